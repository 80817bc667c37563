import { type Act, SURE } from "../act";
import { type DueDate, dueDateIn } from "../due-dates";
import { isTalk } from "../matters/talk";
import { lowerFirst } from "../task-wording";
import { lineOf } from "../wording";
import { askedState } from "./asked-state";
import { asksOfUs } from "./asks-of-us";
import { assignmentIn } from "./assignments";
import { askedBehind } from "./can-you";
import { type Clause, isWork } from "./clause";
import { COMMAND_VERBS } from "./command-verbs";
import { commandIn } from "./commands";
import { dutyIn, dutyWithoutSubject } from "./duties";
import { framedTasks } from "./framed-tasks";
import { goingPast } from "./going-past";
import { isLikePast } from "./like-past";
import { nameFor } from "./name-for";
import { needTakenOn } from "./needs-done";
import { needsToKnow } from "./needs-to-know";
import { nobodyHas } from "./nobody-has";
import { openQuestionIn } from "./open-questions";
import { withOtherWay } from "./or-else";
import { passedOn } from "./passed-on";
import { promiseIn, promiseOfSentence, promiseWithoutSubject } from "./promises";
import { relativePromise } from "./relative-promises";
import { requestIn } from "./requests";
import { roundaboutRequest } from "./roundabout-requests";
import { type SaidClause, saidClause } from "./said-clause";
import { isOthersDay, type Scene, withoutAsides } from "./scene";
import { withSecondOrder } from "./second-order";
import { subordinateIn } from "./subordinate-clauses";
import { TO_DO, taskWithoutVerb, toDo } from "./tasks-without-a-verb";
import { theyMustBe } from "./they-must-be";
import { isThreatened } from "./told-states";
import { toldTo } from "./told-to";
import { untilYouHave } from "./until-you-have";
import { verblessAsk } from "./verbless-asks";
import { asksWhoLooksAfter } from "./who-looks-after";
import { whoeverHasNot } from "./whoever-has-not";
import { willChase } from "./will-chase";
import { wishIn } from "./wishes";
import { askedOfBoth } from "./you-and";

/**
 * Requests, promises, assignments and duties in the clauses of one sentence, each clause by who it says something of:
 * the reader, the speaker, somebody else, or a thing.
 */
export function tasksIn(scene: Scene): Act[] {
  return WITH_REST.reduce((acts, withMore) => withMore(acts, scene), tasksOf(scene))
    .filter(
      ({ line, kind }) =>
        !BLESSES.test(line) &&
        !(kind === "commitment" && COUNTS.test(line)) &&
        !(kind !== "request" && WAITS.test(line)),
    )
    .flatMap((act) => withGap(act, scene))
    .flatMap((act) => withOwnDays(act, scene))
    .flatMap((act) => (act.certainty >= SURE ? withAnothers(act, scene) : [act]))
    .map((act) => withEveryone(withWhoIsCalled(act, scene), scene));
}

/** What of a sentence belongs to its tasks, where their own words stop before it. */
const WITH_REST: readonly ((acts: Act[], scene: Scene) => Act[])[] = [
  withBothToOne,
  withOtherWay,
  withSecondOrder,
  askedBehind,
];

/** "Everyone has to tell me by Sunday what they can't do": whom it is asked of stands in the line. */
const withEveryone = (act: Act, { plain }: Scene): Act =>
  act.owner === null && act.kind === "assignment" && OF_EVERYONE.test(plain) && !/^every/i.test(act.line)
    ? { ...act, line: `Everyone: ${lowerFirst(act.line)}` }
    : act;
const OF_EVERYONE = /\bevery(?:one|body) (?:has to|needs to|must|should|is to)\b/i;

/** "I make it 220": counted. */
const COUNTS = /^make (?:it|that|them) (?:about |around )?\d/i;

const TO_ONE =
  /^(.{10,200}?),? (?:and )?(?:please )?(?:both|all|everything|each|all of (?:it|them|that)|the lot|both of them)(?: of (?:it|them))?(?: please)?(?: back)? to (me|us|\p{Lu}\p{L}+)(?: please)? ((?:by|before|on|until|no later than) .{3,40}?)(?:,? please)?[.! ]*$/iu;
/** "Amira has the figures": hers to send. */
const HAS_THING =
  /(?:^|, |and )(\p{Lu}\p{L}+) has ((?:the|all the|our) (?!lead\b)[\p{L}\d -]{3,40}?)(?=,| and )/gu;

/** "Amira has the figures, Leo writes the text, both to me by Friday": each has a part, by then. */
function withBothToOne(acts: Act[], scene: Scene): Act[] {
  const [, front, whom, by] = TO_ONE.exec(scene.plain) ?? [];
  const when = by ? dueDateIn(by, scene.statement.sentAt, scene.clock) : null;
  if (!front || !whom || !when) return acts;
  const { speaker } = scene.statement;
  const to = /^(?:me|us)$/i.test(whom) ? (speaker === null ? null : nameFor(speaker)) : whom;
  const sent = [...front.matchAll(HAS_THING)].flatMap(([, who = "", thing = ""]) =>
    to !== null && scene.people.isCalled(who)
      ? (scene.made("assignment", scene.people.resolve(who), 0.85, `get ${to} ${thing}`) ?? [])
      : [],
  );
  return [
    ...sent.map((act) => ({ ...act, when })),
    ...acts
      .map((act) => ({ ...act, when, line: act.line.replace(TAIL, "") }))
      .filter(({ line }) => line.includes(" ")),
  ];
}
const TAIL =
  /,? (?:and )?(?:please )?(?:both|all|everything|each|the lot)(?: of (?:it|them|that))?(?: please)?(?: back)? to \p{L}+.*$/iu;

/** "Joe still waiting on the photos" */
const WAITS = /^wait (?:on|for)\b/i;
/** "Ute offered to do the flowers, bless her" */
const BLESSES = /^(?:bless|thank|damn|curse) (?:him|her|them|you|it|(?:his|her|their) (?:hearts?|socks))$/i;

/** "The form has to be at the office by Friday, Ines": whoever is called has it, unless it names another who does it. */
const withWhoIsCalled = (act: Act, scene: Scene): Act =>
  act.kind === "duty" &&
  act.owner === null &&
  act.certainty >= SURE &&
  scene.called &&
  scene.clauses.length === 1 &&
  CALLS_LAST.test(scene.plain) &&
  !DONE_BY.test(scene.plain)
    ? { ...act, owner: scene.reader }
    : act;
const CALLS_LAST = /, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[.!\s]*$/u;
const DONE_BY = /\bby (?:the|our|my|their|an?) (?!\d|end\b|time\b|day\b|week\b)\p{Ll}/u;

const LIMIT = "(?:by|before|until|no later than|on|for) [^,;]{3,25}?";
/** "The text by Friday and the photographs by Monday" */
const EACH_BY = new RegExp(
  `^(.{6,100}?) (${LIMIT})(?:,? and|,|;) (?![^,;]{0,30}\\b(?:opens?|starts?|begins?|arrives?|comes?|closes?|leaves?|is|are) )((?:the|an?|your|our|my|his|her|final|all|both|\\p{Ll}+s)\\b[^,;]{0,60}?) (${LIMIT})$`,
  "iu",
);

/** "Send me the text by Friday and the photographs by Monday": one verb, two things, each with its day. */
function withOwnDays(act: Act, scene: Scene): Act[] {
  const [, first, firstDay, thing, secondDay] = EACH_BY.exec(act.line) ?? [];
  if (!first || !firstDay || !thing || !secondDay) return [act];
  const dueIn = (words: string) => dueDateIn(words, scene.statement.sentAt, scene.clock);
  const [one, other] = [dueIn(firstDay), dueIn(secondDay)];
  const verb = /^\p{L}+/u.exec(first)?.[0].toLowerCase() ?? "";
  const isCommand = COMMAND_VERBS.has(verb);
  if (
    !one?.day ||
    !other?.day ||
    one.day === other.day ||
    !(isCommand || /^(?:the|all|your|our|my|both|an?)$/.test(verb))
  )
    return [act];
  // "Send Nora the text": whom, again.
  const whom = isCommand
    ? /^\p{L}+(?: (?:\p{Lu}\p{L}+|us|them|him|her)(?= (?:the|an?|your|our|my|his|her|all|both) ))?/u.exec(
        first,
      )?.[0]
    : "";
  const line = `${whom ? `${whom} ` : ""}${thing}`;
  return [
    { ...act, line: first, when: one },
    { ...act, line: line.charAt(0).toUpperCase() + line.slice(1), when: other },
  ];
}

/** "Bo to draft the letter, Kim to approve it", "send me the figures, and Kim talk to the venue": each has a part. */
const ANOTHERS =
  /^(.{6,120}?)(?:,? and|,|;) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:(to|will) )?(?!be\b)(\p{Ll}.{2,120})$/u;

/** The act without what the same line gives to somebody else, and that as one of its own. */
function withAnothers(act: Act, scene: Scene): Act[] {
  const [, first, who, helper, what] = ANOTHERS.exec(act.line) ?? [];
  const name = who?.split(" ")[0] ?? "";
  if (!first || !who || !what || !scene.people.isCalled(name)) return [act];
  // "... and Simon talk to the venue": told without a helper.
  if (!helper && !(scene.people.isKnown(name) && COMMAND_VERBS.has(/^\p{Ll}+/u.exec(what)?.[0] ?? "")))
    return [act];
  const other = scene.made("assignment", scene.people.resolve(who), act.certainty, what);
  const thing = /^\p{L}+ ((?:the|an?|our|your|their|both|all) .+)$/u.exec(first)?.[1];
  const line =
    other && /^\p{L}+ (?:it|them|that)$/u.test(other.line) && thing
      ? `${other.line} (${thing})`
      : other?.line;
  return [{ ...act, line: first }, ...(other && line ? withAnothers({ ...other, line }, scene) : [])];
}

const GAP =
  /^(.{6,90}?)(?:,? and|,|;) (you|I|\p{Lu}[\p{L}-]+) (?:for )?((?:the|an?|your|our|my|both|all)\s[^,;]{3,70})$/u;

const OPENS_THING = /^(?:the|an?|your|our|my|both|all)$/i;
/** "Send Tom", of "send Tom and Karen the sheet" */
const TO_SOMEBODY = /^\p{L}+ \p{Lu}[\p{L}'’-]+$/u;

/** "Ben will do the figures, Kim the slides": one verb, two people's tasks. */
function withGap(act: Act, { reader, people, statement }: Scene): Act[] {
  const [, first, who, thing] =
    act.certainty >= SURE && act.kind !== "duty" ? (GAP.exec(act.line) ?? []) : [];
  const verb = first?.split(" ")[0];
  if (!first || !who || !thing || !verb || !(/^(?:you|I)$/.test(who) || people.isCalled(who))) return [act];
  if (TO_SOMEBODY.test(first)) return [act];
  const owner = who === "you" ? reader : who === "I" ? statement.speaker : people.resolve(who);
  const kind = who === "you" ? "request" : who === "I" ? "commitment" : "assignment";
  return [
    { ...act, line: first },
    {
      ...act,
      kind,
      owner,
      // "The figures, and Amir for the photographs": no verb to share.
      line: `${OPENS_THING.test(verb) ? "" : `${verb} `}${thing.replace(/,? (?:please|pls)$/i, "")}`.replace(
        /^\p{Ll}/u,
        (first) => first.toUpperCase(),
      ),
    },
  ];
}

const MINE_ARE = /^(?:and |then )?mine (?:is|are) (the [^,;:.?!]{3,50})[.! ]*$/i;

/** "Mine are the lids", in a talk. */
function mineIn({ statement, plain, made }: Scene): Act | null {
  const mine = isTalk(statement) ? MINE_ARE.exec(plain)?.[1] : undefined;
  return mine ? made("commitment", statement.speaker, 0.9, mine) : null;
}

/** Readers of sentences that say one thing in a shape of their own; the first that finds one has it. */
const OF_ONE_THING: readonly ((scene: Scene) => Act | null)[] = [
  passedOn,
  promiseOfSentence,
  mineIn,
  whoeverHasNot,
  needsToKnow,
  verblessAsk,
  askedState,
  askedOfBoth,
  toldTo,
  untilYouHave,
  needTakenOn,
  nobodyHas,
  goingPast,
  asksWhoLooksAfter,
  theyMustBe,
  willChase,
  asksOfUs,
];

function tasksOf(scene: Scene): Act[] {
  for (const read of OF_ONE_THING) {
    const act = read(scene);
    if (act) return [act];
  }
  const framed = framedTasks(scene);
  if (framed) {
    // "Ana moves the fence tonight, and I've said I'd pay it": what stands before and behind may be a task, too.
    const beside = (isThere: (from: number) => boolean) =>
      scene.clauses
        .flatMap((clause, index) =>
          isThere(scene.tokens[clause.verbAt]?.from ?? framed.from)
            ? (taskIn(scene, clause, index) ?? [])
            : [],
        )
        .filter(({ certainty }) => certainty >= SURE);
    return [...beside((from) => from < framed.from), ...framed.acts, ...beside((from) => from >= framed.to)];
  }
  // "Bo to get the accounts and redo the schedule": both are Bo's.
  const begun = scene.people.isCalled(
    TO_DO.exec(scene.statement.text)?.[2]?.split(" ")[0] ??
      /\((\p{Lu}\p{L}+)[^()]*\) to \p{Ll}/u.exec(scene.plain)?.[1] ??
      "",
  )
    ? toDo(scene)
    : null;
  if (begun) return withAnothers(begun, scene);
  // "Finance waits for the number, Sofia to find out today"
  const [, who, what] = LATER_TO_DO.exec(scene.statement.text) ?? [];
  if (who && what && scene.people.isCalled(who) && isWorkWord(what)) {
    const later = scene.made("assignment", scene.people.resolve(who), 0.9, what);
    const [first] = scene.clauses;
    const thing = first
      ? scene
          .words(first.group.to, first.to)
          .replace(/^\s*(?:for|on) /, "")
          .replace(/,.*$/s, "")
          .trim()
      : "";
    if (later && NAMES_NOTHING.test(later.line) && /^(?:the|an?|our|your|his|her|their) /i.test(thing))
      return [{ ...later, line: `${later.line} (${thing.replace(/[\s,]+$/, "")})` }];
    if (later) return [later];
  }
  const acts = oneErrand(
    scene,
    scene.clauses.map((clause, index) => taskIn(scene, clause, index)),
  );
  const topic = PROMISED_TOPIC.exec(scene.plain)?.[1];
  if (topic !== undefined) {
    const promised = acts.findIndex((act) => act.kind === "commitment" && act.certainty >= SURE);
    const own = acts[promised];
    // "Cover for Kim: I'll take the first hour myself": one task, and its topic.
    if (own) acts.splice(0, acts.length, { ...own, line: `${topic}: ${lowerFirst(own.line)}` });
  }
  const [only, other] = acts.filter((act) => act.certainty >= SURE);
  // "Ring them asap, ideally before they close tonight"
  const isHurried = only?.when?.day === null && HURRY.test(only.when.words);
  if (
    only &&
    !other &&
    !PROHIBITS.test(only.line) &&
    (only.when === null || isHurried) &&
    !scene.clauses.some((clause, index) => isConsequence(scene, clause, index)) &&
    !(TELLS_ON.test(only.line) && GRANTS.test(scene.plain))
  ) {
    const when =
      dueDateIn(withoutAsides(scene.statement.text), scene.statement.sentAt, scene.clock) ??
      dayOfEvent(scene);
    if (when && (!isHurried || when.day !== null) && !isOthersDay(scene, when.words)) {
      only.when = when;
      only.line = lineOf(only.line, { speaker: null, owner: only.owner, when });
    }
  }
  // "I'm taking the copy home over the weekend and will have it finished by Monday morning"
  const finished = only && !other ? FINISHED_BY.exec(scene.plain)?.[0] : undefined;
  const end = finished ? dueDateIn(finished, scene.statement.sentAt, scene.clock) : null;
  if (only?.when?.day && end?.day && !only.when.deadline && end.day > only.when.day) only.when = end;
  if (acts.length === 0) {
    const noun = taskWithoutVerb(scene);
    if (noun) acts.push(noun);
  }
  const roundabout = acts.some(({ kind, certainty }) => kind === "request" && certainty >= SURE)
    ? null
    : roundaboutRequest(scene);
  if (roundabout) acts.push(roundabout);
  const promised = relativePromise(scene, acts);
  if (promised) acts.push(promised);
  return acts;
}

const FINISHED_BY =
  /(?:,| and| so(?: that)?) (?:(?:I|we|they|you|he|she)(?:['’]ll| will| can)? |will )?(?:have|get) (?:it|them|that) (?:(?:all )?(?:finished|done|ready|back|complete) |over )?(?:by|on|before|first thing)\b.*$/iu;
/** "Don't fit it till Wednesday": until when is no day to do it by. */
const PROHIBITS = /^(?:don['’]t|do not|never) /i;
const HURRY = /\b(?:asap|soon|immediately|urgently|(?:right|straight) away)\b/i;
/** "Monday is fine, I'll tell her": the day is of what was asked before. */
const GRANTS =
  /^(?:(?:ok(?:ay)?|yes|sure|great|perfect),? )?(?:by |on )?[^,.;]{3,30} (?:is|works|suits|would be|will be)\b[^,.;]{0,20}[,;] (?:and )?I(?:['’]ll| will) /iu;
const TELLS_ON = /^(?:tell|let|inform|pass|confirm|note|put|write|update)\b/i;

const LATER_TO_DO =
  /^[^,;]{8,100}(?:[,;]|\s[–—-])\s(?:so |and )?(\p{Lu}[\p{L}'’-]+) to (\p{Ll}[^,;?]{3,120})$/u;
const isWorkWord = (said: string): boolean => {
  const verb = /^\p{Ll}+/u.exec(said)?.[0] ?? "";
  return COMMAND_VERBS.has(verb) || isWork({ verb });
};

/** "Cover for Kim on Monday: I'll take the first hour myself" */
const PROMISED_TOPIC =
  /^((?!(?:please|pls|ps|nb|note|fyi|me|ok|yes|no|update|today|tomorrow|next|also|and)\b)[^:.!?,]{4,40}): (?:I|we)(?:'ll| will) [^:]+$/iu;

/** "I need this right for the board pack, which leaves on Tuesday": by then. */
function dayOfEvent({ statement: { text, sentAt }, clock }: Scene): DueDate | null {
  const day =
    /\b(?:for|before|by|at) (?:the|our|your|my|their) [^,.;]{2,50}, which (?:is|leaves|goes|starts|begins|opens|closes|meets|happens|takes place|comes)\b([^.;]{3,60})/i.exec(
      text,
    )?.[1];
  return day === undefined ? null : dueDateIn(`by ${day}`, sentAt, clock);
}

const CONTACTS = /^(?:ring|call|phone|e-?mail|text|contact|write to|speak to|talk to)\b/i;
const GETS = /^(?:get|find out|see (?:whether|if|what|when|how)|ask|arrange|clarify)\b/i;
/** "Ask around and tell me": what is asked stands in neither half alone. */
const NAMES_NOTHING = /^\p{L}+(?: (?:around|round|again|back|up|out))?$/u;
/** "... and get back to both of you by Monday", "... and report back": when the answer comes, and no task of its own. */
const ANSWERS =
  /^(?:get|come|report|revert|write|ring|call) back(?: (?:to|with) (?!(?:the|an?|our|their) \p{Ll}).{2,30})?$/iu;
/** "... and copy me in", "keep me posted": a courtesy beside the task. */
const KEEPS_INFORMED =
  /^(?:please )?(?:(?:copy|cc|loop|include) \p{L}+(?: in| on (?:it|this|that))?|cc \p{L}+|keep \p{L}+ (?:posted|informed|updated|in the loop|up to date))$/iu;
const MAKES_SURE =
  /^(?:please )?(?:make sure|see (?:to it )?that) (?:he|she|they|it|that|this) (?:does|do|is|are|happens|gets done|works)[.! ]*$/iu;
const DOES_THAT = /^do (?:it|that|this|so|them|both)\b(?! (?:for|with|by the))/i;
/** What is said of it is only when. */
const IT_BY =
  /^(?:it|them|that|this) (?:all )?(?:by|before|until|on|at|in|within|tomorrow|today|next|this)\b/i;
const IS_DUE = / (?:is|are|falls?) (?:also |now )?due(?: (?:in|back))?$/i;
const DOES_WITH_IT =
  /^(\p{L}+(?: (?:in|off|out|up|over|back|through))?) (?:it|them|that)(?= \p{Ll}|$)(?: (?:in|off|out|up|over|back|through))?$/iu;
const FOLLOWS = /^(?:it|they)(?:['’]ll| will) (?:follow|come|be with you)$/i;
const DRAFT_BY = /^(?:(?:first|rough|final) )?(?:draft|version|copy) (?:by|before|until|on)\b/i;
const GOES_ON = /^\p{L}+(?: \p{L}+)? (?:it|them|him|her)(?= |$)/iu;

/** "Have a look at the draft and tell me what you think" */
const LOOKS =
  /^(?:(?:have|take) an? (?:\p{Ll}+ )?(?:look|read|listen|glance|peek)(?: (?:at|over|through|into|of|to))?|(?:look|read|go|check|listen) (?:at|over|through|into|to))(?= (?!and\b)\p{L})/iu;
const tellsWriter = ({ line }: Act, { statement: { speaker } }: Scene): boolean => {
  const whom = /^(?:tell|let) (\p{L}+)\b/iu.exec(line)?.[1];
  return whom === "me" || whom === "us" || (speaker !== null && whom === nameFor(speaker));
};

/** "Ring them and get the rest", "fetch the heaters and drop them round by Thursday": one task, by the later day. */
function oneErrand(scene: Scene, acts: readonly (Act | null)[]): Act[] {
  const out: Act[] = [];
  let joins = false;
  for (const [index, act] of acts.entries()) {
    const last = out.at(-1);
    const clause = scene.clauses[index];
    const joint = joins && clause !== undefined ? scene.tokens[clause.from - 1]?.lower : undefined;
    const isNext = joint === "and";
    // "Explain the difference or revise the offer": one of the two.
    const isEither = joint === "or" && scene.tokens[(clause?.from ?? 0) - 2]?.lower !== ",";
    if (act && last && isEither && last.kind === act.kind && last.owner === act.owner) {
      last.line = `${last.line.replace(/\s+or$/i, "")} or ${lowerFirst(act.line)}`;
      last.when ??= act.when;
      continue;
    }
    if (
      act &&
      last &&
      isNext &&
      last.kind === act.kind &&
      last.owner === act.owner &&
      (last.when === null || act.when === null) &&
      ((CONTACTS.test(last.line) && GETS.test(act.line)) ||
        GOES_ON.test(act.line) ||
        ANSWERS.test(act.line) ||
        (LOOKS.test(last.line) && tellsWriter(act, scene)) ||
        NAMES_NOTHING.test(last.line))
    ) {
      last.line = `${last.line.replace(/\s+and$/i, "")} and ${lowerFirst(act.line)}`;
      last.when = act.when ?? last.when;
      last.certainty = Math.max(last.certainty, act.certainty);
    } else if (act && last && isNext && last.owner === act.owner && KEEPS_INFORMED.test(act.line)) {
      last.when ??= act.when;
    } else if (act && last && last.owner === act.owner && FOLLOWS.test(act.line)) {
      // "I was to send you the photos, they'll follow tonight"
      last.when ??= act.when;
    } else if (act && last && act.when && DRAFT_BY.test(act.line)) {
      // "Priya is putting the grid together, draft by Friday please"
      last.when ??= act.when;
    } else if (act && last && act.when && last.owner === act.owner && IT_BY.test(act.line)) {
      // "I owe you the rota, you'll have it by Friday"
      last.when ??= act.when;
    } else if (act && last && IS_DUE.test(last.line) && DOES_WITH_IT.test(act.line) && act.owner !== null) {
      // "The return is due on the 27th, I'm filing it"
      const thing = lowerFirst(last.line.replace(IS_DUE, ""));
      out.splice(-1, 1, {
        ...act,
        line: act.line.replace(DOES_WITH_IT, `$1 ${thing}`),
        when: act.when ?? last.when,
      });
    } else if (act && last && MAKES_SURE.test(act.line)) {
      // "He needs to do the refresher, Ravi pls make sure he does"
      last.kind = act.kind;
      last.owner = act.owner ?? last.owner;
      last.when ??= act.when;
    } else if (act && last && (last.owner === act.owner || last.owner === null) && DOES_THAT.test(act.line)) {
      // "I still have to book the course, will do that this week", "The report goes out on Monday, I'm doing it"
      if (last.when === null || (act.when?.day && last.when.day && act.when.day < last.when.day))
        last.when = act.when;
      if (last.owner === null) last.kind = act.kind;
      last.owner ??= act.owner;
    } else if (act) {
      // "Schedule the meetings and upload the forms by Friday": both by then.
      if (last && isNext && last.kind === act.kind && last.owner === act.owner && last.when === null)
        last.when = act.when;
      out.push(act);
    }
    // "I'll check with them whether we can do that, and get back to you": what is checked stands in between.
    joins =
      act !== null ||
      (joins && /^(?:whether|if|that|what|when|how|who|where|which)$/.test(clause?.marker ?? ""));
  }
  return out;
}

/** "In that case Joan would have to order it": nobody has to as yet, unless somebody said so. */
const isSupposed = ({ scene, clause, before }: SaidClause): boolean =>
  !/^some(?:one|body)\b/i.test(clause.subject?.text ?? "") &&
  /\bwould (?:\p{L}+ )?have to\b/iu.test(scene.words(clause.group.from, clause.group.to)) &&
  !/\b(?:said|says|told|wrote)\b/i.test(before);

/** "I'd imagine they'll ask about it again": what somebody thinks others do. */
const isGuessed = ({ clauses }: Scene, { subject, marker }: Clause, index: number): boolean => {
  const before = clauses[index - 1];
  return (
    before?.subject?.kind === "I" &&
    /^(?:imagine|bet|guess|suppose|reckon|fear|doubt|suspect)$/.test(before.verb) &&
    (marker === null || marker === "that") &&
    /^(?:they|person|group|name)$/.test(subject?.kind ?? "")
  );
};

/** "If it's the other one, tell me and we'll move the date": what would come of it. */
const isConsequence = (
  { clauses, tokens }: Scene,
  { subject, modal, from }: Clause,
  index: number,
): boolean =>
  subject?.kind === "we" &&
  modal === "will" &&
  tokens[from - 1]?.lower === "and" &&
  clauses[index - 1]?.imperative === true &&
  clauses.slice(0, index).some(({ marker }) => marker === "if");

function taskIn(scene: Scene, clause: Clause, index: number): Act | null {
  if (isConsequence(scene, clause, index)) return null;
  const said = saidClause(scene, clause, index);
  // "Ask whether we may start or have to wait": asked.
  if (
    scene.tokens[clause.from - 1]?.lower === "or" &&
    scene.clauses.slice(0, index).some(({ marker }) => /^(?:whether|if)$/.test(marker ?? ""))
  )
    return null;
  // "She likes you better than me": no verb at all.
  if (isSupposed(said) || isLikePast(clause, said.own) || clause.verb === "better") return null;
  if (isThreatened(scene, clause) || isGuessed(scene, clause, index)) return null;
  const open = openQuestionIn(said);
  if (open) return open;
  const subordinate = subordinateIn(said);
  if (subordinate !== undefined) return subordinate;
  // "To price the cover I need the list": what for.
  if (
    clause.imperative &&
    scene.tokens[clause.group.from - 1]?.lower === "to" &&
    /^(?:I|we)$/.test(scene.clauses[index + 1]?.subject?.kind ?? "")
  )
    return null;
  // "Need everyone's sizes by Sunday": whoever writes it does.
  if (clause.imperative && /^(?:need|want)$/.test(clause.verb)) return wishIn(said) ?? null;
  if (clause.imperative) return commandIn(said);
  switch (clause.subject?.kind) {
    case undefined:
      // "Have asked Pia to do that"
      if (clause.from === 0 && clause.perfect && /^(?:ask|tell)$/.test(clause.verb))
        return wishIn(said) ?? null;
      return dutyWithoutSubject(said) ?? promiseWithoutSubject(said);
    case "you":
      return requestIn(said);
    case "I":
    case "we": {
      const wish = wishIn(said);
      return wish === undefined ? promiseIn(said) : wish;
    }
    case "name":
    case "group":
    case "person":
    case "they":
      return assignmentIn(said);
    default:
      return dutyIn(said);
  }
}
