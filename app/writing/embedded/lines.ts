import { compareStandings, dueInOf, type Standing } from "../../digest/line-order";
import type { DigestDraft, DraftQuote } from "../digest-material";
import type { Act } from "./act";
import { type Settled, settledFor } from "./answers";
import { daysBetween } from "./due-dates";
import { asTold, byName } from "./english/as-told";
import { orderOf } from "./english/orders/order-line";
import { namesNothing } from "./english/topic-of-title";
import { fullName } from "./full-name";
import { type Awaited, saysOthersWait } from "./matters/held-up";
import { type Matter, type MatterKind, tellingAct } from "./matters/matter";
import type { CutModel } from "./models/cut-model";
import type { People } from "./people";
import { quotable, type Statement } from "./statement";
import { withoutOpenBracket } from "./task-wording";
import { urgencyOf } from "./urgency";

/** A line with what decides its place. */
export interface Ranked<Line> {
  line: Line;
  standing: Standing;
  /** 0 to 1: of two that stand equal, the surer one comes first. */
  certainty: number;
  matter: Matter | null;
}

export interface LineContext {
  settled: readonly Settled[];
  relevance: (text: string) => number;
  /** YYYY-MM-DD in the material's zone. */
  today: string;
  people: People;
  /** Which open actions wait for what: see awaitedActions. */
  awaited: Awaited;
  cut: CutModel;
  /** Whether its line stands beside what a model wrote of the same; null where no model wrote. */
  isSure: ((matter: Matter) => boolean) | null;
}

/** What a line that is not sure counts for beside a model's. */
const UNSURE = 0.5;
const certaintyOf = (matter: Matter, { isSure }: LineContext): { certainty?: number } =>
  isSure === null ? {} : { certainty: isSure(matter) ? 1 : UNSURE };

const MOST_QUOTES = 5;

/** The lines in the one order of digest/line-order; what is still equal as the material has it. */
export function inOrder<Line>(ranked: readonly Ranked<Line>[]): Ranked<Line>[] {
  return [...ranked].sort(
    (a, b) =>
      compareStandings(a.standing, b.standing) ||
      b.certainty - a.certainty ||
      (a.matter?.acts[0]?.statement.order ?? 0) - (b.matter?.acts[0]?.statement.order ?? 0),
  );
}

const daysSince = (sentAt: string, today: string): number =>
  Math.max(0, daysBetween(sentAt.slice(0, 10), today));

/** "Cakes." says too little to be quoted without what follows it. */
const isTopic = ({ text }: Statement): boolean => text.length <= LONGEST_TOPIC;
const LONGEST_TOPIC = 8;

/** Quotes of statements without repetition, the first and the newest kept when there are too many. */
export function quotesOf(statements: readonly Statement[]): DraftQuote[] {
  const seen = new Map<string, DraftQuote>();
  for (const [at, s] of statements.entries()) {
    const before = statements[at - 1];
    const opens =
      before &&
      before !== s.section &&
      before.order === s.order - 1 &&
      before.unit === s.unit &&
      isTopic(before);
    seen.set(`${s.source.id} ${s.text}`, {
      ...s.source,
      quote: opens ? `${quotable(before)} ${quotable(s)}` : quotable(s),
    });
  }
  const all = [...seen.values()];
  return all.length <= MOST_QUOTES ? all : [...all.slice(0, 1), ...all.slice(1 - MOST_QUOTES)];
}

/** The quotes with what their statements do to the matter, where that is more than asking for it. */
const withDeeds = (matter: Matter, quotes: DraftQuote[]): DraftQuote[] =>
  quotes.map((quote) => {
    const deed = matter.events.findLast(
      ({ statement }) => statement.source.id === quote.id && quotable(statement) === quote.quote,
    );
    return deed === undefined || deed.what === "asked" ? quote : { ...quote, what: deed.what };
  });

const statementsOf = (matter: Matter): Statement[] =>
  [...matter.acts.flatMap((act) => [act.statement, ...act.support]), ...matter.support].sort(
    (a, b) => a.order - b.order,
  );

/** The line of an open action, or null when an answer settled it. */
export function actionLine(
  matter: Matter,
  context: LineContext,
): Ranked<DigestDraft["actionItems"][number]> | null {
  const act = tellingAct(matter);
  if (!act) return null;
  const settled = settledFor(act.line, context.settled);
  if (settled?.dropped) return null;
  const said = statementsOf(matter);
  const words = said.map((s) => s.text).join(" ");
  const urgency = urgencyOf(words, matter.when, context.today);
  const timeline = settled?.due ?? matter.when?.timeline ?? null;
  const { text, named, why } = orderOf(act, context.people);
  return {
    line: {
      task: withoutOpenBracket(text),
      ...(named !== undefined && { named }),
      owner: settled?.owner ?? fullName(matter.owner, context.people),
      timeline,
      urgency,
      quotes: withDeeds(matter, quotesOf(why && !said.includes(why) ? [why, ...said] : said)),
      ...certaintyOf(matter, context),
    },
    standing: {
      dueIn: dueInOf({ timeline, urgency }, context.today),
      holdsUp: saysOthersWait(matter) || context.awaited.actions.has(matter),
      asked: matter.asked,
      age: daysSince(said[0]?.sentAt ?? "", context.today),
      relevance: context.relevance(words),
    },
    certainty: act.certainty,
    matter,
  };
}

/** What is told, with what it is about where its words leave that out. */
const withMeant = ({ meant }: Act, told: string): string =>
  meant === undefined || namesNothing(meant) ? told : `${told} (${meant})`;

const FIRST_PERSON = /(?:\S+ )?\b(?:I|[Mm]e|[Mm]y)\b(?: \S+)?/u;

/** Who "I" is: of what somebody proposed and another agreed to, whose words they are. */
function whoSaid(words: string, { statement, support }: Act): string | null {
  const said = FIRST_PERSON.exec(words)?.[0].toLowerCase();
  if (said === undefined) return null;
  return [statement, ...support].find(({ text }) => text.toLowerCase().includes(said))?.speaker ?? null;
}

/** What is in the way or decided, in as few words as tell it. */
function told(act: Act, kind: MatterKind, { cut }: LineContext): string {
  const words = asTold(act, act.line);
  const { language, row } = act.statement;
  if (language !== "en") return withMeant(act, words);
  const brief = row === null ? cut(words, kind, act.statement) : words;
  return withMeant(act, byName(brief, whoSaid(brief, act)));
}

/** The line of an open blocker. */
export function blockerLine(
  matter: Matter,
  context: LineContext,
): Ranked<DigestDraft["blockers"][number]> | null {
  const act = tellingAct(matter);
  if (!act || settledFor(act.line, context.settled)?.dropped) return null;
  const said = statementsOf(matter);
  const words = said.map((s) => s.text).join(" ");
  const next = nextDue(context.awaited.byBlocker.get(matter) ?? [], context.today);
  const stated = next !== null && next <= 1 ? "high" : urgencyOf(words, null, context.today);
  // Something that stops work is never nobody's hurry.
  const urgency = stated === "none" ? "medium" : stated;
  const impact = matter.acts.findLast((a) => a.impact)?.impact;
  const own = dueInOf({ timeline: null, urgency }, context.today) ?? 0;
  return {
    line: {
      description: told(act, "blocker", context),
      impact: impact ? byName(asTold(act, impact), act.statement.speaker) : null,
      solution: matter.acts.findLast((a) => a.solution)?.solution ?? null,
      urgency,
      quotes: withDeeds(matter, quotesOf(said)),
      ...certaintyOf(matter, context),
    },
    standing: {
      dueIn: Math.min(own, next ?? own),
      holdsUp: true,
      asked: matter.acts.length,
      age: daysSince(said[0]?.sentAt ?? "", context.today),
      relevance: context.relevance(words),
    },
    certainty: act.certainty,
    matter,
  };
}

/** The days to the first of the actions that is due; null when none has a day. */
function nextDue(actions: readonly Matter[], today: string): number | null {
  const days = actions.flatMap(({ when }) => (when?.day ? [daysBetween(today, when.day)] : []));
  return days.length > 0 ? Math.min(...days) : null;
}

/** The line of a decision that still stands. */
export function decisionLine(
  matter: Matter,
  context: LineContext,
): Ranked<DigestDraft["decisions"][number]> | null {
  const act = tellingAct(matter);
  if (!act) return null;
  const said = statementsOf(matter);
  return {
    line: {
      decision: told(act, "decision", context),
      context: act.context ?? null,
      status: act.status ?? null,
      quotes: withDeeds(matter, quotesOf(said)),
      ...certaintyOf(matter, context),
    },
    standing: {
      dueIn: null,
      holdsUp: false,
      asked: matter.acts.length,
      age: 0,
      relevance: context.relevance(act.statement.text),
    },
    certainty: act.certainty,
    matter,
  };
}
