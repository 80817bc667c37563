import { findDates } from "../../dates/find-dates";
import { COMMAND_VERBS } from "../english/command-verbs";
import { isEnglishWord } from "../english/vocabulary";
import { fieldsOf } from "../tickets/field-lines";
import { mayBeName } from "./addressees";
import { DAY, IS_DONE, isColumnName, LIMIT, STATUS, WHO } from "./column-names";
import { rowState } from "./row-states";

/** Tells the name of somebody whom the mail names elsewhere: its author, who gets it. */
export type IsKnown = (name: string) => boolean;

/** A table that people type by hand, whose heading is not cut as its rows are, or that has none. */
export interface LooseTable {
  headings: string[];
  rows: { line: string; cells: string[] }[];
  length: number;
}

type Cut = (line: string) => string[];

const cutBy =
  (mark: RegExp): Cut =>
  (line) => {
    const cells = line
      .replace(BULLET, "")
      .split(mark)
      .map((cell) => cell.trim());
    return cells.length > 1 && cells[0] === "" ? cells.slice(1) : cells;
  };
const BULLET = /^\s*[-*•·]\s+/;
/** What stands between the cells of a row, the surest first. */
const MARKS = [/\|/, /\t/, / \/{1,2} /];
/** Only below a heading that says how many cells there are. */
const MARKS_BELOW_HEADING = [...MARKS, / {3,}/, / [-–—] /, /;/, /, /];

const HEADING_MARKS = /\s*[|/;:,+>]+\s*|\s+[-–—]\s+|\t+|\s{3,}/;
const LONGEST_HEADING = 120;
/** "(what, who, by when)" */
const AROUND_HEADING = /^[\s*_([]+|[\s*_.:)\]]+$/g;

/** The names of columns that a line holds and nothing else, whatever stands between them; null for other lines. */
function headingsIn(line: string): string[] | null {
  if (line.length > LONGEST_HEADING) return null;
  const names = line.replace(AROUND_HEADING, "").split(HEADING_MARKS);
  const tellsMore = names.some((name) => [WHO, LIMIT, DAY, STATUS, IS_DONE].some((kind) => kind.test(name)));
  return names.length >= 2 && tellsMore && names.every(isColumnName) ? names : null;
}

const RULE = /^[\s|:+=-]*[-=]{2,}[\s|:+=-]*$/;

/** "What / who / when" above "Order felt | Aga | this week": the rows have cells of their own, as many as it has names. */
export function headedOtherwise(lines: readonly string[], at: number): LooseTable | null {
  const headings = headingsIn(lines[at] ?? "");
  if (!headings) return null;
  let first = at + 1;
  while (first < at + 3 && (lines[first]?.trim() === "" || RULE.test(lines[first] ?? ""))) first += 1;
  for (const cut of MARKS_BELOW_HEADING.map(cutBy)) {
    const rows: LooseTable["rows"] = [];
    for (let next = first; next < lines.length; next += 1) {
      const line = lines[next] ?? "";
      const cells = cut(line);
      const isWhole = cells.length === headings.length;
      // The cells at the end may be left out.
      if (!isWhole && !(rows.length > 0 && cells.length > 1 && cells.length < headings.length)) break;
      rows.push({ line: line.replace(BULLET, ""), cells });
    }
    if (rows.length > 0) return { headings, rows, length: first - at + rows.length };
  }
  return null;
}

const FEWEST_ROWS = 3;

/**
 * Rows below each other that nothing heads, cut alike: three of them and more, of which one column names people and one
 * says what they do. Null where their cells don't tell which is which.
 */
export function unheaded(lines: readonly string[], at: number, isKnown: IsKnown): LooseTable | null {
  for (const cut of MARKS.map(cutBy)) {
    const width = cut(lines[at] ?? "").length;
    // Below a row cut alike they were looked at already.
    if (width < 2 || (at > 0 && cut(lines[at - 1] ?? "").length === width)) continue;
    const rows: LooseTable["rows"] = [];
    for (let next = at; next < lines.length; next += 1) {
      const line = lines[next] ?? "";
      const cells = cut(line);
      if (cells.length !== width) break;
      rows.push({ line: line.replace(BULLET, ""), cells });
    }
    const headings = rows.length < FEWEST_ROWS ? null : headingsOf(rows, isKnown);
    if (headings) return { headings, rows, length: rows.length };
  }
  return null;
}

const WEEKDAY = "(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs|nes|ur|urs)?(?:day)?";
/** "Tue    Ida: new seals", "Thu 19 Nov - me: harbour dues" */
const OF_A_DAY = new RegExp(
  `^(${WEEKDAY}(?:,? \\d{1,2}(?:st|nd|rd|th)?\\.?(?: \\p{Lu}\\p{Ll}{2,8}|\\.\\d{1,2}\\.?|/\\d{1,2})?)?)(?:\\.?:?\\s{2,}|\\.?\\t+|\\.?: ?| [-–—] )(?=\\S)(.+)$`,
  "iu",
);
/** "Ida: new seals", "me: harbour dues" */
const GIVEN = /^([^:]{1,30}): +(?=\S)(.+)$/u;
/** "crane inspection - done, passed" */
const STATED = /^(.+?)\s+[-–—]\s+(\S.*)$/u;
const OF_DAYS = ["When", "Who", "Task", "Status"];

/**
 * A week day by day, three lines and more: what one has on a day is a task where the line gives it to somebody or orders it.
 * "Wed    Ida away" tells only where she is.
 */
export function weekPlan(lines: readonly string[], at: number): LooseTable | null {
  const rows: LooseTable["rows"] = [];
  for (let next = at; next < lines.length; next += 1) {
    const line = (lines[next] ?? "").replace(BULLET, "");
    const [, day, said] = OF_A_DAY.exec(line) ?? [];
    if (day === undefined || said === undefined) break;
    const [, name = "", given] = GIVEN.exec(said) ?? [];
    const isGiven = given !== undefined && isPerson(name);
    const [, before, state] = STATED.exec(said) ?? [];
    const isStated = before !== undefined && state !== undefined && isState(state);
    const task = isGiven ? given : isStated ? before : said;
    const isWork = isGiven || isStated || isCommand(task);
    rows.push({ line, cells: isWork ? [day, isGiven ? name : "", task, isStated ? state : ""] : [] });
  }
  const isWork = rows.some(({ cells }) => cells.length > 0);
  return rows.length >= FEWEST_ROWS && isWork ? { headings: OF_DAYS, rows, length: rows.length } : null;
}

const OF_A_TICKET = ["Task", "Who", "Due", "Status"];

/** "Summary: new valve", "Assignee: Ida", "Due date: 2 May", below each other: a task in fields that people paste. */
export function pastedTicket(lines: readonly string[], at: number): LooseTable | null {
  const values = new Map<string, string>();
  let next = at;
  for (; next < lines.length; next += 1) {
    const [field, ...more] = fieldsOf(lines[next] ?? "");
    if (!field || more.length > 0 || values.has(field.name === "other" ? `${next}` : field.name)) break;
    values.set(field.name === "other" ? `${next}` : field.name, field.value);
  }
  const cells = ["title", "assignee", "due", "status"].map((name) => values.get(name) ?? "");
  const [title, who, due, status] = cells;
  if (!title || !who || !(due || status)) return null;
  const line = lines
    .slice(at, next)
    .map((one) => one.trim())
    .join(" ");
  return { headings: OF_A_TICKET, rows: [{ line, cells }], length: next - at };
}

/** Which of the columns says what, by their cells. */
function headingsOf(rows: LooseTable["rows"], isKnown: IsKnown): string[] | null {
  const columns = (rows[0]?.cells ?? []).map((_, at) => rows.map(({ cells }) => cells[at] ?? ""));
  const others: number[] = [];
  const headings: string[] = columns.map((cells, at) => {
    const said = cells.filter((cell) => !IS_EMPTY.test(cell));
    if (said.length === 0) return "Note";
    if (said.every(isState)) return "Status";
    if (said.every((cell) => isDay(cell) || isState(cell))) return "When";
    others.push(at);
    return "";
  });
  const people = others.filter((at) => (columns[at] ?? []).every((cell) => isPerson(cell)));
  const known = people.filter((at) => (columns[at] ?? []).some((cell) => namesIn(cell).some(isKnown)));
  const who = known.length > 0 ? known[0] : people.length === 1 ? people[0] : undefined;
  const [what, ...further] = others.filter((at) => at !== who);
  if (who === undefined || what === undefined || further.length > 0) return null;
  const commands = (columns[what] ?? []).filter(isCommand).length;
  const isOfWork = commands * 2 >= rows.length || (commands > 0 && headings.includes("When"));
  // "Parking permits | Ines | open": how it stands is said of work only.
  if (!isOfWork && !headings.includes("Status")) return headings.includes("When") ? A_ROTA : null;
  // Of two columns, the one that names nobody says until when, too.
  if (columns.length === 2) return [];
  headings[who] = "Who";
  headings[what] = "Task";
  return headings;
}

/** Who is where on which day: its rows are read as those of any table that nothing heads. */
const A_ROTA: string[] = [];

const IS_EMPTY = /^[-–—?.\s]*$/;
const isState = (cell: string): boolean => rowState(cell) !== "other" && cell.split(/\s+/).length <= 6;

/** "by Friday", "asap", "this week" */
const isDay = (cell: string): boolean => {
  const [day, ...more] = findDates(cell, A_DAY);
  return day !== undefined && more.length === 0 && cell.length - day.words.length <= 8;
};
/** Which day "Friday" is, makes no difference to whether it is one. */
const A_DAY = "2026-01-01";

const namesIn = (cell: string): string[] => cell.split(/\s*(?:,|&|\/|\+|\band\b)\s*/);
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}|me|I)\??$/u;
const NOBODY_YET = /^(?:tbc|tbd|tba|n\/a|all|everyone|everybody|anyone|nobody(?: yet)?)?[-–—?.\s]*$/i;
/** "Ana", "Ana + Bo", "me", "tbc" */
const isPerson = (cell: string): boolean =>
  NOBODY_YET.test(cell) ||
  namesIn(cell).every((name) => {
    const first = name.split(" ")[0] ?? "";
    return (
      NAME.test(name) && mayBeName(first) && (/^(?:me|I)$/.test(name) || !isEnglishWord(first.toLowerCase()))
    );
  });

const isCommand = (cell: string): boolean => {
  const [first = "", ...others] = cell.split(/\s+/);
  return (
    (others.length > 0 && COMMAND_VERBS.has(first.toLowerCase())) ||
    /^\p{Ll}+ (?:out |up |off |down )?(?:the|an?|all|our|both)\b/u.test(cell)
  );
};
