import type { Act } from "../act";
import { lowerFirst } from "../task-wording";
import type { Scene } from "./scene";

/** "..., or book a skip if nobody does?" */
const OR_ELSE =
  /,? or (?:else )?(?<other>\p{Ll}+ [^,;?]{3,60}? if (?:nobody|no one|not|none|that|it|they|he|she|this|there)\b[^,;?]{0,40})[?.! ]*$/u;

/** "Can you find someone to take them, or book a skip if nobody does?": the second way is part of the one task. */
export function withOtherWay(acts: readonly Act[], scene: Scene): Act[] {
  const other = OR_ELSE.exec(scene.plain)?.groups?.other;
  const opening = other?.split(" ").slice(0, 2).join(" ");
  const at = opening ? acts.findIndex(({ line }) => lowerFirst(line).startsWith(opening)) : -1;
  const [first, second] = [acts[at - 1], acts[at]];
  if (!other || !first || !second || first.kind !== second.kind || first.owner !== second.owner)
    return [...acts];
  return acts.flatMap((act) =>
    act === second ? [] : act === first ? [{ ...first, line: `${first.line}, or ${other}` }] : [act],
  );
}
