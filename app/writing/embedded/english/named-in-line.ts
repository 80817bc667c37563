import type { Act } from "../act";
import { lowerFirst, sentenceCase } from "../task-wording";
import { type Mention, mentionsIn } from "./mentions";
import type { Scene } from "./scene";
import { isGroupWord } from "./subjects";
import { SAYS_NO_TOPIC } from "./topic-of-title";

/** Opens the line and means what was told before: "It stays barred", "he couldn't do anything". */
const SUBJECT =
  /^(?:(?:as it is|until then|till then|for now|so|still|unfortunately|sadly),? )?(?<said>it|this|that|they|he|she)(?=['’](?:s|re|ll)\b| (?!(?:is|was|will be|means|looks|seems|appears|turns|turned|takes|took|rain|snow|feels|depends|week|month|year|time|one|morning|afternoon|evening|weekend|way)\b)\p{L})/iu;
/** "It was stuck" does, "it is raining", "it is a pity" don't. */
const IT_IS =
  /^(?<said>it|this|that|they)(?=['’]s|['’]re| (?:is|was|are|were|will be|looks|seems) )(?! ?(?:['’]s|is|was|will be|looks|seems|['’]re|are|were) (?:now |still |just |simply |really |all )*(?:rain|snow|freez|impossible|possible|(?:un)?(?:clear|likely|certain|sure)|a (?:pity|shame|problem|pain|mess|nightmare|worry|risk)|not (?:clear|certain|sure|possible)|too (?:late|early)|up to|why|what|how|that|because|about|time|hard|difficult|as if|like))/iu;
/** "Without it we cannot start", "until he signs nobody moves" */
const HINGE =
  /^(?:but |and |so )?(?:without|until|till|unless|before|because of) (?<said>it|them|this|that|these|those|he|she|they)\b(?! (?:the|an?)\b| (?:is|was) (?:clear|known|time|too|sure|certain))/iu;
/** "Nothing leaves us before they reopen the store", "two of them are wet through" */
const BEFORE_IT =
  /^(?:(?:nothing|nobody|no one|we|I) [^,;.]{2,40}? (?:before|until|till|unless|without)|(?:half|one|two|three|four|five|six|most|some|several|all|both) of) (?<said>it|them|they|he|she)\b/iu;
/** "We'll move it to March", "keep them" */
const TAKES_IT =
  /^(?:(?:we|I)(?:['’](?:ll|re|ve)| will| are| have)? (?:now |all |both |just )*)?(?!(?:do|doing|done|make|call|leave|think|discuss|until|till|if|when|once|before|after|as|while|since|with|for|by|to|on|in|because|that|so|but|and|or|unless|without|of|from|at|than|like)\b)(?:\p{Ll}+) (?<said>it|them)\b(?!['’]|,? (?:is|was|will|has|can|that|so|to (?:be|have|see|get|do))\b)/iu;
/** "It's the blue one then": of a choice, and no thing. */
const IS_ONE = /^(?:it|that|this)(?:['’]s| is) (?:the|an?|in|on|at|to|for) /i;
/** What only people do. */
const DO_PEOPLE =
  /^(?:['’](?:ve|d|ll)|\s(?:have|had|all|both|also|now|would|will))*\s(?:lik|lov|want|agree|decid|said|say|approv|accept|offer|prefer|refus|promis|vot|chose|pick|insist|ask|think|thought|hop|propos|turn(?:ed)? (?:us|it) down)\p{Ll}*\b/iu;
const FAR = 2;
/** Somebody may be told of in passing: "once the electrician has moved it". */
const LEAST_WEIGHT = { somebody: 0.5, thing: 1 };
const NO_THING =
  /(?:^|[\s'’])(?:none|nothing|nobody|something|anything|everything|all|both|news|updates?|notes?|minutes|questions?|points?|words?)\b/i;
/** "On the lift there was bad blood": what it goes on with stands nowhere in particular. */
const THERE_IS = /\bthere(?:['’]s| is| was| are| were)\b/i;
const LONGEST_TITLE = 4;
const IS_SOMEBODY =
  /(?:er|[tsdy]or|ist|ian|man|woman|lady|lord|agent|smith|clerk|judge|nurse|chef|cook|guard|vet)$/i;

const lastOf = (words: string): string => words.split(/\s+/).at(-1) ?? "";

const isSomebody = ({ words }: Mention): boolean =>
  IS_SOMEBODY.test(lastOf(words).replace(/s$/, "")) || isGroupWord(lastOf(words).toLowerCase());

function fits(mention: Mention, pronoun: string, scene: Scene): boolean {
  const { kind, isPlural, words, isName } = mention;
  switch (pronoun) {
    case "he":
    case "she":
      return !isPlural && (kind === "person" || (kind === "group" && IS_SOMEBODY.test(lastOf(words))));
    case "these":
    case "those":
      return isPlural && kind === "thing";
    case "they":
    case "them":
      return (isPlural || kind === "group" || isGroupWord(lastOf(words).toLowerCase())) && kind !== "person";
    default:
      return kind === "thing" && !isPlural && !isName && !scene.people.isKnown(words.split(" ")[0] ?? "");
  }
}

/** What a title says: "4. Footbridge.", or the words in front of a colon. */
function titleOf({ statement, clauses }: Scene): string | null {
  const said = statement.text.replace(/^\W*\d+[.)] /, "").replace(/[.:\s]+$/, "");
  return clauses.length === 0 &&
    !SAYS_NO_TOPIC.test(said) &&
    !NO_THING.test(said) &&
    !/^(?:my|your) /i.test(said) &&
    /^\p{L}[^,;:!?]*$/u.test(said) &&
    said.split(/\s+/).length <= LONGEST_TITLE
    ? /^(?:the|our|my|your|an?) /i.test(said) || /\d/.test(said)
      ? lowerFirst(said)
      : `the ${lowerFirst(said)}`
    : null;
}

/** The things or people that a sentence before is most about and a pronoun may mean. */
function meantBy(
  pronoun: string,
  before: Scene,
  { isPeople, isDecided }: { isPeople: boolean; isDecided: boolean },
): string[] {
  const title = /^(?:it|this|that)$/.test(pronoun) ? titleOf(before) : null;
  if (title) return [title];
  const isPerson = /^(?:he|she)$/.test(pronoun);
  if (!isPerson && THERE_IS.test(before.plain)) return [];
  const least = isPerson ? LEAST_WEIGHT.somebody : LEAST_WEIGHT.thing;
  const all = mentionsIn(before).filter(
    (mention) =>
      mention.weight >= least &&
      fits(mention, pronoun, before) &&
      !NO_THING.test(mention.words) &&
      !(isPeople && mention.kind === "thing" && !isSomebody(mention)) &&
      // Whoever is only spoken of decides nothing: "he" is who the sentence before tells of.
      !(
        isPerson &&
        isDecided &&
        before.clauses[0]?.subject?.text.toLowerCase() !== mention.words.toLowerCase()
      ),
  );
  const most = Math.max(...all.map(({ weight }) => weight));
  return all.filter(({ weight }) => weight === most).map(({ words }) => words.replace(/^an? /i, "the "));
}

/** "The committee fixed the swim for that day" */
const THAT_DAY = /\b(?<leads>for|on|to|until|till|by) that (?:day|date|evening|night|morning|afternoon)\b/i;
const DAY =
  /\b(?:\p{Lu}\p{L}+day(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: \p{Lu}\p{L}+)?)?|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{L}{2,}|the \d{1,2}(?:st|nd|rd|th)\b)/gu;

/** "A lifeguard is free on the 29th. The swim is fixed for that day.": for the 29th. */
function withDay(act: Act, earlier: readonly Scene[]): Act {
  const before = earlier.at(-1);
  const leads = THAT_DAY.exec(act.line)?.groups?.leads;
  if (!before || leads === undefined || before.statement.unit !== act.statement.unit) return act;
  const [day, another] = before.statement.text.match(DAY) ?? [];
  if (day === undefined || another !== undefined) return act;
  return {
    ...act,
    line: act.line.replace(THAT_DAY, `${leads} ${day}`),
    support: [before.statement, ...act.support],
  };
}

/**
 * "The engineer came. He couldn't do anything.", "we need the plan. Without it we can't build.": what is in the way, with what its
 * pronoun means in the pronoun's place, so that the line can be read alone.
 */
export function withNamed(act: Act, earlier: readonly Scene[]): Act {
  const { line, kind } = act;
  if (kind === "decision") {
    const dated = withDay(act, earlier);
    const found = dated === act && !IS_ONE.test(line) ? (SUBJECT.exec(line) ?? TAKES_IT.exec(line)) : null;
    return found ? withSubject(act, found, earlier) : dated;
  }
  const found =
    kind === "obstacle"
      ? (HINGE.exec(line) ?? SUBJECT.exec(line) ?? IT_IS.exec(line) ?? BEFORE_IT.exec(line))
      : null;
  return found ? withSubject(act, found, earlier) : act;
}

/** The act with what its pronoun means in the sentences before, where that is one thing. */
function withSubject(act: Act, found: RegExpExecArray, earlier: readonly Scene[]): Act {
  const { line, statement, support } = act;
  const said = found.groups?.said;
  if (!said || support.length > 0) return act;
  for (const before of earlier.slice(-FAR).reverse()) {
    if (before.statement.unit !== statement.unit || before.statement.row) return act;
    if (before.statement.speaker !== statement.speaker) return act;
    const at = found[0].length - said.length;
    const [meant, another] = meantBy(said.toLowerCase(), before, {
      isPeople: DO_PEOPLE.test(line.slice(found[0].length)),
      // "We agreed with him that he stays": he is spoken of already.
      isDecided: act.kind === "decision" && !/\b(?:with|told|asked|to) (?:him|her)\b/i.test(statement.text),
    });
    if (meant === undefined) continue;
    if (another !== undefined) return act;
    const behind = line
      .slice(at + said.length)
      .replace(/^['’]re\b/, " are")
      .replace(/^['’]ll\b/, " will")
      .replace(/^['’]s (?!been|had|got|gone)/, " is ");
    return {
      ...act,
      line: sentenceCase(`${line.slice(0, at)}${meant}${behind}`),
      support: [before.statement],
    };
  }
  return act;
}
