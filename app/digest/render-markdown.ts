import { micromark } from "micromark";
import { INLINE_ONLY } from "./markdown-to-text";

const PLAIN_TAGS = new Set(["p", "ul", "ol", "li", "strong", "em", "code", "pre", "blockquote"]);
const LINK = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i;
const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;
/** Parsing time grows with the square of a hostile text; at this length it stays near a second. */
const LONGEST = 20_000;

/**
 * A section's Markdown as HTML for `dangerouslySetInnerHTML`. The result holds nothing but the tags written out
 * below and text in which < and > are escaped: every tag that the Markdown compiler emits is taken apart and
 * written anew, its attributes are left behind, and a link keeps its address only if it is http, https or mailto.
 * No raw HTML, no images. Headings start at `headingLevel`, so that they stand below the page's own.
 * Text of more than 20,000 characters is shown as it is.
 */
export function renderMarkdown(markdown: string, headingLevel = 4): string {
  if (markdown.length > LONGEST) return `<pre>${escapeText(markdown)}</pre>`;
  // The editor writes an empty line as <br />, which would be shown as text.
  const compiled = micromark(markdown.replace(/(?<!\\)<br\s*\/?>/gi, " "), {
    extensions: [{ disable: { null: ["labelStartImage"] } }],
  });
  return safeHtml(compiled, headingLevel);
}

/**
 * The words of one line with their emphasis, code and links, as safe as renderMarkdown; null where there are none of
 * these, and the plain words say the same.
 */
export function renderLine(markdown: string): string | null {
  if (markdown.length > LONGEST) return null;
  const line = markdown.replace(/(?<!\\)<br\s*\/?>|\\?\n/gi, " ").trim();
  const html = safeHtml(micromark(line, { extensions: [INLINE_ONLY] }), 1).replace(/^<p>|<\/p>$/g, "");
  return /<(?:strong|em|code|a)\b/.test(html) ? html : null;
}

function safeHtml(compiled: string, headingLevel: number): string {
  const open: string[] = [];
  let html = "";
  let end = 0;
  for (const match of compiled.matchAll(TAG)) {
    html += escapeBrackets(compiled.slice(end, match.index));
    end = match.index + match[0].length;
    html +=
      match[1] === "/"
        ? close(open, match[2] ?? "")
        : start(open, match[2] ?? "", match[3] ?? "", headingLevel);
  }
  html += escapeBrackets(compiled.slice(end));
  return html + open.reverse().map(endTag).join("");
}

/** `open` also remembers links without an address (as ""), so that their end tag goes with them. */
function start(open: string[], name: string, attributes: string, headingLevel: number): string {
  if (name === "br") return "<br>";
  if (name === "hr") return "<hr>";
  if (name === "a") {
    const address = safeAddress(/ href="([^"]*)"/.exec(` ${attributes}`)?.[1] ?? "");
    open.push(address === null ? "" : "a");
    return address === null ? "" : `<a href="${address}" rel="noopener noreferrer nofollow" target="_blank">`;
  }
  const heading = /^h([1-6])$/.exec(name);
  const tag = heading === null ? name : `h${Math.min(6, headingLevel + Number(heading[1]) - 1)}`;
  if (heading === null && !PLAIN_TAGS.has(name)) return "";
  open.push(tag);
  return `<${tag}>`;
}

function close(open: string[], name: string): string {
  const heading = /^h[1-6]$/.test(name);
  if (name !== "a" && !heading && !PLAIN_TAGS.has(name)) return "";
  const tag = open.pop();
  return tag === undefined ? "" : endTag(tag);
}

function endTag(tag: string): string {
  return tag === "" ? "" : `</${tag}>`;
}

/** micromark has percent-encoded the address and escaped its quotes; null when its scheme is not allowed. */
function safeAddress(attribute: string): string | null {
  const address = attribute.replaceAll("&amp;", "&");
  return LINK.test(address) ? escapeText(address).replaceAll('"', "&quot;") : null;
}

function escapeBrackets(html: string): string {
  return html.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeText(text: string): string {
  return escapeBrackets(text.replaceAll("&", "&amp;"));
}
