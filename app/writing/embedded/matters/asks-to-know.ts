import type { Act } from "../act";

/** What is asked for is words: any sentence may be the answer. */
const ASKS_TO_KNOW =
  /^(?:ask|tell|confirm|find|check|let|answer|reply|give|know|say|decide|choose|name|propose|suggest|clarify|explain|inform)\b/i;
const IS_FAVOUR = /\b(?:can|could|would|will|might|may) (?:you|somebody|someone|anybody|anyone)\b/i;
/** "Colour code for the doors, please": a word or a number is all of it. */
const NAMES_DATUM =
  /^(?:the |your |his |her |their |its |exact |right |new )*(?:\p{L}+ )?(?:codes?|numbers?|size|address|width|length|height|weight|depth|slope|colour|color|date|time|amount|total|readings?|password|pin|postcode|dimensions?|measurements?)\b(?: (?:of|for|on|at|in) .+)?$/iu;

/** Whether an act asks for words, which any sentence may be, rather than for a deed. */
export const asksToKnow = ({ line, statement: { text } }: Act): boolean =>
  ASKS_TO_KNOW.test(line) || NAMES_DATUM.test(line) || (/\?\s*$/.test(text) && !IS_FAVOUR.test(text));
