import { readCalendar } from "../calendar/read-calendar";
import { plainLine } from "../hidden-characters";
import { htmlToText } from "../html/html-to-text";
import { decodeText } from "../mail/decode-text";
import type { MailFile, ParsedMail } from "../mail/parse-mail";
import type { MailAttachment, MailPart } from "../mail-content";
import { readTranscript } from "../read-transcript";
import { fileKindOf, whyUnsupported } from "./file-kinds";
import type { FileKind } from "./promised-kind";
import { readCsv } from "./read-csv";
import { readMsg } from "./read-msg";
import { readTnef } from "./read-tnef";
import { readZip } from "./read-zip";
import { Unreadable } from "./unreadable";

/**
 * Reads an attached document; null when there is no text in it. Words of an Unreadable, and `problem` when only a part
 * was read, are shown as the reason.
 */
export type ReadFile = (file: {
  filename: string;
  mimeType: string;
  bytes: Uint8Array;
}) => Promise<string | { text: string; problem: string | null } | null>;

export interface FileOptions {
  readFile: ReadFile | null;
  /** Big mails: files other than text are listed and not decoded, to stay within the worker's memory. */
  textOnly: boolean;
  /** Documents, archives and Outlook's files are not opened: the first one ends the reading with PackedFile. */
  refusesPacked?: boolean;
  /** Files that are never read are there with their bytes, too; otherwise their size alone is told. */
  keepsUnread?: boolean;
  /** The file stands in an archive, so that archives are not opened; absent: it does not. */
  inArchive?: boolean;
  /** Is told of each file as it is listed. */
  onListed?: (entry: MailAttachment, file: MailFile) => void;
}

/** Reads a message inside another one; null where too many stand inside each other. */
export type ReadNested = (mail: Uint8Array | ParsedMail, options: FileOptions) => Promise<FileResult | null>;

/** What a file adds to its mail. */
export interface FileResult {
  parts: MailPart[];
  attachments: MailAttachment[];
}

/** A file that takes more than its own size to read, met where that is not wanted. */
export class PackedFile extends Error {}

const NOTHING = { text: "", problem: null };
const MAX_FILE_TEXT = 500_000;
const UNNAMED: Partial<Record<FileKind, string>> = {
  mail: "message.eml",
  calendar: "invite.ics",
  text: "text.txt",
  table: "table.csv",
  html: "page.html",
  picture: "picture",
};

/**
 * Reads one file of a message: attached mails with `readNested`, texts, tables, transcripts and invitations here, documents
 * with the options' `readFile`, and the files that Outlook or an archive packed, those of an archive one level deep. What is not read is listed with a reason, except pictures that belong to the page,
 * which are listed as not read and without one. Throws PackedFile where the options refuse it.
 */
export async function readAttachedFile(
  file: MailFile,
  options: FileOptions,
  readNested: ReadNested,
): Promise<FileResult> {
  const kind = fileKindOf(file);
  const listed = new ListedFile(file, kind, options);
  if (options.refusesPacked && /^(?:message|tnef|archive|document)$/.test(kind)) throw new PackedFile();
  switch (kind) {
    case "mail":
      return readMailFile(file.message ?? file.bytes, listed, options, readNested);
    case "message":
      return unpacked(listed, options, () => readMailFile(readMsg(file.bytes), listed, options, readNested));
    case "tnef":
      return unpacked(listed, options, () =>
        readInner(readTnef(file.bytes), listed.read([]), options, readNested),
      );
    case "archive":
      if (options.inArchive) return listed.unread("An archive inside an archive is not opened.");
      return unpacked(listed, options, () => readArchive(file.bytes, listed, options, readNested));
    case "picture":
      return file.partOfPage ? listed.decoration() : listed.unread(whyUnsupported(file));
    case "unsupported":
      return listed.unread(whyUnsupported(file));
    case "document":
      return readDocument(file, options, listed);
    case "calendar":
      return readCalendarFile(textOfFile(file), listed);
    case "report": {
      const text = textOfFile(file);
      return listed.read(text === "" ? [] : [listed.part("attachment", text)], file.filename !== null);
    }
    default:
      return readTextFile(kind, textOfFile(file), listed);
  }
}

/** A file on its way into the mail's list of attachments. */
class ListedFile {
  readonly filename: string;

  constructor(
    private readonly file: MailFile,
    kind: FileKind,
    private readonly options: FileOptions,
  ) {
    const name = plainLine(file.filename ?? "")
      .replace(/\p{Cc}+/gu, " ")
      .trim();
    this.filename = (name || (UNNAMED[kind] ?? "attachment")).slice(0, 255);
  }

  part(kind: MailPart["kind"], text: string): MailPart {
    const { filename } = this;
    return { kind, author: null, sentAt: null, subject: null, filename, text, history: "", signature: "" };
  }

  read(parts: MailPart[], listed = true, problem: string | null = null): FileResult {
    return { parts, attachments: listed ? [this.entry(true, problem)] : [] };
  }

  unread(problem: string): FileResult {
    return { parts: [], attachments: [this.entry(false, problem)] };
  }

  decoration(): FileResult {
    return { parts: [], attachments: [this.entry(false, null)] };
  }

  private entry(read: boolean, problem: string | null): MailAttachment {
    const { mimeType, size } = this.file;
    const entry = { filename: this.filename, mimeType, size, read, problem };
    this.options.onListed?.(entry, this.file);
    return entry;
  }
}

const textOfFile = (file: MailFile) => decodeText(file.bytes, file.charset).replace(/\r\n?/g, "\n").trim();

function readTextFile(kind: FileKind, text: string, listed: ListedFile): FileResult {
  const transcript = kind === "html" ? null : readTranscript(listed.filename, text);
  const table = kind === "table" && transcript === null ? readCsv(text.slice(0, MAX_FILE_TEXT)) : null;
  const words = transcript ?? table?.text ?? (kind === "html" ? htmlToText(text) : text);
  if (words === "") return listed.unread("No text was found in it.");
  const isWhole = table ? table.isWhole && text.length <= MAX_FILE_TEXT : words.length <= MAX_FILE_TEXT;
  const problem = isWhole ? null : "Only its beginning was read.";
  const part = listed.part(transcript === null ? "attachment" : "transcript", words.slice(0, MAX_FILE_TEXT));
  return listed.read([part], true, problem);
}

function readCalendarFile(text: string, listed: ListedFile): FileResult {
  const found = readCalendar(text.slice(0, MAX_FILE_TEXT));
  if (!found)
    return text === ""
      ? listed.unread("No text was found in it.")
      : listed.read([listed.part("attachment", text.slice(0, MAX_FILE_TEXT))]);
  const { subject, author, events: calendar } = found;
  const part = { ...listed.part("calendar", found.text), subject, author, calendar };
  return listed.read([part], true, found.isWhole ? null : "Only its beginning was read.");
}

async function readDocument(
  file: MailFile,
  { readFile, textOnly }: FileOptions,
  listed: ListedFile,
): Promise<FileResult> {
  if (textOnly) return listed.unread("The mail is too big for its attachments to be read.");
  if (!readFile) return listed.unread("This type of file is not read.");
  const { filename } = listed;
  try {
    const found = await readFile({ filename, mimeType: file.mimeType, bytes: file.bytes });
    const { text, problem: reason } =
      typeof found === "string" ? { text: found, problem: null } : (found ?? NOTHING);
    const transcript = readTranscript(filename, text);
    const words = transcript ?? text.trim();
    if (words === "") return listed.unread("No text was found in it.");
    const problem = words.length > MAX_FILE_TEXT ? "Only its beginning was read." : reason;
    const kind = transcript === null ? "attachment" : "transcript";
    return listed.read([listed.part(kind, words.slice(0, MAX_FILE_TEXT))], true, problem);
  } catch (error) {
    // One broken document must not keep the mail from being read.
    return listed.unread(error instanceof Unreadable ? error.message : "It could not be read.");
  }
}

/** Files of other programs are read whole or not at all. */
async function unpacked(
  listed: ListedFile,
  { textOnly }: FileOptions,
  read: () => Promise<FileResult>,
): Promise<FileResult> {
  if (textOnly) return listed.unread("The mail is too big for its attachments to be read.");
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unreadable) return listed.unread(error.message);
    throw error;
  }
}

async function readArchive(
  bytes: Uint8Array,
  listed: ListedFile,
  options: FileOptions,
  readNested: ReadNested,
): Promise<FileResult> {
  const { files, unread, problem } = readZip(bytes);
  const within = (name: string | null) => `${listed.filename}/${name ?? ""}`;
  const named = files.map((file) => ({ ...file, filename: within(file.filename) }));
  const own = listed.read([], true, problem);
  own.attachments.push(
    ...unread.flatMap(
      ({ file, why }) =>
        new ListedFile({ ...file, filename: within(file.filename) }, "unsupported", options).unread(why)
          .attachments,
    ),
  );
  return readInner(named, own, { ...options, inArchive: true }, readNested);
}

async function readInner(
  files: MailFile[],
  own: FileResult,
  options: FileOptions,
  readNested: ReadNested,
): Promise<FileResult> {
  const parts = [...own.parts];
  const attachments = [...own.attachments];
  for (const file of files) {
    const found = await readAttachedFile(file, options, readNested);
    parts.push(...found.parts);
    attachments.push(...found.attachments);
  }
  return { parts, attachments };
}

async function readMailFile(
  message: Uint8Array | ParsedMail,
  listed: ListedFile,
  options: FileOptions,
  readNested: ReadNested,
): Promise<FileResult> {
  if (message instanceof Uint8Array && message.length === 0)
    return listed.unread("The attached mail is empty.");
  const nested = await readNested(message, options);
  if (nested === null) return listed.unread("Too many mails inside each other.");
  const own = listed.read(nested.parts);
  return { parts: own.parts, attachments: [...own.attachments, ...nested.attachments] };
}
