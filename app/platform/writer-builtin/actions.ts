import { type Act, actOf } from "./acts";
import { type DueDate, dueDateIn } from "./due-dates";
import type { People } from "./people";
import type { Statement } from "./statement";
import { taskLine } from "./task-wording";

/** An action item before it is compared with the others. */
export interface ActionCandidate {
  task: string;
  owner: string | null;
  due: DueDate | null;
  act: Act;
  statement: Statement;
  /** Further statements that show the same item (an acceptance, an assignment). */
  support: Statement[];
  /** Higher is better; comparable between candidates of one digest. */
  score: number;
}

const BASE: Record<Act["kind"], number> = { assignment: 1.2, commitment: 1, request: 1, need: 0.5 };

/** The action items that single statements state; `chance` is the fitted model's probability that a sentence asks or promises. */
export function actionCandidates(
  statements: readonly Statement[],
  people: People,
  timeZone: string,
  chance: (statement: Statement) => number,
): ActionCandidate[] {
  const out: ActionCandidate[] = [];
  for (const statement of statements) {
    if (statement.suspicious || statement.heading === "resolved" || statement.heading === "decisions")
      continue;
    if (statement.text.length > 700) continue;
    const act = actOf(statement, people);
    if (!act) continue;
    const p = chance(statement);
    const listed = statement.heading === "actions";
    if (!listed && act.kind !== "assignment" && p < 0.25) continue;
    if (act.kind === "need" && !listed && p < 0.4) continue;
    const due = dueDateIn(statement.text, statement.sentAt, timeZone);
    const task = taskLine(act, statement, timeZone);
    if (task.length < 8) continue;
    const score =
      BASE[act.kind] + p + (due?.deadline ? 0.4 : due ? 0.2 : 0) + (act.owner ? 0.2 : 0) + (listed ? 0.6 : 0);
    out.push({ task, owner: act.owner, due, act, statement, support: [], score });
  }
  acceptOpenRequests(out, statements, people);
  return out;
}

const ACCEPTANCE =
  /^(?:sure|yes|yep|ok|okay|will do|on it|i'm on it|i’m on it|happy to|no problem|of course|absolutely|got it|consider it done|i'll do (?:it|that)|i’ll do (?:it|that)|i'll take (?:it|that|this)|i can (?:do|take) (?:it|that|this))\b/i;
const FIRM = /\b(?:will do|on it|i'll|i’ll|i will|consider it done|i can (?:do|take))\b/i;

/** A request nobody was named for belongs to whoever takes it in the next turns or the next mail of the thread. */
function acceptOpenRequests(
  candidates: ActionCandidate[],
  statements: readonly Statement[],
  people: People,
): void {
  for (const candidate of candidates) {
    if (candidate.owner !== null || !candidate.act.asksYou) continue;
    const { order, unit, medium, speaker, subject } = candidate.statement;
    const sameUnit = medium === "transcript" || medium === "chat";
    for (let i = order + 1; i < Math.min(statements.length, order + (sameUnit ? 6 : 60)); i++) {
      const reply = statements[i];
      if (!reply) break;
      if (
        sameUnit ? reply.unit !== unit : reply.unit === unit || threadOf(reply.subject) !== threadOf(subject)
      )
        continue;
      if (!reply.speaker || reply.speaker === speaker) continue;
      if (!ACCEPTANCE.test(reply.text) || !FIRM.test(reply.text)) continue;
      candidate.owner = people.resolve(reply.speaker);
      candidate.support.push(reply);
      break;
    }
  }
}

/** The subject without reply and forward marks, to see which mails belong together. */
export const threadOf = (subject: string | null): string =>
  (subject ?? "")
    .replace(/^(?:\s*(?:re|fw|fwd|aw|wg|sv|vs|tr)\s*(?:\[\d+\])?\s*:)+/i, "")
    .trim()
    .toLowerCase();
