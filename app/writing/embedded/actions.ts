import { type Act, actOf } from "./acts";
import { isConditional, isHedged } from "./certainty";
import { topicOf } from "./closings";
import { type Clock, type DueDate, dueDateIn } from "./due-dates";
import type { People } from "./people";
import type { Statement } from "./statement";
import { sentenceCase, shorten, taskLine, withoutFillers } from "./task-wording";
import { threadOf } from "./threads";
import { contentStems } from "./tokens";

/** An action item before it is compared with the others. */
export interface ActionCandidate {
  task: string;
  owner: string | null;
  due: DueDate | null;
  act: Act;
  statement: Statement;
  /** Further statements that show the same item (an acceptance, a date, what "it" means). */
  support: Statement[];
  /** Higher is better; comparable between candidates of one digest. */
  score: number;
}

const BASE: Record<Act["kind"], number> = { assignment: 1.2, commitment: 1, request: 1, need: 0.5 };

/** The action items that single statements state; `chance` is the fitted model's probability that a sentence asks for something. */
export function actionCandidates(
  statements: readonly Statement[],
  people: People,
  clock: Clock,
  chance: (statement: Statement) => number,
): ActionCandidate[] {
  const found: ActionCandidate[] = [];
  for (const statement of statements) {
    if (statement.suspicious || statement.medium === "bulk" || statement.text.length > 700) continue;
    if (
      statement.heading === "resolved" ||
      statement.heading === "decisions" ||
      statement.heading === "people"
    )
      continue;
    const act = actOf(statement, people);
    if (!act) continue;
    const p = chance(statement);
    const listed = statement.heading === "actions";
    if (!listed && act.bare && !act.owner && p < 0.25) continue;
    if (!listed && act.kind === "need" && p < 0.4) continue;
    const due = dueDateIn(statement.text, statement.sentAt, clock);
    const task = taskLine(act, statement, clock);
    if (task.length < 6) continue;
    const dated = due?.deadline ? 0.4 : due ? 0.2 : 0;
    const score = BASE[act.kind] + p + dated + (act.owner ? 0.2 : 0) + (listed ? 0.6 : 0);
    found.push({ task, owner: act.owner, due, act, statement, support: [], score });
  }
  acceptRequests(found, statements, people);
  const dated = found.map((candidate) => withLaterDate(candidate, statements, clock));
  const dates = new Set(dated.flatMap((candidate) => candidate.support));
  return dated
    .filter((candidate) => candidate.act.kind !== "need" || !dates.has(candidate.statement))
    .filter((candidate) => !isAnswerTo(candidate, dated))
    .map((candidate) => withMeaning(candidate, statements))
    .filter((candidate): candidate is ActionCandidate => candidate !== null);
}

const ACCEPTANCE =
  /^(?:sure|yes|yep|ok|okay|will do|on it|i'm on it|happy to|no problem|of course|absolutely|got it|consider it done|i'll (?:do|take) (?:it|that|this)|i can (?:do|take) (?:it|that|this)|done deal|sounds good)\b/i;
const FIRM = /\b(?:will do|on it|i'll|i will|consider it done|i can (?:do|take))\b/i;

const isAcceptance = ({ text }: Statement): boolean => {
  const plain = text.replace(/’/g, "'");
  return ACCEPTANCE.test(plain) && FIRM.test(plain) && !isHedged(plain) && !isConditional(plain);
};

const isTalk = (statement: Statement): boolean =>
  statement.medium === "transcript" || statement.medium === "chat";

/** True when the later statement may answer the earlier one: in the next turns, or in a later mail of the thread. */
function mayAnswer(later: Statement, earlier: Statement): boolean {
  if (!later.speaker || later.speaker === earlier.speaker || later.order <= earlier.order) return false;
  if (isTalk(earlier)) return later.unit === earlier.unit && later.order - earlier.order <= 5;
  const thread = threadOf(earlier.subject);
  return (
    later.unit > earlier.unit &&
    later.unit - earlier.unit <= 3 &&
    thread !== "" &&
    threadOf(later.subject) === thread
  );
}

/** A request belongs to whoever takes it in the next turns or mails; who was named keeps it and is confirmed. */
function acceptRequests(found: ActionCandidate[], statements: readonly Statement[], people: People): void {
  for (const reply of statements.filter(isAcceptance)) {
    const asked = [...found]
      .reverse()
      .find(
        (c) =>
          c.act.kind !== "commitment" &&
          mayAnswer(reply, c.statement) &&
          (c.owner === null ? c.act.asksYou : c.owner === people.resolve(reply.speaker ?? "")),
      );
    if (!asked || asked.support.length > 1) continue;
    asked.owner ??= people.resolve(reply.speaker ?? "");
    asked.support.push(reply);
  }
}

/** "Sure, I'll do it right after this call" is the answer to a request, not a second item. */
function isAnswerTo(candidate: ActionCandidate, found: readonly ActionCandidate[]): boolean {
  return (
    candidate.act.kind === "commitment" &&
    found.some((c) => c !== candidate && c.support.includes(candidate.statement)) &&
    (topicOf(candidate.task).length <= 1 || ACCEPTANCE.test(candidate.statement.text))
  );
}

/** The next sentence may say by when: "This needs to be released before Friday." */
function withLaterDate(
  candidate: ActionCandidate,
  statements: readonly Statement[],
  clock: Clock,
): ActionCandidate {
  const next = statements[candidate.statement.order + 1];
  if (
    candidate.due ||
    !next ||
    next.unit !== candidate.statement.unit ||
    next.turn !== candidate.statement.turn
  )
    return candidate;
  if (
    !/^(?:this|it|that|we|i|they|the deadline|deadline|due)\b.*\b(?:needs?|must|has to|have to|should|due|deadline|by|before)\b/i.test(
      next.text,
    )
  )
    return candidate;
  const due = dueDateIn(next.text, next.sentAt, clock);
  return due?.deadline ? { ...candidate, due, support: [...candidate.support, next] } : candidate;
}

/** A task that is all pronouns ("Nudge them") borrows the sentence before it, or is no task. */
function withMeaning(candidate: ActionCandidate, statements: readonly Statement[]): ActionCandidate | null {
  const { statement, task, act } = candidate;
  if (topicOf(act.clause ? task : task.split(" ").slice(1).join(" ")).length > 0) return candidate;
  const before = statements[statement.order - 1];
  const related =
    before && before.unit === statement.unit && !before.suspicious && contentStems(before.text).length >= 2;
  if (!related || act.kind === "need" || !/\b(?:it|them|this|that|these|those|him|her)\b/i.test(task))
    return null;
  const meaning = shorten(
    sentenceCase(withoutFillers(before.text).replace(/[.!?]+$/, "")),
    Math.max(40, 150 - task.length),
  );
  return { ...candidate, task: `${task} – ${meaning}`, support: [before, ...candidate.support] };
}
