import { tableRow } from "../table-row";
import type { OfficePackage } from "./office-package";
import { type FileText, Unreadable } from "./unreadable";
import { attributeOf, xmlTokens } from "./xml-tokens";

const MOST_SLIDES = 300;
/** What programs fill in: the number of the slide, its date, a footer. */
const BESIDE = /^(?:sldNum|dt|ftr|hdr|sldImg)$/;
const TITLE = /^(?:title|ctrTitle|subTitle)$/;

/**
 * The text of a .pptx file (ECMA-376, part 1, 19): slide by slide, title first as it stands, points with a dash, rows
 * of tables as lines, then the speaker's notes. Hidden slides are left out. Throws Unreadable and SyntaxError.
 */
export function readPptx(file: OfficePackage, main: string): FileText {
  const xml = file.part(main);
  if (xml === null) throw new Unreadable("This is not a PowerPoint presentation.");
  const relations = file.relations(main);
  const slides = slideIds(xml).flatMap((id) => relations.find((each) => each.id === id)?.target ?? []);
  const texts = slides.slice(0, MOST_SLIDES).map((name) => slideText(file, name));
  const problem = slides.length > MOST_SLIDES ? `Only the first ${MOST_SLIDES} slides were read.` : null;
  return { text: texts.filter((text) => text !== "").join("\n\n"), problem };
}

function slideIds(xml: string): string[] {
  const ids: string[] = [];
  for (const token of xmlTokens(xml)) {
    if (token.kind !== "open" || token.name !== "sldId") continue;
    // The slide has an id of its own beside that of its relation.
    const id = /\s[\w.-]+:id\s*=\s*["']([^"']+)["']/.exec(token.attributes)?.[1];
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

function slideText(file: OfficePackage, name: string): string {
  const xml = file.part(name);
  if (xml === null || isHidden(xml)) return "";
  const notes = file.relations(name).find(({ type }) => type === "notesSlide");
  const spoken = notes ? shapesText(file.part(notes.target) ?? "", false) : "";
  return [shapesText(xml, true), spoken].filter((text) => text !== "").join("\n\n");
}

function isHidden(xml: string): boolean {
  for (const token of xmlTokens(xml))
    if (token.kind === "open" && token.name === "sld")
      return /^(?:0|false)$/.test(attributeOf(token.attributes, "show") ?? "");
  return false;
}

/** The words of a slide's shapes; in a shape for the text body each paragraph is a point. */
function shapesText(xml: string, hasPoints: boolean): string {
  const lines: string[] = [];
  let cells: string[] | null = null;
  let line = "";
  let isText = false;
  let holder: string | null = null;
  let isPlain = false;
  let isListed = false;
  const endParagraph = () => {
    const text = line.trim();
    line = "";
    if (cells) cells[cells.length - 1] = [cells.at(-1), text].filter(Boolean).join(" ");
    else if (text !== "" && !BESIDE.test(holder ?? "")) {
      const isPoint = isListed || (hasPoints && holder !== null && !TITLE.test(holder) && !isPlain);
      lines.push(isPoint ? `- ${text}` : text);
    }
    isPlain = false;
    isListed = false;
  };
  for (const token of xmlTokens(xml)) {
    const { kind } = token;
    if (kind === "text") {
      if (isText) line += token.text;
    } else if (kind === "open") {
      const { name, isEmpty, attributes } = token;
      if (name === "sp") holder = null;
      else if (name === "ph") holder = attributeOf(attributes, "type") ?? "body";
      else if (name === "t") isText = !isEmpty;
      else if (name === "br") line += "\n";
      else if (name === "buNone") isPlain = true;
      else if (name === "buChar" || name === "buAutoNum") isListed = true;
      else if (name === "tr") cells = [];
      else if (name === "tc") cells?.push("");
    } else if (token.name === "t") isText = false;
    else if (token.name === "p") endParagraph();
    else if (token.name === "tr" && cells) {
      lines.push(tableRow(cells));
      cells = null;
    } else if (token.name === "sp") holder = null;
  }
  return lines.join("\n");
}
