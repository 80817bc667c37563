import type { ActKind } from "../act";
import { allLogOdds, readModels } from "../models/linear-models";
import { LINES } from "../models/lines";
import type { Statement } from "../statement";
import { lineFeatures, type Surroundings } from "./line-features";
import { isTakenInPlace, type Matter, type MatterKind, tellingAct } from "./matter";

/** Says whether an open matter is worth its line. */
export type LineJudge = (matter: Matter, surroundings: Surroundings) => boolean;

/** Every open matter gives its line. */
export const EVERY_LINE: LineJudge = () => true;

const MODELS = readModels(LINES);
/**
 * Log-odds below which a careful reader would hardly list it. What others have, what has to be done by nobody named, and
 * what is in the way is said plainly more often than labelled mails hold, and costs most when it is lost.
 */
const LEAST: Readonly<Partial<Record<ActKind, number>>> = {
  request: -2,
  commitment: -2.2,
  assignment: -2.5,
  duty: -1.8,
  obstacle: -2.1,
  decision: -1.1,
};
/** "Ana will write the texts": so certain of grammar, and likely open, it is listed. */
const SAID = { certainty: 0.86, open: 0.9 };
/** A command of a list is so certain. */
const TOLD = 0.9;
/** Log-odds from which on the models of acts think a decision as likely as its words say. */
const SURELY_DECIDED = 1.5;
/** What the packs of other languages say so certainly needs so much less: the model was fitted on English. */
const BY_WORDS = { certainty: 0.8, less: 1, decision: 1.3 };
/** Trouble that they tell so certainly. */
const TROUBLE_BY_WORDS = { certainty: 0.85, less: 0.4 };
/** Longer threads than it was fitted on are beyond what it knows. */
const LONG_THREAD = 7;
/** A part of so few sentences leaves nothing to choose from, where the act is so certain. */
const FEW = { sentences: 2, certainty: 0.65 };

/** What a heading, a table or a label announces needs no judge. */
const ANNOUNCED: Readonly<Record<MatterKind, Statement["heading"]>> = {
  action: "actions",
  blocker: "blockers",
  decision: "decisions",
};

/**
 * The fitted model, which knows what people list of whole mails; what a heading announces, or is all that a mail says, is
 * listed anyway.
 */
export const LIKELY_LINE: LineJudge = (matter, surroundings) => {
  const kind = tellingAct(matter)?.kind;
  return (
    kind !== undefined &&
    (isPlainlySaid(matter, surroundings) ||
      lineOdds(matter, surroundings) >= (LEAST[kind] ?? 0) - lessFor(matter))
  );
};

/** What is in the way is said in passing more often than it is worth a line: little is let off there. */
function lessFor(matter: Matter): number {
  const act = tellingAct(matter);
  if (act === undefined || act.statement.language === "en" || act.certainty < BY_WORDS.certainty) return 0;
  if (act.kind === "obstacle") return act.certainty >= TROUBLE_BY_WORDS.certainty ? TROUBLE_BY_WORDS.less : 0;
  return act.kind === "decision" ? BY_WORDS.decision : BY_WORDS.less;
}

/** A likely line, of which its words are so certain. */
export const SURE_LINE: LineJudge = (matter, surroundings) =>
  (tellingAct(matter)?.certainty ?? 0) >= SURELY_SAID && LIKELY_LINE(matter, surroundings);
const SURELY_SAID = 0.9;

/** What grammar, a heading, a list or a long thread tells, or is all that a mail says, so that no model is needed. */
function isPlainlySaid(matter: Matter, surroundings: Surroundings): boolean {
  return (
    isToldByForm(matter, surroundings) || (surroundings.talk.get(matter.thread)?.length ?? 0) >= LONG_THREAD
  );
}

/** What grammar, a heading or a list tells, or is all that a mail says. */
export const isToldByForm: LineJudge = (matter, surroundings) => {
  const act = tellingAct(matter);
  if (!act) return false;
  if (isTakenInPlace(matter)) return true;
  if (act.kind === "assignment" && act.certainty >= SAID.certainty && matter.doubt.open >= SAID.open)
    return true;
  if (
    act.kind === "decision" &&
    act.certainty >= TOLD &&
    (surroundings.read.odds.get(act.statement)?.decision ?? 0) >= SURELY_DECIDED
  )
    return true;
  const { heading, row, task, assignee, listItem, medium } = act.statement;
  if (row !== null || task !== null || assignee !== null || heading === ANNOUNCED[matter.kind]) return true;
  // "- double the salmon": told in a list, by whoever writes it.
  if (act.kind === "request" && listItem && medium === "mail" && act.certainty >= TOLD) return true;
  const isAll = (surroundings.sizes.get(act.statement.unit) ?? 0) <= FEW.sentences;
  return isAll && (matter.kind === "action" || act.certainty >= FEW.certainty);
};

/** Log-odds of the fitted model that a careful reader would list it. */
export const lineOdds = (matter: Matter, surroundings: Surroundings): number =>
  allLogOdds(MODELS, lineFeatures(matter, surroundings))[0] ?? 0;
