import type { Header } from "postal-mime";
import type { MailFile, ParsedMail } from "../mail/parse-mail";
import { type CompoundFolder, openCompoundFile } from "./compound-file";
import { BROKEN, Unreadable } from "./unreadable";

/** Properties of a message ([MS-OXPROPS]), by their numbers in the names of streams. */
const SUBJECT = "0037";
const BODY = "1000";
const HTML = "1013";
const AUTHOR_NAME = ["0C1A", "0042"];
const AUTHOR_ADDRESS = ["5D01", "5D02", "0C1F", "0065"];
const HEADERS = "007D";
const MESSAGE_ID = "1035";
const ANSWERS = "1042";
const SENT_AT = [0x0039, 0x0e06];
const RECIPIENT = { name: "3001", address: ["39FE", "3003"], kind: 0x0c15 };
const FILE = {
  name: ["3707", "3704"],
  type: "370E",
  data: "3701",
  contentId: "3712",
  message: "__substg1.0_3701000D",
};

const MOST_FILES = 100;
const MOST_RECIPIENTS = 100;
const DEEPEST = 5;
const SMALL = 65_536;
/** Hundred nanoseconds from 1601 to 1970. */
const EPOCH = 116_444_736_000_000_000n;
const HEAD_BYTES = { message: 32, inner: 24, other: 8 };

/**
 * A message that Outlook saved as a file ([MS-OXMSG]) as a mail is parsed: its headers, its bodies and its files, also
 * messages inside it. Streams may lie over each other, so that no more than twice the file's size is read.
 * Throws Unreadable.
 */
export function readMsg(bytes: Uint8Array): ParsedMail {
  const budget = { left: bytes.length * 2 + SMALL };
  try {
    return messageOf(new Properties(openCompoundFile(bytes).root(), HEAD_BYTES.message, budget), budget, 0);
  } catch (cause) {
    if (cause instanceof RangeError) throw new Unreadable(BROKEN);
    throw cause;
  }
}

/** The properties of one storage: of the message, of a recipient or of a file. */
class Properties {
  private readonly fixed: DataView;

  constructor(
    readonly folder: CompoundFolder,
    private readonly headBytes: number,
    private readonly budget: { left: number },
  ) {
    const stream = this.stream("__properties_version1.0") ?? new Uint8Array();
    this.fixed = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  }

  text(...ids: string[]): string {
    for (const id of ids) {
      const wide = this.stream(`__substg1.0_${id}001F`);
      const narrow = wide ? null : this.stream(`__substg1.0_${id}001E`);
      const text = wide
        ? new TextDecoder("utf-16le").decode(wide)
        : new TextDecoder("windows-1252").decode(narrow ?? new Uint8Array());
      if (text !== "") return text.replace(/\0+$/, "");
    }
    return "";
  }

  bytes(id: string): Uint8Array | null {
    return this.stream(`__substg1.0_${id}0102`);
  }

  /** Offset of the value of a property of fixed length; null when it isn't there. */
  private find(id: number): number | null {
    for (let at = this.headBytes; at + 16 <= this.fixed.byteLength; at += 16)
      if (this.fixed.getUint16(at + 2, true) === id) return at + 8;
    return null;
  }

  number(id: number): number | null {
    const at = this.find(id);
    return at === null ? null : this.fixed.getUint32(at, true);
  }

  time(...ids: number[]): Date | null {
    for (const id of ids) {
      const at = this.find(id);
      const ticks = at === null ? 0n : this.fixed.getBigUint64(at, true);
      if (ticks > EPOCH) return new Date(Number((ticks - EPOCH) / 10_000n));
    }
    return null;
  }

  private stream(name: string): Uint8Array | null {
    const found = this.folder.stream(name);
    this.budget.left -= found?.length ?? 0;
    if (this.budget.left < 0) throw new Unreadable(BROKEN);
    return found;
  }
}

function messageOf(message: Properties, budget: { left: number }, depth: number): ParsedMail {
  const inner = (name: RegExp, most: number) =>
    message.folder.folders
      .filter((folder) => name.test(folder.name))
      .slice(0, most)
      .map((folder) => new Properties(folder, HEAD_BYTES.other, budget));
  const recipients = inner(/^__recip_version1\.0_/, MOST_RECIPIENTS);
  const attached = inner(/^__attach_version1\.0_/, MOST_FILES);
  const html = message.bytes(HTML);
  return {
    headers: headersOf(message, recipients),
    text: message.text(BODY).replace(/\r\n?/g, "\n"),
    html: html ? decodedHtml(html) : message.text(HTML),
    files: attached.flatMap((file) => fileOf(file, budget, depth)),
  };
}

function headersOf(message: Properties, recipients: Properties[]): Header[] {
  const sentAt = message.time(...SENT_AT);
  const to = recipients
    .filter((each) => (each.number(RECIPIENT.kind) ?? 1) === 1)
    .map((each) => person(each.text(RECIPIENT.name), each.text(...RECIPIENT.address)));
  const own: [string, string][] = [
    ["from", person(message.text(...AUTHOR_NAME), addressOf(message))],
    ["to", to.join(", ")],
    ["subject", message.text(SUBJECT)],
    ["date", sentAt?.toUTCString() ?? ""],
    ["message-id", message.text(MESSAGE_ID)],
    ["in-reply-to", message.text(ANSWERS)],
  ];
  return own
    .filter(([, value]) => value !== "")
    .map(([key, value]) => ({ key, originalKey: key, value: value.replace(/\s+/g, " ") }));
}

/** Inside a company an address is a directory's name; the headers that came with the message have the other one. */
function addressOf(message: Properties): string {
  const address = AUTHOR_ADDRESS.map((id) => message.text(id)).find((each) => each.includes("@"));
  if (address !== undefined) return address;
  const from = /^from:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(message.text(HEADERS))?.[1] ?? "";
  return /<([^<>\s]+@[^<>\s]+)>/.exec(from)?.[1] ?? "";
}

function person(name: string, address: string): string {
  const quoted = `"${name.replace(/["\\]/g, "").trim()}"`;
  return address.includes("@") ? `${name === address ? "" : quoted} <${address}>`.trim() : name && quoted;
}

function decodedHtml(html: Uint8Array): string {
  const head = new TextDecoder("windows-1252").decode(html.subarray(0, 2048));
  const charset = /charset\s?=\s?["']?([\w-]{2,40})/i.exec(head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(html);
  } catch {
    return new TextDecoder("windows-1252").decode(html);
  }
}

function fileOf(file: Properties, budget: { left: number }, depth: number): MailFile[] {
  const filename = file.text(...FILE.name) || null;
  const common = {
    filename,
    charset: null,
    disposition: "attachment",
    partOfPage: file.text(FILE.contentId) !== "",
  };
  const message = file.folder.folders.find(({ name }) => name === FILE.message);
  if (message) {
    if (depth >= DEEPEST) return [];
    const parsed = messageOf(new Properties(message, HEAD_BYTES.inner, budget), budget, depth + 1);
    const bytes = new Uint8Array();
    return [{ ...common, mimeType: "message/rfc822", bytes, size: parsed.text.length, message: parsed }];
  }
  const bytes = file.bytes(FILE.data);
  const mimeType = file.text(FILE.type).toLowerCase() || "application/octet-stream";
  return bytes ? [{ ...common, mimeType, bytes, size: bytes.length }] : [];
}
