import type { ActionCandidate } from "./actions";
import { type Act, actOf } from "./acts";
import type { BlockerCandidate } from "./blockers";
import { isHedged } from "./certainty";
import type { DecisionCandidate } from "./decisions";
import { type Clock, dueDateIn } from "./due-dates";
import type { TurnOdds } from "./meeting-models";
import type { People } from "./people";
import type { Statement } from "./statement";
import { sentenceCase, shorten, taskLine, withoutFillers } from "./task-wording";
import { contentStems } from "./tokens";
import { likelyUtterances, type Utterance } from "./utterances";

/** How likely a thought must be (log-odds) and how many are taken from one meeting at most. */
const PICK = {
  action: { floor: 0.7, most: 6 },
  decision: { floor: -2, most: 8 },
  problem: { floor: -2, most: 8 },
};

type Odds = ReadonlyMap<Statement, TurnOdds>;

const textOf = (utterance: Utterance): string => utterance.statements.map((s) => s.text).join(" ");

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

const worthSaying = (utterance: Utterance): boolean => contentStems(textOf(utterance)).length >= 2;

/** Action items of long meetings: the thoughts that the fitted model finds, worded by the same rules as any other. */
export function meetingActions(
  statements: readonly Statement[],
  odds: Odds,
  people: People,
  clock: Clock,
): ActionCandidate[] {
  return likelyUtterances(statements, (s) => odds.get(s)?.action, PICK.action.floor, PICK.action.most)
    .filter(worthSaying)
    .flatMap((utterance) => {
      const [first, ...rest] = utterance.statements;
      if (!first) return [];
      const text = textOf(utterance);
      const whole: Statement = { ...first, text };
      const own = utterance.statements
        .map((s) => actOf(s, people))
        .find((a) => a !== null && a.kind !== "need");
      const act = own ?? actOf(whole, people) ?? spokenAct(whole, people);
      if (act.kind === "need" || act.owner === null) act.owner = spokenAct(whole, people).owner;
      const task = act.clause ? spokenLine(act.phrase, 160) : taskLine(act, whole, clock);
      if (contentStems(task).length === 0) return [];
      return [
        {
          task,
          owner: act.owner,
          due: dueDateIn(text, first.sentAt, clock),
          act,
          statement: first,
          support: rest,
          score: 1 + utterance.odds / 2,
        },
      ];
    });
}

const SELF = /\b(?:I'll|I will|I'm going to|I'm gonna|I am going to|I can|I shall|let me)\b/i;

/** Without a clear form of words the thought stands as it is; its owner is who it names, or who says "I'll". */
function spokenAct(statement: Statement, people: People): Act {
  const named = people.mentionedIn(statement.text);
  const self = SELF.test(statement.text) && !isHedged(statement.text) ? statement.speaker : null;
  return {
    kind: "need",
    phrase: statement.text,
    clause: true,
    owner: named.length > 0 ? named.slice(0, 2).join(", ") : self,
    asksYou: false,
    bare: false,
  };
}

/** Decisions of long meetings. */
export function meetingDecisions(statements: readonly Statement[], odds: Odds): DecisionCandidate[] {
  return likelyUtterances(statements, (s) => odds.get(s)?.decision, PICK.decision.floor, PICK.decision.most)
    .filter((u) => worthSaying(u) && !/\?\s*$/.test(textOf(u)))
    .flatMap((utterance) => {
      const [first, ...rest] = utterance.statements;
      return first
        ? [
            {
              decision: spokenLine(textOf(utterance), 200),
              context: null,
              status: null,
              statement: first,
              support: rest,
              score: 1 + utterance.odds / 2,
            },
          ]
        : [];
    });
}

/** Problems of long meetings. */
export function meetingBlockers(statements: readonly Statement[], odds: Odds): BlockerCandidate[] {
  return likelyUtterances(statements, (s) => odds.get(s)?.problem, PICK.problem.floor, PICK.problem.most)
    .filter(worthSaying)
    .flatMap((utterance) => {
      const [first, ...rest] = utterance.statements;
      return first
        ? [
            {
              description: spokenLine(textOf(utterance), 200),
              impact: null,
              solution: null,
              statement: first,
              support: rest,
              score: 1 + utterance.odds / 2,
            },
          ]
        : [];
    });
}
