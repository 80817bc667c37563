import { isPlainlySaid, LIKELY_LINE, type LineJudge, lineOdds } from "../matters/line-judge";
import { type Matter, type MatterKind, tellingAct } from "../matters/matter";
import { type ActModels, actOdds, likeliest } from "../models/act-model";
import type { Statement } from "../statement";
import type { WriterModels } from "../write-digest";
import type { Encoder } from "./encoder";
import { matterInput, sentenceInput } from "./encoder-input";

/**
 * What the linear models and the encoder say together of a sentence: bias, and what the log-odds of each weigh. Fitted on
 * inboxes that neither saw. Whether something is reported the linear models say alone, on whose scale it ends matters.
 */
const TOGETHER = {
  task: [0.32, 0.43, 0.37],
  obstacle: [-0.16, 0.56, 0.34],
  decision: [-0.41, 0.37, 0.37],
} as const;
/**
 * The same of a line, as the log-odds that a careful reader would list it: bias, then the weights of what both say of its
 * sentence, of "open rather than over" and "open rather than nothing" by the encoder, and of the linear judge.
 */
const LINE: Readonly<Record<MatterKind, readonly [number, number, number, number, number]>> = {
  action: [-1.08, 0.14, 0.31, 0, 0.36],
  blocker: [-1.38, 0.2, 0.29, 0, 0.13],
  decision: [0.3, 0.27, -0.03, 0.1, 0.3],
};
/** What both say of its sentence counts up to here. */
const MOST_ODDS = 6;
/** The question of the models of acts that opens what is of this kind. */
export const QUESTION = { action: "task", blocker: "obstacle", decision: "decision" } as const;
/** Log-odds from which on a line is listed, by the sums of sets that were not fitted on. */
const LEAST: Readonly<Record<MatterKind, number>> = { action: -0.9, blocker: -1.3, decision: -0.7 };
/** How much less is enough for what a heading, a label or a tag announces. */
const ANNOUNCED = 1.5;
/**
 * Where so few parts are read, little is over yet: what the models of links think open is over by the encoder by so much at most,
 * and what is plainly said needs so much less.
 */
const FEW = { parts: 5, open: 0.5, over: 0, plain: 2 };
/** In weeks the linear judge knows better what is in the way; what the encoder doubts so much is left out. */
const DOUBTED = -2.8;
/** "Somebody should write a book about it": nobody's, and hardly said, needs so much more. */
const VAGUE = { certainty: 0.6, more: 1.6 };
/** A decision so certain of its words is listed. */
const PLAINLY_DECIDED = 0.93;
/** How much less is enough to open an act: the judge of lines decides. */
const EAGER = 1.5;
/**
 * So many sentences and lines of a digest are read by the encoder, of some 5 and 9 ms each; those behind them by the linear
 * models alone, so that one mail of 600 kB is a digest in time.
 */
const MOST_READ = { sentences: 1000, lines: 500 };
/** Linear log-odds below which a sentence is surely nothing. */
const NOTHING = -6;

/** The models that the writer asks with an encoder, made anew for each digest; the linear ones alone without one. */
export const modelsWith = (encoder: Encoder | null): Partial<WriterModels> =>
  encoder ? { acts: actsWith(encoder), judge: linesWith(encoder) } : {};

/** The models of acts with the encoder's word in English. */
function actsWith(encoder: Encoder): ActModels {
  let left = MOST_READ.sentences;
  return (language, features, statement, before) => {
    const linear = actOdds(language, features);
    if (language !== "en") return linear;
    const most = Math.max(linear.task, linear.obstacle, linear.decision, linear.report);
    if (most < NOTHING || left <= 0) return { ...linear, eager: EAGER };
    left -= 1;
    const said = encoder.read(sentenceInput(encoder.pieces, statement, before), "acts");
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
const linesWith = (encoder: Encoder): LineJudge => {
  let left = MOST_READ.lines;
  return (matter, surroundings) => {
    const act = tellingAct(matter);
    const around = act && surroundings.around.get(act.statement);
    if (!act || !around || act.statement.language !== "en" || isRow(act.statement) || left <= 0)
      return LIKELY_LINE(matter, surroundings);
    if (act.kind === "decision" && act.certainty >= PLAINLY_DECIDED) return true;
    const isFew = surroundings.sizes.size <= FEW.parts;
    const isOfWeek = matter.kind === "blocker" && !isFew;
    if (isOfWeek && !LIKELY_LINE(matter, surroundings)) return false;
    left -= 1;
    const [none = 0, over = 0, open = 0] = encoder.read(
      matterInput(encoder.pieces, matter, act, around),
      "lines",
    );
    const [bias, ofSentence, ofOver, ofNone, ofLinear] = LINE[matter.kind];
    const said = surroundings.read.odds.get(act.statement)?.[QUESTION[matter.kind]] ?? 0;
    const isHardlyOver = isFew && (matter.doubt.open >= FEW.open || saysLittle(matter));
    const odds =
      bias +
      ofSentence * Math.max(-MOST_ODDS, Math.min(MOST_ODDS, said)) +
      ofOver * Math.max(isHardlyOver ? FEW.over : Number.NEGATIVE_INFINITY, open - over) +
      ofNone * (open - none) +
      ofLinear * lineOdds(matter, surroundings);
    if (isOfWeek) return odds >= DOUBTED;
    const isVague = act.kind === "duty" && matter.owner === null && act.certainty <= VAGUE.certainty;
    const less = isAnnounced(matter, act.statement)
      ? ANNOUNCED
      : isFew && isPlainlySaid(matter, surroundings)
        ? FEW.plain
        : 0;
    return odds >= LEAST[matter.kind] - less + (isVague ? VAGUE.more : 0);
  };
};

/** "Ref 0-7.": what such an answer ends, the models of links know. */
const saysLittle = ({ later: [likeliest] }: Matter): boolean =>
  likeliest !== undefined && likeliest.statement.text.split(/\s+/).length <= 2;

const isRow = ({ row, task }: Statement): boolean => row !== null || task !== null;

const isAnnounced = ({ kind }: Matter, { assignee, heading }: Statement): boolean =>
  assignee !== null || heading === `${kind}s`;
