import { readHiddenClasses, type Visibility, visibilityOf } from "./hidden-html";
import { readHtmlTokens } from "./html-tokens";

const maxHtmlLength = 3_000_000;
const maxQuoteDepth = 8;
const maxRowLength = 1000;

const voidTags = new Set("br hr img input meta link area base col embed source track wbr".split(" "));
const paragraphTags = new Set("p h1 h2 h3 h4 h5 h6 blockquote ul ol table pre dl".split(" "));
const blockTags = new Set(
  "div tr li dt dd section article header footer main aside center form fieldset address hr caption tbody thead body".split(
    " ",
  ),
);
/** Which open element an element ends when its own end tag was left out. */
const endsOpen: Record<string, ReadonlySet<string>> = {
  p: new Set(["p"]),
  li: new Set(["li", "p"]),
  td: new Set(["td", "th", "p"]),
  th: new Set(["td", "th", "p"]),
  tr: new Set(["td", "th", "tr", "p"]),
  div: new Set(["p"]),
  table: new Set(["p"]),
};
const silentTags = new Set(
  "script style title textarea xml template head select noframes object svg math".split(" "),
);
const invisibleCharacters =
  /\u{ad}|\u{34f}|\u{61c}|\u{180e}|[\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{feff}]/gu;

/** Collects words into lines: white space folds, blank lines never double, quoted lines carry `> `. */
class Lines {
  private readonly done: string[] = [];
  /** The line in pieces: looking at the end of a string that grows costs its whole length every time. */
  private pieces: string[] = [];
  private endsBlank = true;
  private length = 0;
  private blankWanted = false;
  private lastDepth = 0;
  quoteDepth = 0;

  add(text: string, preserve: boolean): void {
    if (preserve) {
      text.split("\n").forEach((line, index) => {
        if (index > 0) this.endLine();
        this.append(line);
      });
      return;
    }
    const folded = text.replace(/[\s\u00a0]+/g, " ");
    this.append(this.endsBlank ? folded.trimStart() : folded);
  }

  cell(): void {
    // Rows without end are broken up.
    if (this.length > maxRowLength) this.endLine();
    else if (this.length > 0) this.append("\t");
  }

  endLine(): void {
    const text = this.pieces.join("").replaceAll(" \t", "\t").trimEnd();
    this.pieces = [];
    this.endsBlank = true;
    this.length = 0;
    if (text.trim() === "") return;
    if (this.blankWanted && this.done.length > 0) this.push("");
    this.blankWanted = false;
    this.push(text);
  }

  /** A `<br>` on an empty line is a blank line. */
  breakLine(): void {
    if (this.length === 0) this.blankWanted = true;
    else this.endLine();
  }

  paragraph(): void {
    this.endLine();
    this.blankWanted = true;
  }

  toString(): string {
    this.endLine();
    return this.done.join("\n");
  }

  private append(text: string): void {
    if (text === "") return;
    this.pieces.push(text);
    this.length += text.length;
    this.endsBlank = /\s$/.test(text.slice(-1));
  }

  private push(text: string): void {
    // A blank line between two depths belongs to the outer one.
    const depth = text === "" ? Math.min(this.lastDepth, this.quoteDepth) : this.quoteDepth;
    this.lastDepth = depth;
    this.done.push(depth > 0 ? ("> ".repeat(depth) + text).trimEnd() : text);
  }
}

interface OpenElement extends Visibility {
  tag: string;
  quotes: boolean;
  silent: boolean;
}

/** An indented block of old editors is no quotation. */
function isQuotation(tag: string, attributes: Map<string, string>): boolean {
  if (tag !== "blockquote") return false;
  const style = (attributes.get("style") ?? "").replaceAll(" ", "").toLowerCase();
  return !(style.includes("border:none") && style.includes("margin")) || attributes.get("type") === "cite";
}

interface Rendered {
  visible: string;
  /** Descriptions of pictures, for mails that are pictures only. */
  pictures: string[];
}

function render(html: string, showHidden: boolean): Rendered {
  const lines = new Lines();
  const pictures: string[] = [];
  const hiddenClasses = new Set<string>();
  const open: OpenElement[] = [];
  const openCount = new Map<string, number>();
  const outside: OpenElement = { tag: "", quotes: false, silent: false, hidden: false, painted: false };

  const leave = () => {
    const element = open.pop();
    if (!element) return;
    openCount.set(element.tag, (openCount.get(element.tag) ?? 1) - 1);
    if (element.hidden && !showHidden) return;
    if (paragraphTags.has(element.tag)) lines.paragraph();
    else if (blockTags.has(element.tag)) lines.endLine();
    if (element.quotes) lines.quoteDepth--;
  };

  for (const token of readHtmlTokens(html)) {
    const around = open.at(-1) ?? outside;
    if (token.kind === "style") {
      for (const name of readHiddenClasses(token.css)) hiddenClasses.add(name);
    } else if (token.kind === "text") {
      if (around.silent || (around.hidden && !showHidden)) continue;
      const text = token.text.replace(invisibleCharacters, "");
      lines.add(text, (openCount.get("pre") ?? 0) > 0);
    } else if (token.kind === "close") {
      if ((openCount.get(token.tag) ?? 0) === 0) continue;
      while (open.at(-1)?.tag !== token.tag) leave();
      leave();
    } else {
      const ends = endsOpen[token.tag];
      while (ends?.has(open.at(-1)?.tag ?? "")) leave();
      const parent = open.at(-1) ?? outside;
      const seen = visibilityOf(token.attributes, parent, hiddenClasses);
      const silent = parent.silent || silentTags.has(token.tag);
      if (!silent && (!seen.hidden || showHidden)) {
        if (token.tag === "br") lines.breakLine();
        else if (token.tag === "td" || token.tag === "th") lines.cell();
        else if (paragraphTags.has(token.tag)) lines.paragraph();
        else if (blockTags.has(token.tag)) lines.endLine();
        if (token.tag === "li") lines.add("- ", false);
        if (token.tag === "img") pictures.push(token.attributes.get("alt") ?? "");
      }
      if (voidTags.has(token.tag) || (token.closed && token.tag.includes(":"))) continue;
      const quotes =
        isQuotation(token.tag, token.attributes) &&
        (!seen.hidden || showHidden) &&
        lines.quoteDepth < maxQuoteDepth;
      open.push({ tag: token.tag, quotes, silent, ...seen });
      openCount.set(token.tag, (openCount.get(token.tag) ?? 0) + 1);
      if (quotes) lines.quoteDepth++;
    }
  }
  return { visible: lines.toString(), pictures: pictures.map((alt) => alt.trim()).filter(Boolean) };
}

/**
 * The text of an HTML mail as a person reads it: hidden text and tracking left out, links as their words, rows of
 * tables and items of lists as lines, quotations with `> `. Linear in its input; a mail of pictures only gives their
 * descriptions.
 */
export function htmlToText(html: string): string {
  const capped = html.slice(0, maxHtmlLength);
  const { visible, pictures } = render(capped, false);
  if (visible !== "") return visible;
  return pictures.length > 0 ? pictures.join("\n") : render(capped, true).visible;
}
