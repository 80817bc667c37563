import type { Slices } from "../../slices";
import { type LinearModel, logOdds, readModel } from "../models/linear-model";
import type { Statement } from "../statement";
import { ACTION_TURN_BIAS, ACTION_TURN_WEIGHTS } from "./action-turn-weights";
import { DECISION_TURN_BIAS, DECISION_TURN_WEIGHTS } from "./decision-turn-weights";
import { PROBLEM_TURN_BIAS, PROBLEM_TURN_WEIGHTS } from "./problem-turn-weights";
import { SUMMARY_TURN_BIAS, SUMMARY_TURN_WEIGHTS } from "./summary-turn-weights";
import { turnFeatures } from "./turn-features";

/** Log-odds that a turn of a meeting belongs to an action, a decision, a problem, or a summary of it. */
export interface TurnOdds {
  action: number;
  decision: number;
  problem: number;
  summary: number;
}

/** One fitted model for each thing that the turns of a meeting are read for. */
export type MeetingModels = Readonly<Record<keyof TurnOdds, LinearModel>>;

/** The models in the product, fitted on all meetings of the training data. */
export const FITTED: MeetingModels = {
  action: readModel(ACTION_TURN_BIAS, ACTION_TURN_WEIGHTS),
  decision: readModel(DECISION_TURN_BIAS, DECISION_TURN_WEIGHTS),
  problem: readModel(PROBLEM_TURN_BIAS, PROBLEM_TURN_WEIGHTS),
  summary: readModel(SUMMARY_TURN_BIAS, SUMMARY_TURN_WEIGHTS),
};

/** From this many statements on, a conversation is a meeting whose few results hide among much talk. */
const LONG_MEETING = 80;

/** The odds of every statement of a long meeting; short conversations are left to the rules, which read them whole. */
export function* turnOdds(
  statements: readonly Statement[],
  models: MeetingModels = FITTED,
): Slices<Map<Statement, TurnOdds>> {
  const units = new Map<number, Statement[]>();
  for (const statement of statements)
    if (statement.medium === "transcript") {
      const unit = units.get(statement.unit) ?? [];
      unit.push(statement);
      units.set(statement.unit, unit);
    }
  const odds = new Map<Statement, TurnOdds>();
  for (const turns of units.values()) {
    if (turns.length < LONG_MEETING) continue;
    const features = yield* turnFeatures(turns);
    for (const [i, statement] of turns.entries()) {
      const own = features[i] ?? [];
      odds.set(statement, {
        action: logOdds(models.action, own),
        decision: logOdds(models.decision, own),
        problem: logOdds(models.problem, own),
        summary: logOdds(models.summary, own),
      });
    }
  }
  return odds;
}
