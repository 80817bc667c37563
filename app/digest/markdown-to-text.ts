import { fromMarkdown } from "mdast-util-from-markdown";
import { everyNode } from "./every-node";
import { foldText } from "./fold-text";
import { isParsableParagraph } from "./markdown-bounds";

/** Everything that makes blocks; what is left is one paragraph with inline syntax. */
export const INLINE_ONLY = {
  disable: {
    null: [
      "blockQuote",
      "codeFenced",
      "codeIndented",
      "definition",
      "headingAtx",
      "htmlFlow",
      "htmlText",
      "labelStartImage",
      "list",
      "setextUnderline",
      "thematicBreak",
    ],
  },
};

/** The editor writes an empty line as this, the one tag that is not a person's own text. */
const EDITOR_BREAK = /(?<!\\)<br\s*\/?>/gi;

/**
 * The words of one paragraph of Markdown without its syntax: escapes resolved, emphasis, code and links reduced
 * to what they show. Hard line breaks become "\n", everything else is folded to single spaces.
 * One that isn't parsable keeps its syntax.
 */
export function markdownToText(paragraph: string): string {
  if (!isParsableParagraph(paragraph)) return foldText(paragraph);
  const trimmed = paragraph
    .replace(EDITOR_BREAK, "  \n")
    .trim()
    .replace(/^[^\S\n]+/gm, "");
  const lines = [""];
  for (const node of everyNode(fromMarkdown(trimmed, { extensions: [INLINE_ONLY] }))) {
    if (node.type === "break") lines.push("");
    else if (node.type === "paragraph") lines.push(`${lines.pop()} `);
    else if ("value" in node) lines.push(`${lines.pop()}${node.value}`);
  }
  return lines
    .map(foldText)
    .filter((line) => line !== "")
    .join("\n");
}
