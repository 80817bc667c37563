// Writes our own labelled office mail as JSON lines: see scripts/eval/write-office-set.ts.
import { bundleAndRun } from "./bundle-and-run.mjs";

await bundleAndRun("scripts/eval/write-office-set.ts");
