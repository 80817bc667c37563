import type { Header } from "postal-mime";
import { fileKindOf } from "../files/file-kinds";
import {
  type FileOptions,
  type FileResult,
  type ReadNested,
  readAttachedFile,
} from "../files/read-attached-file";
import type { MailAttachment, MailOrigin, MailPart, Person } from "../mail-content";
import { pauseIfLong } from "../pause";
import { headerValue } from "./header-value";
import { originOf } from "./mail-origin";
import { readBody } from "./message-body";
import { readOriginalAuthor } from "./original-author";
import { type ParsedMail, parseMail } from "./parse-mail";
import { readAuthor } from "./read-author";
import { readDateHeader, readHeaderOffset } from "./read-date";
import { readSubject } from "./read-subject";
import { readSentAs } from "./sent-as";
import { readCopiedTo, readSentTo } from "./sent-to";
import { readTextParts } from "./text-parts";

/** A message and everything readable in it, before anything is said about its role. */
interface ReadMessage {
  headers: Header[];
  subject: string | null;
  from: Person;
  origin: MailOrigin;
  sentAt: string | null;
  /** The body before forwards and quotations were taken out. */
  bodyText: string;
  /** The decoded bodies, HTML as it came. */
  sources: string[];
  parts: MailPart[];
  attachments: MailAttachment[];
  /** What its own files take, decoded; mails and calendars among them are words and not counted. */
  fileBytes: number;
}

const MAX_NESTED_MAILS = 5;

/** Reads a message, raw or parsed, and the messages inside it down to a fixed depth. */
export async function readMessage(
  message: Uint8Array | ParsedMail,
  options: FileOptions,
  depth = 0,
): Promise<ReadMessage> {
  const mail = message instanceof Uint8Array ? await parseMail(message, options) : message;
  const { headers } = mail;
  const subject = readSubject(headers);
  const from = readAuthor(headers);
  const date = headerValue(headers, "date");
  const sentAt = readDateHeader(date);
  const size = mail.text.length + mail.html.length + mail.files.reduce((sum, file) => sum + file.size, 0);
  await pauseIfLong(size);
  const bodyText = readBody(mail);
  await pauseIfLong(size);
  const owner = {
    kind: depth === 0 ? ("body" as const) : ("forwarded" as const),
    author: readOriginalAuthor(headers, from) ?? from,
    sentAt,
    subject,
    offsetMinutes: readHeaderOffset(date) ?? 0,
    automated: isAutomated(headers, from),
    sentAs: readSentAs(headers),
    sentTo: readSentTo(headers),
    copiedTo: readCopiedTo(headers),
  };
  const readNested: ReadNested = (inner, itsOptions) =>
    depth >= MAX_NESTED_MAILS ? Promise.resolve(null) : readMessage(inner, itsOptions, depth + 1);
  const fromFiles: FileResult[] = [];
  const attachedMails: MailPart[][] = [];
  for (const file of mail.files) {
    const found = await readAttachedFile(file, options, readNested);
    fromFiles.push(found);
    if (/^(?:mail|message)$/.test(fileKindOf(file))) attachedMails.push(found.parts);
  }
  const parts = await readTextParts(bodyText, owner);
  const origin = originOf({ subject, from, author: owner.author, ownParts: parts, attachedMails });
  await pauseIfLong(size);
  const nested = withoutDoubles(fromFiles.flatMap((file) => file.parts));
  const first = parts[0];
  if (first?.kind === "body" && nested.some((part) => part.kind === "forwarded")) first.kind = "note";
  if (depth > 0 && parts.length === 0) parts.push(emptyMail(owner));
  return {
    headers,
    subject,
    from,
    origin,
    sentAt,
    bodyText,
    sources: [mail.text, mail.html].filter((source) => source !== ""),
    parts: [...parts, ...nested],
    attachments: fromFiles.flatMap((file) => file.attachments),
    fileBytes: mail.files
      .filter((file) => !/^(?:mail|calendar)$/.test(fileKindOf(file)))
      .reduce((sum, file) => sum + file.size, 0),
  };
}

/** Whether headers say that a service sent the mail, so that its footer may be taken for one (RFC 2919, 3834). */
function isAutomated(headers: Header[], from: Person): boolean {
  const named = ["list-id", "list-unsubscribe", "x-github-reason", "x-jira-fingerprint"];
  return (
    named.some((name) => headerValue(headers, name) !== null) ||
    /^(?:bulk|list)$/i.test(headerValue(headers, "precedence") ?? "") ||
    /^auto-generated/i.test(headerValue(headers, "auto-submitted") ?? "") ||
    /^(?:no-?reply|do-?not-?reply|notifications?|notify|jira|updates?|alerts?)[@+.-]/i.test(
      from.address ?? "",
    )
  );
}

/** Clients send an invitation twice, beside the body and as a file. */
function withoutDoubles(parts: MailPart[]): MailPart[] {
  const seen = new Set<string>();
  return parts.filter(({ kind, text }) => kind !== "calendar" || (!seen.has(text) && seen.add(text)));
}

function emptyMail(owner: { author: Person; sentAt: string | null; subject: string | null }): MailPart {
  const { author, sentAt, subject } = owner;
  return { kind: "forwarded", author, sentAt, subject, filename: null, text: "", history: "", signature: "" };
}
