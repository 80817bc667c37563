import { TIME_WORDS } from "../word-lists";
import { COMMAND_VERBS } from "./command-verbs";
import { singular } from "./singular";
import { isGroupWord } from "./subjects";
import type { Token } from "./token";

const OBJECT =
  /^(?:the|an?|his|her|their|our|your|my|its|this|that|these|those|it|them|us|him|both|all|every|each|another|two|three|four)$/;
const MODAL = /^(?:can|could|will|would|may|shall|should)$/;

/**
 * "Edgar updates the register", "the riggers measure the corridor", "can Maria check the numbers?": between who does something and
 * what it is done to stands a verb, for which the tagger takes such words for nouns. In place.
 */
export function mendVerbsBehindNames(tokens: Token[]): void {
  for (const [i, token] of tokens.entries()) {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (token.pos !== "NOUN" || !before || !next || !OBJECT.test(next.lower)) continue;
    const third = token.lower.endsWith("s") ? singular(token.lower) : "";
    const base = COMMAND_VERBS.has(third) ? third : COMMAND_VERBS.has(token.lower) ? token.lower : null;
    if (base === null || !isSubjectOf(tokens, i, base === token.lower) || hasVerbBehind(tokens, i + 1))
      continue;
    token.pos = "VERB";
    token.lemma = base;
  }
}

function isSubjectOf(tokens: readonly Token[], i: number, isBare: boolean): boolean {
  const before = tokens[i - 1];
  if (!before || TIME_WORDS.has(before.lower)) return false;
  const isAsked = i <= 4 && MODAL.test(tokens[0]?.lower ?? "");
  if (before.pos === "PROPN") return isBare ? isAsked : opensClause(tokens, i - 1);
  if (before.pos !== "NOUN" || !isGroupWord(before.lower)) return false;
  const isPlural = /s$/.test(before.lower) || /^(?:people|staff|crew|team)$/.test(before.lower);
  return (
    opensClause(tokens, i - 1) &&
    (isBare ? isPlural || isAsked : !/[^s]s$/.test(before.lower) || before.lower === before.lemma)
  );
}

/** Whether nothing but a name or "the" and what describes stands between a break and the word at `i`. */
function opensClause(tokens: readonly Token[], i: number): boolean {
  let at = i;
  while (at > 0 && /^(?:PROPN|NOUN|ADJ|DET)$/.test(tokens[at - 1]?.pos ?? "") && i - at < 3) at -= 1;
  const opening = tokens[at - 1];
  return (
    opening === undefined ||
    /^(?:PUNCT|CCONJ)$/.test(opening.pos) ||
    /^(?:so|then|that|if|when)$/.test(opening.lower)
  );
}

/** "The updates the team needs": another verb stands behind, of which this is no more than the object. */
const hasVerbBehind = (tokens: readonly Token[], from: number): boolean => {
  const end = tokens.findIndex(
    ({ pos, lower }, at) =>
      at >= from &&
      (pos === "PUNCT" || /^(?:and|so|but|because|if|when|before|after|until|once)$/.test(lower)),
  );
  return tokens
    .slice(from, end < 0 ? tokens.length : end)
    .some(
      ({ pos, lower, lemma }, at, rest) =>
        pos === "AUX" ||
        (pos === "VERB" &&
          !(lower === lemma && /^(?:NOUN|ADJ)$/.test(rest[at - 1]?.pos ?? "")) &&
          rest[at - 1]?.lower !== "to"),
    );
};
