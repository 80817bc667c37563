import PostalMime from "postal-mime";
import { charsetIsDoubtful } from "./decode-bytes";
import { headerValue } from "./mail-headers";
import type { MailLeaf } from "./mail-tree";
import { unflow } from "./unflow";

/** More text than any mail has, and little enough for the worker's memory. */
const maxTextBytes = 4 * 1024 * 1024;

const quoteless = (text: string) => text.replace(/["\r\n]/g, "");

function transferEncoding(leaf: MailLeaf): string {
  const value = (headerValue(leaf.fields, "content-transfer-encoding") ?? "").toLowerCase();
  if (value.includes("base64")) return "base64";
  if (value.includes("quoted-printable")) return "quoted-printable";
  if (value.includes("uue")) return "x-uuencode";
  return "8bit";
}

async function parseAlone(head: string[], body: Uint8Array) {
  const headBytes = new TextEncoder().encode(`${head.join("\r\n")}\r\n\r\n`);
  const whole = new Uint8Array(headBytes.length + body.length);
  whole.set(headBytes);
  whole.set(body, headBytes.length);
  return PostalMime.parse(whole);
}

/** The decoded bytes of a part. */
export async function decodeLeafBytes(bytes: Uint8Array, leaf: MailLeaf): Promise<Uint8Array> {
  const head = [
    "Content-Type: application/octet-stream",
    `Content-Transfer-Encoding: ${transferEncoding(leaf)}`,
  ];
  const mail = await parseAlone(head, bytes.subarray(leaf.start, leaf.end));
  const content = mail.attachments[0]?.content ?? "";
  if (typeof content === "string") return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

/** A text part as text: transfer encoding, charset and format=flowed (RFC 3676) undone, line breaks as `\n`. */
export async function decodeLeafText(bytes: Uint8Array, leaf: MailLeaf): Promise<string> {
  const body = bytes.subarray(leaf.start, Math.min(leaf.end, leaf.start + maxTextBytes));
  const charset = leaf.parameters.get("charset") ?? null;
  const text = await decodeAs(body, leaf, charset ?? "utf-8");
  const broken = text.includes("\ufffd") && charsetIsDoubtful(charset);
  return broken ? decodeAs(body, leaf, "windows-1252") : text;
}

async function decodeAs(body: Uint8Array, leaf: MailLeaf, charset: string): Promise<string> {
  const head = [
    `Content-Type: text/plain; charset="${quoteless(charset)}"`,
    `Content-Transfer-Encoding: ${transferEncoding(leaf)}`,
  ];
  const mail = await parseAlone(head, body);
  const text = (mail.text ?? "").replace(/\r\n?/g, "\n");
  const flowed = leaf.type === "text/plain" && leaf.parameters.get("format")?.toLowerCase() === "flowed";
  return flowed ? unflow(text, leaf.parameters.get("delsp")?.toLowerCase() === "yes") : text;
}
