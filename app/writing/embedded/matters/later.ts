import { type Act, isTask } from "../act";
import type { ActOdds } from "../models/act-model";
import type { Statement } from "../statement";
import { cuesIn } from "./ending-cues";
import { bin, namedValues, ODDS, type Values } from "./fields";
import type { Topic } from "./topic";

/** A statement as what may end an open matter, or go on with it: what is said of each pair that it is in. */
export interface Later {
  statement: Statement;
  acts: readonly Act[];
  /** What the models say of it; null in a language without models. */
  odds: ActOdds | null;
  topic: Topic;
  /** Which of the sentences of its part it is, greetings aside, from 0. */
  at: number;
  /** How many its part has. */
  of: number;
  /** What its form says of how far something has come. */
  cues: readonly string[];
  /** Its first words in lower case, every number as "0", in another language than English with its mark. */
  words: readonly string[];
  /** Those words, alone and by twos, as features. */
  wordFeatures: readonly string[];
  /** What the fitted models are told of it, and what those of pairs are told. */
  values: Values;
  pairValues: Values;
}

const REPORT = [-4, -2.5, -1.5, -0.75, 0, 0.75, 1.5];
const WORDS = [3, 5, 8, 13, 20];
const MOST_WORDS = 24;

/** A statement with what does not depend on the matter that it is held against. */
export function laterOf(known: Pick<Later, "statement" | "acts" | "odds" | "topic" | "at" | "of">): Later {
  const { statement, acts, odds, at, of } = known;
  const { text, medium } = statement;
  const cues = cuesIn(text);
  const words = wordsIn(text);
  // Words of another language are other words.
  const mark = statement.language === "en" ? "w:" : `w:${statement.language}:`;
  const cuesAmong = (names: readonly string[]) => names.filter((name) => cues.includes(name)).join("+");
  const values = namedValues({
    at: Math.min(2, at),
    alone: of === 1,
    medium,
    asks: /\?\s*$/.test(text),
    task: odds ? bin(odds.task, ODDS) : "",
    obstacle: odds ? bin(odds.obstacle, ODDS) : "",
    decision: odds ? bin(odds.decision, ODDS) : "",
  });
  const pairValues = namedValues(
    {
      length: bin(text.split(/\s+/).length, WORDS),
      form: cuesAmong(["have", "is done", "did", "here"]),
      check: cuesAmong(["not", "yet", "part", "later", "off"]),
      ends: ["cancel", "release", "done"].filter((kind) => acts.some((act) => act.kind === kind)).join("+"),
      opens: acts.some((act) => isTask(act) && act.certainty >= 0.5),
      report: odds ? bin(odds.report, REPORT) : "",
    },
    values,
  );
  return {
    ...known,
    cues,
    words: words.map((word) => `${mark}${word}`),
    wordFeatures: [
      ...words.flatMap((word, i) => [`${mark}${word}`, `${mark}${words[i - 1] ?? "^"} ${word}`]),
      `${mark}^ ${words.slice(0, 2).join(" ")}`,
    ],
    values,
    pairValues,
  };
}

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?|\d+|[?!]/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => (/^\d/.test(word) ? "0" : word));
