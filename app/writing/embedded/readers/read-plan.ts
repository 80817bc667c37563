import type { Language } from "../languages/language";
import type { Unit } from "../statement";
import type { Sayings } from "./sayings";
import { authorOf } from "./unit-words";

/** "Overdue", "Due today", "This week (3)": when the tasks below are due. */
const SECTION =
  /^\W*(?:overdue|later|upcoming|due soon|(?:due )?(today|tomorrow|this week|next week|\p{L}+day))\W*(?:\(?\d+\)?)?$/iu;
const DAY =
  /^(?:due:? )?(?:today|tomorrow|yesterday|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|(?:\p{L}+,? )?\p{L}{3,9}\.? \d{1,2}(?:,? \d{4})?|\d{1,2}\.? \p{L}{3,9}(?: \d{4})?|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./\d]*)$/iu;

/**
 * Says the rows of a planner's list of its reader's tasks, "Book the hall | Spring fair | Friday"; false where its lines
 * have no cells with a day.
 */
export function readPlan(said: Sayings, unit: Unit, language: Language, lines: readonly string[]): boolean {
  let until: string | null = null;
  const rows = lines.flatMap((line) => {
    if (SECTION.test(line.trim())) until = SECTION.exec(line.trim())?.[1] ?? null;
    const cells = line.split(/\s*\t\s*|\s+\|\s+/).filter((cell) => cell !== "");
    const day = cells.slice(1).find((cell) => DAY.test(cell.trim()));
    return cells.length >= 2 && (day !== undefined || until !== null)
      ? [{ line, text: cells[0] ?? "", due: day ?? until }]
      : [];
  });
  for (const { line, text, due } of rows) {
    const pushed = said.push(unit, language, line, {
      speaker: authorOf(unit),
      addressee: unit.reader,
      heading: "actions",
      listItem: true,
      assignee: unit.reader,
    });
    if (pushed) pushed.task = { text, due: due?.replace(/^due:? /i, "") ?? null };
  }
  return rows.length > 0;
}
