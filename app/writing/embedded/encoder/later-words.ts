import { type Act, isTask, SURE } from "../act";
import type { Surroundings } from "../matters/line-features";
import type { LaterWords, Matter } from "../matters/matter";
import { isOfOtherName } from "../matters/other-name";
import { mayTell } from "../matters/places";
import { sameOwner } from "../matters/same-owner";
import { agree, said, type Topic, topicOf } from "../matters/topic";
import type { Statement } from "../statement";
import { threadOf } from "../threads";

/** A later statement with the log-odds that of all it tells how the matter stands. */
export interface LikelyWords extends LaterWords {
  odds: number;
}

/** A later statement that may tell how a matter stands, and what says how likely. */
export interface LaterCandidate {
  words: LaterWords;
  features: number[];
}

/** The log-odds of the encoder's model of acts for a sentence; null where it did not read it. */
export type SaidActs = (statement: Statement) => readonly number[] | null;

/** What is known of a later statement, whatever matter it is held against. */
interface Known {
  statement: Statement;
  topic: Topic;
  thread: string;
  /** Which part of the material it is of, in their order. */
  part: number;
  /** It asks, promises or assigns something itself. */
  hasTask: boolean;
  features: readonly number[];
}

/** So many statements behind the matter's last words are looked at, the nearest. */
const MOST_LOOKED_AT = 400;
/** So many are read with a matter: what ended it is among them nineteen times of twenty. */
const KEPT = 5;
const MOST_ODDS = 8;
/** What is said of a sentence that was not read: surely nothing. */
const UNREAD = -6;
/** Log-odds count in steps like those of the other features. */
const STEP = 4;

/**
 * What each feature weighs, in the order of `candidates`: fitted so that of all later statements the one that ended the
 * matter comes first (scripts/train/encoder/rank-later.py).
 */
const WEIGHTS = [
  0.95, 0.03, -1.92, 1.51, -0.11, 0.47, 2.8, 1.19, 1.46, 0.16, -0.1, 0.2, -0.23, -0.51, 0.51, -0.17, -0.15,
  0.51, 1.02,
];

/** Finds what was said later of the matters of one digest, whose statements are those of `surroundings`. */
export class LaterTalk {
  /** What may tell, in its order. */
  private readonly telling: readonly Statement[];
  /** Of those that were looked at: to look at all of a long mail at once would keep others waiting. */
  private readonly known = new Map<Statement, Known>();
  private readonly parts = new Map<number, number>();

  constructor(
    private readonly surroundings: Surroundings,
    private readonly saidActs: SaidActs,
  ) {
    const statements = [...surroundings.around.keys()];
    for (const { unit } of statements) if (!this.parts.has(unit)) this.parts.set(unit, this.parts.size);
    this.telling = statements.filter((statement) => statement.language === "en" && mayTell(statement));
  }

  /** The likeliest to tell how it stands first. */
  likeliest(matter: Matter, act: Act): LikelyWords[] {
    return this.candidates(matter, act)
      .map(({ words, features }) => ({
        ...words,
        odds: features.reduce((sum, value, at) => sum + value * (WEIGHTS[at] ?? 0), 0),
      }))
      .sort((a, b) => b.odds - a.odds)
      .slice(0, KEPT);
  }

  /** All that may. */
  candidates(matter: Matter, act: Act): LaterCandidate[] {
    const last = matter.acts.at(-1)?.statement;
    if (!last) return [];
    const { about } = matter.topic;
    const from = this.partOf(last);
    const judged = new Map(matter.later.map(({ statement, ends }) => [statement, ends]));
    const known = new Map<string | null, { owner: boolean; writer: boolean }>();
    const sameAs = (speaker: string | null) => {
      const same = known.get(speaker) ?? {
        owner: sameOwner(matter.owner, speaker),
        writer: sameOwner(act.statement.speaker, speaker),
      };
      known.set(speaker, same);
      return same;
    };
    const first = this.telling.findIndex(({ order }) => order > last.order);
    if (first < 0) return [];
    return this.telling
      .slice(first, first + MOST_LOOKED_AT)
      .map((statement) => this.knownOf(statement))
      .filter(
        ({ statement, topic, part, hasTask }) =>
          // "Print the menu. Print the wine list.": what somebody asks next tells nothing of what they asked before.
          !(hasTask && (part === from || sameAs(statement.speaker).writer)) &&
          // "Repaint bollard 12", "repaint bollard 13"
          agree(matter.topic, topic) &&
          !isOfOtherName(matter.acts[0]?.line ?? "", statement.text),
      )
      .map(({ statement, topic, thread, part, features }) => {
        const by = sameAs(statement.speaker);
        const ends = judged.get(statement);
        const distance = part - from;
        const isOfThread = matter.thread !== "" && thread === matter.thread;
        return {
          words: {
            statement,
            ends: ends ?? Number.NEGATIVE_INFINITY,
            place: distance === 0 ? "here" : !isOfThread ? "else" : distance === 1 ? "reply" : "thread",
            byOwner: by.owner,
          },
          features: [
            Number(isOfThread),
            Number(distance === 1),
            Number(distance === 0),
            Number(by.owner),
            Number(by.writer),
            Math.log1p(Math.max(0, distance)),
            said(about, topic) / Math.max(1, about.length),
            Number(ends !== undefined),
            ends === undefined ? 0 : inSteps(ends),
            Number(isOfThread && by.owner),
            ...features,
          ],
        };
      });
  }

  private knownOf(statement: Statement): Known {
    const known = this.known.get(statement) ?? {
      statement,
      topic: topicOf(statement.text),
      thread: threadOf(statement.subject),
      part: this.partOf(statement),
      hasTask: (this.surroundings.read.acts.get(statement) ?? []).some(
        (act) => isTask(act) && act.certainty >= SURE,
      ),
      features: this.featuresOf(statement),
    };
    this.known.set(statement, known);
    return known;
  }

  private partOf({ unit }: Statement): number {
    return this.parts.get(unit) ?? BEFORE_ALL;
  }

  private featuresOf(statement: Statement): number[] {
    const odds = this.surroundings.read.odds.get(statement);
    const { report = -MOST_ODDS, task = -MOST_ODDS } = odds?.linear ?? odds ?? {};
    const acts = this.saidActs(statement);
    return [
      inSteps(report),
      inSteps(task),
      Number(/\?\s*$/.test(statement.text)),
      Number(this.surroundings.around.get(statement)?.before === null),
      Math.log(statement.text.split(/\s+/).length),
      ...[0, 1, 2, 3].map((at) => inSteps(acts?.[at] ?? UNREAD)),
    ];
  }
}

/** The part of what only items of earlier digests quote. */
const BEFORE_ALL = -1;

const inSteps = (odds: number): number => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds)) / STEP;
