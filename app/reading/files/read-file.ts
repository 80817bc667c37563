import { htmlToText } from "../html/html-to-text";
import { fileFormat } from "./file-format";
import { openPackage } from "./office-package";
import { readDoc } from "./read-doc";
import { readDocx } from "./read-docx";
import { readPdf } from "./read-pdf";
import { readPlainText } from "./read-plain-text";
import { readPptx } from "./read-pptx";
import { readRtf } from "./read-rtf";
import { readXlsx } from "./read-xlsx";
import { BROKEN, type FileText, NO_TEXT, Unreadable } from "./unreadable";

/** A D1 value holds 2,000,000 bytes (platform facts A2), and a UTF-16 unit takes at most three. */
const LONGEST_TEXT = 600_000;

/**
 * The text of a .txt, .md, .pdf, .doc, .docx, .xlsx or .pptx file, at most 600,000 characters. The first bytes decide what it is,
 * whatever its name says. Throws Unreadable with words for its owner when there is nothing to read.
 */
export async function readFile(bytes: Uint8Array): Promise<FileText> {
  if (bytes.length === 0) throw new Unreadable("This file is empty.");
  const { text, problem } = await readByFormat(bytes);
  const visible = text.replaceAll("\0", "").trim();
  if (visible === "") throw new Unreadable(NO_TEXT);
  if (visible.length <= LONGEST_TEXT) return { text: visible, problem };
  return {
    text: visible.slice(0, LONGEST_TEXT).toWellFormed(),
    problem: problem ?? "This file is very long; its end was not read.",
  };
}

async function readByFormat(bytes: Uint8Array): Promise<FileText> {
  switch (fileFormat(bytes)) {
    case "pdf":
      return readPdf(bytes);
    case "zip":
      return readOffice(bytes);
    case "ole":
      return { text: readDoc(bytes), problem: null };
    case "rtf":
      return { text: readRtf(bytes), problem: null };
    case "html":
      return { text: htmlToText(readPlainText(bytes)), problem: null };
    case "text":
      return { text: readPlainText(bytes), problem: null };
  }
}

/** The part that the file is about says which program wrote it. */
function readOffice(bytes: Uint8Array): FileText {
  const file = openPackage(bytes);
  const main = file.main ?? "word/document.xml";
  if (/\.bin$/.test(main))
    throw new Unreadable("This kind of Excel file is not read. Save it as .xlsx, please.");
  try {
    if (main.startsWith("xl/")) return readXlsx(file, main);
    if (main.startsWith("ppt/")) return readPptx(file, main);
    return { text: readDocx(file, main), problem: null };
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Unreadable(BROKEN);
    throw cause;
  }
}
