import { MONTHS } from "../../dates/say-day";
import {
  CONTENT,
  DAY,
  IS_DONE,
  isColumnName,
  LIMIT,
  limitColumn,
  MEASURE,
  NAMES_ONLY,
  NOTES,
  NUMBERS,
  STATUS,
  STEP,
  TEXT,
  TYPE,
  WHAT,
  WHO,
} from "./column-names";
import { headedOtherwise, type IsKnown, pastedTicket, unheaded, weekPlan } from "./loose-tables";
import { rowState } from "./row-states";
import { sentencesOf } from "./sentence-splitting";

/** A table of a mail: its headings and rows, each row with the line that it was written as. */
export interface Table {
  headings: string[];
  rows: { line: string; cells: string[] }[];
}

const SEPARATOR = /^\s*\|?[\s:|+-]*-{2,}[\s:|+-]*\|?\s*$/;

/** The tables of a text by the line that they begin at, with how many lines they take. */
export function tablesIn(
  lines: readonly string[],
  isKnown: IsKnown,
): Map<number, { table: Table; length: number }> {
  const found = new Map<number, { table: Table; length: number }>();
  for (let at = 0; at < lines.length; at += 1) {
    const split = splitterOf(lines[at] ?? "");
    const isPlain =
      split !== null && split(lines[at + 1] ?? "").length > 1 && isHeading(split(lines[at] ?? ""));
    const loose = isPlain
      ? null
      : (headedOtherwise(lines, at) ??
        pastedTicket(lines, at) ??
        weekPlan(lines, at) ??
        unheaded(lines, at, isKnown));
    if (loose) {
      found.set(at, { table: { headings: loose.headings, rows: loose.rows }, length: loose.length });
      at += loose.length - 1;
      continue;
    }
    if (!split) continue;
    const first = split(lines[at] ?? "");
    let end = at + 1;
    const rows: Table["rows"] = [];
    while (end < lines.length) {
      const line = lines[end] ?? "";
      if (SEPARATOR.test(line) && /[-]/.test(line)) {
        end += 1;
        continue;
      }
      const cells = split(line);
      // Programs leave out the empty cells at the end of a row.
      const isShort = cells.length < first.length && /[|\t]/.test(line);
      if (cells.length < 2 || (!isShort && Math.abs(cells.length - first.length) > 1)) break;
      rows.push({ line, cells });
      end += 1;
    }
    const isHeaded = isHeading(first);
    if (rows.length === 0 || (!isHeaded && rows.length < 2)) continue;
    found.set(at, {
      table: isHeaded
        ? { headings: first.map(bareName), rows }
        : { headings: [], rows: [{ line: lines[at] ?? "", cells: first }, ...rows] },
      length: end - at,
    });
    at = end - 1;
  }
  return found;
}

const isHeading = (cells: readonly string[]): boolean =>
  cells.filter((cell) => isColumnName(bareName(cell))).length >= Math.min(2, cells.length);

const bareName = (cell: string): string => cell.replace(/[*_:]/g, "").trim();

/** How the cells of a line are told apart: by pipes, by tabs, or by wide gaps; null when it has no columns. */
function splitterOf(line: string): ((line: string) => string[]) | null {
  if (
    (line.match(/\|/g) ?? []).length >= 1 &&
    !SEPARATOR.test(line) &&
    line.split("|").filter((c) => c.trim()).length >= 2
  )
    return inBars(line);
  if (line.includes("\t") && line.split("\t").filter((c) => c.trim()).length >= 2)
    return (each) => (each.includes("\t") ? each.split("\t").map((cell) => cell.trim()) : []);
  const separator = [";", ","].find((mark) => isRecordHead(line, mark));
  if (separator !== undefined) {
    const width = recordOf(line, separator).length;
    return (each) => {
      const cells = recordOf(each, separator);
      return cells.length === width ? cells : [];
    };
  }
  const columns = wordsApart(line);
  const named = columns.filter(({ text }) => isColumnName(text)).length;
  const isHeaded = /\S {3,}\S/.test(line)
    ? isColumnName(columns[0]?.text ?? "") || (columns.length >= 3 && named >= 2)
    : columns.length >= 3 && named >= 3;
  if (isHeaded) return (each) => inColumns(each, columns);
  return null;
}

/** How lines below one with bars are cut: a bar at an end of theirs stands beside an empty cell where that line has none there. */
function inBars(head: string): (line: string) => string[] {
  const [opens, closes] = [/^\s*\|/.test(head), /\|\s*$/.test(head)];
  return (line) => {
    if (!line.includes("|")) return [];
    const cells = line.split("|").map((cell) => cell.trim());
    if (opens && cells[0] === "") cells.shift();
    if (closes && cells.length > 2 && cells.at(-1) === "") cells.pop();
    return cells;
  };
}

/** "Task,Owner,Due": names of columns and nothing else, as spreadsheets write their files. */
function isRecordHead(line: string, separator: string): boolean {
  const cells = line.length > LONGEST_HEAD || !line.includes(separator) ? [] : recordOf(line, separator);
  return (
    cells.length >= 2 &&
    cells.every((cell) => isColumnName(bareName(cell))) &&
    cells.some((cell) => WHO.test(cell) || LIMIT.test(cell) || DAY.test(cell))
  );
}

const LONGEST_HEAD = 200;

/** The cells of a line with a sign between them; one in quotes may hold the sign itself. */
const recordOf = (line: string, separator: string): string[] =>
  [...`${separator}${line}`.matchAll(separator === ";" ? SEMICOLON_CELLS : COMMA_CELLS)].map(
    ([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? "").trim(),
  );
const COMMA_CELLS = /,(?:"((?:[^"]|"")*)"|([^,]*))/g;
const SEMICOLON_CELLS = /;(?:"((?:[^"]|"")*)"|([^;]*))/g;

/** What stands between gaps of two blanks and more, and where. */
const wordsApart = (line: string): { text: string; at: number }[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({ text: match[0], at: match.index }));

/** The cells of a line aligned by blanks; one that is empty is told by what stands right of it. */
function inColumns(line: string, columns: readonly { at: number }[]): string[] {
  const found = wordsApart(line);
  if (found.length < 2 || found.length >= columns.length) return found.map(({ text }) => text);
  const cells = columns.map(() => "");
  for (const { text, at } of found) {
    const column = columns.findLastIndex((heading) => heading.at <= at + 1);
    // Not aligned after all.
    if (column < 0 || cells[column] !== "") return found.map((cell) => cell.text);
    cells[column] = text;
  }
  return cells;
}

const FOR_INFORMATION =
  /^\W*(?:info(?:rmation)?|fyi|for info(?:rmation)?|z\. ?k\.|zur kenntnis|pour info(?:rmation)?|para información)\W*$/iu;
/** "blocked: no permit" */
const MARKS_BLOCKED = /^\s*(?:blocked|stuck|on hold|blockiert|bloqué|bloqueado)\b\s*[,:;(–—-]*\s*/iu;
/** A traffic light says how it stands, and not why. */
const LIGHT = /^(?:red|rot|rouge|rojo)$/i;
const NO_STEP = /^(?:none|nothing|no action|nichts|keine[rs]?|rien|aucune?|nada|ningun[oa])(?!\p{L})/iu;
const TYPES: readonly [pattern: RegExp, type: RowType][] = [
  [
    /^(?:actions?|action items?|tasks?|to[- ]?dos?|a|aufgaben?|maßnahmen?|tâches?|tareas?|acci(?:ón|ones))$/i,
    "action",
  ],
  [
    /^(?:issues?|blockers?|problems?|impediments?|i|probleme?|hindernisse?|problèmes?|blocages?|problemas?|bloqueos?)$/i,
    "obstacle",
  ],
  [/^(?:decisions?|d|beschlüsse|beschluss|entscheidung(?:en)?|décisions?|decisi(?:ón|ones))$/i, "decision"],
  [
    /^(?:risks?|assumptions?|dependenc(?:y|ies)|info(?:rmation)?|notes?|r|risik(?:o|en)|risques?|riesgos?)$/i,
    "news",
  ],
];

/** What a row is, by the column that says so. */
type RowType = "action" | "obstacle" | "decision" | "news";

/** "10/9" as "Oct 9", where another cell of its column shows that the month stands first: "10/16". */
export function withMonthFirst(table: Table): Table {
  const isDue = table.headings.map((heading) => LIMIT.test(heading) || DAY.test(heading));
  const days = table.rows.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => (isDue[at] ? [SLASHED.exec(cell)] : [])),
  );
  const isAmerican =
    days.some((day) => Number(day?.[2]) > 12) && days.every((day) => !day || Number(day[1]) <= 12);
  if (!isAmerican) return table;
  const spelled = (cell: string) =>
    cell.replace(SLASHED, (_, month: string, day: string) => `${MONTHS[Number(month) - 1]} ${day}`);
  return {
    ...table,
    rows: table.rows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, at) => (isDue[at] ? spelled(cell) : cell)),
    })),
  };
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})$/;

/** "yes" under "Done?" */
const tickOf = (cell: string | null): string | null =>
  cell === null ? null : /^(?:y(?:es)?|x|ja|oui|sí)$/i.test(cell) ? "done" : cell;

/** What a row's cells say by their headings. */
export function readRow(
  headings: readonly string[],
  cells: readonly string[],
): {
  who: string | null;
  what: string | null;
  due: string | null;
  status: string | null;
  /** What a column says that it is, when that is no action. */
  noTask: Exclude<RowType, "action"> | null;
  /** What is in its way, with what it is in the way of; null where nothing is. */
  stuck: string | null;
  /** What is to be done stands in a column of next steps. */
  isStep: boolean;
  /** The columns whose cells are sentences of their own. */
  prose: number[];
} {
  const columnOf = (pattern: RegExp): number => headings.findIndex((heading) => pattern.test(heading));
  const cellAt = (at: number): string | null => {
    const cell = at < 0 ? undefined : cells[at]?.replace(/[*_]/g, "").trim();
    return cell && !/^[-–—?]*$/.test(cell) ? cell : null;
  };
  const kind = cellAt(columnOf(TYPE));
  const type = (kind && TYPES.find(([pattern]) => pattern.test(kind))?.[1]) || null;
  // "By | When": the first of them says who.
  const by = headings.findIndex((heading) => /^by$/i.test(heading));
  const isByWhom = by >= 0 && limitColumn(headings, by) >= 0;
  const whoAt = isByWhom && columnOf(WHO) < 0 ? by : columnOf(WHO);
  const dueAt = limitColumn(headings, whoAt);
  const told = cellAt(whoAt);
  // "Info" in the column of names: nobody's task.
  const isNews = told !== null && FOR_INFORMATION.test(told);
  const said = isNews ? null : told;
  // "closed" in the column of names says how it stands.
  const isOver = said !== null && rowState(said) === "done";
  const promised =
    whoAt < 0 ? PROMISED.exec(cellAt(columnOf(STATUS)) ?? cellAt(columnOf(NOTES)) ?? "") : null;
  const who = isOver ? null : (said ?? promised?.[1] ?? null);
  const until = cellAt(dueAt);
  // "done" in the column of days says how it stands, too; "due 20 Nov" says until when.
  const isState = until !== null && rowState(until) !== "other" && !/^(?:over)?due\b/i.test(until);
  const due = isState ? null : until;
  const status = isOver
    ? said
    : isState
      ? until
      : (cellAt(columnOf(STATUS)) ?? tickOf(cellAt(columnOf(IS_DONE))));
  // "(repaired 18.11.)" in the column of names says how it stands.
  const note = who === null ? undefined : /^\((.*)\)$/.exec(who)?.[1];
  const state = note ?? status;
  const isOther = (at: number) =>
    at !== whoAt &&
    ![WHO, LIMIT, DAY, STATUS, IS_DONE, NUMBERS].some((other) => other.test(headings[at] ?? ""));
  const isOpen = state !== null && rowState(state) === "open" && whoAt >= 0;
  const stepAt = columnOf(STEP);
  const step = cellAt(stepAt);
  const isNobodys = [whoAt, dueAt].every((at) => at >= 0 && /^[-–—]+$/.test(cells[at]?.trim() ?? ""));
  // Where no column says what is to be done, the first one names what the others are about.
  const others = headings.flatMap((_heading, at) => (isOther(at) ? [at] : []));
  // "Name | Missing | By": whatever it is called, beside who and until when only one is left.
  const first = others[0] ?? -1;
  const isLeft = whoAt >= 0 && dueAt >= 0 && others.length === 1;
  const named = columnSaying([MEASURE, WHAT, CONTENT], headings, cells);
  const whatAt = named < 0 && isLeft ? (others[0] ?? -1) : named;
  const isTask =
    !isNews && (who !== null || due !== null || !(isNobodys || NAMES_ONLY.test(headings[whatAt] ?? "")));
  const isNoStep = step !== null && (rowState(step) === "done" || NO_STEP.test(step));
  const chosen = isNoStep
    ? -1
    : step !== null
      ? stepAt
      : type !== null && cellAt(columnOf(TEXT)) !== null
        ? columnOf(TEXT)
        : isTask && cellAt(whatAt) !== null
          ? whatAt
          : isOpen
            ? first
            : -1;
  const what = cellAt(chosen);
  // "Friday" in the column of states, where no other says until when.
  const daySaid = dueAt < 0 && who !== null && rowState(state) === "other" ? state : null;
  const limit = due ?? promised?.[2] ?? (isOpen ? (DUE_IN_STATE.exec(state)?.[1] ?? null) : daySaid);
  const isStuck =
    rowState(state) === "blocked" &&
    (/\s/.test(state?.trim() ?? "") || !what || !(who || due) || LIGHT.test(state ?? ""));
  const subject = cellAt(whatAt >= 0 && whatAt !== stepAt ? whatAt : first) ?? cellAt(first);
  const reason = [state?.replace(MARKS_BLOCKED, ""), cellAt(columnOf(NOTES))].find(
    (words) => words && !LIGHT.test(words),
  );
  const stuck = isStuck ? [subject, reason ?? state].filter(Boolean).join(": ") : null;
  const prose = headings.flatMap((heading, at) =>
    isOther(at) &&
    at !== chosen &&
    !isNoStep &&
    !TYPE.test(heading) &&
    !(stuck !== null && NOTES.test(heading)) &&
    isProse(cellAt(at) ?? "")
      ? [at]
      : [],
  );
  // "Missing: nothing, thank you!"
  const isNothing = what !== null && isLeft && NO_STEP.test(what);
  return {
    who: note === undefined ? who : null,
    what: what === null || isNothing ? null : taskOf(what),
    due: limit,
    status: isNothing ? "done" : state,
    noTask: type === "action" ? null : type,
    stuck,
    isStep: chosen >= 0 && chosen === stepAt,
    prose,
  };
}

/** "3b", "2611-04", "B-114" */
const IS_NUMBER = /^#?(?:\p{Lu}{1,4}[-/. ]?)?\d[\d./\s-]*\p{L}?$/u;

/** The first column of the first kind of heading that has one, and more than a number in this row. */
function columnSaying(
  kinds: readonly RegExp[],
  headings: readonly string[],
  cells: readonly string[],
): number {
  for (const kind of kinds) {
    const at = headings.findIndex(
      (heading, index) => kind.test(heading) && !IS_NUMBER.test(cells[index] ?? ""),
    );
    if (at >= 0) return at;
  }
  return -1;
}

/** "Opening hours were discussed at length." */
const isProse = (cell: string): boolean => {
  const words = cell.split(/\s+/).length;
  return words >= 5 || (words >= 3 && /[.!?]$/.test(cell));
};

/** "The sofa is broken. Paul buys a new sofa.": what is said last is to be done, if it stands alone. */
function taskOf(cell: string): string {
  const [first, ...others] = sentencesOf(cell);
  const last = others.at(-1);
  return first === undefined || last === undefined || LEANS.test(last) ? cell : last;
}

const LEANS = /^(?:it|its|this|that|these|those|they|he|she|one|an? new one|ok|see)\b/i;

/** "Luis to send by Friday" in the column of states */
const PROMISED =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:to|will|is going to|has to|needs to) \p{Ll}[^;]*?(?: (?:by|on|until|till|before) ([^;,]{2,30}))?$/u;

/** "to do, due Thu" */
const DUE_IN_STATE =
  /(?:,|;|\s-|–|:|\()\s*(?:(?:due|by|until|till|bis|fällig|pour|avant|para|antes de(?:l)?)\s+)?([^)]{2,30})\)?$/iu;
