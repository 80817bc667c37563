import type { Act, ActKind } from "../act";
import type { Around } from "../matters/line-features";
import type { Matter } from "../matters/matter";
import { sameOwner } from "../matters/same-owner";
import type { Statement } from "../statement";
import { type EncoderInput, LONGEST_INPUT } from "./encoder";
import type { Pieces, SentencePieces } from "./sentence-pieces";

/** What a piece belongs to. */
const SEGMENT = { sentence: 0, before: 1, border: 2, above: 3, after: 4, later: 5 };
/** The piece that stands between two parts of an input. */
const BORDER = 1;
const NAME = { speaker: 1, other: 2 };
const HEADINGS = ["", "actions", "decisions", "blockers", "resolved", "people", "other"];
const KINDS = ["action", "blocker", "decision"];
const ACTS: readonly ActKind[] = ["request", "commitment", "assignment", "duty", "obstacle", "decision"];
const PLACES = ["here", "reply", "thread", "else"];
/** How many characters of a text, and how many pieces of each part, are read. */
const LONGEST = {
  text: 400,
  sentence: 64,
  before: 32,
  ruler: 16,
  above: 14,
  nearby: 24,
  after: 16,
  later: 36,
};
const LONGEST_TEXT = { before: 200, nearby: 160, after: 160, above: 80, later: 220 };
const MOST_LATER = 3;

/** A sentence as the encoder's model of acts reads it: what rules its list, what stands before it, and itself. */
export function sentenceInput(
  pieces: SentencePieces,
  statement: Statement,
  before: Statement | null,
): EncoderInput {
  const { text, speaker, addressee, ruledBy } = statement;
  const input = emptyInput();
  append(input, pieces.cut((ruledBy?.words ?? "").slice(0, LONGEST.text)), SEGMENT.above, {
    last: LONGEST.ruler,
  });
  append(input, pieces.cut((before?.text ?? "").slice(-LONGEST_TEXT.before)), SEGMENT.before, {
    last: LONGEST.before,
    speaker,
    other: addressee,
  });
  appendBorder(input, 0);
  append(input, pieces.cut(text.slice(0, LONGEST.text)), SEGMENT.sentence, {
    first: LONGEST.sentence,
    speaker,
    other: addressee,
  });
  input.facts.push(...factsOf(statement), 14, 0, 0, 0);
  return input;
}

/** A matter as that model reads it: its sentence with the words of its line, what stands around, and what was said later. */
export function matterInput(
  pieces: SentencePieces,
  { kind, owner, later }: Pick<Matter, "kind" | "owner" | "later">,
  { statement, line, kind: act }: Act,
  { before, after }: Around,
): EncoderInput {
  const { text, speaker, addressee, ruledBy, subject } = statement;
  const input = emptyInput();
  const above = `${ruledBy?.words ?? ""} ${subject ?? ""}`.trim().slice(0, LONGEST_TEXT.above);
  append(input, pieces.cut(above), SEGMENT.above, { first: LONGEST.above });
  append(input, pieces.cut((before?.text ?? "").slice(-LONGEST_TEXT.nearby)), SEGMENT.before, {
    last: LONGEST.nearby,
    speaker,
    other: addressee,
  });
  appendBorder(input, 0);
  append(input, pieces.cut(text.slice(0, LONGEST.text)), SEGMENT.sentence, {
    first: LONGEST.sentence,
    speaker,
    other: addressee,
    line,
  });
  if (after) {
    appendBorder(input, 0);
    append(input, pieces.cut(after.text.slice(0, LONGEST_TEXT.after)), SEGMENT.after, {
      first: LONGEST.after,
      speaker,
      other: addressee,
    });
  }
  const told = later.slice(0, MOST_LATER);
  for (const { statement: said, place, byOwner } of told) {
    const who = byOwner ? 1 : sameOwner(said.speaker, speaker) ? 2 : 0;
    const relation = 1 + PLACES.indexOf(place) * 3 + who;
    appendBorder(input, relation);
    append(input, pieces.cut(said.text.slice(0, LONGEST_TEXT.later)), SEGMENT.later, {
      first: LONGEST.later,
      speaker,
      other: owner,
      relation,
    });
  }
  input.facts.push(
    ...factsOf(statement),
    15,
    16 + KINDS.indexOf(kind),
    20 + ACTS.indexOf(act),
    28 + Math.min(7, told.length),
  );
  return input;
}

const emptyInput = (): EncoderInput => ({
  ids: [],
  segments: [],
  names: [],
  inLine: [],
  relations: [],
  facts: [],
});

function factsOf({ heading, listItem, addressee, text }: Statement): number[] {
  const at = HEADINGS.indexOf(heading ?? "");
  return [
    1 + (at < 0 ? HEADINGS.length - 1 : at),
    8 + Number(listItem),
    10 + Number(addressee !== null),
    12 + Number(/\?\s*$/.test(text)),
  ];
}

function appendBorder(input: EncoderInput, relation: number): void {
  input.ids.push(BORDER);
  input.segments.push(SEGMENT.border);
  input.names.push(0);
  input.inLine.push(0);
  input.relations.push(relation);
}

function append(
  input: EncoderInput,
  cut: Pieces,
  segment: number,
  {
    first = LONGEST_INPUT,
    last = LONGEST_INPUT,
    speaker = null,
    other = null,
    line = null,
    relation = 0,
  }: {
    first?: number;
    last?: number;
    speaker?: string | null;
    other?: string | null;
    line?: string | null;
    relation?: number;
  },
): void {
  const names = new Array<number>(cut.ids.length).fill(0);
  for (const [name, mark] of [
    [speaker, NAME.speaker],
    [other, NAME.other],
  ] as const)
    for (const word of wordsOfName(name ?? ""))
      for (const { index } of cut.of.matchAll(new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, "gu")))
        markPieces(names, cut, index, index + word.length, mark);
  const inLine = new Array<number>(cut.ids.length).fill(0);
  if (line !== null) {
    const words = new Set(line.toLowerCase().match(WORD) ?? []);
    for (const { 0: word, index } of cut.of.matchAll(WORD))
      if (words.has(word.toLowerCase())) markPieces(inLine, cut, index, index + word.length, 1);
  }
  const from = Math.max(0, cut.ids.length - last);
  const to = Math.min(cut.ids.length, first);
  for (let i = from; i < to; i++) {
    input.ids.push(cut.ids[i] ?? 0);
    input.segments.push(segment);
    input.names.push(names[i] ?? 0);
    input.inLine.push(inLine[i] ?? 0);
    input.relations.push(relation);
  }
}

const WORD = /[\p{L}\p{N}]+/gu;

function markPieces(marks: number[], { starts, of }: Pieces, from: number, to: number, mark: number): void {
  for (let i = 0; i < starts.length; i++)
    if ((starts[i + 1] ?? of.length) > from && (starts[i] ?? 0) < to) marks[i] = mark;
}

const wordsOfName = (name: string): string[] =>
  name.split(/[\s,]+/).filter((word) => word.length > 1 && /^\p{Lu}/u.test(word));

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
