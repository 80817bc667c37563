import type { Act } from "./act";
import { type Clock, dueDateIn } from "./due-dates";
import type { People } from "./people";
import type { Statement } from "./statement";
import { lineOf } from "./wording";

/** The task of a table's row whose columns say what is to be done; null for other rows. The same in every language. */
export function rowTask(
  statement: Statement,
  { people, clock }: { people: People; clock: Clock },
): Act | null {
  if (!statement.task || statement.heading === "resolved") return null;
  // A row that is blocked says why, not what to do, unless somebody has it.
  if (statement.heading === "blockers" && !statement.assignee) return null;
  const due = statement.task.due ? dueDateIn(`by ${statement.task.due}`, statement.sentAt, clock) : null;
  const owner = statement.assignee ? ownersOf(statement.assignee, people) : null;
  return {
    kind: "assignment",
    statement,
    line: lineOf(statement.task.text, { speaker: statement.speaker, owner, when: null }),
    owner,
    when: due,
    certainty: 0.9,
    support: [],
  };
}

/** "Ana and Bo" are two people, "CY" is Chris Young. */
export function ownersOf(label: string, people: People): string {
  return label
    .split(/\s*(?:,|&|\/|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/)
    .filter((name) => name !== "")
    .map((name) => people.resolve(name))
    .join(" and ");
}
