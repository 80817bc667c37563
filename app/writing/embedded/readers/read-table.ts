import type { Pace, Slices } from "../../slices";
import { COMMAND_VERBS } from "../english/command-verbs";
import type { Language } from "../languages/language";
import type { Heading, Unit } from "../statement";
import { mayBeName } from "./addressees";
import { headingOf } from "./headings";
import { rowState } from "./row-states";
import type { Sayings } from "./sayings";
import { sentencesOf } from "./sentence-splitting";
import { readRow, type Table, withMonthFirst } from "./tables";
import { authorOf } from "./unit-words";

const HEADING_OF = { obstacle: "blockers", decision: "decisions", news: "other" } as const;

/** Says what the rows of a table say: tasks in their columns, what is in their way, and the sentences of other cells. */
export function* readTable(
  said: Sayings,
  unit: Unit,
  language: Language,
  table: Table,
  above: Heading | null,
  pace: Pace,
): Slices<void> {
  const people = peopleIn(table);
  for (const row of withMonthFirst(table).rows) {
    if (pace.isDue(row.line.length)) yield;
    if (people === null) readCells(said, unit, language, table.headings, row, above);
    else readAssigned(said, unit, language, row, people);
  }
}

/** Goes well, and goes on where a next step is named. */
const IS_WELL = /^\s*(?:green|grün|vert|verde)\s*$/iu;

const LONGEST_DATUM = 4;
/** "Leeds - Hull", "14 Dec", "Site manager": says nothing by itself, and nothing beside others that no heading explains. */
const isDatum = (cell: string): boolean =>
  cell.split(/\s+/).length <= LONGEST_DATUM &&
  !/[!?]$|\p{L}{3}\.$/u.test(cell) &&
  !(COMMANDS.test(cell) && COMMAND_VERBS.has(firstWord(cell)));

interface Row {
  line: string;
  cells: string[];
}

function readCells(
  said: Sayings,
  unit: Unit,
  language: Language,
  headings: readonly string[],
  { line, cells }: Row,
  above: Heading | null,
): void {
  const speaker = authorOf(unit);
  const { who: told, what, due, status, noTask, stuck, isStep, prose } = readRow(headings, cells);
  const who = told !== null && WRITER.test(told) ? speaker : told;
  const state = isStep && IS_WELL.test(status ?? "") ? "other" : rowState(status);
  const say = (text: string, heading: Heading | null) => {
    for (const sentence of sentencesOf(text))
      said.push(unit, language, sentence, {
        speaker,
        addressee: null,
        heading: heading === "other" ? null : heading,
        listItem: heading !== "other",
      });
  };
  for (const at of prose) say(cells[at] ?? "", headingOf(headings[at] ?? ""));
  // "Tom calls the carrier by Friday" says itself who and when.
  if (state !== "done" && isStep && what !== null && who === null && due === null) {
    say(what, "actions");
    if (!stuck) return;
  }
  // Its cells are read one by one.
  if (state !== "done" && what === null && noTask === null && !stuck && prose.length > 0) return;
  const isListed = above === "actions" || above === "blockers" || above === "decisions";
  const ruled = isListed ? above : headings.length === 0 && cells.every(isDatum) ? "people" : "other";
  const add = (heading: Heading) =>
    said.push(unit, language, line.replace(/^\s*\|\s*|\s*\|\s*$/g, ""), {
      speaker,
      addressee: null,
      heading,
      listItem: true,
      assignee: heading === "blockers" && stuck ? null : who,
      row: headings.map((heading, at) => ({ heading, text: cells[at] ?? "" })),
    });
  if (state === "done") {
    add("resolved");
    return;
  }
  if (noTask !== null) {
    const pushed = add(HEADING_OF[noTask]);
    if (pushed && what && noTask !== "news") pushed.task = { text: what, due: null, kind: noTask };
    return;
  }
  if (stuck) {
    const pushed = add("blockers");
    if (pushed) pushed.task = { text: stuck, due: null, kind: "obstacle" };
    // Who has a day to mend it by, has it all the same.
    if (isStep || !(who && due)) return;
  }
  const pushed = add(what && (who || due) ? "actions" : ruled);
  if (pushed && what) pushed.task = { text: what, due };
}

const NAME = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}$/u;
const WRITER = /^(?:me|I|myself)$/;
/** "Ana", "Ana + Bo", "me" */
const isPerson = (cell: string): boolean =>
  WRITER.test(cell) ||
  cell
    .split(/\s*(?:,|&|\/|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/)
    .every((name) => NAME.test(name) && mayBeName(name.split(" ")[0] ?? ""));

/** A table without headings that has a name in each row, beside what they do or who they are. */
interface PeopleTable {
  /** The column of names. */
  names: number;
  isTold: boolean;
}

function peopleIn({ headings, rows }: Table): PeopleTable | null {
  const width = rows[0]?.cells.length ?? 0;
  if (headings.length > 0 || width !== 2 || rows.some(({ cells }) => cells.length !== width)) return null;
  const names = [0, 1].find((at) => rows.every(({ cells }) => isPerson(cells[at] ?? "")));
  if (names === undefined) return null;
  const others = rows.map(({ cells }) => cells[1 - names] ?? "");
  const told = others.filter((cell) => COMMANDS.test(cell) && COMMAND_VERBS.has(firstWord(cell)));
  return { names, isTold: told.length * 2 >= rows.length };
}

const firstWord = (cell: string): string => /^\p{L}+/u.exec(cell)?.[0].toLowerCase() ?? "";
/** "pick up the banner", and neither "Crane driver" nor "Head of sales" */
const COMMANDS = /^\p{L}+ (?!of\b)\p{Ll}+ \S/u;

function readAssigned(
  said: Sayings,
  unit: Unit,
  language: Language,
  { line, cells }: Row,
  { names, isTold }: PeopleTable,
): void {
  const text = cells[1 - names] ?? "";
  const name = cells[names] ?? "";
  const pushed = said.push(unit, language, line, {
    speaker: authorOf(unit),
    addressee: null,
    heading: isTold ? "actions" : "people",
    listItem: true,
    assignee: isTold ? (WRITER.test(name) ? authorOf(unit) : name) : null,
  });
  if (pushed && isTold && text !== "") pushed.task = { text, due: null };
}
