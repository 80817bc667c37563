import type { DigestDraft, DigestMaterial } from "../digest-material";
import { atOnce, Pace, type Slices } from "../slices";
import type { Act } from "./act";
import { settledBy } from "./answers";
import { clockOf } from "./due-dates";
import { actionLine, blockerLine, decisionLine, type LineContext, type Ranked } from "./lines";
import { followMatters } from "./matters/follow-matters";
import type { Matter } from "./matters/matter";
import { meetingActions, meetingBlockers, meetingDecisions } from "./meetings/meeting-items";
import { FITTED, type MeetingModels, turnOdds } from "./meetings/meeting-models";
import { requestChance } from "./models/request-model";
import { type TicketState, ticketStates } from "./notifications";
import { type OverviewSize, overviewOf } from "./overview";
import { passedOver } from "./passed-over";
import { authorsOf, People, personName } from "./people";
import { readActs } from "./read-acts";
import { unitsOf } from "./readers/route";
import { statementsOf } from "./readers/statements";
import { relevanceTo } from "./relevance";
import { stakeholders } from "./stakeholders";
import type { Statement, Unit } from "./statement";
import { shorten } from "./task-wording";
import { ticketActionLine, ticketBlockerLine } from "./ticket-lines";

const MOST = { actions: 200, blockers: 60, decisions: 60, stakeholders: 8 };
/** Characters of statements between two pauses. */
const SLICE = 20_000;

const SELF_INTRODUCTION =
  /\b(?:[Mm]y name(?:'s|’s| is)|I(?:'m|’m| am) called|[Tt]his is)\s+(\p{Lu}\p{Ll}+)(?=[\s.,]|$)/u;

/** What digestInSlices gives, in one go. */
export function writeDigest(material: DigestMaterial, models: MeetingModels = FITTED): DigestDraft {
  return atOnce(digestInSlices(material, models));
}

/**
 * Turns material into a draft without key, network or clock: the same material gives the same bytes.
 * `models` are those of the product unless somebody measures others.
 */
export function* digestInSlices(
  material: DigestMaterial,
  models: MeetingModels = FITTED,
): Slices<DigestDraft> {
  const clock = clockOf(material.timeZone);
  const units = yield* unitsOf(material);
  const { statements, beyond } = yield* statementsOf(units);
  const people = yield* peopleOf(material, units, statements);
  const odds = yield* turnOdds(statements, models);
  const written = statements.filter((s) => !odds.has(s));
  const acts = yield* readActs(written, { people, clock });
  const matters = yield* followMatters(written, acts, clock);
  const tickets = yield* ticketStates(units, people);
  const context: LineContext = {
    settled: settledBy(material.answers, people),
    relevance: relevanceTo(material.agent),
    today: clock(new Date(material.now)).day,
  };
  yield;
  const spokenActions = meetingActions(statements, odds, people, clock);
  yield;
  const spokenBlockers = meetingBlockers(statements, odds);
  yield;
  const spokenDecisions = meetingDecisions(statements, odds);
  yield;
  const spoken = {
    actions: spokenActions.map(asMatter("action")),
    blockers: spokenBlockers.map(asMatter("blocker")),
    decisions: spokenDecisions.map(asMatter("decision")),
  };
  const open = (kind: Matter["kind"]) =>
    matters.filter((m) => m.kind === kind && m.closedBy === null && !m.latent);
  const ranked = {
    actions: [
      ...(yield* linesOf([...open("action"), ...spoken.actions], (m) => actionLine(m, context))),
      ...tickets.flatMap((ticket) => ticketActionLine(ticket, context, clock) ?? []),
    ],
    blockers: yield* linesOf([...open("blocker"), ...spoken.blockers], (m) => blockerLine(m, context)),
    decisions: yield* linesOf([...open("decision"), ...spoken.decisions], (m) => decisionLine(m, context)),
  };
  const actions = inOrder(ranked.actions).slice(0, MOST.actions);
  const everyBlocker = inOrder(ranked.blockers);
  withBlockedTickets(everyBlocker, tickets);
  const blocked = everyBlocker.slice(0, MOST.blockers);
  const decided = inOrder(ranked.decisions).slice(0, MOST.decisions);
  const left = {
    sentences: beyond,
    lines:
      ranked.actions.length -
      actions.length +
      (everyBlocker.length - blocked.length) +
      (ranked.decisions.length - decided.length),
  };
  const cited = new Set(
    [...actions, ...blocked, ...decided].flatMap((item) => item.quotes.map((q) => `${q.id} ${q.quote}`)),
  );
  const over = new Set(
    matters.filter((m) => m.closedBy !== null).flatMap((m) => m.acts.map((a) => a.statement)),
  );
  // The lines of a long meeting are less certain than those of mails, so that its overview hardly follows them.
  const weight = (statement: Statement): number => {
    const isCited = cited.has(`${statement.source.id} ${statement.text}`);
    const turn = odds.get(statement);
    if (turn) return Math.max(-0.8, 0.5 * turn.summary) + (isCited ? 0.1 : 0);
    return (isCited ? 0.3 : over.has(statement) ? -0.8 : 0) + 0.3 * requestChance(statement.text);
  };
  const overview = yield* overviewOf(
    statements,
    overviewSize(
      statements,
      units.every((u) => u.medium === "transcript"),
      new Set(units.map((u) => u.source.id)).size,
    ),
    (statement) => 0.5 * context.relevance(statement.text) + weight(statement),
  );
  return {
    overview,
    actionItems: actions,
    blockers: blocked,
    decisions: decided,
    stakeholders: yield* stakeholders(units, statements, actions, people, MOST.stakeholders),
    ...(left.sentences + left.lines > 0 && { beyond: left }),
    ...(yield* passedOver(material, units)),
  };
}

function* peopleOf(
  material: DigestMaterial,
  units: readonly Unit[],
  statements: readonly Statement[],
): Slices<People> {
  const speakers = statements.map((s) => s.speaker).filter((s): s is string => s !== null);
  const quoted = units.flatMap(({ author }) => personName(author) ?? []);
  const people = yield* People.of(
    new Set([...authorsOf(material), ...quoted, ...speakers]),
    units.map(({ text }) => text),
  );
  for (const { speaker, text } of statements) {
    const called = speaker ? SELF_INTRODUCTION.exec(text)?.[1] : undefined;
    if (speaker && called) people.addAlias(called, speaker);
  }
  return people;
}

const asMatter =
  (kind: Matter["kind"]) =>
  (act: Act): Matter => ({
    kind,
    acts: [act],
    topic: { stems: new Set(), identifiers: new Set(), numbers: new Set() },
    thread: "",
    owner: act.owner,
    when: act.when,
    closedBy: null,
    support: [],
    asked: 1,
    latent: false,
    acceptedIn: null,
  });

function* linesOf<Line>(
  matters: readonly Matter[],
  lineOf: (matter: Matter) => Ranked<Line> | null,
): Slices<Ranked<Line>[]> {
  const lines: Ranked<Line>[] = [];
  const pace = new Pace(SLICE);
  for (const matter of matters) {
    if (pace.isDue(matter.acts.reduce((sum, act) => sum + act.statement.text.length, 0))) yield;
    const line = lineOf(matter);
    if (line) lines.push(line);
  }
  return lines;
}

/** A ticket that is blocked leads the line that explains why, or is one. */
function withBlockedTickets(lines: DigestDraft["blockers"], tickets: readonly TicketState[]): void {
  for (const ticket of tickets) {
    const line = ticketBlockerLine(ticket);
    if (!line) continue;
    const explained = lines.find((known) =>
      known.quotes.some((q) => line.quotes.some((own) => own.id === q.id)),
    );
    if (!explained) lines.unshift(line);
    else {
      explained.description = shorten(`${line.description}: ${explained.description}`, 200);
      explained.urgency = "high";
      explained.quotes = [...explained.quotes, ...line.quotes];
    }
  }
}

const inOrder = <Line>(ranked: Ranked<Line>[]): Line[] =>
  ranked
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.matter?.acts[0]?.statement.order ?? 0) - (b.matter?.acts[0]?.statement.order ?? 0),
    )
    .map(({ line }) => line);

/**
 * One sentence of a single mail, three of a few, five of many, within 90 words; a long meeting, whose turns are short,
 * gets more of them.
 */
function overviewSize(statements: readonly Statement[], spoken: boolean, mails: number): OverviewSize {
  if (!spoken) return { sentences: mails <= 1 ? 1 : mails <= 4 ? 3 : 5, words: mails <= 1 ? 45 : 90 };
  const sentences = Math.max(3, Math.min(14, Math.round(statements.length / 6)));
  return { sentences, words: Math.min(190, sentences * 22) };
}
