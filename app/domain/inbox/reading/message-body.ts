import { decodeLeafText } from "./decode-leaf";
import { htmlToText } from "./html-to-text";
import type { MailBranch, MailLeaf, MailNode } from "./mail-tree";

/** Which parts of a message are its body and which are files, before anything is decoded. */
export interface MessageLayout {
  body: MailNode | null;
  files: MailFile[];
}

export interface MailFile {
  leaf: MailLeaf;
  /** Stands inside the HTML, as pictures of signatures do. */
  related: boolean;
  /** Its text is the body of the message. */
  isBody: boolean;
}

const readableAsBody =
  /^text\/(?!calendar|csv|vtt|x-vcard|vcard|directory|rfc822-headers|x-amp-html|watch-html|css|javascript|x-)/;

function isBodyLeaf(leaf: MailLeaf): boolean {
  return readableAsBody.test(leaf.type) && leaf.disposition !== "attachment";
}

/** Sorts the leaves of a message into its body and its files (RFC 2046, 5.1; RFC 2183). */
export function layOutMessage(root: MailNode): MessageLayout {
  const files: MailFile[] = [];
  let bodyFound = false;
  const walk = (node: MailNode, parent: string, related: boolean): MailNode | null => {
    if (node.kind === "leaf") {
      const named = node.filename !== null && parent !== "alternative";
      // A named text after the first one is a file that a client chose to show inline.
      const body = isBodyLeaf(node) && !(bodyFound && named);
      if (!body || named) files.push({ leaf: node, related, isBody: body });
      if (body) bodyFound = true;
      return body ? node : null;
    }
    const inside = related || node.subtype === "related";
    const children = node.children
      .map((child) => walk(child, node.subtype, inside))
      .filter((child) => child !== null);
    return children.length === 0 ? null : { ...node, children };
  };
  const body = walk(root, "", false);
  return { body, files };
}

/** Old 'enriched' text marks up with tags that mean nothing to a reader. */
function plainOf(leaf: MailLeaf, text: string): string {
  if (leaf.type === "text/html") return htmlToText(text);
  if (leaf.type === "text/enriched" || leaf.type === "text/richtext")
    return text.replace(/<<|<\/?[a-z-]{1,40}>/gi, (tag) => (tag === "<<" ? "<" : ""));
  return text;
}

/** A body as text, and as it came. */
export interface BodyText {
  text: string;
  /** Each decoded part; HTML still as HTML. */
  sources: string[];
}

/** The body's text: of alternatives the plain one, unless it is empty or only says that there is an HTML one. */
export function readBody(bytes: Uint8Array, node: MailNode | null): BodyText {
  const sources: string[] = [];
  return { text: readBodyText(bytes, node, sources), sources };
}

function readBodyText(bytes: Uint8Array, node: MailNode | null, sources: string[]): string {
  if (node === null) return "";
  if (node.kind === "leaf") {
    const source = decodeLeafText(bytes, node);
    sources.push(source);
    return plainOf(node, source);
  }
  if (node.subtype === "alternative") return readAlternative(bytes, node, sources);
  const texts: string[] = [];
  for (const child of node.children) texts.push(readBodyText(bytes, child, sources));
  return texts.filter((text) => text.trim() !== "").join("\n\n");
}

const stubLength = 300;
const wordCount = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

/** Whether the plain version only points at the other one, or says next to nothing of what it says. */
function isStub(text: string, other: string): boolean {
  const words = wordCount(text);
  if (/\bhtml\b|\bbrowser\b|\bviewer\b|\bmail client\b/i.test(text) && words < 40)
    return wordCount(other) > words;
  return words < 12 && wordCount(other) > 5 * words;
}

function readAlternative(bytes: Uint8Array, branch: MailBranch, sources: string[]): string {
  const plain = branch.children.find((child) => child.kind === "leaf" && child.type === "text/plain");
  const text = plain ? readBodyText(bytes, plain, sources) : "";
  if (text.trim().length > stubLength) return text;
  // Clients put the richest version last (RFC 2046, 5.1.4).
  for (const child of branch.children.toReversed()) {
    if (child === plain) continue;
    const other = readBodyText(bytes, child, sources);
    if (other.trim() === "") continue;
    return isStub(text, other) ? other : text;
  }
  return text;
}
