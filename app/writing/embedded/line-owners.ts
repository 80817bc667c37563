import { Pace, type Slices } from "../slices";
import { type Clock, dueDateIn } from "./due-dates";
import { COMMAND_VERBS } from "./english/command-verbs";
import { packOf } from "./languages/packs";
import { isName } from "./languages/subject";
import { isTitled, type People } from "./people";
import { type OwnedTask, ownersIn, taggedTask } from "./readers/owner-tags";
import { rowState } from "./readers/row-states";
import { trailingOwner } from "./readers/trailing-owners";
import type { Statement } from "./statement";
import { ROLE_WORDS, TEAM_NAMES } from "./word-lists";

/** Characters of statements between two pauses. */
const SLICE = 10_000;
const LONGEST = 300;
/** "Done by Friday" is still to do. */
const LIMITS = /\b(?:by|before|until)\b/i;

/**
 * Settles who has the lines that are not prose: tags ("[ACTION Lena]"), labels ("Lena: ..."), and owners at the end of a
 * line ("Posters: Lena, by Friday"). A label that is neither a person nor a group is the line's topic and names nobody.
 */
export function* settleLineOwners(
  statements: readonly Statement[],
  context: { people: People; clock: Clock },
): Slices<void> {
  const pace = new Pace(SLICE);
  for (let from = 0; from < statements.length; ) {
    let to = from + 1;
    while (to < statements.length && statements[to]?.unit === statements[from]?.unit) to += 1;
    const unit = statements.slice(from, to);
    const trailing: [Statement, OwnedTask & { inBrackets: boolean }][] = [];
    const labelled: [Statement, at: number][] = [];
    for (const [at, statement] of unit.entries()) {
      if (!isLine(statement)) continue;
      if (pace.isDue(statement.text.length)) yield;
      if (settleTag(statement, context)) continue;
      if (statement.assignee !== null) labelled.push([statement, at]);
      const found =
        (statement.listItem || statement.heading === "actions") && !RULED.test(statement.heading ?? "")
          ? trailingOwner(statement.text)
          : inDatedBrackets(statement, context);
      // "Roof inspection - Joe - done"
      if (found?.due && rowState(found.due) === "done" && !LIMITS.test(found.due))
        statement.heading = "resolved";
      else if (found) trailing.push([statement, found]);
    }
    const isBeside =
      labelled.some(([{ assignee }]) => isSure(assignee ?? "", context.people)) ||
      labelled.filter(([line]) => isListedSomebody(line, context.people)).length > 1;
    const asked = new Set(labelled.flatMap(([line]) => (asks(line) ? (line.assignee ?? []) : [])));
    for (const [statement, at] of labelled) {
      settleLabel(statement, isBeside || asked.has(statement.assignee ?? ""), context.people);
      if (statement.assignee === null) greetAgain(unit, at);
    }
    settleTrailing(trailing, unit, context);
    from = to;
  }
}

/** "Anglers to be told about it (Max, by Mon 3 May).", in a paragraph: a correspondent and a day to come. */
function inDatedBrackets(
  { text, sentAt }: Statement,
  { people, clock }: { people: People; clock: Clock },
): ReturnType<typeof trailingOwner> {
  if (!DATED_BRACKETS.test(text) || IS_TOLD.test(text)) return null;
  const found = trailingOwner(text);
  const day = found?.inBrackets && found.due ? dueDateIn(`by ${found.due}`, sentAt, clock)?.day : null;
  return found && day && isSure(found.owner, people) ? found : null;
}
const DATED_BRACKETS = /\(\p{Lu}[^(),]{1,40}, [^()]{2,30}\)\W*$/u;
const IS_TOLD = /\b(?:was|were|has been|have been|had|did|won['’]t|said)\b/i;

const isLine = ({ medium, turn, row, text }: Statement): boolean =>
  medium !== "bulk" && turn === null && row === null && text.length <= LONGEST;

const RULED = /^(?:decisions|blockers|resolved|people)$/;

const give = (statement: Statement, { owner, text, due }: OwnedTask): void => {
  statement.assignee = SPEAKER.test(owner) ? statement.speaker : owner;
  statement.task = { text, due };
  statement.listItem = true;
};

function settleTag(statement: Statement, { people }: { people: People }): boolean {
  if (RULED.test(statement.heading ?? "")) return false;
  const isItem = statement.listItem || statement.heading === "actions";
  // "Train → Berlin": two words and a third that only looks like a name are no task.
  const isLong = statement.text.split(" ").length > 4;
  const tagged = taggedTask(
    statement.text,
    isItem,
    (name) => isSure(name, people) || (isLong && looksLikeSomebody(name, statement, people)),
  );
  if (tagged) give(statement, tagged);
  return tagged !== null;
}

function settleLabel(statement: Statement, isBeside: boolean, people: People): void {
  const label = statement.assignee ?? "";
  if (SPEAKER.test(label)) {
    statement.assignee = statement.speaker;
    statement.addressee = statement.greeted ?? null;
    return;
  }
  // "Crew: 9 (2 sick)" counts.
  if (/^[^:]{2,30}:\s*\d+(?:[.,]\d+)?\s*(?:\(|[.!]?$)/u.test(statement.text)) {
    statement.assignee = null;
    return;
  }
  const isOwner =
    /^(?:\[[ x]?\]\s*)?@/.test(statement.text) ||
    isSure(label, people) ||
    ((isBeside || statement.heading === "actions") &&
      ownersIn(label).every((name) => looksLikeSomebody(name, statement, people)));
  if (!isOwner) statement.assignee = null;
}

/** The sentences of a line whose label is its topic are addressed as those above it. */
function greetAgain(unit: readonly Statement[], from: number): void {
  const { addressee: label, greeted = null } = unit[from] ?? {};
  for (let at = from; at < unit.length; at += 1) {
    const statement = unit[at];
    if (!statement || statement.addressee !== label || (at > from && statement.greeted !== undefined)) return;
    statement.addressee = greeted;
  }
}

function settleTrailing(
  found: readonly [Statement, OwnedTask & { inBrackets: boolean }][],
  unit: readonly Statement[],
  { people, clock }: { people: People; clock: Clock },
): void {
  const open = found.filter(([statement]) => statement.assignee === null);
  const isNoTask = ([statement, { text, owner, due }]: (typeof open)[number]): boolean => {
    if (due !== null && dueDateIn(`by ${due}`, statement.sentAt, clock) === null)
      return !isSure(owner, people);
    // "Wednesday - Hamburg, back on Friday"
    const day = dueDateIn(`by ${text}`, statement.sentAt, clock);
    return day !== null && day.words.length >= text.length - 3;
  };
  const sure = open.filter(([, { owner }]) => isSure(owner, people));
  for (const line of open) {
    const [statement, task] = line;
    if (isNoTask(line)) continue;
    const looks = ownersIn(task.owner).every((name) => looksLikeSomebody(name, statement, people));
    const isBeside = task.inBrackets
      ? sure.some(([, other]) => other.inBrackets) ||
        // "... (Miguel)" in a list whose other lines have owners, or where "@Miguel" is asked.
        unit.some(
          (other) =>
            (other !== statement && other.listItem && other.assignee !== null && other.task !== null) ||
            other.text.includes(`@${task.owner}`),
        )
      : task.due !== null || sure.length > 0;
    if (sure.includes(line) || (looks && isBeside)) give(statement, task);
  }
}

const SPEAKER = /^(?:me|I|myself|ich|moi|je|yo)$/i;
const NOBODY_YET = /^(?:nobody|no one)(?: yet)?$/i;
const GROUP =
  /(?:^|[\s-])(?:team|crew|staff|board|committee|caretaker|janitor|secretary|secretariat|treasurer|clerk|volunteers|parents|teachers|tutors|pupils|students|tenants|residents|owners|drivers|trainees|interns|class|classes|squad|shift|reception|desk|office|everyone|everybody|klassen?|eltern|alle|vorstand|kollegium|hausmeister(?:in)?|sekretariat|schüler(?:innen)?|lehrkräfte|équipe|equipe|classes?|gardienne?|gardien|secrétariat|bénévoles|professeurs|tous|equipo|secretaría|tutor(?:a|es|as)?|padres|profesor(?:a|es|as)?|conserje|voluntari[oa]s|grupo|clases?|todos)(?:\s\d{1,2}\p{Ll}?)?$|\p{L}{3,}(?:gruppe|leitung|leitungen|dienst|klassen?|leiter|leiterin|leiterinnen|lehrer|lehrerin|lehrerinnen|vertretung|ausschuss|vorstand)$/iu;

/** A person whom the headers name, one with a title, the writer, or a group. */
function isSure(owner: string, people: People): boolean {
  return ownersIn(owner).every(
    (name) =>
      SPEAKER.test(name) ||
      NOBODY_YET.test(name) ||
      isTitled(name) ||
      isGroup(name) ||
      people.byInitials(name) !== people.resolve(name) ||
      (/^\p{L}/u.test(name) && people.isCorrespondent(name.split(" ")[0] ?? "")),
  );
}

const isGroup = (name: string): boolean =>
  GROUP.test(name) || ROLE_WORDS.has((name.split(" ").at(-1) ?? "").toLowerCase());

/** "Sequencing: ...", "Estimated delivery: ...", "Reason: ...": what the line is about, not who has it. */
const TOPIC =
  /(?:ing|tion|sion|ment|ness|ity|ance|ence|ship|logy|ics)s?$|^(?:aob|organi[sz]er|organi[sz]ers|host|reason|reasons|poster|posters|room|rooms|venue|place|budget|costs?|price|prices|total|sum|phone|mobile|link|links|photo|photos|food|drinks|music|travel|hotel|flights?|weather|press|website|flyer|flyers|print|it|tech|finance|staff|stock|orders?|results?|overall|plus|ps|nb|eta|scope|goal|goals|aim|purpose|background|context|topic|topics|theme|titel|betreff|priorität|beschreibung|titre|objet|priorité|título|asunto|prioridad|descripción)$/i;

/** Written as names are; whether it is one, the lines beside it tell. */
function looksLikeSomebody(name: string, statement: Statement, people: People): boolean {
  const words = name.split(" ");
  if (/^[A-Z]{2,3}$/.test(name)) return !TOPIC.test(name);
  if (words.length > 2) return false;
  const pack = packOf(statement.language);
  if (pack) return words.every((word) => isName(word, false, pack, people));
  if (TEAM_NAMES.has(name.toLowerCase())) return !TOPIC.test(name) || asks(statement);
  return words.every((word) => people.isCalled(word)) && !words.some((word) => TOPIC.test(word));
}

/** "- Bea: bus with trailer", beside another such line: one word that no dictionary has. */
const isListedSomebody = (statement: Statement, people: People): boolean =>
  statement.listItem &&
  statement.language === "en" &&
  /^\p{Lu}\p{Ll}+$/u.test(statement.assignee ?? "") &&
  !REPORTS.test(statement.text) &&
  looksLikeSomebody(statement.assignee ?? "", statement, people);
/** "Rosa: finished the cabinets", "Timo: stuck" */
const REPORTS =
  /:\s*(?:\p{Ll}{2,}ed|done|sent|paid|written|built|bought|found|met|out|off|ill|sick|away|stuck|still|waiting|on)\b/u;

/** What follows a label asks somebody: "please ...", "order the ropes", "den Stand buchen". */
function asks({ text, assignee, language }: Statement): boolean {
  const label = assignee ?? "";
  const rest = text
    .slice(text.indexOf(label) + label.length)
    .replace(/^\*{0,2}(?:\)| \([^()]*\))?\s*(?::|–|—|->|→|-)\*{0,2}\s*/, "");
  const first = /^\p{Ll}[\p{Ll}-]*/u.exec(rest)?.[0] ?? "";
  if (
    /^(?:@|please\b|pls\b|can you\b|could you\b|would you\b|will you\b|to \p{Ll}|bitte\b|por favor\b|merci d|veuillez\b)/iu.test(
      rest,
    )
  )
    return true;
  if (language === "en")
    return COMMAND_VERBS.has(first) && !/^\p{Ll}+ (?:\d|is|are|was|were|has|\p{Ll}+ed\b)/u.test(rest);
  if (language === "de") return /\p{Ll}{2,}(?:en|ern|eln)(?:[,.!]|\s+(?:bis|am|vor)\s.*|$)/u.test(rest);
  return language !== "other" && /^\p{Ll}{2,}(?:er|ir|re|ar)$/u.test(first);
}
