import { lowerFirst } from "../task-wording";
import { byName } from "./as-told";
import { withoutPrelude } from "./preludes";
import { readClauses } from "./read-clauses";
import type { Scene } from "./scene";
import { tag } from "./tag";

export const OPENING =
  /^(?:(?:and|but|so|also|ps|p\.s\.|oh|well|now|then|anyway|by the way|btw|unfortunately|sadly|one (?:more|other) thing(?: though)?|one thing though|the (?:only |one |other )?(?:problem|trouble|snag|thing|issue) is(?: that)?|my problem is(?: that)?)[,:]? )+/iu;
const CONDITION = /^(?:if|when|once|as soon as|unless|after|before|while|should|in case|because|since|as)\b/i;
/** "I've asked them", "he could do it": whom and what, stands elsewhere, too. */
const POINTS_ELSEWHERE =
  /(?<!\bof )\b(?:them|him|her|it|this|that)(?:[.!]*$| (?:yet|either|already|twice|again|today|yesterday|before|last|on|by|at)\b)/i;
/** "The list I can't pull" */
const FRONTED =
  /^(?<what>(?:(?:the|our|this|that|these|those) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+)) (?<does>I (?:can['’]t|cannot|couldn['’]t|haven['’]t|don['’]t|didn['’]t) \p{L}+(?: (?:hold of|up|out|off|on|in|through|round|at|with))?)$/u;
/** "I told the porter": what was done about it says no why. */
const WAS_DONE =
  /^(?:I|we)(?:['’]ve| have)? (?:just |already |also )?(?:told|asked|rang|rung|called|phoned|spoken?|spoke|written|wrote|sent|e-?mailed|chased|tried|left|done|did|put|made)\b/iu;
/** "The vendor is", of "the vendor is looking into it" */
const IS_CUT =
  /^um\b|\b(?:is|are|was|were|be|been|am|has|have|had|will|if|when|that|to|of|for|with|and|or|but|the|an?|my|our|your|who|which|not)$/i;
/** "The son rang just now" */
const ONLY_RANG =
  /\b(?:rang|called|phoned|wrote|came)(?: again| back)?(?: just now| earlier| this morning| today| yesterday)?$/i;
/** What the writer lacks, of all that writers say of themselves. */
const OF_WRITER =
  /\bI(?:['’]m| am)? (?:still|also|really|just|need|want|can['’]t|cannot|couldn['’]t|haven['’]t|don['’]t|didn['’]t|have no|never|would|short|out of|waiting|missing|stuck)\b|\bI['’]d\b/i;
/** "I have to check the oysters with my supplier": another thing to do. */
const IS_TASK = /\b(?:I|we)(?:['’]ll| will| have to| must| need to|['’]m going to|['’]ve got to) \p{L}/iu;
const DECIDED =
  /^(?:(?:I|we)(?:['’]ve| have)? (?:now |all )?(?:decided|agreed) (?:that )?)(?=(?:we|the|our|there)\b)/iu;
/** "I'd still get the humidity looked at": what somebody is turned to for. */
const WISHES =
  /^(?:I|we)(?:['’]d| would) (?:still |also |really |quite )?(?:like to |love to |want to |prefer to )?(?=(?:get|have|see|know|find|keep|move|change|book|use)\b)/iu;
export const POINTS_BACK =
  /^(?:it|he|she|they|this|that|these|those|which|who|what|yes|no|ok|okay|thanks|thank)\b/i;
/** Where something else begins. */
const SEAM =
  /,? (?:and|so|but|which|because|since|as) (?=(?:the|we|I|you|he|she|it|they|that|there|nobody|someone|somebody|means|our|my|\p{Lu})\b)|; | [–—-] |, (?=(?:we|I|he|she|it|they|that|there)\b)/u;
const LONGEST = 110;
const LEAST_WORDS = 3;
const LEAST_LETTERS = 12;
/**
 * The first part of what was said, as a line goes on with it to tell why; null where it tells no reason: what was done, has to be done, is
 * asked or points further back.
 */
export function reasonIn(
  said: string,
  { people, statement: { speaker } }: Scene,
  owner: string | null,
): string | null {
  const opens = /^(\p{Lu}[\p{L}'’-]+)(?:,| [–—-]) /u.exec(said);
  const isCalled = opens?.[1] && (people.isCalled(opens[1]) || owner?.startsWith(opens[1]));
  const bare = withoutPrelude((isCalled ? said.slice(opens[0].length) : said).trim().replace(OPENING, ""))
    .replace(DECIDED, "")
    .replace(/[\s,;:.!–—-]+$/u, "");
  const seam = SEAM.exec(bare.slice(LEAST_LETTERS));
  const first = seam ? bare.slice(0, seam.index + LEAST_LETTERS) : bare;
  const fronted = FRONTED.exec(first)?.groups;
  if (fronted) return byName(`${fronted.does} ${lowerFirst(fronted.what ?? "")}`, speaker);
  const wish = WISHES.exec(first)?.[0];
  if (wish !== undefined) return `to ${first.slice(wish.length)}`;
  const told = byName(first.replace(/ though(?=,|$)/i, ""), speaker);
  if (
    ONLY_RANG.test(first) ||
    IS_CUT.test(first) ||
    IS_TASK.test(first) ||
    (/\bI\b/.test(first) && !OF_WRITER.test(first)) ||
    WAS_DONE.test(first) ||
    POINTS_ELSEWHERE.test(first) ||
    told.length > LONGEST ||
    told.split(/\s+/).length < LEAST_WORDS ||
    CONDITION.test(told) ||
    POINTS_BACK.test(told) ||
    /[?:()]|\b(?:I|me|my|you)\b|\b(?:I|you)['’]/i.test(told) ||
    // "Need two more welders"
    !(
      /^need \S/i.test(told) ||
      readClauses(tag(told)).some(({ imperative, subject }) => !imperative && subject !== null)
    )
  )
    return null;
  return told;
}
