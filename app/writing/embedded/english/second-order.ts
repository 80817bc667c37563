import type { Act } from "../act";
import type { Scene } from "./scene";

const TELLS = "(?:tell|inform|remind) (?:them|him|her)|let (?:them|him|her) know";
/** "... and tell them we need access from four", "... and let me have the new total before Wednesday" */
const SECOND = new RegExp(
  `^(?<first>.{6,}?),? and (?:(?:please|also|then|maybe) )*(?:(?<tells>${TELLS}) (?<told>(?!(?:so|that|this|it|about it|\\p{Ll}+ing)\\b[.?!,]*(?= |$))[^?]{6,120}?)|let (?:me|us) have (?<thing>(?:the|your|an?|some|both|all) [^,;?]{3,80}?))[.?! ]*$`,
  "iu",
);
const OPEN_END = new RegExp(
  `,? and (?:(?:please|also|then) )*(?:${TELLS}|let (?:me|us)(?: have)?)(?: \\S+){0,4}$`,
  "iu",
);
const AND_TELL =
  /\S+ \S+ .*?,? and (?:(?:please|also|then) )*(?<tells>let (?!(?:me|us|you)\b)(?:the |our )?\p{L}+(?: \p{L}+)? know|tell (?!(?:me|us|you|them|him|her)\b)(?:the |our )?\p{L}+)[.?! ]*$/iu;
const CERTAIN = 0.85;
const CALLS =
  /^(?:ring|call|phone|e-?mail|text|message|contact|write to|speak to|talk to|drop|give|get hold of|get back to|reply to)\b/i;
/** "Ask the hall if they have chairs": whom the second order means by "them". */
const ASKED =
  /^(?:ask|ring|call|phone|e-?mail|contact|chase|remind|write to|talk to|speak to|check with) (?<whom>(?:(?:the|our|your|my) \p{L}+|\p{Lu}[\p{L}'’]+)(?: \p{Lu}\p{L}+)?)(?=,? (?:whether|if|about|for|to|again|when|how|what|which|and)\b|$)/iu;

/** A request with the second one of its sentence, which asks to tell or to send something, where that was cut off it. */
export function withSecondOrder(acts: readonly Act[], scene: Scene): Act[] {
  const [first, another] = acts;
  const { tells, told, thing } = SECOND.exec(scene.plain.trim())?.groups ?? {};
  const tail = told ?? thing;
  const also = first && !another ? AND_TELL.exec(scene.plain.trim())?.groups?.tells : undefined;
  // "Agree a date with Tom and let HR know": of the very thing.
  if (
    first &&
    also &&
    first.kind === "request" &&
    /\s\S+\s/.test(first.line) &&
    !first.line.toLowerCase().includes(also.toLowerCase())
  )
    return [{ ...first, line: `${first.line} and ${also}` }];
  if (!first || another || first.kind !== "request" || !tail || first.line.includes(tail)) return [...acts];
  // "Ring the Priory and tell them it'll be late": one call.
  if (told && CALLS.test(first.line))
    return [{ ...first, line: `${first.line.replace(OPEN_END, "")} and ${tells} ${told}` }];
  const whom = ASKED.exec(first.line)?.groups?.whom;
  const tell = whom ? tells?.replace(/\b(?:them|him|her)\b/i, whom) : tells;
  const second = scene.made(
    "request",
    first.owner,
    CERTAIN,
    thing?.replace(/^your /i, "") ?? `${tell} ${told}`,
  );
  if (!second) return [...acts];
  return [
    { ...first, line: first.line.replace(OPEN_END, "") },
    { ...second, owner: first.owner },
  ];
}
