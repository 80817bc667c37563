import type { LabelledAction, ScoredRecord } from "../fixtures/office/office-record";

const KINDS = ["actions", "blockers", "decisions"] as const;
type Kind = (typeof KINDS)[number];

/** A line of a digest, whatever its section. */
export interface ScoredLine {
  kind: Kind;
  words: string;
  owner: string | null;
  timeline: string | null;
  quotes: string;
}

interface Label {
  kind: Kind;
  words: string;
  owner?: string | null;
  due?: string;
}

/** One digest against its labels. */
export interface Comparison {
  id: string;
  hits: { label: Label; line: ScoredLine }[];
  misses: Label[];
  /** Lines that no label asks for and none allows. */
  extras: ScoredLine[];
  /** Those of the extras that no line may say. */
  forbidden: ScoredLine[];
  isEmpty: boolean;
  /** The place, from 1, that what matters most has in the actions or the blockers; infinite when neither says it. */
  topPlace: number;
}

/** A share, and in words what keeps it from being 1. */
export interface Figure {
  value: number;
  faults: string[];
}

/**
 * Pairs each label with at most one line of its kind: first with a line that says its words itself, then with one whose
 * quotes do.
 */
export function compareDigest(
  { id, expect }: Pick<ScoredRecord, "id" | "expect">,
  lines: readonly ScoredLine[],
): Comparison {
  const free = new Set(lines);
  const found = new Map<Label, ScoredLine>();
  const labels = labelsOf(expect);
  for (const textOf of [(line: ScoredLine) => line.words, (line: ScoredLine) => line.quotes]) {
    for (const label of labels) {
      if (found.has(label)) continue;
      const line = [...free].find((each) => each.kind === label.kind && says(textOf(each), label.words));
      if (!line) continue;
      found.set(label, line);
      free.delete(line);
    }
  }
  const isForbidden = (line: ScoredLine) => expect.not.some((words) => says(line.words, words));
  const isAllowed = (line: ScoredLine) =>
    expect.may.some((words) => says(`${line.words} ${line.quotes}`, words));
  const forbidden = [...free].filter(isForbidden);
  return {
    id,
    hits: [...found].map(([label, line]) => ({ label, line })),
    misses: labels.filter((label) => !found.has(label)),
    extras: [...free].filter((line) => isForbidden(line) || !isAllowed(line)),
    forbidden,
    isEmpty: lines.length === 0,
    topPlace: Math.min(...KINDS.map((kind) => placeOf(expect.top, kind, lines))),
  };
}

function placeOf(top: string | undefined, kind: Kind, lines: readonly ScoredLine[]): number {
  if (top === undefined || kind === "decisions") return Number.POSITIVE_INFINITY;
  const at = lines.filter((line) => line.kind === kind).findIndex((line) => says(line.words, top));
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1;
}

const labelsOf = (expect: ScoredRecord["expect"]): Label[] => [
  ...expect.actions.map((action: LabelledAction): Label => ({ kind: "actions", ...action })),
  ...expect.blockers.map((words): Label => ({ kind: "blockers", words })),
  ...expect.decisions.map((words): Label => ({ kind: "decisions", words })),
];

/** Whether every word of one of the phrases ("load test/report") begins a word of the text. */
export function says(text: string, phrases: string): boolean {
  const spoken = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return phrases.split("/").some((phrase) =>
    phrase
      .toLowerCase()
      .split(" ")
      .every((word) => {
        const pieces = word.match(/[\p{L}\p{N}]+/gu) ?? [];
        return spoken.some((_, at) =>
          pieces.every((piece, offset) =>
            offset === pieces.length - 1
              ? spoken[at + offset]?.startsWith(piece)
              : spoken[at + offset] === piece,
          ),
        );
      }),
  );
}

/** Whether the owner is the one wanted: null is nobody, "A+B" both. */
export const isOwner = (owner: string | null, wanted: string | null): boolean =>
  wanted === null ? owner === null : wanted.split("+").every((name) => says(owner ?? "", name));

/** Whether the timeline names the day (MM-DD), or says the words after a "~". */
export function isDue(timeline: string | null, wanted: string): boolean {
  if (wanted.startsWith("~")) return new RegExp(wanted.slice(1), "i").test(timeline ?? "");
  const named = [...(timeline ?? "").matchAll(/\b(\d{1,2}) (\p{L}{3})/gu)].at(-1);
  const month = Number(wanted.slice(0, 2)) - 1;
  const name = new Date(Date.UTC(2026, month)).toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  return named?.[1] === String(Number(wanted.slice(3))) && name.startsWith(named[2] ?? " ");
}

/** Of all labels of the kind, how many were found. */
export const recallOf = (all: readonly Comparison[], kind: Kind): Figure =>
  share(
    count(all, ({ hits }) => hits.filter(({ label }) => label.kind === kind).length),
    all.flatMap(({ id, misses }) =>
      misses.filter((label) => label.kind === kind).map((label) => `${id} misses "${label.words}"`),
    ),
  );

/** Of all lines of the kind, how many a label asks for. */
export const precisionOf = (all: readonly Comparison[], kind: Kind): Figure =>
  share(
    count(all, ({ hits }) => hits.filter(({ label }) => label.kind === kind).length),
    all.flatMap(({ id, extras }) =>
      extras.filter((line) => line.kind === kind).map((line) => `${id} says "${line.words}"`),
    ),
  );

/** Of the actions that were found, how many have the owner that was labelled. */
export function ownersOf(all: readonly Comparison[]): Figure {
  return judged(
    all,
    ({ owner }) => owner !== undefined,
    ({ label, line }) =>
      isOwner(line.owner, label.owner ?? null) ? null : `is ${line.owner}'s, not ${label.owner}'s`,
  );
}

/** Of the actions that were found, how many have the day that was labelled. */
export function daysOf(all: readonly Comparison[]): Figure {
  return judged(
    all,
    ({ due }) => due !== undefined,
    ({ label, line }) =>
      isDue(line.timeline, label.due ?? "") ? null : `is due ${line.timeline}, not ${label.due}`,
  );
}

/** Lines that nobody may say, in words. */
export const forbiddenOf = (all: readonly Comparison[]): string[] =>
  all.flatMap(({ id, forbidden }) => forbidden.map((line) => `${id} says "${line.words}"`));

/** Digests without a line of mail that has some. */
export const emptyOf = (all: readonly Comparison[]): string[] =>
  all.filter(({ isEmpty, misses }) => isEmpty && misses.length > 0).map(({ id }) => id);

function judged(
  all: readonly Comparison[],
  isLabelled: (label: Label) => boolean,
  fault: (hit: Comparison["hits"][number]) => string | null,
): Figure {
  const hits = all.flatMap((each) => each.hits.map((hit) => ({ ...hit, id: each.id })));
  const labelled = hits.filter(({ label }) => label.kind === "actions" && isLabelled(label));
  const faults = labelled.flatMap((hit) => {
    const words = fault(hit);
    return words === null ? [] : [`${hit.id}: "${hit.line.words}" ${words}`];
  });
  return share(labelled.length - faults.length, faults);
}

const count = (all: readonly Comparison[], of: (each: Comparison) => number) =>
  all.reduce((sum, each) => sum + of(each), 0);

const share = (right: number, faults: string[]): Figure => ({
  value: right + faults.length === 0 ? 1 : right / (right + faults.length),
  faults,
});
