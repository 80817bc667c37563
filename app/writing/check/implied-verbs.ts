import { stemOf } from "./word-stems";

const stems = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(stemOf));

/** Whoever is asked something tells it, or says it: "Is there parking?" */
const ASKS =
  /\?|\b(?:let (?:me|us|him|her|them|\p{Lu}\p{L}+) know|(?:need|want|like|love|wants|needs|likes|have|has) to (?:know|hear)|(?:tell|ask|inform|warn|remind|shout|yes or no|please say|say (?:so|by)|whether|wonder(?:ed|ing)?|no idea|not sure)\b)/iu;
const ANSWERS = stems("tell say ask answer reply confirm");
/** What is needed, wanted back or to follow, is sent: "I need the plate number", "full report reaches you by Friday". */
const IS_TO_BE_HAD =
  /\b(?:needs?|wants?|gets?|got|have|has|had|give|ask(?:s|ed|ing)? for|e?-?mail(?:ed|s)?|forward|follows?|reach(?:es)?|returns?|back|cop(?:y|ies)|(?:to|with|from|by) (?:me|us|you|him|her|them)|please|pls)\b/i;
const HANDS_OVER = stems("send");
/** What is promised or owed is given: "she promised us a price". */
const IS_PROMISED = /\b(?:promis(?:e[sd]?|ing)|owes?|owed|said (?:I|we|you)['’]d (?:have|get))\b/i;
const GIVES = stems("give send");

/** The stems of verbs that an order may begin with though the text, which asks for it in other words, does not say them. */
export function impliedVerbs(text: string): ReadonlySet<string> {
  return new Set([
    ...(ASKS.test(text) ? ANSWERS : []),
    ...(IS_TO_BE_HAD.test(text) ? HANDS_OVER : []),
    ...(IS_PROMISED.test(text) ? GIVES : []),
  ]);
}
