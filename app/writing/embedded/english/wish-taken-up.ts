import { type Act, isTask } from "../act";
import type { Statement } from "../statement";
import type { Scene } from "./scene";

const OTHERS_WISH =
  /^(?!.*\b(?:you|your)\b)[^?]*\b(?:wants?|needs?|(?:would|['’]d) like|(?:is|are) (?:keen|asking)|asked) to (?:see|have|know|hear|get|receive|look at|read|meet|speak|talk)\b/i;
const I_WILL =
  /^(?:(?:so|and|then|ok|okay|right),? )*(?:I|we)(?:['’]ll| will|['’]m going to| am going to| can)(?! (?:need|have to|want|be)\b)/i;

/**
 * "The trustees want to see the budget again. I'll put a page together.": whoever writes grants what others want, so that nobody else
 * is asked; where the promise is of that very thing, it is the only line.
 */
export function takesUpWish(
  { statement }: Scene,
  own: readonly Act[],
  before: Statement | undefined,
  found: Map<Statement, Act[]>,
): void {
  if (
    before === undefined ||
    before.unit !== statement.unit ||
    before.paragraph !== statement.paragraph ||
    !I_WILL.test(statement.text) ||
    !OTHERS_WISH.test(before.text)
  )
    return;
  const promise = own.find(({ kind }) => kind === "commitment");
  if (!promise) return;
  const wishes = found.get(before) ?? [];
  const kept = wishes.filter((act) => !isTask(act) || !promise.support.includes(before));
  found.set(
    before,
    kept.map((act) => (act.kind === "request" ? { ...act, owner: promise.owner } : act)),
  );
}
