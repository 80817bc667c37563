/** A thing with its article and a word or two, and no doing. */
const NAMES =
  /^(?:so:? |and |again,? |just |please |(?:do not|don['’]t) forget |remember |a reminder of |about )*(?:the|that|those|these|your|our|my) (?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+(?:,? (?:then|again|please|by [^,;]+))*$/iu;

/** "The rota by Friday then", "don't forget the rota": the line names a thing, and nothing that is done to it. */
export const namesOnly = (line: string): boolean => NAMES.test(line);
