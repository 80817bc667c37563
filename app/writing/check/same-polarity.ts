import { withApostrophes } from "./left-out";
import { wordsOf } from "./material-facts";
import { infinitivesOf, isContentWord, saidStems, stemOf } from "./word-stems";

/** How many words a "not" or a "cancel" reaches, forwards ("don't send the report") and back ("is not signed"). */
const AHEAD = 5;
const BACK = 4;

/** Words that deny nothing although they hold a "not". */
const DENIES_NOTHING =
  /\bwho(?:ever)? (?:has|have)(?: not|n't)\b|\b(?:nobody|no one|no-one|none of us|not one of us)(?:'s| has| have)\b(?=[^,;.:]*\b(?:yet|so far)\b)|\b(?:do not|don't|not|never|n't) (?:to )?(?:forget|hesitate|miss|worry|mind|fail)\b|\bwhy (?:don't|not|doesn't|do not)\b|\bno (?:problem|problems|worries|worry|doubt|matter|later than|objections?|need to worry)\b|\bnot (?:only|just|later than|least|sure)\b|\b(?:if|whether|or|why) (?:or )?not\b|\b(?:can't|couldn't|won't|wouldn't|didn't|don't|doesn't|isn't|aren't|haven't) (?:you|we|they|he|she|i|it)\b|\bcan't wait\b|\byes or no\b|\bno\.? ?\d|\bnicht (?:vergessen|nur|später)\b|\bn'oubli\w+ (?:surtout )?pas\b|\bpas (?:que (?:tu|vous|on) )?oubli(?:er|es|iez|e)\b|\bpas (?:de problème|seulement)\b|\bno (?:(?:te|se|os|me|nos|hay que|debes|debe|debemos|podemos|puedes|lo|la|los|las) ){0,2}olvid\w+|\bno (?:dudes|solo|más tarde)\b|\bpas (?:encore )?(?:réussi|arrivée?|parvenue?) à(?= )|\bpas (?:encore )?pu\b|\bno (?:he|hemos) (?:conseguido|podido|logrado)\b|\bno (?:conseguí|pude|logré)(?= )|\bnicht erreich(?:t|en)\b/giu;
const CLAUSE_END =
  /[,;:.!?()\n\t–—|]+| {3,}|\s-\s|\b(?:and|but|so|because|if|then|instead|und|aber|sondern|weil|et|mais|car|pero|sino|porque)\b/giu;
const NOT =
  /^(?:not|no|never|none|nobody|cannot|neither|nor|kein\w{0,2}|nicht|nie|niemals|niemand|pas|jamais|aucune?|nunca|jamás|ningun\w?|ningún)$/u;
const STOP =
  /^(?:cancel\w*|stop|stops|stopped|stopping|halt\w*|abort\w*|scrap|scrapped|scrapping|reject\w*|refus\w*|declin\w*|revok\w*|abandon\w*|absag\w*|abgesagt\w*|stornier\w*|stopp\w*|abbrech\w*|abgelehnt\w*|ablehn\w*|annul\w*|arrêt\w*|abandonn\w*|detener|rechaz\w*|anul\w*)$/u;

/** A line that breaks in the middle of its words: "goes into 218 and not 214", and below "on Friday", ends no clause. */
const WRAP = /(?<=[\p{L}\p{N}'’)])[ \t]*\r?\n[ \t]*(?=\p{Ll}|\d+(?![.)\d]))/gu;

/** A German order. */
const ENDS_IN_VERB =
  /^(?:d(?:en|ie|as|er|em)|(?:[mds]?ein|kein|unser|ihr|euer|eur)(?:e[nmrs]?)?|sich|alle|beide|mit|bei|für|von|an|auf) .*\p{Ll}(?:en|rn|ln)(?: \([^()]*\))?$/iu;

/** "No to the storage unit", of "they want 200 for the storage unit" and "I said no". */
const SAYS_NO = /^no\b/i;
const REFUSES =
  /\bsaid no\b(?! to\b)|\bagainst (?:it|that|this|them)\b|\bturned (?:it|that|this|them|him|her|down)\b|\b(?:refused|declined|rejected|denied)(?: (?:it|that|this|them|by)\b|[.! ]*$)|\btold (?:\p{L}+ ){1,2}no\b|\ba no(?: from (?:me|us))?[.! ]*$|\bruled (?:it|that|this|them) out\b|\bwithout(?: (?:it|that|them|one))?[.! ]*$/iu;

/** "Get Ana the comments", of "I haven't had your comments yet" */
const HANDS_OVER = /^(?:get|send|give|return|forward|hand) \p{L}/iu;
const NOT_GOT =
  /\b(?:I|we)(?:['’]ve| have)?(?: still)?(?: never|(?: have)?n['’]t| haven['’]t| have not| hadn['’]t)(?: yet| still)? (?:had|got|received|seen)\b/i;

const PRONOUN = /\b(?:it|they|he|she|them|this|that)\b/gi;
/** So many characters at least stand around the pronoun. */
const LEAST_AROUND = 15;
const tidy = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/[.!\s]+$/, "");

/** "Without the signed plan we cannot build" is "without it we cannot build", with what it is in its place. */
function namesPronoun(line: string, sentence: string): boolean {
  const [ours, theirs] = [tidy(line), tidy(sentence)];
  return [...theirs.matchAll(PRONOUN)].some(({ 0: pronoun, index }) => {
    const [before, behind] = [theirs.slice(0, index), theirs.slice(index + pronoun.length)];
    // "The engraver doesn't start", of "the engraver rang: he doesn't start"
    if (
      behind.length >= LEAST_AROUND &&
      ours.endsWith(behind) &&
      before.startsWith(ours.slice(0, -behind.length))
    )
      return true;
    return (
      before.length + behind.length >= LEAST_AROUND &&
      ours.length > theirs.length &&
      ours.startsWith(before) &&
      ours.endsWith(behind.replace(/^'(?:re|ll|s)\b/, ""))
    );
  });
}

/** For each stem whether it stands under such a word, free of one, or both. */
type Reach = ReadonlyMap<string, { under: boolean; free: boolean }>;

/**
 * False when a line adds or loses a "not" or a "cancel": it says that something is to be done, or is so, of which
 * its sources say that it is not, or the reverse. `said` are the sentences the line rests on, `beside` others that only what `said`
 * leaves out is looked up in.
 */
export function samePolarity(line: string, said: readonly string[], beside: readonly string[] = []): boolean {
  if (said.some((sentence) => namesPronoun(line, sentence))) return true;
  if (HANDS_OVER.test(line) && said.some((sentence) => NOT_GOT.test(sentence))) return true;
  if (SAYS_NO.test(line) && said.some((sentence) => REFUSES.test(sentence))) return true;
  return [NOT, STOP].every((cue) => {
    const ours = reachOf([line], cue);
    const own = reachOf(said, cue);
    const plainly = new Map([...reachOf(beside, cue), ...own]);
    const [verb] = ours.keys();
    // "Écrire" of "je lui écris"
    const theirs = verb === undefined || plainly.has(verb) ? plainly : reachOf(said, cue, true);
    // What only stands beside names what the denial is about.
    const added = [...ours].some(([stem, { under, free }]) => {
      const there = own.get(stem) ?? (beside.length > 0 ? undefined : theirs.get(stem));
      return under && !free && there !== undefined && !there.under;
    });
    if (added && !isDeniedAtOnce([...ours], own, said, cue)) return false;
    // "Den Vermieter anrufen" of "ich rufe ihn an": its verb stands apart in a sentence that denies nothing.
    const last = ENDS_IN_VERB.test(line) ? [...ours.keys()].at(-1) : undefined;
    const isSaidFreely = (sentence: string) =>
      last !== undefined &&
      saidStems(sentence).has(last) &&
      !wordsOf(sentence.toLowerCase()).some((word) => cue.test(word));
    if (last !== undefined && !theirs.has(last) && said.some(isSaidFreely)) return true;
    // What a line asks stands first in it, and last where it ends in its verb: "Den Drucker reparieren".
    const known = [...ours].filter(([stem]) => theirs.has(stem));
    const first = ENDS_IN_VERB.test(line) ? known.at(-1) : known[0];
    const lost = (stem: string) => theirs.get(stem)?.under === true && theirs.get(stem)?.free === false;
    const hasCue = [...ours.values()].some(({ under }) => under);
    return hasCue || first === undefined || !lost(first[0]);
  });
}

/** Where one thing ends and another is told; what a colon, a bracket or a dash sets apart is still of it. */
const ANOTHER =
  /[,;.!?\n]+|\b(?:and|but|so|because|if|then|instead|und|aber|sondern|weil|et|mais|car|pero|sino|porque)\b/giu;

/** "Florin can't pick up the boards", of "the boards I can't pick up": all that it denies stands in one breath with the denial. */
function isDeniedAtOnce(
  ours: readonly (readonly [string, { under: boolean; free: boolean }])[],
  theirs: Reach,
  said: readonly string[],
  cue: RegExp,
): boolean {
  const denied = ours.flatMap(([stem, { under, free }]) =>
    under && !free && theirs.has(stem) ? [stem] : [],
  );
  return said
    .flatMap((sentence) => plainOf(sentence).split(ANOTHER))
    .some((part) => {
      const words = wordsOf(part);
      const stems = new Set(words.map(stemOf));
      return words.some((word) => cue.test(word)) && denied.every((stem) => stems.has(stem));
    });
}

/** Lower case, with "not" in full and without what denies nothing. */
const plainOf = (text: string): string =>
  withApostrophes(text.replace(WRAP, " "))
    .replace(/[‘’′]/g, "'")
    .toLowerCase()
    .replace(DENIES_NOTHING, " ")
    .replace(/\bcan't\b|\bcannot\b/g, "can not")
    .replace(/\bwon't\b/g, "will not")
    .replace(/n't\b/g, " not");

function reachOf(texts: readonly string[], cue: RegExp, withInfinitives = false): Reach {
  const reach = new Map<string, { under: boolean; free: boolean }>();
  for (const text of texts) {
    for (const clause of plainOf(text).split(CLAUSE_END)) {
      const words = wordsOf(clause ?? "");
      const cues = words.flatMap((word, index) => (cue.test(word) ? [index] : []));
      for (const [index, word] of words.entries()) {
        if (!isContentWord(word) || cue.test(word)) continue;
        const isUnder = cues.some((at) => index - at <= AHEAD && at - index <= BACK);
        for (const said of [word, ...(withInfinitives ? infinitivesOf(word) : [])]) {
          const stem = stemOf(said);
          const known = reach.get(stem) ?? { under: false, free: false };
          reach.set(stem, { under: known.under || isUnder, free: known.free || !isUnder });
        }
      }
    }
  }
  return reach;
}
