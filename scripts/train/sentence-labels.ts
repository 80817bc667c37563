import type { Statement } from "../../app/writing/embedded/statement";
import type { WordedLine, WordedMail } from "../eval/worded-lines";
import { type ActExample, whoOf } from "./act-examples";
import type { LabelledThread } from "./labelled-threads";
import { labelsOf } from "./link-examples";

/** What a sentence says. */
export interface SentenceLabels {
  /** a: work ahead, b: something in the way, d: decided, x: done or over. */
  labels: Set<string>;
  /** Labels that it may have or not. */
  unknown: Set<string>;
  who: ActExample["who"];
}

/** The letter of what a person wrote a line of. */
export const WORDED = { task: "a", trouble: "b", decision: "d" } as const;
const LETTERS = { action: "a", blocker: "b", decision: "d" } as const;

/** What a sentence of a thread says by its labels; null where that isn't known. */
export function labelsInThread(statement: Statement, thread: LabelledThread): SentenceLabels | null {
  const said = labelsOf(statement, thread);
  if (said === null) return null;
  const opened = said.filter(({ mark }) => mark === "+");
  const labels = new Set<string>(opened.map(({ kind }) => LETTERS[kind ?? "action"]));
  const unknown = new Set<string>();
  if (said.some(({ mark }) => mark === "=" || mark === "~")) {
    labels.add("x");
    unknown.add("d");
  }
  if (said.some(({ mark }) => /[\^>?]/.test(mark))) unknown.add("a");
  if (said.some(({ mark }) => mark === "?")) unknown.add("b").add("x");
  if (said.length === 0) unknown.add("x");
  const owners = new Set(opened.filter(({ kind }) => kind === "action").map(({ owner }) => owner ?? "-"));
  const [owner] = owners;
  return {
    labels,
    unknown: new Set([...unknown].filter((label) => !labels.has(label))),
    who: owner === undefined || owners.size > 1 ? null : whoOf(owner),
  };
}

/** What a sentence of a mail says by the lines that a person wrote of it. */
export function labelsInWorded(statement: Statement, mail: WordedMail): SentenceLabels {
  const said = wordedLinesOn(statement, mail);
  const [who, another] = new Set(
    said.filter(({ kind }) => kind === "task").map(({ owner }) => whoseOf(owner, mail)),
  );
  return {
    labels: new Set(said.map(({ kind }) => WORDED[kind])),
    unknown: new Set(["x"]),
    who: another === undefined ? (who ?? null) : null,
  };
}

/** The lines of a mail that stand on words of the statement. */
export const wordedLinesOn = ({ text }: Statement, { lines }: WordedMail): WordedLine[] =>
  lines.filter(({ quote }) => {
    const [said, quoted] = [bare(text), bare(quote)];
    return Math.min(said.length, quoted.length) > 3 && (said.includes(quoted) || quoted.includes(said));
  });

/** Words and numbers alone. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function whoseOf(owner: string | null | undefined, { from, to }: WordedMail): ActExample["who"] {
  const first = (name: string) => name.toLowerCase().split(/[\s,+]+/)[0] ?? "";
  if (!owner) return "nobody";
  if (first(owner) === first(from)) return "writer";
  return to.toLowerCase().includes(first(owner)) ? "reader" : "other";
}
