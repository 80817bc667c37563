import { numberSaid } from "../../dates/date-words";

/** Tried, and nobody answered. */
const IN_VAIN =
  /(?<!\p{L})(?:nobody|no one|nothing|never|none) (?:\p{L}+ )?(?:picks? up|rings? back|calls? back|answers?|answered|replie[sd]|responds?|responded|came back)(?!\p{L})|(?<!\p{L})(?:no (?:answer|reply|response|luck|joy)|in vain|without (?:success|luck|an answer)|left (?:\p{L}+ ){0,2}(?:messages?|voicemails?)|try(?:ing)? again|doesn['’]t (?:answer|reply|pick up)|keine? (?:antwort|rückmeldung)|niemand (?:erreicht|da)|vergeblich|erfolglos|sans (?:réponse|succès)|pas de réponse|sin (?:respuesta|éxito)|no contesta[n]?)(?!\p{L})/iu;
/** It will be, but not yet. */
const PUT_OFF =
  /(?<!\p{L})(?:(?:is|are)(?:n['’]t| not) going to (?:happen|work|be)|(?:will not|won['’]t|shall not) (?:be|go|come|happen|make|get|arrive|reach)|not before|(?:at the )?earliest|(?:didn['’]t|did not|haven['’]t|have not) (?:get|got|gotten|come|managed) (?:round|around|to)|nicht vor|erst (?:am|nächste)|pas avant|no antes)(?!\p{L})/iu;
const COUNTED =
  /(?<![\p{L}\p{N}])(\p{L}+|\d+) (?:out )?(?:of|von|sur|de) (?:the |den |les |los |las )?(\p{L}+|\d+)(?![\p{L}\p{N}])/giu;

/** "The insurer paid last time": that was another one. */
const ONCE = /\blast (?:time|year|spring|summer|autumn|winter)\b/i;

/** "All quiet here otherwise": how they are, and nothing of what was asked. */
const HOW_WE_ARE =
  /^(?:all|everything)(?:['’]s| is)? (?:well|quiet|fine|good|calm) (?:here|otherwise|with us|so far|on (?:this|our) side)\b(?! (?:now|again))/i;

/** "The grout is out of stock": it was not to be had. */
const NOT_TO_BE_HAD =
  /\b(?:is|are|was|were|['’]s|['’]re) (?:currently |still |all |now )*(?:out of stock|sold out|unavailable|not available|not in stock|on back[- ]?order|discontinued)\b/i;
const NO_ANSWER =
  /^(?:(?:ok(?:ay)?|sure|hm+|well|sorry|hi|yes|good question)\b[,.!:]? ?)*(?:let me (?:look|check|see|ask|think|find out|have a look)|(?:I |we )?(?:don['’]t|do not) (?:yet )?know\b|(?:I |we )?(?:have|['’]ve) no idea\b|(?:(?:I|we)(?:['’]ll| will)|will) (?:get|come|be) back to (?:you|him|her|them)\b|(?:I['’]m |I am )?not sure\b|no idea\b)/i;

/** "Let me look", "I don't know the size yet", "will get back to you": who says so has no answer. */
export const hasNoAnswer = (text: string): boolean => NO_ANSWER.test(text);

/** A statement that tells of a matter without its end: tried in vain, put off, once before, how they are, not known, or three of five. */
export function fallsShort(text: string): boolean {
  if (HOW_WE_ARE.test(text)) return true;
  if (
    IN_VAIN.test(text) ||
    PUT_OFF.test(text) ||
    ONCE.test(text) ||
    NOT_TO_BE_HAD.test(text) ||
    hasNoAnswer(text)
  )
    return true;
  return [...text.matchAll(COUNTED)].some(([, some = "", all = ""]) => numberSaid(some) < numberSaid(all));
}
