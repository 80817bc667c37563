import type { Act } from "../../act";
import { lowerFirst } from "../../task-wording";
import { thirdOf } from "../as-told";
import { nameFor } from "../name-for";
import { readClauses } from "../read-clauses";
import { tag } from "../tag";
import type { Token } from "../token";
import { positionIn } from "./position-in";

const OPENS_QUESTION =
  /^(?:(?:should|shall|does|did|is|are|was|were|will|would|can|could|who|whom|whose|what|when|where|why|how|which)\b|(?:has (?:he|she|it)|(?:do|have) (?:you|u|ye|we|they|I|people|any\p{L}+|the \p{L}+ (?:still|already|ever)))\b|any\b)/iu;
const ASKS_WHETHER =
  /(?:^|[,;:–—-] |\b(?:or|and|so) )(?:(?:should|shall) (?:I|we)|(?:can|may|could) I)(?: still| just| also| safely)* $/i;
const ASKS_DID = /(?:^|[,;:–—-] |\b(?:or|and|so|but) )did you (?:ever |already |also |by any chance )?$/i;
/** "Did you hear back from them?": nothing that one does, as "did you send it?" reminds of. */
const COMES_TO_ONE = /^(?:hear|see|get|receive|notice|find out|manage|know|like|enjoy|understand|agree)\b/i;
const SHALL = /^(?:should|shall) (?:I|we) (\p{Ll}.*)$/isu;
/** "Shall I order it or do you want to see it first?" */
const OR_DO_YOU = /,? or (?:do|would) you (want|prefer|need|like)\b/iu;
/** "Is the lift wide enough?", "have you still got the drill?" */
const WHETHER = /^(?:is|are|was|were|can|could|will|would|should|has|have|does|do)$/;
const DO_YOU_KNOW =
  /^(?:do|would) you (?:happen to )?know ((?:if|whether|who|what|when|where|why|how|which)\b.*)$/isu;
const DO = /^do (you|we|they) (.*)$/isu;
const TURNED =
  /^((?:what|which|how|when|where|why|who|whose)(?: \p{Ll}+)?) (will|can|should|could|would|is|are|must|may) (he|she|it|they|this|that|these|those) (.*)$/isu;
const WHO = /^who (?!(?:is|are|was|were|do|does|did|will|would|can|could|should) )\p{Ll}+ \p{L}/u;

/** "Who's got the key?" */
const WHO_HAS = /^who['’]s (?:got|been|taken|doing|bringing|going|coming|looking|in charge|on)\b/i;

/** "Should we wait or skip?": its writer waits for an answer. */
export function questioned(line: string, { statement, support, owner, kind }: Act): string | null {
  const { speaker } = statement;
  if (speaker === null || speaker === owner || kind === "commitment") return null;
  const text =
    [statement, ...support].find((said) => said.speaker === speaker && positionIn(said.text, line) >= 0)
      ?.text ?? "";
  const at = positionIn(text, line);
  if (at < 0 || !/^[^.!]*\?/.test(text.slice(at + line.length - 1))) return null;
  const to = `get back to ${nameFor(speaker)}`;
  const asked = line.replace(/[?\s]+$/, "");
  // "Keep the van", of "should we keep the van?"
  if (ASKS_WHETHER.test(text.slice(0, at))) return `${to} on whether to ${lowerFirst(line)}`;
  // "Any idea when the lift will be back?"
  if (/\b(?:idea|know) $/i.test(text.slice(0, at))) return `${to} on ${lowerFirst(asked)}`;
  // "Did you want to use our own oil or theirs?"
  if (/\bdid you want (?:me |us )?to $/i.test(text.slice(0, at)))
    return `${to} on whether to ${lowerFirst(asked)}`;
  if (ASKS_DID.test(text.slice(0, at)) && COMES_TO_ONE.test(line))
    return `${to}: did you ${lowerFirst(asked)}?`;
  // "Be bringing your own laptop", of "will you be bringing it or shall we?"
  if (/\bwill you $/i.test(text.slice(0, at)) && /^be \p{L}+ing\b/iu.test(line))
    return `${to}: will you ${lowerFirst(asked)}?`;
  if (!OPENS_QUESTION.test(line)) return null;
  const [, done] = SHALL.exec(asked) ?? [];
  if (done) return `${to} on whether to ${done.replace(OR_DO_YOU, " or whether you $1")}`;
  const [, known] = DO_YOU_KNOW.exec(asked) ?? [];
  if (known) return `${to} on ${known}`;
  const [, who, does] = DO.exec(asked) ?? [];
  if (who && does && !/\bor (?:is|are|do|does|will|can|should)\b/.test(does))
    return `${to} on whether ${who.toLowerCase()} ${does}`;
  const [, what, helper, subject, rest] = TURNED.exec(asked) ?? [];
  if (what && helper && subject && rest) return `${to} on ${lowerFirst(what)} ${subject} ${helper} ${rest}`;
  const whether = toldWhether(asked);
  if (whether !== null) return `${to} on ${whether}`;
  if (WHO.test(lowerFirst(asked)) || WHO_HAS.test(asked)) return `${to} on ${lowerFirst(asked)}`;
  return `${to}: ${lowerFirst(asked)}?`;
}

/** "Whether the lift is wide enough", of "is the lift wide enough"; null where it is asked in another way, or more than that. */
function toldWhether(asked: string): string | null {
  const tokens = tag(asked);
  const [helper, there] = tokens;
  if (!helper || !there || !WHETHER.test(helper.lower)) return null;
  // "Is it the pump or the belt?"
  if (/[,;:–—]|\bor\b/.test(asked)) return null;
  const to = endOfSubject(tokens);
  const last = tokens[(to ?? 0) - 1];
  if (to === null || !last) return null;
  const whole = asked.slice(there.from, last.to);
  const who = there.pos === "PROPN" ? whole : lowerFirst(whole);
  const [, adverb = "", rest = ""] = STILL.exec(asked.slice(last.to)) ?? [];
  const [does, verb = ""] = /^ (\p{Ll}+)\b/u.exec(rest) ?? [];
  if (rest.trim() === "") return null;
  if (helper.lower === "do") return `whether ${who}${adverb}${rest}`;
  if (helper.lower !== "does") return `whether ${who} ${helper.lower}${adverb}${rest}`;
  return does ? `whether ${who}${adverb} ${thirdOf(verb)}${rest.slice(does.length)}` : null;
}

/** "Does he still have one": what stands before the verb. */
const STILL = /^((?: (?:still|also|already|ever|even|really|always|usually|normally|actually|only))*)(.*)$/su;

/** Where what a question asks of ends, which stands behind its helper; null where that can't be told. */
function endOfSubject(tokens: readonly Token[]): number | null {
  const [helper, first] = tokens;
  if (first?.pos === "PRON" || first?.lower === "there") return 2;
  const clause = readClauses(tokens).find(({ subject }) => subject?.from === 1);
  if (clause?.subject) return clause.subject.to;
  if (!/^(?:is|are|was|were)$/.test(helper?.lower ?? "")) return null;
  // "The lift to the second floor" of "is the lift to the second floor wide enough"
  const at = tokens.findIndex(
    ({ pos }, i) =>
      i > 1 &&
      /^(?:ADJ|ADV|VERB)$/.test(pos) &&
      !/^(?:NOUN|PROPN|ADJ)$/.test(tokens[i + 1]?.pos ?? "") &&
      /^(?:NOUN|PROPN)$/.test(tokens[i - 1]?.pos ?? ""),
  );
  return at < 0 ? null : at;
}
