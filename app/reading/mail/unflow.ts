import { readQuoteMarks } from "../forwards/quoted-lines";

/**
 * Joins the soft-broken lines of format=flowed text (RFC 3676): a line that ends in a blank goes on in the next one
 * of the same quotation depth; with `delSp` that blank belongs to the break.
 */
export function unflow(text: string, delSp: boolean): string {
  const paragraphs: { depth: number; pieces: string[] }[] = [];
  let open: { depth: number; pieces: string[] } | null = null;
  for (const line of text.split("\n")) {
    const depth = line.startsWith(">") ? readQuoteMarks(line).depth : 0;
    let content = depth > 0 ? line.replace(/^[> ]*>/, "") : line;
    if (content.startsWith(" ")) content = content.slice(1);
    if (!open || open.depth !== depth || content === "-- ") {
      open = { depth, pieces: [] };
      paragraphs.push(open);
    }
    const flows = content.endsWith(" ") && content !== "-- ";
    open.pieces.push(flows && delSp ? content.slice(0, -1) : content);
    if (!flows) open = null;
  }
  return paragraphs
    .map(({ depth, pieces }) => (depth > 0 ? `${">".repeat(depth)} ` : "") + pieces.join(""))
    .join("\n");
}
