import { foldText } from "./fold-text";
import { type SaidLine, saidLines } from "./said-lines";

/** A line of one of two digests; `anchor` is its place in the digest that has it. */
export type ChangedLine = Pick<SaidLine, "anchor" | "kind" | "text" | "owner" | "timeline">;

/** What a digest says otherwise than the one before it. People are left out: they follow from the other lines. */
export interface DigestChanges {
  added: ChangedLine[];
  /** With what the line was in the digest before. */
  changed: { now: ChangedLine; was: ChangedLine }[];
  /** What ended, as the digest itself says. */
  closed: ChangedLine[];
  /** Lines that are there no more without having ended: deleted by hand, or not read from the mails again. */
  gone: ChangedLine[];
}

type Lines = Parameters<typeof saidLines>[0];

const NOTHING: Lines = { actionItems: [], blockers: [], decisions: [], assignees: [], closed: [] };

/** Compares by item, which a line keeps from digest to digest, else by kind and words. */
export function digestChanges(before: Lines, now: Lines): DigestChanges {
  const [linesBefore, linesNow] = [openLines(before), openLines(now)];
  const closed = saidLines({ ...NOTHING, closed: now.closed });
  const was = new Map(linesBefore.map((line) => [keyOf(line), line]));
  const isNow = new Set([...linesNow, ...closed].map(keyOf));
  const matched = linesNow.map((line) => ({ now: line, was: was.get(keyOf(line)) }));
  return {
    added: matched.flatMap((pair) => (pair.was === undefined ? [view(pair.now)] : [])),
    changed: matched.flatMap((pair) =>
      pair.was !== undefined && isOther(pair.now, pair.was)
        ? [{ now: view(pair.now), was: view(pair.was) }]
        : [],
    ),
    closed: closed.map(view),
    gone: linesBefore.filter((line) => !isNow.has(keyOf(line))).map(view),
  };
}

function openLines(digest: Lines): SaidLine[] {
  return saidLines({ ...digest, assignees: [], closed: [] });
}

const keyOf = ({ itemId, kind, text }: SaidLine) => itemId ?? `${kind} ${foldText(text).toLowerCase()}`;

const isOther = (a: SaidLine, b: SaidLine) =>
  foldText(a.text) !== foldText(b.text) || a.owner !== b.owner || a.timeline !== b.timeline;

function view({ anchor, kind, text, owner, timeline }: SaidLine): ChangedLine {
  return { anchor, kind, text, owner, timeline };
}
