import { COMMAND_VERBS, PAST_FORMS } from "./command-verbs";
import type { Token } from "./token";

const ENDS_IN_ED =
  /(?:^|un|re|over)(?:need|feed|seed|weed|heed|speed|breed|bleed|shed|shred|wed|embed|proceed|exceed|succeed)$/;

/** The lemma as its word is spelt ("sterilise"); of a participle that the tagger doesn't know ("tarmacked") not the word itself. */
export function baseOf(lower: string, pos: string, lemma: string): string {
  if (pos !== "VERB") return lemma;
  if (lemma === lower && /\p{Ll}{3}ed$/u.test(lower) && !ENDS_IN_ED.test(lower))
    return lower.replace(/(?:([^aeioulsz])\1)?ed$/u, "$1");
  // "redrawing": of what is done anew the tagger knows only the first time.
  const [, again, doing] = /^(re|un|over|pre|out)(\p{Ll}{3,}ing)$/u.exec(lemma === lower ? lower : "") ?? [];
  if (again && doing) return again + doing.replace(/(?:([^aeioulsz])\1)?ing$/u, "$1");
  if (/is(?:e|es|ed|ing)$/.test(lower) && /iz/.test(lemma)) return lemma.replace(/iz(e?)$/, "is$1");
  return lemma;
}

/** Of "clearing", which the tagger may take for a noun, "clear"; null of a word that is no verb of work. */
export function baseOfGerund({ lower, lemma }: Pick<Token, "lower" | "lemma">): string | null {
  if (!/\p{Ll}{2}ing$/u.test(lower)) return null;
  if (lemma !== lower) return lemma;
  const stem = lower.slice(0, -3);
  const tries = [stem, `${stem}e`, stem.replace(/(\p{Ll})\1$/u, "$1")];
  return tries.find((base) => COMMAND_VERBS.has(base)) ?? null;
}

const PLEASE = /^(?:please|pls|plz|kindly)$/;
const HELPER = /^(?:will|'ll|can|could|would|should|must|shall|may|might|'d)$/;
/** What stands between a helper and its verb: "could you also send". */
const BETWEEN =
  /^(?:you|we|i|they|he|she|people|everyone|everybody|somebody|someone|anyone|also|still|then|now|just|not|n't)$/;
const BEFORE_TO =
  /^(?:going|need|needs|needed|want|wants|have|has|had|plan|plans|try|trying|like|promised|agreed|offered|remember|forget|able|ready|supposed|due|is|are|ought|still|yet)$/;
/** "Bo, service the lift", "Bo: service the lift" */
const CALLS = /^[,:–—-]$/;
const PARTICLE = /^(?:up|out|off|on|down|in|over|away|back)$/;
const OPENS_OBJECT =
  /^(?:the|an?|my|your|our|their|his|her|its|these|those|this|that|all|both|some|every|each|any|everything|everybody|everyone|anything|it|them|me|us|him)$/;
const NO_VERB = /^(?:sure|glad|happy|sorry|dear|such|quite|half|all|let)$|ing$/;

/** Behind "please", "could you", "will" and "going to", before an object, stands a verb in its base form, however rare. */
function isBaseVerb(token: Token, before: readonly Token[], after: readonly (Token | undefined)[]): boolean {
  if (token.text !== token.lower || !/^[\p{Ll}-]{2,}$/u.test(token.lower) || NO_VERB.test(token.lower))
    return false;
  // "Mr. Holm kindly checks the tap", "has kindly taken it on" tell.
  if (
    token.pos === "VERB" &&
    token.lemma !== token.lower &&
    /^(?:it|this|that|them|me|us|him)$/.test(after[0]?.lower ?? "")
  )
    return false;
  if (/[^s]s$/.test(token.lower) && token.lemma !== token.lower) return false;
  if (!/^(?:NOUN|ADJ|VERB|X)$/.test(token.pos) && token.lower !== "back" && !COMMAND_VERBS.has(token.lower))
    return false;
  const [next, further] = after;
  const object = next && PARTICLE.test(next.lower) ? further : next;
  if (!object || !OPENS_OBJECT.test(object.lower)) return false;
  // "Rosa: finished the cabinets" tells.
  if (before.length === 2 && before[0]?.pos === "PROPN" && CALLS.test(before[1]?.lower ?? ""))
    return (
      !(PAST_FORMS.has(token.lower) && token.lemma !== token.lower) &&
      !(/ed$/.test(token.lower) && !ENDS_IN_ED.test(token.lower))
    );
  if (before.at(-1)?.lower === "to") return BEFORE_TO.test(before.at(-2)?.lower ?? "");
  const helper = before.findLast(({ lower }) => !BETWEEN.test(lower));
  return (
    helper !== undefined && (PLEASE.test(helper.lower) || (helper.pos === "AUX" && HELPER.test(helper.lower)))
  );
}

/** "has pressure-tested", but not "is well-known". */
const isParticiple = ({ lower }: Token, before: readonly Token[]): boolean =>
  lower.endsWith("ed") && /^(?:have|has|had|'ve|been)$/.test(before.at(-1)?.lower ?? "");

/**
 * The tokens with the verbs marked that grammar allows only as verbs; what a hyphen joins into one, "cherry-pick the fix",
 * is one token then.
 */
export function withBaseVerbs(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const [token, dash, last] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (!token) break;
    const whole =
      dash?.lower === "-" && last && dash.from === token.to && last.from === dash.to
        ? joined(token, last)
        : null;
    if (whole && (isBaseVerb(whole, out, tokens.slice(i + 3, i + 5)) || isParticiple(whole, out))) {
      out.push({ ...whole, pos: "VERB", lemma: baseOf(whole.lower, "VERB", whole.lemma) });
      i += 2;
    } else if (isBaseVerb(token, out, [dash, last])) out.push({ ...token, pos: "VERB", lemma: token.lower });
    else out.push(token);
  }
  return out;
}

function joined(first: Token, last: Token): Token {
  const text = `${first.text}-${last.text}`;
  const lower = text.toLowerCase();
  return { text, lower, lemma: lower, pos: "NOUN", from: first.from, to: last.to };
}
