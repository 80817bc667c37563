// Runs the product's own parser and embedded writer over a reference file: see scripts/eval/main.ts.
import { importSource } from "./import-source.mjs";

await importSource("scripts/eval/main.ts");
