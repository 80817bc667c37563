import { type Act, isTask } from "../act";
import { sentenceCase } from "../task-wording";
import type { Scene } from "./scene";

const CALL = /^@?(?:(?:Ms|Mr|Mrs|Dr)\.? )?(\p{Lu}[\p{L}'’-]*)(?:,\s+(?=\S)| (?:-{1,2}|–|—) (?=\p{L}))/u;

const DASH = / (?:-{1,2}|–|—) $/;

/** What a task that says no verb begins with: "Mei, your forecast". */
const THING = /^(?:the|an?|your|our|both|all|two|three|\d)/i;

/** "Bridget, the visa hasn't come through": what is in the way or decided, or to be brought, without whom the mail tells it. */
export function withoutCall(act: Act, { people, statement }: Scene): Act {
  const { owner, line } = act;
  // "please Housekeeping change the beds"
  if (act.kind === "request" && owner && /^(?:please|pls),? \p{Lu}/iu.test(statement.text)) {
    const [first = ""] = owner.split(" ");
    const called = [owner, first].find((name) => line.startsWith(`${name} `));
    if (called && /^ \p{Ll}/u.test(line.slice(called.length)))
      return { ...act, line: sentenceCase(line.slice(called.length + 1)) };
  }
  const call = CALL.exec(line);
  if (isTask(act) && !(call && THING.test(act.line.slice(call[0].length)))) return act;
  const isCall =
    call?.[1] !== undefined &&
    (isTask(act) ? people.resolve(call[1]) === act.owner : statement.text.startsWith(call[0])) &&
    (people.resolve(call[1]) === statement.addressee ||
      // Before a dash may stand whom it is about, too: "Ueda - no appointment before the 30th".
      (DASH.test(call[0]) ? people.isCorrespondent(call[1]) : people.isCalled(call[1])));
  return isCall ? { ...act, line: sentenceCase(act.line.slice(call[0].length)) } : act;
}
