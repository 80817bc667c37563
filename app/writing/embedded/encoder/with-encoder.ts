import { LIKELY_LINE, type LineJudge, lineOdds } from "../matters/line-judge";
import { type Matter, type MatterKind, tellingAct } from "../matters/matter";
import { type ActModels, actOdds, likeliest } from "../models/act-model";
import type { Statement } from "../statement";
import type { WriterModels } from "../write-digest";
import type { Encoder } from "./encoder";
import { matterInput, sentenceInput } from "./encoder-input";

/**
 * What the linear models and the encoder say together of a sentence: bias, and what the log-odds of each weigh. Fitted on weeks
 * that neither saw, and put on the scale of the linear models, by which every limit was chosen.
 */
const TOGETHER = {
  task: [0.17, 0.18, 0.91],
  obstacle: [0.96, 0.58, 0.51],
  decision: [0.91, 0.69, 0.34],
  report: [-1.57, 0.09, 1.41],
} as const;
/**
 * The same of a line, as the log-odds that a careful reader would list it: bias, then the weights of what both say of its
 * sentence, of "open rather than over" and "open rather than nothing" by the encoder, and of the linear judge.
 */
const LINE: Readonly<Record<MatterKind, readonly [number, number, number, number, number]>> = {
  action: [-1.1, 0.12, 0.54, 0, 0.31],
  blocker: [-2.48, 0.28, 0.29, 0, 0.15],
  decision: [-0.42, 0.61, -0.15, 0.69, 0.3],
};
/** What both say of its sentence counts up to here. */
const MOST_ODDS = 6;
const QUESTION = { action: "task", blocker: "obstacle", decision: "decision" } as const;
/** Log-odds from which on a line is listed; of what is in the way few were labelled, and a lost one costs most. */
const LEAST: Readonly<Record<MatterKind, number>> = { action: -1, blocker: -2.9, decision: -1 };
/** How much less is enough for what a heading, a label or a tag announces. */
const ANNOUNCED = 1.5;
/** How much less is enough to open an act: the judge of lines decides. */
const EAGER = 1;
/** So many sentences of a digest are read by the encoder, of some 12 ms each; those behind them by the linear models alone. */
const MOST_READ = 2000;
/** Linear log-odds below which a sentence is surely nothing. */
const NOTHING = -6;

/** The models that the writer asks with an encoder, made anew for each digest; the linear ones alone without one. */
export const modelsWith = (encoder: Encoder | null): Partial<WriterModels> =>
  encoder ? { acts: actsWith(encoder), judge: linesWith(encoder) } : {};

/** The models of acts with the encoder's word in English. */
function actsWith(encoder: Encoder): ActModels {
  let left = MOST_READ;
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
      report: both("report", 3),
      who: likeliest(whose),
      whose,
      eager: EAGER,
    };
  };
}

/** The judge of lines with the encoder's word in English: other languages, and rows of tables, are judged as without it. */
const linesWith =
  (encoder: Encoder): LineJudge =>
  (matter, surroundings) => {
    const act = tellingAct(matter);
    const around = act && surroundings.around.get(act.statement);
    if (!act || !around || act.statement.language !== "en" || isRow(act.statement))
      return LIKELY_LINE(matter, surroundings);
    const [none = 0, over = 0, open = 0] = encoder.read(
      matterInput(encoder.pieces, matter, act, around),
      "lines",
    );
    const [bias, ofSentence, ofOver, ofNone, ofLinear] = LINE[matter.kind];
    const said = surroundings.read.odds.get(act.statement)?.[QUESTION[matter.kind]] ?? 0;
    const odds =
      bias +
      ofSentence * Math.max(-MOST_ODDS, Math.min(MOST_ODDS, said)) +
      ofOver * (open - over) +
      ofNone * (open - none) +
      ofLinear * lineOdds(matter, surroundings);
    return odds >= LEAST[matter.kind] - (isAnnounced(matter, act.statement) ? ANNOUNCED : 0);
  };

const isRow = ({ row, task }: Statement): boolean => row !== null || task !== null;

const isAnnounced = ({ kind }: Matter, { assignee, heading }: Statement): boolean =>
  assignee !== null || heading === `${kind}s`;
