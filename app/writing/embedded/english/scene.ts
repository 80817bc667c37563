import type { Act, ActKind } from "../act";
import { type Clock, type DueDate, dueDateIn, namesDayMeant } from "../due-dates";
import { calledBy, type People } from "../people";
import { ownersIn } from "../readers/owner-tags";
import { together } from "../several-owners";
import type { Statement } from "../statement";
import { TITLE_ALONE } from "../titles";
import { lineOf } from "../wording";
import { baseOfGerund } from "./base-verbs";
import type { Clause, Subject } from "./clause";
import { COMMAND_VERBS } from "./command-verbs";
import { plainEnglish } from "./plain-english";
import { singular } from "./singular";
import { asTask } from "./task-words";
import type { Token } from "./token";
import { isGivenName } from "./vocabulary";
import { readersMeant, vocativesIn, withoutClosingCall } from "./vocatives";

/** A sentence with its clauses and whom its words can mean. */
export interface Scene {
  statement: Statement;
  /** Its words as the patterns have them. */
  plain: string;
  tokens: readonly Token[];
  clauses: readonly Clause[];
  people: People;
  clock: Clock;
  /** Who "you" is: called in the sentence, else greeted above it; null when that is several or nobody. */
  reader: string | null;
  /** Somebody is called by name in this very sentence. */
  called: boolean;
  /** The words of tokens `from` (inclusive) to `to`, as written. */
  words(from: number, to: number): string;
  ownerOf(subject: Subject): string | null;
  /** What "it" in these words means, from the clause or sentence before; null when nothing can be meant. */
  thingMeant(rest: string): string | null;
  gerundAfter(from: number, to: number): string | null;
  /** Where the clause ends with what it asks about: "confirm that you still want all 12,000". */
  endOf(clause: Clause): number;
  /**
   * The clause from its subject on; from its first word where a preposition or a noun stands before that: "by law a decision
   * is to be made", "our match on 6 June must be moved".
   */
  told(clause: Clause): string;
  /** The clause as a command: "send the load test report by 20 November". */
  commandOf(clause: Clause): string;
  made(kind: ActKind, owner: string | null, certainty: number, phrase: string, clause?: Clause): Act | null;
}

/** "At noon", "by half past two": of which day, stands elsewhere. */
const TIME_ALONE =
  /^(?:(?:at|by|before|from|around|about|till|until) )?(?:noon|midday|midnight|lunchtime|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?|half (?:past )?\p{L}+|(?:a )?quarter (?:past|to) \p{L}+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o['’]clock)?)$/iu;
/** "Funeral tea, Saturday", "Stand-up on 3 December": the day that a subject names. */
const DAY_OF_SUBJECT =
  /(?:,|\bon|\bthis|\bnext|[–—:-]|\bfor)? ?\b((?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)\b/iu;

/** "Can you open up at noon?", in a mail about Saturday: then. */
function onDayOf({ subject, sentAt }: Statement, due: DueDate, clock: Clock): DueDate | null {
  const day = /^(?:re|aw|fwd?|wg):/i.test(subject ?? "")
    ? undefined
    : DAY_OF_SUBJECT.exec(subject ?? "")?.[1];
  const then = day === undefined ? null : dueDateIn(`${due.words} on ${day}`, sentAt, clock);
  return then?.day ? { ...then, words: due.words, deadline: due.deadline } : null;
}

const TASKS: ReadonlySet<ActKind> = new Set(["request", "commitment", "assignment", "duty"]);

interface SceneContext {
  people: People;
  clock: Clock;
  /** The sentence before by the same author, with its clauses. */
  before: Scene | null;
}

/** The scene of an English statement. */
export function sceneOf(
  statement: Statement,
  tokens: readonly Token[],
  clauses: readonly Clause[],
  context: SceneContext,
): Scene {
  const { people, clock, before } = context;
  const text = statement.text;
  const called = vocativesIn(text, people, statement.greeted !== undefined && statement.assignee === null);
  const words = (from: number, to: number): string => {
    const first = tokens[from];
    const last = tokens[to - 1];
    return first && last && to > from ? text.slice(first.from, last.to) : "";
  };
  const calledFor = (clause: Clause | undefined): string | null => {
    if (!clause) return called.at(0)?.name ?? null;
    const at = tokens[clause.group.from]?.from ?? 0;
    const nearest = called.filter((c) => c.at <= at).at(-1) ?? called.find((c) => c.atEnd);
    return nearest?.name ?? null;
  };
  /** Its acts ask for the dates of the same words again and again. */
  const known = new Map<string, DueDate | null>();
  const dueIn = (said: string): DueDate | null => {
    const due = known.has(said) ? (known.get(said) ?? null) : dueDateIn(said, statement.sentAt, clock);
    known.set(said, due);
    return due;
  };
  const scene: Scene = {
    statement,
    plain: plainEnglish(text),
    tokens,
    clauses,
    people,
    clock,
    reader:
      called.at(0)?.name ??
      (statement.addressee === null ? readersMeant(statement, people) : people.resolve(statement.addressee)),
    called: called.length > 0,
    words,
    ownerOf(subject) {
      if (subject.kind === "I") return statement.speaker;
      if (subject.kind === "we") return null;
      if (subject.kind === "you")
        return /\b(?:either|one|any|some) of $/i.test(text.slice(0, tokens[subject.from]?.from ?? 0))
          ? null
          : scene.reader;
      // "Our Mr Pohl"
      if (subject.kind === "name")
        return isFirm(subject.text, people)
          ? subject.text
          : each(
              subject.text
                .replace(/^(?:our|my) (?=(?:Mr|Mrs|Ms|Dr)\b)/i, "")
                // "Ole from my office"
                .replace(/(?<=^\p{Lu}\S*(?: \p{Lu}\S*)?) from \S.*$/u, ""),
              people,
            );
      if (subject.kind === "group" && /^(?:my|our) (?:side|end|part)$/i.test(subject.text))
        return statement.speaker;
      if (subject.kind === "group")
        return /^(?:everybody|everyone|all|both|people|folks|guys)$/i.test(subject.text)
          ? null
          : subject.text
              .replace(/^(?:the|our|their|my|your)\s+/i, (m) => (/^our|^my/i.test(m) ? m.toLowerCase() : ""))
              .trim();
      if (subject.kind === "person")
        return (
          earlierRole(clauses, subject, scene) ??
          lastNamed(text.slice(0, tokens[subject.from]?.from ?? 0), people) ??
          labelled(statement, people) ??
          (before ? (subjectNamed(before) ?? lastNamed(before.statement.text, people)) : null)
        );
      if (subject.kind === "they")
        return (
          lastGroup(tokens.slice(0, subject.from)) ??
          lastContacted(text.slice(0, tokens[subject.from]?.from ?? 0)) ??
          (before ? lastGroup(before.tokens) : null)
        );
      return null;
    },
    thingMeant(rest) {
      const object = /^\s*(it|this|that|them|these|those)\b/i.exec(rest);
      if (!object) return rest.trim();
      const earlier = [...clauses]
        .reverse()
        .find(
          (c) =>
            c.group.to < tokens.length &&
            words(c.group.to, c.to).trim() !== rest.trim() &&
            /^\s*(?:the|a|an|your|our|my|their|this|both|all)\b/i.test(words(c.group.to, c.to)),
        );
      return earlier ? scene.commandOf(earlier) : rest.trim();
    },
    gerundAfter(from, to) {
      const verb = tokens[from];
      const base = verb && baseOfGerund(verb);
      return base ? `${base} ${words(from + 1, to)}` : null;
    },
    endOf(clause) {
      const next = clauses.find((c) => c.from >= clause.to && c.from <= clause.to + 1);
      // "anything you need off the top lift"
      if (
        next &&
        next.from === clause.to &&
        next.marker === null &&
        !next.shared &&
        next.subject?.from === next.from &&
        /^(?:you|I|we|they)$/.test(next.subject.kind) &&
        /^(?:anything|everything|something|whatever|all|what|stuff|things)$/.test(
          tokens[next.from - 1]?.lower ?? "",
        )
      )
        return next.to;
      // "confirm the number you keep"
      if (
        next?.from === clause.to &&
        clause.imperative &&
        next.marker === "that" &&
        next.subject?.from === next.from &&
        /^(?:you|I|we)$/.test(next.subject.kind)
      )
        return next.to;
      // "send you what I have"
      if (next && next.from === clause.to && /^what(?:ever)?$/.test(next.marker ?? "")) return next.to;
      // "write down how we do it"
      if (
        next &&
        next.from === clause.to &&
        next.subject !== null &&
        tokens[next.from - 1]?.lower !== "," &&
        /^(?:how|whether|what|why|where|who|which)$/.test(next.marker ?? "") &&
        !clause.passive
      )
        return next.to;
      // "have a look if the English is correct"
      if (
        next &&
        next.from === clause.to &&
        /^(?:if|whether|which|what|how|that)$/.test(next.marker ?? "") &&
        /^(?:have|take) an? (?:\p{L}+ )?look\b/iu.test(words(clause.verbAt, clause.to))
      )
        return next.to;
      if (
        !/^(?:confirm|ensure|check|make|tell|ask|decide|remember|see|find|clarify|verify|show|explain|say|inform|let|know|remind|advise|look)$/.test(
          clause.verb,
        )
      )
        return clause.to;
      // "make sure the gate is locked"
      if (
        next &&
        /^(?:make|ensure|check)$/.test(clause.verb) &&
        next.from === clause.to &&
        tokens[next.from - 1]?.lower !== "," &&
        next.subject !== null &&
        !next.shared
      ) {
        // "make sure it is charged and has the new firmware on it"
        const further = clauses[clauses.indexOf(next) + 1];
        return further?.shared &&
          !further.imperative &&
          further.modal === null &&
          tokens[further.from - 1]?.lower === "and"
          ? further.to
          : next.to;
      }
      // "tell me which colour goes on the door"
      const asksWhich = next?.from === clause.to && /^(?:which|what|whose)\s/i.test(next.subject?.text ?? "");
      return next &&
        (asksWhich || /^(?:that|whether|if|who|when|where|how|why|what|which)$/.test(next.marker ?? ""))
        ? next.to
        : clause.to;
    },
    told(clause) {
      const { subject } = clause;
      const opening = subject ? tokens.slice(clause.from, subject.from) : [];
      const isCut = opening.some(({ pos }) => /^(?:ADP|NOUN|PROPN|NUM)$/.test(pos));
      return words(subject && !isCut ? subject.from : clause.from, clause.to);
    },
    commandOf(clause) {
      const verb = tokens[clause.verbAt];
      if (!verb) return words(clause.from, clause.to);
      // "let the folks in Durango know to expect them"
      if (verb.lower === "let" && LETS_KNOW.test(words(clause.verbAt, tokens.length)))
        return words(
          clause.verbAt,
          clauses.find(
            (c) =>
              c.from > clause.verbAt &&
              c.verb !== "know" &&
              !c.through.includes("know") &&
              c.marker === null &&
              tokens[c.from - 1]?.pos !== "SCONJ" &&
              /^[,;]$|^and$/.test(tokens[c.from - 1]?.lower ?? ""),
          )?.from ?? tokens.length,
        );
      const behind = words(clause.verbAt + 1, scene.endOf(clause));
      const rest = verb.lower.endsWith("s") ? withBaseForms(behind) : behind;
      // "The parking permit I can only get on Monday": the object stands first.
      const subject = clause.subject;
      const fronted = clause.question ? null : frontedObject(clause, tokens);
      if (
        subject &&
        fronted === null &&
        !clause.shared &&
        subject.from > clause.from &&
        tokens.slice(clause.from, subject.from).some((t) => t.pos === "NOUN") &&
        tokens[clause.from]?.pos === "DET" &&
        /^(?:(?:up|down|out|off|over|away|back|round|in)(?: |$))?(?:|(?:only|by|on|in|at|before|until|tomorrow|today|next|this)\b.*)$/i.test(
          rest.trim(),
        )
      )
        return words(clause.from, clause.to);
      const base =
        verb.lower === verb.lemma
          ? verb.text
          : verb.lemma === verb.lower.replace(/s$/, "")
            ? verb.lemma
            : verb.lower.endsWith("s") && !clause.passive
              ? verb.lemma || singular(verb.lower)
              : verb.lemma;
      if (clause.passive) return scene.told(clause);
      // "Could you check and correct the list?"
      const previous = clauses[clauses.indexOf(clause) - 1];
      const isBare =
        previous !== undefined &&
        clause.shared &&
        !previous.passive &&
        !previous.negated &&
        previous.verbAt < clause.verbAt &&
        /^\s*and\s*$/i.test(words(previous.verbAt + 1, clause.verbAt));
      if (fronted !== null) {
        const particle = PARTICLE.exec(rest)?.[0] ?? "";
        const said = words(fronted.from, fronted.to);
        return [
          base,
          particle.trim(),
          tokens[fronted.from]?.pos === "PROPN"
            ? said
            : said.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase()),
          rest.slice(particle.length).trim(),
        ]
          .filter(Boolean)
          .join(" ");
      }
      return `${isBare ? `${previous.verb} and ` : ""}${base} ${rest}`;
    },
    made(kind, owner, certainty, said, clause) {
      const phrase = wholeMeasure(said, text);
      const scope = clause ? words(clause.from, clause.to) : text;
      const due =
        (namesDayMeant(text) && !(clause && BUT_THEN.test(words(clause.group.to, tokens.length)))
          ? dueIn(text)
          : null) ??
        (clause ? null : dueIn(withoutEvent(text))) ??
        dueIn(scope) ??
        (phrase.length > scope.length ? dueIn(phrase) : null) ??
        (clauses.length <= 1 || onlyDate(scene) ? dueIn(withoutAsides(text)) : null);
      const own = due && isOthersDay({ statement, tokens, clauses }, due.words) ? null : due;
      const when = own && TIME_ALONE.test(own.words) ? (onDayOf(statement, own, clock) ?? own) : own;
      const isMine = kind === "commitment";
      const who =
        kind === "request" && clause
          ? (calledFor(clause) ?? owner)
          : kind === "duty" && owner === null
            ? opens(called)
            : owner;
      const bare = called.reduce((left, c) => (c.atEnd ? withoutClosingCall(left) : left), phrase);
      const isOthers = kind === "assignment" && who !== scene.reader;
      const task = isMine || isOthers ? withReader(bare, scene.reader) : bare;
      let line = lineOf(TASKS.has(kind) ? asTask(task, kind) : task, {
        speaker: statement.speaker,
        owner: isMine ? statement.speaker : who,
        when,
      });
      // "If you haven't told him, please do so": what it is stands in front.
      if (/^do (?:so|that|it)$/i.test(line) && /^(?:if|unless|should|once|as soon as|when)\b/i.test(text))
        line = lineOf(text, { speaker: statement.speaker, owner: isMine ? statement.speaker : who, when });
      // "Minibus 1 (Colm driving) from the Premier": cut through a bracket.
      if ((line.match(/\(/g) ?? []).length < (line.match(/\)/g) ?? []).length) return null;
      // "Ana: prices", in a list of who does what
      const isListed = statement.assignee !== null && statement.heading === "actions";
      if (line.replace(/[^\p{L}]/gu, "").length < 4 || !(isListed || /\s/.test(line.trim()))) return null;
      if (called.length > 0 && onlyCalls(line)) return null;
      return { kind, statement, line, owner: who, when, certainty, support: [], impact: null };
    },
  };
  return scene;
}

const PARTICLE =
  /^\s*(?:up|down|off|out|over|away|back|round|through|in|on)(?=\s|$|[.,;!])(?!\s+(?:the|my|our|your|an?|\d|mon|tues|wednes|thurs|fri|satur|sun))/i;

/** "Rego and driver I'll shoot over on the 22nd": what stands in front of who does it; null where it stands behind, or nowhere. */
function frontedObject(
  { subject, from, shared, modal, passive, group, to }: Clause,
  tokens: readonly Token[],
): { from: number; to: number } | null {
  if (
    !subject ||
    shared ||
    passive ||
    !/^(?:I|we|group|person)$/.test(subject.kind) ||
    (modal !== null && !/^(?:will|shall|must)$/.test(modal))
  )
    return null;
  // "Rego and driver": both stand in front.
  const start = tokens.slice(0, from).every(isNominal) ? 0 : from;
  const front = tokens.slice(start, subject.from);
  const isThing =
    front.length > 0 &&
    front.every(isNominal) &&
    /^(?:NOUN|PROPN)$/.test(front.at(-1)?.pos ?? "") &&
    front.some(({ pos }) => pos === "NOUN") &&
    !front.some(({ lower }) => TIME_OR_WAY.test(lower));
  const [next] = tokens
    .slice(group.to, to)
    .filter(({ lower }) => !/^(?:up|down|off|out|over|away|back|round)$/.test(lower));
  const hasOwn =
    next !== undefined && /^(?:NOUN|PROPN|DET|PRON|ADJ|NUM)$/.test(next.pos) && !TIME_OR_WAY.test(next.lower);
  return isThing && !hasOwn ? { from: start, to: subject.from } : null;
}

const isNominal = ({ pos, lower }: Token): boolean =>
  /^(?:NOUN|PROPN|DET|ADJ|NUM|CCONJ)$/.test(pos) || /^(?:of|for|to|from|in)$/.test(lower);

const TIME_OR_WAY =
  /^(?:today|tonight|tomorrow|yesterday|now|next|this|last|first|then|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mornings?|afternoons?|evenings?|nights?|noon|week|weekend|month|year|day|time|way|case|chance|moment|minute|hour|luck|thanks|sorry|hi|hello|dear)$/;

/** "Send as much": "as you have" belongs to it. */
function wholeMeasure(phrase: string, text: string): string {
  const said = phrase.trimEnd();
  const at = AS_MUCH.test(said) ? text.indexOf(said) : -1;
  const rest = at < 0 ? undefined : /^\s+as\b[^,;.!?:]*/i.exec(text.slice(at + said.length))?.[0];
  return rest === undefined ? phrase : said + rest;
}
const AS_MUCH = /\bas (?:many|much|few|little|long|soon|far|often|well|good|fast|quickly)$/i;

/** "finishes the export and hands it to Tim": both are said of whom the first is. */
const withBaseForms = (words: string): string =>
  words.replace(
    /(?<= and )(\p{Ll}{3,}s)(?= (?:it|them|him|her|the|an?|his|their|our|your|\p{Lu}\p{L}+|out|up|back|over)(?!\p{L}))/gu,
    (third) => (COMMAND_VERBS.has(singular(third)) ? singular(third) : third),
  );

/** "Chased Denby again, they're looking into it" */
const lastContacted = (text: string): string | null =>
  [
    ...text.matchAll(
      /\b(?:[Cc]hased?|[Aa]sked|[Cc]alled|[Rr]ang|[Pp]honed|[Ee]-?mailed|[Tt]old|[Cc]ontacted|[Nn]udged|[Tt]exted|(?:[Ss]poke|[Tt]alked|[Ww]ritten|[Ww]rote) (?:to|with)) (\p{Lu}[\p{L}'’&-]+(?: \p{Lu}[\p{L}'’&-]+)?)/gu,
    ),
  ].at(-1)?.[1] ?? null;

const LETS_KNOW = /^let (?:(?!me\b|us\b|you\b)\S+ ){1,6}know\b/i;

/** "Ingrid, please": what is asked of her stands elsewhere. */
const onlyCalls = (line: string): boolean =>
  /^@?\p{Lu}[\p{L}'’-]+,? (?:please|pls|thanks|thank you|over to you|your turn|(?:can|could|would|will) you(?: please)?)[.!?]*$/iu.test(
    line.trim(),
  );

/** "Piet, the rent has to be on the board" is Piet's. */
const opens = (called: readonly { name: string; at: number }[]): string | null =>
  called.length === 1 && called[0]?.at === 0 ? called[0].name : null;

/** "From Jan (who leaves on 4 Dec)": the day is of what is said beside. */
const ASIDE =
  /[(,]\s*(?:who|which|whose)\b[^),.;]*[),]?|\((?:(?:I'm |I am |we're )?(?:back|away|out|off|on (?:leave|holiday)|until|till|since))\b[^)]*\)|(?<!\b(?:week|month|year) ?)(?:\b(?:is|am|are)|['’]s|['’]m|['’]re) (?:on (?:leave|holiday|vacation|parental leave)|away|out(?: of (?:the )?office)?|off|abroad|ill|sick|(?:over |down |up )?there|on site|nearby)\b[^,;.]*[,;.]?/gi;

/** "Ask the printer whether Friday would do": the day is of what is asked. */
const ASKED_WHETHER =
  /(?<=\b(?:ask|check|find out|see|know|confirm|clarify|wonder)\b[^.;!?]{0,60}\b(?:whether|if) )(?!(?:you|possible|so)\b)(?![^.;!?,]*\b(?:can|could|manage)\b)[^.;!?,]*?(?=$|[.;!?,]|\b(?:by|before|until|till)\b)/gi;

/** "Tell the carrier that gate 2 is closed until the end of March", "tell the customer loading must start before 8" */
const TOLD_THAT =
  /(?<=\b(?:tell|inform|notify|warn)\b [^.;!?,]{2,40} that )[^.;!?]*|(?<=\b(?:tell|inform|notify|warn) (?:(?:the|our|your|their|my) )?\p{L}+ )(?:(?:the|our|their|his|her|it|they|we|\p{L}+ing) )(?:\p{L}+ )?(?:must|has to|have to|is|are|will|starts?|begins?|opens?|closes?|comes?)\b[^.;!?]*/giu;

/** "My flight is on Sunday so please put it on my desk on Friday": the first day is the flight's. */
const EVENT_FIRST =
  /^[^,;.:?!]{3,60}\b(?:is|are|comes?|arrives?|starts?|leaves?|goes|opens?|flies|fly|meets?)\b[^,;.:?!]{0,30},? so (?:that )?(?=[^.;?!]{4,100}\b(?:by|before|on|until|today|tomorrow|tonight)\b)/iu;
const withoutEvent = (text: string): string => (EVENT_FIRST.test(text) ? text.replace(EVENT_FIRST, "") : "");

/** The text without what is said beside of somebody's absence or doings, and what is to be asked: days that are no limit. */
export const withoutAsides = (text: string): string =>
  text.replace(ASIDE, " ").replace(ASKED_WHETHER, " ").replace(TOLD_THAT, " ");

/** Whether a day that a sentence names is no limit of its task, but of what that is about. */
export const isOthersDay = (scene: Pick<Scene, "statement" | "clauses" | "tokens">, day: string): boolean =>
  isOfWhatStandsInFront(scene, day) ||
  (scene.statement.text.includes(day) &&
    !scene.statement.text.replace(ASKED_WHETHER, " ").replace(TOLD_THAT, " ").includes(day));

/** "Party on 11 December, Ines books the room": the day is the party's. */
function isOfWhatStandsInFront(
  { statement: { text }, clauses, tokens }: Pick<Scene, "statement" | "clauses" | "tokens">,
  day: string,
): boolean {
  const opening = clauses[0]?.subject?.from ?? clauses[0]?.group.from ?? 0;
  const first = tokens[opening]?.from ?? 0;
  const at = text.indexOf(day);
  const front = /^(.*?)\b(?:on|at|am|le|el) (?:the )?$/is.exec(text.slice(0, at))?.[1];
  // "On the 20th I'll bring it": nothing stands in front.
  return front !== undefined && front.trim() !== "" && at + day.length <= first;
}

/** "I'll send you the plan" is "send Felix the plan" for all others. */
function withReader(phrase: string, reader: string | null): string {
  if (reader === null || TITLE_ALONE.test(reader)) return phrase;
  return phrase
    .replace(/^let you (?=have|see)/i, `let ${calledBy(reader)} `)
    .replace(
      /\b(send|give|show|tell|bring|get|email|mail|forward|call|ring|ask|let|help|remind|update|join|ping|inform|lend|pass|owe|hand|text|to|for|with) you(?: both| two)?(?=$|[ ,.;:!?)])(?! (?:are|have|can|could|will|would|should|need|want|asked|wanted|said|were|had|do|did|like|sent|gave|told)\b)/gi,
      `$1 ${calledBy(reader)}`,
    );
}

/** "Our engineer said she would send them": she is the engineer. */
function earlierRole(clauses: readonly Clause[], subject: Subject, scene: Scene): string | null {
  const before = clauses
    .map((c) => c.subject)
    .filter(
      (s): s is Subject => s !== null && s.to <= subject.from && (s.kind === "group" || s.kind === "name"),
    );
  const nearest = before.at(-1);
  return nearest ? scene.ownerOf(nearest) : null;
}

/** "Sue will redo the poster, but she needs the logos, ideally by Friday": what stands behind "but" has a day of its own. */
const BUT_THEN = /, but\b/i;

/** One clause of the sentence asks, the others say when and why. */
const onlyDate = (scene: Scene): boolean => scene.clauses.filter((c) => c.marker === null).length <= 1;

/** "Lund & Sons": one firm, unless one of them is known. */
const isFirm = (names: string, people: People): boolean =>
  names.includes(" & ") &&
  !names.split(" & ").some((name) => people.isKnown(name) || isGivenName(name.toLowerCase()));

/** "Mo and Marge": two people. */
const each = (names: string, people: People): string =>
  together(
    ownersIn(names).map((name) =>
      /^\p{Lu}{2,3}$/u.test(name) ? people.byInitials(name) : people.resolve(name.replace(/^@/, "")),
    ),
  );

/** Who a line is about that opens with a name: "Sunita: demo is on the 24th. She'll write the script." */
const labelled = ({ label }: Statement, people: People): string | null =>
  label !== undefined && people.isCalled(label.split(" ")[0] ?? "") ? people.resolve(label) : null;

/** "Walt knows a fellow in Barre. He'll get a price.": who the sentence before tells of. */
function subjectNamed({ clauses, people, plain }: Scene): string | null {
  const named = clauses.filter(
    ({ subject }) => subject?.kind === "name" && people.isCalled(subject.text.split(" ")[0] ?? ""),
  );
  const only = named.length === 1 ? named[0]?.subject?.text : undefined;
  return only && plain.startsWith(only) ? people.resolve(only) : null;
}

function lastNamed(text: string, people: People): string | null {
  // "I've spoken to Mr Kellner, he'll pay half"
  const titled = [...text.matchAll(/(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{Lu}[\p{L}'’-]+/gu)].at(-1);
  const behind = text.slice(titled ? titled.index + titled[0].length : 0);
  const names = [...behind.matchAll(/\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?/gu)]
    .filter(({ index }) => !/\b(?:in|at|near|via) $/.test(behind.slice(0, index)))
    .map(([name]) => name)
    .filter(
      (name) =>
        !/^(?:I|We|You|They|He|She|It|That|There|What|Who|Let)['’]|^(?:New Year|Christmas|Boxing|Easter|Whitsun|Lent)\b/.test(
          name,
        ) && people.isCalled(name.split(" ")[0] ?? ""),
    );
  const last = names.at(-1) ?? titled?.[0];
  return last ? people.resolve(last) : null;
}

/** The last group of people or firm that the words name: "agency", "legal"; null when there is none. */
export function lastGroup(tokens: readonly Token[]): string | null {
  const found = [...tokens].reverse().find(
    (t, at, all) =>
      // "Printer server": a thing of theirs.
      all[at - 1]?.pos !== "NOUN" &&
      /^(?:it|legal|purchasing|procurement|marketing|finance|sales|hr|ops|support|bank|agency|supplier|vendor|client|customer|board|team|landlord|printer|authority|court|insurer|carrier|forwarder|lawyer|lawyers|auditors?|contractor)$/i.test(
        t.text,
      ) &&
      !(t.lower === "it" && t.text !== "IT"),
  );
  if (!found) return null;
  return found.text;
}
