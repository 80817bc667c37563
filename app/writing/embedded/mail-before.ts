import type { Statement } from "./statement";
import { threadOf } from "./threads";

/** So many sentences back the mail before is still the one that is answered. */
const FAR = 15;

/** The sentences of the mail before in the thread of the one at `at`, where somebody else wrote it, the last first; at most fifteen sentences back. */
export function mailBefore(statements: readonly Statement[], at: number): Statement[] {
  const statement = statements[at];
  const found: Statement[] = [];
  let unit: number | null = null;
  for (let back = 1; back <= FAR; back++) {
    const before = statements[at - back];
    if (!before || !statement || threadOf(before.subject) !== threadOf(statement.subject)) break;
    if (before.unit === statement.unit) continue;
    unit ??= before.unit;
    if (before.unit !== unit || before.speaker === statement.speaker) break;
    found.push(before);
  }
  return found;
}
