import { type Act, isTask } from "./act";
import type { Statement } from "./statement";

/**
 * "Ana, one for you", above a mail that asks for something: it bears out that Ana has that, and is nothing to be done by
 * itself. False where the mail below it asks for nothing.
 */
export function bearOut(
  statements: readonly Statement[],
  at: number,
  found: ReadonlyMap<Statement, Act[]>,
): boolean {
  const note = statements[at];
  let isAsked = false;
  for (let before = at - 1; before >= 0; before -= 1) {
    const statement = statements[before];
    if (!note || statement?.source.id !== note.source.id) break;
    if (!statement.isHandedOn) continue;
    for (const act of found.get(statement) ?? [])
      if (isTask(act) && act.owner !== statement.speaker) {
        if (!act.support.includes(note)) act.support.push(note);
        isAsked = true;
      }
  }
  return isAsked;
}
