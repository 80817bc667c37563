import type { Act } from "./act";
import type { Statement } from "./statement";
import { contentStems } from "./tokens";

/** Opens another matter. */
const ELSE = /^(?:\p{L}+ )?also\b|^(?:another|besides|separately|secondly|finally|in addition|apart)\b/iu;
/** In the opening of the next sentence: means something told before, or everything. */
const REFERS = /\b(?:it|its|that one|these|those|them|they|their|there|nothing|nobody|no one|none)\b/i;
/** "The thruster won't start and they won't leave without it": by then a pronoun may mean what this sentence tells. */
const OPENING = 30;

const SECOND_HALF = /,\s+(?:and|so|but)\s/i;

/** What somebody can't do; the trouble beside it is why, or the other way round. */
const UNABLE =
  /(?<!\p{L})(?:we|i|nobody|no one|you) (?:still |currently |now |simply |just )?(?:can(?:not|['’]t| no longer)|can not|(?:are|am) (?:not able|unable) to|['’](?:re|m) (?:not able|unable) to|could(?:n['’]t| not))(?!\p{L})|(?:can(?:not|['’]t)|can not) be \p{L}+|(?<!\p{L})(?:können|kann|dürfen|darf) (?:\p{L}+ ){0,4}(?:nicht|nichts|kein\p{L}*|niemand)(?!\p{L})|(?<!\p{L})(?:ne )?p(?:eut|ouvons|eux|euvent) (?:pas|plus|rien)(?!\p{L})|(?<!\p{L})no (?:podemos|puedo|pueden|se puede)(?!\p{L})/iu;
const isUnable = (text: string): boolean => UNABLE.test(text);
/** "The lift is broken and the boards can't go up" says of itself why. */
const LEAD = 30;
const saysWhy = (text: string): boolean => text.search(UNABLE) > LEAD;

/** From this certainty on the words tell for themselves what is in the way. */
const PLAINLY = 0.9;

/** Below which a sentence hardly says so: what follows it more plainly is the trouble itself. */
const HARDLY = 0.57;
const PLAINER = 0.8;
const WAITS_FOR =
  /^\p{L}.*\b(?:until|till|before|unless)\b(?! (?:the )?(?:\d|next\b|(?:early|mid|late)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b))/iu;

/** So many sentences after a trouble its consequence still stands. */
const NEAR = 2;

/**
 * "The keys are missing. Without them nobody gets in": adds what an obstacle goes on to tell to the one just before, as its
 * impact with its quote, and says whether it did. `pointsBack` knows the words that mean what was told before.
 */
export function carriesOn(
  act: Act,
  statements: readonly Statement[],
  at: number,
  found: ReadonlyMap<Statement, Act[]>,
  pointsBack: RegExp,
): boolean {
  const { statement } = act;
  if (act.kind !== "obstacle") return false;
  const means = pointsBack.test(statement.text.split(SECOND_HALF)[0] ?? "");
  const stems = contentStems(statement.text);
  for (let back = 1; back <= NEAR; back++) {
    const before = statements[at - back];
    if (!before || before.unit !== statement.unit) return false;
    // In a talk another may say what it leads to, but only in so many words.
    if (before.speaker !== statement.speaker && !(means && back === 1)) return false;
    const earlier = found.get(before)?.find((known) => known.kind === "obstacle");
    // Two items of a list are two troubles, the halves of one item are one.
    const isItem = statement.listItem || before.listItem;
    const isHalf = back === 1 && /;$/.test(before.text);
    if (isItem && !isHalf && !(means && back === 1)) return false;
    if (!earlier) continue;
    const said = [earlier.statement, ...earlier.support].flatMap(({ text }) => contentStems(text));
    const isNext =
      // "It is on hold. I have phoned twice. They will not release it."
      (back === 1 || /^(?:they|it)\b/i.test(statement.text)) &&
      !isItem &&
      statement.language === "en" &&
      REFERS.test(statement.text.slice(0, OPENING)) &&
      !ELSE.test(statement.text);
    const isReason =
      back === 1 &&
      !isItem &&
      !ELSE.test(statement.text) &&
      isUnable(before.text) !== isUnable(statement.text) &&
      !saysWhy(statement.text);
    if (!isHalf && !means && !isNext && !isReason && !stems.some((stem) => said.includes(stem))) continue;
    // "The valve sticks again. Until it is replaced no paper can hang there", "two of the pallets left; the third is held at customs
    // for want of its certificate": the second half tells what is in the way.
    const isPlainer =
      (isHalf && earlier.certainty < HARDLY && act.certainty >= PLAINER) ||
      (earlier.certainty < PLAINLY && act.certainty >= PLAINLY && WAITS_FOR.test(act.line));
    if (back === 1 && isPlainer) {
      act.support.push(earlier.statement, ...earlier.support);
      found.get(before)?.splice(found.get(before)?.indexOf(earlier) ?? 0, 1);
      return false;
    }
    earlier.support.push(statement);
    earlier.impact ??= act.impact ?? act.line;
    earlier.certainty = Math.max(earlier.certainty, act.certainty);
    return true;
  }
  return false;
}
