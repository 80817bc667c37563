import { atOnce } from "../../slices";
import type { Act, ActKind } from "../act";
import type { TellsOdds } from "../english/cuts";
import { fallsShort } from "../matters/falls-short";
import type { Surroundings } from "../matters/line-features";
import { isToldByForm, LIKELY_LINE, type LineJudge, lineOdds, SURE_LINE } from "../matters/line-judge";
import { isTakenInPlace, type Matter, type MatterKind, tellingAct } from "../matters/matter";
import { type ActModels, actOdds, likeliest } from "../models/act-model";
import { type CutModel, likeliestCut } from "../models/cut-model";
import { probability } from "../models/linear-model";
import type { Statement } from "../statement";
import type { ItemJudge, WriterModels } from "../write-digest";
import type { Encoder } from "./encoder";
import { matterInput, sentenceInput } from "./encoder-input";
import { type Later, LaterTalk } from "./later-words";
import { type InputReader, readOnce } from "./read-once";

/**
 * What the linear models and the encoder say together of a sentence: bias, and what the log-odds of each weigh. Fitted on
 * inboxes that neither saw. Whether something is reported the linear models say alone, on whose scale it ends matters.
 */
const TOGETHER = {
  task: [0.34, 0.26, 0.57],
  obstacle: [-0.2, 0.44, 0.46],
  decision: [-0.4, 0.34, 0.52],
} as const;

/** Where the encoder's answer of each kind stands. */
const ACT_AT = { action: 0, blocker: 1, decision: 2 } as const;

/** What the encoder's word weighs of who has a task, beside that of the linear models. */
const WHOSE = 0.65;

/** What each thing weighs that is known of a line. */
interface LineWeights {
  /** As the log-odds that its words are worth a line. */
  worth: {
    bias: number;
    /** What both say of its sentence. */
    sentence: number;
    /** "Open rather than nothing" by the encoder. */
    none: number;
    /** The linear judge. */
    linear: number;
    /** What its form tells, or is all that a mail says, unless the encoder thinks it over by `CLEARLY_OVER`. */
    byForm: number;
  };
  /** As the log-odds that it still stands. */
  stands: {
    bias: number;
    /** "Open rather than over" by the encoder. */
    over: number;
    /** That something said later ended it, and how much that was (natural logarithm). */
    ended: number;
    count: number;
  };
}
/**
 * The chance that a careful reader would list it is the product of both: however plainly something was asked, it may be done. One
 * judge for one mail and for a week, so that a digest after each mail and one of all of them agree on what is worth a line
 * (docs/decisions/0498-one-judge.md).
 */
const LINE: Readonly<Record<MatterKind, LineWeights>> = {
  action: {
    worth: { bias: 0.65, sentence: 0.22, none: 0.09, linear: 0.35, byForm: 1.5 },
    stands: { bias: 1.5, over: 0.32, ended: -0.4, count: -0.3 },
  },
  blocker: {
    worth: { bias: 0.95, sentence: 0.38, none: 0.15, linear: 0.34, byForm: 1.2 },
    stands: { bias: 3.4, over: 0.23, ended: -0.55, count: -0.8 },
  },
  decision: {
    worth: { bias: 0.4, sentence: 0.46, none: 0.18, linear: 0.16, byForm: 1 },
    stands: { bias: 0.6, over: 0.4, ended: 0, count: -0.1 },
  },
};
/** The log-odds that something ended it count up to here. */
const MOST_ENDED = 6;
/**
 * Log-odds: an item of earlier digests is over where it hardly likelier stands than not, and where some words of the new material have
 * so much of a chance to have ended it; by the sums of ledgers fed mail by mail.
 */
const ITEM_OVER = { stands: 0.6, by: -1 };
/** What both say of its sentence counts up to here. */
const MOST_ODDS = 6;
/** The question of the models of acts that opens what is of this kind. */
export const QUESTION = { action: "task", blocker: "obstacle", decision: "decision" } as const;
/**
 * Between these are the encoder's answers, but for one of some hundred, by 1,368 lines of six sets: where both give the same it is not
 * asked, and that spares the half of what it reads of lines. Of 3,900 lines listed three are others.
 */
const ANSWERS: Readonly<Record<MatterKind, { least: LineAnswer; most: LineAnswer }>> = {
  action: { least: { openOverNone: -7, openOverOver: -4 }, most: { openOverNone: 15, openOverOver: 14 } },
  blocker: { least: { openOverNone: -9, openOverOver: -5 }, most: { openOverNone: 15, openOverOver: 14 } },
  decision: { least: { openOverNone: -6, openOverOver: -1 }, most: { openOverNone: 15, openOverOver: 14 } },
};
/**
 * The chance from which on a line is listed, by the sums of sets that were not fitted on: in a week of mail more of what it
 * doubts is wrong than in a mail or two, and most where its own thread went on (docs/decisions/0511-a-fresh-reader.md).
 */
const LEAST: Readonly<Record<MatterKind, { few: number; many: number; wentOn: number }>> = {
  action: { few: 0.36, many: 0.46, wentOn: 0.55 },
  blocker: { few: 0.42, many: 0.54, wentOn: 0.55 },
  decision: { few: 0.35, many: 0.42, wentOn: 0.48 },
};
/** So many parts are few. */
const FEW_PARTS = 5;
/** The chance from which on a line stands beside what a model wrote that read the same and has none of it. */
const SURE: Readonly<Record<MatterKind, number>> = { action: 0.8, blocker: 0.85, decision: 0.8 };

/** How much worthier, as log-odds, is what a heading, a label or a tag announces. */
const ANNOUNCED = 1.5;
/** "Somebody should write a book about it": nobody's, and hardly said, is worth so much less. */
const VAGUE = { certainty: 0.64, less: 2.2 };
/** What is in the way by words that hardly say so is worth so much less: of 17 such lines just worth one 4 were right. */
const HARDLY = { certainty: 0.65, less: 0.9 };
/**
 * How much worthier, as log-odds, is what is so certain of its words. Listed without asking it was wrong in 42 of 46 lines that
 * the judge thought likely nothing: "In 1974 the council decided".
 */
const PLAINLY: Partial<Record<ActKind, { certainty: number; more: number }>> = {
  decision: { certainty: 0.93, more: 1.5 },
  request: { certainty: 0.9, more: 0.3 },
  assignment: { certainty: 0.95, more: 1.5 },
  obstacle: { certainty: 0.9, more: 1.5 },
};
/** "I know I said Friday, but it's Saturday now": a shape that only says what was set anew needs no model's word. */
const UNMISTAKABLE = { certainty: 0.97, more: 1.7 };
/** A digest of so few sentences: what they say so certainly is what it was forwarded for, and nothing later ended it. */
const ALONE = { sentences: 2, certainty: 0.6, more: 0.9 };
/** The encoder thinks it over by so much: its form is no word for it then. */
const CLEARLY_OVER = 2;
/** How much less is enough to open an act: the judge of lines decides. */
const EAGER = 1.5;
/**
 * So many sentences and lines of a digest are read by the encoder, of some 5 and 10 ms each; those behind them by the linear
 * models alone, so that one mail of 600 kB is a digest in time.
 */
const MOST_READ = { sentences: 1000, lines: 500, items: 200 };
/** So many items of earlier digests are held against what was said later at all. */
const MOST_HELD = 1000;
/** Linear log-odds below which a sentence is surely nothing. */
const NOTHING = -6;

/**
 * The models that the writer asks with an encoder, made anew for each digest; the linear ones alone without one. Beside a model the
 * writer says of each line whether it is sure, too.
 */
export function modelsWith(encoder: Encoder | null, isBesideModel = false): Partial<WriterModels> {
  if (!encoder) return isBesideModel ? { sure: SURE_LINE } : {};
  const reader = readOnce(encoder);
  const said = new Map<Statement, readonly number[]>();
  const saidIn = (statement: Statement) => said.get(statement) ?? null;
  let talk: LaterTalk | null = null;
  const talkIn: TalkIn = (surroundings) => {
    talk ??= atOnce(LaterTalk.read(surroundings, saidIn));
    return talk;
  };
  return {
    acts: actsWith(reader, said),
    *prepare(surroundings) {
      talk = yield* LaterTalk.read(surroundings, saidIn);
    },
    judge: linesWith(reader, talkIn, leastListed, LIKELY_LINE),
    ...(isBesideModel && { sure: linesWith(reader, talkIn, ({ kind }) => SURE[kind], SURE_LINE) }),
    ended: endedWith(reader, talkIn),
    cut: cutWith(reader),
  };
}

/** Cuts what is told by what the encoder says of its parts. */
function cutWith(reader: InputReader): CutModel {
  return (line, kind, statement) => likeliestCut(line, kind, tellsOdds(reader, kind, statement));
}

/** What the encoder says of the words of a line of the statement, read as a sentence by themselves: how plainly they tell a thing of such a kind. */
export function tellsOdds(reader: InputReader, kind: MatterKind, statement: Statement): TellsOdds {
  return (text) =>
    reader.read(sentenceInput(reader.pieces, { ...statement, text }, null), "acts")[ACT_AT[kind]] ?? 0;
}

/** What was said later in the one material of a digest. */
type TalkIn = (surroundings: Surroundings) => LaterTalk;

/** The models of acts with the encoder's word in English, which is kept in `saidActs`. */
function actsWith(reader: InputReader, saidActs: Map<Statement, readonly number[]>): ActModels {
  let left = MOST_READ.sentences;
  return (language, features, statement, before) => {
    const linear = actOdds(language, features);
    if (language !== "en") return linear;
    const most = Math.max(linear.task, linear.obstacle, linear.decision, linear.report);
    if (most < NOTHING || left <= 0) return { ...linear, eager: EAGER };
    left -= 1;
    const said = reader.read(sentenceInput(reader.pieces, statement, before), "acts");
    saidActs.set(statement, said);
    const both = (kind: MatterKind): number => {
      const [bias, ofLinear, ofEncoder] = TOGETHER[QUESTION[kind]];
      return bias + ofLinear * linear[QUESTION[kind]] + ofEncoder * (said[ACT_AT[kind]] ?? 0);
    };
    const whose = linear.whose.map((odds, at) => odds + WHOSE * (said[4 + at] ?? 0));
    return {
      task: both("action"),
      obstacle: both("blocker"),
      decision: both("decision"),
      report: linear.report,
      who: likeliest(whose),
      whose,
      eager: EAGER,
      linear,
    };
  };
}

/**
 * A judge of lines with the encoder's word in English, for which a line's chance is at least so much; other languages, and rows of
 * tables, are judged as without it, by `otherwise`.
 */
function linesWith(
  reader: InputReader,
  talkIn: TalkIn,
  leastOf: (matter: Matter, surroundings: Surroundings, later: Later) => number,
  otherwise: LineJudge,
): LineJudge {
  let left = MOST_READ.lines;
  return (matter, surroundings) => {
    const act = tellingAct(matter);
    const around = act && surroundings.around.get(act.statement);
    if (!act || !around || act.statement.language !== "en" || isRow(act.statement) || left <= 0)
      return otherwise(matter, surroundings);
    if (isTakenInPlace(matter)) return true;
    const talk = talkIn(surroundings).of(matter, act);
    const chance = chanceOf(matter, act, surroundings, talk);
    const isListedBy = (answer: LineAnswer) => chance(answer) >= leastOf(matter, surroundings, talk);
    const { least, most } = ANSWERS[matter.kind];
    const atLeast = isListedBy(least);
    if (atLeast === isListedBy(most)) return atLeast;
    left -= 1;
    const [none = 0, over = 0, open = 0] = reader.read(
      matterInput(reader.pieces, matter, act, around, talk.words),
      "lines",
    );
    return isListedBy({ openOverNone: open - none, openOverOver: open - over });
  };
}

/** "I need you to print them by Thursday": only its own end ends it. */
const isPlainlyDue = ({ acts, when }: Matter): boolean =>
  when !== null && acts.some(({ kind, certainty }) => kind === "request" && certainty >= PLAINLY_ASKED);
const PLAINLY_ASKED = 0.9;

/** What the encoder says of a line, as differences of log-odds. */
interface LineAnswer {
  openOverNone: number;
  openOverOver: number;
}

/** The chance that a line is worth listing, by what the encoder answers; all else that is known of it is weighed once. */
function chanceOf(
  matter: Matter,
  act: Act,
  surroundings: Surroundings,
  talk: Later,
): (answer: LineAnswer) => number {
  const weights = LINE[matter.kind];
  const { worth } = weights;
  const isAlone = act.certainty >= ALONE.certainty && isShort(surroundings);
  const isVague = act.kind === "duty" && matter.owner === null && act.certainty <= VAGUE.certainty;
  const plainly = PLAINLY[act.kind];
  const byForm = isToldByForm(matter, surroundings);
  const announced = isAnnounced(matter, act.statement);
  const known =
    worth.bias +
    worth.sentence * within(MOST_ODDS, sentenceOdds(matter, act, surroundings)) +
    worth.linear * lineOdds(matter, surroundings) +
    (plainly && act.certainty >= plainly.certainty ? plainly.more : 0) +
    (act.kind === "decision" && act.certainty >= UNMISTAKABLE.certainty ? UNMISTAKABLE.more : 0) +
    (isAlone ? ALONE.more : 0);
  return ({ openOverNone, openOverOver }) => {
    const isByForm = byForm && openOverOver > -CLEARLY_OVER;
    const isHardly = act.kind === "obstacle" && act.certainty < HARDLY.certainty && !isByForm;
    const worthOdds =
      known +
      worth.none * openOverNone +
      (announced ? ANNOUNCED : isByForm ? worth.byForm : 0) -
      (isVague ? VAGUE.less : isHardly ? HARDLY.less : 0);
    const stands = matter.saidOpen || isAlone ? 1 : probability(standsOdds(weights, openOverOver, talk));
    return probability(worthOdds) * stands;
  };
}

const leastListed = (matter: Matter, { sizes }: Surroundings, { words }: Later): number => {
  const { kind } = matter;
  const wentOn = words.some(({ place }) => place === "reply" || place === "thread") && !isPlainlyDue(matter);
  return LEAST[kind][wentOn ? "wentOn" : sizes.size > FEW_PARTS ? "many" : "few"];
};

/**
 * What is said of its sentence; of what is in the way, of the one that says it most plainly: "The hood failed its inspection. We're
 * not allowed to fry until the new motor is in."
 */
export function sentenceOdds({ kind }: Matter, act: Act, { read }: Surroundings): number {
  const own = read.odds.get(act.statement)?.[QUESTION[kind]] ?? 0;
  if (kind !== "blocker") return own;
  return Math.max(own, ...act.support.map((further) => read.odds.get(further)?.obstacle ?? own));
}

/** Whether all parts together have no more sentences than a digest of what is alone; each part has one or more. */
const isShort = ({ sizes }: Surroundings): boolean =>
  sizes.size <= ALONE.sentences &&
  [...sizes.values()].reduce((all, size) => all + size, 0) <= ALONE.sentences;

const within = (most: number, odds: number): number => Math.max(-most, Math.min(most, odds));

/** "Glazier I haven't got to yet" tells of no end, nor does a question, or a word or two. */
const mayEnd = ({ text }: Statement): boolean =>
  !fallsShort(text) && !/\?\s*$/.test(text) && text.split(/\s+/).length > 2;

/** Finds what in the material ended an item of earlier digests that the models of links think open. */
function endedWith(reader: InputReader, talkIn: TalkIn): ItemJudge {
  let left = MOST_READ.items;
  let held = 0;
  return (matter, surroundings, news) => {
    const act = tellingAct(matter);
    if (act?.statement.language !== "en" || matter.kind === "decision" || matter.saidOpen) return null;
    held += 1;
    if (held > MOST_HELD || left <= 0) return null;
    const talk = talkIn(surroundings).of(matter, act);
    const by = talk.words.find(({ statement }) => news.has(statement) && mayEnd(statement));
    if (!by || by.odds < ITEM_OVER.by) return null;
    const isOver = (openOverOver: number) => standsOdds(LINE.action, openOverOver, talk) <= ITEM_OVER.stands;
    const { least, most } = ANSWERS.action;
    if (!isOver(least.openOverOver)) return null;
    if (isOver(most.openOverOver)) return by.statement;
    left -= 1;
    const around = surroundings.around.get(act.statement) ?? { before: null, after: null };
    const [, over = 0, open = 0] = reader.read(
      matterInput(reader.pieces, matter, act, around, talk.words),
      "lines",
    );
    return isOver(open - over) ? by.statement : null;
  };
}

const standsOdds = ({ stands }: LineWeights, openOverOver: number, { ended, count }: Later): number =>
  stands.bias +
  stands.over * openOverOver +
  stands.ended * within(MOST_ENDED, ended) +
  stands.count * Math.log1p(count);

const isRow = ({ row, task }: Statement): boolean => row !== null || task !== null;

const isAnnounced = ({ kind }: Matter, { assignee, heading }: Statement): boolean =>
  assignee !== null || heading === `${kind}s`;
