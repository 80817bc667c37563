import { decodeBytes } from "./decode-bytes";
import { headerValue } from "./mail-headers";
import type { MailLeaf } from "./mail-tree";
import { decodeBase64, decodeQuotedPrintable } from "./transfer-encoding";
import { unflow } from "./unflow";

/** More text than any mail has, and little enough for the worker's memory. */
const maxTextBytes = 4 * 1024 * 1024;

function transferEncoding(leaf: MailLeaf): "base64" | "quoted-printable" | "none" {
  const value = (headerValue(leaf.fields, "content-transfer-encoding") ?? "").toLowerCase();
  if (value.includes("base64")) return "base64";
  return value.includes("quoted-printable") ? "quoted-printable" : "none";
}

/**
 * The decoded bytes of a part; of a longer one only what its first `maxEncoded` bytes hold. Done here and not by
 * postal-mime, which waits once per line: a megabyte of short lines costs it ten seconds.
 */
export function decodeLeafBytes(
  bytes: Uint8Array,
  leaf: MailLeaf,
  maxEncoded = Number.POSITIVE_INFINITY,
): Uint8Array {
  const body = bytes.subarray(leaf.start, Math.min(leaf.end, leaf.start + maxEncoded));
  const encoding = transferEncoding(leaf);
  if (encoding === "base64") return decodeBase64(body);
  return encoding === "quoted-printable" ? decodeQuotedPrintable(body) : body;
}

/** A text part as text: transfer encoding, charset and format=flowed (RFC 3676) undone, line breaks as `\n`. */
export function decodeLeafText(bytes: Uint8Array, leaf: MailLeaf): string {
  const charset = leaf.parameters.get("charset") ?? null;
  const text = decodeBytes(decodeLeafBytes(bytes, leaf, maxTextBytes), charset).replace(/\r\n?/g, "\n");
  const flowed = leaf.type === "text/plain" && leaf.parameters.get("format")?.toLowerCase() === "flowed";
  return flowed ? unflow(text, leaf.parameters.get("delsp")?.toLowerCase() === "yes") : text;
}

/** How many bytes a part decodes to, counted without decoding it. */
export function decodedSize(bytes: Uint8Array, leaf: MailLeaf): number {
  if (transferEncoding(leaf) !== "base64") return leaf.end - leaf.start;
  let characters = 0;
  for (let at = leaf.start; at < leaf.end; at++) {
    const byte = bytes[at] ?? 0;
    // Neither white space nor padding.
    if (byte > 0x20 && byte !== 0x3d) characters++;
  }
  return Math.floor((characters * 3) / 4);
}
