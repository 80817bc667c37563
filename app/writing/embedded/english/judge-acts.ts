import { type Act, type ActKind, isTask } from "../act";
import { dueDateIn } from "../due-dates";
import { type ActOdds, taskKindOf } from "../models/act-model";
import { sentenceCase, shorten } from "../task-wording";
import { asksNothing, onlyGreets } from "./asks-nothing";
import type { Clause } from "./clause";
import { hasObject, isCourtesy } from "./commands";
import { isPledge, isStillOpen } from "./decisions";
import { isHedged } from "./hedges";
import { isOutOfTheWay } from "./obstacles";
import { saidClause } from "./said-clause";
import type { Scene } from "./scene";
import { tellsHowItStands } from "./told-states";

const WANTS = /^(?:like|love|prefer|want|need|appreciate|expect|await)$/;
/** What things do without anybody's work. */
const HAPPENS = /^(?:come|arrive|start|begin|open|close|end|leave|run|last|take|happen|follow|land|depart)$/;
/** Log-odds from which on the models open an act that no rule saw, and below which they close one that a rule did. */
const OPENS = { task: 0, obstacle: -0.3, decision: -1 };
/** How far beyond that the models are. */
const lead = (odds: ActOdds, question: keyof typeof OPENS): number =>
  odds[question] - OPENS[question] + odds.eager;
/** Log-odds of the encoder and the linear models together from which on no rule has a say. */
const SURELY = { task: 0.5, obstacle: 1, decision: 1 };
/** How much surer they must be of a second thing in a sentence. */
const MORE = 0.6;
const CLOSES = { task: -2.6, obstacle: -1.8, decision: -2.3 };

/** "It came this morning, the garden is in zone 2 and the house isn't": so much surer where something is reported. */
const DONE = 2;

/** "Maria said yes, so we can rehearse again": what frees the way is a decision only where the models are so sure. */
const SURELY_DECIDED = 2;

/** From this certainty on a rule knows better: the models learned "we haven't got your form" as what is in the way. */
const OUT_OF_REACH = 0.95;
/** "Never sent it, despite two reminders": from this certainty on it is what its words say, whatever the models say. */
const PLAINLY_SAID = 0.92;
/** "Timo will do it": from this certainty on somebody else has it. */
const SAID = 0.9;

/** Log-odds from which on a sentence may report that something is done, and surely does. */
const REPORTS = 0;
const REPORTS_SURELY = 0.8;

const ASKS_SOFTLY =
  /\b(?:wonder|could you|would you|can you|you (?:might|may|could) (?:want|like|wish)|grateful|appreciate|if you)\b/i;
const ASKS_SOMEBODY =
  /\b(?:you|your|yours|please|pls|who|any(?:one|body)|some(?:one|body)|volunteers?|thoughts|comments|feedback)\b/i;
/** "We talked a lot about the trip": of what came of it nothing is said. */
const TALKS =
  /^(?:I|we|they)(?: all| both| also)? (?:talked|spoke|chatted|argued|laughed)\b(?!.*\b(?:and|so)\b)/i;
/** "We are holding the van for you until Friday" waits for an answer. */
const HELD_FOR_YOU = /\b(?:hold(?:ing)?|keep(?:ing)?|reserv(?:e|ed|ing)) .{2,50} for you (?:until|till)\b/i;
/** What was done then is news, not a decision. */
const JUST_DONE = /\b(?:yesterday|last (?:week|night|month)|this morning|earlier today)\b/i;
/** "He reckons by Thursday": no work, whatever stands beside it. */
const THINKS = /^(?:reckon|guess|suppose|believe|hope|figure|gather|assume)(?:s|d)?\b(?! (?:out|on|up)\b)/i;
/** "Going forward, invoices need two signatures", "we have to cancel the workshop": decided, whatever the models say. */
const ANNOUNCES =
  /^(?:going forward|from now on|with immediate effect),? \p{L}|\b(?:I|we) (?:will |shall )?(?:have|had) to (?:cancel|call off|postpone|scrap|abandon) (?:the|our|this|that)\b/iu;
const ANNOUNCED = 0.93;
/** Said of every week or of nobody's: habits and rules. */
const GENERAL =
  /^(?:going forward|from now on|with immediate effect)\b|\bas (?:always|usual|ever)\b|^(?:every|each|whoever|usually|normally|always|generally|as a rule|in general|on (?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/i;

/**
 * The acts of a sentence after the fitted models have had their say: what the rules found and the models think unlikely goes,
 * what the models are sure of and no rule saw is added. Rules know grammar, the models the many ways of saying it.
 */
export function judgeActs(scene: Scene, ruled: readonly Act[], odds: ActOdds): Act[] {
  const text = scene.plain;
  const words = text.split(/\s+/).length;
  const isGeneral = GENERAL.test(text);
  const asksForNothing = asksNothing(text);
  const kept = ruled
    .filter(
      (act) =>
        !(
          isTask(act) &&
          (asksForNothing ||
            onlyGreets(act) ||
            THINKS.test(act.line) ||
            (odds.task < CLOSES.task - odds.eager &&
              act.certainty < (act.kind === "assignment" ? SAID : OUT_OF_REACH)) ||
            (isGeneral && odds.task < OPENS.task))
        ) &&
        !(
          act.kind === "obstacle" &&
          act.certainty < PLAINLY_SAID &&
          odds.obstacle < (isConditional(text) ? OPENS.obstacle : CLOSES.obstacle - odds.eager)
        ) &&
        !(act.kind === "decision" && act.certainty < PLAINLY_SAID && odds.decision < CLOSES.decision),
    )
    .map((act) =>
      isTask(act) && act.certainty < 0.6
        ? { ...act, certainty: Math.max(0.4, act.certainty + Math.max(-1, Math.min(1, odds.task)) * 0.12) }
        : act,
    );
  const thought = ruled.find((act) => isTask(act) && THINKS.test(act.line))?.when ?? null;
  for (const act of thought ? kept.filter(isTask) : []) act.when ??= thought;
  if (ANNOUNCES.test(text) && !/\?\s*$/.test(text) && kept.every(({ kind }) => kind !== "decision"))
    kept.push({ ...statementAct(scene, "decision", 0), certainty: ANNOUNCED });
  const hasTask = kept.some((act) => isTask(act) && act.certainty >= 0.5);
  const has = (kind: ActKind) => kept.some((act) => act.kind === kind && act.certainty >= 0.5);
  const isOver = ruled.some((act) => act.kind === "cancel" || act.kind === "release");
  const isDone = ruled.some((act) => act.kind === "done" && act.certainty >= 0.8);
  /** What the sentence is already said to do makes a second reading of it less likely. */
  const second = (isOther: boolean) => (isOther ? MORE + 1.5 * odds.eager : 0);
  const candidates: [odds: number, act: () => Act | null][] = [];
  const isDecided = kept.some((act) => act.kind === "decision" && act.certainty >= 0.85);
  const isSurely = (question: keyof typeof OPENS) =>
    odds.eager > 0 &&
    odds[question] >= SURELY[question] &&
    !asksForNothing &&
    !isGeneral &&
    !isHedged(text) &&
    !isConditional(text);
  if (
    !hasTask &&
    !HELD_FOR_YOU.test(text) &&
    (isSurely("task") ||
      (!asksForNothing &&
        !isDecided &&
        !isGeneral &&
        !(isConditional(text) && !ASKS_SOMEBODY.test(text)) &&
        !(isOver && lead(odds, "task") < MORE)))
  )
    candidates.push([
      lead(odds, "task") - second(has("obstacle") || has("decision")),
      () => taskOf(scene, odds) ?? (isSurely("task") ? sentenceTask(scene, odds) : null),
    ]);
  if (!has("obstacle") && (isSurely("obstacle") || (!isOver && !isConditional(text) && !isOutOfTheWay(text))))
    candidates.push([
      lead(odds, "obstacle") -
        second(hasTask || has("decision")) -
        (has("decision") ? 2 * MORE : 0) -
        (isDone ? DONE : 0),
      () => statementAct(scene, "obstacle", odds.obstacle + odds.eager / 3),
    ]);
  const mayDecide =
    !asksForNothing &&
    !ruled.some((act) => act.kind === "cancel") &&
    !(hasTask && isPledge(scene)) &&
    !HELD_FOR_YOU.test(text) &&
    !(
      hasTask &&
      /[,;(–—-]\s*(?:I|we)(?:['’]ve| have)? (?:already )?(?:agreed|cleared|discussed|checked) (?:this|it|that) with\b/i.test(
        text,
      )
    ) &&
    !kept.some((act) => act.kind === "commitment" && act.certainty >= PLAINLY_SAID) &&
    !/\?\s*$/.test(text) &&
    words >= 5 &&
    !isStillOpen(text) &&
    !TALKS.test(text) &&
    !(
      JUST_DONE.test(text) &&
      odds.decision < SURELY_DECIDED &&
      scene.clauses.every(({ past, perfect }) => past || perfect)
    ) &&
    !(odds.decision < SURELY_DECIDED && ruled.some((act) => act.kind === "release"));
  if (!has("decision") && (isSurely("decision") || mayDecide))
    candidates.push([
      lead(odds, "decision") -
        second(hasTask || has("obstacle")) -
        (has("obstacle") ? MORE : 0) -
        (isDone ? MORE / 2 : 0),
      () => statementAct(scene, "decision", odds.decision + odds.eager / 2),
    ]);
  const opened: Act[] = [];
  if (words > 2 && !/^(?:thanks?|thank you|many thanks|cheers)\b/i.test(text))
    for (const [lead, act] of candidates.sort(([a], [b]) => b - a)) {
      if (lead < (opened.length > 0 ? MORE : 0)) break;
      const made = act();
      if (made) opened.push(made);
    }
  const isReported = ruled.some((act) => /^(?:done|cancel|release)$/.test(act.kind));
  if (!isReported && odds.report >= REPORTS && !/\?\s*$/.test(text) && !isHedged(text))
    opened.push({
      ...statementAct(scene, "done", odds.report),
      certainty: odds.report >= REPORTS_SURELY ? 0.7 : 0.45,
    });
  return withoutPartsOfOthers([...kept, ...opened].map((act) => withOwner(askedOfYou(act, scene), scene)));
}

/** "Read it and enter your comments" holds "enter your comments". */
const withoutPartsOfOthers = (acts: readonly Act[]): Act[] =>
  acts.filter(
    (act) =>
      !isTask(act) ||
      acts.every(
        (other) =>
          !isTask(other) ||
          other.line.length <= act.line.length ||
          other.owner !== act.owner ||
          !other.line.toLowerCase().includes(act.line.toLowerCase()),
      ),
  );

/** "He's finding out" without anybody to mean. */
const NOBODY = /^(?:he|she|they|it|there|here|this|that)$/i;

const withOwner = (act: Act, scene: Scene): Act =>
  isTask(act) && (act.owner === null || NOBODY.test(act.owner))
    ? { ...act, owner: ownerInWords(act, scene) }
    : act;

/** "I ask you to read it and enter your comments": the second is asked, too. */
const ASKS_YOU_TO =
  /^(?:(?:I|we) (?:would |must |kindly |therefore |also |hereby )*|may (?:I|we) )(?:ask|request|beg|urge|invite) (?:all of |both of )?you(?: all| both)?\b.{0,40}? to /i;
function askedOfYou(act: Act, { plain, reader }: Scene): Act {
  const asked = act.kind === "commitment" ? ASKS_YOU_TO.exec(plain)?.[0] : undefined;
  return asked && !/\b(?:and|,) I\b/.test(plain.slice(asked.length))
    ? { ...act, kind: "request", owner: reader }
    : act;
}

/** "Somebody has to let him in, that will be you" */
const THAT_IS_YOU =
  /[,;–—-] ?(?:and |so )?(?:that|it|this|which)(?:['’]s| is|['’]ll be| will be|['’]d be| would be) you\b/i;

/** "The plan comes from me by Friday" is the speaker's, "Your passports need to be with Katja" the reader's. */
const ownerInWords = ({ line }: Act, { plain, reader, statement }: Scene): string | null =>
  /\b(?:comes?|coming|goes out|follows?) (?:\p{L}+ )?from (?:me|us)\b/iu.test(plain)
    ? statement.speaker
    : /^your\b/i.test(line) || THAT_IS_YOU.test(plain)
      ? reader
      : null;

/** "If nobody answers we write a letter": nothing is in the way as yet. */
const isConditional = (text: string): boolean =>
  /^(?:if|unless|should|in case|when|whenever|once)\b/i.test(text);

const certaintyOf = (odds: number): number => Math.min(0.9, 0.5 + odds / 6);

function statementAct(scene: Scene, kind: ActKind, odds: number): Act {
  const { statement } = scene;
  return {
    kind,
    statement,
    line: shorten(
      sentenceCase(
        statement.text
          .replace(/^(?:so|but|and|also|ok|well|unfortunately|fyi),?\s+/i, "")
          .replace(/[.!?]+$/, ""),
      ),
      200,
    ),
    owner: null,
    when: null,
    certainty: certaintyOf(odds),
    support: [],
  };
}

/** The clause that names the work: one with somebody to do it before one of a thing, a main one before the others. */
function taskClause(scene: Scene, odds: ActOdds): Clause | null {
  const worth = (clause: Clause): number => {
    const kind = clause.imperative ? "do" : clause.subject?.kind;
    const fits =
      odds.who === "reader"
        ? kind === "do" || kind === "you"
        : odds.who === "writer"
          ? kind === "I" || kind === "we" || kind === undefined
          : odds.who === "other"
            ? kind === "name" || kind === "group" || kind === "person"
            : kind === "thing" || kind === "it";
    return (
      (fits ? 2 : 0) +
      (clause.marker === null ? 1 : 0) -
      (clause.past ? 1 : 0) -
      (clause.verb === "be" ? 0.2 : 0)
    );
  };
  return [...scene.clauses].sort((a, b) => worth(b) - worth(a) || a.from - b.from)[0] ?? null;
}

/** Somebody else's: "he needs the list". */
const isNeed = ({ verb, subject, past, negated }: Clause): boolean =>
  /^(?:need|want|expect|await)$/.test(verb) &&
  /^(?:name|group|person|they)$/.test(subject?.kind ?? "") &&
  !past &&
  !negated;

function taskOf(scene: Scene, odds: ActOdds): Act | null {
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
  // "I'm still waiting for the invoice"
  if (clause && /^(?:wait|miss|lack)$/.test(clause.verb) && /^(?:I|we)$/.test(subject?.kind ?? ""))
    return null;
  if (
    isDone &&
    (clause.negated ||
      isCourtesy(scene.words(clause.verbAt, clause.to)) ||
      /^\s*you\b/i.test(scene.words(clause.group.to, clause.to)))
  )
    return null;
  // "You were right about the index" asks for nothing any more.
  if (clause?.subject?.kind === "you" && clause.verb === "be" && clause.past && !clause.modal) return null;
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
  // "Will do tomorrow" takes what was asked.
  if (clause?.verb === "do" && !hasObject(saidClause(scene, clause, 0))) return null;
  const text = statement.text;
  if (tellsHowItStands(scene, clause)) return null;
  // "The last ten metres come on Monday" of themselves.
  // "Gareth's van insurance runs out on Sunday"
  const isThing = subject?.kind === "thing" || (subject?.kind === "group" && /['’]s /.test(subject.text));
  if (isThing && clause && !clause.passive && HAPPENS.test(clause.verb)) return null;
  // "I'll probably send it" promises nothing; "I wonder whether you could" asks.
  if (isHedged(text) && !(odds.who === "reader" && ASKS_SOFTLY.test(text))) return null;
  // "Is there any reason for it?" asks to know, not to do.
  if (/\?\s*$/.test(text) && !ASKS_SOMEBODY.test(text) && !scene.called) return null;
  const main = scene.clauses.filter((c) => c.marker === null);
  const isTold = main.length > 0 && main.every((c) => (c.past || c.perfect) && c.subject?.kind !== "you");
  if (isTold || /:\s*$/.test(text) || (isDone && (clause.past || clause.perfect))) return null;
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
    if (who !== null) return scene.made(kind, owner, certainty, `get ${who} ${wanted}`);
  }
  const made =
    (isDone ? scene.made(kind, owner, certainty, scene.commandOf(clause), clause) : null) ??
    scene.made(kind, owner, certainty, statement.text);
  if (!made || onlyGreets(made)) return null;
  // The only task of its sentence: "Maya writes it, she has promised me that for Friday".
  return { ...made, when: made.when ?? dueDateIn(text, statement.sentAt, scene.clock) };
}

/** "You need not chase it any more" */
const ASKS_NO_MORE =
  /\b(?:need not|needn['’]t|(?:don['’]t|do not|doesn['’]t|does not) (?:need|have) to|no need|not necessary|any ?more|no longer)\b/i;
/** "For the portal you need the admin login": so it is, for everybody. */
const IS_NEEDED = /^(?:for|to) [^,.]{3,40}? you need\b/i;

/** "Priska wants you to present it" */
const WANTS_YOU = /\b(?:wants?|needs?|expects?|asked|would like|['’]d like) you to\b/i;

/** What a sentence surely asks in words that no clause of it tells: the sentence. */
function sentenceTask(scene: Scene, odds: ActOdds): Act | null {
  const { text, sentAt } = scene.statement;
  const isOpenQuestion = /\?\s*$/.test(text) && !ASKS_SOMEBODY.test(text) && !scene.called;
  if (isOpenQuestion || ASKS_NO_MORE.test(text) || IS_NEEDED.test(text)) return null;
  const owner = WANTS_YOU.test(text) ? scene.reader : ownerOf(scene, null, odds);
  const made = scene.made(taskKindOf(odds.who, owner), owner, certaintyOf(odds.task), text);
  return made && !onlyGreets(made)
    ? { ...made, when: made.when ?? dueDateIn(text, sentAt, scene.clock) }
    : null;
}

function ownerOf(scene: Scene, clause: Clause | null, odds: ActOdds): string | null {
  // "Open: who writes the notes?" asks nobody yet.
  if (/^(?:[^:.?!]{2,30}: )?who\b[^?]*\?\s*$/i.test(scene.plain)) return null;
  if (odds.who === "reader")
    return /\b(?:either|one|any|some) of you\b/i.test(scene.plain) ? null : scene.reader;
  if (odds.who === "writer") return scene.statement.speaker;
  if (odds.who === "nobody") return null;
  const subjects = [clause, ...scene.clauses].flatMap((c) =>
    c?.subject && /^(?:name|group|person)$/.test(c.subject.kind) ? [c.subject] : [],
  );
  for (const subject of subjects) {
    const owner = scene.ownerOf(subject);
    if (owner) return owner;
  }
  const named = [
    ...scene.statement.text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?/gu),
  ]
    .filter(
      ({ 0: name, index }) =>
        !/^\s*(?::|\s[–—-]\s)/.test(scene.statement.text.slice(index + name.length)) &&
        !/\b(?:from|in|at|near|via|to|for|of|with|about) (?:the )?$/i.test(
          scene.statement.text.slice(0, index),
        ),
    )
    .map(([name]) => name)
    .find((name) => scene.people.isCalled(name.split(" ")[0] ?? ""));
  return named ? scene.people.resolve(named) : null;
}
