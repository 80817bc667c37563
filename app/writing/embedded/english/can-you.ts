import { type Act, isTask } from "../act";
import type { Statement } from "../statement";
import type { Scene } from "./scene";

const CAN_YOU =
  "(?:can|could|would|will) you(?: (?:do|take|manage|handle|see to|sort) (?:it|that|this|those|them))?(?: please| instead| maybe)*";
const ALONE = new RegExp(`^(?:(?:and|or|so|maybe),? )?${CAN_YOU}\\s*\\?$`, "iu");
const BEHIND = new RegExp(`[,;–—-] ?(?:and |so |or )?${CAN_YOU}\\s*\\?\\s*$`, "iu");
const CERTAIN = 0.9;

/** Of nobody in particular, or of all of us: "we'll need to", "somebody has to". */
const isOpen = ({ kind, owner, statement }: Act): boolean =>
  kind === "duty" ||
  ((kind === "commitment" || kind === "assignment") &&
    (owner === null || (owner === statement.speaker && /^(?:(?:and|so|but),? )?we\b/i.test(statement.text))));

const asked = (act: Act, reader: string): Act =>
  isTask(act) && isOpen(act)
    ? { ...act, kind: "request", owner: reader, certainty: Math.max(CERTAIN, act.certainty) }
    : act;

/** "We need to collect the keys on Friday, can you?": asked of whoever reads it. */
export const askedBehind = (acts: readonly Act[], { reader, statement }: Scene): Act[] =>
  reader !== null && BEHIND.test(statement.text) ? acts.map((act) => asked(act, reader)) : [...acts];

/** "We'll need to get some on Saturday. Can you?": what the sentence before needs is asked. False where it needs nothing. */
export function askedAlone(
  { reader, statement }: Scene,
  before: Statement | undefined,
  found: Map<Statement, Act[]>,
): boolean {
  const needed = before && before.unit === statement.unit ? (found.get(before) ?? []) : [];
  if (
    !before ||
    reader === null ||
    !ALONE.test(statement.text) ||
    !needed.some((act) => isTask(act) && isOpen(act))
  )
    return false;
  found.set(
    before,
    needed.map((act) => asked(act, reader)),
  );
  return true;
}
