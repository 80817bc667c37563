import { documents } from "../../database/schema/documents.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { type DocumentOf, documentColumns, documentView, isTheirDocument } from "./document-rows.server";
import type { DocumentView } from "./document-view";

/** Changes what its owner says about a document; null takes it away. Throws DomainError("not-found"). */
export async function describeDocument(
  platform: Platform,
  document: DocumentOf,
  description: string | null,
): Promise<DocumentView> {
  const [row] = await platform.db
    .update(documents)
    .set({ description })
    .where(isTheirDocument(document))
    .returning(documentColumns);
  if (!row) throw notFound("Document");
  return documentView(row);
}

/** Deletes a document and its file; quotes that a digest cites stay there. Throws DomainError("not-found"). */
export async function deleteDocument(platform: Platform, document: DocumentOf): Promise<void> {
  const row = await platform.db.query.documents.findFirst({
    where: isTheirDocument(document),
    columns: { fileKey: true },
  });
  if (!row) throw notFound("Document");
  // The file first: if this stops halfway the row is still there to be deleted again.
  await platform.files.delete([row.fileKey]);
  await platform.db.delete(documents).where(isTheirDocument(document));
}
