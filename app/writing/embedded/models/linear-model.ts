/** A fitted logistic regression over named features: log-odds = bias + the weights of the features present. */
export interface LinearModel {
  bias: number;
  weights: ReadonlyMap<string, number>;
}

/** Reads a table of `feature=weight` entries separated by tabs; features may hold blanks. */
export function readModel(bias: number, table: string): LinearModel {
  const weights = new Map<string, number>();
  for (const entry of table.split(/[\t\n]+/)) {
    const at = entry.lastIndexOf("=");
    if (at > 0) weights.set(entry.slice(0, at), Number(entry.slice(at + 1)));
  }
  return { bias, weights };
}

/** Log-odds of the class for a sentence with these features. */
export function logOdds(model: LinearModel, features: readonly string[]): number {
  let sum = model.bias;
  for (const feature of features) sum += model.weights.get(feature) ?? 0;
  return sum;
}

/** 0 to 1. */
export const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));
