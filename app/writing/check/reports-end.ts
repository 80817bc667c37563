import type { KnownItem } from "../digest-material";
import { contentStems } from "./word-stems";

/** "Through, no errors" is over, and so is "please find our statement attached". */
const NOT_OVER =
  /\b(?:not|never|n't|won't|until|unless|if|almost|nearly|half|please(?! find\b)|could you|can you|will|'ll|going to|should|must|needs? to|have to|has to|to be|nicht|noch|bitte(?! finden\b)|wenn|wird|muss|pas|jamais|encore|merci de|veuillez(?! trouver\b)|no(?! (?:\p{L}+ )?(?:errors?|problems?|issues?|trouble|complaints?|objections?|faults?|defects?|losses|surprises?|questions?)\b)|nunca|todavía|aún|por favor|debe|hay que)\b|n['’]t\b|['’]ll\b|\?\s*$/iu;

/** What holds only on a condition, or is asked, is not over, in whichever clause it is said. */
const CONDITIONAL = /\b(?:if|unless|provided|wenn|falls|sofern|si|sauf si|à condition)\b|\?\s*$/iu;

/** "Let me know if you need more": an offer, and no condition. */
const OFFERS =
  /(?:please |bitte )?\b(?:let (?:me|us) know|shout|tell me|say so|(?:sag|sagt|sagen Sie)(?: mir)? Bescheid|melde? dich|dis-moi|dites-moi|avísame|dime),? (?:if|wenn|falls|si)\b.*$/iu;

/** "You'll find the plan in your tray", "you should have the forms by now": there already. */
const IS_THERE =
  /\b(?:you|they)(?:['’]ll| will| can| should) find\b|\b(?:you|they)(?:['’]ll| will| should| must)(?: already| now)? have(?=[^,;.]* (?:by now|already)\b)/giu;

/** A clause ends at a comma or a dash, and where another one begins: "and will bring", "but he has". */
const CLAUSE_END =
  /[,;:()–—]\s*|\s-\s|\s(?:and|but|so|und|aber|et|mais|y|pero)\s(?=(?:I|we|you|he|she|they|it|will|should|must|have|has|not|never|ich|wir|er|sie|es|wird|je|on|nous|il|elle|no|lo|la)\b)/iu;

/** A clause that tells, by its verb, of what is or was: "the filters" in a list tells nothing of them. */
const TELLS =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|did|done|got|sent|paid|made|gone|went|came|found|bought|brought|built|wrote|spoke|told|gave|took|put|set|rang|met|cut|sold|\p{L}{2,}ed|ist|sind|war|waren|wurden?|habe|haben|hat|ge\p{L}{2,}(?:t|en)|est|sont|ai|a|avons|ont|été|está|están|fue|he|ha|hemos|han)(?!\p{L})|['’](?:s|ve)\b/iu;

/** What a clause says of the same thing, or of its rest, without naming it. */
const MEANS_IT =
  /(?<!\p{L})(?:it|(?<!\b(?:from|to|with|by) )them|(?:that|this)(?! (?:morning|afternoon|evening|week|month|year)\b)|these|those|ones?|rest|remaining|others?|half|everything|all|the (?:last|next|first|second|third|fourth|fifth)(?! (?:day|week|month|year))|es|ihn|sie|den Rest|das|le|la|les|lo|los|las|reste|resto)(?!\p{L})/iu;

/**
 * Whether a sentence tells that an item is over, clause by clause: "Sent the invoice, they'll pay next week" does, though a
 * later clause says what comes next. The clause that tells says the item's first word, of an action its verb and one word more,
 * and no clause that asks, plans or denies is about the item or the rest of it.
 */
export function reportsEnd(said: string, item: Pick<KnownItem, "kind" | "text" | "said">): boolean {
  const sentence = said.replace(OFFERS, "").replace(IS_THERE, "you have");
  if (!NOT_OVER.test(sentence)) return true;
  if (CONDITIONAL.test(sentence)) return false;
  const asked = stemsOf(item.text);
  const named = new Set(
    [asked, ...item.said.map(({ quote }) => stemsOf(quote))].flatMap((stems) => [...stems]),
  );
  const isSaid = (clause: string): boolean => {
    const shared = [...stemsOf(clause)].filter((stem) => asked.has(stem));
    if (item.kind !== "action") return shared.length > 0;
    const [verb = ""] = asked;
    return shared.includes(verb) && shared.length >= Math.min(2, asked.size);
  };
  const isOfIt = (clause: string) =>
    MEANS_IT.test(clause) || [...stemsOf(clause)].some((stem) => named.has(stem));
  const clauses = sentence.split(CLAUSE_END).filter((clause) => clause.trim() !== "");
  const isLeft = clauses.some((clause) => NOT_OVER.test(clause) && isOfIt(clause));
  return !isLeft && clauses.some((clause) => TELLS.test(clause) && !NOT_OVER.test(clause) && isSaid(clause));
}

/** In order; "geschickt" is the stem of "schicken". */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(contentStems(text).map((stem) => stem.replace(/^ge(?=.{4})/, "")));
