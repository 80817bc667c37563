import { lowerFirst } from "../../task-wording";
import { COMMAND_VERBS } from "../command-verbs";
import { readClauses } from "../read-clauses";
import { tag } from "../tag";
import { TELLS_ONLY } from "../what-is-told";
import { COURTESY } from "./courtesy";
import { positionIn } from "./position-in";
import { withoutReason } from "./reasons";

const UNDER_CONDITION =
  /(?:^|[,;–—-] (?:(?:so|and|but|or) )?|^(?:so|and|but|or|then) )((?:if|unless) (?!(?:yes|so|not|possible|needed|necessary|you(?: (?:can|could|agree|like|want|would|have (?:any|time|a))|'d)|any\p{L}*)\b)[^,;.:]{4,80}?)(?:,? (?:then|please|pls|just|(?:I|we)(?:['’]ll| will)))*,? $/iu;

/** "If you can't make the session let me know", "so if anybody knows a speaker please shout" */
const TOLD_WHEN =
  /(?:^|[,;:–—.-] |\b(?:so|and|but|or|also) )((?:if|in case|as soon as|once|should) (?!(?:yes|so|not|possible|needed|necessary)\b)[^;:.]{8,110}?)(?:,? (?:then|please|pls|just|do|kindly|can you|could you|would you))*,? $/iu;

/** "If you could", and not "if you could drive". */
const POLITELY =
  /^(?:if|once) (?:possible|at all possible|convenient|(?:you|u) (?:can|could|would|like|have (?:a |any |some )?(?:time|chance|moment|minute)|get (?:a |the )?(?:time|chance|moment|minute)|don['’]t mind)(?:,? please)?)$/i;
const CONTACTS =
  /^(?:get back to|ring|call|phone|text|message|e-?mail|mail|contact|write to|ask(?! for\b)|see) (?:the )?[\p{L}\d'’._-]+(?: \p{Lu}[\p{L}'’-]+)?$/iu;
const TELLING =
  /\b(?:(?:let|tell|drop|give|ring|call|phone|text|message|e-?mail|mail|contact|write to|ask|see) (?:me|us|him|her|them|the|\p{Lu})|shout\b)/u;

/** "Ring her" of "if it's not the wishbone ring her": only then; of telling, what is told. */
export function withCondition(order: string, line: string, text: string): string {
  // "Let me know, otherwise just order it"
  const [otherwise = ""] = /, otherwise\b.*$/isu.exec(order) ?? [];
  const bare = order.slice(0, order.length - otherwise.length);
  const tells = TELLS_ONLY.test(bare) || CONTACTS.test(bare);
  const at = tells ? text.search(TELLING) : positionIn(text, line);
  const front = at < 0 ? "" : text.slice(0, at);
  const told = tells ? TOLD_WHEN.exec(front)?.[1] : undefined;
  if (told !== undefined && !POLITELY.test(told))
    return `${bare} ${lowerFirst(told.replace(/,? then .*$| (?:we|I|you|they|he|she)$/i, ""))}${otherwise}`;
  const condition = UNDER_CONDITION.exec(front)?.[1];
  // "If nothing happens by Monday I request you to call": more than the condition.
  return condition === undefined ||
    order.includes(condition) ||
    / to$|.\b(?:I|we)\b.* (?:need|want|like|would|request|ask)\b/i.test(condition) ||
    !isOneCondition(condition)
    ? order
    : `${order}, ${lowerFirst(condition)}`;
}

/** "If it's the thing we saw in March" */
function isOneCondition(words: string): boolean {
  const [, second, third] = readClauses(tag(words));
  return (
    !/\b(?:can|could|would)$/i.test(words) &&
    !third &&
    (!second || (second.past && /^(?:I|we|you)$/.test(second.subject?.kind ?? "")))
  );
}

const CONDITION = /^(?:if|unless|once|when|as soon as)\b/i;
const NOT_BEFORE = /^(?:to|and|or|not|n't|i|we|you|they|he|she|who|that|which)$/;

/** "If it rains move the chairs inside" as "Move the chairs inside, if it rains"; "if you could send it, ..." as "Send it". */
export function withConditionBehind(line: string): string {
  if (!CONDITION.test(line)) return line;
  const tokens = tag(line);
  const clauses = readClauses(tokens);
  const [first, second] = clauses;
  const asked = tokens[first?.verbAt ?? 0];
  if (!first || !asked || first.subject === null) return line;
  const isAsking = first.subject.kind === "you" && /^(?:could|can|would|might)$/.test(first.modal ?? "");
  if (isAsking && second && !second.imperative)
    return line.slice(asked.from, tokens[second.from]?.from).replace(/[\s,;:–—-]+(?:then )?$/, "");
  const at = tokens.findIndex(
    (token, i) =>
      i > first.verbAt &&
      token.pos === "VERB" &&
      token.lower === token.lemma &&
      COMMAND_VERBS.has(token.lower) &&
      !/^(?:AUX|DET|ADJ|ADP|PART)$/.test(tokens[i - 1]?.pos ?? "") &&
      !NOT_BEFORE.test(tokens[i - 1]?.lower ?? ""),
  );
  const from = tokens[at]?.from;
  if (from === undefined) return line;
  const condition = line.slice(0, from).replace(/[\s,;:–—-]+(?:(?:then|please|pls|just|so)[\s,]*)*$/i, "");
  const order = withoutReason(line.slice(from)).replace(COURTESY, "");
  // "If you can, send it", "if needed, call them"
  return condition.split(" ").length < 3 ? line : `${order}, ${lowerFirst(condition)}`;
}
