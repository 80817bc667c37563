import { atOnce, Pace, type Slices } from "../slices";
import { type Act, type ActKind, isTask, SURE } from "./act";
import { answeredWho } from "./answered-who";
import { calendarActs, forMeeting } from "./calendar-acts";
import type { Clock } from "./due-dates";
import { withAbout } from "./english/about";
import { agreedProposal } from "./english/agreed-proposals";
import { type Announcement, announcesDecisions, stillAnnounced } from "./english/announced-decisions";
import { answeredChoice } from "./english/answered-choice";
import { bareRequest } from "./english/bare-requests";
import { askedAlone } from "./english/can-you";
import { coversFor } from "./english/covers-for";
import {
  datesBefore,
  datesList,
  SETS_DEADLINE,
  withDayElsewhere,
  withOnlyDay,
} from "./english/days-elsewhere";
import { decidedInReply } from "./english/decided-in-reply";
import { INTRODUCES, INTRODUCES_ONE } from "./english/decisions";
import { leavesOutWhat } from "./english/duties";
import { withImpactAndSolution } from "./english/impact-and-solution";
import { amongDecisions, assignedTask, judgeActs } from "./english/judge-acts";
import { withLikelyOwner } from "./english/likely-owner";
import { likelyReferents, type ReferentModel } from "./english/likely-referent";
import { namesAgain } from "./english/named-again";
import { withNamed } from "./english/named-in-line";
import { givesBefore } from "./english/owners-elsewhere";
import { type Topic, topicOf, turnsAside, withTopic } from "./english/paragraph-topics";
import { permitted } from "./english/permitted";
import { pickedOption } from "./english/picked-option";
import {
  type ToldOf,
  toldOf,
  withOwnerTold,
  withSomebody,
  withSubjectBefore,
  withWhatToKnow,
} from "./english/pointing-tasks";
import { readClauses } from "./english/read-clauses";
import { readEnglishActs } from "./english/read-english-acts";
import { listedBefore, withReferent } from "./english/referents";
import { withWhatRunsOut } from "./english/runs-out";
import { type Scene, sceneOf } from "./english/scene";
import { decidedBefore, POINTS_BACK, plea, standsAlone, withWhoIsMeant } from "./english/sentence-before";
import { tag } from "./english/tag";
import { saysWhose, withWhoseItIs } from "./english/that-is-you";
import { verdictOn } from "./english/verdicts";
import { withWhatIsTold } from "./english/what-is-told";
import { namesWhoIsLeft } from "./english/whoever-has-not";
import { asksForNeed, withWhy } from "./english/why-turned-to";
import { takesUpWish } from "./english/wish-taken-up";
import { withoutCall } from "./english/without-call";
import { withWriterBelow, writersBelow } from "./english/writer-below";
import { bearOut } from "./handed-tasks";
import { keepActs } from "./keep-acts";
import { agreedBefore } from "./languages/agreed-before";
import { calledIn } from "./languages/grammar/called";
import { judgeForeignActs } from "./languages/judge-foreign-acts";
import type { Language } from "./languages/language";
import { hastyPacks, packOf } from "./languages/packs";
import { begunBefore, pointedOut } from "./languages/pointed-out";
import { readForeignActs } from "./languages/read-foreign-acts";
import { forgetsWish, isReasonOfBefore, takesFromBefore } from "./languages/taken-from-before";
import { hasAccents } from "./languages/without-accents";
import { settleLineOwners } from "./line-owners";
import { actFeatures } from "./models/act-features";
import { type ActModels, type ActOdds, actOdds } from "./models/act-model";
import { foreignFeatures } from "./models/foreign-features";
import { requestChance } from "./models/request-model";
import { confirmsDecision, repeatsDecision } from "./one-decision";
import { carriesOn } from "./one-trouble";
import { calledBy, type People } from "./people";
import { isOffer } from "./program-offers";
import { recentTexts } from "./recent-texts";
import { rowTask } from "./row-task";
import type { Statement } from "./statement";
import { straight } from "./straight";
import { takeBack, type WrittenMail } from "./taken-back";
import { threadOf } from "./threads";
import { isTicketEvent } from "./tickets/ticket-of";
import { contentStems } from "./tokens";

/** From this certainty on an act may make a line, if somebody takes it. */
const POSSIBLE = 0.4;
/** From this certainty on a sentence says itself what was decided, else what it answers does. */
const PLAIN = 0.85;
const LONGEST = 700;
/** Characters of statements between two pauses: this is the dearest step. One that the encoder read is a slice by itself. */
const SLICE = 350;
/** English sentences with a pause after each stage of their reading: what each stage needs is made ready by its first ones. */
/** How certain at most is a task that only whom a sentence names makes one. */
const TOLD = 0.6;
const FIRST = 3;
/** Sentences held at a time, of some kilobytes each. */
const MOST_HELD = 500;

/** A sentence on its own: what a heading, a label or a column says of it is not for the models to judge. */
const isPlain = (statement: Statement): boolean =>
  statement.medium === "mail" &&
  statement.row === null &&
  statement.meeting === null &&
  statement.assignee === null &&
  (statement.heading === null || statement.heading === "other");

/** A whole sentence in a list of tasks is judged like any other: "I could do with one more pair of hands". */
const isSentence = ({ statement, clauses }: Scene): boolean =>
  statement.medium === "mail" &&
  statement.row === null &&
  statement.task === null &&
  statement.meeting === null &&
  statement.assignee === null &&
  statement.heading === "actions" &&
  !statement.wanted &&
  clauses.some(({ subject, marker, imperative }) => subject !== null && marker === null && !imperative);

const isModelled = (language: Language): language is "de" | "fr" | "es" =>
  language === "de" || language === "fr" || language === "es";

/** What statements do, and what the models say of them. */
export interface ReadActs {
  /** Asks, promises, decides, reports; statements without an act are absent. */
  acts: Map<Statement, Act[]>;
  /** Of the statements in a language that models were fitted for. */
  odds: Map<Statement, ActOdds>;
  /** What the request model gives the English ones of them, 0 to 1. */
  chances: Map<Statement, number>;
  /** The statements that take back a mail, see takeBack. */
  takenBack: Map<Statement, WrittenMail | null>;
}

/** What an English sentence is, whoever says it. */
function readSentence(text: string, people: People) {
  const tokens = tag(text, (word) => people.isCorrespondent(word));
  return { tokens, clauses: readClauses(tokens), chance: requestChance(text) };
}

/** "Ines takes the release notes; please send me a draft": who has the first half is asked in the second. */
function halfBefore(previous: Statement | null, found: ReadonlyMap<Statement, Act[]>): string | null {
  if (!previous?.text.endsWith(";")) return null;
  const acts = found.get(previous) ?? [];
  return acts.findLast((act) => act.kind === "assignment" && act.owner !== null)?.owner ?? null;
}

/** So many sentences a line of notes has. */
const LONGEST_NOTE = 8;

/** "Sunita: demo on the 24th. She'll write the script.": the first sentence of the line says who. */
function withLabel(act: Act, statements: readonly Statement[], at: number, people: People): Act {
  const { label, unit, text } = act.statement;
  if (!label || act.owner === null || text.includes(label) || people.resolve(label) !== act.owner) return act;
  const first = statements
    .slice(Math.max(0, at - LONGEST_NOTE), at)
    .findLast(
      (earlier) => earlier.unit === unit && earlier.label === label && earlier.text.startsWith(label),
    );
  return first && !act.support.includes(first) ? { ...act, support: [first, ...act.support] } : act;
}

/** "If you are short, we could send the 80 pieces.", "Yes please, send the 80 pieces": what was offered is asked for, and a task. */
const asksForIt = (agreed: Act, acts: readonly Act[]): boolean => {
  const offered = new Set(contentStems(agreed.line));
  return (
    /\b(?:I|we) (?:can|could)\b/i.test(agreed.line) &&
    acts.some(
      ({ kind, line, certainty }) =>
        kind === "request" &&
        certainty >= POSSIBLE &&
        contentStems(line).filter((stem) => offered.has(stem)).length >= 2,
    )
  );
};

/** Speaks to several, whoever was called before. */
const FOR_EACH =
  /(?<!\p{L})(?:whoever|any(?:one|body)|every(?:one|body)|(?:all|each) of you|euch|eure[mnrs]?|euer|ihr|jede[mnr]?|alle[nr]?|chacune?|tous|toutes|cada un[oa]|tod[oa]s|vosotr[oa]s|vuestr[oa]s?|ustedes)(?!\p{L})/iu;

/** The sentence before the one before, of the same paragraph. */
const earlierOf = (statements: readonly Statement[], at: number): Statement[] =>
  statements
    .slice(Math.max(0, at - 2), Math.max(0, at - 1))
    .filter(
      ({ unit, paragraph }) => unit === statements[at]?.unit && paragraph === statements[at]?.paragraph,
    );

/** Asks whoever will: "Would anyone remember to buy a cake?" */
const ANYBODY = /^(?:\W|\b(?:and|so|but|also)\b)*(?:(?:can|could|would|will) )?(?:any|some)(?:one|body)\b/i;

interface Called {
  name: string;
  statement: Statement;
}

/** "Miriam, could you order more dressings? And call Mr Wolter.": what was called before says whose the second is. */
/** "Kev can you sort that?", and in the next line "Tidy up, please": of nobody in particular any more. */
const stillCalled = (called: Called | null, { paragraph, assignee }: Statement): string | null =>
  called === null ||
  (paragraph !== undefined && called.statement.paragraph !== paragraph && assignee === null)
    ? null
    : called.name;

const withCall = (act: Act, called: Called | null): Act =>
  called !== null &&
  act.kind === "request" &&
  act.owner === called.name &&
  (act.statement.addressee === null || act.statement.addressee !== called.name) &&
  act.statement !== called.statement &&
  !FOR_EACH.test(act.statement.text) &&
  !act.statement.text.includes(calledBy(called.name)) &&
  !act.support.includes(called.statement)
    ? { ...act, support: [called.statement, ...act.support] }
    : act;

/** What was asked is decided: nobody has to answer it. */
function leavesNothingToDo({ support, isSaidInTwo }: Act, found: Map<Statement, Act[]>): void {
  for (const asked of isSaidInTwo ? support : []) keepActs(found, asked, (act) => !isTask(act));
}

const bare = (line: string): string => line.replace(/[.!\s]+$/, "");

/** "The papers are still with the forwarder": told, and nobody's task. */
const STILL_WITH =
  /^(?:the|our|my|your|his|her|their|all|both|these|those|\p{Lu}\p{L}+['’]s)\b[^,;]* (?:is|are) (?:still )?(?:with|at|in|held|stuck|on) /iu;

/** "She prefers the oak, I've told the supplier to go ahead with it": decided, and on its way. */
const GOES_AHEAD = /^go ahead(?: with (?:it|that|this|them|those|the \p{L}+))?(?: \([^()]*\))?[.! ]*$/iu;

/** "The pallets must be labelled before Monday, the system rejects anything else": the task is the line. */
const tellsOfTask = (act: Act, acts: readonly Act[]): boolean =>
  act.kind === "obstacle" &&
  act.certainty < 0.8 &&
  acts.some(
    ({ kind, line }) =>
      (kind === "duty" || kind === "request") &&
      MUST_BE.test(line) &&
      act.line.toLowerCase().startsWith(line.toLowerCase()),
  );
const MUST_BE = /\b(?:must|has to|have to|needs? to|should) be \p{L}/iu;

/** The same words tell what is in the way or what was decided, whichever they likelier do; and no task of nobody's besides. */
function withoutEchoes(acts: readonly Act[], odds: ActOdds): readonly Act[] {
  const certaintyOf = (wanted: ActKind) =>
    Math.max(0, ...acts.flatMap(({ kind, certainty }) => (kind === wanted ? [certainty] : [])));
  const [obstacle, decision] = [certaintyOf("obstacle"), certaintyOf("decision")];
  const isPlainer = (one: number, another: number) => one >= 0.92 && one > another;
  // "The council haven't signed it off" decides nothing.
  const isDenied = acts.some(
    ({ kind, line }) => kind === "decision" && /n['’]t\b|\b(?:not|never)\b/i.test(line),
  );
  const other =
    isPlainer(decision, obstacle) && !isDenied
      ? "obstacle"
      : isPlainer(obstacle, decision) || odds.obstacle > odds.decision
        ? "decision"
        : "obstacle";
  const isEcho = (act: Act): boolean =>
    isTask(act)
      ? (STILL_WITH.test(act.line) && acts.some(({ kind }) => kind === "obstacle")) ||
        (GOES_AHEAD.test(act.line) && acts.some(({ kind }) => kind === "decision")) ||
        (act.owner === null &&
          /^(?:the|our|an?) /i.test(act.line) &&
          acts.some(({ kind, line }) => kind === "decision" && line.startsWith(act.line)))
      : tellsOfTask(act, acts) ||
        (act.kind === other &&
          acts.some(
            ({ kind, line }) =>
              (kind === "decision" || kind === "obstacle") &&
              kind !== other &&
              bare(act.line).startsWith(bare(line)),
          ));
  return acts.filter((act) => !isEcho(act));
}

/** What each statement does; `before` are the mails of earlier digests, `models` the fitted ones unless somebody measures others. */
export function* readActs(
  statements: readonly Statement[],
  {
    people,
    clock,
    before: mails = [],
    models = actOdds,
    referents = likelyReferents,
  }: {
    people: People;
    clock: Clock;
    before?: readonly WrittenMail[];
    models?: ActModels;
    referents?: ReferentModel;
  },
): Slices<ReadActs> {
  const found = new Map<Statement, Act[]>();
  const oddsOf = new Map<Statement, ActOdds>();
  const chances = new Map<Statement, number>();
  yield* settleLineOwners(statements, { people, clock });
  const pace = new Pace(SLICE);
  /** The parts whose author writes accents: in others a word means what it may mean with one. */
  const accented = new Set(statements.flatMap(({ unit, text }) => (hasAccents(text) ? [unit] : [])));
  const hastyPackOf = hastyPacks();
  const writers = writersBelow(statements);
  /** How many sentences each part has. */
  const sizes = new Map<number, number>();
  for (const { unit } of statements) sizes.set(unit, (sizes.get(unit) ?? 0) + 1);
  const sentenceOf = recentTexts(MOST_HELD, (text) => readSentence(text, people));
  let before: Scene | null = null;
  /** Who was called last in this part, and where: "Ottoline, the deposit is late. Please transfer it." */
  let calledLast: Called | null = null;
  /** What the paragraph says it is about. */
  let topic: Topic | null = null;
  /** The sentences of the paragraph so far, and the one before it. */
  const nearby: Scene[] = [];
  /** The sentences of the part so far. */
  const spoken: Scene[] = [];
  let told: ToldOf | null = null;
  let announced = -1;
  /** "This is how we'll do it.": what follows in its paragraph. */
  let settled: Announcement | null = null;
  let said: Statement | null = null;
  /** The day of the sentence before belongs to what was asked before it. */
  let isGiven = false;
  let english = 0;
  let encoded = 0;
  for (const [at, statement] of statements.entries()) {
    if (pace.isDue(statement.text.length + encoded)) yield;
    encoded = 0;
    if (before && before.statement.unit !== statement.unit) {
      if (!(before.statement.isAnswered && before.statement.quotedIn === statement.unit)) before = null;
      calledLast = null;
      spoken.splice(0);
      if (told && threadOf(told.statement.subject) !== threadOf(statement.subject)) told = null;
    }
    const previous: Statement | null = said?.unit === statement.unit ? said : null;
    said = statement;
    settled = stillAnnounced(settled, statement);
    if (
      (settled || announced === statement.unit || (previous && INTRODUCES_ONE.test(previous.text))) &&
      statement.heading === null &&
      statement.medium === "mail"
    )
      statement.heading = "decisions";
    if (settled && statement.heading === "decisions") statement.isSettled = true;
    if (
      statement.suspicious ||
      statement.medium === "bulk" ||
      statement.text.length > LONGEST ||
      statement.heading === "people" ||
      isTicketEvent(statement)
    )
      continue;
    if (statement.meeting?.event) {
      const acts = calendarActs(statement, people);
      if (acts.length > 0) found.set(statement, acts);
      continue;
    }
    if (statement.language === "other") continue;
    const pack = (accented.has(statement.unit) ? packOf : hastyPackOf)(statement.language);
    if (pack) {
      const called = calledIn(straight(statement.text), { pack, people });
      if (called !== null && statement.assignee === null)
        calledLast = people.isKnown(calledBy(called)) ? { name: called, statement } : null;
      const one = FOR_EACH.test(statement.text) ? null : (calledLast?.name ?? statement.answers);
      const reader = statement.addressee ?? one;
      const context = { statement, pack, people, clock, before: previous, reader };
      const ruled =
        statement.row || statement.task
          ? [rowTask(statement, { people, clock })].flatMap((act) => act ?? [])
          : readForeignActs(context);
      const odds = isModelled(statement.language)
        ? models(statement.language, foreignFeatures(statement.text, ruled), statement, previous)
        : null;
      if (odds) oddsOf.set(statement, odds);
      const read =
        odds && isPlain(statement) && !statement.task ? judgeForeignActs(context, ruled, odds) : ruled;
      const agreed = agreedBefore(statements, at);
      // "So machen wir es" says nothing without what it agrees to.
      const sure = (agreed ? [...read.filter(({ kind }) => kind !== "decision"), agreed] : read)
        .filter(
          (act) =>
            act.certainty >= SURE &&
            !takesFromBefore(act, pack, previous, found) &&
            !isReasonOfBefore(act, previous, found) &&
            !carriesOn(act, statements, at, found, pack.pointsBack) &&
            !repeatsDecision(act, statements, at, found),
        )
        .map((act) =>
          withCall(
            begunBefore(pointedOut(act, { ...context, earlier: earlierOf(statements, at) }), context, found),
            calledLast,
          ),
        )
        .flatMap((act) => forMeeting(act, statement));
      for (const act of sure) forgetsWish(act, previous, found);
      if (sure.length > 0) found.set(statement, sure);
      continue;
    }
    if (announcesDecisions(statement)) {
      settled = { unit: statement.unit, paragraph: statement.paragraph, isTold: false };
      continue;
    }
    if (statement.handsOn && bearOut(statements, at, found)) continue;
    const { tokens, clauses, chance } = sentenceOf(statement.text);
    const isFirst = english < FIRST;
    english += 1;
    if (isFirst) yield;
    const scene: Scene = sceneOf(statement, tokens, clauses, { people, clock, before });
    const isInParagraph: boolean = previous !== null && previous.paragraph === statement.paragraph;
    const isStillAbout = isInParagraph && statement.paragraph !== undefined && !turnsAside(statement.text);
    topic = topicOf(scene) ?? (isStillAbout ? topic : null);
    // Whom a line of a list calls is not called by what stands below the list.
    if (previous?.listItem && !statement.listItem) calledLast = null;
    if (scene.called && statement.assignee === null)
      calledLast = scene.reader === null ? null : { name: scene.reader, statement };
    // "Meenal, the price isn't final. Please close it.": whom the paragraph calls, whoever the mail greets.
    else if (
      calledLast &&
      people.isKnown(calledBy(calledLast.name)) &&
      statement.paragraph !== undefined &&
      calledLast.statement.paragraph === statement.paragraph &&
      !FOR_EACH.test(statement.text)
    )
      scene.reader = calledLast.name;
    else
      scene.reader ??=
        halfBefore(previous, found) ??
        stillCalled(calledLast, statement) ??
        (ANYBODY.test(statement.text) ? null : statement.answers);
    if (!isInParagraph) nearby.splice(0, nearby.length, ...(before ? [before] : []));
    if (INTRODUCES.test(statement.text)) announced = statement.unit;
    const reading = readEnglishActs(scene, before);
    const ruled = (isFirst ? yield* reading : atOnce(reading)).filter((act) => act.certainty >= POSSIBLE);
    if (isFirst) yield;
    chances.set(statement, chance);
    const odds = models("en", actFeatures(scene, ruled, chance), statement, previous);
    oddsOf.set(statement, odds);
    if (odds.linear !== null) encoded = SLICE;
    if (isFirst) yield;
    const judged =
      isPlain(statement) || isSentence(scene)
        ? judgeActs(scene, ruled, odds)
        : // "Benno: the interface description, on Thursday I need it"
          [...amongDecisions(scene, ruled, odds), ...(ruled.length === 0 ? assignedTask(scene, odds) : [])];
    const acts = withoutEchoes(judged, odds).map((act) =>
      act.kind === "obstacle" ? withImpactAndSolution(act, statements, at) : act,
    );
    const picked = pickedOption(statements, at);
    const verdict = verdictOn(scene, nearby);
    const agreed =
      picked ??
      verdict ??
      agreedProposal(statements, at) ??
      answeredChoice(statements, at) ??
      decidedInReply(statements, at);
    if (
      agreed &&
      !asksForIt(agreed, acts) &&
      (agreed.isSaidInTwo || !acts.some((act) => act.kind === "decision" && act.certainty >= PLAIN))
    ) {
      // "We've told them to go ahead": that it is settled, and nobody's task.
      const asks =
        picked || agreed === verdict
          ? acts.filter(({ kind }) => !picked && kind === "request")
          : acts.filter((act) => act.kind !== "decision");
      acts.splice(0, acts.length, ...asks, agreed);
      leavesNothingToDo(agreed, found);
      // "Let's move the till. Dan agrees, so it's a deal.": one decision.
      for (const asked of agreed === verdict ? agreed.support : [])
        keepActs(found, asked, ({ kind }) => kind !== "decision");
    }
    const allowed = permitted(statements, at, clock);
    if (allowed) {
      acts.splice(
        0,
        acts.length,
        ...acts.filter((act) => isTask(act) && act.kind === "request"),
        allowed.act,
      );
      keepActs(found, allowed.question, (act) => !isTask(act));
    }
    const decided = decidedBefore(scene, before);
    if (decided && !(before && found.get(before.statement)?.some((act) => act.kind === "decision")))
      acts.splice(
        0,
        acts.length,
        ...acts.filter((act) => act.kind !== "done" && act.kind !== "decision"),
        decided,
      );
    const asked = askedAlone(scene, before?.statement, found) ? null : plea(scene, before);
    if (asked && before) {
      acts.push(asked);
      keepActs(found, before.statement, (act) => act.kind !== "obstacle");
    }
    const taken = answeredWho(statements, at, found, { people, clock });
    if (taken) {
      acts.splice(0, acts.length, ...acts.filter((act) => !isTask(act)), ...(taken.act ? [taken.act] : []));
      keepActs(found, taken.question, (act) => !isTask(act) || !taken.isWho);
    }
    if (namesWhoIsLeft(statement, before, found, people)) acts.splice(0);
    const bare = bareRequest(scene, before);
    if (bare) acts.splice(0, acts.length, ...acts.filter(({ kind }) => kind !== "request"), bare);
    const around = { statements, at, read: sentenceOf };
    const isOfBefore =
      datesBefore(scene, before, found, around) ||
      datesList(scene, before, found) ||
      givesBefore(scene, before, found);
    const own = acts
      .filter(
        (act) =>
          !(isOfBefore && (isTask(act) || act.kind === "decision")) &&
          !carriesOn(act, statements, at, found, POINTS_BACK) &&
          !repeatsDecision(act, statements, at, found) &&
          !confirmsDecision(act, statements, at, found) &&
          !namesAgain(act, statements, at, found) &&
          !isOffer(act, statement, scene.called),
      )
      .filter((act) => !saysWhose(act))
      .map((act) => withLikelyOwner(withWhoseItIs(act, scene), scene, odds))
      .map((act) => withWriterBelow(act, writers.get(statement.unit), told))
      .map((act) => withWhatToKnow(withSubjectBefore(withWhatRunsOut(act, before), before), before))
      .map((act) => withWhoIsMeant(withSomebody(withOwnerTold(withTopic(act, topic), told), told), before))
      .map((act) =>
        withWhatIsTold(
          withReferent(withNamed(act, nearby), scene, { spoken, nearby, referents }),
          scene,
          before,
          before ? found.get(before.statement) : [],
        ),
      )
      .map((act) => withWhy(act, scene, before, before ? found.get(before.statement) : []))
      .map((act) =>
        withAbout(act, scene, {
          earlier: nearby,
          asks: (earlier) => found.get(earlier)?.some(isTask) ?? false,
          sentences: sizes.get(statement.unit) ?? 0,
        }),
      )
      .map((act) => withDayElsewhere(act, scene, { before, found, around, isGiven }))
      .map((act, _, beside) => withOnlyDay(act, beside, clock))
      .map((act) => withoutCall(withLabel(act, statements, at, people), scene))
      .map((act) => withCall(act, calledLast))
      .flatMap((act) => forMeeting(act, statement));
    // "Your payroll run was rejected: invalid IBAN", by a program: what went wrong, and nothing that people decided.
    if (statement.medium === "notification" && own.some((act) => act.kind === "obstacle"))
      own.splice(0, own.length, ...own.filter((act) => act.kind !== "decision"));
    if (own.some((act) => act.kind === "obstacle"))
      standsAlone(statement, statements.slice(Math.max(0, at - 4), at), found);
    coversFor(statement, before?.statement, found);
    takesUpWish(scene, own, before?.statement, found);
    told = toldOf(scene, told);
    isGiven = isOfBefore;
    if (own.some(({ why }) => why !== undefined)) {
      const isLeft = (needed: Act) => !own.some((asked) => asksForNeed(asked, needed));
      if (before) keepActs(found, before.statement, isLeft);
      own.splice(0, own.length, ...own.filter(isLeft));
    }
    if (own.length > 0) found.set(statement, own);
    if (before && SETS_DEADLINE.test(before.statement.text) && own.some((act) => act.kind === "request"))
      keepActs(found, before.statement, (act) => act.kind !== "duty");
    // "Ilse: the flyer says May. Must be changed.", "Two things: the fees and the jetty. Put them on the agenda.": one task.
    if (
      before &&
      own.some((act) => isTask(act) && (leavesOutWhat(statement.text) || listedBefore(before, act.line)))
    )
      keepActs(found, before.statement, (act) => !(isTask(act) && act.certainty <= TOLD));
    // "Please confirm", below a table, means none of its rows.
    before = statement.row ? null : scene;
    if (before) nearby.push(before);
    spoken.push(scene);
  }
  const takenBack = yield* takeBack(statements, found, { before: mails, clock });
  return { acts: found, odds: oddsOf, chances, takenBack };
}
