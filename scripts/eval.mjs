// Runs the product's own parser and embedded writer over a reference file: see scripts/eval/main.ts.
import { bundleAndRun } from "./bundle-and-run.mjs";

await bundleAndRun("scripts/eval/main.ts");
