import type { SignedText } from "./signature";

/** Addresses that stand beside their words, as clients write HTML links into plain text; the long ones track. */
const BESIDE_WORDS = /[ \t]?[<[(](?:https?:\/\/[^\s<>[\]()]{70,4000}|cid:[^\s<>[\]()]{1,200})[>\])]/g;
const ALONE_ON_LINE = /^\s{0,20}[<[(]?https?:\/\/\S{100,4000}[>\])]?\s{0,20}$/;

/**
 * Takes long link targets and references to inline pictures out of plain text, so that the words read as written.
 * They go to the signature; lines that hold nothing else go whole. A text of links only is left as it is.
 */
export function splitLongLinks(lines: string[]): SignedText {
  const links: string[] = [];
  const text: string[] = [];
  for (const line of lines) {
    if (ALONE_ON_LINE.test(line)) {
      links.push(line.trim());
      continue;
    }
    const hasAddress = line.includes("http") || line.includes("cid:");
    const kept = !hasAddress
      ? line
      : line.replace(BESIDE_WORDS, (link) => {
          links.push(link.trim());
          return "";
        });
    if (kept === line || kept.trim() !== "") text.push(kept);
  }
  if (links.length === 0 || text.every((line) => line.trim() === "")) return { text: lines, signature: [] };
  return { text, signature: links };
}
