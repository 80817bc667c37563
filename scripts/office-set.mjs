// Writes our own labelled office mail as JSON lines: see scripts/eval/write-office-set.ts.
import { importSource } from "./import-source.mjs";

await importSource("scripts/eval/write-office-set.ts");
