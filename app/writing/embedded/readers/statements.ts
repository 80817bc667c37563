import { isMachineSender } from "../../check/is-machine";
import { spansInSlices, spansSetAside } from "../../check/set-aside";
import { Pace, type Slices } from "../../slices";
import { type Language, languageOf, languageWithin } from "../languages/language";
import { isFieldLine } from "../notifications";
import { personName } from "../people";
import type { Heading, Meeting, Statement, Unit } from "../statement";
import { foldSpace, squashed } from "../tokens";
import { NOT_NAMES } from "../word-lists";
import { isBoilerplate, isButton } from "./boilerplate";
import { calendarLines } from "./calendar";
import { headingOf, inlineLabel } from "./headings";
import { blocksOf, type Light, sentencesOf } from "./sentence-splitting";
import { readRow, rowState, type Table, tablesIn } from "./tables";
import { speakerTurns } from "./transcript-turns";

const GREETING =
  /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening)|[Mm]orning|[Aa]fternoon|[Hh]allo|[Ll]iebe[rs]?|[Ss]ehr geehrte[rs]?|[Gg]uten (?:Morgen|Tag|Abend)|[Bb]onjour|[Bb]onsoir|[Ss]alut|[Cc]her|[Cc]hère|[Hh]ola|[Bb]uenos días|[Bb]uenas(?: tardes)?|[Ee]stimad[oa]|[Qq]uerid[oa]),?\s+((?:(?:Ms|Mr|Mrs|Dr|Frau|Herrn?|Madame|Monsieur|M\.|Mme|Sra?|Señora?)\.?\s+)?\p{Lu}[\p{L}'’-]+)((?:\s+\p{Lu}[\p{L}'’-]+)?(?:\s*(?:,|&|\+|and|und|et|y)\s*\p{Lu}[\p{L}'’-]+)*)\s*(?:[,!:.–—-]|$)/u;
const NAME_ALONE = /^((?:\p{Lu}[\p{Ll}'’-]+)(?:\s*(?:,|&|and|und|et|y)\s*\p{Lu}[\p{Ll}'’-]+)*)\s*[,!]?$/u;
const ROLL =
  /^(?:attendees|participants|present|absent|apologies|cc|when|where|location|date|time|next (?:meeting|update|call)|teilnehmer|anwesend|présents|participantes|asistentes)\s*:/i;
/** Longer runs are data, not sentences; leaving them out also bounds the time that any pattern can take. */
const LONGEST_SENTENCE = 3000;
const ENDLESS_WORD = /\S{400}/;
const NOBODY =
  /^(?:all|team|everyone|everybody|folks|guys|there|both|sir|madam|colleagues|friends|again|customer|customers|user|users|reader|subscriber|member|partner|client|valued|candidate|applicant|friend|zusammen|alle|kollegen|kolleginnen|damen|herren|herr|frau|monsieur|madame|messieurs|mesdames|señor|señora|señores|mr|mrs|ms|team|tous|toutes|todos|todas|equipo|ladies|gentlemen|hr|board|hej|hei|hoi|ciao|moin|servus|grüezi|hallo|hello|hi|hey|dear|bonjour|salut|hola|morning|thanks|thank|cheers|best|regards|greetings|note|please|update|reminder|abbreviations|legend|draft|confidential|urgent)$/i;
const mayBeName = (word: string): boolean => !NOBODY.test(word) && !NOT_NAMES.has(word.toLowerCase());
const bareName = (word: string): string =>
  word.replace(/^(?:Ms|Mr|Mrs|Dr|Frau|Herrn?|Madame|Monsieur|M|Mme|Sra?|Señora?)\.?\s+/u, "");
/** "Cher Monsieur": whoever it is sent to. */
const TITLE_ALONE = /^(?:mr|mrs|ms|monsieur|madame|señora?|sir|madam|maître)$/i;
/** "Lena: book the booth", "AI: Tom – send the records", "[ ] Bo - order paper". */
const ASSIGNED_LABEL =
  /^(?:\[[ x]?\]\s*)?(?:(?:AI|A|TODO|Action|Task)\s*(?:\d+)?\s*[:.)–-]\s*)?@?((?:\p{Lu}[\p{L}'’.-]+)(?: \p{Lu}[\p{L}'’-]+)?(?:\s*(?:,|&|\/|\+|and|und|et|y)\s*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)?)\s*(?::|\s[–—-]|\s?->|→)\s+(?=\S)/u;

/** "[ ] @pavel load test with 500 carts" */
const HANDLE_LABEL = /^(?:\[[ x]?\]\s*)?@([\p{L}][\p{L}\p{N}._-]+)\s+(?=\S+\s)/u;

/** "me - sound check", in a list of names */
const OWN_LABEL = /^(me|I|myself|ich|moi|je|yo)\s*(?::|\s[–—-]|\s?->|→)\s+(?=\S)/;

/** "Nadia Rahimi commented on "Cover":", in the digest of a service; what she says stands indented below. */
const SAYS =
  /^(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:has |just )?(?:commented|replied|responded|wrote|asked|said|noted|mentioned|left a (?:comment|note|reply))\b.{0,120}:$/u;

/** What a traffic light says of its line; amber says nothing. */
const LIGHTS: Record<Light, Heading | null> = { red: "blockers", amber: null, green: "resolved" };

type More = Partial<
  Pick<
    Statement,
    "turn" | "addressee" | "greeted" | "heading" | "listItem" | "assignee" | "row" | "meeting" | "shown"
  >
> & {
  speaker: string | null;
};

/** Characters of text between two pauses. */
const SLICE = 10_000;
/** More sentences than these are not read: of one part, and of a whole digest. */
const MOST_IN_UNIT = 5000;
const MOST = 50_000;

/** What is said, and how many sentences beside it are beyond what is read: too long, or too many. */
export interface Said {
  statements: Statement[];
  beyond: number;
}

/**
 * Everything said in the units, as statements; boilerplate is left out, and of what is quoted that which the material
 * holds itself.
 */
export function* statementsOf(units: readonly Unit[]): Slices<Said> {
  const said = new Sayings();
  const out = said.statements;
  const pace = new Pace(SLICE);
  for (const unit of units) {
    if (pace.isDue(0)) yield;
    if (unit.meeting?.event) {
      yield* readCalendar(said, unit, unit.meeting, pace);
      continue;
    }
    const language = languageOf(unit.text);
    const turns = unit.medium === "bulk" ? null : talkIn(unit);
    const first = said.open();
    if (turns) {
      for (const [index, turn] of turns.entries())
        for (const text of sentencesOf(turn.text)) {
          if (pace.isDue(text.length)) yield;
          said.push(unit, language, text, { speaker: turn.speaker, turn: index });
        }
      if (unit.medium === "mail" || unit.medium === "notification")
        for (let i = first; i < out.length; i += 1) setMedium(out[i], turns.length);
    } else yield* readProse(said, unit, language, pace);
    const count = out.length - first;
    for (let i = first; i < out.length; i++) {
      const statement = out[i];
      if (statement) statement.position = count > 1 ? (i - first) / (count - 1) : 0;
    }
  }
  return { statements: yield* withoutKnownQuotations(out, pace), beyond: said.beyond };
}

/** From this share of its sentences on a quoted mail is one that the material has. */
const KNOWN_SHARE = 0.5;

function* withoutKnownQuotations(statements: Statement[], pace: Pace): Slices<Statement[]> {
  if (!statements.some(({ quotedIn }) => quotedIn !== null)) return statements;
  const said: { statement: Statement; words: string }[] = [];
  const known = new Set<string>();
  for (const statement of statements) {
    if (pace.isDue(statement.text.length)) yield;
    const words = squashed(statement.text);
    said.push({ statement, words });
    if (statement.quotedIn === null) known.add(words);
  }
  const shares = new Map<number, { all: number; known: number }>();
  for (const { statement, words } of said) {
    if (statement.quotedIn === null) continue;
    const share = shares.get(statement.unit) ?? { all: 0, known: 0 };
    share.all += 1;
    if (known.has(words)) share.known += 1;
    shares.set(statement.unit, share);
  }
  const kept = said.flatMap(({ statement, words }) => {
    if (statement.quotedIn === null) return [statement];
    const share = shares.get(statement.unit);
    if (known.has(words) || (share && share.known >= share.all * KNOWN_SHARE)) return [];
    // Of several mails that quote it, the first.
    known.add(words);
    return [statement];
  });
  kept.forEach((statement, order) => {
    statement.order = order;
  });
  return kept;
}

/** The title of a calendar's message, and what people wrote in it. */
function* readCalendar(said: Sayings, unit: Unit, meeting: Meeting, pace: Pace): Slices<void> {
  const lines = meeting.event && calendarLines(unit, meeting.event);
  if (!lines || !meeting.event) return;
  const beside = new Sayings();
  for (const line of lines.facts) beside.push(unit, "en", line, { speaker: null });
  const facts = beside.statements;
  // They are quoted beside the words that they belong to, after them.
  for (const fact of facts) fact.order = Number.MAX_SAFE_INTEGER;
  const isNews = !(meeting.event.method === "REPLY" && meeting.event.attendees[0]?.answer === "accepted");
  said.open();
  said.push(unit, "en", lines.title, {
    speaker: null,
    meeting: { ...meeting, facts },
    shown: meeting.when ? `${lines.title}, ${meeting.when}` : lines.title,
    heading: isNews ? null : "people",
  });
  const words = { ...unit, text: lines.words, meeting: { ...meeting, event: null, facts } };
  yield* readProse(said, words, languageOf(lines.words), pace);
}

/** Without the buttons and links of the service that sends it. */
const textOf = ({ text, medium }: Unit): string =>
  medium === "notification" || medium === "chat"
    ? text
        .split("\n")
        .filter((line) => !isButton(line))
        .join("\n")
    : text;

/** A machine's mail is talk only where its lines carry times, as exports do, or somebody speaks twice. */
function talkIn(unit: Unit) {
  const turns = speakerTurns(textOf(unit), unit.medium === "transcript");
  if (
    turns !== null &&
    unit.medium === "notification" &&
    (unit.text.match(/(?:^|\n)[^\n]{0,40}\d{1,2}:\d{2}/g) ?? []).length < 3 &&
    new Set(turns.map((turn) => turn.speaker)).size === turns.length
  )
    return null;
  return turns;
}

/** Who writes a text; of what a program sends, the program's name is nobody's. */
const authorOf = ({ author, medium }: Unit): string | null =>
  medium === "notification" && author !== null && isMachineSender(author) ? null : personName(author);

/** A conversation pasted into a mail is chat; a long one is a meeting. */
function setMedium(statement: Statement | undefined, turns: number): void {
  if (statement) statement.medium = turns > 40 ? "transcript" : "chat";
}

function* readProse(said: Sayings, unit: Unit, language: Language, pace: Pace): Slices<void> {
  const lines =
    unit.medium === "notification"
      ? textOf(unit)
          .split("\n")
          .map((line) => (isFieldLine(line) ? "" : line))
      : unit.text.replace(/\r\n?/g, "\n").split("\n");
  const tables = tablesIn(lines);
  const state: ProseState = {
    addressee: unit.reader,
    heading: null,
    announcedBy: "",
    first: said.statements.length,
  };
  let from = 0;
  for (const [at, { table, length }] of tables) {
    yield* readText(said, unit, language, lines.slice(from, at).join("\n"), state, pace);
    yield* readTable(said, unit, language, table, state, pace);
    from = at + length;
  }
  yield* readText(said, unit, language, lines.slice(from).join("\n"), state, pace);
}

interface ProseState {
  addressee: string | null;
  heading: Heading | null;
  announcedBy: "" | "line" | "title";
  first: number;
}

function* readText(
  said: Sayings,
  unit: Unit,
  language: Language,
  text: string,
  state: ProseState,
  pace: Pace,
): Slices<void> {
  const author = authorOf(unit);
  /** Whom a service's mail quotes, from the line that says so to the next event. */
  let quoted: string | null = null;
  const blocks = blocksOf(text);
  for (const [index, block] of blocks.entries()) {
    if (block.quoted) continue;
    if (pace.isDue(0)) yield;
    const next = blocks[index + 1];
    if (unit.medium === "notification") {
      const event = SAYS.exec(block.text);
      if (event) quoted = event[1] ?? null;
      else if (!block.indented) quoted = null;
    }
    // "Hola Marta:" rules no list.
    const isGreeting = GREETING.test(block.text) && block.text.length < 60;
    if (
      !isGreeting &&
      (block.kind === "heading" ||
        isTitle(block.text, block.kind, next?.kind === "item" || block.numbered === true, language))
    ) {
      const found = headingOf(block.text);
      state.heading = found;
      state.announcedBy = "title";
      continue;
    }
    if (
      block.kind === "paragraph" &&
      state.heading !== null &&
      state.announcedBy === "title" &&
      block.afterBlank &&
      !(index > 0 && blocks[index - 1]?.kind === "heading") &&
      (state.heading === "other" || state.heading === "resolved" || blocks[index - 1]?.kind === "item")
    )
      state.heading = null;
    const greeted =
      GREETING.exec(block.text) ??
      (index <= 1 && block.kind === "paragraph" ? NAME_ALONE.exec(block.text) : null);
    if (greeted?.[1] && block.text.length < 400) {
      const names = `${greeted[1]}${greeted[2] && /[,&+]|and|und|et| y /.test(greeted[2]) ? greeted[2] : ""}`
        .split(/\s*(?:,|&|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/)
        .map(bareName)
        .filter((name) => name && mayBeName(name));
      if (said.statements.length === state.first || !state.addressee || names.length > 0)
        state.addressee =
          names.length === 1
            ? (names[0] ?? null)
            : names.length === 0 && !mayBeName(bareName(greeted[1])) && !TITLE_ALONE.test(greeted[1])
              ? null
              : names.length > 1
                ? null
                : state.addressee;
    }
    // "Mateo, please" rules the list below it.
    const asks =
      /^(\p{Lu}[\p{Ll}'’-]+),?\s+(?:please|pls|could you|can you|would you|you)(?: (?:please|also|do|take|handle))*\s*[:,–—-]?$/u.exec(
        block.text,
      ) ?? /^(?:(?:please|could you|can you)\b[^.?!]{0,60}|[^.?!]{0,80}\bplease)\s*:$/iu.exec(block.text);
    if (asks && next?.kind === "item") {
      if (asks[1] && mayBeName(asks[1])) state.addressee = asks[1];
      state.heading = "actions";
      state.announcedBy = "title";
      continue;
    }
    const label = inlineLabel(block.text);
    const ruling = block.box ? (block.box === "ticked" ? "resolved" : "actions") : state.heading;
    const heading = label?.heading ?? ruling;
    const further = label?.isOfOne ? ruling : heading;
    const assigned =
      label?.heading === "resolved" || label?.heading === "decisions" || label?.heading === "blockers"
        ? null
        : assignedIn(block.text, block.kind === "item", heading);
    const listItem = block.kind === "item" || assigned !== null;
    const orders = yield* spansInSlices(block.text);
    const setAside = orders.map(({ start, end }) => block.text.slice(start, end));
    const sentences = sentencesOf(block.text);
    for (const [order, sentence] of sentences.entries()) {
      if (pace.isDue(sentence.length)) yield;
      said.push(
        unit,
        language,
        sentence,
        {
          speaker: quoted ?? author,
          addressee: assigned ?? state.addressee,
          ...(assigned !== null && order === 0 && { greeted: state.addressee }),
          heading: order > 0 ? further : block.light ? LIGHTS[block.light] : heading,
          listItem,
          assignee: order === 0 ? assigned : null,
        },
        setAside.some((order) => order.includes(sentence) || sentence.includes(order)),
      );
    }
  }
}

/** "Done", "2. Pricing", "Next steps": a short line that rules what follows. */
function isTitle(text: string, kind: string, rules: boolean, language: Language): boolean {
  if (text.length > 60 || /[.!?,;]$/.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > 6) return false;
  const bare = text.replace(/^[\d.)\s]+/, "").replace(/:$/, "");
  if (kind === "item") return false;
  if (/^(?:item|top|agenda item|punkt|point|topic)\s*\d+\b/i.test(text)) return true;
  if (headingOf(bare) !== "other" && words <= 4 && !/\b(?:we|i|you|is|are|please|the|can|will)\b/i.test(bare))
    return true;
  return (
    rules &&
    language !== "other" &&
    words <= 5 &&
    /^\p{Lu}/u.test(bare) &&
    !GREETING.test(text) &&
    !/\b(?:i|we|you|please)\b/i.test(bare)
  );
}

function assignedIn(text: string, isItem: boolean, heading: Heading | null): string | null {
  const match =
    ASSIGNED_LABEL.exec(text) ?? (isItem ? (HANDLE_LABEL.exec(text) ?? OWN_LABEL.exec(text)) : null);
  const who = match?.[1];
  if (
    !who ||
    / = /.test(text) ||
    who
      .split(/\s*(?:,|&|\/|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/)
      .some((name) => !mayBeName(name.split(" ")[0] ?? "") || inlineLabel(`${name}: x`) !== null)
  )
    return null;
  const rest = text.slice(match[0].length);
  const dashed = /[–—-]\s*$/.test(match[0].trimEnd());
  if (dashed && !isItem && heading !== "actions" && !/^(?:AI|A|TODO|Action|Task)\b/.test(text)) return null;
  if (
    !isItem &&
    heading !== "actions" &&
    !/^(?:AI|TODO|Action)\b/.test(text) &&
    !/^(?:@|please|can|could|\p{Ll})/u.test(rest) &&
    rest.length > 120
  )
    return null;
  return who;
}

function* readTable(
  said: Sayings,
  unit: Unit,
  language: Language,
  table: Table,
  prose: ProseState,
  pace: Pace,
): Slices<void> {
  for (const { line, cells } of table.rows) {
    if (pace.isDue(line.length)) yield;
    const { who, what, due, status } = readRow(table.headings, cells);
    const text = line.replace(/^\s*\|\s*|\s*\|\s*$/g, "");
    const state = rowState(status);
    // Why it is blocked is the line, unless the state is nothing but that word beside a task of somebody.
    const isStuck = state === "blocked" && (/\s/.test(status?.trim() ?? "") || !what || !(who || due));
    const pushed = said.push(unit, language, text, {
      speaker: authorOf(unit),
      addressee: null,
      heading:
        state === "done"
          ? "resolved"
          : isStuck
            ? "blockers"
            : what && (who || due)
              ? "actions"
              : prose.heading === "actions" || prose.heading === "blockers" || prose.heading === "decisions"
                ? prose.heading
                : "other",
      listItem: true,
      assignee: who,
      row: table.headings.map((heading, at) => ({ heading, text: cells[at] ?? "" })),
    });
    if (pushed && what && !isStuck) pushed.task = { text: what, due };
  }
}

/** The statements as they are found, within the bounds. */
class Sayings {
  readonly statements: Statement[] = [];
  beyond = 0;
  private first = 0;
  private readonly inUnit = new Set<string>();

  /** Begins the next part; where its statements begin. */
  open(): number {
    this.inUnit.clear();
    this.first = this.statements.length;
    return this.first;
  }

  /** Adds a sentence and returns its statement; null for what says nothing, stands there already, or is beyond. */
  push(unit: Unit, language: Language, verbatim: string, more: More, suspicious = false): Statement | null {
    if (verbatim.length > LONGEST_SENTENCE) {
      if (!ENDLESS_WORD.test(verbatim.slice(0, LONGEST_SENTENCE))) this.beyond += 1;
      return null;
    }
    const text = foldSpace(verbatim);
    if (text.length < 2) return null;
    // In talk "yes" said twice answers two questions.
    const key = more.turn === undefined ? `${more.heading} ${more.assignee} ${more.addressee} ${text}` : null;
    if (key !== null && this.inUnit.has(key)) return null;
    if (key !== null) this.inUnit.add(key);
    if (ENDLESS_WORD.test(text) || isBoilerplate(text)) return null;
    if (this.statements.length >= MOST || this.statements.length - this.first >= MOST_IN_UNIT) {
      this.beyond += 1;
      return null;
    }
    const statement: Statement = {
      source: unit.source,
      order: this.statements.length,
      unit: unit.index,
      position: 0,
      medium: unit.medium,
      text,
      sentAt: unit.sentAt,
      subject: unit.subject,
      suspicious: suspicious || spansSetAside(text).length > 0,
      turn: null,
      addressee: null,
      listItem: false,
      assignee: null,
      row: null,
      task: null,
      answers: unit.answers,
      language: languageWithin(text, language),
      quotedIn: unit.quotedIn,
      meeting: unit.meeting,
      shown: null,
      ...more,
      heading: ROLL.test(text) ? "people" : (more.heading ?? null),
    };
    this.statements.push(statement);
    return statement;
  }
}
