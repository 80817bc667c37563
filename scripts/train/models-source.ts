import type { LinearModel } from "../../app/writing/embedded/models/linear-model";
import type { ModelTable } from "../../app/writing/embedded/models/linear-models";

/** Weights below it are noise, and cost size, as do features with no greater weight than that; between two lies a step. */
const LEAST_WEIGHT = 0.1;
const LEAST_OF_FEATURE = 0.15;
/** "Report", which only helps to see what ended: what bears on it alone has to weigh more. */
const HELPING = 3;
const LEAST_OF_HELPING = 0.2;
const STEP = 0.05;

/** Several models as a table. */
export function modelTable(questions: readonly string[], models: readonly LinearModel[]): ModelTable {
  const rows = new Map<string, string[]>();
  for (const [at, model] of models.entries())
    for (const [feature, weight] of model.weights)
      if (Math.abs(weight) >= LEAST_WEIGHT) {
        const row = rows.get(feature) ?? models.map(() => "");
        row[at] = String(Math.round(weight / STEP));
        rows.set(feature, row);
      }
  const lines = [...rows]
    .filter(([, row]) => {
      const isOfMore = row.some((weight, at) => at !== HELPING && weight !== "");
      const least = isOfMore ? LEAST_OF_FEATURE : LEAST_OF_HELPING;
      return row.some((weight) => Math.abs(Number(weight)) * STEP >= least);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, row]) => `${feature}=${row.join(",").replace(/,+$/, "")}`);
  return { questions, bias: models.map((model) => model.bias), step: STEP, rows: lines.join("\n") };
}

/** The module of several models, a line a feature, so that a new fit shows what changed. */
export function modelsSource(
  name: string,
  doc: string,
  questions: readonly string[],
  models: readonly LinearModel[],
): string {
  const { bias, rows } = modelTable(questions, models);
  return `import type { ModelTable } from "./linear-models";

/**
 * ${doc}
 */
export const ${name}: ModelTable = {
  questions: ${JSON.stringify(questions)},
  bias: ${JSON.stringify(bias)},
  step: ${STEP},
  rows: \`
${rows.replace(/[`\\]|\$(?=\{)/g, "\\$&")}
\`,
};
`;
}
