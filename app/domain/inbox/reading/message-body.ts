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
}

const readableAsBody =
  /^text\/(?!calendar|csv|vtt|x-vcard|vcard|directory|rfc822-headers|x-amp-html|watch-html|css|javascript|x-)/;

function isBodyLeaf(leaf: MailLeaf): boolean {
  return readableAsBody.test(leaf.type) && leaf.disposition !== "attachment";
}

/** A text with a file name that is not the first text is a file that a client chose to show inline. */
function isNamedFile(leaf: MailLeaf): boolean {
  return leaf.filename !== null && leaf.type !== "text/html";
}

/** Sorts the leaves of a message into its body and its files (RFC 2046, 5.1; RFC 2183). */
export function layOutMessage(root: MailNode): MessageLayout {
  const files: MailFile[] = [];
  let bodyFound = false;
  const walk = (node: MailNode, related: boolean): MailNode | null => {
    if (node.kind === "leaf") {
      const body = isBodyLeaf(node) && !(bodyFound && isNamedFile(node));
      if (body) {
        bodyFound = true;
        return node;
      }
      files.push({ leaf: node, related });
      return null;
    }
    const inside = related || node.subtype === "related";
    const children = node.children.map((child) => walk(child, inside)).filter((child) => child !== null);
    return children.length === 0 ? null : { ...node, children };
  };
  const body = walk(root, false);
  return { body, files };
}

const looksLikeHtml = (text: string) =>
  /^\s{0,200}(?:<!doctype html|<html[\s>]|<head[\s>]|<body[\s>])/i.test(text);

/** Old 'enriched' text marks up with tags that mean nothing to a reader. */
function plainOf(leaf: MailLeaf, text: string): string {
  if (leaf.type === "text/html" || looksLikeHtml(text)) return htmlToText(text);
  if (leaf.type === "text/enriched" || leaf.type === "text/richtext")
    return text.replace(/<<|<\/?[a-z-]{1,40}>/gi, (tag) => (tag === "<<" ? "<" : ""));
  return text;
}

/** The body's text: of alternatives the plain one, unless it is empty or only says that there is an HTML one. */
export async function readBodyText(bytes: Uint8Array, node: MailNode | null): Promise<string> {
  if (node === null) return "";
  if (node.kind === "leaf") return plainOf(node, await decodeLeafText(bytes, node));
  if (node.subtype === "alternative") return readAlternative(bytes, node);
  const texts: string[] = [];
  for (const child of node.children) texts.push(await readBodyText(bytes, child));
  return texts.filter((text) => text.trim() !== "").join("\n\n");
}

const stubLength = 300;
const wordCount = (text: string) => text.split(/\s+/).length;

async function readAlternative(bytes: Uint8Array, branch: MailBranch): Promise<string> {
  const plain = branch.children.find((child) => child.kind === "leaf" && child.type === "text/plain");
  const text = plain ? await readBodyText(bytes, plain) : "";
  if (text.trim().length > stubLength) return text;
  // Clients put the richest version last (RFC 2046, 5.1.4).
  for (const child of branch.children.toReversed()) {
    if (child === plain) continue;
    const other = await readBodyText(bytes, child);
    if (other.trim() === "") continue;
    const stub = text.trim() === "" || wordCount(other) > 5 * wordCount(text) + 20;
    return stub ? other : text;
  }
  return text;
}
