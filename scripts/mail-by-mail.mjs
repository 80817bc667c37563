// Weeks of office mail with a digest after each mail, against all of it at once: see scripts/eval/mail-by-mail.ts.
import { importSource } from "./import-source.mjs";

await importSource("scripts/eval/mail-by-mail.ts");
