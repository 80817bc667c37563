import { Pace, type Slices } from "../../slices";
import { type Act, isTask, SURE } from "../act";
import { asksToKnow } from "../matters/asks-to-know";
import { asksForDeed, bareDeed } from "../matters/bare-deed";
import { hasNoAnswer } from "../matters/falls-short";
import type { Surroundings } from "../matters/line-features";
import type { LaterWords, Matter } from "../matters/matter";
import { isOfOtherName } from "../matters/other-name";
import { mayTell } from "../matters/places";
import { sameOwner } from "../matters/same-owner";
import { agree, said, type Topic, topicOf } from "../matters/topic";
import type { Statement } from "../statement";
import { threadOf } from "../threads";
import { NOTHING, STATEMENT, UNIT, UNIT_BIAS, UNITS } from "./later-weights";
import { SharedWords } from "./shared-words";

/** A later statement with the log-odds that it, rather than nothing, ended the matter. */
export interface LikelyWords extends LaterWords {
  odds: number;
}

/** What was said later that may have ended a matter. */
export interface Later {
  /** The likeliest first. */
  words: LikelyWords[];
  /** Log-odds that any of all that was said later did. */
  ended: number;
  /** How many statements that was. */
  count: number;
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
  /** A word or two that report nothing. */
  saysLittle: boolean;
  features: readonly number[];
}

/** So many statements behind the matter's last words are looked at, the nearest. */
const MOST_LOOKED_AT = 400;
/** So many statements are looked at before any matter is held against them, so that the first matter keeps nobody waiting. */
const MOST_PREPARED = 2000;
/** Characters of statements between two pauses. */
const SLICE = 3000;
/** So many are read with a matter: what ended it is among them nineteen times of twenty. */
const KEPT = 5;
const MOST_ODDS = 8;
/** Log-odds that a sentence reports something, below which a word or two of it tell nothing. */
const LITTLE = -1;
/** What is said of a sentence that was not read: surely nothing. */
const UNREAD = -6;
/** Log-odds count in steps like those of the other features. */
const STEP = 4;

/** What is said where nothing was said later. */
const SURELY_NOTHING = -9;

/** "All done": of more than the one that it ended. */
const OF_ALL = /\b(?:all|both|everything|every|each|them|these|those|they|two|three|four|list|rest)\b/i;
/** "At 6.40 tonight" answers what was asked, and tells of nothing else. */
const isAnswer = ({ acts: [first] }: Matter): boolean => first?.kind === "request" && asksToKnow(first);

/** Finds what was said later of the matters of one digest, whose statements are those of `surroundings`. */
export class LaterTalk {
  /** What may tell, in its order. */
  private readonly telling: Statement[] = [];
  private readonly known = new Map<Statement, Known>();
  private readonly parts = new Map<number, number>();
  /** The matter that a statement plainly tells of by its name. */
  private readonly toldOf = new Map<Statement, Matter>();

  private constructor(
    private readonly surroundings: Surroundings,
    private readonly saidActs: SaidActs,
    private readonly shared: SharedWords,
  ) {}

  /** Reads what was said. */
  static *read(surroundings: Surroundings, saidActs: SaidActs): Slices<LaterTalk> {
    const { matters, around } = surroundings;
    const talk = new LaterTalk(surroundings, saidActs, yield* SharedWords.read(matters, around));
    const pace = new Pace(SLICE);
    for (const statement of around.keys()) {
      if (pace.isDue(statement.text.length)) yield;
      if (!talk.parts.has(statement.unit)) talk.parts.set(statement.unit, talk.parts.size);
      if (statement.language !== "en" || !mayTell(statement)) continue;
      talk.telling.push(statement);
      // What is behind them is looked at for few matters, if for any.
      if (talk.telling.length > MOST_PREPARED) continue;
      talk.knownOf(statement);
      talk.shared.prepare(statement);
    }
    for (const matter of matters) {
      for (const statement of matter.named) talk.toldOf.set(statement, matter);
      const { closedBy } = matter;
      if (closedBy && !OF_ALL.test(closedBy.text) && isAnswer(matter)) talk.toldOf.set(closedBy, matter);
    }
    for (const statement of talk.telling) {
      if (pace.isDue(statement.text.length)) yield;
      const deed = talk.toldOf.has(statement) ? null : bareDeed(statement.text);
      const asked = deed && matters.findLast((matter) => asksForDeed(matter, deed, statement));
      if (asked) talk.toldOf.set(statement, asked);
    }
    return talk;
  }

  /** Of all that was said later, what may have ended the matter. */
  of(matter: Matter, act: Act): Later {
    const candidates = this.candidates(matter, act);
    const nothing = weighed(nothingFeatures(matter, act, candidates.length), NOTHING) - SURER;
    const words = candidates
      .map(({ words, features }) => ({
        ...words,
        odds: oddsOf(features) - nothing,
      }))
      .sort((a, b) => b.odds - a.odds);
    return {
      words: words.slice(0, KEPT),
      ended: sumOfOdds(words.map(({ odds }) => odds)),
      count: words.length,
    };
  }

  /** All that may. */
  candidates(matter: Matter, act: Act): LaterCandidate[] {
    // What moves or accepts it says that it was open still.
    const [last] = [...matter.acts.map(({ statement }) => statement), ...matter.support].sort(
      (a, b) => b.order - a.order,
    );
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
    const telling = this.telling
      .slice(first, first + MOST_LOOKED_AT)
      .map((statement) => this.knownOf(statement))
      .filter(
        ({ statement, topic, part, hasTask, saysLittle }) =>
          // "Ref 0-7."
          !saysLittle &&
          // "Print the menu. Print the wine list.": what somebody asks next tells nothing of what they asked before.
          !(hasTask && (part === from || sameAs(statement.speaker).writer)) &&
          !hasNoAnswer(statement.text) &&
          // "Done with the meeting room" tells nothing of the courier.
          !(said(about, topic) === 0 && this.tellsOfOthers(statement, matter)) &&
          // "Repaint bollard 12", "repaint bollard 13"
          agree(matter.topic, topic) &&
          !isOfOtherName(matter.acts[0]?.line ?? "", statement.text),
      )
      .map((known) => ({ ...known, shared: this.shared.of(matter, known.statement) }));
    const most = telling.map(({ shared }) => shared.own).sort((a, b) => b - a);
    const mean = most.reduce((sum, own) => sum + own, 0) / Math.max(1, most.length);
    return telling.map(({ statement, topic, thread, part, features, shared }) => {
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
          shared.own,
          shared.own - shared.other,
          shared.rank,
          shared.own - ((shared.own === most[0] ? most[1] : most[0]) ?? shared.own),
          shared.own - mean,
          Number(this.shared.endsAnother(matter, statement)),
          shared.people,
          Number(shared.isNamed),
          Number(!this.shared.saysAnything(statement)),
        ],
      };
    });
  }

  private tellsOfOthers(statement: Statement, matter: Matter): boolean {
    const told = this.toldOf.get(statement);
    return told !== undefined && told !== matter;
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
      saysLittle:
        statement.text.split(/\s+/).length <= 2 &&
        (this.surroundings.read.odds.get(statement)?.report ?? 0) < LITTLE,
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

/** What is known of a matter that says how likely nothing of what was said later ended it; `candidates` is how much that was. */
export const nothingFeatures = (
  { kind, owner }: Pick<Matter, "kind" | "owner">,
  { kind: act }: Act,
  candidates: number,
): number[] => [
  1,
  Number(kind === "action"),
  Number(kind === "blocker"),
  ...ASKING.map((one) => Number(act === one)),
  Math.log1p(candidates),
  Number(owner === null),
];

const ASKING = ["request", "commitment", "assignment", "duty"] as const;

/** By a small network that was fitted so that of all later statements the one that ended the matter comes first. */
function oddsOf(features: readonly number[]): number {
  let odds = weighed(features, STATEMENT);
  for (const [at, weights] of UNITS.entries())
    odds += Math.max(0, (UNIT_BIAS[at] ?? 0) + weighed(features, weights)) * (UNIT[at] ?? 0);
  return odds;
}

const weighed = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** The log-odds that any of several is so, of which one at most is. */
function sumOfOdds(odds: readonly number[]): number {
  const most = Math.max(...odds);
  return odds.length === 0
    ? SURELY_NOTHING
    : most + Math.log(odds.reduce((sum, each) => sum + Math.exp(each - most), 0));
}

/** The part of what only items of earlier digests quote. */
const BEFORE_ALL = -1;

/**
 * Log-odds by which the encoder of 30 November holds a report for less likely than the one that the network was fitted with
 * (docs/decisions/0508-read-as-people-write.md).
 */
const SURER = 0.25;

const inSteps = (odds: number): number => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds)) / STEP;
