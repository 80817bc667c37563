import { and, eq, getTableColumns } from "drizzle-orm";
import { documents } from "../../database/schema/documents.server";
import type { DocumentView } from "./document-view";

export interface DocumentOf {
  userId: string;
  agentId: string;
  documentId: string;
}

/** The condition that a document is there and is theirs. */
export function isTheirDocument({ userId, agentId, documentId }: DocumentOf) {
  return and(eq(documents.id, documentId), eq(documents.agentId, agentId), eq(documents.userId, userId));
}

const { text: _text, ...columns } = getTableColumns(documents);

/** All of a document but its text, which may be megabytes. */
export const documentColumns = columns;

/** `ContextDoc` of the api contract. */
export function documentView(row: Omit<typeof documents.$inferSelect, "text">): DocumentView {
  const { id, filename, description, size, state, problem } = row;
  return { id, filename, description, size, state, problem, createdAt: row.createdAt.toISOString() };
}
