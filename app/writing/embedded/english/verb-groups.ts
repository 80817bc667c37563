import type { VerbForm } from "./clause";
import type { Token } from "./token";
import { isIng, isPastForm, isVerbal, skipAdverbs } from "./word-kinds";

const MODALS = /^(?:will|'ll|wo|shall|sha|can|ca|could|may|might|must|should|would|'d|ought)$/;
/** Their participle is their base: "I've put it there". */
const UNCHANGED =
  /^(?:put|set|let|cut|shut|read|hit|split|spread|cost|run|come|become|overcome|quit|cast|hurt)$/;
const NEGATIONS = /^(?:not|n't|never|no longer|hardly)$/;

/** A verb with its helpers. `end` is exclusive. */
interface VerbGroup extends VerbForm {
  end: number;
}

/** Reads a verb group that opens at `start`; null when there is none. */
export function readGroup(tokens: readonly Token[], start: number): VerbGroup | null {
  const first = tokens[start];
  const group: VerbGroup = {
    end: start,
    verbAt: -1,
    through: [],
    modal: null,
    // "The slates not coming till the 3rd"
    negated: first !== undefined && isIng(first) && /^(?:not|never)$/.test(tokens[start - 1]?.lower ?? ""),
    passive: false,
    progressive: false,
    perfect: false,
    past: false,
  };
  let be = false;
  let have = false;
  const goesOn = (verb: Token | undefined): boolean =>
    verb !== undefined &&
    ((have && UNCHANGED.test(verb.lower)) ||
      ((have || be) && verb.pos === "VERB" && (isPastForm(verb) || (be && isIng(verb)))));
  let i = start;
  for (; i < tokens.length; i += 1) {
    const t = tokens[i];
    const next = tokens[i + 1];
    if (!t) break;
    if (NEGATIONS.test(t.lower) || (t.lower === "no" && next?.lower === "longer")) {
      group.negated = true;
      if (t.lower === "no") i += 1;
      continue;
    }
    if (t.pos === "ADV" || /^(?:please|kindly|also|still|then|both|all|just)$/.test(t.lower)) {
      // An adverb behind the main verb is no longer the group's: "has already sent" goes on, "has also a plan" does not.
      if (group.verbAt >= 0 && !goesOn(tokens[skipAdverbs(tokens, i)])) break;
      continue;
    }
    // A question turns subject and helper round: "can you send", "did Ana answer".
    if (
      group.modal !== null &&
      group.verbAt < 0 &&
      (t.pos === "PRON" || t.pos === "NOUN" || t.pos === "DET") &&
      /^(?:you|we|i|they|he|she|it|anyone|anybody|someone|somebody|people|everyone|everybody|all)$/.test(
        t.lower,
      ) &&
      !be &&
      i <= start + 3
    )
      continue;
    if (
      t.pos === "AUX" ||
      (t.pos === "VERB" && /^(?:have|has|had|be|is|are|was|were|am)$/.test(t.lower) && isVerbal(next))
    ) {
      if (MODALS.test(t.lower)) {
        group.modal =
          t.lower === "'ll" || t.lower === "wo" || t.lower === "shall"
            ? "will"
            : t.lower === "ca"
              ? "can"
              : t.lower === "'d"
                ? "would"
                : t.lower;
        continue;
      }
      if (
        t.lemma === "be" ||
        (t.lemma !== "have" && /^(?:'s|'re|'m|am|is|are|was|were|be|been|being)$/.test(t.lower))
      ) {
        if (/^(?:was|were)$/.test(t.lower)) group.past = true;
        if (have) group.perfect = true;
        be = true;
        group.verbAt = i;
        // "is to send", "are going to send", "is supposed to send"
        const at = skipAdverbs(tokens, i + 1);
        const to =
          /^(?:going|supposed|due|meant|set|about|expected|required|asked|scheduled|able|unable|ready|happy|willing|glad|likely|keen|bound|obliged)$/.test(
            tokens[at]?.lower ?? "",
          ) && tokens[at + 1]?.lower === "to"
            ? at + 1
            : tokens[at]?.lower === "to"
              ? at
              : -1;
        if (to >= 0 && isVerbal(tokens[skipAdverbs(tokens, to + 1)])) {
          const word = tokens[at]?.lower ?? "";
          group.modal =
            word === "to" || /supposed|due|expected|required|asked|scheduled|bound|obliged/.test(word)
              ? "must"
              : /able/.test(word)
                ? "can"
                : /likely/.test(word)
                  ? "may"
                  : "will";
          if (word === "unable") group.negated = true;
          if (
            word === "about" ||
            word === "ready" ||
            word === "happy" ||
            word === "willing" ||
            word === "glad" ||
            word === "keen"
          )
            group.through.push(word);
          group.verbAt = -1;
          be = false;
          i = skipAdverbs(tokens, to + 1) - 1;
        }
        continue;
      }
      if (/^(?:have|has|had|'ve)$/.test(t.lower) || t.lemma === "have") {
        const at = skipAdverbs(tokens, i + 1);
        if (tokens[at]?.lower === "to" || (tokens[at]?.lower === "got" && tokens[at + 1]?.lower === "to")) {
          group.modal = "must";
          i = tokens[at]?.lower === "to" ? at : at + 1;
          continue;
        }
        if (t.lower === "had") group.past = true;
        have = true;
        group.verbAt = i;
        continue;
      }
      if (/^(?:do|does|did|done|doing)$/.test(t.lower)) {
        if (t.lower === "did") group.past = true;
        if (t.lower === "done" || t.lower === "doing" || !isVerbal(tokens[skipAdverbs(tokens, i + 1)])) {
          if (t.lower === "done") {
            if (be) group.passive = true;
            else group.perfect = have;
            group.past ||= !be && !have;
          }
          if (t.lower === "doing" && be) group.progressive = true;
          group.verbAt = i;
          i += 1;
          break;
        }
        continue;
      }
      group.verbAt = i;
      continue;
    }
    if (t.pos === "VERB") {
      if (group.verbAt >= 0 && !be && !have && group.through.length === 0 && group.verbAt !== i) break;
      if (be && isIng(t)) group.progressive = true;
      else if (be && (isPastForm(t) || /en$/.test(t.lower) || group.modal !== null)) group.passive = true;
      else if (have && (isPastForm(t) || UNCHANGED.test(t.lower))) group.perfect = true;
      else if (be && have === false && group.modal === null && !isPastForm(t)) break;
      else if (group.modal === null && isPastForm(t) && t.lower !== t.lemma && !be && !have)
        group.past = true;
      group.verbAt = i;
      be = false;
      have = false;
      // Chains: "promised to send", "agreed to take", "start testing".
      let at = i + 1;
      while (tokens[at]?.pos === "ADV") at += 1;
      if (
        /^(?:need|needs|needed|ought|have|has)$/.test(t.lower) &&
        tokens[at]?.lower === "to" &&
        isVerbal(tokens[skipAdverbs(tokens, at + 1)])
      ) {
        // "You'll have to get him on the list"
        if (group.modal === null || (group.modal === "will" && t.lower === "have")) group.modal = "must";
        group.past = false;
        group.verbAt = -1;
        i = at;
        continue;
      }
      // "You needn't bring it"
      if (
        t.lower === "need" &&
        NEGATIONS.test(tokens[at]?.lower ?? "") &&
        isVerbal(tokens[skipAdverbs(tokens, at + 1)])
      ) {
        group.modal ??= "must";
        group.verbAt = -1;
        i = at - 1;
        continue;
      }
      if (tokens[at]?.lower === "to" && isVerbal(tokens[skipAdverbs(tokens, at + 1)])) {
        group.through.push(t.lemma);
        i = skipAdverbs(tokens, at + 1) - 1;
        group.verbAt = -1;
        continue;
      }
      i += 1;
      break;
    }
    if (t.lower === "to" && group.modal !== null && isVerbal(tokens[skipAdverbs(tokens, i + 1)])) continue;
    break;
  }
  if (group.verbAt < 0) return null;
  group.end = Math.max(i, group.verbAt + 1);
  while (
    group.end > group.verbAt + 1 &&
    tokens[group.end - 1]?.pos !== "VERB" &&
    tokens[group.end - 1]?.pos !== "AUX"
  )
    group.end -= 1;
  return group;
}
