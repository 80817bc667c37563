import { notFound } from "../errors";
import type { OpenedFile } from "../inbox/open-mail.server";
import type { Platform } from "../platform";
import { type DocumentOf, isTheirDocument } from "./document-rows.server";

/** The file as it was uploaded, for its owner, readable or not. Throws DomainError("not-found"). */
export async function openDocument(platform: Platform, document: DocumentOf): Promise<OpenedFile> {
  const row = await platform.db.query.documents.findFirst({
    where: isTheirDocument(document),
    columns: { filename: true, mimeType: true, fileKey: true },
  });
  if (!row) throw notFound("Document");
  const file = await platform.files.find(row.fileKey);
  if (!file) throw notFound("Document");
  return { filename: row.filename, mimeType: row.mimeType, file };
}
