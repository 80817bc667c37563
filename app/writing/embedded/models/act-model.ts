import { ACT_WEIGHTS } from "./act-weights";
import { type LinearModel, logOdds, readModel } from "./linear-model";

/** What the models say of a sentence: log-odds that it names work ahead, an obstacle, a decision, and who has the work. */
export interface ActOdds {
  task: number;
  obstacle: number;
  decision: number;
  who: "reader" | "writer" | "other" | "nobody";
}

const MODELS: ReadonlyMap<string, LinearModel> = new Map(
  Object.entries(ACT_WEIGHTS).map(([name, { bias, weights }]) => [name, readModel(bias, weights)]),
);

const WHO = ["reader", "writer", "other", "nobody"] as const;

/** What the fitted models say of a sentence with these features (`actFeatures`). */
export function actOdds(features: readonly string[]): ActOdds {
  const odds = (name: string): number => {
    const model = MODELS.get(name);
    return model ? logOdds(model, features) : Number.NEGATIVE_INFINITY;
  };
  const who = [...WHO].sort((a, b) => odds(b) - odds(a))[0] ?? "nobody";
  return { task: odds("task"), obstacle: odds("obstacle"), decision: odds("decision"), who };
}
