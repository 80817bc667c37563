import { escapePattern } from "../../../digest/escape-pattern";
import type { Act, ActKind } from "../act";
import { SAYS_NO_TOPIC } from "../english/topic-of-title";
import type { Around } from "../matters/line-features";
import type { LaterWords, Matter } from "../matters/matter";
import { sameOwner } from "../matters/same-owner";
import type { Statement } from "../statement";
import { subjectOf } from "../threads";
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
const PLACES: readonly LaterWords["place"][] = ["here", "reply", "thread", "else"];
/** Where the numbers of each fact begin; 0 is none. */
const FACT = {
  heading: 1,
  listItem: 8,
  addressed: 10,
  asks: 12,
  sentence: 14,
  line: 15,
  kind: 16,
  act: 20,
  later: 28,
};
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

/** A sentence as the encoder's model of acts reads it: what rules its list, the subject of its mail, what stands before it, and itself. */
export function sentenceInput(
  pieces: Pick<SentencePieces, "cut">,
  statement: Statement,
  before: Statement | null,
): EncoderInput {
  const { ruledBy } = statement;
  const input = emptyInput();
  append(input, pieces.cut((ruledBy?.words ?? "").slice(0, LONGEST.text)), SEGMENT.above, {
    last: LONGEST.ruler,
  });
  append(input, pieces.cut(topicOf(statement).slice(0, LONGEST_TEXT.above)), SEGMENT.above, {
    first: LONGEST.above,
  });
  appendSentence(input, pieces, statement, before, { text: LONGEST_TEXT.before, pieces: LONGEST.before });
  input.facts.push(...factsOf(statement), FACT.sentence, 0, 0, 0);
  return input;
}

/** What the subject says that a mail is about; "Hello" would only say in which mood it was written. */
function topicOf({ subject }: Statement): string {
  const said = subjectOf(subject);
  return SAYS_NO_TOPIC.test(said) ? "" : said;
}

/** A matter as that model reads it: its sentence with the words of its line, what stands around, and what was said later. */
export function matterInput(
  pieces: Pick<SentencePieces, "cut">,
  { kind, owner }: Pick<Matter, "kind" | "owner">,
  { statement, line, kind: act }: Act,
  { before, after }: Around,
  later: readonly LaterWords[],
): EncoderInput {
  const { speaker, addressee, ruledBy, subject } = statement;
  const input = emptyInput();
  const above = `${ruledBy?.words ?? ""} ${subject ?? ""}`.trim().slice(0, LONGEST_TEXT.above);
  append(input, pieces.cut(above), SEGMENT.above, { first: LONGEST.above });
  const nearby = { text: LONGEST_TEXT.nearby, pieces: LONGEST.nearby };
  appendSentence(input, pieces, statement, before, nearby, line);
  if (after) {
    appendBorder(input, 0);
    append(input, pieces.cut(after.text.slice(0, LONGEST_TEXT.after)), SEGMENT.after, {
      first: LONGEST.after,
      speaker,
      other: addressee,
    });
  }
  for (const { statement: said, place, byOwner } of later) {
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
    FACT.line,
    FACT.kind + KINDS.indexOf(kind),
    FACT.act + ACTS.indexOf(act),
    FACT.later + later.length,
  );
  return input;
}

/** The sentence behind the end of the one before it; of its words those of `line` are marked. */
function appendSentence(
  input: EncoderInput,
  pieces: Pick<SentencePieces, "cut">,
  { text, speaker, addressee }: Statement,
  before: Statement | null,
  longestBefore: { text: number; pieces: number },
  line: string | null = null,
): void {
  append(input, pieces.cut((before?.text ?? "").slice(-longestBefore.text)), SEGMENT.before, {
    last: longestBefore.pieces,
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
    FACT.heading + (at < 0 ? HEADINGS.length - 1 : at),
    FACT.listItem + Number(listItem),
    FACT.addressed + Number(addressee !== null),
    FACT.asks + Number(/\?\s*$/.test(text)),
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
      for (const { index } of cut.of.matchAll(
        new RegExp(`(?<!\\p{L})${escapePattern(word)}(?!\\p{L})`, "gu"),
      ))
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
