import { type Act, isTask, SURE } from "../act";
import { probability } from "../models/linear-model";
import { asksToKnow } from "./asks-to-know";
import { fallsShort } from "./falls-short";
import type { LinkJudge } from "./link-model";
import { KIND_OF_ACT, type Matter } from "./matter";
import type { Nearby } from "./opening-features";
import type { Pair } from "./pairs";
import { plainlyEnds } from "./plainly-ends";

/** What a statement does to the open matters. */
export interface Links {
  ended: Matter[];
  /** Of what it ends one of several things. */
  partly: Matter[];
  /** What it speaks of, takes up, moves or hands on; null when that is none, or it ends it. */
  goesOn: Matter | null;
  /** What it is most likely to go on with, where it opens nothing. */
  likely: Matter | null;
  /** Whether an act of it makes a matter of its own. */
  opens(act: Act): boolean;
}

/** Log-odds from which on a statement ends a matter: of one that it shares no word with, or of another thread, it must be surer. */
const ENDS = { named: -0.2, unnamed: 0.5, else: 0.3, unlikely: 1.8, answer: -0.6, answersIt: -1.5 };
/** Of another thread a statement names a matter by so much of its words, unless its owner says it. */
const NAMES = 0.34;
/** Log-odds of a report below which a sentence ends nothing but a question, and below which it must be surest of what it shares no word with. */
const REPORT = { none: -4, unlikely: -1.5 };
/** An answer by who was asked has so many words: "I'm on it" is none. */
const ANSWER = 4;
/** How much surer where the statement leaves work to somebody. */
const WITH_TASK = 1.5;
/** How much surer of what is in the way, where no act of the statement tells of an end: "the bottles come on Wednesday". */
const UNTOLD = 1;
/** The same where its words say so by naming the matter, and how much likelier it may be that it goes on. */
const PLAINLY = { ends: -1.6, goes: 2 };
/** The same where its owner says most of its words. */
const MOST_PLAINLY = { ends: -3.5, goes: 4, share: 0.6 };

/** How likely a statement at least has to go on with what it opens nothing beside. */
const LIKELY = -1.5;

/**
 * Log-odds from which on an act makes a matter of its own, where others are open, and where its sentence goes on with one
 * of them: a task too many is better than one lost.
 */
const OPENS = { beside: -1.3, within: 0.5 };
/** Log-odds from which on what goes on with a matter opens nothing. */
const SURELY = 0.5;

/** The matters that a statement ends, and the one that it goes on with. */
export function linksOf(pairs: readonly Pair[], judge: LinkJudge): Links {
  const ended: Matter[] = [];
  const partly: Matter[] = [];
  const unnamed: { pair: Pair; ends: number }[] = [];
  let goesOn: Matter | null = null;
  let likely: Matter | null = null;
  const nearby: Nearby = { ends: -9, goes: -9, isOwners: false };
  for (const { pair, ends, goes } of judge.pairs(pairs)) {
    remember(pair, ends);
    if (pair.byOwner) nearby.isOwners = true;
    nearby.ends = Math.max(nearby.ends, ends);
    if (goes > nearby.goes) {
      nearby.goes = goes;
      if (goes > LIKELY) likely = pair.matter;
      if (goes > 0 && goes > ends) goesOn = pair.matter;
    }
    // "The names and the size chart" are not there with the names alone.
    if (pair.isPart && pair.byOwner && plainlyEnds(pair)) partly.push(pair.matter);
    if (!pair.isPart && isEnd(pair, ends, goes)) {
      if (pair.share === 0 && pair.matter.kind === "action" && plainlyEnds(pair) === null)
        unnamed.push({ pair, ends });
      else ended.push(pair.matter);
    } else doubt(pair, ends);
  }
  ended.push(...endedUnnamed(unnamed));
  for (const { matter } of pairs)
    if (!ended.includes(matter) && ended.some((other) => isCureOf(matter, other))) ended.push(matter);
  const first = pairs.find(({ place }) => place !== "else");
  return {
    ended,
    partly,
    goesOn,
    likely,
    opens(act) {
      if (!first || !(isTask(act) || act.kind === "obstacle")) return true;
      const isOfIt = goesOn?.kind === KIND_OF_ACT[act.kind];
      if (isOfIt && nearby.goes > SURELY) return false;
      return judge.opens(act, first.later, nearby) > (isOfIt ? OPENS.within : OPENS.beside);
    },
  };
}

/** "The talk went down very well": of several tasks a sentence that names something else tells no end, unless it says so of all. */
function endedUnnamed(unnamed: readonly { pair: Pair; ends: number }[]): Matter[] {
  const [first] = unnamed;
  if (!first) return [];
  const { statement } = first.pair.later;
  const isOfAll = statement.language !== "en" || OF_ALL.test(statement.text) || !namesAnother(statement.text);
  // "It's 50B" is the code that was asked for, and no word on the lease.
  const answered = unnamed.filter(({ pair: { matter } }) => matter.acts[0] && asksToKnow(matter.acts[0]));
  const isDatum =
    answered.length > 0 &&
    !OF_ALL.test(statement.text) &&
    first.pair.later.acts.every(({ kind }) => kind !== "done" && kind !== "cancel");
  const over = isDatum ? answered : unnamed.length === 1 || isOfAll ? unnamed : [];
  for (const each of unnamed) if (!over.includes(each)) doubt(each.pair, each.ends);
  return over.map(({ pair }) => pair.matter);
}
const OF_ALL = /\b(?:all|both|everything|every|each|them|these|those|they|two|three|four|list)\b/i;

const NAMES_ANOTHER =
  /^(?:(?:and|but|also|by the way),? )?(?:there (?:is|are|was|were)\b|(?:the|my|our|your|his|her|their|an?|some) (?!(?:thing|job|lot|whole|rest|first|last|other)\b)\p{Ll}{2,}|\p{Lu}\p{Ll}+(?:['’]s \p{Ll}+)? (?:is|are|was|were|has|have|had|went|goes|came|comes|got|looks?|sounds?)\b)/u;

/** "Marta's talk went down well", "Sales were up four percent", "there is cake": of something else. */
export const namesAnother = (text: string): boolean => NAMES_ANOTHER.test(text);

const LOOKS_AFTER =
  /^(?:(?:have|take) a (?:quick )?look|look|see|check|fix|repair|mend|sort|deal|investigate|take care|do something|find out)\b/i;

/** "The form doesn't work. Can you look at it?": the trouble is over, and so is the looking. */
const isCureOf = (matter: Matter, trouble: Matter): boolean =>
  matter.kind === "action" &&
  trouble.kind === "blocker" &&
  LOOKS_AFTER.test(matter.acts[0]?.line ?? "") &&
  matter.acts.some(({ statement, support }) =>
    trouble.acts.some((act) => act.statement === statement || support.includes(act.statement)),
  );

/** So many later statements are kept of a matter. */
const KEPT = 20;

function remember({ matter, later, place, byOwner }: Pair, ends: number): void {
  matter.later.push({ statement: later.statement, ends, place, byOwner });
  matter.later.sort((a, b) => b.ends - a.ends);
  matter.later.length = Math.min(KEPT, matter.later.length);
}

/** Keeps on a matter how nearly the statement ended it. */
function doubt({ matter, later, place, byOwner, share }: Pair, ends: number): void {
  const { most, open } = matter.doubt;
  const left = open * (1 - probability(ends));
  if (ends <= most) matter.doubt = { ...matter.doubt, open: left };
  else {
    const form = later.cues.filter((cue) => FORMS.has(cue)).join("+");
    matter.doubt = {
      most: ends,
      open: left,
      by: { place, byOwner, share, report: later.odds?.report ?? 0, form },
    };
  }
}

/** The cues that tell of an end. */
const FORMS: ReadonlySet<string> = new Set([
  "is done",
  "did",
  "have",
  "here",
  "thanks",
  "off",
  "not",
  "later",
]);

/** So few sentences, the signature among them, are all that an answer is. */
const WHOLE_ANSWER = 3;

/**
 * "Invitations went out this morning": whoever was asked one thing answers with little else, and neither asks, puts off nor
 * names somebody for it.
 */
const isWholeAnswer = ({ matter, later, place, byOwner, among }: Pair): boolean =>
  place === "reply" &&
  byOwner &&
  among <= 1 &&
  matter.kind === "action" &&
  matter.acts[0]?.kind === "request" &&
  // What a mail only quotes is not what it answers with its first words: "Adding the agent, so that we keep track."
  matter.acts[0].statement.quotedIn === null &&
  later.at === 0 &&
  later.of <= WHOLE_ANSWER &&
  later.statement.medium === "mail" &&
  later.statement.text.split(/\s+/).length >= ANSWER - 1 &&
  !/\?\s*$/.test(later.statement.text) &&
  later.acts.every((act) => !isTask(act) && act.kind !== "obstacle");

/** "My remarks are in the margin", "you should have it in your tray": of what was asked. */
const pointsAtIt = ({ later: { statement, cues } }: Pair): boolean =>
  cues.includes("here") || /(?<!\p{L})(?:it|them|they|that|he|she|my|mine)(?!\p{L})/iu.test(statement.text);

function isEnd(pair: Pair, ends: number, goes: number): boolean {
  // A row of a table tells of nothing that it does not name.
  if (pair.later.statement.row !== null && pair.share === 0) return false;
  if (fallsShort(pair.later.statement.text)) return false;
  const isCancel = pair.later.acts.some((act) => act.kind === "cancel");
  const plainly = plainlyEnds(pair);
  if (plainly === "bare") return true;
  const bounds = pair.byOwner && pair.share >= MOST_PLAINLY.share ? MOST_PLAINLY : PLAINLY;
  if (plainly && ends > bounds.ends && (isCancel || ends > goes - bounds.goes)) return true;
  // "We wait with the provision until Q4" names another matter, and tells nothing of this one.
  if (pair.share === 0 && pair.rival >= NAMES && !pair.saysVerb) return false;
  const [first] = pair.matter.acts;
  const isAnswer = first !== undefined && asksToKnow(first);
  const report = isAnswer ? 0 : (pair.later.odds?.report ?? 0);
  if (isWholeAnswer(pair) && ends >= goes && ends > (pointsAtIt(pair) ? ENDS.answersIt : ENDS.answer))
    return true;
  if (report < REPORT.none) return false;
  const isHere = pair.byOwner && pair.place === "reply" && pair.later.cues.includes("here");
  const unnamed = report < REPORT.unlikely && !isHere ? ENDS.unlikely : ENDS.unnamed;
  const isOwn =
    pair.share > 0 || (isAnswer && pair.byOwner && pair.later.statement.text.split(/\s+/).length >= ANSWER);
  // "The freezer hums" ends nothing of its speaker's that it does not name.
  const elsewhere = (pair.byOwner && pair.share > 0) || pair.share >= NAMES ? ENDS.else : ENDS.unlikely;
  const least = pair.place === "else" ? elsewhere : isOwn ? ENDS.named : unnamed;
  const tells = pair.later.acts.some(
    (act) => /^(?:done|release|cancel)$/.test(act.kind) && act.certainty >= SURE,
  );
  const unsure = pair.matter.kind === "blocker" && !tells ? UNTOLD : 0;
  const leavesWork = pair.later.acts.some((act) => isTask(act) && act.certainty >= SURE);
  return ends >= goes && ends > least + unsure + (leavesWork ? WITH_TASK : 0);
}
