import type { LinearModel } from "../../app/writing/embedded/models/linear-model";

export interface Example {
  features: string[];
  label: boolean;
}

/** Strengths of the two penalties and what must be seen how often. */
export interface FitOptions {
  l1: number;
  l2: number;
  minCount: number;
  epochs: number;
  /** Weight of a positive example; above 1 when they are rare. */
  positiveWeight?: number;
  /** How many models, each on nine tenths of the examples, are averaged into one. */
  bags?: number;
}

/** Fits a logistic regression, averaged over bags where asked: weights of a linear model average to one linear model. */
export function fitLogistic(examples: readonly Example[], options: FitOptions): LinearModel {
  const bags = options.bags ?? 1;
  const models = Array.from({ length: bags }, (_, bag) =>
    fitOne(bags === 1 ? examples : examples.filter((_, i) => i % bags !== bag), options, 12345 + bag),
  );
  return averageOf(models);
}

/** One linear model that says what the models say on average; weights near nothing are left out. */
export function averageOf(models: readonly LinearModel[]): LinearModel {
  const share = 1 / models.length;
  const sum = new Map<string, number>();
  for (const model of models) for (const [f, w] of model.weights) sum.set(f, (sum.get(f) ?? 0) + w * share);
  const weights = new Map<string, number>();
  for (const [f, w] of sum) if (Math.abs(w) >= 0.02) weights.set(f, Math.round(w * 100) / 100);
  const bias = models.reduce((total, model) => total + model.bias * share, 0);
  return { bias: Math.round(bias * 100) / 100, weights };
}

/** Fits a logistic regression with an elastic-net penalty by proximal AdaGrad, in a fixed order: same data, same weights. */
export function fitOne(examples: readonly Example[], options: FitOptions, firstSeed: number): LinearModel {
  const counts = new Map<string, number>();
  for (const e of examples) for (const f of e.features) counts.set(f, (counts.get(f) ?? 0) + 1);
  const index = new Map<string, number>();
  for (const [f, n] of counts) if (n >= options.minCount) index.set(f, index.size);
  const rows = examples.map((e) => ({
    at: e.features.map((f) => index.get(f)).filter((i): i is number => i !== undefined),
    y: e.label ? 1 : 0,
  }));
  const w = new Float64Array(index.size);
  const g = new Float64Array(index.size).fill(1e-6);
  const lastSeen = new Int32Array(index.size);
  let bias = 0;
  let biasG = 1e-6;
  let seed = firstSeed;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const order = rows.map((_, i) => i);
  const n = rows.length;
  let step = 0;
  const shrink = (i: number) => {
    const missed = step - (lastSeen[i] ?? 0);
    if (missed <= 0) return;
    const rate = 0.3 / Math.sqrt(g[i] ?? 1);
    const decayed = (w[i] ?? 0) / (1 + (rate * options.l2 * missed) / n);
    const cut = (rate * options.l1 * missed) / n;
    w[i] = Math.abs(decayed) <= cut ? 0 : decayed - Math.sign(decayed) * cut;
    lastSeen[i] = step;
  };
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let i = n - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const a = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = a;
    }
    for (const at of order) {
      const row = rows[at];
      if (!row) continue;
      let z = bias;
      for (const i of row.at) {
        shrink(i);
        z += w[i] ?? 0;
      }
      const error = (1 / (1 + Math.exp(-z)) - row.y) * (row.y ? (options.positiveWeight ?? 1) : 1);
      biasG += error * error;
      bias -= (0.3 * error) / Math.sqrt(biasG);
      for (const i of row.at) {
        g[i] = (g[i] ?? 0) + error * error;
        w[i] = (w[i] ?? 0) - (0.3 * error) / Math.sqrt(g[i] ?? 1);
      }
      step++;
    }
  }
  for (let i = 0; i < w.length; i++) shrink(i);
  const weights = new Map<string, number>();
  for (const [f, i] of index) {
    const value = Math.round((w[i] ?? 0) * 100) / 100;
    if (value !== 0) weights.set(f, value);
  }
  return { bias: Math.round(bias * 100) / 100, weights };
}

/** F1 at a threshold on the log-odds, and the threshold that is best on these examples. */
export function f1At(odds: readonly number[], labels: readonly boolean[], threshold: number): number {
  let tp = 0;
  let fp = 0;
  let fn = 0;
  odds.forEach((o, i) => {
    if (o >= threshold) labels[i] ? tp++ : fp++;
    else if (labels[i]) fn++;
  });
  return tp ? (2 * tp) / (2 * tp + fp + fn) : 0;
}

export function bestThreshold(odds: readonly number[], labels: readonly boolean[]): number {
  let best = 0;
  let at = 0;
  const sorted = odds.map((o, i) => [o, labels[i] === true] as const).sort((a, b) => b[0] - a[0]);
  const positives = labels.filter(Boolean).length;
  let tp = 0;
  sorted.forEach(([o, y], k) => {
    if (y) tp++;
    const f = (2 * tp) / (k + 1 + positives);
    if (f > best) {
      best = f;
      at = o;
    }
  });
  return at;
}
