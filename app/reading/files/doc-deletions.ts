const PAGE_BYTES = 512;
const REVISION_DELETED = 0x0800;
const HIDDEN = 0x083c;
/** Bytes of a modifier's operand by its spra bits ([MS-DOC] 2.6.1); 6 carries its own length. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];

interface DeletedRanges {
  /** The decoded piece with zeros where its text is deleted or hidden; `start` is its place in the stream. */
  blank(text: string, start: number, bytesPerCharacter: number): string;
}

/**
 * Where the text of a .doc is marked as deleted or hidden (character properties, [MS-DOC] 2.8.6). Throws RangeError
 * for properties that lie outside of the file.
 */
export function deletedRanges(main: Uint8Array, table: Uint8Array, fib: DataView): DeletedRanges {
  const ranges = findRanges(main, table, fib).sort((a, b) => a.start - b.start);
  return {
    blank(text, start, bytesPerCharacter) {
      const end = start + text.length * bytesPerCharacter;
      let out = "";
      let at = 0;
      for (let index = firstEndingAfter(ranges, start); index < ranges.length; index += 1) {
        const range = ranges[index];
        if (!range || range.start >= end) break;
        const from = Math.max(at, Math.floor((range.start - start) / bytesPerCharacter));
        const to = Math.min(text.length, Math.ceil((range.end - start) / bytesPerCharacter));
        if (to <= from) continue;
        out += text.slice(at, from) + "\0".repeat(to - from);
        at = to;
      }
      return at === 0 ? text : out + text.slice(at);
    },
  };
}

interface Range {
  start: number;
  end: number;
}

function findRanges(main: Uint8Array, table: Uint8Array, fib: DataView): Range[] {
  const place = fib.getUint32(0xfa, true);
  const size = fib.getUint32(0xfe, true);
  const pages = size < 4 ? 0 : Math.min(Math.floor((size - 4) / 8), Math.ceil(main.length / PAGE_BYTES));
  const list = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const ranges: Range[] = [];
  for (let index = 0; index < pages; index += 1) {
    const page = list.getUint32(place + (pages + 1) * 4 + index * 4, true) * PAGE_BYTES;
    if (page + PAGE_BYTES > main.length) continue;
    const view = new DataView(main.buffer, main.byteOffset + page, PAGE_BYTES);
    const runs = view.getUint8(PAGE_BYTES - 1);
    if (runs > 0x65) continue;
    for (let run = 0; run < runs; run += 1) {
      const properties = view.getUint8((runs + 1) * 4 + run) * 2;
      if (properties === 0 || !isDeleted(view, properties)) continue;
      ranges.push({ start: view.getUint32(run * 4, true), end: view.getUint32(run * 4 + 4, true) });
    }
  }
  return ranges;
}

function isDeleted(view: DataView, properties: number): boolean {
  const end = Math.min(properties + 1 + view.getUint8(properties), PAGE_BYTES - 2);
  for (let at = properties + 1; at + 2 < end; ) {
    const modifier = view.getUint16(at, true);
    at += 2;
    if ((modifier === REVISION_DELETED || modifier === HIDDEN) && view.getUint8(at) === 1) return true;
    const kind = modifier >> 13;
    at += kind === 6 ? view.getUint8(at) + 1 : (OPERAND_BYTES[kind] ?? 1);
  }
  return false;
}

function firstEndingAfter(ranges: Range[], place: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
