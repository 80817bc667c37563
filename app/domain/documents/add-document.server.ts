import { eq, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { documents } from "../../database/schema/documents.server";
import { users } from "../../database/schema/users.server";
import { THROTTLES, takeTry } from "../accounts/throttle.server";
import { requireAgent } from "../agents/require-agent.server";
import { DomainError, notFound } from "../errors";
import { log } from "../log";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { LARGEST_DOCUMENT_BYTES, TOO_LARGE_DOCUMENT, WRONG_DOCUMENT_TYPE } from "./document-limits";
import { documentName, extensionOf } from "./document-name";
import { documentColumns, documentView } from "./document-rows.server";
import type { DocumentUpload } from "./document-schema";
import type { DocumentView } from "./document-view";

/** What a free account may hold (decisions.md, 'free tier'). */
const FREE_ACCOUNT_BYTES = 100 * 1024 * 1024;
const NO_ROOM =
  "A free account holds 100 MB of documents. Delete some to make room, or move to the Professional plan.";

const MIME_TYPES = {
  txt: "text/plain",
  md: "text/markdown",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/**
 * Keeps an uploaded file and asks for its reading. Throws DomainError: "too-large" (the file, or the account's room),
 * "wrong-type" by its name, "invalid" for an empty file, "not-found" for the agent, "too-many" after 300 in an hour.
 * Nothing is kept when it throws.
 */
export async function addDocument(
  platform: Platform,
  owner: { userId: string; agentId: string },
  { file, description }: DocumentUpload,
): Promise<DocumentView> {
  if (file.size > LARGEST_DOCUMENT_BYTES) throw new DomainError("too-large", TOO_LARGE_DOCUMENT);
  const filename = documentName(file.name);
  const extension = extensionOf(filename);
  if (extension === null) throw new DomainError("wrong-type", WRONG_DOCUMENT_TYPE);
  if (file.size === 0) {
    const words = "This file is empty.";
    throw new DomainError("invalid", words, { fields: { file: [words] } });
  }
  await requireAgent(platform, owner);
  await takeTry(platform, THROTTLES.upload, owner.userId);
  const id = newId();
  const fileKey = `document/${owner.agentId}/${id}`;
  await platform.files.put(fileKey, new Uint8Array(await file.arrayBuffer()), file.size);
  try {
    const [row] = await platform.db
      .insert(documents)
      .values({
        id,
        ...ownedBy(owner),
        size: ifThereIsRoom(owner.userId, file.size),
        filename,
        mimeType: MIME_TYPES[extension],
        description,
        fileKey,
        createdAt: platform.now(),
      })
      .returning(documentColumns);
    if (!row) throw new Error("The document's row was not returned.");
    await askForReading(platform, id);
    return documentView(row);
  } catch (error) {
    await platform.files.delete([fileKey]);
    if (isMissing(error, "documents.size")) throw new DomainError("too-large", NO_ROOM);
    if (isMissing(error, "documents.agent_id")) throw notFound("Agent");
    throw error;
  }
}

/** The file is safe before its reading is asked for; when the queue is down, the sweep asks again. */
async function askForReading(platform: Platform, documentId: string): Promise<void> {
  try {
    await platform.jobs.enqueue({ kind: "read-document", documentId });
  } catch (cause) {
    log("document.enqueue-failed", { documentId }, cause);
  }
}

// Null where the agent has gone meanwhile, and NOT NULL then refuses the row.
function ownedBy({ userId, agentId }: { userId: string; agentId: string }) {
  const agent = sql`(select ${agents.id} from ${agents} where ${eq(agents.id, agentId)} and ${eq(agents.userId, userId)})`;
  return { userId, agentId: agent };
}

// In the same statement as the insert, so that two uploads at once can't both take the last room.
function ifThereIsRoom(userId: string, size: number) {
  return sql`(select case when ${users.planTier} = 'Professional' or ${size} + (
    select coalesce(sum(d.size), 0) from documents d where d.user_id = ${userId}
  ) <= ${FREE_ACCOUNT_BYTES} then ${size} end from ${users} where ${users.id} = ${userId})`;
}

function isMissing(error: unknown, column: string): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return cause.includes(`NOT NULL constraint failed: ${column}`);
}
