import type { Clause } from "./clause";
import type { Token } from "./token";
import { isIng, isNominal, isPastForm, POSSESSIVE } from "./word-kinds";

/** A participle before its noun or behind it: "the signed offer", "missing pallets", "the part ordered in May". */
export function isAdjectival(
  tokens: readonly Token[],
  i: number,
  hasFinite: boolean,
  previous: Clause | undefined,
): boolean {
  const token = tokens[i];
  const before = tokens[i - 1];
  const next = tokens[i + 1];
  if (token?.pos !== "VERB") return false;
  const shaped = isIng(token) || isPastForm(token);
  if (!shaped && before && ((before.pos === "ADP" && before.lower !== "to") || POSSESSIVE.test(before.lower)))
    return true;
  // "confirm the delivery address": one of something does not "address".
  if (
    !shaped &&
    token.lower === token.lemma &&
    !/^(?:want|say|think|expect|hope|agree|seem)$/.test(token.lower) &&
    before?.pos === "NOUN" &&
    !/s$|^(?:people|staff|police|team)$/.test(before.lower) &&
    tokens[i - 2] !== undefined &&
    /^(?:DET|NOUN|ADJ|PRON)$/.test(tokens[i - 2]?.pos ?? "") &&
    !/^(?:please|to)$/.test(before.lower)
  )
    return true;
  // "renew the parking permit", "file the sterilisation logs": the end of a noun phrase, not a second predicate.
  if (
    !shaped &&
    hasFinite &&
    previous !== undefined &&
    isNominal(before) &&
    !TELLS.test(previous.verb) &&
    before?.pos === "NOUN"
  )
    return true;
  if (!shaped) return before?.pos === "DET" && isNominal(next);
  if (
    before &&
    (/^(?:DET|NUM)$/.test(before.pos) ||
      before.pos === "ADJ" ||
      /^(?:my|your|his|her|its|our|their|'s)$/.test(before.lower)) &&
    !/^(?:this|that|these|those|all|both|each)$/.test(before.lower)
  )
    return true;
  if (before && before.pos === "ADP" && isNominal(next) && isPastForm(token)) return true;
  if (
    isIng(token) &&
    (before === undefined || before.pos === "ADP" || before.pos === "NOUN" || before.pos === "SCONJ")
  ) {
    // "for sending the papers" names an act; "hiring plan" is a noun.
    return before !== undefined
      ? before.pos === "ADP" || before.pos === "SCONJ" || hasFinite || isNominal(next)
      : false;
  }
  return isPastForm(token) && isNominal(before) && hasFinite;
}

/** After these a clause may follow without "that". */
export const TELLS =
  /^(?:say|think|tell|believe|know|hope|guess|suppose|assume|mean|see|hear|write|report|promise|confirm|expect|feel|understand|note|agree|decide|remember|be|suggest|propose|ensure|check|make|learn|find|mention|announce|explain|claim|wish|bet|fear)$/;
