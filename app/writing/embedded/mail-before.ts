import type { Statement } from "./statement";
import { threadOf } from "./threads";

/** So many sentences back the mail before is still the one that is answered. */
const FAR = 15;
/** So many sentences of other threads may stand between: some mails of a day or two. */
const BETWEEN = 150;

/**
 * The sentences of its thread that stand before the one at `at`, the last first, whatever other threads stand between; what has no
 * subject is a thread only where it stands together.
 */
export function* threadBefore(statements: readonly Statement[], at: number): Generator<Statement> {
  const thread = threadOf(statements[at]?.subject ?? null);
  let between = 0;
  for (let back = at - 1; back >= 0 && between < BETWEEN; back--) {
    const before = statements[back];
    if (!before) return;
    if (threadOf(before.subject) === thread) yield before;
    else if (thread === "") return;
    else between += 1;
  }
}

/** The sentences of the mail before in the thread of the one at `at`, where somebody else wrote it, the last first; at most fifteen sentences back. */
export function mailBefore(statements: readonly Statement[], at: number): Statement[] {
  const statement = statements[at];
  const found: Statement[] = [];
  let unit: number | null = null;
  let passed = 0;
  for (const before of threadBefore(statements, at)) {
    passed += 1;
    if (!statement || passed > FAR) break;
    if (before.unit === statement.unit) continue;
    unit ??= before.unit;
    if (before.unit !== unit || before.speaker === statement.speaker) break;
    found.push(before);
  }
  return found;
}
