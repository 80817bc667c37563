import type { Act } from "./act";
import { type Clock, dueDateIn } from "./due-dates";
import type { People } from "./people";
import { ownersIn } from "./readers/owner-tags";
import { together } from "./several-owners";
import type { Statement } from "./statement";
import { lineOf } from "./wording";

/**
 * The task of a row whose columns, or of a line whose tag, say what is to be done and who has it, or what is in the way or
 * decided by the row's type; null for others. The same in every language.
 */
export function rowTask(
  statement: Statement,
  { people, clock }: { people: People; clock: Clock },
): Act | null {
  if (!statement.task || statement.heading === "resolved") return null;
  if (statement.task.kind) {
    const line = lineOf(statement.task.text, { speaker: null, owner: null, when: null });
    return {
      kind: statement.task.kind,
      statement,
      line,
      owner: null,
      when: null,
      certainty: 0.95,
      support: [],
    };
  }
  // A row that is blocked says why, not what to do, unless somebody has it.
  if (statement.heading === "blockers" && !statement.assignee) return null;
  const { text, due } = statement.task;
  const when = due
    ? dueDateIn(`by ${due}`, statement.sentAt, clock)
    : statement.row
      ? null
      : dueDateIn(text, statement.sentAt, clock);
  const owner = statement.assignee ? ownersOf(statement.assignee, people) : null;
  return {
    kind: "assignment",
    statement,
    line: lineOf(text, { speaker: statement.speaker, owner, when: statement.row ? null : when }),
    owner,
    when,
    certainty: 0.9,
    support: [],
  };
}

/** "Ana and Bo" are two people, "CY" is Chris Young. */
export function ownersOf(label: string, people: People): string | null {
  if (/^\W*(?:tbd|tba|tbc|n\/?a|open|offen|(?:nobody|no one)(?: yet)?|none|\?+|x+)?\W*$/i.test(label))
    return null;
  return together(ownersIn(label).map((name) => people.byInitials(name)));
}
