import { BROKEN, Unreadable } from "./unreadable";

const END_OF_CHAIN = 0xfffffffa;
const HEADER_SECTORS = 109;
const STORAGE = 1;
const STREAM = 2;
const MOST_ENTRIES = 10_000;
const DEEPEST = 20;

/** What stands in one storage of a compound file. */
export interface CompoundFolder {
  name: string;
  folders: CompoundFolder[];
  stream(name: string): Uint8Array | null;
}

/** A stream of a compound file, and the names of all of them. */
interface CompoundFile {
  names: ReadonlySet<string>;
  stream(name: string): Uint8Array | null;
  root(): CompoundFolder;
}

/**
 * Opens a compound file ([MS-CFB]), the container of .doc and .msg. Every chain of sectors is walked at most as far as the
 * file has sectors, so a chain that bites its own tail ends in an error; an entry stands in one storage only. Streams
 * of the file are found by name wherever they stand, those of a storage only in it. Throws Unreadable.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  if (bytes.length < 512) throw new Unreadable(BROKEN);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorShift = view.getUint16(30, true);
  const miniShift = view.getUint16(32, true);
  if ((sectorShift !== 9 && sectorShift !== 12) || miniShift !== 6) throw new Unreadable(BROKEN);
  const sectorSize = 1 << sectorShift;
  const sectors = Math.ceil(bytes.length / sectorSize);
  const sector = (id: number) => {
    const start = (id + 1) * sectorSize;
    if (start >= bytes.length) throw new Unreadable(BROKEN);
    return bytes.subarray(start, start + sectorSize);
  };
  const joined = (ids: number[]) => join(ids.map(sector));

  const table = numbersOf(joined(tableSectors(view, sectorSize, sectors, sector)));
  const chain = (start: number) => chainOf(table, start, sectors);
  const directory = joined(chain(view.getUint32(48, true)));
  const miniTable = numbersOf(joined(chain(view.getUint32(60, true))));
  const smallest = view.getUint32(56, true);
  const entries = directoryEntries(directory);
  const root = entries.find((entry) => entry.type === 5);
  const mini = root ? joined(chain(root.start)) : new Uint8Array();

  const read = (entry: DirectoryEntry | undefined) => {
    if (!entry) return null;
    if (entry.size >= smallest) return joined(chain(entry.start)).subarray(0, entry.size);
    const pieces = chainOf(miniTable, entry.start, Math.ceil(mini.length / 64));
    return join(pieces.map((id) => mini.subarray(id * 64, id * 64 + 64))).subarray(0, entry.size);
  };
  return {
    names: new Set(entries.map((entry) => entry.name)),
    stream: (name) => read(entries.find((each) => each.name === name && each.type === STREAM)),
    root() {
      if (!root) throw new Unreadable(BROKEN);
      return folderOf(root, entries, new Set([entries.indexOf(root)]), read);
    },
  };
}

/** The entries of a storage are a binary tree; `seen` keeps each of them from being walked twice. */
function folderOf(
  { name, child }: DirectoryEntry,
  entries: DirectoryEntry[],
  seen: Set<number>,
  read: (entry: DirectoryEntry | undefined) => Uint8Array | null,
  depth = 0,
): CompoundFolder {
  const inside: DirectoryEntry[] = [];
  const open = [child];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (!entry || seen.has(index)) continue;
    seen.add(index);
    inside.push(entry);
    open.push(entry.right, entry.left);
  }
  const goesOn = depth < DEEPEST && seen.size < MOST_ENTRIES;
  return {
    name,
    folders: inside
      .filter(({ type }) => type === STORAGE && goesOn)
      .map((entry) => folderOf(entry, entries, seen, read, depth + 1)),
    stream: (wanted) => read(inside.find((each) => each.name === wanted && each.type === STREAM)),
  };
}

/** The sectors of the allocation table: 109 in the header, the others in a chain of lists. */
function tableSectors(
  view: DataView,
  sectorSize: number,
  sectors: number,
  sector: (id: number) => Uint8Array,
): number[] {
  const ids: number[] = [];
  const add = (id: number) => {
    if (id < END_OF_CHAIN) ids.push(id);
  };
  for (let index = 0; index < HEADER_SECTORS; index += 1) add(view.getUint32(76 + index * 4, true));
  let next = view.getUint32(68, true);
  for (let steps = 0; next < END_OF_CHAIN; steps += 1) {
    if (steps > sectors) throw new Unreadable(BROKEN);
    const list = numbersOf(sector(next));
    for (const id of list.slice(0, sectorSize / 4 - 1)) add(id);
    next = list.at(-1) ?? END_OF_CHAIN;
  }
  if (ids.length > sectors) throw new Unreadable(BROKEN);
  return ids;
}

function chainOf(table: number[], start: number, longest: number): number[] {
  const ids: number[] = [];
  for (let id = start; id < END_OF_CHAIN; id = table[id] ?? END_OF_CHAIN) {
    if (ids.length >= longest) throw new Unreadable(BROKEN);
    ids.push(id);
  }
  return ids;
}

interface DirectoryEntry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

function directoryEntries(directory: Uint8Array): DirectoryEntry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const nameBytes = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 64);
    entries.push({
      name: new TextDecoder("utf-16le").decode(directory.subarray(at, at + nameBytes)),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

function numbersOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}

function join(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
