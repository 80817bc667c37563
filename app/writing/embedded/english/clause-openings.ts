import type { Token } from "./token";
import { isBreak, isNominal, isVerbal, POSSESSIVE } from "./word-kinds";

const MARKERS =
  /^(?:if|unless|when|whenever|once|until|till|because|since|as|while|whereas|although|though|after|before|that|which|who|whose|where|whether|why|how|what|whatever|whichever|so)$/;

/** Something parts the token at `i` from the verb group that ends at `bound`: a mark, "and", "because". */
export function openBreak(tokens: readonly Token[], bound: number, i: number): boolean {
  for (let at = i - 1; at >= bound; at -= 1)
    if (isBreak(tokens[at]) || tokens[at]?.pos === "CCONJ" || tokens[at]?.pos === "SCONJ") return true;
  return false;
}

/** Where a clause opens, and how. */
interface ClauseOpening {
  from: number;
  marker: string | null;
  /** It goes on from the clause before: "..., and sends it". */
  joined: boolean;
  /** Nothing but courtesies stands before its verb. */
  opens: boolean;
  /** Nothing parts it from the clause before: "the clause we discussed". */
  loose?: boolean;
}

/** "Before your visit we will need a copy": a noun stands between "before" and who needs it. */
function isPhrase(tokens: readonly Token[], marker: number, start: number): boolean {
  // "Before that the painter must finish the gutters", "after that we need the lift"
  if (
    /^(?:before|after)$/.test(tokens[marker]?.lower ?? "") &&
    tokens[marker + 1]?.lower === "that" &&
    (/^(?:PRON|PROPN)$/.test(tokens[marker + 2]?.pos ?? "") ||
      /^(?:the|our|my|your|an?|all|both)$/.test(tokens[marker + 2]?.lower ?? ""))
  )
    return true;
  let at = start - 1;
  while (at > marker && tokens[at]?.pos === "ADV") at -= 1;
  return (
    /^(?:before|after|until|till|since|as)$/.test(tokens[marker]?.lower ?? "") &&
    /^(?:i|we|you|he|she|they)$/.test(tokens[at]?.lower ?? "") &&
    isNominal(tokens[at - 1]) &&
    at - 1 > marker
  );
}

/** Where the clause of the verb group at `start` opens, and what opens it. */
export function openingOf(tokens: readonly Token[], start: number, bound: number): ClauseOpening {
  let from = start;
  while (from > bound) {
    const t = tokens[from - 1];
    if (!t) break;
    const isJoin = t.pos === "CCONJ" && !joinsNouns(tokens, from - 1, start);
    const isMarker =
      MARKERS.test(t.lower) &&
      t.pos !== "DET" &&
      !(
        t.lower === "as" &&
        tokens[from]?.pos !== "PRON" &&
        tokens[from]?.pos !== "DET" &&
        tokens[from]?.pos !== "NOUN"
      ) &&
      !(t.lower === "that" && tokens[from]?.pos === "NOUN");
    if (isBreak(t) || isJoin) {
      return { from, marker: null, joined: isJoin || t.lower === ",", opens: opensAt(tokens, from, start) };
    }
    if (endsCondition(tokens, from - 1))
      return { from, marker: null, joined: false, opens: opensAt(tokens, from, start) };
    if (isMarker && isPhrase(tokens, from - 1, start)) {
      from -= 1;
      continue;
    }
    if (isMarker) {
      const isSo = t.lower === "so" && tokens[from]?.lower !== "that";
      return { from: from - 1, marker: isSo ? null : t.lower, joined: isSo, opens: isSo };
    }
    from -= 1;
  }
  return {
    from: bound,
    marker: null,
    joined: bound > 0 && tokens[bound - 1]?.lower !== ".",
    opens: opensAt(tokens, bound, start),
    loose: bound > 0,
  };
}

/** "If it's the wishbone then ring her": no mark stands between the two. */
function endsCondition(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== "then" || /^(?:by|until|till|since|from|and)$/.test(tokens[at - 1]?.lower ?? ""))
    return false;
  for (let i = at - 1; i >= 0; i -= 1) {
    if (isBreak(tokens[i])) return false;
    if (/^(?:if|unless|once|when)$/.test(tokens[i]?.lower ?? "")) return true;
  }
  return false;
}

/** Only words of courtesy and order stand between the opening of the clause and the verb. */
function opensAt(tokens: readonly Token[], from: number, start: number): boolean {
  return tokens
    .slice(from, start)
    .every(
      (t) =>
        /^(?:INTJ|ADV|PUNCT|PART|CCONJ)$/.test(t.pos) ||
        /^(?:please|pls|kindly|then|now|ok|okay|and|so|also|first|next|just|do|to|always)$/.test(t.lower),
    );
}

function joinsNouns(tokens: readonly Token[], at: number, verbStart: number): boolean {
  const before = tokens[at - 1];
  if (!isNominal(before)) return false;
  // "the screens and the racks are late": a noun phrase follows up to the verb, without a subject of its own before.
  for (let i = at + 1; i < verbStart; i += 1) {
    const t = tokens[i];
    if (!t) return false;
    if (t.pos === "PRON" && !POSSESSIVE.test(t.lower)) return false;
  }
  if (at + 1 >= verbStart) return false;
  let courtesy = true;
  for (let i = at + 1; i < verbStart; i += 1) courtesy &&= /^(?:INTJ|ADV|PART)$/.test(tokens[i]?.pos ?? "");
  if (courtesy) return false;
  for (let i = at - 1; i >= 0; i -= 1) {
    const t = tokens[i];
    if (!t || isBreak(t)) return true;
    if (isVerbal(t)) return false;
  }
  return true;
}
