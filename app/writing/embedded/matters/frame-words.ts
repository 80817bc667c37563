import { compactPattern } from "../../compact-pattern";

/** A frame, compiled; compact everywhere, since `\\p{L}` that heeds no capitals costs milliseconds in each of a hundred frames. */
export const asFrame = (source: string): RegExp => compactPattern(source, "iu");

/** What may stand before a frame, and who is spoken to: "Yes, ", "Good news: ", "I saw that ", "Tariq, ". */
export const LEAD =
  "(?:(?:yes|yep|ok(?:ay)?|so|well|sorry|and|but|also|hi|right|good news|bad news|one more thing|before I forget|as discussed|just quickly|by the way|just so you know|for your information|fyi|re(?:garding)?)\\b[,:!.–—-]* )*(?:(?:I (?:see|saw|hear|heard|noticed|gather|understand)|good to (?:see|hear)|it looks like|looks like|(?:a |just a )?(?:quick |short )?note (?:to say|that)|just to say|to let you know)(?: that)? )?(?:(?<whom>[\\p{L}]{2,}), )?";
/** What a sentence names. */
export const THING =
  "(?<thing>(?:the |your|our|my |his |her |their |that |this |those |these |both |all )?[\\p{L}\\p{N}’'-]+(?: [\\p{L}\\p{N}’'-]+){0,5}?)";
/** Who it names. */
export const NAME = "(?<name>[\\p{Lu}][\\p{Ll}’'-]+(?: [\\p{Lu}][\\p{Ll}’'-]+)?)";
/** Who had it, or whom somebody tells of. */
export const OF = "(?<of>[\\p{Lu}][\\p{Ll}’-]+(?: [\\p{Lu}][\\p{Ll}’-]+)??)";
/** Who says it, with what may stand beside. */
export const I = "(?:I|we)(?:'ve| have|'m| am|'re| are)?(?: now| just| already| finally| all| also| both)*";
/** How something is or was. */
export const IS = "(?:is|are|'s|has been|have been|was|were)(?: now| all| already| finally| both| also)*";
/** When, said behind it. */
export const THEN =
  "(?: (?:this|yesterday|last|today|now|already|earlier|on|at|just|by) ?[^,;]{0,25}| then| too| as well)?";
/** Until when it waits. */
export const UNTIL =
  "(?<day>(?:until|till|for|on|by|before|next|this|tomorrow|after|at)\\b[^,;]{2,40}|tomorrow|tonight|later)";
/** How such a sentence ends, and who is spoken to: "sorry", "Tariq". */
export const END = "(?:,? (?:sorry|I'm afraid|unfortunately|thanks))?(?:, (?<called>[\\p{L}]{2,}))?[.! ]*$";
