import type { Nodes, Parents } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { encode } from "micromark-util-encode";
import { sanitizeUri } from "micromark-util-sanitize-uri";
import { everyNode } from "./every-node";
import { isParsableParagraph, isParsableSection } from "./markdown-bounds";
import { INLINE_ONLY } from "./markdown-to-text";

const LINK = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i;
/** No page's address is longer, and a label could repeat it a thousand times. */
const LONGEST_ADDRESS = 2000;
/** A text can nest a level with each character; people need few, and each takes room on the stack. */
const DEEPEST = 100;

/** What a node's HTML depends on beside itself. */
interface Surroundings {
  markdown: string;
  headingLevel: number;
  /** Addresses of `[label]: address`; the first of a label counts. */
  definitions: Map<string, string>;
  depth: number;
  /** In a list without empty lines, whose paragraphs are words only. */
  isTight: boolean;
}

/**
 * A section's Markdown as HTML for `dangerouslySetInnerHTML`. The result holds nothing but the tags written out
 * below and text in which &, <, > and " are escaped; a link keeps its address only if it is http, https or mailto.
 * No raw HTML, no images. Headings start at `headingLevel`, so that they stand below the page's own.
 * A text that isn't parsable as a section, and what nests deeper than 100 levels, is shown as it is.
 */
export function renderMarkdown(markdown: string, headingLevel = 4): string {
  if (!isParsableSection(markdown)) return `<pre>${encode(markdown)}</pre>`;
  // The editor writes an empty line as <br />, which would be shown as text.
  const text = markdown.replace(/(?<!\\)<br\s*\/?>/gi, " ");
  return treeHtml(text, { disable: { null: ["labelStartImage"] } }, headingLevel);
}

/**
 * The words of one line with their emphasis, code and links, as safe as renderMarkdown; null where there are none of
 * these and the plain words say the same, and for a line that isn't parsable as a paragraph.
 */
export function renderLine(markdown: string): string | null {
  if (!isParsableParagraph(markdown)) return null;
  const line = markdown.replace(/(?<!\\)<br\s*\/?>|\\?\n/gi, " ").trim();
  const html = treeHtml(line, INLINE_ONLY, 1).replace(/^<p>|<\/p>$/g, "");
  return /<(?:strong|em|code|a)\b/.test(html) ? html : null;
}

function treeHtml(markdown: string, syntax: typeof INLINE_ONLY, headingLevel: number): string {
  const tree = fromMarkdown(markdown, { extensions: [syntax] });
  const definitions = new Map<string, string>();
  for (const node of everyNode(tree)) {
    if (node.type !== "definition" || definitions.has(node.identifier)) continue;
    definitions.set(node.identifier, node.url);
  }
  return blocks(tree, { markdown, headingLevel, definitions, depth: 0, isTight: false });
}

function nodeHtml(node: Nodes, around: Surroundings): string {
  if (around.depth > DEEPEST) {
    return encode(around.markdown.slice(node.position?.start.offset, node.position?.end.offset));
  }
  switch (node.type) {
    case "text":
    case "html":
      return encode(node.value);
    case "break":
      return "<br>\n";
    case "inlineCode":
      return `<code>${encode(node.value)}</code>`;
    case "strong":
      return `<strong>${words(node, around)}</strong>`;
    case "emphasis":
      return `<em>${words(node, around)}</em>`;
    case "link":
      return linkHtml(node.url, words(node, around));
    case "linkReference":
      return linkHtml(around.definitions.get(node.identifier) ?? "", words(node, around));
    case "paragraph":
      return around.isTight ? words(node, around) : `<p>${words(node, around)}</p>`;
    case "heading": {
      const tag = `h${Math.min(6, around.headingLevel + node.depth - 1)}`;
      return `<${tag}>${words(node, around)}</${tag}>`;
    }
    case "list": {
      const tag = node.ordered ? "ol" : "ul";
      const isTight = !node.spread && node.children.every((item) => !item.spread);
      return `<${tag}>\n${blocks(node, { ...around, isTight })}\n</${tag}>`;
    }
    case "listItem":
      return `<li>${blocks(node, around)}</li>`;
    case "blockquote":
      return `<blockquote>\n${blocks(node, { ...around, isTight: false })}\n</blockquote>`;
    case "code":
      return `<pre><code>${encode(node.value)}\n</code></pre>`;
    case "thematicBreak":
      return "<hr>";
    default:
      return "";
  }
}

function blocks(node: Parents, around: Surroundings): string {
  const inside = { ...around, depth: around.depth + 1 };
  return node.children
    .map((child) => nodeHtml(child, inside))
    .filter((html) => html !== "")
    .join("\n");
}

function words(node: Parents, around: Surroundings): string {
  const inside = { ...around, depth: around.depth + 1 };
  return node.children.map((child) => nodeHtml(child, inside)).join("");
}

/** The words alone when the address is too long, or its scheme not allowed. */
function linkHtml(url: string, text: string): string {
  const address = sanitizeUri(url);
  if (address.length > LONGEST_ADDRESS || !LINK.test(address)) return text;
  return `<a href="${address}" rel="noopener noreferrer nofollow" target="_blank">${text}</a>`;
}
