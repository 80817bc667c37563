import type { Act, ActKind } from "../../act";
import type { LanguagePack } from "../language-pack";
import type { StatementContext } from "./statement-context";

/** What is reported as done, called off or no longer in the way. */
export function reportsIn(text: string, context: StatementContext): Act[] {
  const { statement, pack } = context;
  if (/\?\s*$/.test(text)) return [];
  const acts: Act[] = [];
  if (pack.cancel.test(text) && !pack.condition.test(text)) acts.push(...report("cancel", text, context));
  const isShort = text.split(/\s+/).length <= 14;
  if (
    (statement.heading === "resolved" && (statement.listItem || text.length < 200)) ||
    (isShort && pack.bareDone.test(text) && !pack.notDone.test(text.slice(0, 60)))
  )
    acts.push(...report("done", text, context));
  else if (pack.done.test(text) && !pack.notDone.test(clauseWith(text, pack)))
    acts.push(...report("done", text, context));
  if (pack.release.test(text) && !pack.notDone.test(text.replace(pack.noObstacle, "")))
    acts.push(...report("release", text, context));
  return acts;
}

/** The part of the sentence in which something is reported as done. */
const clauseWith = (text: string, pack: LanguagePack): string =>
  text.split(/[,;]\s+/).find((part) => pack.done.test(part)) ?? text;

const report = (kind: ActKind, line: string, { statement }: StatementContext): Act[] => [
  { kind, statement, line, owner: statement.speaker, when: null, certainty: 0.8, support: [], impact: null },
];
