import type { MailAttachment, MailPart, Person } from "../mail-content";
import { decodeBytes } from "./decode-bytes";
import { decodeLeafBytes, decodeLeafText } from "./decode-leaf";
import { decodeHeaderText } from "./decode-words";
import { fileKindOf, whyUnsupported } from "./file-kinds";
import { htmlToText } from "./html-to-text";
import { type HeaderField, headerValue } from "./mail-headers";
import { type MailLeaf, readMailTree } from "./mail-tree";
import { layOutMessage, type MailFile, readBody } from "./message-body";
import { readHeaderPerson } from "./person";
import { readCalendar } from "./read-calendar";
import { readDateHeader, readHeaderOffset } from "./read-date";
import { readTranscript } from "./read-transcript";
import { readTextParts } from "./text-parts";

/** Reads an attached document; null when there is no text in it. */
export type ReadFile = (file: {
  filename: string;
  mimeType: string;
  bytes: Uint8Array;
}) => Promise<string | null>;

export interface MessageOptions {
  readFile: ReadFile | null;
  /** Big mails: files other than text are listed and not decoded, to stay within the worker's memory. */
  textOnly: boolean;
}

/** A message and everything readable in it, before anything is said about its role. */
export interface ReadMessage {
  fields: HeaderField[];
  subject: string | null;
  from: Person;
  sentAt: string | null;
  /** The body before forwards and quotations were taken out. */
  bodyText: string;
  /** The decoded bodies, HTML as it came. */
  sources: string[];
  parts: MailPart[];
  attachments: MailAttachment[];
}

const maxNestedMails = 5;
const maxFileText = 1_000_000;

/** Subject as people see it: encoded words decoded, control characters out, never empty. */
export function readSubject(fields: HeaderField[]): string | null {
  const value = headerValue(fields, "subject");
  if (value === null) return null;
  const text = decodeHeaderText(value.slice(0, 20_000))
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? null : text;
}

function readAuthor(fields: HeaderField[]): Person {
  let nameOnly: Person | null = null;
  for (const name of ["from", "sender", "reply-to", "return-path"]) {
    const person = readHeaderPerson(headerValue(fields, name));
    if (person.address) return nameOnly ? { ...person, name: nameOnly.name } : person;
    if (person.name && name === "from") nameOnly = person;
  }
  return nameOnly ?? { name: null, address: null };
}

/** Reads a message, and the messages inside it down to a fixed depth. */
export async function readMessage(
  bytes: Uint8Array,
  options: MessageOptions,
  depth = 0,
): Promise<ReadMessage> {
  const { fields, root } = readMailTree(bytes);
  const subject = readSubject(fields);
  const from = readAuthor(fields);
  const date = headerValue(fields, "date");
  const sentAt = readDateHeader(date);
  const { body, files } = layOutMessage(root);
  const { text: bodyText, sources } = await readBody(bytes, body);
  const owner = {
    kind: depth === 0 ? ("body" as const) : ("forwarded" as const),
    author: from,
    sentAt,
    subject,
    offsetMinutes: readHeaderOffset(date) ?? 0,
    automated: isAutomated(fields, from),
  };
  const fromFiles: FileResult[] = [];
  for (const file of files) fromFiles.push(await readFileOf(bytes, file, options, depth));
  const parts = readTextParts(bodyText, owner);
  const nested = fromFiles.flatMap((file) => file.parts);
  const first = parts[0];
  if (first?.kind === "body" && nested.some((part) => part.kind === "forwarded")) first.kind = "note";
  if (depth > 0 && parts.length === 0) parts.push(emptyMail(owner));
  return {
    fields,
    subject,
    from,
    sentAt,
    bodyText,
    sources,
    parts: [...parts, ...nested],
    attachments: fromFiles.flatMap((file) => file.attachments),
  };
}

/** Whether headers say that a service sent the mail, so that its footer may be taken for one (RFC 2919, 3834). */
function isAutomated(fields: HeaderField[], from: Person): boolean {
  const named = ["list-id", "list-unsubscribe", "x-github-reason", "x-jira-fingerprint"];
  return (
    named.some((name) => headerValue(fields, name) !== null) ||
    /^(?:bulk|list)$/i.test(headerValue(fields, "precedence") ?? "") ||
    /^auto-generated/i.test(headerValue(fields, "auto-submitted") ?? "") ||
    /^(?:no-?reply|do-?not-?reply|notifications?|notify|jira|updates?|alerts?)[@+.-]/i.test(
      from.address ?? "",
    )
  );
}

function emptyMail(owner: { author: Person; sentAt: string | null; subject: string | null }): MailPart {
  const { author, sentAt, subject } = owner;
  return { kind: "forwarded", author, sentAt, subject, filename: null, text: "", history: "", signature: "" };
}

interface FileResult {
  parts: MailPart[];
  attachments: MailAttachment[];
}

const unnamed: Record<string, string> = {
  mail: "message.eml",
  calendar: "invite.ics",
  text: "text.txt",
  html: "page.html",
  picture: "picture",
};

async function readFileOf(
  bytes: Uint8Array,
  { leaf, related, isBody }: MailFile,
  options: MessageOptions,
  depth: number,
): Promise<FileResult> {
  const kind = fileKindOf(leaf);
  const filename = (leaf.filename ?? unnamed[kind] ?? "attachment").slice(0, 255);
  const listed = (size: number, problem: string | null): MailAttachment => ({
    filename,
    mimeType: leaf.type,
    size,
    read: problem === null,
    problem,
  });
  const part = (partKind: MailPart["kind"], text: string): MailPart => ({
    kind: partKind,
    author: null,
    sentAt: null,
    subject: null,
    filename,
    text,
    history: "",
    signature: "",
  });
  const encodedSize = leaf.end - leaf.start;
  const alone = (problem: string): FileResult => ({ parts: [], attachments: [listed(encodedSize, problem)] });

  if (isBody) return { parts: [], attachments: [listed(encodedSize, null)] };
  if (kind === "picture" && isDecoration(leaf, related))
    return { parts: [], attachments: [{ ...listed(encodedSize, null), read: false }] };
  if (kind === "mail") {
    if (depth >= maxNestedMails) return alone("Too many mails inside each other.");
    return readNestedMail(await nestedBytes(bytes, leaf), options, depth, listed);
  }
  if (kind === "picture" || kind === "unsupported") {
    const size = options.textOnly ? encodedSize : (await decodeLeafBytes(bytes, leaf)).length;
    return { parts: [], attachments: [listed(size, whyUnsupported(leaf))] };
  }
  if (kind === "document") {
    if (options.textOnly) return alone("The mail is too big for its attachments to be read.");
    const file = await decodeLeafBytes(bytes, leaf);
    const text = options.readFile
      ? await readDocument(options.readFile, filename, leaf.type, file)
      : undefined;
    const problem =
      text === undefined
        ? "This type of file is not read."
        : text === null
          ? "No text was found in it."
          : null;
    return { parts: text ? [part("attachment", text)] : [], attachments: [listed(file.length, problem)] };
  }
  const file = await decodeLeafBytes(bytes, leaf);
  const text = leaf.parameters.has("charset")
    ? await decodeLeafText(bytes, leaf)
    : decodeBytes(file, null).replace(/\r\n?/g, "\n");
  const capped = text.slice(0, maxFileText);
  if (kind === "calendar") {
    const event = readCalendar(capped);
    const { subject = null, organiser: author = null } = event ?? {};
    return {
      parts: event ? [{ ...part("calendar", event.text), subject, author }] : [],
      attachments: leaf.filename ? [listed(file.length, null)] : [],
    };
  }
  if (kind === "report")
    return {
      parts: [part("attachment", capped.trim())],
      attachments: leaf.filename ? [listed(file.length, null)] : [],
    };
  const transcript = kind === "html" ? null : readTranscript(filename, capped);
  if (transcript !== null)
    return { parts: [part("transcript", transcript)], attachments: [listed(file.length, null)] };
  const plain = kind === "html" ? htmlToText(capped) : capped.trim();
  if (plain === "") return { parts: [], attachments: [listed(file.length, "No text was found in it.")] };
  return { parts: [part("attachment", plain)], attachments: [listed(file.length, null)] };
}

/** A document that makes its reader fail is one without text, not a mail that can't be read. */
async function readDocument(
  readFile: ReadFile,
  filename: string,
  mimeType: string,
  bytes: Uint8Array,
): Promise<string | null> {
  try {
    const text = await readFile({ filename, mimeType, bytes });
    return text === null || text.trim() === "" ? null : text.trim();
  } catch {
    return null;
  }
}

async function nestedBytes(bytes: Uint8Array, leaf: MailLeaf): Promise<Uint8Array> {
  const encoding = headerValue(leaf.fields, "content-transfer-encoding") ?? "";
  const encoded = /base64|quoted-printable/i.test(encoding);
  const inside = bytes.subarray(leaf.start, leaf.end);
  // Some programs name an encoding for an attached mail and then do not use it.
  const looksPlain = /^(?:[\w-]{2,60}:\s|From )/.test(
    String.fromCharCode(...inside.subarray(0, 80)).trimStart(),
  );
  return encoded && !looksPlain ? decodeLeafBytes(bytes, leaf) : inside;
}

async function readNestedMail(
  bytes: Uint8Array,
  options: MessageOptions,
  depth: number,
  listed: (size: number, problem: string | null) => MailAttachment,
): Promise<FileResult> {
  if (bytes.length === 0) return { parts: [], attachments: [listed(0, "The attached mail is empty.")] };
  const mail = await readMessage(bytes, options, depth + 1);
  return { parts: mail.parts, attachments: [listed(bytes.length, null), ...mail.attachments] };
}

/** Pictures that belong to the page or the signature are nobody's attachment. */
function isDecoration(leaf: MailLeaf, related: boolean): boolean {
  if (leaf.disposition === "attachment") return related && leaf.contentId !== null;
  return related || leaf.contentId !== null;
}
