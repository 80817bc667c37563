import type { Act } from "../act";
import { keepActs } from "../keep-acts";
import type { Statement } from "../statement";

const CAN_NOT =
  /^(?:the |our |my )?\p{L}+(?: \p{L}+)?(?: can['’]t| cannot| couldn['’]t|(?: is|['’]s) (?:away|off|ill|sick|out|not (?:free|available|around))|(?: won['’]t| will not|(?: is|['’]s) not able|(?: isn|aren)['’]t able))\b/iu;
const I_DO_IT =
  /^(?:(?:so|and|but|then|ok|okay),? )*(?:I|we)(?:['’]ll| will|['’]m going to| can) (?:just )?(?:do|cover|take|go|handle|sign|manage|see to|stand in|step in|be there)\b(?: (?:it|that|this|them|over|in|for (?:him|her|them)))*(?: myself| instead| ourselves)?[.! ]*$/i;

/** "Mo can't on the 25th. I'll do it myself.": what somebody else covers for is in nobody's way. */
export function coversFor(
  { text, speaker }: Statement,
  before: Statement | undefined,
  found: Map<Statement, Act[]>,
): void {
  if (!before || before.speaker !== speaker || !I_DO_IT.test(text) || !CAN_NOT.test(before.text)) return;
  keepActs(found, before, ({ kind }) => kind !== "obstacle");
}
