import type { MailFile } from "../mail/parse-mail";
import { openZip } from "./open-zip";
import { Unreadable } from "./unreadable";

const MOST_FILES = 50;
/** What systems put beside the files. */
const OF_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;

/** What an archive holds: files, and those that could not be unpacked with the reason. */
interface ArchivedFiles {
  files: MailFile[];
  unread: { file: MailFile; why: string }[];
  /** Words for the user where not all files were read. */
  problem: string | null;
}

/** The files of an archive, the first 50 of them, within the bounds of archives. Throws Unreadable. */
export function readZip(bytes: Uint8Array): ArchivedFiles {
  const zip = openZip(bytes);
  const names = zip.names.filter((name) => !name.endsWith("/") && !OF_SYSTEM.test(name));
  const read: ArchivedFiles = {
    files: [],
    unread: [],
    problem: names.length > MOST_FILES ? `Only the first ${MOST_FILES} files were read.` : null,
  };
  for (const name of names.slice(0, MOST_FILES)) {
    try {
      read.files.push(fileOf(name, zip.read(name) ?? new Uint8Array()));
    } catch (cause) {
      if (!(cause instanceof Unreadable)) throw cause;
      read.unread.push({ file: fileOf(name, new Uint8Array()), why: cause.message });
    }
  }
  return read;
}

const fileOf = (filename: string, bytes: Uint8Array): MailFile => ({
  filename,
  mimeType: "application/octet-stream",
  charset: null,
  disposition: "attachment",
  partOfPage: false,
  bytes,
  size: bytes.length,
});
