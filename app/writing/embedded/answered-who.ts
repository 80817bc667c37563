import type { Act } from "./act";
import { type Clock, dueDateIn } from "./due-dates";
import { isTalk } from "./matters/talk";
import type { People } from "./people";
import { mayBeName } from "./readers/addressees";
import type { Statement } from "./statement";
import { threadOf } from "./threads";
import { workVerb } from "./tokens";
import { lineOf } from "./wording";

/** "And who brings the tent on Saturday?" */
const WHO =
  /^(?:\W|\b(?:and|so|but|ok(?:ay)?|then|great|good)\b)*who(?:['’]s going to|['’]ll| will| can| could| is going to| wants to| would like to| has time to)? ((?!is|are|was|were|has|have|had|said|told|knows?|else|did|does not|would|should|am|['’])\p{L}+ .+?)\s*\?\s*$/iu;
/** "Can somebody call the plumber?", "we still need to fix the gate": in a talk, whoever says that they take it has it. */
const ANYBODY =
  /^(?:\W|\b(?:and|so|but|ok(?:ay)?|then|also)\b)*(?:(?:can|could|would|will) (?:some(?:one|body)|any(?:one|body)|one of (?:you|us))(?: please| also)* (.+?)\s*\?\s*$|(?:we|some(?:one|body))(?:['’]ve got| still| also| really| just)* (?:needs?|ha(?:ve|s)|got) to (\p{Ll}.+?)[\s.!]*$)/iu;
/** "I can take that", "leave it with me" */
const TAKES =
  /^(?:\W|\b(?:yes|yeah|ok(?:ay)?|sure|well|oh|no problem|happy to)\b)*(?:leave (?:it|that|this) (?:with|to) me|(?:I['’]m |I am )?on it|I(?: can|['’]ll| will) (?:do|take|handle|sort|see to|look after) (?:it|that|this|those|them)|(?:that['’]s|it['’]s) mine|mine)(?:,? (?:then|thanks|please))?[\s.!]*$/iu;
const OPENS = "^(?:\\W|\\b(?:yes|yeah|ok(?:ay)?|sure|well|oh|no problem)\\b)*";
/** "I do", "me, it's in my garage", "I can do that." */
const MYSELF = new RegExp(
  `${OPENS}(?:(?:I|we)(?: do| will| can|['’]ll)(?: (?:do|take|have|go))?(?: (?:it|that|this|those|them))?|me|mine|(?:that|it)(?:['’]s| is|['’]d be| would be|['’]ll be) me)(?= please|[\\s]*[.,;!–—]|$)`,
  "iu",
);
/** "Greg does.", "Nora." */
const ANOTHER = new RegExp(
  `${OPENS}(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)(?:(?: does| will| can|['’]ll| is going to)(?: do)?(?: (?:it|that|this))?)?(?=[\\s]*[.,;!–—]|$)`,
  "u",
);
/** "Nora does it.", "She'll bring them, too." */
const INSTEAD =
  /^(?:so |but |then )?(\p{Lu}[\p{L}-]+)(?:['’]ll| will| can| is going to)? (?:does?|takes?|brings?|handles?|sends?|makes?|collects?|delivers?|fetch(?:es)?) (?:it|that|this|them|those|both)\b/u;
/** So far back in a talk a question is still open. */
const NEAR = 4;

/** The question that a statement stands below: of somebody else in a talk, above it in a list, or quoted right there. */
function questionsOf(statements: readonly Statement[], at: number): Statement[] {
  const own = statements[at];
  if (!own) return [];
  const found: Statement[] = [];
  for (let back = 1; back <= NEAR; back++) {
    const before = statements[at - back];
    if (!before) break;
    const isQuoted = before.isAnswered === true && before.quotedIn === own.unit;
    if (
      isQuoted ||
      (before.unit === own.unit &&
        (isTalk(own) ? before.speaker !== own.speaker : back === 1 && own.listItem))
    )
      found.push(before);
    else if (before.unit !== own.unit) break;
  }
  return found.length > 0 || isTalk(own) ? found : askedInThread(statements, at);
}

/** So near its beginning a mail answers. */
const ANSWERS_FIRST = 3;

/** The one question who does something of the mail that this one answers, near its beginning. */
function askedInThread(statements: readonly Statement[], at: number): Statement[] {
  const own = statements[at];
  const first = own ? statements.findIndex(({ unit }) => unit === own.unit) : -1;
  if (
    !own ||
    own.answers === null ||
    own.medium !== "mail" ||
    !MYSELF.test(own.text) ||
    at - first > ANSWERS_FIRST ||
    first === 0
  )
    return [];
  const thread = threadOf(own.subject);
  const asked = statements
    .slice(Math.max(0, first - MOST_BETWEEN), first)
    .filter(
      ({ speaker, subject, text, quotedIn }) =>
        quotedIn === null && speaker === own.answers && threadOf(subject) === thread && WHO.test(text),
    );
  return asked.length === 1 ? asked : [];
}
const MOST_BETWEEN = 40;

interface Answer {
  act: Act | null;
  question: Statement;
  /** It was asked who does it, so that the question asks nobody for more. */
  isWho: boolean;
}

/**
 * "Who drives the van?", "Greg does.": whoever is named has it. "Can you deliver it?", "No. Nora does it.": another one
 * has it. The act is null where the next sentence says what is done in its own words.
 */
export function answeredWho(
  statements: readonly Statement[],
  at: number,
  found: ReadonlyMap<Statement, Act[]>,
  { people, clock }: { people: People; clock: Clock },
): Answer | null {
  const statement = statements[at];
  if (!statement || statement.quotedIn !== null || statement.text.length > 200) return null;
  const nameOf = (word: string | undefined): string | null =>
    word !== undefined && mayBeName(word) && people.isCalled(word) ? people.resolve(word) : null;
  for (const question of questionsOf(statements, at)) {
    const asked = isTalk(statement) && TAKES.test(statement.text) ? ANYBODY.exec(question.text) : null;
    const phrase = WHO.exec(question.text)?.[1] ?? asked?.[1] ?? asked?.[2];
    if (phrase === undefined) continue;
    const owner =
      asked || MYSELF.test(statement.text) ? statement.speaker : nameOf(ANOTHER.exec(statement.text)?.[1]);
    if (owner === null) return null;
    // "Who defrosts the fridge": a verb that nobody knows.
    const asking = found.get(question)?.find(({ kind, line }) => kind === "request" && !/^who\b/i.test(line));
    const words =
      asking?.line.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) ?? inBaseForm(phrase);
    const next = statements[at + 1];
    const isSaid =
      next?.unit === statement.unit &&
      next.speaker === statement.speaker &&
      new RegExp(`\\b${words.split(" ", 1)[0]}\\b`, "i").test(next.text);
    const when =
      dueDateIn(statement.text, statement.sentAt, clock) ?? dueDateIn(question.text, question.sentAt, clock);
    const line = lineOf(words, { speaker: question.speaker, owner, when });
    return { question, isWho: true, act: isSaid ? null : given(statement, question, line, owner, when) };
  }
  const question = questionsOf(statements, at).find(({ isAnswered }) => isAnswered);
  const asked = question && found.get(question)?.find((act) => act.kind === "request");
  const said = INSTEAD.exec(statement.text)?.[1];
  if (!question || !asked || said === undefined) return null;
  const named = /^(?:she|he)$/i.test(said) ? namedBefore(statements, at) : statement;
  const owner = named && nameOf(INSTEAD.exec(named.text)?.[1]);
  if (!owner || owner === statement.speaker) return null;
  const act = given(statement, question, asked.line, owner, asked.when);
  return { question, isWho: false, act: { ...act, support: [...new Set([question, named])] } };
}

const given = (
  statement: Statement,
  question: Statement,
  line: string,
  owner: string,
  when: Act["when"],
): Act => ({
  kind: "assignment",
  statement,
  line,
  owner,
  when,
  certainty: 0.85,
  support: [question],
  isAnswer: true,
});

/** Where the same mail said before who does something instead, by name. */
function namedBefore(statements: readonly Statement[], at: number): Statement | null {
  const own = statements[at];
  const named = statements
    .slice(Math.max(0, at - 8), at)
    .findLast(
      ({ source, speaker, text }) =>
        source.id === own?.source.id &&
        speaker === own.speaker &&
        INSTEAD.test(text) &&
        !/^(?:she|he|it|that)\b/i.test(text),
    );
  return named ?? null;
}

/** "drives the van" as "drive the van" */
function inBaseForm(phrase: string): string {
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0] ?? "";
  const lower = first.toLowerCase();
  const known = workVerb(lower);
  const base =
    known?.base ??
    (/^(?:does|goes)$/.test(lower)
      ? lower.slice(0, -2)
      : lower.replace(/(?<=ch|sh|ss|x|zz)es$|(?<!s)s$/, "").replace(/(?<=[^aeiou])ie$/, "y"));
  return base + phrase.slice(first.length);
}
