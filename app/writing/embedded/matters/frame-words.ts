/** What a sentence plainly says of a task that it names: handed on, called off, done, its verb done, put off, or going on. */
export type Progress = "handed" | "lies with" | "off" | "done" | "did" | "waits" | "goes on";

/** What may stand before a frame: "Yes, ", "Good news: ", "Tariq, ". */
export const LEAD =
  "(?:(?:yes|yep|ok(?:ay)?|so|well|sorry|and|but|also|hi|right|good news|bad news|by the way|just so you know|for your information|fyi|re(?:garding)?)\\b[,:!.–—-]* )*(?:\\p{L}{2,}, )?";
/** What a sentence names. */
export const THING =
  "(?<thing>(?:the |your|our|my |his |her |their |that |this |those |these |both |all )?[\\p{L}\\p{N}’'-]+(?: [\\p{L}\\p{N}’'-]+){0,5}?)";
/** Who it names. */
export const NAME = "(?<name>\\p{Lu}[\\p{Ll}’'-]+(?: \\p{Lu}[\\p{Ll}’'-]+)?)";
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
/** How such a sentence ends. */
export const END = "(?:,? (?:sorry|I'm afraid|unfortunately|thanks))?[.! ]*$";
