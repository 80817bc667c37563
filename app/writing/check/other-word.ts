/** Words that tell when, how many or that it was decided are other disagreements, or none. */
const NO_CHOICE =
  /^(?:\p{N}.*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|now|will|shall|should|must|have|has|is|are|was|were|the|this|that|we|they)$/u;
const FEWEST = 5;

const wordsOf = (sentence: string): string[] =>
  sentence.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** "Paint the door green", "paint the door blue": the one word in which two sentences differ; null when it is none or more. */
export function otherWord(first: string, later: string): { first: string; later: string } | null {
  const [ours, theirs] = [wordsOf(first), wordsOf(later)];
  if (ours.length < FEWEST || ours.length !== theirs.length) return null;
  const [at, more] = ours.flatMap((word, index) => (word === theirs[index] ? [] : [index]));
  const [our, their] = [ours[at ?? -1], theirs[at ?? -1]];
  if (at === undefined || more !== undefined || !our || !their) return null;
  return our.length < 3 || their.length < 3 || NO_CHOICE.test(our) || NO_CHOICE.test(their)
    ? null
    : { first: our, later: their };
}
