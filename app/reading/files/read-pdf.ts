import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { textOfPage } from "./pdf-page";
import { unpacksWithin } from "./pdf-streams";
import { BROKEN, type FileText, NO_TEXT, PROTECTED, TOO_LARGE_UNPACKED, Unreadable } from "./unreadable";

interface PdfBounds {
  pages: number;
  characters: number;
  milliseconds: number;
}

const PDF_BOUNDS: PdfBounds = { pages: 200, characters: 600_000, milliseconds: 20_000 };

/**
 * The text of a .pdf, page by page, within bounds; what was not read is said. The reader is loaded only when a file
 * asks for it, because it is the largest part of the worker. Throws Unreadable.
 */
export async function readPdf(bytes: Uint8Array, bounds = PDF_BOUNDS): Promise<FileText> {
  if (!unpacksWithin(bytes)) throw new Unreadable(TOO_LARGE_UNPACKED);
  const { getDocumentProxy } = await import("unpdf");
  const endsAt = Date.now() + bounds.milliseconds;
  // pdf.js takes the buffer over.
  const opened = getDocumentProxy(bytes.slice(), { maxImageSize: 1, verbosity: 0, stopAtErrors: false });
  const pdf = await inTime(opened, endsAt).catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === "PasswordException") throw new Unreadable(PROTECTED);
    if (cause instanceof Error && cause.name === "TimeoutError")
      throw new Unreadable("This PDF takes too long to read.");
    throw new Unreadable(BROKEN);
  });
  try {
    return await readPages(pdf, bounds, endsAt);
  } finally {
    await pdf.destroy();
  }
}

async function readPages(pdf: PDFDocumentProxy, bounds: PdfBounds, endsAt: number): Promise<FileText> {
  const pages: string[] = [];
  let characters = 0;
  let damaged = 0;
  const last = Math.min(pdf.numPages, bounds.pages);
  let number = 1;
  for (; number <= last && characters < bounds.characters; number += 1) {
    try {
      const text = await inTime(pageText(pdf, number), endsAt);
      characters += text.length;
      pages.push(text);
    } catch (cause) {
      if (cause instanceof Error && cause.name === "TimeoutError") break;
      damaged += 1;
    }
  }
  const read = number - 1;
  const text = pages.join("\n\n").trim();
  if (text === "") {
    throw new Unreadable(damaged > 0 ? BROKEN : `${NO_TEXT.slice(0, -1)} (a scan?).`);
  }
  if (read < pdf.numPages)
    return { text, problem: `Only the first ${read} of ${pdf.numPages} pages were read.` };
  return { text, problem: damaged === 0 ? null : `${damaged} of ${pdf.numPages} pages could not be read.` };
}

async function pageText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const text = textOfPage(items.flatMap((item) => ("str" in item ? [item] : [])));
  page.cleanup();
  return text;
}

/** Also lets the clock go on, which stands still in this runtime while code runs. */
async function inTime<Result>(work: Promise<Result>, endsAt: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const left = Math.max(0, endsAt - Date.now());
  const late = new Promise<never>((_, reject) => {
    const tooSlow = Object.assign(new Error("too slow"), { name: "TimeoutError" });
    timer = setTimeout(() => reject(tooSlow), left);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
