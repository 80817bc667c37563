import { datesSaid } from "../../writing/check/dates-said";
import { dueDay } from "../../writing/check/due-day";
import type { ItemChange } from "../items/item-schema";
import { type NamedPerson, personNamed } from "../items/person-named";
import { markSaid, withoutPoliteness } from "./answer-words";

/** What a line of an answer says to do with a line of the digest. */
export interface Answer {
  number: number;
  change: ItemChange;
  /** As it was written. */
  words: string;
}

/** What the new text of an answer says. */
export interface ReadAnswers {
  answers: Answer[];
  /** Lines that begin like an answer and are none, each with the reason. */
  unclear: { words: string; why: string }[];
  /** The text without its answers: what is unclear stays in it. */
  rest: string;
}

interface AnswerContext {
  /** What the numbered lines of the digest say, the first one first. */
  lines: readonly string[];
  /** Names that an owner may be known by. */
  people: readonly string[];
  /** Whom "me" means: the sender's name as the mails give it, else the address. */
  me: string;
  /** ISO 8601 UTC: from when "Friday" counts. */
  writtenAt: string;
  timeZone: string;
  /** Nothing below a line with an address of ours is new text: that is the digest, quoted without marks. */
  appUrl: string;
}

const MOST_ANSWERS = 200;
const FEW_WORDS = 5;
const BULLET = /^[\s*•·–—-]*/;
/** A mail of quotations alone has them in its text. */
const QUOTED = /^\s*[>|]/;
const LIST = String.raw`#?\d{1,4}(?:[-–]\d{1,4})?(?:\s*(?:,|&|\+|\band\b|\bund\b|\bet\b|\by\b)\s*#?\d{1,4}(?:[-–]\d{1,4})?)*`;
const NUMBERED = new RegExp(
  String.raw`^(?:(?:zu|ad|re|both|beide|les deux)\s+)?(?:(?:no|nr|numbers?|nummer|numéro|número|lines?|items?|point|zeile|punkt|ligne|línea)\.?\s*)?\(?(${LIST})\s*(?:\.?[:)=](?!\d)\s*|[.,/|]\s+|\s[-–—>]+\s*|\s+|(?=[✓✔✅]))(\S.*)$`,
  "iu",
);
/** Before the next number of a line with several answers. */
const NEXT_ANSWER = /\s*[,;]\s+(?=#?\d{1,4}(?:\s+|\s*=\s*)\p{L})/u;
const WORDS_FIRST = new RegExp(String.raw`^(\p{L}[\p{L}'’ ]*?)\s*:?\s+(${LIST})[.!]*$`, "iu");

/**
 * Reads an answer to a digest: "1 done", "2 Ana Friday", "3, 4 not ours", one a line. Strict: a line is an answer as a
 * whole or not at all, so that a sentence that begins with a number changes nothing.
 */
export function readAnswers(text: string, context: AnswerContext): ReadAnswers {
  const read: ReadAnswers = { answers: [], unclear: [], rest: "" };
  const kept: string[] = [];
  let isQuoted = false;
  for (const line of text.split("\n")) {
    isQuoted ||= line.includes(`${context.appUrl}/`);
    const found =
      isQuoted || QUOTED.test(line) || read.answers.length >= MOST_ANSWERS ? null : answersOf(line, context);
    if (found === null || "why" in found) kept.push(line);
    if (found === null) continue;
    if ("why" in found) read.unclear.push({ words: line.trim(), why: found.why });
    else read.answers.push(...found);
  }
  return { ...read, rest: kept.join("\n").trim() };
}

/** A line is one answer, or else nothing but several. */
function answersOf(line: string, context: AnswerContext): Answer[] | { why: string } | null {
  const whole = answersIn(line, context);
  if (whole !== null && !("why" in whole)) return whole;
  const several: Answer[] = [];
  for (const piece of line.split(NEXT_ANSWER)) {
    const found = answersIn(piece, context);
    if (found === null || "why" in found) return whole;
    several.push(...found);
  }
  return several;
}

function answersIn(line: string, context: AnswerContext): Answer[] | { why: string } | null {
  const bare = line
    .replace(BULLET, "")
    .replace(/^\*+|\*+$/g, "")
    .trim();
  if (bare.length > 200) return null;
  const reversed = WORDS_FIRST.exec(bare);
  const mark = reversed === null ? null : markSaid(reversed[1] ?? "");
  const [, list = "", words = ""] =
    mark === null ? (NUMBERED.exec(bare) ?? []) : ["", reversed?.[2], reversed?.[1]];
  if (list === "") return null;
  const numbers = numbersIn(list);
  const [number = 0, ...others] = numbers;
  const repeated = others.length === 0 ? context.lines[number - 1] : undefined;
  const change = changeSaid(repeated === undefined ? words : withoutTask(words, repeated), context);
  const missing = numbers.find((number) => number < 1 || number > context.lines.length);
  if ("why" in change) {
    const isLike = missing === undefined && words.split(/\s+/).length <= FEW_WORDS && !words.startsWith("[");
    return isLike ? change : null;
  }
  if (missing !== undefined) return { why: `the digest has no line ${missing}` };
  return numbers.map((number) => ({ number, change, words: bare }));
}

/** 'Order the shelves - done' repeats its line: what stands behind that is the answer. */
function withoutTask(words: string, task: string): string {
  const repeated = words.slice(0, task.length);
  if (task === "" || repeated.toLowerCase() !== task.toLowerCase()) return words;
  return /^[.\s]{0,3}[-–—:=>]{1,2}\s*(\S.*)$/.exec(words.slice(task.length))?.[1] ?? words;
}

/** '1, 3-5' names four lines; of a longer run than any digest has only its ends count. */
function numbersIn(list: string): number[] {
  const runs = [...list.matchAll(/(\d+)(?:[-–](\d+))?/g)].flatMap(([, first, last = first]) => {
    const [from, to] = [Number(first), Number(last)];
    if (to < from || to - from >= MOST_ANSWERS) return [from, to];
    return Array.from({ length: to - from + 1 }, (_, more) => from + more);
  });
  return [...new Set(runs)];
}

function changeSaid(words: string, context: AnswerContext): ItemChange | { why: string } {
  const state = markSaid(words);
  return state === null ? assignmentSaid(withoutPoliteness(words), context) : { state };
}

const BEFORE_NAME =
  /^(?:(?:is\s+)?(?:for|to|with)\s+|(?:übernimmt|macht|an|für|pour|para)\s+|@|-+>\s*|→\s*)/iu;
const I_DO_IT =
  /^(?:i(?:'ll| will)? (?:do|take) (?:it|this|that|care of (?:it|this|that))|i'?m on it|(?:das )?(?:mache?|übernehme) ich|ich (?:mache|übernehme)(?: das| es)?|ich kümmere mich(?: darum)?|je m'en occupe|je le fais|je m'en charge|lo hago yo|yo lo hago|(?:yo )?me encargo)(?=$|[\s,])/iu;
const SOMEBODY_DOES_IT =
  /^(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,2}) (?:will (?:do|take) (?:it|this|that)|does (?:it|this|that)|takes (?:it|this|that)|is on it|macht (?:das|es)|übernimmt(?: das| es)?|kümmert sich(?: darum)?|s'en occupe|s'en charge|lo hace|se encarga)(?=$|[\s,])/u;
const OWNER = /^(?:the\s+)?owner\s*(?:is|:|=)?\s+/iu;
const BEFORE_DAY =
  /^(?:[,:;–-]\s*)?(?:(?:is\s+)?(?:due|by|until|on|(?:moved?|postponed?|pushed?)(?: (?:it|this))? (?:to|until)|needs until|verschoben auf|verschieben auf|bis|am|zum|pour|avant|para|el|antes del)\b\s*:?\s*)*/iu;

/** A name, a day, or both, and nothing else. */
function assignmentSaid(words: string, context: AnswerContext): ItemChange | { why: string } {
  const isOwner = OWNER.test(words);
  const tokens = words
    .replace(/[’‘`´]/g, "'")
    .replace(OWNER, "")
    .replace(BEFORE_NAME, "")
    .replace(I_DO_IT, "me")
    .replace(SOMEBODY_DOES_IT, "$1")
    .split(/\s+/)
    .filter(Boolean);
  let why = "it is neither done, not ours, wrong or open, nor a name or a day";
  for (let at = 0; at <= tokens.length; at += 1) {
    const day = daySaid(tokens.slice(at).join(" "), context);
    if (day === null) continue;
    const due = day === undefined ? {} : { due: day };
    if (at === 0) return due;
    const name = tokens
      .slice(0, at)
      .join(" ")
      .replace(/[,:;–-]+$/, "")
      .trim();
    const person = nameSaid(name, context);
    if (person.kind === "known") return { owner: person.name, ...due };
    if (person.kind === "several") why = `several people are called ${name}: ${person.names.join(", ")}`;
    else if (isOwner && /^\p{Lu}/u.test(name)) return { owner: name, ...due };
    else if (day !== undefined)
      why = `nobody called ${name} is known here; “owner ${name}” would take the name as it is`;
  }
  return { why };
}

/** Null for words that are no day, undefined for no words. */
function daySaid(words: string, { writtenAt, timeZone }: AnswerContext): string | null | undefined {
  if (words === "") return undefined;
  const bare = words.replace(BEFORE_DAY, "").replace(/[.,;!]+$/, "");
  const [said, ...others] = datesSaid(bare, writtenAt, timeZone);
  const isWhole = said !== undefined && said.text.trim().replace(/[.,;]+$/, "") === bare;
  return isWhole || others.some(({ text }) => text.trim() === bare)
    ? dueDay(bare, writtenAt, timeZone)
    : null;
}

function nameSaid(name: string, { people, me }: AnswerContext): NamedPerson {
  return /^(?:me|myself|ich|mir|moi|yo|mí)$/iu.test(name)
    ? { kind: "known", name: me }
    : personNamed(name, people);
}
