import { COMMAND_VERBS } from "./command-verbs";
import type { Token } from "./token";

/** "ill bring them": I'll. */
export function promised(token: Token, before: Token | undefined, next: Token | undefined): Token[] {
  const isIll =
    token.lower !== "ill" ||
    next === undefined ||
    !(next.pos === "VERB" || COMMAND_VERBS.has(next.lower) || /^(?:be|have|let|do)$/.test(next.lower)) ||
    /^(?:'s|'m|is|are|am|was|were|fell|been|feel|feels|feeling|got|get|so|very|too|still)$/.test(
      before?.lower ?? "",
    );
  if (isIll) return [token];
  if (next.pos !== "VERB" && next.pos !== "AUX") {
    next.pos = "VERB";
    next.lemma = next.lower;
  }
  const cut = token.from + 1;
  return [
    { ...token, text: token.text.slice(0, 1), lower: "i", lemma: "i", pos: "PRON", to: cut },
    { ...token, text: token.text.slice(1), lower: "'ll", lemma: "will", pos: "AUX", from: cut },
  ];
}

/** "I'm" comes as one word; "cant" and "im" of whoever leaves the apostrophe out come as two. */
export function apart(token: Token): Token[] {
  if (token.lower === "u") return [{ ...token, lower: "you", lemma: "you", pos: "PRON" }];
  if (token.lower === "nt") return [{ ...token, lower: "n't", lemma: "not", pos: "PART" }];
  const joined =
    /^(i|you|we|they|he|she|it|that|there|what|who|let)('(?:m|re|ve|ll|d|s))$/.exec(token.lower) ??
    /^(i|you|they)((?:m|ve)|(?<!i)re)$/.exec(token.lower);
  if (!joined?.[1] || !joined[2]) return [token];
  const cut = token.from + joined[1].length;
  const lemma =
    joined[2] === "'ll" ? "will" : /ve$/.test(joined[2]) ? "have" : joined[2] === "'d" ? "would" : "be";
  return [
    {
      ...token,
      text: token.text.slice(0, joined[1].length),
      lower: joined[1],
      lemma: joined[1],
      pos: "PRON",
      to: cut,
    },
    {
      ...token,
      text: token.text.slice(joined[1].length),
      lower: joined[2].startsWith("'") ? joined[2] : `'${joined[2]}`,
      lemma,
      pos: "AUX",
      from: cut,
    },
  ];
}
