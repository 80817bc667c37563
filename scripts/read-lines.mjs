// Prints what the embedded writer makes of plain sentences or mails: see scripts/eval/read-lines.ts.
import { importSource } from "./import-source.mjs";

await importSource("scripts/eval/read-lines.ts");
