import type { DigestDraft, DigestMaterial } from "../digest-material";
import { actionCandidates } from "./actions";
import { settledBy } from "./answers";
import { blockerCandidates } from "./blockers";
import { closingsOf } from "./closings";
import { decisionCandidates } from "./decisions";
import { actionItems, blockers, decisions } from "./digest-lines";
import { clockOf } from "./due-dates";
import { meetingActions, meetingBlockers, meetingDecisions } from "./meeting-items";
import { FITTED, type MeetingModels, turnOdds } from "./meeting-models";
import { ticketStates } from "./notifications";
import { type OverviewSize, overviewOf } from "./overview";
import { authorsOf, People } from "./people";
import { relevanceTo } from "./relevance";
import { requestChance } from "./request-model";
import { stakeholders } from "./stakeholders";
import type { Statement } from "./statement";
import { statementsOf, unitsOf } from "./statements";

const MOST = { actions: 40, blockers: 20, decisions: 20, stakeholders: 25 };

const SELF_INTRODUCTION =
  /\b(?:[Mm]y name(?:'s|’s| is)|I(?:'m|’m| am) called|[Tt]his is)\s+(\p{Lu}\p{Ll}+)(?=[\s.,]|$)/u;

/**
 * Turns material into a draft without key, network or clock: the same material gives the same bytes.
 * `models` are those of the product unless somebody measures others.
 */
export function writeDigest(material: DigestMaterial, models: MeetingModels = FITTED): DigestDraft {
  const clock = clockOf(material.timeZone);
  const units = unitsOf(material);
  const statements = statementsOf(units);
  const speakers = statements.map((s) => s.speaker).filter((s): s is string => s !== null);
  const people = new People(
    new Set([...authorsOf(material), ...speakers]),
    units.map((u) => u.text),
  );
  for (const { speaker, text } of statements) {
    const called = speaker ? SELF_INTRODUCTION.exec(text)?.[1] : undefined;
    if (speaker && called) people.addAlias(called, speaker);
  }
  const context = {
    statements,
    tickets: ticketStates(units, people),
    closings: closingsOf(statements),
    settled: settledBy(material.answers, people),
    relevance: relevanceTo(material.agent),
    today: clock(new Date(material.now)).day,
    clock,
  };
  const chances = new Map<Statement, number>();
  const chance = (statement: Statement): number => {
    const known = chances.get(statement);
    if (known !== undefined) return known;
    const fresh = requestChance(statement.text);
    chances.set(statement, fresh);
    return fresh;
  };
  const odds = turnOdds(statements, models);
  const inOrder = <T extends { statement: Statement }>(candidates: T[]): T[] =>
    candidates.sort((a, b) => a.statement.order - b.statement.order);
  const written = decisionCandidates(statements, () => 0.5).filter((c) => !odds.has(c.statement));
  const settledOn = new Set(written.map((c) => c.statement));
  const found = {
    actions: inOrder([
      ...actionCandidates(statements, people, clock, chance)
        .filter((c) => !odds.has(c.statement))
        // "Let's go with the 30th, everybody agreed" is decided, and nobody's task.
        .filter((c) => c.act.kind !== "need" || !settledOn.has(c.statement)),
      ...meetingActions(statements, odds, people, clock),
    ]),
    blockers: inOrder([
      ...blockerCandidates(statements, () => 0).filter((c) => !odds.has(c.statement)),
      ...meetingBlockers(statements, odds),
    ]),
    decisions: inOrder([...written, ...meetingDecisions(statements, odds)]),
  };
  const items = actionItems(found.actions, context, MOST.actions);
  const blocked = blockers(found.blockers, context, MOST.blockers);
  const decided = decisions(found.decisions, context, MOST.decisions);
  const cited = new Set(
    [...items, ...blocked, ...decided].flatMap((item) => item.quotes.map((q) => `${q.id} ${q.quote}`)),
  );
  // What was asked or in the way and has no line any more is done: old news for an overview.
  const settledLater = new Set(
    [...found.actions, ...found.blockers].filter((c) => !odds.has(c.statement)).map((c) => c.statement),
  );
  // The lines of a long meeting are less certain than those of mails, so that its overview hardly follows them.
  const weight = (statement: Statement): number => {
    const isCited = cited.has(`${statement.source.id} ${statement.text}`);
    const spoken = odds.get(statement);
    if (spoken) return Math.max(-0.8, 0.5 * spoken.summary) + (isCited ? 0.1 : 0);
    return (isCited ? 0.3 : settledLater.has(statement) ? -0.8 : 0) + 0.3 * chance(statement);
  };
  const overview = overviewOf(
    statements,
    overviewSize(
      statements,
      units.every((u) => u.medium === "transcript"),
    ),
    (statement) => 0.5 * context.relevance(statement.text) + weight(statement),
  );
  return {
    overview,
    actionItems: items,
    blockers: blocked,
    decisions: decided,
    stakeholders: stakeholders(units, statements, items, people, MOST.stakeholders),
  };
}

/** Five sentences, of a long thread up to eight; a long meeting, whose turns are short, gets more of them. */
function overviewSize(statements: readonly Statement[], spoken: boolean): OverviewSize {
  if (!spoken) return { sentences: Math.max(5, Math.min(8, Math.round(statements.length / 3))), words: 150 };
  const sentences = Math.max(3, Math.min(14, Math.round(statements.length / 6)));
  return { sentences, words: Math.min(190, sentences * 22) };
}
