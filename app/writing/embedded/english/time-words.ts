/** Words that set a time ahead: what is said to happen then is still to be done. */
export const SOON =
  /\b(?:will|'ll|tomorrow|tonight|today|this (?:week|afternoon|morning|evening|month)|next (?:week|month)|by|until|till|on (?:mon|tue|wed|thu|fri|sat|sun)|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sunday|week \d+|\d{1,2}(?:st|nd|rd|th)|now|first|then|soon|asap|jan|feb|march|april|june|july|aug|sept?|oct|nov|dec|noon|pm|am|\d{1,2}\.\d{1,2}\.|\d{1,2}\/\d{1,2})(?![\p{L}\p{N}])/iu;

/** Words of what happens anyway: "always", "every week". */
export const HABIT =
  /\b(?:always|usually|often|normally|generally|every|each (?:day|week|month|year)|never|sometimes|typically|regularly|as usual|by default|(?:a|an?|two|three|four|five|six|ten|twelve|\d+) \p{L}+ (?:a|per) (?:day|week|month|year|night|shift))\b/iu;
