/** Several fitted logistic regressions over the same named features. */
export interface LinearModels {
  /** Which question each stands for, in the order of `bias` and of every row of weights. */
  questions: readonly string[];
  bias: readonly number[];
  /** Where in `weights` the row of a feature begins. */
  rows: ReadonlyMap<string, number>;
  /** Row after row, one weight a question; 0 where a feature says nothing of it. */
  weights: Float32Array;
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
export function readModels({ questions, bias, step, rows: table }: ModelTable): LinearModels {
  const lines = table.split("\n");
  const rows = new Map<string, number>();
  const weights = new Float32Array(lines.length * questions.length);
  let free = 0;
  for (const line of lines) {
    const at = line.lastIndexOf("=");
    if (at <= 0) continue;
    rows.set(line.slice(0, at), free);
    for (const [i, value] of line
      .slice(at + 1)
      .split(",")
      .entries())
      weights[free + i] = Number(value) * step;
    free += questions.length;
  }
  return { questions, bias, rows, weights };
}

/** Log-odds of each question, in order, for a sentence with these features besides those that `base` was summed from. */
export function allLogOdds(
  { bias, rows, weights }: LinearModels,
  features: readonly string[],
  base: readonly number[] = bias,
): number[] {
  const sums = [...base];
  for (const feature of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (weights[row + i] ?? 0);
  }
  return sums;
}
