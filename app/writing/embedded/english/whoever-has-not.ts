import type { Act } from "../act";
import { dueDateIn } from "../due-dates";
import type { People } from "../people";
import { ownersOf } from "../row-task";
import type { Statement } from "../statement";
import { baseOfParticiple } from "./base-of-participle";
import type { Scene } from "./scene";

const NOT_YET =
  /^(?:(?:please|and|so|also),? )*(?:who(?:ever)?|(?:all|those|any(?:one|body)|every(?:one|body))(?: of you)? (?:who|that)) (?:has|have)(?:n['’]t| not)(?: yet| still)? (?<done>\p{L}+)(?<what> [^,:;?]{3,80}?)(?: yet| so far)?[,:;–—-]+ ?(?:please |pls |kindly )*do (?:it|so|that|this)\b(?<rest>.*)$/iu;

/** "Who has not yet signed his log, do it today.": asked of whoever that is. */
export function whoeverHasNot(scene: Scene): Act | null {
  const { done, what, rest = "" } = NOT_YET.exec(scene.plain)?.groups ?? {};
  const verb = done ? baseOfParticiple(done.toLowerCase()) : null;
  if (!verb || !what) return null;
  const made = scene.made(
    "request",
    null,
    0.95,
    `${verb}${what.replace(/ (?:his|her|their|your) /i, " the ")}`,
  );
  return made && { ...made, owner: null, when: dueDateIn(rest, scene.statement.sentAt, scene.clock) };
}

const LEFT =
  /^(?:I see |still )?(?:open|missing|outstanding)(?: are| is)?:? (?<names>\p{Lu}\p{L}+(?:(?:, | and )\p{Lu}\p{L}+)*)[.! ]*$/u;

/** "I see open: Ana and Bo.", behind what whoever has not done it is asked: gives it to them, and says whether it did. */
export function namesWhoIsLeft(
  statement: Statement,
  before: Scene | null,
  found: ReadonlyMap<Statement, Act[]>,
  people: People,
): boolean {
  if (!before || !NOT_YET.test(before.plain)) return false;
  const { names: said } =
    LEFT.exec(statement.text.replace(/^[MOS](?=\p{Ll})/u, (first) => first.toLowerCase()))?.groups ?? {};
  const asked = found.get(before.statement)?.find(({ kind, owner }) => kind === "request" && owner === null);
  const owner = said ? ownersOf(said, people) : null;
  if (!asked || owner === null) return false;
  asked.owner = owner;
  asked.support.push(statement);
  return true;
}
