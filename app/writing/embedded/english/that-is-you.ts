import { type Act, isTask } from "../act";
import type { Scene } from "./scene";

/** "Somebody has to count them, and I'd be glad if that were you", "someone must carry the kit, I'm afraid that's you" */
const THAT_IS =
  /(?:[,;]|\s[–—-]|\band\b)[^,;]*\b(?:that|it)(?:['’](?:s|ll be|d be)| (?:is|was|were|would be|will be|could be|has to be|should be)) (?<who>you|me|\p{Lu}\p{Ll}[\p{L}'’-]*)[.!?]*$/u;
/** "Somebody should tell the insurers - Yusuf?" */
const ASKS_ONE = /\s[–—-]\s(?<who>\p{Lu}\p{Ll}[\p{L}'’-]*)\?\s*$/u;
/** "Be you", of "if that were you" */
const NO_TASK = /^(?:be|it['’]s|that['’]s) (?:you|me)[.!?]*$/iu;

/** Whether the words are no task, but say whose another is. */
export const saysWhose = ({ line }: Act): boolean => NO_TASK.test(line);

/** What somebody has to do, of whoever the end of its sentence names; unchanged where somebody has it. */
export function withWhoseItIs(act: Act, { statement: { text, speaker }, people, reader }: Scene): Act {
  if (!isTask(act) || act.owner !== null) return act;
  const asked = ASKS_ONE.exec(text);
  const who = (asked ?? THAT_IS.exec(text))?.groups?.who;
  if (who === undefined) return act;
  const owner =
    who === "you" ? reader : who === "me" ? speaker : people.isCalled(who) ? people.resolve(who) : null;
  if (owner === null) return act;
  const tail = asked?.[0].replace(/\?\s*$/, "") ?? "";
  return {
    ...act,
    owner,
    line: tail !== "" && act.line.endsWith(tail) ? act.line.slice(0, -tail.length) : act.line,
  };
}
