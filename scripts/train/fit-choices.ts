import type { LinearModel } from "../../app/writing/embedded/models/linear-model";

/** One of several was right, or several of them. */
export interface Choice {
  /** What is known of each. */
  options: readonly (readonly string[])[];
  right: readonly number[];
}

/** A feature seen less often says nothing. */
const LEAST_SEEN = 3;
const STEPS = 400;
const RATE = 0.1;
const L2 = 1;

/** Weights by which the right one of each choice is the likeliest (softmax with an L2 penalty), by Adam over all of them: same data, same weights. */
export function fitChoices(choices: readonly Choice[]): LinearModel {
  const counts = new Map<string, number>();
  for (const { options } of choices)
    for (const features of options)
      for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([feature]) => feature);
  const index = new Map(known.map((feature, at) => [feature, at]));
  const rows = choices.map(({ options, right }) => ({
    options: options.map((features) => [...new Set(features)].flatMap((feature) => index.get(feature) ?? [])),
    right: new Set(right),
  }));
  const weights = new Float64Array(known.length);
  const mean = new Float64Array(known.length);
  const square = new Float64Array(known.length);
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => 2 * L2 * weight);
    for (const { options, right } of rows) {
      const odds = options.map((at) => at.reduce((sum, i) => sum + (weights[i] ?? 0), 0));
      const most = Math.max(...odds);
      const parts = odds.map((one) => Math.exp(one - most));
      const all = parts.reduce((a, b) => a + b, 0);
      const wanted = parts.reduce((sum, part, at) => sum + (right.has(at) ? part : 0), 0);
      for (const [at, features] of options.entries()) {
        const part = parts[at] ?? 0;
        const by = part / all - (right.has(at) ? part / Math.max(wanted, Number.MIN_VALUE) : 0);
        for (const i of features) slope[i] = (slope[i] ?? 0) + by;
      }
    }
    for (const [i, by] of slope.entries()) {
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * by;
      square[i] = 0.99 * (square[i] ?? 0) + 0.01 * by * by;
      const [first, second] = [(mean[i] ?? 0) / (1 - 0.9 ** step), (square[i] ?? 0) / (1 - 0.99 ** step)];
      weights[i] = (weights[i] ?? 0) - ((RATE / (1 + step / 100)) * first) / (Math.sqrt(second) + 1e-8);
    }
  }
  const rounded = known.flatMap((feature, at): [string, number][] => {
    const weight = Math.round((weights[at] ?? 0) * 100) / 100;
    return Math.abs(weight) < 0.02 ? [] : [[feature, weight]];
  });
  return { bias: 0, weights: new Map(rounded) };
}
