// Compares the embedded writer's lines with those that a person would have written: see scripts/eval/score-wording.ts.
import { importSource } from "./import-source.mjs";

await importSource("scripts/eval/score-wording.ts");
