import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";

import type { UserView } from "../domain/accounts/user-view";
import { recordEvent } from "../domain/audit/record-event.server";

import { addDocument } from "../domain/documents/add-document.server";
import { deleteDocument, describeDocument } from "../domain/documents/change-document.server";
import { DocumentDescription, DocumentUpload } from "../domain/documents/document-schema";
import { openDocument } from "../domain/documents/open-document.server";
import { FAILED } from "../domain/failed-words";
import { operation } from "../http/operation";
import { orNotFound } from "../http/or-not-found";

const AgentId = z.object({ agentId: z.string() });
const DocumentId = AgentId.extend({ documentId: z.string() });

export const uploadMyDocument = operation({
  access: "user",
  input: DocumentUpload.extend(AgentId.shape),
  run: ({ platform, user }, { agentId, ...upload }) =>
    addDocument(platform, { userId: user.id, agentId }, upload),
  records: ({ id }, { agentId }) => ({ action: "document.added", agentId, subjectId: id }),
  says: { done: { title: "Document uploaded" }, failed: FAILED["add-document"] },
});

export const describeMyDocument = operation({
  access: "user",
  input: DocumentDescription.extend(DocumentId.shape),
  run: ({ platform, user }, { description, ...document }) =>
    describeDocument(platform, { userId: user.id, ...document }, description),
  records: (_, { agentId, documentId }) => ({ action: "document.changed", agentId, subjectId: documentId }),
  says: { done: { title: "Document updated" }, failed: FAILED["describe-document"] },
});

export const deleteMyDocument = operation({
  access: "user",
  input: DocumentId,
  run: async ({ platform, user }, document) => {
    await deleteDocument(platform, { userId: user.id, ...document });
    return { ok: true };
  },
  records: (_, { agentId, documentId }) => ({ action: "document.deleted", agentId, subjectId: documentId }),
  says: { done: { title: "Document deleted" }, failed: FAILED["delete-document"] },
});

/** The file for its owner. Throws a 404 response for one that isn't there or isn't theirs. */
export async function downloadMyDocument(
  context: AppLoadContext,
  user: UserView,
  document: { agentId: string; documentId: string },
) {
  const file = await orNotFound(openDocument(context.platform, { userId: user.id, ...document }));
  await recordEvent(context.platform, user.id, "user", {
    action: "document.downloaded",
    agentId: document.agentId,
    subjectId: document.documentId,
  });
  return file;
}
