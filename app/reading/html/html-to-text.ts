import { compile, type FormatCallback, type HtmlToTextOptions, type SelectorDefinition } from "html-to-text";
import { tableRow } from "../table-row";
import { gridOf, readDataTable } from "./data-table";
import { HIDDEN_SELECTORS, isPainted, readHiddenClasses, whiteSelectors } from "./hidden-html";
import { withinDepth } from "./within-depth";

/** More than the words of one mail may take in the database. */
const MAX_LENGTH = 1_500_000;
const MAX_QUOTE_DEPTH = 8;

const skip = (selector: string): SelectorDefinition => ({ selector, format: "skip" });
const block = (selector: string, breaks = 1): SelectorDefinition => ({
  selector,
  format: "block",
  options: { leadingLineBreaks: breaks, trailingLineBreaks: breaks },
});
const cellAfter = (selector: string): SelectorDefinition => ({
  selector,
  format: "inlineSurround",
  options: { prefix: "\t" },
});

const LAYOUT: SelectorDefinition[] = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "dl"].map((tag) => block(tag, 2)),
  { selector: "table", format: "rows" },
  ...["tr", "caption", "dt", "dd", "address", "center", "fieldset"].map((tag) => block(tag)),
  ...["td + td", "th + td", "th + th", "td + th"].map(cellAfter),
  ...[
    "head",
    "title",
    "template",
    "xml",
    "select",
    "textarea",
    "noframes",
    "object",
    "svg",
    "math",
    "img",
  ].map(skip),
  { selector: "a", options: { ignoreHref: true } },
  { selector: "hr", format: "lineBreak" },
  { selector: "ul", options: { itemPrefix: "- " } },
  ...["#Signature", ".gmail_signature"].map((selector) => ({ selector, format: "signed" })),
  { selector: "blockquote", format: "quotation" },
  { selector: "[data-answer]", format: "answer" },
  // Old editors indent with quotations.
  block('blockquote[style*="border:none" i][style*="margin" i]', 2),
  block('blockquote[style*="border: none" i][style*="margin" i]', 2),
];

/** As html-to-text does it, but a quotation inside many others stays at the last depth, or its time is squared. */
const quotation: FormatCallback = (element, walk, builder) => {
  let depth = 1;
  for (let above = element.parent; above; above = above.parent) if (above.name === "blockquote") depth++;
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.closeBlock({
    trailingLineBreaks: 2,
    blockTransform: (text) =>
      depth > MAX_QUOTE_DEPTH ? text : text.replace(/^\n+|\n+$/g, "").replace(/^(?!$)/gm, "> "),
  });
};

/** A client says where the signature begins; in text a line of two dashes does (RFC 3676, 4.3). */
const signed: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addLiteral("--");
  builder.addLineBreak();
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** An answer in a colour of its own, marked as people without colours mark it. */
const answer: FormatCallback = (element, walk, builder) => {
  for (let above = element.parent; above; above = above.parent)
    if (above.attribs?.["data-answer"] !== undefined) return walk(element.children, builder);
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addLiteral("--> ");
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** White words that nothing paints a ground for are hidden; selectors can't look outwards. */
const white: FormatCallback = (element, walk, builder) => {
  if (!isPainted(element)) return;
  const tag = element.name ?? "";
  const isBlock = /^(?:div|p|h[1-6]|table|tr|center|section|ul|ol|li|blockquote)$/.test(tag);
  if (isBlock) builder.openBlock({ leadingLineBreaks: 1 });
  else if (tag === "td" || tag === "th") builder.addInline("\t");
  walk(element.children, builder);
  if (isBlock) builder.closeBlock({ trailingLineBreaks: 1 });
};

/** Tables of data keep their columns; those that lay out a page are read through. */
const rowsUnless =
  (hiddenClasses: string[]): FormatCallback =>
  (table, walk, builder) => {
    const rows = readDataTable(table, hiddenClasses);
    builder.openBlock({ leadingLineBreaks: 2 });
    walk(rows ? table.children.filter(({ name }) => name === "caption") : table.children, builder);
    builder.closeBlock({ trailingLineBreaks: 2 });
    if (!rows) return;
    builder.openTable();
    for (const row of rows) {
      builder.openTableRow();
      for (const { element, colspan, rowspan } of row) {
        builder.openTableCell();
        walk(element.children, builder);
        builder.closeTableCell({ colspan, rowspan });
      }
      builder.closeTableRow();
    }
    builder.closeTable({ tableToString: (read) => rowLines(read) });
  };

function rowLines(rows: { colspan: number; rowspan: number; text: string }[][]): string {
  const grid = gridOf(rows, (row, index) => rows[row]?.[index]?.text.trim() ?? "");
  const used = (grid[0] ?? []).map((_text, column) => grid.some((row) => row[column] !== ""));
  return grid
    .map((row) => row.filter((_text, column) => used[column]))
    .filter((row) => row.some((text) => text !== ""))
    .map((row) => tableRow(row.slice(1).every((text) => text === "") ? row.slice(0, 1) : row))
    .join("\n");
}

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  whitespaceCharacters: " \r\n\f\u200b\u00a0",
  formatters: { quotation, signed, answer, white, rows: rowsUnless([]) },
  // Words also stand after the body, where lists add their footers.
  baseElements: { selectors: [] },
  limits: { maxDepth: 300, maxChildNodes: 100_000 },
};
const HIDDEN = [
  ...whiteSelectors.map((selector) => ({ selector, format: "white" })),
  ...HIDDEN_SELECTORS.map(skip),
];
const readVisible = compile({ ...OPTIONS, selectors: [...LAYOUT, ...HIDDEN] });
/** For mails that are pictures only. */
const readPictures = compile({
  ...OPTIONS,
  selectors: [...LAYOUT, { selector: "img", format: "image", options: { pathRewrite: () => "" } }],
});

/** Marks without a name, which are no text to a browser; the library shows some of them and reads others on to the next `>`. */
const NAMELESS = /<!>|<\/\s*>/g;

const INVISIBLE =
  /\u{ad}|\u{34f}|\u{61c}|\u{180e}|[\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{feff}]/gu;

const tidy = (text: string) =>
  text
    .slice(0, MAX_LENGTH)
    .replace(INVISIBLE, "")
    .replace(/ ?\t[ \t]*/g, "\t")
    .split("\n")
    .map((line) => line.replace(/^\t+/, "").trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/**
 * The text of an HTML mail as a person reads it: hidden text and tracking left out, links as their words, items of
 * lists as lines, rows of tables as lines with ` | ` between the cells, quotations with `> `. A mail of pictures only gives their descriptions.
 */
export function htmlToText(html: string): string {
  const capped = withinDepth(html.slice(0, MAX_LENGTH).replace(NAMELESS, ""));
  const classes = readHiddenClasses(capped);
  const read =
    classes.length === 0
      ? readVisible
      : compile({
          ...OPTIONS,
          formatters: { ...OPTIONS.formatters, rows: rowsUnless(classes) },
          selectors: [...LAYOUT, ...HIDDEN, ...classes.map((name) => skip(`.${name}`))],
        });
  return tidy(read(capped)) || tidy(readPictures(capped));
}
