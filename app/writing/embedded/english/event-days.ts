import { countedBefore } from "../../dates/leaning-date";
import { type Clock, type DueDate, dayTold, dueDateIn } from "../due-dates";
import type { Statement } from "../statement";
import { threadOf } from "../threads";
import { stemOf } from "../tokens";
import { TIME_WORDS } from "../word-lists";
import type { Clause } from "./clause";
import type { Token } from "./token";

/** The sentences around one, and what each says. */
export interface Around {
  statements: readonly Statement[];
  at: number;
  read(text: string): { tokens: readonly Token[]; clauses: readonly Clause[] };
}

/** What something is to be done before, or for: "before the container comes in", "ready for the job fair". */
interface Event {
  /** From the preposition on to the end of the thing. */
  words: string;
  /** Where the preposition ends in the sentence. */
  opensAt: number;
  /** The stems of its nouns; the last says what it is. */
  stems: readonly string[];
}

/** So many sentences back an event is still known, and so many on it is soon told. */
const FAR_BACK = 30;
const SOON_TOLD = 15;

const OPENS = /^(?:before|by|until|till|til)$/;
/** "in time for", "ahead of", "ready for" */
const OPENS_IN_TWO = new Set(["time for", "ready for", "ahead of", "prior to", "advance of", "done for"]);
/** What any event is called: the one spoken of last. */
const ANY = /^(?:event|day|date|show|start|opening|occasion)$/;
const NAMES = /^(?:NOUN|PROPN)$/;
const STANDS_BEFORE = /^(?:DET|ADJ|NUM|PRON)$/;
const PERSONAL = /^(?:i|we|you|he|she|they|it|this|that|then|these|those|everyone|everybody|somebody)$/;

/** The events that a sentence names as a limit. */
function eventsIn(tokens: readonly Token[], text: string): Event[] {
  return tokens.flatMap(({ lower }, at): Event[] => {
    const isOne = OPENS.test(lower);
    const isTwo = OPENS_IN_TWO.has(`${tokens[at - 1]?.lower ?? ""} ${lower}`);
    if (!isOne && !isTwo) return [];
    let from = at + 1;
    while (STANDS_BEFORE.test(tokens[from]?.pos ?? "") && !PERSONAL.test(tokens[from]?.lower ?? "")) from++;
    let to = from;
    while (NAMES.test(tokens[to]?.pos ?? "")) to++;
    const nouns = tokens.slice(from, to);
    const [opening, last] = [tokens[at], nouns.at(-1)];
    // "by return", "by post"
    const isWay = lower === "by" && from === at + 1;
    if (!opening || !last || isWay || nouns.some(({ lower: word }) => TIME_WORDS.has(word))) return [];
    return [
      {
        words: text.slice(opening.from, last.to),
        opensAt: opening.to,
        stems: nouns.map((noun) => stemOf(noun.lower)),
      },
    ];
  });
}

/** The day on which a sentence says that an event is; null where it says none, or tells what was. */
function dayIn(statement: Statement, { stems }: Event, { read }: Around, clock: Clock): DueDate | null {
  const head = stems.at(-1) ?? "";
  const { text, sentAt } = statement;
  const lower = text.toLowerCase();
  const whole = lower.includes(head.slice(0, 4)) ? dayTold(text, sentAt, clock) : null;
  if (whole === null) return null;
  const { tokens, clauses } = read(text);
  const at = tokens.findIndex(
    (token, index) =>
      NAMES.test(token.pos) && stemOf(token.lower) === head && !NAMES.test(tokens[index + 1]?.pos ?? ""),
  );
  const others = stems.slice(0, -1);
  const isOther = others.length > 0 && !tokens.some((token) => others.includes(stemOf(token.lower)));
  if (at < 0 || isOther) return null;
  const clause = clauses.find(({ from, to }) => from <= at && at < to);
  if (clause && (clause.negated || isOver(clause))) return null;
  const own = clause ? dayTold(wordsOf(clause, tokens, text), sentAt, clock) : null;
  const when = own?.day || clauses.length > 1 ? own : whole;
  return when?.day ? when : null;
}

const wordsOf = ({ from, to }: Clause, tokens: readonly Token[], text: string): string =>
  text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? text.length);

/** "It was confirmed on Monday", but not "it has been moved to Monday" */
const isOver = ({ past, perfect, passive, verb }: Clause): boolean =>
  !MOVES.test(verb) && (past || (perfect && !passive));
const MOVES = /^(?:move|shift|postpone|push|bring|put|book|fix|schedule|plan|arrange|set|change|reschedule)$/;

/** The day ahead of which a sentence tells; null where it names none, or tells what was on it. */
export function dayAhead({ text, sentAt }: Statement, { read }: Around, clock: Clock): DueDate | null {
  const due = dayTold(text, sentAt, clock);
  if (!due?.day) return null;
  const { tokens, clauses } = read(text);
  const at = text.indexOf(due.words);
  const clause = clauses.find(
    ({ from, to }) => (tokens[from]?.from ?? 0) <= at && at < (tokens[to - 1]?.to ?? 0),
  );
  return clause && isOver(clause) ? null : due;
}

/** The day of what happens by itself: "The puddings arrive on the 8th", but not "I'm away on Friday". */
export function dayOfHappening(statement: Statement, around: Around, clock: Clock): DueDate | null {
  const { clauses } = around.read(statement.text);
  const [clause, ...others] = clauses.filter(({ marker }) => marker === null);
  // "Board on Wednesday evening." has no verb.
  const happens =
    others.length === 0 &&
    (clause === undefined ||
      (!clause.imperative &&
        !clause.question &&
        clause.modal === null &&
        /^(?:thing|it|they|person|name|group)$/.test(clause.subject?.kind ?? "")));
  const told = happens ? dayAhead(statement, around, clock) : null;
  return told?.deadline ? null : told;
}

/** The statements of its thread, the nearest before it first, then those that follow in its part. */
function nearby({ statements, at }: Around): Statement[] {
  const own = statements[at];
  if (!own) return [];
  const thread = threadOf(own.subject);
  const isNear = (other: Statement) =>
    other.language === "en" &&
    !other.suspicious &&
    (other.unit === own.unit || (thread !== "" && threadOf(other.subject) === thread));
  return [
    ...statements
      .slice(Math.max(0, at - FAR_BACK), at)
      .filter(isNear)
      .reverse(),
    ...statements.slice(at + 1, at + 1 + SOON_TOLD).filter(({ unit }) => unit === own.unit),
  ];
}

/** "Could you", "please": what is asked names its own day. */
const ASKS = /\?|\b(?:please|pls|you|need|needs|must|should|by|until)\b/i;

/** What a mail is about is said first: its day, for "the event" of a later sentence. */
export function firstDay(around: Around, clock: Clock): { said: DueDate; told: Statement } | null {
  const { statements, at } = around;
  const own = statements[at];
  for (const told of statements.slice(Math.max(0, at - FAR_BACK), at)) {
    if (told.unit !== own?.unit || ASKS.test(told.text)) continue;
    const said = dayTold(told.text, told.sentAt, clock);
    if (said?.day) return { said, told };
  }
  return null;
}

/**
 * The day of what a sentence names as a limit, where another one says it: "The container is due on the 3rd. ... The stocktake
 * has to be finished before the container comes in."; null where none does.
 */
export function eventDay(
  { text, sentAt }: Statement,
  around: Around,
  clock: Clock,
): { when: DueDate; told: Statement } | null {
  const { tokens } = around.read(text);
  for (const event of eventsIn(tokens, text)) {
    const found = toldOf(event, around, clock);
    if (!found) continue;
    // "A week before the event", "the day before the opening"
    const lead = countedBefore(text);
    const when =
      lead?.length === event.opensAt
        ? dueDateIn(lead, sentAt, clock, found.said.day ?? undefined)
        : { ...found.said, words: event.words, deadline: true };
    if (when?.day) return { when, told: found.told };
  }
  return null;
}

function toldOf(event: Event, around: Around, clock: Clock): { said: DueDate; told: Statement } | null {
  for (const told of nearby(around)) {
    const said = dayIn(told, event, around, clock);
    if (said) return { said, told };
  }
  return event.stems.length === 1 && ANY.test(event.stems[0] ?? "") ? firstDay(around, clock) : null;
}
