import { type Act, isTask } from "../act";
import type { Statement } from "../statement";
import type { Scene } from "./scene";

/** "That one's for you.", "I'd rather you did it.", "It was me, now it's you." */
const READERS =
  /^(?:(?:and|but|so),? )?(?:(?:that|this|it|which)(?: one)?(?:['’]s| is| would be| will be|['’]ll be)(?: one| a job)?(?: for| up to| down to| with| on)? (?:you(?:rs)?|ye)\b|it was me,? (?:and )?now it['’]s you\b|i(?:['’]d| would) (?:rather|prefer it if) you (?:did|do|took|take|had)\b|(?:one|a job) for you\b|yours\b|over to you\b)/i;
/** "That's mine.", "Leave that with me.", "On my list." */
const SPEAKERS =
  /^(?:(?:and|but|so),? )?(?:(?:(?:that|this|it|which)(?: one)?(?:['’]s| is| would be| will be|['’]ll be)|they(?:['’]re| are)|those are)? ?(?:also |already |now |still |all )?(?:on my (?:list|plate|desk|to-?do(?: list)?)\b|(?:one )?(?:for|up to|down to|with|on) me\b|mine\b)|leave (?:it|that|this|them) (?:to|with) me\b)/i;
/** "I've asked Pia to do that." */
const ASKED_ANOTHER =
  /^(?:(?:and|but|so),? )?(?:(?:I|we)(?:['’]ve| have)?(?: also| already| just| now)*|have(?: already| just)?|already) (?:asked|told|got) (\p{Lu}[\p{L}'’-]+)(?: \p{L}+)? to (?:please )?(?:do|see to|take care of|sort(?: out)?|handle|look after|deal with|arrange|organi[sz]e|take(?: on)?|fix|cover) (?:it|that|this|them|those)(?: out| on| over| for (?:me|us))?[.! ]*$/iu;
/** "Kev can you sort that?" */
const SORTS_IT =
  /^(?:(?:and|so),? )?(?:@?\p{Lu}\p{L}+,? )?(?:(?:can|could|would|will) (?:you|u|your (?:people|lot|team|guys|lads|crew|men|side|colleagues|department|staff)) (?:please |pls |maybe |perhaps )?|please |pls )(?:sort|do|handle|organi[sz]e|arrange|see to|take care of|look after|take|cover|deal with) (?:that|it|this)(?: out)?(?: please| pls)?[?.!]*$/iu;
/** "Marek, that would be you.", "Ciara and Marek that is ye" */
const CALLS =
  /^@?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:(?:, | and | & )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)*,? /u;
/** "Kwame, doable?" */
const DOABLE =
  /^(?:(?:can|could|would|will) you(?: (?:mind|do (?:it|that|this)))?(?:,? (?:please|pls))?|doable|possible|feasible|ok(?:ay)?(?: (?:for|with) you)?|all right|is that (?:ok|okay|doable|possible))(?: by [^?]{3,25})?\?$/i;
const FEW_WORDS = 14;
/** So certain is what somebody has by words of its own. */
export const SAID = 0.9;

/** Whose it is, by a sentence or the end of one that says no more than that; null for others. */
export function saysWhose(said: string, { reader, statement, people }: Scene): string | null {
  if (READERS.test(said)) return reader;
  if (SPEAKERS.test(said)) return statement.speaker;
  const asked = ASKED_ANOTHER.exec(said)?.[1];
  return asked !== undefined && people.isCalled(asked) ? people.resolve(asked) : null;
}

/** What a sentence says without whom it calls. */
const withoutCalled = ({ called, plain }: Scene): string => (called ? plain.replace(CALLS, "") : plain);

/** "Kwame, doable?": somebody is called, and asked no more than whether it can be done. */
export const asksIfDoable = (scene: Scene): boolean => scene.called && DOABLE.test(withoutCalled(scene));

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
  const sorts = SORTS_IT.test(plain) || asksIfDoable(scene);
  const owner = sorts ? scene.reader : (saysWhose(withoutCalled(scene), scene) ?? saysWhose(plain, scene));
  const isAnothers = owner !== null && owner !== scene.reader && owner !== statement.speaker;
  // "Paul needs a hand tomorrow, Kev can you sort that?": whoever it was said to before.
  const open = owner
    ? (found.get(before.statement) ?? []).filter(
        (act) =>
          isTask(act) &&
          (act.owner === null ||
            (sorts && scene.called && act.kind === "request") ||
            (isAnothers && /^(?:request|duty)$/.test(act.kind))),
      )
    : [];
  for (const act of open) {
    act.owner = owner;
    act.certainty = Math.max(act.certainty, SAID);
    act.support.push(statement);
  }
  return open.length > 0;
}
