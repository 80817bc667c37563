import { type Act, isTask } from "../act";
import type { Statement } from "../statement";
import type { Scene } from "./scene";

/** "That one's for you.", "I'd rather you did it.", "It was me, now it's you." */
const READERS =
  /^(?:(?:and|but|so),? )?(?:(?:that|this|it|which)(?: one)?(?:['’]s| is| would be| will be|['’]ll be)(?: one| a job)?(?: for| up to| down to| with| on)? you(?:rs)?\b|it was me,? (?:and )?now it['’]s you\b|i(?:['’]d| would) (?:rather|prefer it if) you (?:did|do|took|take|had)\b|(?:one|a job) for you\b|yours\b|over to you\b)/i;
/** "That's mine.", "Leave that with me." */
const SPEAKERS =
  /^(?:(?:and|but|so),? )?(?:(?:that|this|it|which)(?: one)?(?:['’]s| is| would be| will be|['’]ll be)(?: one)?(?: for| up to| down to| with| on)? (?:me|mine)\b|leave (?:it|that|this) (?:to|with) me\b|mine\b)/i;
const FEW_WORDS = 14;

/**
 * "Somebody has to tell her that the proofs are late. I'd rather you did it.": who has what the sentence before said without an
 * owner, which gets it. True when it did.
 */
export function givesBefore(
  scene: Scene,
  before: Scene | null,
  found: ReadonlyMap<Statement, Act[]>,
): boolean {
  const { statement, plain } = scene;
  if (!before || before.statement.speaker !== statement.speaker || plain.split(/\s+/).length > FEW_WORDS)
    return false;
  const owner = READERS.test(plain) ? scene.reader : SPEAKERS.test(plain) ? statement.speaker : null;
  const open = owner
    ? (found.get(before.statement) ?? []).filter((act) => isTask(act) && act.owner === null)
    : [];
  for (const act of open) {
    act.owner = owner;
    act.support.push(statement);
  }
  return open.length > 0;
}
