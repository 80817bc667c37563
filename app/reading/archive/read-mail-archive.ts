import { Unreadable } from "../files/unreadable";
import type { ZipEntry } from "../files/zip-directory";
import { type ArchiveSource, piecesOf } from "./archive-source";
import { LARGEST_ARCHIVED_MAIL, splitMbox } from "./split-mbox";
import { readZipEntries, unpackEntry } from "./zip-entries";

/** Where reading goes on. */
export interface ArchiveCursor {
  /** Of an mbox: bytes before the next mail. Of a zip: entries before the next one. */
  offset: number;
  /** In a zip's entry that is an mbox: bytes before the next mail, unpacked. */
  inner: number;
  /** How much of the whole is behind it, 0 to 1. */
  share: number;
}

/** A mail of an archive. */
export interface ArchivedMail {
  /** Null when it is too large. */
  raw: Uint8Array | null;
  /** Behind it. */
  next: ArchiveCursor;
}

export const AT_THE_BEGINNING: ArchiveCursor = { offset: 0, inner: 0, share: 0 };

const NO_MAIL = "This is no mail, no mbox file and no zip of them.";

/**
 * The mails of an mbox file, of a zip of .eml or mbox files (Google Takeout's among them), or the one mail that the file is,
 * from the cursor on. Throws Unreadable.
 */
export async function* readMailArchive(
  source: ArchiveSource,
  cursor: ArchiveCursor,
): AsyncGenerator<ArchivedMail> {
  const beginning = new TextDecoder("latin1").decode(await source.read(0, 1000));
  if (beginning.startsWith("PK\x03\x04")) yield* readZip(source, cursor);
  else if (/^(?:ï»¿)?\s*From /.test(beginning)) {
    const mails = splitMbox(piecesOf(source, cursor.offset, source.size));
    for await (const { raw, end } of mails) {
      const offset = cursor.offset + end;
      yield { raw, next: { offset, inner: 0, share: offset / source.size } };
    }
  } else if (/^(?:\ufeff|ï»¿)?\s*[!-9;-~]{1,76} ?:/.test(beginning)) {
    if (cursor.offset > 0) return;
    const raw = source.size > LARGEST_ARCHIVED_MAIL ? null : await source.read(0, source.size);
    yield { raw, next: { offset: source.size, inner: 0, share: 1 } };
  } else throw new Unreadable(NO_MAIL);
}

const isMac = (name: string) => /(?:^|\/)(?:__MACOSX\/|\._)/.test(name);
const isMail = ({ name, size }: ZipEntry) => /\.eml$/i.test(name) && !isMac(name) && size > 0;
const isMbox = ({ name }: ZipEntry) => /(?:\.mbox|(?:^|\/)mbox)$/i.test(name) && !isMac(name);

async function* readZip(source: ArchiveSource, cursor: ArchiveCursor): AsyncGenerator<ArchivedMail> {
  const entries = await readZipEntries(source);
  const wanted = entries.filter((entry) => isMail(entry) || isMbox(entry));
  if (wanted.length === 0) throw new Unreadable("There is no mail in this zip: no .eml and no .mbox file.");
  const whole = wanted.reduce((sum, { size }) => sum + size, 1);
  let behind = 0;
  for (const [offset, entry] of wanted.entries()) {
    const nextEntry = () => ({ offset: offset + 1, inner: 0, share: (behind + entry.size) / whole });
    if (offset < cursor.offset) {
      behind += entry.size;
      continue;
    }
    if (isMail(entry)) {
      yield { raw: await unpackedMail(source, entry), next: nextEntry() };
    } else {
      const begin = offset === cursor.offset ? cursor.inner : 0;
      for await (const { raw, end } of splitMbox(skipped(unpackEntry(source, entry), begin))) {
        const inner = begin + end;
        yield { raw, next: { offset, inner, share: (behind + inner) / whole } };
      }
    }
    behind += entry.size;
  }
}

/** Null for one that is too large or damaged: the others are none the worse for it. */
async function unpackedMail(source: ArchiveSource, entry: ZipEntry): Promise<Uint8Array | null> {
  if (entry.size > LARGEST_ARCHIVED_MAIL) return null;
  const whole = new Uint8Array(entry.size);
  let at = 0;
  try {
    for await (const piece of unpackEntry(source, entry)) {
      whole.set(piece, at);
      at += piece.length;
    }
  } catch (cause) {
    if (cause instanceof Unreadable) return null;
    throw cause;
  }
  return whole;
}

/** What is packed can't be begun in its middle: it is unpacked again up to there. */
async function* skipped(pieces: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const piece of pieces) {
    if (left < piece.length) yield piece.subarray(left);
    left = Math.max(0, left - piece.length);
  }
}
