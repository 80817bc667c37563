import { type Act, isTask } from "../act";
import { namesOnly } from "../named-only";
import type { Statement } from "../statement";
import { contentStems } from "../tokens";

/**
 * "Can you send Ana the rota? ... So the rota by Friday, please": says whether an act only names again what its part has asked for in
 * full. Its sentence is added to the task then, and its day where none was said.
 */
export function namesAgain(
  act: Act,
  statements: readonly Statement[],
  at: number,
  found: ReadonlyMap<Statement, readonly Act[]>,
): boolean {
  const { statement, line, owner, when } = act;
  const bare =
    when === null ? line : line.replace(when.words, "").replace(/,? (?:by|on|before|until|please)?\s*$/i, "");
  if (isTask(act) && (SAME_PENDS.test(line) || ASKS_OPINION.test(bare))) {
    const [asked] = (found.get(statements[at - 1] ?? statement) ?? []).filter(
      (earlier) =>
        earlier.statement.unit === statement.unit &&
        isTask(earlier) &&
        earlier.owner === owner &&
        (SAME_PENDS.test(line) || (LOOKS.test(earlier.line) && earlier.when === null)),
    );
    if (!asked) return false;
    if (LOOKS_AT_NOTHING.test(asked.line)) asked.line = line;
    asked.support.push(statement);
    asked.when ??= when;
    return true;
  }
  if (!isTask(act) || statement.listItem || statement.row !== null || !namesOnly(line)) return false;
  const named = contentStems(when === null ? line : line.replace(when.words, "")).filter(
    (stem) => !SAID_AGAIN.test(stem),
  );
  if (named.length === 0) return false;
  const meant: Act[] = [];
  for (let back = at - 1; back >= 0 && statements[back]?.unit === statement.unit; back--)
    for (const earlier of found.get(statements[back] ?? statement) ?? [])
      if (
        isTask(earlier) &&
        !namesOnly(earlier.line) &&
        (owner === null || owner === earlier.owner || /^so\b/i.test(statement.text)) &&
        named.every((stem) => contentStems(earlier.line).includes(stem))
      )
        meant.push(earlier);
  const [only, ...further] = meant;
  if (!only || further.length > 0) return false;
  only.support.push(statement);
  only.when ??= when;
  return true;
}

/** "Same is pending from your side": what the sentence before asks for. */
const SAME_PENDS =
  /^(?:the )?(?:same|this|it|that) (?:is|has been) (?:still |also )*(?:pending|outstanding|overdue|open|missing|awaited)\b/i;
/** "Have a look at the leaflet. I need your corrections by Thursday.": one task. */
const LOOKS = /^(?:have|take) a (?:quick |good |close )?look(?: at .{4,})?$/i;
const LOOKS_AT_NOTHING = /^(?:have|take) a (?:\p{Ll}+ )?look(?: at (?:it|this|that|them))?$/iu;
const ASKS_OPINION =
  /^(?:(?:send|get|give|let) (?:me|us|\p{Lu}[\p{L}-]+) )?(?:have )?(?:your |any |the )?(?:comments?|corrections?|remarks?|feedback|thoughts|opinion|views?|edits|changes|ok|okay|approval)(?: back)?$/iu;

const SAID_AGAIN = /^(?:so|then|again|please|by|forget|remember|reminder)$/;
