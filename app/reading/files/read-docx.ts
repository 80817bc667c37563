import type { OfficePackage } from "./office-package";
import { Unreadable } from "./unreadable";
import { attributeOf, xmlTokens } from "./xml-tokens";

/** Elements whose text is not in the document as it is shown: deleted, moved away, field codes, doubled drawings. */
const SILENT = new Set(["del", "moveFrom", "instrText", "delText", "Fallback"]);
const SPOKEN: Record<string, string> = { tab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };
const BESIDE = ["footnotes.xml", "endnotes.xml", "comments.xml"];

/**
 * The text of a .docx file (ECMA-376, part 1, 17): paragraphs as lines, table cells parted by tabs, list items with
 * a dash, then notes and comments. Deleted and hidden text is left out. Throws Unreadable and SyntaxError.
 */
export function readDocx(file: OfficePackage, mainName: string): string {
  const main = file.part(mainName);
  if (main === null) throw new Unreadable("This is not a Word, Excel or PowerPoint document.");
  const folder = mainName.slice(0, mainName.lastIndexOf("/") + 1);
  const texts = [main, ...BESIDE.flatMap((name) => file.part(folder + name) ?? [])];
  return texts
    .map(wordText)
    .filter((text) => text !== "")
    .join("\n\n");
}

function wordText(xml: string): string {
  const page = new WordPage();
  let inText = false;
  let inRun = false;
  let isHidden = false;
  let silentDepth = 0;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (inText && silentDepth === 0 && !isHidden) page.say(token.text);
      continue;
    }
    const { name } = token;
    if (token.kind === "open") {
      if (SILENT.has(name)) silentDepth += token.isEmpty ? 0 : 1;
      else if (name === "r") inRun = !token.isEmpty;
      else if (name === "t") inText = !token.isEmpty;
      else if (name === "vanish" && inRun) isHidden = !isOff(attributeOf(token.attributes, "val"));
      else if (name === "numPr") page.beginItem();
      // Outside of a run a tab is the definition of a tab stop.
      else if (inRun && silentDepth === 0) page.say(SPOKEN[name] ?? "");
      if (name === "tr" && !token.isEmpty) page.openRow();
    } else {
      if (SILENT.has(name)) silentDepth = Math.max(0, silentDepth - 1);
      if (name === "t") inText = false;
      if (name === "r") {
        inRun = false;
        isHidden = false;
      }
      if (name === "p") page.endParagraph();
      if (name === "tc") page.endCell();
      if (name === "tr") page.closeRow();
    }
  }
  page.endParagraph();
  return page.text();
}

/** Collects paragraphs; a table's row is one line unless a cell holds several paragraphs. */
class WordPage {
  private readonly lines: string[] = [];
  private line = "";
  private cells: string[][] = [];
  private rowDepth = 0;

  say(text: string): void {
    this.line += text;
  }

  beginItem(): void {
    if (this.line === "") this.line = "- ";
  }

  endParagraph(): void {
    const line = this.line.trimEnd();
    this.line = "";
    if (this.rowDepth === 0) this.lines.push(line === "-" ? "" : line);
    else if (line !== "" && line !== "-") this.cells.at(-1)?.push(line);
  }

  openRow(): void {
    this.rowDepth += 1;
    if (this.rowDepth === 1) this.cells = [[]];
  }

  endCell(): void {
    if (this.rowDepth === 1) this.cells.push([]);
  }

  closeRow(): void {
    this.rowDepth = Math.max(0, this.rowDepth - 1);
    if (this.rowDepth > 0) return;
    const isSimple = this.cells.every((cell) => cell.length <= 1);
    if (isSimple) this.lines.push(this.cells.map((cell) => cell[0] ?? "").join("\t"));
    else this.lines.push(...this.cells.flat());
    this.cells = [];
  }

  text(): string {
    return this.lines
      .map((line) => line.trimEnd())
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  }
}

function isOff(value: string | null): boolean {
  return value === "0" || value === "false" || value === "off";
}
