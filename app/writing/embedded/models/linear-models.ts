/** Several fitted logistic regressions over the same named features. */
export interface LinearModels {
  /** Which question each stands for, in the order of `bias` and of every row of weights. */
  questions: readonly string[];
  bias: readonly number[];
  /** One weight a question; 0 where a feature says nothing of it. */
  weights: ReadonlyMap<string, Float32Array>;
}

/** The models as their fitting script writes them. */
export interface ModelTable {
  questions: readonly string[];
  bias: readonly number[];
  /** The least difference between two weights. */
  step: number;
  /** A feature a line, `feature=weights` with a comma between them, in steps; features may hold blanks and "=". */
  rows: string;
}

/** Reads a table of several models. */
export function readModels({ questions, bias, step, rows }: ModelTable): LinearModels {
  const weights = new Map<string, Float32Array>();
  for (const row of rows.split("\n")) {
    const at = row.lastIndexOf("=");
    if (at <= 0) continue;
    const values = new Float32Array(questions.length);
    row
      .slice(at + 1)
      .split(",")
      .forEach((value, i) => {
        values[i] = Number(value) * step;
      });
    weights.set(row.slice(0, at), values);
  }
  return { questions, bias, weights };
}

/** Log-odds of each question, in order, for a sentence with these features. */
export function allLogOdds({ bias, weights }: LinearModels, features: readonly string[]): number[] {
  const sums = [...bias];
  for (const feature of features)
    weights.get(feature)?.forEach((weight, i) => {
      sums[i] = (sums[i] ?? 0) + weight;
    });
  return sums;
}
