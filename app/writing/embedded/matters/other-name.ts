import { isEnglishWord } from "../english/vocabulary";

const NOUN_FIRST =
  /(?<!\p{L})(\p{L}{3,}) (?:to|for|from|with|of|at|by) (?:the )?(?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}[\p{L}&'’-]{2,})/gu;
const NAME_FIRST = /(?<!\p{L})(\p{Lu}[\p{L}&-]{2,})(?:['’]s)? (\p{Ll}{3,})/gu;
/** Words that are no thing's. */
const NO_THING =
  /^(?:the|and|are|was|were|has|had|have|will|can|you|your|our|his|her|its|their|for|from|with|that|this|these|those|them|all|both|not|but|who|which|three|two|four|five|off|out|over|back|down|away|about|into|any|some|here|there|now|again)$/;
const TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|the|this|that|your|our|please)$/i;

/** Whose each thing is, by its noun: "the invoice to Acme", "the Borg invoice"; "Found somebody" is nobody's. */
function namesOf(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, noun = "", name = ""] of text.matchAll(NOUN_FIRST))
    if (!TIME.test(name) && !NO_THING.test(noun.toLowerCase())) names.set(noun.toLowerCase(), name);
  for (const { 1: name = "", 2: noun = "", index } of text.matchAll(NAME_FIRST))
    if (!TIME.test(name) && !NO_THING.test(noun) && !(index === 0 && isEnglishWord(name.toLowerCase())))
      names.set(noun, name);
  return names;
}

/** "Send the invoice to Acme" and "Invoice to Borg is out": the same kind of thing, of two different names. */
export function isOfOtherName(line: string, text: string): boolean {
  const ours = namesOf(line);
  if (ours.size === 0) return false;
  const theirs = namesOf(text);
  return [...ours].some(([noun, name]) => {
    const other = theirs.get(noun);
    return other !== undefined && other !== name && !text.includes(name) && !line.includes(other);
  });
}
