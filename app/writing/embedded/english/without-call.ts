import { type Act, isTask } from "../act";
import { sentenceCase } from "../task-wording";
import type { Scene } from "./scene";

const CALL = /^@?(?:(?:Ms|Mr|Mrs|Dr)\.? )?(\p{Lu}[\p{L}'’-]*),\s+(?=\S)/u;

/** "Bridget, the visa hasn't come through": what is in the way or decided, without whom the mail tells it. */
export function withoutCall(act: Act, { people, statement }: Scene): Act {
  if (isTask(act)) return act;
  const call = CALL.exec(act.line);
  const isCall =
    call?.[1] !== undefined &&
    statement.text.startsWith(call[0]) &&
    (people.isCalled(call[1]) || people.resolve(call[1]) === statement.addressee);
  return isCall ? { ...act, line: sentenceCase(act.line.slice(call[0].length)) } : act;
}
