import { overviewLead } from "../../digest/overview-lead";
import type { DigestDraft, DigestMaterial, DraftQuote } from "../digest-material";
import { withoutKnown } from "../known/without-known";
import { atOnce, Pace, type Slices } from "../slices";
import type { Act } from "./act";
import { settledBy } from "./answers";
import { type Followed, followMaterial, isOpen } from "./follow-material";
import { actionLine, blockerLine, decisionLine, inOrder, type LineContext, type Ranked } from "./lines";
import { close } from "./matters/close-matters";
import { awaitedActions } from "./matters/held-up";
import { knownLines } from "./matters/known-matters";
import type { Surroundings } from "./matters/line-features";
import { LIKELY_LINE, type LineJudge } from "./matters/line-judge";
import { namesAnother } from "./matters/links";
import { type Matter, newMatter } from "./matters/matter";
import { changesOf } from "./matters/matter-changes";
import { type Topic, topicOf } from "./matters/topic";
import { meetingActions, meetingBlockers, meetingDecisions } from "./meetings/meeting-items";
import { FITTED, type MeetingModels } from "./meetings/meeting-models";
import { type ActModels, actOdds } from "./models/act-model";
import type { CutModel } from "./models/cut-model";
import { probability } from "./models/linear-model";
import { requestChance } from "./models/request-model";
import { type OverviewSize, overviewOf } from "./overview";
import { passedOver } from "./passed-over";
import { plainMaterial } from "./plain-material";
import { relevanceTo } from "./relevance";
import { type DigestLines, stakeholders } from "./stakeholders";
import type { Statement, Unit } from "./statement";
import { shorten } from "./task-wording";
import { threadOf } from "./threads";
import { ticketActionLine, ticketBlockerLine, ticketChanges } from "./tickets/ticket-lines";
import type { TicketState } from "./tickets/ticket-states";

const MOST = { actions: 200, blockers: 60, decisions: 60, stakeholders: 8 };
/** Characters of statements between two pauses; what may be read by the encoder is a slice by itself. */
const SLICE = { worded: 20_000, judged: 1 };

/** What digestInSlices gives, in one go. */
export function writeDigest(material: DigestMaterial, models: Partial<WriterModels> = {}): DigestDraft {
  return atOnce(digestInSlices(material, models));
}

/** The fitted models that the writer asks. */
export interface WriterModels {
  meetings: MeetingModels;
  acts: ActModels;
  cut: CutModel;
  /** Reads what the judges of lines and items are going to ask, before they do. */
  prepare(surroundings: Surroundings): Slices<void>;
  judge: LineJudge;
  /** Whether a line is so sure that it stands beside what a model wrote of the same; where none is given, nobody asks. */
  sure: LineJudge;
  ended: ItemJudge;
}

/** Which of the statements `news`, new and ending nothing else, ended an item of earlier digests; null where none did. */
export type ItemJudge = (
  matter: Matter,
  surroundings: Surroundings,
  news: ReadonlySet<Statement>,
) => Statement | null;

/**
 * Turns material into a draft without key, network or clock: the same material gives the same bytes. The models are the
 * linear ones where no others are given.
 */
export function* digestInSlices(
  given: DigestMaterial,
  {
    meetings = FITTED,
    acts = actOdds,
    cut = (line) => line,
    prepare,
    judge = LIKELY_LINE,
    sure,
    ended = () => null,
  }: Partial<WriterModels> = {},
): Slices<DigestDraft> {
  const material = plainMaterial(given);
  const followed = yield* followMaterial(material, meetings, acts);
  const { units, statements, beyond, people, clock, odds, matters, tickets, surroundings } = followed;
  if (prepare) yield* prepare(surroundings);
  yield* endItems(followed, ended);
  const changes = [...changesOf(matters, people), ...ticketChanges(tickets, material.known ?? [])];
  const standing = (kind: Matter["kind"]) => matters.filter((m) => m.kind === kind && isOpen(m));
  const said = new Set(statements);
  const isWorthItsLine = (m: Matter) => m.item === null && isNews(m, said) && judge(m, surroundings);
  const open = {
    action: yield* thoseOf(standing("action"), isWorthItsLine),
    blocker: yield* thoseOf(standing("blocker"), isWorthItsLine),
    decision: yield* thoseOf(standing("decision"), isWorthItsLine),
  };
  const context: LineContext = {
    settled: settledBy(material.answers, people),
    relevance: relevanceTo(material.agent),
    today: clock(new Date(material.now)).day,
    people,
    awaited: yield* awaitedActions(open.blocker, standing("action")),
    cut,
    isSure: sure ? (matter) => sure(matter, surroundings) : null,
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
  const ranked = {
    actions: yield* ordered([
      ...(yield* linesOf([...open.action, ...spoken.actions], (m) => actionLine(m, context))),
      ...tickets.flatMap((ticket) => ticketActionLine(ticket, context, clock) ?? []),
    ]),
    blockers: yield* ordered(
      yield* linesOf([...open.blocker, ...spoken.blockers], (m) => blockerLine(m, context)),
    ),
    decisions: yield* ordered(
      yield* linesOf([...open.decision, ...spoken.decisions], (m) => decisionLine(m, context)),
    ),
  };
  const everyBlocker = ranked.blockers.map(({ line }) => line);
  withBlockedTickets(everyBlocker, tickets);
  const blocked = everyBlocker.slice(0, MOST.blockers);
  const shown = new Set(blocked);
  const lines: DigestLines = {
    actions: ranked.actions.slice(0, MOST.actions),
    blockers: ranked.blockers.filter(({ line }) => shown.has(line)),
    decisions: ranked.decisions.slice(0, MOST.decisions),
  };
  const actions = lines.actions.map(({ line }) => line);
  const decided = lines.decisions.map(({ line }) => line);
  const left = {
    sentences: beyond,
    lines:
      ranked.actions.length -
      actions.length +
      (everyBlocker.length - blocked.length) +
      (ranked.decisions.length - decided.length),
  };
  const idOf = ({ id, quote }: DraftQuote) => `${id} ${quote}`;
  const cited = new Set(
    [...actions, ...blocked, ...decided, ...changes].flatMap((item) => item.quotes.map(idOf)),
  );
  const over = new Set(
    matters
      .filter((m) => m.item === null && m.closedBy !== null)
      .flatMap((m) => m.acts.map((a) => a.statement)),
  );
  const knownToo = knownLines(matters.filter(isOpen));
  yield;
  const lead = overviewLead(
    {
      actionItems: [...actions.map((item) => ({ ...item, sources: item.quotes })), ...knownToo.actionItems],
      blockers: [...blocked.map((item) => ({ ...item, sources: item.quotes })), ...knownToo.blockers],
      decisions: [...decided.map((item) => ({ ...item, sources: item.quotes })), ...knownToo.decisions],
    },
    context.today,
  );
  yield;
  const leading = new Set(lead.quotes.map(idOf));
  const size = overviewSize(units, statements, lead.words.split(" ").filter(Boolean).length);
  // The lines of a long meeting are less certain than those of mails, so that its overview hardly follows them.
  const weight = (statement: Statement): number => {
    const id = `${statement.source.id} ${statement.text}`;
    const turn = odds.get(statement);
    if (turn) return Math.max(-0.8, 0.5 * turn.summary) + (cited.has(id) ? 0.1 : 0);
    const chance = surroundings.read.chances.get(statement) ?? requestChance(statement.text);
    const said = surroundings.read.odds.get(statement);
    const tells =
      said && !size.isTalk
        ? TELLS_NEWS * probability(Math.max(said.obstacle, said.decision, said.report) - LIKELY_NEWS)
        : 0;
    return (cited.has(id) ? 0.3 : over.has(statement) ? -0.8 : 0) + 0.3 * chance + tells;
  };
  const overviewFrom = (said: readonly Statement[]) =>
    overviewOf(
      said,
      size,
      (statement) => 0.5 * context.relevance(statement.text) + weight(statement),
      (statement) => cited.has(`${statement.source.id} ${statement.text}`),
    );
  const news = statements.filter(
    (s) => size.isTalk || (!over.has(s) && !leading.has(`${s.source.id} ${s.text}`)),
  );
  // Where all is over, what is over is all there is to say.
  const overview = (yield* overviewFrom(news)) || (size.isNeeded ? yield* overviewFrom(statements) : "");
  const draft = {
    overview,
    ...(changes.length > 0 ? { changes } : {}),
    actionItems: actions,
    blockers: blocked,
    decisions: decided,
    stakeholders: yield* stakeholders(lines, { material, units, statements, people }, MOST.stakeholders),
    ...(left.sentences + left.lines > 0 && { beyond: left }),
    ...(yield* passedOver(material, units)),
  };
  return withoutKnown(draft, material.known ?? []);
}

/** Ends the open items of earlier digests that the material ended in words which the models of links don't know for an end. */
function* endItems({ matters, statements, surroundings }: Followed, ended: ItemJudge): Slices<void> {
  const items = matters.filter((matter) => matter.item !== null && isOpen(matter));
  if (items.length === 0) return;
  // "The lease went to the landlord, done" ends the lease, and not the shelves.
  const ending = new Set(matters.map(({ closedBy }) => closedBy));
  const telling = new Set(statements.filter((statement) => !ending.has(statement)));
  const pace = new Pace(SLICE.judged);
  for (const item of items) {
    if (pace.isDue(charactersOf(item))) yield;
    const by = ended(item, surroundings, telling);
    if (
      by &&
      (speaksOf(by, item) ||
        (!namesAnother(by.text) && (surroundings.read.odds.get(by)?.report ?? 0) >= TELLS))
    )
      close(item, "reported-done", by);
  }
}

/** Log-odds of the models of acts below which words tell of nothing that was done: "two of them", "forgive an old man". */
const TELLS = -1;

/** It shares a word with what the item stands on: else it has to tell of something to be the words for its end. */
function speaksOf({ text }: Statement, { acts, support }: Matter): boolean {
  const said = topicOf(text).stems;
  const stood = [...acts.map(({ statement }) => statement), ...support];
  return stood.some((statement) => [...topicOf(statement.text).stems].some((stem) => said.has(stem)));
}

const NO_TOPIC: Topic = { stems: new Set(), about: [], identifiers: new Set(), numbers: new Set() };

/** What a long meeting said is done with when it ends: nothing later is held against it. */
const asMatter =
  (kind: Matter["kind"]) =>
  (act: Act): Matter => ({ ...newMatter(kind, act, NO_TOPIC, ""), support: [], latent: false });

function* linesOf<Line>(
  matters: readonly Matter[],
  lineOf: (matter: Matter) => Ranked<Line> | null,
): Slices<Ranked<Line>[]> {
  const lines: Ranked<Line>[] = [];
  const pace = new Pace(SLICE.worded);
  for (const matter of matters) {
    if (pace.isDue(charactersOf(matter))) yield;
    const line = lineOf(matter);
    if (line) lines.push(line);
  }
  return lines;
}

function* ordered<Line>(lines: Ranked<Line>[]): Slices<Ranked<Line>[]> {
  yield;
  const sorted = inOrder(lines);
  yield;
  return sorted;
}

function* thoseOf(matters: readonly Matter[], isOne: (matter: Matter) => boolean): Slices<Matter[]> {
  const those: Matter[] = [];
  const pace = new Pace(SLICE.judged);
  for (const matter of matters) {
    if (pace.isDue(charactersOf(matter))) yield;
    if (isOne(matter)) those.push(matter);
  }
  return those;
}

const charactersOf = (matter: Matter) => matter.acts.reduce((sum, act) => sum + act.statement.text.length, 0);

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

/**
 * One sentence of a single mail, three of several, within 90 words with the `lead` words before them; eight of one long
 * thread, which is a talk in writing, and more of a meeting, whose turns are short.
 */
function overviewSize(units: readonly Unit[], statements: readonly Statement[], lead: number): OverviewSize {
  if (units.every((unit) => unit.medium === "transcript")) {
    const sentences = Math.max(3, Math.min(14, Math.round(statements.length / 6)));
    return { sentences, words: Math.min(190, sentences * 22), isTalk: true, isNeeded: true };
  }
  const sources = new Set(units.map((unit) => unit.source.id)).size;
  if (sources <= 1) return { sentences: 1, words: 45, isTalk: false, isNeeded: lead === 0 };
  const threads = new Set(units.map((unit) => threadOf(unit.subject))).size;
  if (threads === 1 && sources >= LONG_THREAD)
    return { sentences: 8, words: 135, isTalk: true, isNeeded: true };
  return { sentences: 3, words: 90 - lead, isTalk: false, isNeeded: lead === 0 };
}

const LONG_THREAD = 5;

/** How much an overview of mails prefers what went wrong, was decided or is done, and the log-odds at which that is half as much. */
const TELLS_NEWS = 0.8;
const LIKELY_NEWS = -2;

/** That the new material says something of it: of what earlier mails said alone, their digests have what is worth a line. */
function isNews({ acts, support, events }: Matter, news: ReadonlySet<Statement>): boolean {
  return (
    acts.some((act) => news.has(act.statement)) ||
    support.some((statement) => news.has(statement)) ||
    events.some(({ statement }) => news.has(statement))
  );
}
