/** Bytes of text in one digest, and in one query: a worker has 128 MB for the text, what is made of it, and itself. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BYTES_PER_QUERY = 4 * 1024 * 1024;
const MOST_PER_QUERY = 100;

/** Those texts that fit into one digest, in the order given and at least one, in groups that fit into one query. */
export function textsThatFit(texts: { id: string; bytes: number }[]): string[][] {
  const groups: string[][] = [];
  let total = 0;
  let inGroup = 0;
  for (const { id, bytes } of texts) {
    if (total > 0 && total + bytes > MOST_BYTES) break;
    const last = groups.at(-1);
    if (last && last.length < MOST_PER_QUERY && inGroup + bytes <= MOST_BYTES_PER_QUERY) {
      last.push(id);
      inGroup += bytes;
    } else {
      groups.push([id]);
      inGroup = bytes;
    }
    total += bytes;
  }
  return groups;
}
