type FileFormat = "pdf" | "zip" | "ole" | "rtf" | "html" | "text";

const HEAD_BYTES = 1024;
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b];

/** What a file is by its first bytes; its name has no say, because anybody can rename a file (ASVS 5.2.2). */
export function fileFormat(bytes: Uint8Array): FileFormat {
  const begins = (magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (begins(OLE)) return "ole";
  if (begins(ZIP) && [0x03, 0x05, 0x07].includes(bytes[2] ?? 0)) return "zip";
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  // Some programs write a line before the header (ISO 32000-1, implementation note 13).
  if (head.includes("%PDF-")) return "pdf";
  const start = head.replace(/^ï»¿/, "").trimStart().toLowerCase();
  if (start.startsWith("{\\rtf")) return "rtf";
  if (start.startsWith("<!doctype html") || start.startsWith("<html")) return "html";
  return "text";
}
