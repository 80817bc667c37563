import { and, eq } from "drizzle-orm";
import { mails } from "../../database/schema/mails.server";
import type { MailAttachment } from "../../reading/mail-content";
import { holdsFiles, takeOutFile } from "../../reading/take-out-file";
import { DomainError, notFound } from "../errors";
import type { Platform, StoredFile } from "../platform";
import { NO_ROOM_FOR_ATTACHMENTS } from "./attachment-room.server";

interface MailOf {
  userId: string;
  agentId: string;
  mailId: string;
}

/** A file for its owner: its name, and its bytes or a part of them. */
export interface OpenedFile {
  filename: string;
  mimeType: string;
  file: StoredFile;
}

const ONLY_IN_ORIGINAL = "This file can't be taken out of its email; it is in the original.";

/** Whether an attachment's bytes can be had without the whole mail. */
export function isFileKept(
  { rawSize }: { rawSize: number },
  { problem }: Pick<MailAttachment, "problem">,
): boolean {
  return holdsFiles(rawSize) && problem !== NO_ROOM_FOR_ATTACHMENTS;
}

/** The message as it came (RFC 5322). Throws DomainError("not-found"), also once it is no longer kept. */
export async function openRawMail(platform: Platform, mail: MailOf): Promise<OpenedFile> {
  const row = await findRow(platform, mail);
  const file = await platform.files.find(row.rawKey);
  if (!file) throw notFound("Original");
  return { filename: `${row.subject?.slice(0, 100) || "email"}.eml`, mimeType: "message/rfc822", file };
}

/**
 * An attached file, by its place in the mail's list from 0. Throws DomainError("not-found"), and "conflict" for one that
 * can only be had with the whole mail.
 */
export async function openMailFile(platform: Platform, mail: MailOf, place: number): Promise<OpenedFile> {
  const row = await findRow(platform, mail);
  const listed = row.attachments[place];
  if (!listed) throw notFound("Attachment");
  if (!isFileKept(row, listed)) throw new DomainError("conflict", ONLY_IN_ORIGINAL);
  const raw = await platform.files.get(row.rawKey);
  if (!raw) throw notFound("Original");
  const found = await takeOutFile(raw, place);
  // What a later version of the reader lists otherwise must not be given for another file.
  if (!found || found.bytes.length !== listed.size) throw new DomainError("conflict", ONLY_IN_ORIGINAL);
  return {
    filename: listed.filename,
    mimeType: listed.mimeType,
    file: fileOf(found.bytes, `${mail.mailId}-${place}`),
  };
}

async function findRow({ db }: Platform, { userId, agentId, mailId }: MailOf) {
  const row = await db.query.mails.findFirst({
    where: and(eq(mails.id, mailId), eq(mails.agentId, agentId), eq(mails.userId, userId)),
    columns: { subject: true, rawKey: true, rawSize: true, attachments: true },
  });
  if (!row) throw notFound("Email");
  return row;
}

/** A mail's bytes never change, so the name of the place is a strong validator. */
function fileOf(bytes: Uint8Array, etag: string): StoredFile {
  return {
    size: bytes.length,
    etag: `"${etag}"`,
    uploadedAt: null,
    read: async (offset, length) => new Blob([bytes.slice(offset, offset + length)]).stream(),
  };
}
