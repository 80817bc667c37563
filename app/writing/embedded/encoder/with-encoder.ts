import type { ActKind } from "../act";
import { fallsShort } from "../matters/falls-short";
import type { Surroundings } from "../matters/line-features";
import { isPlainlySaid, LIKELY_LINE, type LineJudge, lineOdds } from "../matters/line-judge";
import { type Matter, type MatterKind, tellingAct } from "../matters/matter";
import { type ActModels, actOdds, likeliest } from "../models/act-model";
import type { Statement } from "../statement";
import type { ItemJudge, WriterModels } from "../write-digest";
import type { Encoder } from "./encoder";
import { matterInput, sentenceInput } from "./encoder-input";
import { LaterTalk } from "./later-words";

/**
 * What the linear models and the encoder say together of a sentence: bias, and what the log-odds of each weigh. Fitted on
 * inboxes that neither saw. Whether something is reported the linear models say alone, on whose scale it ends matters.
 */
const TOGETHER = {
  task: [0.34, 0.26, 0.65],
  obstacle: [-0.46, 0.51, 0.43],
  decision: [-0.64, 0.35, 0.51],
} as const;

/** What each thing weighs that is known of a line. */
interface LineWeights {
  bias: number;
  /** What both say of its sentence. */
  sentence: number;
  /** "Open rather than over" and "open rather than nothing" by the encoder. */
  over: number;
  none: number;
  /** The linear judge. */
  linear: number;
  /** How likely the likeliest of what was said later is to tell of its end. */
  told: number;
}
const ANYWHERE: Readonly<Record<MatterKind, LineWeights>> = {
  action: { bias: -1.24, sentence: 0.19, over: 0.32, none: 0.08, linear: 0.24, told: 0 },
  blocker: { bias: -1.52, sentence: 0.15, over: 0.36, none: 0.14, linear: 0.29, told: 0 },
  decision: { bias: 0.07, sentence: 0.3, over: 0.01, none: 0.3, linear: 0.07, told: 0 },
};
/**
 * The same of a line, as the log-odds that a careful reader would list it. In many parts what was said later counts by itself:
 * fitted on 296 labelled weeks that the encoder had not been fitted on, for actions alone, where it helps.
 */
const LINE: Readonly<Record<"few" | "many", Readonly<Record<MatterKind, LineWeights>>>> = {
  few: ANYWHERE,
  many: {
    ...ANYWHERE,
    action: { bias: 0.14, sentence: 0.11, over: 0.16, none: 0.06, linear: 0.03, told: -0.3 },
  },
};
/** Of what was said later counts so much, and so much where nothing was. */
export const TOLD = { most: 6, least: -3 };
/**
 * An item of earlier digests is over where the encoder thinks it at least as likely as not, and what was said later is so likely
 * to tell of it.
 */
const ITEM_OVER = { over: 0, told: 4 };
/** What both say of its sentence counts up to here. */
const MOST_ODDS = 6;
/** The question of the models of acts that opens what is of this kind. */
export const QUESTION = { action: "task", blocker: "obstacle", decision: "decision" } as const;
/** Log-odds from which on a line is listed, by the sums of sets that were not fitted on; in a few parts, and in more. */
const LEAST: Readonly<Record<"few" | "many", Readonly<Record<MatterKind, number>>>> = {
  few: { action: -0.8, blocker: -1.1, decision: -1.1 },
  many: { action: -0.8, blocker: -2.2, decision: -1.2 },
};
/** How much less is enough for what a heading, a label or a tag announces. */
const ANNOUNCED = 1.5;
/**
 * Where so few parts are read, little is over yet: what the models of links think open is over by the encoder by so much at most,
 * and what is plainly said needs so much less, unless the encoder thinks it over by as much as `clear`.
 */
const FEW = { parts: 5, open: 0.5, over: -1, plain: 2, clear: 1.5 };
/** "Somebody should write a book about it": nobody's, and hardly said, needs so much more. */
const VAGUE = { certainty: 0.6, more: 1.6 };
/** What is so certain of its words is listed. */
const PLAINLY: Partial<Record<ActKind, number>> = {
  decision: 0.93,
  request: 0.95,
  assignment: 0.95,
  obstacle: 0.92,
};
/** In many parts, and of what is in the way in any, that is listed unless the encoder thinks it over by so much. */
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

/** The models that the writer asks with an encoder, made anew for each digest; the linear ones alone without one. */
export function modelsWith(encoder: Encoder | null): Partial<WriterModels> {
  if (!encoder) return {};
  const said = new Map<Statement, readonly number[]>();
  let talk: LaterTalk | null = null;
  const talkIn: TalkIn = (surroundings) => {
    talk ??= new LaterTalk(surroundings, (statement) => said.get(statement) ?? null);
    return talk;
  };
  return {
    acts: actsWith(encoder, said),
    judge: linesWith(encoder, talkIn),
    ended: endedWith(encoder, talkIn),
  };
}

/** What was said later in the one material of a digest. */
type TalkIn = (surroundings: Surroundings) => LaterTalk;

/** The models of acts with the encoder's word in English, which is kept in `saidActs`. */
function actsWith(encoder: Encoder, saidActs: Map<Statement, readonly number[]>): ActModels {
  let left = MOST_READ.sentences;
  return (language, features, statement, before) => {
    const linear = actOdds(language, features);
    if (language !== "en") return linear;
    const most = Math.max(linear.task, linear.obstacle, linear.decision, linear.report);
    if (most < NOTHING || left <= 0) return { ...linear, eager: EAGER };
    left -= 1;
    const said = encoder.read(sentenceInput(encoder.pieces, statement, before), "acts");
    saidActs.set(statement, said);
    const both = (question: keyof typeof TOGETHER, at: number): number => {
      const [bias, ofLinear, ofEncoder] = TOGETHER[question];
      return bias + ofLinear * linear[question] + ofEncoder * (said[at] ?? 0);
    };
    const whose = linear.whose.map((odds, at) => odds + (said[4 + at] ?? 0));
    return {
      task: both("task", 0),
      obstacle: both("obstacle", 1),
      decision: both("decision", 2),
      report: linear.report,
      who: likeliest(whose),
      whose,
      eager: EAGER,
      linear,
    };
  };
}

/** The judge of lines with the encoder's word in English: other languages, and rows of tables, are judged as without it. */
function linesWith(encoder: Encoder, talkIn: TalkIn): LineJudge {
  let left = MOST_READ.lines;
  return (matter, surroundings) => {
    const act = tellingAct(matter);
    const around = act && surroundings.around.get(act.statement);
    if (!act || !around || act.statement.language !== "en" || isRow(act.statement) || left <= 0)
      return LIKELY_LINE(matter, surroundings);
    const isFew = surroundings.sizes.size <= FEW.parts;
    const isCertain = act.certainty >= (PLAINLY[act.kind] ?? Number.POSITIVE_INFINITY);
    if (isFew && isCertain && matter.kind !== "blocker") return true;
    left -= 1;
    const later = talkIn(surroundings).likeliest(matter, act);
    const told = Math.max(TOLD.least, Math.min(TOLD.most, later[0]?.odds ?? TOLD.least));
    const [none = 0, over = 0, open = 0] = encoder.read(
      matterInput(encoder.pieces, matter, act, around, later),
      "lines",
    );
    if (isCertain && over - open < CLEARLY_OVER) return true;
    const weights = LINE[isFew ? "few" : "many"][matter.kind];
    const ofActs = surroundings.read.odds.get(act.statement)?.[QUESTION[matter.kind]] ?? 0;
    const isHardlyOver = isFew && (matter.doubt.open >= FEW.open || saysLittle(matter));
    const odds =
      weights.bias +
      weights.sentence * Math.max(-MOST_ODDS, Math.min(MOST_ODDS, ofActs)) +
      weights.over * Math.max(isHardlyOver ? FEW.over : Number.NEGATIVE_INFINITY, open - over) +
      weights.none * (open - none) +
      weights.linear * lineOdds(matter, surroundings) +
      weights.told * told;
    const isVague = act.kind === "duty" && matter.owner === null && act.certainty <= VAGUE.certainty;
    const less = isAnnounced(matter, act.statement)
      ? ANNOUNCED
      : isFew && (over - open < FEW.clear || saysLittle(matter)) && isPlainlySaid(matter, surroundings)
        ? FEW.plain
        : 0;
    return odds >= LEAST[isFew ? "few" : "many"][matter.kind] - less + (isVague ? VAGUE.more : 0);
  };
}

/** "Glazier I haven't got to yet" tells of no end, nor does a question, or a word or two. */
const mayEnd = ({ text }: Statement): boolean =>
  !fallsShort(text) && !/\?\s*$/.test(text) && text.split(/\s+/).length > 2;

/** Finds what in the material ended an item of earlier digests that the models of links think open. */
function endedWith(encoder: Encoder, talkIn: TalkIn): ItemJudge {
  let left = MOST_READ.items;
  let held = 0;
  return (matter, surroundings, news) => {
    const act = tellingAct(matter);
    if (act?.statement.language !== "en" || matter.kind === "decision") return null;
    held += 1;
    if (held > MOST_HELD || left <= 0) return null;
    const later = talkIn(surroundings).likeliest(matter, act);
    const by = later.find(({ statement }) => news.has(statement) && mayEnd(statement));
    if (!by || by.odds < ITEM_OVER.told) return null;
    left -= 1;
    const around = surroundings.around.get(act.statement) ?? { before: null, after: null };
    const [, over = 0, open = 0] = encoder.read(
      matterInput(encoder.pieces, matter, act, around, later),
      "lines",
    );
    return over - open >= ITEM_OVER.over ? by.statement : null;
  };
}

/** "Ref 0-7.": what such an answer ends, the models of links know. */
const saysLittle = ({ later: [likeliest] }: Matter): boolean =>
  likeliest !== undefined && likeliest.statement.text.split(/\s+/).length <= 2;

const isRow = ({ row, task }: Statement): boolean => row !== null || task !== null;

const isAnnounced = ({ kind }: Matter, { assignee, heading }: Statement): boolean =>
  assignee !== null || heading === `${kind}s`;
