import { asPart } from "../../digest/owed-by";
import { machinesOf } from "../check/is-machine";
import type { DigestDraft, DigestMaterial, DraftQuote } from "../digest-material";
import { Pace, type Slices } from "../slices";
import type { Act } from "./act";
import type { Ranked } from "./lines";
import { type People, personName } from "./people";
import { rolesSaid, rolesSigned } from "./roles";
import type { Statement, Unit } from "./statement";
import { shorten } from "./task-wording";
import { TEAM_NAMES } from "./word-lists";

type Stakeholder = DigestDraft["stakeholders"][number];

/** The lines of the digest, from which people have their parts. */
export interface DigestLines {
  actions: readonly Ranked<DigestDraft["actionItems"][number]>[];
  blockers: readonly Ranked<DigestDraft["blockers"][number]>[];
  decisions: readonly Ranked<DigestDraft["decisions"][number]>[];
}

interface Known {
  name: string;
  role: string | null;
  parts: string[];
  quotes: DraftQuote[];
  /** How much of the digest is theirs. */
  score: number;
}

const OWNERS_APART = /\s*(?:,|&|\/|\band\b)\s*/;
/** Of each kind of part so many are said. */
const MOST_PARTS = 2;
const MOST_QUOTES = 4;
const LONGEST_PART = 100;
const SCORE = { owes: 2, waits: 1.5, decided: 1.2, asked: 1, role: 0.5 };

const FIRST_PERSON = /\b(?:I|I['’]\w+|[Ww]e|[Ww]e['’]\w+|[Mm]e|[Mm]y|[Uu]s|[Oo]ur)\b/;
const NAME = "((?!(?:I|We|You|He|She|They|It)['’])\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})";
/** A name that opens a clause, or its role does: in "7 Orchard Road cannot" none does. */
const SUBJECT = `(?<=^|[.,;:(] |\\b(?:and|that|but|so|because|since|while|as|if|until|before|when) |\\b(?:[Oo]ur|[Tt]he|[Mm]y) (?:\\p{L}+ ){1,3})${NAME}`;
const HELD_UP = new RegExp(
  `${SUBJECT}(?:'s|’s)? (?:is |are |still |now )*(?:waiting|waits|blocked|stuck|held up|can't|can’t|cannot|needs)\\b`,
  "gu",
);
/** Who says so is held up by it; "we can only deliver in May" holds up others. */
const WE_ARE_HELD_UP =
  /\b(?:I|[Ww]e)(?:['’](?:m|re|ve)| am| are| have)? (?:still |now |just |really |simply |currently )*(?:can(?:no|['’])t|can not|couldn['’]t|don['’]t have|do not have|have(?:n['’]t| not| no)|wait|waiting|need|lack|miss|stuck|blocked|depend|unable|not able|on hold|had no|got no)\b|\b(?:stops?|keeps?|holds?|holding|prevents?|blocks?|blocking|costs?) (?:us|me)\b|\b(?:our|my) (?:\p{L}+ ){1,3}(?:is|are|has|have|still|can)\b|\b(?:without|until|unless) [^.;]{3,60}\b(?:I|we)\b|\b(?:us|me)\b/u;
const DECIDES = new RegExp(
  `${SUBJECT} (?:has |have |finally |now )*(?:decided|approved|agreed|chose|confirmed|signed off|rejected|settled|picked|cancelled|canceled|gave)\\b`,
  "gu",
);
/** "The board decided", "it was agreed": nobody in particular did, whoever tells it. */
const OTHERS_DECIDE =
  /\b(?:the|our|their) \p{L}+(?: \p{L}+)? (?:has |have |was |were |is |are )?(?:\w+ly )?(?:decided|approved|agreed|chose|confirmed|rejected|settled)\b|\b(?:they|he|she|it was|it is|was|were|been) (?:\w+ly )?(?:decided|approved|agreed)\b/iu;
/** What somebody waits for, where the sentence says it right after the waiting. */
const AWAITED =
  /\b(?:waiting|waits?) (?:for|on) ((?:the|a|an|our|your|my|his|her|their)\b[^,;.]{3,70}|\p{Lu}[^,;.]{3,70})/u;
/** Names of things have an article: up to five words after one. */
const THING = /\b(?:[Tt]he|[Aa]n?) (?=(\p{Lu}[\p{L}'’.-]{1,40}(?: [\p{L}'’.-]{1,40}){0,4}))/gu;
/** Characters of statements between two pauses. */
const SLICE = 20_000;

/**
 * The people who have a part in the lines, the most involved first: who owns one, asked for one, is held up by what is
 * stuck, or decided. What they owe is told from the checked lines (check/part-fits). A role only where the words or
 * their signature say it. Machines, lists, groups and the senders of transcripts are nobody.
 */
export function* stakeholders(
  lines: DigestLines,
  {
    material,
    units,
    statements,
    people,
  }: {
    material: DigestMaterial;
    units: readonly Unit[];
    statements: readonly Statement[];
    people: People;
  },
  most: number,
): Slices<Stakeholder[]> {
  const isPerson = yield* personTest(material, units, statements, people);
  const known = new Map<string, Known>();
  const involve = (name: string | null, score: number, quotes: readonly DraftQuote[], part?: string) => {
    const full = name === null ? "" : people.resolve(name);
    if (!isPerson(full)) return;
    const one = known.get(full) ?? { name: full, role: null, parts: [], quotes: [], score: 0 };
    known.set(full, one);
    one.score += score;
    const lead = /^\S+/.exec(part ?? "")?.[0] ?? "";
    if (part && one.parts.filter((other) => other.startsWith(lead)).length < MOST_PARTS) one.parts.push(part);
    for (const quote of quotes)
      if (
        one.quotes.length < MOST_QUOTES &&
        !one.quotes.some((q) => q.id === quote.id && q.quote === quote.quote)
      )
        one.quotes.push(quote);
  };

  for (const { line, matter } of lines.actions) {
    const owners = line.owner?.split(OWNERS_APART) ?? [];
    for (const owner of owners) involve(owner, SCORE.owes, line.quotes.slice(0, 2));
    for (const act of matter?.acts ?? [])
      if (
        act.kind === "request" &&
        isOwnWord(act.statement) &&
        !owners.includes(act.statement.speaker ?? "")
      ) {
        involve(
          act.statement.speaker,
          SCORE.asked,
          [quoteOf(act.statement)],
          askedPart(line.owner, line.task, line.quotes),
        );
        break;
      }
  }
  for (const { line, matter } of lines.blockers)
    for (const { statement } of matter?.acts.slice(-1) ?? []) {
      const names = namedBy(HELD_UP, statement.text, people);
      const own = WE_ARE_HELD_UP.test(statement.text) && isOwnWord(statement) ? statement.speaker : null;
      const awaited = AWAITED.exec(statement.text)?.[1];
      const part = awaited
        ? `waits for ${partOf(awaited, [])}`
        : `held up: ${partOf(line.description, line.quotes)}`;
      for (const name of names.length > 0 ? names : [own])
        involve(name, SCORE.waits, [quoteOf(statement)], part);
    }
  for (const { line, matter } of lines.decisions)
    for (const act of matter?.acts.slice(-1) ?? [])
      for (const name of decidersOf(act, people))
        involve(
          name,
          SCORE.decided,
          [quoteOf(act.statement)],
          `decided: ${partOf(line.decision, line.quotes)}`,
        );

  const said = yield* rolesSaid(statements, people);
  const signed = yield* rolesSigned(units, people);
  for (const one of known.values()) {
    const { role, quote } = said.get(one.name) ?? signed.get(one.name) ?? { role: null, quote: null };
    one.role = role;
    if (quote) one.quotes = [quote, ...one.quotes];
    if (role !== null) one.score += SCORE.role;
  }
  return [...known.values()]
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name, role, parts, quotes }) => ({
      name,
      role,
      responsibilities: parts.join("; ") || null,
      quotes,
    }));
}

const quoteOf = (statement: Statement): DraftQuote => ({ ...statement.source, quote: statement.text });

/** What a program reports, a table or a list of tasks says is not the word of who sends it. */
const isOwnWord = ({ medium, row, assignee, heading }: Statement): boolean =>
  medium !== "notification" && row === null && assignee === null && heading !== "actions";

function askedPart(owner: string | null, task: string, quotes: readonly DraftQuote[]): string {
  return `asked ${owner ?? "for"}: ${partOf(task, quotes)}`;
}

/** A line's words as they stand in the middle of a part. */
const partOf = (line: string, quotes: readonly DraftQuote[]): string =>
  shorten(asPart(line, quotes), LONGEST_PART);

function namedBy(shape: RegExp, text: string, people: People): string[] {
  return [...text.matchAll(shape)]
    .map(([, name = ""]) => name)
    .filter((name) => people.isCalled(name.split(" ")[0] ?? ""));
}

function decidersOf({ statement }: Act, people: People): (string | null)[] {
  const named = namedBy(DECIDES, statement.text, people);
  if (named.length > 0) return named;
  if (!isOwnWord(statement) || OTHERS_DECIDE.test(statement.text)) return [];
  const isOwn =
    FIRST_PERSON.test(statement.text) || /^\W*(?:approved|agreed|decided|granted|ok)\b/i.test(statement.text);
  return isOwn ? [statement.speaker] : [];
}

/** Somebody who writes, speaks or is written to; of others a name that is no team, thing or firm by its shape. */
function* personTest(
  material: DigestMaterial,
  units: readonly Unit[],
  statements: readonly Statement[],
  people: People,
): Slices<(name: string) => boolean> {
  const isMachine = machinesOf(material);
  const speakers = new Set<string>();
  const addressees = new Set<string>();
  const things = new Set<string>();
  const pace = new Pace(SLICE);
  for (const { speaker, addressee, medium, turn, text } of statements) {
    if (pace.isDue(text.length)) yield;
    if (speaker !== null && (medium !== "notification" || turn !== null)) speakers.add(speaker);
    if (addressee !== null) addressees.add(addressee);
    for (const [, words = ""] of text.matchAll(THING))
      for (const { index } of `${words} `.matchAll(/(?<=\p{L})(?!\p{L})/gu))
        things.add(words.slice(0, index));
  }
  for (const unit of units) {
    if (pace.isDue(0)) yield;
    const author = personName(unit.author);
    if (author !== null && unit.medium === "mail") speakers.add(author);
  }
  const full = (names: ReadonlySet<string>) => new Set([...names].map((name) => people.resolve(name)));
  const voices = full(speakers);
  const met = full(addressees);
  const domains = new Set(
    material.mails.map(({ sender }) =>
      (sender.address ?? "").replace(/^.*@/, "").toLowerCase().replaceAll("-", ""),
    ),
  );
  const isFirm = (words: readonly string[]) => {
    const start = words.join("").toLowerCase();
    return [...domains].some((domain) => domain.startsWith(start));
  };
  const answers = new Map<string, boolean>();
  const test = (name: string): boolean => {
    if (!/^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,4}$/u.test(name) || isMachine(name)) return false;
    const words = name.split(" ");
    if (words.every((word) => TEAM_NAMES.has(word.toLowerCase())))
      return voices.has(name) && words.length > 1;
    if (voices.has(name) || met.has(name)) return true;
    if (/^\p{Lu}{2,}$/u.test(name) || isFirm(words)) return false;
    return people.isCalled(words[0] ?? "") && !things.has(name);
  };
  return (name) => {
    const answer = answers.get(name) ?? test(name);
    answers.set(name, answer);
    return answer;
  };
}
