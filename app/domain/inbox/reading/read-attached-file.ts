import { DomainError } from "../../errors";
import type { MailAttachment, MailPart } from "../mail-content";
import { decodedSize, decodeLeafBytes, decodeLeafText } from "./decode-leaf";
import { type FileKind, fileKindOf, whyUnsupported } from "./file-kinds";
import { htmlToText } from "./html-to-text";
import { headerValue } from "./mail-headers";
import type { MailLeaf } from "./mail-tree";
import type { MailFile } from "./message-body";
import { readCalendar } from "./read-calendar";
import { readTranscript } from "./read-transcript";

/**
 * Reads an attached document; null when there is no text in it. Words of a DomainError, and `problem` when only a part
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
}

/** What a file adds to its mail. */
export interface FileResult {
  parts: MailPart[];
  attachments: MailAttachment[];
}

const NOTHING = { text: "", problem: null };
const maxFileText = 500_000;
const unnamed: Partial<Record<FileKind, string>> = {
  mail: "message.eml",
  calendar: "invite.ics",
  text: "text.txt",
  html: "page.html",
  picture: "picture",
};

/**
 * Reads one file of a message: attached mails with `readNested`, texts, transcripts and invitations here, documents
 * with the options' `readFile`. What is not read is listed with a reason, except pictures that belong to the page,
 * which are listed as not read and without one.
 */
export async function readAttachedFile(
  bytes: Uint8Array,
  { leaf, related, isBody }: MailFile,
  options: FileOptions,
  readNested: (mail: Uint8Array) => Promise<FileResult | null>,
): Promise<FileResult> {
  const kind = fileKindOf(leaf);
  const file = new ListedFile(leaf, kind, decodedSize(bytes, leaf));
  if (isBody) return file.read([]);
  switch (kind) {
    case "mail":
      return readMailFile(bytes, leaf, options, file, readNested);
    case "picture":
      return isDecoration(leaf, related) ? file.decoration() : file.unread(whyUnsupported(leaf));
    case "unsupported":
      return file.unread(whyUnsupported(leaf));
    case "document":
      return readDocument(bytes, leaf, options, file);
    case "calendar":
      return readCalendarFile(textOfFile(bytes, leaf), file);
    case "report": {
      const text = textOfFile(bytes, leaf);
      return file.read(text === "" ? [] : [file.part("attachment", text)], leaf.filename !== null);
    }
    default:
      return readTextFile(kind, textOfFile(bytes, leaf), file);
  }
}

/** A file on its way into the mail's list of attachments. */
class ListedFile {
  readonly filename: string;

  constructor(
    private readonly leaf: MailLeaf,
    kind: FileKind,
    private readonly size: number,
  ) {
    const name = (leaf.filename ?? "").replace(/\p{Cc}+/gu, " ").trim();
    this.filename = (name || (unnamed[kind] ?? "attachment")).slice(0, 255);
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
    return { filename: this.filename, mimeType: this.leaf.type, size: this.size, read, problem };
  }
}

/** Pictures that belong to the page or the signature are nobody's attachment. */
function isDecoration(leaf: MailLeaf, related: boolean): boolean {
  if (leaf.disposition === "attachment") return related && leaf.contentId !== null;
  return related || leaf.contentId !== null;
}

function textOfFile(bytes: Uint8Array, leaf: MailLeaf): string {
  return decodeLeafText(bytes, leaf).trim();
}

function readTextFile(kind: FileKind, text: string, file: ListedFile): FileResult {
  const transcript = kind === "html" ? null : readTranscript(file.filename, text);
  const words = transcript ?? (kind === "html" ? htmlToText(text) : text);
  if (words === "") return file.unread("No text was found in it.");
  const problem = words.length > maxFileText ? "Only its beginning was read." : null;
  const part = file.part(transcript === null ? "attachment" : "transcript", words.slice(0, maxFileText));
  return file.read([part], true, problem);
}

function readCalendarFile(text: string, file: ListedFile): FileResult {
  const event = readCalendar(text.slice(0, maxFileText));
  if (!event)
    return text === "" ? file.unread("No text was found in it.") : file.read([file.part("attachment", text)]);
  const { subject, organiser: author } = event;
  return file.read([{ ...file.part("calendar", event.text), subject, author }]);
}

async function readDocument(
  bytes: Uint8Array,
  leaf: MailLeaf,
  { readFile, textOnly }: FileOptions,
  file: ListedFile,
): Promise<FileResult> {
  if (textOnly) return file.unread("The mail is too big for its attachments to be read.");
  if (!readFile) return file.unread("This type of file is not read.");
  const { filename } = file;
  try {
    const found = await readFile({ filename, mimeType: leaf.type, bytes: decodeLeafBytes(bytes, leaf) });
    const { text, problem: reason } =
      typeof found === "string" ? { text: found, problem: null } : (found ?? NOTHING);
    const words = text.trim();
    if (words === "") return file.unread("No text was found in it.");
    const problem = words.length > maxFileText ? "Only its beginning was read." : reason;
    return file.read([file.part("attachment", words.slice(0, maxFileText))], true, problem);
  } catch (error) {
    // One broken document must not keep the mail from being read.
    return file.unread(error instanceof DomainError ? error.message : "It could not be read.");
  }
}

async function readMailFile(
  bytes: Uint8Array,
  leaf: MailLeaf,
  { textOnly }: FileOptions,
  file: ListedFile,
  readNested: (mail: Uint8Array) => Promise<FileResult | null>,
): Promise<FileResult> {
  const inside = bytes.subarray(leaf.start, leaf.end);
  const encoded = /base64|quoted-printable/i.test(
    headerValue(leaf.fields, "content-transfer-encoding") ?? "",
  );
  // Some programs name an encoding for an attached mail and then do not use it.
  const start = String.fromCharCode(...inside.subarray(0, 80)).trimStart();
  const plain = !encoded || /^(?:[\w-]{2,60}:\s|From )/.test(start);
  if (!plain && textOnly) return file.unread("The mail is too big for its attachments to be read.");
  const mail = plain ? inside : decodeLeafBytes(bytes, leaf);
  if (mail.length === 0) return file.unread("The attached mail is empty.");
  const nested = await readNested(mail);
  if (nested === null) return file.unread("Too many mails inside each other.");
  const own = file.read(nested.parts);
  return { parts: own.parts, attachments: [...own.attachments, ...nested.attachments] };
}
