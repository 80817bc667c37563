import type { Act as Found } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import { topicOf } from "../matters/topic";
import type { People } from "../people";
import type { Statement } from "../statement";
import { sentenceCase, shorten, taskLine, withoutFillers } from "../task-wording";
import { contentStems } from "../tokens";
import { type Act, actOf } from "./acts";
import type { TurnOdds } from "./meeting-models";
import { askedOfNamed, spokenAct, takenBy } from "./spoken-acts";
import { likelyPassages, likelyUtterances, type Passage, type Utterance } from "./utterances";

/** How likely a thought must be (log-odds) and how many are taken from one meeting at most. */
const PICK = {
  action: { floor: 0.7, most: 6 },
  decision: { floor: -2, most: 7 },
  problem: { floor: -2, most: 6 },
};
/** What a thought about nothing but the subject of the meeting gains in log-odds. */
const CENTRAL = 3;

type Odds = ReadonlyMap<Statement, TurnOdds>;

const textOf = (statements: readonly Statement[]): string => statements.map((s) => s.text).join(" ");

/** Speech as a line: without hesitations and openers, one sentence-cased clause. */
const spokenLine = (text: string, longest: number): string =>
  shorten(
    sentenceCase(
      withoutFillers(text)
        .replace(
          /^(?:(?:and|so|but|ok|okay|well|right|yeah|yes|also|then|now|oh|alright|just|because)\b[,.]*\s+)+/i,
          "",
        )
        .replace(/[\s,.;]+$/, ""),
    ),
    longest,
  );

/** "Um." shows nothing. */
const worthQuoting = ({ text }: Statement): boolean => contentStems(text).length >= 2;

/** Action items of long meetings: the thoughts that the fitted model finds and that say who is to do what. */
export function meetingActions(
  statements: readonly Statement[],
  odds: Odds,
  people: People,
  clock: Clock,
): Found[] {
  return likelyUtterances(statements, {
    ...PICK.action,
    oddsOf: (s) => odds.get(s)?.action,
    opens: (s) => actOf(s, people) !== null,
  }).flatMap((utterance) => {
    const [first, ...rest] = utterance.statements;
    if (!first) return [];
    const text = textOf(utterance.statements);
    const whole: Statement = { ...first, text };
    if (contentStems(text).length < 2) return [];
    const act = actOfThought(utterance.statements, whole, statements, people);
    if (act.clause && (/\?\s*$/.test(text) || (act.phrase === text && act.owner === null))) return [];
    const task = act.clause ? spokenLine(act.phrase, 160) : taskLine(act, whole, clock);
    if ((act.clause ? contentStems(task) : topicOf(task).about).length === 0) return [];
    return [
      {
        kind: "assignment" as const,
        statement: first,
        line: task,
        owner: act.owner,
        when: dueDateIn(text, first.sentAt, clock),
        certainty: 0.5 + utterance.odds / 8,
        support: rest.filter(worthQuoting),
      },
    ];
  });
}

/** What a thought asks or promises; whoever nods when "you" are told without a known name has taken it. */
function actOfThought(
  thought: readonly Statement[],
  whole: Statement,
  statements: readonly Statement[],
  people: People,
): Act {
  const first = (read: (s: Statement) => Act | null): Act | null => {
    for (const statement of thought) {
      const act = read(statement);
      if (act) return act;
    }
    return null;
  };
  const spoken = first((s) => notClause(spokenAct(s, people))) ?? spokenAct(whole, people);
  const written = first((s) => notNeed(actOf(s, people)));
  const act =
    first((s) => askedOfNamed(s, people)) ??
    written ??
    (spoken.clause ? (actOf(whole, people) ?? spoken) : spoken);
  const owner = act.kind === "need" || act.owner === null ? spoken.owner : act.owner;
  const last = thought.at(-1);
  const open = (owner === null || !people.isKnown(owner)) && (act.asksYou || spoken.asksYou);
  return { ...act, owner: (open && last ? takenBy(last, statements) : null) ?? owner };
}

const notClause = (act: Act): Act | null => (act.clause ? null : act);
const notNeed = (act: Act | null): Act | null => (act?.kind === "need" ? null : act);

/** Decisions of long meetings. */
export function meetingDecisions(statements: readonly Statement[], odds: Odds): Found[] {
  return likelyPassages(statements, {
    ...PICK.decision,
    oddsOf: (s) => odds.get(s)?.decision,
    worth: centrality([...odds.keys()]),
  })
    .filter((passage) => !/\?\s*$/.test(textOf(passage.statements)))
    .flatMap((passage) => {
      const line = lineOf(passage, (s) => odds.get(s)?.decision ?? 0);
      return line ? [{ kind: "decision" as const, line: line.text, ...line.shown }] : [];
    });
}

/** Problems of long meetings. */
export function meetingBlockers(statements: readonly Statement[], odds: Odds): Found[] {
  return likelyPassages(statements, {
    ...PICK.problem,
    oddsOf: (s) => odds.get(s)?.problem,
    worth: centrality([...odds.keys()]),
  }).flatMap((passage) => {
    const line = lineOf(passage, (s) => odds.get(s)?.problem ?? 0);
    return line ? [{ kind: "obstacle" as const, line: line.text, ...line.shown }] : [];
  });
}

/** A passage as a line in the words of its likeliest statement, and the statements that show it. */
function lineOf(passage: Passage, oddsOf: (statement: Statement) => number) {
  const [statement, ...rest] = passage.statements;
  if (!statement) return null;
  return {
    text: spokenLine(coreOf(passage, oddsOf), 200),
    shown: {
      statement,
      support: [...rest, ...passage.around].filter(worthQuoting),
      owner: null,
      when: null,
      certainty: 0.5 + passage.odds / 8,
    },
  };
}

/** The likeliest statement of a thought, with the next one where it says too little alone. */
function coreOf({ statements }: Utterance, oddsOf: (statement: Statement) => number): string {
  const [best] = [...statements].sort((a, b) => oddsOf(b) - oddsOf(a));
  if (!best || contentStems(best.text).length >= 4) return best?.text ?? "";
  const next = statements[statements.indexOf(best) + 1];
  return next ? `${best.text} ${next.text}` : textOf(statements);
}

/** How much a thought is about what the meeting is about: few decide or worry about what is said once. */
function centrality(statements: readonly Statement[]): (thought: readonly Statement[]) => number {
  const frequency = new Map<string, number>();
  for (const { text } of statements)
    for (const stem of contentStems(text)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const often = Math.log(1 + ([...frequency.values()].sort((a, b) => b - a)[4] ?? 1));
  return (thought) => {
    const stems = contentStems(textOf(thought));
    if (stems.length < 2) return Number.NEGATIVE_INFINITY;
    const weight = stems.reduce((sum, stem) => sum + Math.log(1 + (frequency.get(stem) ?? 0)), 0);
    return (CENTRAL * weight) / often / (stems.length + 3);
  };
}
