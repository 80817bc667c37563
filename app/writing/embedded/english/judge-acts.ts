import { type Act, type ActKind, isTask } from "../act";
import type { ActOdds } from "../models/act-model";
import { sentenceCase, shorten } from "../task-wording";
import { certaintyOf, lead, MORE, OPENS } from "./act-limits";
import { asksNothing, onlyGreets } from "./asks-nothing";
import { type Clause, isTheirWish } from "./clause";
import { decidesNothingHere, isPledge, isStillOpen, isUndecided } from "./decisions";
import { isHedged } from "./hedges";
import { isOutOfTheWay } from "./obstacles";
import { ASKS_SOMEBODY, askedQuestion, sentenceTask, taskOf, wholeTask } from "./opened-tasks";
import { askedOfYou, withOwner } from "./owners-in-words";
import type { Scene } from "./scene";
import { HABIT } from "./time-words";

/** Log-odds of the encoder and the linear models together from which on no rule that was made for others of its shape says no. */
const OVERWHELMING = 3;
/** Below which what reports something asks for nothing besides, unless its words do. */
const NEWS = 1;
/** "The mould trap is in the loft." */
const WHERE_IT_IS =
  /^(?:the|our|my|your) [^,;:]{2,40} (?:is|are) (?:in|on|at|under|behind|by) (?:the|my|your|our) [\p{L} ]{2,20}[.! ]*$/iu;

/** "Did you hear back from them?" waits for an answer, likelier than what the models learned from says. */
const ASKS_YOU =
  /^(?:(?:and|so|also|by the way|\p{Lu}\p{L}+),? )?(?:do|did|have|are|were|will|would|can|could) (?:you|(?:any|some)(?:one|body))\b[^?]*\?\s*$/iu;
const MORE_ASKED = 1;
const ASKS_ON =
  /\b(?:please|pls|can you|could you|would you|will you|needs?|must|have to|has to|let (?:me|us))\b|['’]ll\b|\?/i;
/** Log-odds from which on a plain question to one reader is to be answered. */
const ANSWERED = 0;
/** In somebody's own line of a list so much is enough. */
const ASSIGNED = 1.5;
/** And from which on no rule has to see it, too. */
const SURELY = { task: 0.5, obstacle: 1, decision: 0.3 };
/** Log-odds below which they close one that a rule did. */
const CLOSES = { task: -2.6, obstacle: -1.8, decision: -2.3 };

/** How much wider the log-odds of what is in the way spread with the encoder. */
const WIDER = 1.4;

/** "It came this morning, the garden is in zone 2 and the house isn't": so much surer where something is reported. */
const DONE = 3.2;

/** "The tinned fruit has run out", "the joint has gone", "the fridge went warm": past, and nothing that anybody did. */
const WENT_WRONG =
  /(?<!\p{L})(?:(?:has|have|had|['’]s|['’]ve) (?:just |now |also |all |already |completely )?(?:run out|gone(?=[,.;!]|$| (?:wrong|off|missing|down|dead|bad|warm|out)\b)|expired|lapsed|broken|failed|died|burst|cracked|jammed|crashed|frozen|split|snapped|packed up|pulled out|dropped out|fallen (?:off|out|down|through|ill))|(?:also |just )?ran (?:out|short)|expired|lapsed|broke(?: down)?|died|burst|cracked|jammed|crashed|froze|snapped|packed up|pulled out|dropped out|fell (?:off|out|down|through|ill)|went (?:warm|off|wrong|down|dead|bad|missing|bust)|(?:was|were|got) (?:charged|billed|booked|sent|delivered|printed) (?:\p{L}+ ){0,4}(?:twice|wrong(?:ly)?))(?!\p{L})/iu;

/** "Tinned fruit has run out": what is used up is missing, how odd its words are to the models. */
const RAN_OUT =
  /^(?!.*\b(?:if|when|before|until|once|in case)\b).*\b(?:(?:has|have) (?:just |now |also |all |already |completely )*run out|(?:also |just )?ran out)\b(?! of (?:time|ideas|excuses|words|patience|the)\b)/iu;
const RUNS_DRY = 2;

/** "Maria said yes, so we can rehearse again": what frees the way is a decision only where the models are so sure. */
const SURELY_DECIDED = 2;

/** From this certainty on a rule knows better: the models learned "we haven't got your form" as what is in the way. */
const OUT_OF_REACH = 0.95;
/** "Please feed the flock", "just put it back": a request, however odd its words are to the models. */
const ASKS_PLAINLY =
  /^(?:please|pls|plz|kindly|can you|could you|would you)\b|[,;] (?:so )?(?:please|pls|just|kindly) (?!\p{Ll}+ing\b)\p{Ll}/iu;
/** "Never sent it, despite two reminders": from this certainty on it is what its words say, whatever the models say. */
const PLAINLY_SAID = 0.92;
/** "Timo will do it": from this certainty on somebody else has it. */
const SAID = 0.9;

/** "Timo Lang will do it": from this certainty on it is his, and nothing was decided besides. */
const PLAINLY_GIVEN = 0.85;

/** Log-odds from which on a sentence may report that something is done, and surely does. */
const REPORTS = 0;
const REPORTS_SURELY = 0.8;

/** "We talked a lot about the trip": of what came of it nothing is said. */
const TALKS =
  /^(?:by the way,? )?(?:I|we|they)(?: all| both| also)? (?:talked|spoke|chatted|argued|laughed)\b(?!.*(?:\b(?:and|so)\b|:))/i;
/** "The tenant signed this morning, moving in on the 5th": a participle goes on with what was told. */
const goesOn = ({ tokens }: Scene, { verbAt, shared, progressive }: Clause): boolean =>
  shared && !progressive && /ing$/.test(tokens[verbAt]?.lower ?? "");
/** "The price remains as offered": nothing was decided anew. */
const REMAINS =
  /\b(?:remains?|stays?) (?:as (?:offered|agreed|quoted|before|it was)|unchanged|the same)\b(?! (?:(?:next|this) (?:year|month|season|term)|in \d{4}|until|till|from|for (?:now|another)))/i;
const SAYS_DECIDED = /\b(?:decided|agreed|voted|settled|resolved|approved|signed off)\b/i;
/** "We are holding the van for you until Friday" waits for an answer. */
const HELD_FOR_YOU = /\b(?:hold(?:ing)?|keep(?:ing)?|reserv(?:e|ed|ing)) .{2,50} for you (?:until|till)\b/i;
/** What was done then is news, not a decision. */
const JUST_DONE = /\b(?:yesterday|last (?:week|night|month)|this morning|earlier today)\b/i;
/** "He reckons by Thursday", "so I'll say it first", "the bank being fussy", "I'm working from home": no task, whatever stands beside it. */
const THINKS =
  /^(?:double|treble|triple|half) (?:pay|time|price|rates?)\b|^work(?:ing)? (?:from home|remotely)\b|^see you\b(?! (?:about|to)\b)|^(?:get|be) (?:married|engaged|divorced|christened)\b|^run (?:(?:a|the|in the|his|her) )?(?:\p{L}+ )?(?:marathon|race|10k)\b|^(?:sing|dance|swim|perform) (?:in|at|on|to|with)\b|^turn (?:\d+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b|^say (?:it|so|this|that|sorry|hello|thanks?)\b|^(?:reckon|guess|suppose|believe|hope|figure|gather|assume)(?:s|d)?\b(?! (?:out|on|up)\b)|^expects? (?:it|them|that|this)\b|^being\b/iu;
/** "It would be Friday then": when one can, of what was asked. */
const OFFERS_DAY =
  /^(?:it|that)(?:['’]d| would| could| might)(?: have to)? be (?:on )?\p{L}+day\b[^,;?]{0,20}[.!]*$/iu;
/** "They'd be happy to see it gone" leaves no word of what there is to do. */
const NO_WORK = /^(?:they|he|she|it|we|I|you|them|us|me|him|her)(?:$| (?:by|in|on|at|with|from|to)\b)/i;
/** "I'd ask Dirk but I'm off tomorrow" promises nothing. */
const WOULD_BUT =
  /\b(?:I|we)(?:['’]d| would) (?!(?:better|like|love|prefer|rather)\b)\p{Ll}+\b[^,;.:?!]{0,60},? but\b/iu;
/** "The auditors found nothing." */
const FOUND_NOTHING = /\bfound (?:nothing|no (?:faults?|problems?|errors?|issues?|defects?|mistakes?))\b/i;
/** "The planning office turned down our application": in the way, and decided by others. */
const REFUSED =
  /\b(?:turned down|refused|rejected|declined|said no to) (?:our|my|us)\b|\bsaid no (?:this (?:year|time)|again|so)\b|\b(?:application|appeal|request|claim|bid|permit|visa|licen[cs]e|loan)s? (?:was|were|has been|have been|got) (?:turned down|refused|rejected|declined)\b/i;
/** "The mail goes out once legal has approved it" */
const ONLY_ONCE = /\b(?:once|as soon as) (?:\p{L}+ ){1,4}(?:has|have|is|are)\b/iu;
/** "We inform you as follows": how a letter begins. */
const AS_FOLLOWS = /\bas follows[.:]?\s*$/i;
/** "Number 11 has given notice": others' news. */
const GAVE_NOTICE = /\b(?:has|have|['’]s|['’]ve) (?:given|handed in) (?:his |her |their |its |in )?notice\b/i;
/** "No exceptions, not even for nice people": how it is meant, and not what. */
const NO_EXCEPTIONS =
  /^no (?:exceptions?|excuses|ifs|pressure|rush|worries|problem|regrets?|doubt|hurry|comments?|wonder|surprises?)\b/i;
/** "Then the open house.": what the next sentences are about. */
const TURNS_TO = /^(?:then|next|now|also|and)(?: about)? (?:the|our|your) \p{L}+(?: \p{L}+){0,2}[.:]?$/iu;
/** "The rota by Friday then", "Friday 9 am at the latest then": until when, of what was asked. */
const UNTIL_THEN = /^[^,;:?!]{0,50}(?:\b(?:by|before) [\p{L}\d .:]{3,24}|\bat the latest),? then[.!]*$/iu;
const decidesNothing = (text: string, sentAt: string): boolean =>
  REFUSED.test(text) ||
  TALKS.test(text) ||
  REMAINS.test(text) ||
  isUndecided(text) ||
  decidesNothingHere(text, sentAt) ||
  NO_EXCEPTIONS.test(text) ||
  TURNS_TO.test(text) ||
  UNTIL_THEN.test(text) ||
  ONLY_ONCE.test(text) ||
  AS_FOLLOWS.test(text) ||
  GAVE_NOTICE.test(text);
/** "Going forward, invoices need two signatures": a rule, and decided. */
const FROM_NOW = "^(?:going forward|from now on|with immediate effect)";
/** That, and "we have to cancel the workshop": decided, whatever the models say. */
const ANNOUNCES = new RegExp(
  `${FROM_NOW},? \\p{L}|\\b(?:I|we) (?:will |shall )?(?:have|had) to (?:cancel|call off|postpone|scrap|abandon) (?:the|our|this|that)\\b`,
  "iu",
);
const ANNOUNCED = 0.93;
/** Said of every week or of nobody's: habits and rules. */
const GENERAL = new RegExp(
  `${FROM_NOW}\\b|\\b(?:as (?:always|usual|ever|normal)|(?:as|like) (?:every|each|last) (?:year|month|week|time))\\b|^(?:every|each|whoever|usually|normally|always|generally|as a rule|in general|on (?:mon|tues|wednes|thurs|fri|satur|sun)days)\\b`,
  "i",
);

/**
 * The acts of a sentence after the fitted models have had their say: what the rules found and the models think unlikely goes,
 * what the models are sure of and no rule saw is added. Rules know grammar, the models the many ways of saying it.
 */
export function judgeActs(scene: Scene, ruled: readonly Act[], said: ActOdds): Act[] {
  const text = scene.plain;
  const odds = ASKS_YOU.test(text) ? { ...said, task: said.task + MORE_ASKED } : said;
  const words = text.split(/\s+/).length;
  const isOfHabit = tellsHabit(scene);
  const isGeneral =
    isOfHabit ||
    (GENERAL.test(text) &&
      !(
        /^whoever\b/i.test(text) &&
        ruled.some(({ kind, certainty }) => kind === "request" && certainty >= 0.9)
      ));
  // "Idris Bell | Crane driver": cells of a row, and no sentence.
  const asksForNothing = asksNothing(text) || / \| /.test(text) || OFFERS_DAY.test(text);
  const isOverwhelming =
    odds.eager > 0 &&
    odds.task >= OVERWHELMING &&
    !asksForNothing &&
    !isOfHabit &&
    !/:\s*$/.test(text) &&
    !scene.clauses.every(isTheirWish);
  const kept = ruled
    .filter(
      (act) =>
        !(
          isTask(act) &&
          (asksForNothing ||
            onlyGreets(act) ||
            NO_WORK.test(act.line) ||
            (act.kind === "commitment" && WOULD_BUT.test(text)) ||
            THINKS.test(act.line) ||
            (odds.task < CLOSES.task - odds.eager &&
              act.certainty < (act.kind === "assignment" ? SAID : OUT_OF_REACH) &&
              !(act.kind === "request" && ASKS_PLAINLY.test(text))) ||
            (isGeneral && odds.task < OPENS.task && act.certainty < OUT_OF_REACH))
        ) &&
        !(
          act.kind === "obstacle" &&
          act.certainty < PLAINLY_SAID &&
          !REFUSED.test(text) &&
          odds.obstacle < (isConditional(text) ? OPENS.obstacle : CLOSES.obstacle - WIDER * odds.eager)
        ) &&
        !(
          act.kind === "decision" &&
          (act.certainty < PLAINLY_SAID
            ? odds.decision < CLOSES.decision || decidesNothing(text, scene.statement.sentAt)
            : REMAINS.test(text) && !SAYS_DECIDED.test(text))
        ),
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
  const isDone = ruled.some((act) => act.kind === "done" && act.certainty >= 0.8) && !WENT_WRONG.test(text);
  /** What the sentence is already said to do makes a second reading of it less likely. */
  const second = (isOther: boolean) => (isOther ? MORE + 1.5 * odds.eager : 0);
  const candidates: [odds: number, act: () => Act | null][] = [];
  const isDecided = kept.some((act) => act.kind === "decision" && act.certainty >= 0.85);
  const isPlain = odds.eager > 0 && !asksForNothing && !isGeneral && !isHedged(text) && !isConditional(text);
  const tellsTrouble =
    kept.some(({ kind, certainty }) => kind === "obstacle" && certainty >= 0.85) && !ASKS_SOMEBODY.test(text);
  /** "The supplier told us that the drives won't leave before October": in the way, and hardly a task besides. */
  const isTrouble = tellsTrouble && odds.obstacle - odds.task > 2;
  /** "We still can't get into the portal": the sentence is what is in the way, and asks nobody. */
  const isOnlyTrouble = tellsTrouble && !ASKS_ON.test(text);
  const isSurely = (question: keyof typeof OPENS) => isPlain && odds[question] >= SURELY[question];
  /** "Your invoice has been paid, should be on your account tomorrow" */
  const isNews = isDone && odds.task < NEWS && !ASKS_ON.test(text);
  if (
    !hasTask &&
    !isTrouble &&
    !isNews &&
    !HELD_FOR_YOU.test(text) &&
    !WOULD_BUT.test(text) &&
    (isSurely("task") ||
      isOverwhelming ||
      (!asksForNothing &&
        !isDecided &&
        !isGeneral &&
        !(isConditional(text) && !ASKS_SOMEBODY.test(text)) &&
        !(isOver && lead(odds, "task") < MORE)))
  )
    candidates.push([
      lead(odds, "task") - second(has("obstacle") || has("decision")),
      () => {
        const act =
          taskOf(scene, odds) ??
          (isSurely("task") ? sentenceTask(scene, odds) : null) ??
          (odds.task >= ANSWERED ? askedQuestion(scene) : null) ??
          (isOverwhelming ? wholeTask(scene, odds) : null);
        return act && isOnlyTrouble && saysAll(act) ? null : act;
      },
    ]);
  // "It'll be induction only, the client knows and is ok with that": it was settled.
  const isSettled = has("decision") && isOutOfTheWay(text);
  if (
    !has("obstacle") &&
    !kept.some(({ kind, certainty }) => kind === "decision" && certainty >= PLAINLY_SAID) &&
    !isSettled &&
    !WHERE_IT_IS.test(text) &&
    !FOUND_NOTHING.test(text) &&
    (isSurely("obstacle") || (!isOver && !isConditional(text) && !isOutOfTheWay(text)))
  )
    candidates.push([
      lead(odds, "obstacle") -
        second(hasTask || has("decision")) -
        (has("decision") ? 2 * MORE : 0) -
        (isDone ? DONE : 0) +
        (RAN_OUT.test(text) ? RUNS_DRY : 0),
      () => {
        const act = statementAct(scene, "obstacle", likely(odds.obstacle + odds.eager / 3, odds));
        return RAN_OUT.test(text) ? { ...act, certainty: PLAINLY_SAID } : act;
      },
    ]);
  /** "Ilka's agreed to do the stocktake", "Timo will do it instead": one person's task, and nothing besides. */
  const isTaken =
    hasTask &&
    (isPledge(scene) ||
      (odds.decision < SURELY_DECIDED &&
        !/\bgo(?:es)? ahead\b/i.test(text) &&
        kept.some(({ kind, certainty }) => kind === "assignment" && certainty >= PLAINLY_GIVEN)));
  const mayDecide =
    !asksForNothing &&
    !decidesNothing(text, scene.statement.sentAt) &&
    !ruled.some((act) => act.kind === "cancel") &&
    !isTaken &&
    // "Room as last time but NOT the Inn": asked.
    !kept.some((act) => act.kind === "request" && act.certainty >= OUT_OF_REACH && saysAll(act)) &&
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
    !(
      JUST_DONE.test(text) &&
      odds.decision < SURELY_DECIDED &&
      scene.clauses.every((clause) => clause.past || clause.perfect || goesOn(scene, clause))
    ) &&
    !(odds.decision < SURELY_DECIDED && ruled.some((act) => act.kind === "release"));
  const isCalledOff = odds.decision < SURELY_DECIDED && ruled.some(({ kind }) => kind === "cancel");
  if (
    !has("decision") &&
    ((isSurely("decision") &&
      (words >= 5 || odds.decision >= SURELY_DECIDED) &&
      !decidesNothing(text, scene.statement.sentAt) &&
      !isCalledOff &&
      !isTaken) ||
      mayDecide)
  )
    candidates.push([
      lead(odds, "decision") -
        second(hasTask || has("obstacle")) -
        (has("obstacle") ? MORE : 0) -
        (isDone ? MORE / 2 : 0),
      () => statementAct(scene, "decision", likely(odds.decision + odds.eager / 2, odds)),
    ]);
  const opened: Act[] = [];
  if (words > 2 && !/^(?:thanks?|thank you|many thanks|cheers)\b/i.test(text))
    for (const [lead, act] of candidates.sort(([a], [b]) => b - a)) {
      if (lead < (opened.length > 0 ? MORE : 0)) break;
      const made = act();
      if (made && !(isTask(made) && THINKS.test(made.line))) opened.push(made);
    }
  // "We're moving to the new form on Monday": decided, and nobody's task besides.
  const isPlainlyDecided = opened.some(({ kind, certainty }) => kind === "decision" && certainty >= 0.85);
  const standing =
    isPlainlyDecided && !ASKS_ON.test(text) && !ASKS_SOMEBODY.test(text)
      ? kept.filter(({ kind, owner }) => kind !== "duty" || owner !== null)
      : kept;
  const isReported = ruled.some((act) => /^(?:done|cancel|release)$/.test(act.kind));
  if (!isReported && odds.report >= REPORTS && !/\?\s*$/.test(text) && !isHedged(text))
    opened.push({
      ...statementAct(scene, "done", odds.report),
      certainty: odds.report >= REPORTS_SURELY ? 0.7 : 0.45,
    });
  return withoutPartsOfOthers(
    [...standing, ...opened].map((act) => withOwner(askedOfYou(act, scene), scene)),
  );
}

/** "Pavlo fixes it every spring", "Ines always brings the cake": what somebody does anyway. */
function tellsHabit({ clauses, words, plain }: Scene): boolean {
  const [first, ...others] = clauses;
  return (
    first !== undefined &&
    /^(?:name|group|person|they|thing)$/.test(first.subject?.kind ?? "") &&
    first.modal === null &&
    first.through.length === 0 &&
    !(first.progressive || first.past || first.perfect) &&
    HABIT.test(words(first.from, first.to)) &&
    !ASKS_ON.test(plain) &&
    others.every(({ subject, modal }) => modal === null && !/^(?:I|we|you)$/.test(subject?.kind ?? "thing"))
  );
}

/** What somebody's line of a list surely gives them to do, where no rule saw a task in it. */
export const assignedTask = (scene: Scene, odds: ActOdds): Act[] =>
  scene.statement.medium === "mail" &&
  scene.statement.assignee !== null &&
  scene.statement.row === null &&
  odds.eager > 0 &&
  odds.task >= ASSIGNED
    ? [wholeTask(scene, odds)].flatMap((act) => (act ? [{ ...act, kind: "assignment" }] : []))
    : [];

/** "Valet: you're checking that by Monday", under "recap of our call": a task among what was decided. */
export function amongDecisions(scene: Scene, ruled: readonly Act[], odds: ActOdds): readonly Act[] {
  const isTaskRather =
    scene.statement.heading === "decisions" &&
    odds.eager > 0 &&
    odds.task >= OVERWHELMING &&
    odds.decision < 0 &&
    !ruled.some(isTask);
  const task = isTaskRather ? wholeTask(scene, odds) : null;
  return task
    ? [withOwner(askedOfYou(task, scene), scene), ...ruled.filter(({ kind }) => kind !== "decision")]
    : ruled;
}

/** The line is the sentence: no clause of it told what there is to do. */
const saysAll = ({ line, statement: { text } }: Act): boolean => line.length >= text.length * WHOLE;
/** Of a sentence: what calls somebody and the final dot are no part of its line. */
const WHOLE = 0.85;

const NOT_SO = /^(?:do not|don['’]t) /i;
const NOT_SO_SURE = 0.65;

/** "Call for a new cable, don't put tape": how the other is not to be done. */
function isHowNot(act: Act, other: Act): boolean {
  if (!NOT_SO.test(act.line) || act.certainty >= NOT_SO_SURE || NOT_SO.test(other.line)) return false;
  const text = act.statement.text.toLowerCase();
  const at = text.indexOf(other.line.toLowerCase());
  return at >= 0 && text.indexOf(act.line.toLowerCase()) > at;
}

/** "Read it and enter your comments" holds "enter your comments". */
const isPartOf = (act: Act, other: Act): boolean =>
  other.line.length > act.line.length && other.line.toLowerCase().includes(act.line.toLowerCase());

/** Without what is no task beside another one of the same owner. */
function withoutPartsOfOthers(acts: readonly Act[]): Act[] {
  const tasks = acts.filter(isTask);
  const without = (isLess: (act: Act, other: Act) => boolean, among: readonly Act[], of: readonly Act[]) =>
    of.filter(
      (act) => !isTask(act) || !among.some((other) => other.owner === act.owner && isLess(act, other)),
    );
  const told = without(isHowNot, tasks, acts);
  return without(isPartOf, told.filter(isTask), told);
}

/** "If nobody answers we write a letter": nothing is in the way as yet. */
const isConditional = (text: string): boolean =>
  /^(?:if|unless|should|in case|when|whenever|once)\b/i.test(text);

/** Log-odds from which on the encoder thinks it as likely as not. */
const MAYBE = -0.9;

/** What is as likely as not is a matter: the judge of lines, who knows what came of it, decides. */
const likely = (odds: number, { eager }: ActOdds): number =>
  eager > 0 && odds >= MAYBE ? Math.max(0, odds) : odds;

function statementAct(scene: Scene, kind: ActKind, odds: number): Act {
  const { statement } = scene;
  return {
    kind,
    statement,
    line: shorten(
      sentenceCase(
        statement.text
          .replace(/^(?:so|but|and|also|by the way|ok|well|unfortunately|fyi),?\s+/i, "")
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
