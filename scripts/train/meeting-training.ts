import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { TurnOdds } from "../../app/writing/embedded/meetings/meeting-models";
import { turnFeatures } from "../../app/writing/embedded/meetings/turn-features";
import type { LinearModel } from "../../app/writing/embedded/models/linear-model";
import { unitsOf } from "../../app/writing/embedded/readers/route";
import { statementsOf } from "../../app/writing/embedded/readers/statements";
import { atOnce } from "../../app/writing/slices";
import { meetingMaterial } from "../eval/eval-material";
import { averageOf, type Example, type FitOptions, fitOne } from "./logistic-regression";

/** A labelled meeting as the writer reads it: its statements' features and what each of them is part of. */
interface LabelledMeeting {
  id: string;
  /** The line of the data file, which the scorer's kinds of prediction are made from. */
  record: unknown;
  linked: boolean;
  features: string[][];
  labels: Record<keyof TurnOdds, boolean[]>;
}

interface Recorded {
  id: string;
  linked: boolean;
  turns: { speaker: string; text: string; labels?: Record<string, boolean> }[];
}

export const FOLDS = 5;

/** For kinds of turns that a meeting has few of. */
const RARE = { l1: 4, l2: 60, minCount: 20, epochs: 8, positiveWeight: 3, keep: 0.4, bags: 4 };

/** What is fitted: the share of negative examples in a bag and how many bags are averaged, beside the penalties. */
export const MEETING_MODELS: Record<
  keyof TurnOdds,
  FitOptions & { keep: number; bags: number; what: string }
> = {
  action: {
    l1: 3,
    l2: 20,
    minCount: 8,
    epochs: 8,
    positiveWeight: 5,
    keep: 0.3,
    bags: 6,
    what: "name what somebody is to do",
  },
  decision: {
    ...RARE,
    what: "belong to a decision",
  },
  problem: {
    ...RARE,
    what: "name a problem",
  },
  summary: {
    l1: 8,
    l2: 40,
    minCount: 30,
    epochs: 6,
    positiveWeight: 1,
    keep: 0.5,
    bags: 2,
    what: "a summary of the meeting draws on",
  },
};
export const LABELS: readonly (keyof TurnOdds)[] = ["action", "decision", "problem", "summary"];

/** Meetings of one series share people and subject, so they share a fold. */
export function foldOf(id: string): number {
  let hash = 0;
  for (const char of id.replace(/[a-d]$/, "")) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash % FOLDS;
}

const folded = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The meetings of a gzipped data file; a statement has the labels of the turn it stands in. */
export function readMeetings(file: string): LabelledMeeting[] {
  return gunzipSync(readFileSync(file))
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const record = JSON.parse(line) as Recorded;
      const { statements } = atOnce(statementsOf(atOnce(unitsOf(meetingMaterial(record.turns)))));
      let turn = 0;
      const turns = statements.map(({ text }) => {
        const at = record.turns.findIndex((t, i) => i >= turn && folded(t.text).includes(text));
        if (at >= 0) turn = at;
        return record.turns[turn];
      });
      const labelled = (label: string) => turns.map((t) => t?.labels?.[label] === true);
      return {
        id: record.id,
        record,
        linked: record.linked,
        features: atOnce(turnFeatures(statements)).map((list) => list.filter((f) => !isRun(f))),
        labels: {
          action: labelled("action"),
          decision: labelled("decision"),
          problem: labelled("problem"),
          summary: labelled("summary"),
        },
      };
    });
}

/** Runs of two and three token classes: with few meetings to learn from they only fit their wording. */
const isRun = (feature: string): boolean =>
  feature.includes(" ") && !feature.includes("#") && !feature.includes("|");

/** Fits one model on the meetings: every bag has all positives and its own share of the negatives. */
export function fitMeetingModel(meetings: readonly LabelledMeeting[], label: keyof TurnOdds): LinearModel {
  const { keep, bags, what: _what, ...options } = MEETING_MODELS[label];
  return averageOf(
    Array.from({ length: bags }, (_, bag) => {
      let seed = 1 + bag * 999;
      const random = () => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return seed / 2147483648;
      };
      const examples: Example[] = meetings.flatMap((meeting) =>
        meeting.features.flatMap((features, i) => {
          const positive = meeting.labels[label][i] === true;
          return positive || random() < keep ? [{ features, label: positive }] : [];
        }),
      );
      return fitOne(examples, options, 12345 + bag);
    }),
  );
}
