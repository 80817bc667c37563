import type { Act } from "./act";
import { mailBefore } from "./mail-before";
import type { Statement } from "./statement";
import { contentStems } from "./tokens";

/** "Both sides agreed": who decided, and nothing of what. */
const AGREED =
  /^(?:both(?: (?:sides|parties|of us|of them))?|all(?: (?:of us|sides|parties))?|everybody|everyone|we all|they all|we both|they both)(?: have| has|['’]ve)? (?:agree[ds]?|approved?|signed off|are (?:fine|happy|ok|okay) with (?:it|that|this))\W*$/i;

/** "(2) rejected the offer": counts on. */
const ONE_OF_SEVERAL = /^\(?[\da-h]\) /i;

/** Whether the sentence tells only who decided what was told before it. */
export const tellsWhoAgreed = (text: string): boolean => AGREED.test(text);

/**
 * "The owners have chosen the blue one. So blue it is!": adds a decision that says again what the sentence before decided,
 * or what goes with it, to that one, with its quote, and says whether it did.
 */
export function repeatsDecision(
  act: Act,
  statements: readonly Statement[],
  at: number,
  found: ReadonlyMap<Statement, Act[]>,
): boolean {
  const { statement } = act;
  const before = statements[at - 1];
  if (act.kind !== "decision" || before?.unit !== statement.unit || before.speaker !== statement.speaker)
    return false;
  const earlier = found.get(before)?.findLast((known) => known.kind === "decision");
  if (!earlier) return false;
  const said = new Set([earlier.statement, ...earlier.support].flatMap(({ text }) => contentStems(text)));
  const isHalf = /;$/.test(before.text) && !statement.listItem && !ONE_OF_SEVERAL.test(statement.text);
  if (!isHalf && !tellsWhoAgreed(statement.text) && !contentStems(act.line).every((stem) => said.has(stem)))
    return false;
  earlier.support.push(statement);
  return true;
}

/** What only settles, and says nothing of what. */
const SETTLES =
  /^(?:then|it|its|is|ok|okay|yes|so|good|great|fine|perfect|right|well|deal|done|agreed|settled|brilliant|lovely|excellent|the|an?|on|at|in|for|to|and|with|from|now|make|lets|let|us|we|ll|have|take|go|going|will|be|that|this|thanks|thank|you|everyone|all|both)$/;
/** So many words a confirmation has at most. */
const MOST_WORDS = 8;

/**
 * "How about Ghent?", "Ghent is perfect.", "Then Ghent it is.": adds a decision in so few words that the mail it answers decided already
 * to that one, and says whether it did.
 */
export function confirmsDecision(
  act: Act,
  statements: readonly Statement[],
  at: number,
  found: ReadonlyMap<Statement, Act[]>,
): boolean {
  if (act.kind !== "decision" || act.statement.text.split(/\s+/).length > MOST_WORDS) return false;
  const words = wordsOf(act.statement.text).filter((word) => !SETTLES.test(word));
  const earlier = mailBefore(statements, at)
    .flatMap((before) => found.get(before) ?? [])
    .find(
      (known) =>
        known.kind === "decision" &&
        known.support.length > 0 &&
        words.every((word) => saidIn(known).has(word)),
    );
  earlier?.support.push(act.statement);
  return earlier !== undefined;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const saidIn = ({ statement, support }: Act): ReadonlySet<string> =>
  new Set([statement, ...support].flatMap(({ text }) => wordsOf(text)));
