// Scores what the product makes of a model's answers: see scripts/eval/score-model.ts.
import { importSource } from "./import-source.mjs";

await importSource("scripts/eval/score-model.ts");
