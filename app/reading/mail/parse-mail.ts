import PostalMime, { type Attachment, type Email, type Header } from "postal-mime";
import { pauseIfLong } from "../pause";
import { decodeText, decodeUtf7, mendMojibake } from "./decode-text";
import { type ShapedFile, type ShapedMail, shapeMail } from "./shape-mail";
import { unflow } from "./unflow";

/** A file of a mail, decoded. */
export interface MailFile {
  filename: string | null;
  /** Lower case. */
  mimeType: string;
  /** Of its text, as declared. */
  charset: string | null;
  disposition: string | null;
  /** A piece of the HTML, as pictures of signatures are. */
  partOfPage: boolean;
  bytes: Uint8Array;
  /** Bytes after decoding, also of a file that was left out in part. */
  size: number;
  /** A message that another program's file held, parsed; `bytes` are empty then. */
  message?: ParsedMail;
}

export interface ParsedMail {
  headers: Header[];
  /** The plain body; '' when there is none. */
  text: string;
  /** The HTML body as it came; '' when there is none. */
  html: string;
  files: MailFile[];
}

const OPTIONS = {
  forceRfc822Attachments: true,
  attachmentEncoding: "arraybuffer",
  maxNestingDepth: 500,
  maxHeadersSize: 2 * 1024 * 1024,
  maxRfc822NestingDepth: 0,
} as const;

/**
 * Parses a raw message with postal-mime; whatever its structure, the result holds its words. Of files that are never
 * read only the size is told, unless `keepsUnread`.
 */
export async function parseMail(
  raw: Uint8Array,
  { keepsUnread = false }: { keepsUnread?: boolean } = {},
): Promise<ParsedMail> {
  const shaped = shapeMail(raw, keepsUnread);
  await pauseIfLong(raw.length);
  const email = await parseShaped(shaped);
  const { text, html } = await withoutLosses(shaped, email);
  await pauseIfLong(raw.length);
  const decode = /charset\s{0,3}=\s{0,3}"?(?:unicode-1-1-)?utf-?7\b/i.test(
    asBytes(shaped.bytes.subarray(0, 65_536)),
  )
    ? decodeUtf7
    : mendMojibake;
  const lines = decode(text).replace(/\r\n?/g, "\n");
  const { attachments } = email;
  const known = attachments.length === shaped.files.length ? shaped.files : [];
  const files = attachments.map((attachment, index) => fileOf(attachment, known[index]));
  return withTextOfUnnamed({
    headers: email.headers,
    text: shaped.flowed ? unflow(lines, shaped.flowed.delSp) : lines,
    html: decode(html),
    files,
  });
}

const windows1252 = new TextDecoder("windows-1252");
/** Never fails, and keeps each byte apart. */
const asBytes = (bytes: Uint8Array) => windows1252.decode(bytes);
/** A delimiter with the headers below it, which are nobody's words. */
const PART_HEAD = /^--\S[^\n]{0,200}\n(?:[\w-]{1,80}:[^\n]*\n(?:[ \t]+\S[^\n]*\n)*)*/gm;
const isEmpty = (email: Email) => !email.text?.trim() && !email.html && email.attachments.length === 0;

/**
 * A message that postal-mime finds nothing in is read once more with the boundary that its body shows, or else, as
 * one that is nested beyond the limits, as the text it is.
 */
async function parseShaped({ bytes, bodyStart }: ShapedMail): Promise<Email> {
  let email: Email | null = null;
  try {
    email = await PostalMime.parse(bytes, OPTIONS);
  } catch {
    // Its limits; they are errors without a kind.
  }
  const body = bytes.subarray(bodyStart);
  if (email && !(isEmpty(email) && body.some((byte) => byte > 0x20))) return email;
  const head = new TextDecoder().decode(bytes.subarray(0, bodyStart)).replace(/^content-/gim, "x-content-");
  const text = decodeText(body);
  const boundary = email && /^--([^\s"\\]{1,200})[ \t]{0,9}\r?\ncontent-/im.exec(text)?.[1];
  if (boundary) {
    const type = `Content-Type: multipart/mixed; boundary="${boundary}"\r\n`;
    const parts = await PostalMime.parse(type + head + text, OPTIONS);
    if (!isEmpty(parts)) return { ...parts, headers: email?.headers ?? parts.headers };
  }
  const words = email ? text : text.replace(PART_HEAD, "\n");
  const plain = await PostalMime.parse(head + words, OPTIONS);
  return { ...plain, headers: email?.headers ?? plain.headers };
}

const losses = (email: Email) => `${email.text ?? ""}${email.html ?? ""}`.split("\ufffd").length;

/** Text that says or implies UTF-8 and is not is read once more, as windows-1252. */
async function withoutLosses(shaped: ShapedMail, email: Email): Promise<{ text: string; html: string }> {
  const first = { text: email.text ?? "", html: email.html ?? "" };
  if (losses(email) === 1) return first;
  const again = await parseShaped({ ...shaped, bytes: new TextEncoder().encode(asBytes(shaped.bytes)) });
  return losses(again) < losses(email) ? { text: again.text ?? "", html: again.html ?? "" } : first;
}

function fileOf(attachment: Attachment, shaped: ShapedFile | undefined): MailFile {
  const { content, filename, mimeType, disposition } = attachment;
  const related = attachment.related === true;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  return {
    filename,
    mimeType,
    // postal-mime gives invitations as UTF-8 already.
    charset:
      mimeType === "text/calendar" || mimeType === "application/ics" ? null : (shaped?.charset ?? null),
    disposition,
    partOfPage: related || (disposition !== "attachment" && attachment.contentId !== undefined),
    bytes,
    size: bytes.length + Math.floor(shaped?.leftOut ?? 0),
  };
}

/** A text of a rare or unreadable type that nobody named is what the sender wrote (RFC 2045, 5.2). */
function withTextOfUnnamed(mail: ParsedMail): ParsedMail {
  if (mail.text !== "" || mail.html !== "") return mail;
  const body = mail.files.find(
    ({ filename, disposition, mimeType }) =>
      filename === null &&
      disposition !== "attachment" &&
      (/^text\/(?!calendar|csv|vtt)/.test(mimeType) || !/^\w+\/[\w.+-]+$/.test(mimeType)),
  );
  if (!body) return mail;
  const words = decodeText(body.bytes, body.charset);
  const files = mail.files.filter((file) => file !== body);
  // Old 'enriched' text (RFC 1896) marks up with tags that mean nothing to a reader.
  const plain = /^text\/(?:enriched|richtext)$/.test(body.mimeType)
    ? words.replace(/<\/?[a-z-]{1,40}>/gi, "")
    : words;
  return { ...mail, text: plain, files };
}
