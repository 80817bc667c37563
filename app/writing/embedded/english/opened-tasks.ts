import type { Act } from "../act";
import { dueDateIn } from "../due-dates";
import { type ActOdds, taskKindOf } from "../models/act-model";
import { lowerFirst } from "../task-wording";
import { certaintyOf, lead, MORE } from "./act-limits";
import { onlyGreets } from "./asks-nothing";
import { type Clause, FIGHTS, isTheirWish, isWork } from "./clause";
import { hasObject, isCourtesy } from "./commands";
import { isHedged } from "./hedges";
import { isLikePast } from "./like-past";
import { saidClause } from "./said-clause";
import { type Scene, withoutAsides } from "./scene";
import { isParticiple } from "./third-present";
import { isReaction, isThreatened, tellsHowItStands } from "./told-states";
import { isOfSomebodyElse, whoWishes } from "./wishes";

const WANTS = /^(?:like|love|prefer|want|need|appreciate|expect|await)$/;
/** How somebody stands to a thing, which is no work: "they like the second option". */
const STANDS =
  /^(?:like|love|hate|prefer|know|have|own|mean|understand|think|seem|sound|feel|look|exist|belong|depend|fit|cost|agree|hope)$/;
/** What things do without anybody's work. */
const HAPPENS = /^(?:come|arrive|start|begin|open|close|end|leave|run|last|take|happen|follow|land|depart)$/;
const ASKS_SOFTLY =
  /\b(?:wonder|could you|would you|can you|you (?:might|may|could) (?:want|like|wish)|grateful|appreciate|if you)\b/i;
/** What a firm or a crew does by itself: "the window cleaners start tomorrow". */
const STARTS = /^(?:start|begin|open|close|end|leave|land|depart|arrive)$/;
/** Words that ask somebody, not the air. */
export const ASKS_SOMEBODY =
  /\b(?:you|your|yours|please|pls|who(?:ever)?|any(?:one|body)|some(?:one|body)|volunteers?|thoughts|comments|feedback)\b/i;

/** Log-odds from which on a question waits for its readers' answer, whoever they are. */
const WAITS = 1.5;
/** "Is there any reason for it?" asks to know, and nobody to do. */
const isOpenQuestion = ({ statement: { text }, called }: Scene, { task }: ActOdds): boolean =>
  /\?\s*$/.test(text) && !ASKS_SOMEBODY.test(text) && !called && (task < WAITS || ASKS_WHY.test(text));
/** Puts in doubt rather than asks. */
const ASKS_WHY = /^(?:(?:and|so|but),? )?(?:is there any (?:reason|point)|why\b)/i;

/** The clause that names the work: one with somebody to do it before one of a thing, a main one before the others. */
function taskClause(scene: Scene, odds: ActOdds): Clause | null {
  const worth = (clause: Clause): number => {
    const kind = clause.imperative ? "do" : clause.subject?.kind;
    const fits =
      odds.who === "reader"
        ? kind === "do" || kind === "you" || isYours(clause)
        : odds.who === "writer"
          ? kind === "I" || kind === "we" || kind === undefined
          : odds.who === "other"
            ? kind === "name" || kind === "group" || kind === "person"
            : kind === "thing" || kind === "it";
    return (
      (fits ? 2 : 0) +
      (clause.marker === null ? 1 : 0) -
      (isStanding(clause) || isParticiple(scene, clause) ? 4 : 0) -
      (clause.past ? 1 : 0) -
      (clause.verb === "be" ? 0.2 : 0)
    );
  };
  return [...scene.clauses].sort((a, b) => worth(b) - worth(a) || a.from - b.from)[0] ?? null;
}

const isReached = ({
  passive,
  modal,
  negated,
  progressive,
  question,
  subject,
  verb,
  through,
}: Clause): boolean =>
  passive &&
  modal === null &&
  !negated &&
  !progressive &&
  !question &&
  through.length === 0 &&
  subject?.kind === "thing" &&
  /^(?:dictate|print|order|write|type|draft|sign|file|book|pay|attach|enclose|upload|finish|complete|pack|approve)$/.test(
    verb,
  );

/** "Your report should be with the clerk by then" */
const isYours = ({ subject, modal }: Clause): boolean =>
  /^your\b/i.test(subject?.text ?? "") && /^(?:must|should|ought)$/.test(modal ?? "");

const isStanding = ({ verb, subject, modal, imperative }: Clause): boolean =>
  modal === null &&
  !imperative &&
  /^(?:name|group|person|they)$/.test(subject?.kind ?? "") &&
  STANDS.test(verb);

/** "The coach would cost 480": what things do, in any mood. */
const isOfThing = ({ verb, subject, imperative }: Clause): boolean =>
  !imperative &&
  /^(?:thing|it)$/.test(subject?.kind ?? "") &&
  /^(?:cost|weigh|contain|mean|depend|exist|seem|sound)$/.test(verb);

/** Somebody else's: "he needs the list". */
const isNeed = ({ verb, subject, past, negated }: Clause): boolean =>
  /^(?:need|want|expect|await)$/.test(verb) &&
  /^(?:name|group|person|they)$/.test(subject?.kind ?? "") &&
  !past &&
  !negated;

/** The task that models see in a sentence where no rule did, in the words of its clause; null where the clause tells otherwise. */
export function taskOf(scene: Scene, odds: ActOdds): Act | null {
  const likeliest = taskClause(scene, odds);
  // "His quote comes on Wednesday, he needs the dimensions first": what somebody needs is the work.
  const clause =
    likeliest?.imperative || likeliest?.subject?.kind === "you"
      ? likeliest
      : (scene.clauses.find((c) => isNeed(c) && c.marker === null) ?? likeliest);
  const { statement } = scene;
  const subject = clause?.subject ?? null;
  const isDone =
    clause !== null &&
    !clause.passive &&
    clause.marker === null &&
    clause.verb !== "be" &&
    (clause.imperative || (subject !== null && subject.kind !== "thing" && subject.kind !== "it"));
  // "I'm still waiting for the invoice", "still fighting with the tea set"
  if (
    clause &&
    (/^(?:wait|miss|lack|struggle)$/.test(clause.verb) || FIGHTS.test(clause.verb)) &&
    /^(?:I|we)$/.test(subject?.kind ?? "")
  )
    return null;
  if (
    isDone &&
    (clause.negated ||
      isLikePast(clause, scene.words(clause.from, clause.to)) ||
      isCourtesy(scene.words(clause.verbAt, clause.to)) ||
      /^\s*you\b/i.test(scene.words(clause.group.to, clause.to)))
  )
    return null;
  if (
    clause &&
    (isStanding(clause) ||
      isOfThing(clause) ||
      isParticiple(scene, clause) ||
      isReaction(clause) ||
      isThreatened(scene, clause))
  )
    return null;
  // "I'm looking at the stub": it lies before them.
  if (
    scene.clauses.some(
      (c) => c.progressive && c.verb === "look" && /^\s*at\b/i.test(scene.words(c.group.to, c.to)),
    )
  )
    return null;
  if (IS_YOURS.test(statement.text) || (clause && isTheirWish(clause))) return null;
  // "I have a journalist who wants the prototype, what do I tell her?": the whole is asked.
  if (clause?.verb === "have" && clause.subject?.kind === "I" && clause.modal === null) return null;
  // "You were right about the index" asks for nothing any more.
  if (clause?.subject?.kind === "you" && clause.verb === "be" && clause.past && !clause.modal) return null;
  // "Sofia, you wanted 250 for the fair" tells.
  if (
    clause?.subject?.kind === "you" &&
    clause.past &&
    !clause.modal &&
    /^(?:want|have|say|tell|ask|need|get|know|think|mention|like|see)$/.test(clause.verb) &&
    clause.through.length === 0
  )
    return null;
  // "João, you know the export best" tells.
  if (
    clause?.subject?.kind === "you" &&
    clause.modal === null &&
    /^(?:know|have|see|mean|like|love|remember|understand|want|think|look|seem)$/.test(clause.verb)
  )
    return null;
  // "For the portal you need the admin login": so it is, for everybody.
  if (clause?.subject?.kind === "you" && clause.verb === "need" && !scene.called) return null;
  // "The fitters tell me it will be done": they say so.
  if (
    clause &&
    !clause.imperative &&
    /^(?:tell|inform|assure|say)$/.test(clause.verb) &&
    /^(?:name|group|person|they)$/.test(subject?.kind ?? "") &&
    !clause.modal
  )
    return null;
  // "I understand the committee meets on the 8th": what is known is no work.
  if (
    subject?.kind === "I" &&
    clause &&
    !clause.modal &&
    /^(?:understand|believe|think|guess|hear|gather|assume|know|hope|suppose|presume|see)$/.test(clause.verb)
  )
    return null;
  // "That means the order moves to Thursday" tells what follows.
  if (subject?.kind === "it" && clause?.verb === "mean") return null;
  // "Joe still waiting on the photos"
  if (scene.clauses.some(({ verb, imperative, modal }) => verb === "wait" && !imperative && modal === null))
    return null;
  // "Will do tomorrow" takes what was asked.
  if (clause?.verb === "do" && !hasObject(saidClause(scene, clause, 0))) return null;
  const text = statement.text;
  if (tellsHowItStands(scene, clause)) return null;
  // "The last ten metres come on Monday" of themselves.
  // "Gareth's van insurance runs out on Sunday"
  if (clause && (happensOfItself(scene, clause) || isVisit(scene, clause))) return null;
  // "I'll probably send it" promises nothing; "I wonder whether you could" asks.
  if (isHedged(text) && !(odds.who === "reader" && ASKS_SOFTLY.test(text))) return null;
  // "Is there any reason for it?" asks to know, not to do.
  if (isOpenQuestion(scene, odds)) return null;
  // "Nisha, the letter to his GP is dictated": so far it has come.
  if (clause !== null && scene.clauses.length === 1 && isReached(clause)) return null;
  // "Would they do the certificates cheaper?": the reader finds out.
  if (clause?.question && clause.modal === "would" && /^(?:they|person)$/.test(subject?.kind ?? ""))
    return sentenceAct(scene, odds);
  // "Is he going to call or must we ask every day?"
  if (/\bor (?:must|should|shall|do|can|could) (?:I|we) [^?]*\?\s*$/i.test(text))
    return sentenceAct(scene, odds);
  // "Will you be bringing your laptop?"
  if (clause?.progressive && clause.modal === "will" && subject?.kind === "you" && /\?\s*$/.test(text))
    return sentenceAct(scene, odds);
  // "Are you free on this date?"
  if (clause?.question && clause.verb === "be" && subject?.kind === "you") return sentenceAct(scene, odds);
  const letsKnow = ({ group, to }: Clause, whom: string): Act | null =>
    scene.made(
      "request",
      scene.reader,
      certaintyOf(odds.task),
      `let ${whom} know${scene.words(group.to, to).replace(/^(?=\S)/, " ")}`,
      clause ?? undefined,
    );
  // "We need to know by Wednesday because the press is planned for Friday"
  if (
    clause?.verb === "know" &&
    (clause.modal === "must" || WANTS.test(clause.through[0] ?? "")) &&
    /^(?:I|we)$/.test(subject?.kind ?? "")
  )
    return letsKnow(clause, whoWishes(scene));
  // "The caterers need to know the numbers by Friday": whoever has them tells.
  if (
    clause?.verb === "know" &&
    subject !== null &&
    /^(?:name|group|person|they|thing)$/.test(subject.kind) &&
    (clause.modal === "must" || /^(?:need|want)$/.test(clause.through[0] ?? "")) &&
    !clause.negated
  )
    return letsKnow(
      clause,
      /^(?:they|he|she)$/i.test(subject.text)
        ? "them"
        : subject.text.replace(/^(?:The|Our|My|Their)\b/, lowerFirst),
    );
  // "The caterer is asking the number of meals": whoever has it answers.
  if (
    clause?.verb === "ask" &&
    clause.progressive &&
    /^(?:name|group|person|they)$/.test(subject?.kind ?? "")
  )
    return sentenceAct(scene, odds);
  const main = scene.clauses.filter((c) => c.marker === null);
  const isOver = main.length > 0 && main.every((c) => (c.past || c.perfect) && c.subject?.kind !== "you");
  if (isOver || /:\s*$/.test(text) || (isDone && (clause.past || clause.perfect))) return null;
  if (scene.clauses.length === 0 && lead(odds, "task") < MORE) return null;
  const owner = ownerOf(scene, clause, odds);
  const kind = taskKindOf(odds.who, owner);
  const certainty = certaintyOf(odds.task);
  // "I'd like the reports by Wednesday": the reports are the line.
  const wanted = clause && WANTS.test(clause.verb) ? scene.words(clause.group.to, clause.to).trim() : "";
  if (wanted.length > 6 && /^(?:I|we)$/.test(subject?.kind ?? ""))
    return scene.made(kind, owner, certainty, wanted);
  // "He needs the final list": somebody has to get it to him.
  if (
    subject &&
    clause &&
    isNeed(clause) &&
    /^(?:the|an?|your|our|my|these|those|all|some|both|two|three|\d|\p{L}+ed )/iu.test(wanted)
  ) {
    const who = /^(?:he|she|they)$/i.test(subject.text)
      ? (scene.ownerOf(subject) ?? (/^they$/i.test(subject.text) ? "them" : null))
      : subject.text.replace(/^.* (?=(?:the|our|my|their) )|^The /, (m) => (m === "The " ? "the " : ""));
    // "My boss wants a second offer": of somebody else.
    if (isOfSomebodyElse(wanted)) return null;
    // "He needs a part, back next week": what he needs he gets himself.
    if (who !== null && who === owner) return null;
    if (who !== null) return scene.made(kind, owner, certainty, `get ${who} ${wanted.replace(/,.*$/s, "")}`);
  }
  const made =
    // "Governors meet on the 2nd, your report should be with the clerk before that"
    (clause !== null && isYours(clause) && odds.who === "reader"
      ? scene.made(kind, owner, certainty, scene.told(clause), clause)
      : null) ??
    // "You'll hear from us on Monday": said of the reader, and the writer's to do.
    (isDone && !(kind === "commitment" && subject?.kind === "you")
      ? scene.made(kind, owner, certainty, scene.commandOf(clause), clause)
      : null) ??
    scene.made(kind, owner, certainty, statement.text);
  if (
    !made ||
    onlyGreets(made) ||
    IS_SO.test(made.line) ||
    IS_DONE_BUT.test(made.line) ||
    IS_PROMISED.test(made.line)
  )
    return null;
  // The only task of its sentence: "Maya writes it, she has promised me that for Friday".
  return {
    ...made,
    when: dayOfWork(scene, made) ?? dueDateIn(withoutAsides(text), statement.sentAt, scene.clock),
  };
}

/** Its day, unless that is one on which somebody only is somewhere: "I'm out there on Monday anyway". */
const dayOfWork = ({ statement }: Scene, { when }: Act): Act["when"] =>
  when !== null && withoutAsides(statement.text).includes(when.words) ? when : null;

function happensOfItself(scene: Scene, { subject, passive, progressive, verb, group, to }: Clause): boolean {
  const { people } = scene;
  const isThing =
    subject?.kind === "thing" ||
    (subject?.kind === "group" && (/['’]s /.test(subject.text) || STARTS.test(verb))) ||
    // "Railings - the last ten metres come on Monday"
    (subject?.kind === "name" && !people.isCalled(subject.text.split(" ")[0] ?? ""));
  // "The guest list will follow from me on Friday"
  const isFromSomebody = /^\s*from (?:me|us|my side)\b/i.test(scene.words(group.to, to));
  return (
    isThing &&
    !passive &&
    (HAPPENS.test(verb) || (progressive && subject?.kind === "thing" && verb !== "miss")) &&
    !isFromSomebody
  );
}

/** "The customer comes at four today and wants to see it": nobody's work, unless something is brought or done. */
const isVisit = (scene: Scene, { subject, verb, modal, passive, from, to }: Clause): boolean =>
  /^(?:name|group|person|they)$/.test(subject?.kind ?? "") &&
  /^(?:come|arrive|visit)$/.test(verb) &&
  modal === null &&
  !passive &&
  !/\b(?:with|for) (?:the|an?|our|your|his|her|two|some)\b|\bto \p{Ll}/iu.test(
    scene.words(Math.max(from, subject?.to ?? from), to),
  );

/** "No word from the baker yet, if he lets us down I'll bake myself" */
const IF_THEN_I =
  /(?:^|[,;] |\b(?:and|but) )(?:if|unless|in case) [^,;]{4,80},? (?:then )?(?:I|we)(?:['’]ll| will)\b/i;

/** "The invoice looks wrong, I've written to them": all that the writer did about it is done. */
const hasDoneIt = ({ clauses }: Scene): boolean => {
  const own = clauses.filter(({ subject }) => subject?.kind === "I");
  return own.length > 0 && own.every(({ past, perfect }) => past || perfect);
};

/** "The loading bay is yours till 11" */
const IS_YOURS = /\b(?:is|are) (?:all )?yours (?:till|until|from|on|all|for|between)\b/i;

/** "He has promised it for tomorrow": what, no line of it says. */
const IS_PROMISED =
  /^(?:he|she|they|\p{Lu}\p{L}+|(?:the|our|my) \p{Ll}+)(?: has| have|['’]s|['’]ve)? promised (?:it|that|them|this|one)\b/iu;
/** "The skip is full": how it is, and no work as yet. */
const IS_SO =
  /^(?:(?:also|and) )?(?:the|our|my|this|that) \p{L}+(?: \p{L}+)? (?:is|are) (?:\p{L}+ )?(?:full|empty|open|closed|cold|wet|dirty|late|gone|free|fine|ready|valid|fixed|unchanged|available|guaranteed)$/iu;

/** "English leaflets are up, German (tomorrow)": what is left to do has no words of its own. */
const IS_DONE_BUT =
  /^[^,]{3,40} (?:is|are) (?:up|out|in|live|done|ready|finished|sorted|sent|through|over|gone),? (?:the )?\p{L}+(?: \p{L}+)?(?: (?:tomorrow|today|tonight|later|(?:on|by|next) \p{L}+|\p{L}+day))?$/iu;

/** "You need not chase it any more" */
const ASKS_NO_MORE =
  /\b(?:need not|needn['’]t|(?:don['’]t|do not|doesn['’]t|does not) (?:need|have) to|no need|not necessary|any ?more|no longer)\b/i;
/** "For the portal you need the admin login": so it is, for everybody. */
const IS_NEEDED = /^(?:for|to) [^,.]{3,40}? you need\b/i;

const HAD_TO = /\bhad to (?:be \p{L}+ed|be done)\b/iu;

/** "Priska wants you to present it" */
const WANTS_YOU = /\b(?:wants?|needs?|expects?|asked|would like|['’]d like) you to\b/i;

/** The sentence as a task, as the models see whose it is. */
function sentenceAct(scene: Scene, odds: ActOdds): Act | null {
  const { text, sentAt } = scene.statement;
  const owner = WANTS_YOU.test(text) ? scene.reader : ownerOf(scene, null, odds);
  const made = scene.made(taskKindOf(odds.who, owner), owner, certaintyOf(odds.task), text);
  return (
    made && { ...made, when: dayOfWork(scene, made) ?? dueDateIn(withoutAsides(text), sentAt, scene.clock) }
  );
}

const PLAIN_QUESTION =
  /^(?:(?:and|so|but|also),? )?(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should|who|what|when|which|how (?:many|much|long|far|often|big|late))\b(?!['’]?n['’]t)[^?;:]{10,110}\?\s*$/iu;
const SURE_ENOUGH = 0.6;

/** "How many people are coming on Friday?", put to one reader of a mail: its answer is owed; null for other sentences. */
export function askedQuestion({ statement, reader, called, made }: Scene): Act | null {
  const { text, medium, speaker } = statement;
  if (medium !== "mail" || reader === null || reader === speaker || called || !PLAIN_QUESTION.test(text))
    return null;
  const act = made("request", reader, SURE_ENOUGH, text);
  // "Is the hall free on Tuesday?" says when the hall is wanted, and not by when to answer.
  return act && { ...act, line: text.replace(/[?\s]+$/, ""), when: null };
}

/** What the models are so sure of that few rules have a say: the sentence; null for what keeps a way out, waits or asks why. */
export function wholeTask(scene: Scene, odds: ActOdds): Act | null {
  const { text } = scene.statement;
  if ((isHedged(text) && odds.who !== "reader") || ASKS_WHY.test(text)) return null;
  const waits = scene.clauses.some(
    ({ verb, subject }) => verb === "wait" && /^(?:I|we)$/.test(subject?.kind ?? ""),
  );
  return waits || IS_PROMISED.test(text) ? null : sentenceAct(scene, odds);
}

/** What a sentence surely asks in words that no clause of it tells: the sentence. */
export function sentenceTask(scene: Scene, odds: ActOdds): Act | null {
  const { text } = scene.statement;
  // What somebody else needs was no task by its clause.
  if (odds.who === "other" && scene.clauses.some((c) => isNeed(c) && c.subject?.kind === "person"))
    return null;
  const [only, ...further] = scene.clauses;
  if (
    only &&
    further.length === 0 &&
    // "The insurer has photographs of it"
    (isStanding(only) || happensOfItself(scene, only) || isVisit(scene, only) || isReached(only))
  )
    return null;
  // "Raj, you've got fourteen of them"
  if (
    only?.subject?.kind === "you" &&
    further.length === 0 &&
    only.modal === null &&
    !only.question &&
    /^(?:have|get|know)$/.test(only.verb)
  )
    return null;
  const main = scene.clauses.filter(({ marker }) => marker === null);
  const [first] = main;
  // "Otis rang me: the part comes on Thursday": told, and what comes of itself.
  if (
    !/\b(?:needs?|must|ha(?:s|ve) to|should|to be|nobody|no one|none|nothing)\b/i.test(text) &&
    main.some(isTold) &&
    main.every(
      (c) => c.subject?.kind !== "you" && (isTold(c) || happensOfItself(scene, c) || isVisit(scene, c)),
    ) &&
    !ASKS_SOMEBODY.test(text)
  )
    return null;
  if (first && isReaction(first) && !PLEASE.test(text) && !scene.clauses.some(({ imperative }) => imperative))
    return null;
  if (first && (isVisit(scene, first) || isLikePast(first, scene.words(first.from, first.to)))) return null;
  // "I've got texts from everyone except the lady playing the maid": told, and only who she is stands in the present.
  if (scene.clauses.some((c) => isParticiple(scene, c)) && !ASKS_SOMEBODY.test(text)) {
    const told = scene.clauses.filter((c) => !isParticiple(scene, c));
    if (told.length > 0 && told.every((c) => c.past || c.perfect || c.verb === "get")) return null;
  }
  // "300 orders had to be entered by hand, all done" is over.
  if (HAD_TO.test(text) && !/\b(?:please|pls|will|must|(?:can|could) you)\b/i.test(text)) return null;
  if (IF_THEN_I.test(text) || (odds.who === "writer" && hasDoneIt(scene))) return null;
  if (IS_YOURS.test(text) || (scene.clauses.some(isTheirWish) && !ASKS_SOMEBODY.test(text))) return null;
  if (isOpenQuestion(scene, odds) || ASKS_NO_MORE.test(text) || IS_NEEDED.test(text)) return null;
  const made = sentenceAct(scene, odds);
  return made &&
    !onlyGreets(made) &&
    ![IS_SO, IS_DONE_BUT, IS_PROMISED].some((tells) => tells.test(made.line))
    ? made
    : null;
}

const isTold = ({ past, perfect, passive, negated }: Clause): boolean =>
  (past || perfect) && !passive && !negated;
const PLEASE = /\b(?:please|pls)\b/i;
/** "Lena, Wei: timesheets please" */
const CALLS_TWO = /^\p{Lu}[\p{L}'’-]+(?:,| and| &) \p{Lu}[\p{L}'’-]+\s*[:,]/u;

/** "Pat, Mick and Jo are off next week, we need two from the agency": not theirs. */
const isAway = ({ words }: Scene, { verb, group, to }: Clause): boolean =>
  verb === "be" &&
  /^\s*(?:all |both |also )*(?:off|away|out|ill|sick|abroad|on (?:leave|holiday|a course))\b/i.test(
    words(group.to, to),
  );

/** "Rob's bringing it on Monday": with whom a part of the sentence begins. */
const OPENER =
  /(?:^|[,;:–—-] )(?:(?:and|but|so|then|also) )?(\p{Lu}[\p{Ll}'’-]*\p{Ll})(?:['’]s \p{L}+ing|['’]ll| will| is going| is to| goes| has (?:agreed|offered|promised|volunteered))(?!\p{L})/u;

function ownerOf(scene: Scene, clause: Clause | null, odds: ActOdds): string | null {
  // "Open: who writes the notes?" asks nobody yet.
  if (/^(?:[^:.?!]{2,30}: )?who\b[^?]*\?\s*$/i.test(scene.plain)) return null;
  if (odds.who === "reader")
    return /\b(?:either|one|any|some) of you\b/i.test(scene.plain) ? null : scene.reader;
  if (odds.who === "writer") return scene.statement.speaker;
  if (odds.who === "nobody") return null;
  // "Sue, let Fairacre Farm know, gently please": whoever is told to, not whom it names.
  if (
    scene.called &&
    ((PLEASE.test(scene.plain) && !CALLS_TWO.test(scene.plain)) ||
      scene.clauses.some(({ imperative, subject }) => imperative || subject?.kind === "you"))
  )
    return scene.reader;
  const subjects = [clause, ...scene.clauses].flatMap((c) =>
    c?.subject &&
    /^(?:name|group|person)$/.test(c.subject.kind) &&
    // "The cleats on grid C are drilled 22": where something is acts not.
    !(isAway(scene, c) || c.passive || scene.tokens[c.subject.from - 1]?.pos === "ADP")
      ? [c.subject]
      : [],
  );
  for (const subject of subjects) {
    const owner = scene.ownerOf(subject);
    if (owner) return owner;
  }
  // "The sexton will reprogram the clock"
  const doer =
    clause?.subject?.kind === "thing" && !clause.passive && isWork(clause) ? clause.subject.text : "";
  if (/^(?:the|our) \p{Ll}+$/iu.test(doer) && clause?.modal === "will")
    return doer.replace(/^the /i, "").replace(/^Our /, "our ");
  const opener = OPENER.exec(scene.plain)?.[1];
  if (opener && scene.people.isCalled(opener)) return scene.people.resolve(opener);
  const named = [
    ...scene.statement.text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?/gu),
  ]
    .filter(
      ({ 0: name, index }) =>
        !/^\s*(?::|\s[–—-]\s)|^(?:['’]s| is| are) (?:all |both )?(?:off|away|out|ill|sick)\b/.test(
          scene.statement.text.slice(index + name.length),
        ) &&
        !/\b(?:from|in|at|near|via|to|for|of|with|about) (?:the )?$/i.test(
          scene.statement.text.slice(0, index),
        ),
    )
    // "Rota for the 5th: ...": what opens a sentence is a name only where somebody is known by it.
    .filter(({ 0: name, index }) => index > 0 || scene.people.isKnown(name.split(" ")[0] ?? ""))
    // "Jean and Mo on the stall": neither alone
    .filter(
      ({ 0: name, index }) => !/^(?:,| and| &) \p{Lu}/u.test(scene.statement.text.slice(index + name.length)),
    )
    .map(([name]) => name)
    .find((name) => scene.people.isCalled(name.split(" ")[0] ?? ""));
  return named ? scene.people.resolve(named) : null;
}
