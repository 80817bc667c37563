import type { LinearModel } from "../../app/writing/embedded/models/linear-model";

/** The source of a weights module: bias, the table that `readModel` reads, and the threshold of a model that says yes or no. */
export function tableSource(name: string, model: LinearModel, threshold: number | null, doc: string): string {
  const entries = [...model.weights].sort(([a], [b]) => (a < b ? -1 : 1)).map(([f, w]) => `${f}=${w}`);
  const lines: string[] = [];
  let line = "";
  for (const entry of entries) {
    if (line && line.length + entry.length > 300) {
      lines.push(line);
      line = "";
    }
    line = line ? `${line}\t${entry}` : entry;
  }
  lines.push(line);
  const limit =
    threshold === null
      ? ""
      : `/** Log-odds from which on the answer is yes. */\nexport const ${name}_THRESHOLD = ${threshold};\n\n`;
  return `/**\n * ${doc}\n */\nexport const ${name}_BIAS = ${model.bias};\n\n${limit}/** \`feature=weight\`, separated by tabs. */\nexport const ${name}_WEIGHTS = \`\n${lines.map((l) => l.replace(/[`\\]|\$(?=\{)/g, "\\$&")).join("\n")}\n\`;\n`;
}
