import { readMessage } from "./mail/read-message";
import { ROOMY_BYTES } from "./mail/shape-mail";
import { withLineFeeds } from "./mail/with-line-feeds";
import type { MailAttachment } from "./mail-content";

/** Whether the files of a raw message of this size can be taken out of it; the largest fit into the memory only as they are. */
export function holdsFiles(rawSize: number): boolean {
  return rawSize <= ROOMY_BYTES;
}

/**
 * The bytes of a file in a raw message, by its place in the attachments that `readMail` lists of it, files of forwarded
 * mails and archives among them; of unencoded text the line ends may be others. Null for a place that has none, and for a file whose bytes are not there: of a message
 * that doesn't hold its files, and of one that another program's file holds without its source.
 */
export async function takeOutFile(
  raw: Uint8Array,
  place: number,
): Promise<(Pick<MailAttachment, "filename" | "mimeType"> & { bytes: Uint8Array }) | null> {
  if (!holdsFiles(raw.length)) return null;
  const bytesOf = new Map<MailAttachment, Uint8Array>();
  const { attachments } = await readMessage(withLineFeeds(raw), {
    readFile: null,
    textOnly: false,
    keepsUnread: true,
    onListed: (entry, file) => bytesOf.set(entry, file.bytes),
  });
  const entry = attachments[place];
  const bytes = entry && bytesOf.get(entry);
  if (!entry || !bytes || bytes.length !== entry.size) return null;
  return { filename: entry.filename, mimeType: entry.mimeType, bytes };
}
