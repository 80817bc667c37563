import type { LinearModel } from "../../app/writing/embedded/models/linear-model";

/** Weights below it are noise, and cost size; between two weights lies a step. */
const LEAST_WEIGHT = 0.1;
const STEP = 0.05;

/** The module of several models, a line a feature, so that a new fit shows what changed. */
export function modelsSource(
  name: string,
  doc: string,
  questions: readonly string[],
  models: readonly LinearModel[],
): string {
  const rows = new Map<string, string[]>();
  for (const [at, model] of models.entries())
    for (const [feature, weight] of model.weights)
      if (Math.abs(weight) >= LEAST_WEIGHT) {
        const row = rows.get(feature) ?? models.map(() => "");
        row[at] = String(Math.round(weight / STEP));
        rows.set(feature, row);
      }
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, row]) => `${feature}=${row.join(",").replace(/,+$/, "")}`.replace(/[`\\$]/g, "\\$&"));
  return `import type { ModelTable } from "./linear-models";

/**
 * ${doc}
 */
export const ${name}: ModelTable = {
  questions: ${JSON.stringify(questions)},
  bias: ${JSON.stringify(models.map((model) => model.bias))},
  step: ${STEP},
  rows: \`
${lines.join("\n")}
\`,
};
`;
}
