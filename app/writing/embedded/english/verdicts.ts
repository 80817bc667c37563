import type { Act } from "../act";
import type { Statement } from "../statement";
import { lowerFirst, sentenceCase, shorten } from "../task-wording";
import type { Scene } from "./scene";
import { isEnglishWord, isGivenName } from "./vocabulary";

const WHO =
  "(?:I|we|they|he|she|(?:the |our |my )?\\p{L}+|(?:the|our) \\p{L}+ \\p{L}+|\\p{Lu}\\p{L}+ and (?:I|\\p{Lu}\\p{L}+))";
const HAVE = "(?:'ve| have|'s| has)?(?: (?:just|now|already|also|both|all))*";
const IT = "(?:it|that|this|them)";
const THEM = "(?:them|him|her|(?:the |our )?\\p{L}+)";
/** "Because I like it", "from January": what may stand behind a verdict. */
const BEHIND =
  "(?: (?:on|at) (?:the )?(?:phone|spot|\\p{L}+day)| today| yesterday)?(?<more>,? (?:(?:as|starting) (?:of|from)|from|until|till|starting|for|by|on|at|but only|only|at most|provided)\\b [^;]{2,60}?)?(?:[,;–—] ?(?!but\\b)[^?]{3,90})?[.! ]*$";
const OPENS = "^(?:(?:and|but|so|well|then|ok|yes|no|fine)[, ]+)*";
/** "I said yes", "they have my blessing", "we've told them to go ahead", "Dan is of the same mind" */
const YES = new RegExp(
  `${OPENS}(?:${WHO}${HAVE} (?:said (?:yes|ok|okay|fine|go ahead)|agreed(?: to ${IT})?|accepted(?: ${IT})?|signed it|told ${THEM} (?:yes|ok|okay|fine|to go ahead|to do (?:it|so)|(?:that )?(?:they|he|she) (?:can|may|could)(?: (?:have it|do (?:it|so)))?)|let ${THEM} (?:have|do|use|take|keep) ${IT}|given ${THEM} (?:the|our|my) (?:ok|okay|go-ahead|blessing|green light))|(?:I|we)(?:'ll| will) (?:let ${THEM} (?:have|do|use|take|keep) ${IT}|do ${IT}|allow ${IT})|${WHO} (?:(?:says?|said) (?:yes|fine|ok|okay)|(?:both |all )?agrees?)|(?:they|he|she|you|it)(?:'ve got| have| has|'s got) (?:my|our|the \\p{L}+'s) (?:blessing|ok|okay|yes|approval|consent|permission)|(?:they|he|she) (?:can|may)(?: (?:have|do|use|take|keep) (?:it|that|them|so))?(?: (?:with|as far as)\\b[^,;]{2,30})?|(?:it|that)(?:'s| is) a (?:yes|deal)(?: from me| from us)?|(?:(?:it|that)(?:'s| is) )?(?:fine|ok|okay|all right) (?:with|by|for) (?:me|us)|(?:granted|agreed|approved|accepted)(?: by [^,;]{3,30})?|${WHO} (?:agrees?|(?:is|are) (?:of the same mind|for it|in favou?r)|says? (?:yes|fine|ok)|said (?:yes|fine|ok)),(?:[^?]{3,60},)? (?:and )?so (?:it|that)(?:'s| is) (?:a deal|settled|agreed|what we(?:'ll)? do))${BEHIND}`,
  "iu",
);
/** "I turned him down", "refused by five of us", "I've made up my mind against it" */
const NO = new RegExp(
  `${OPENS}(?:${WHO}${HAVE} (?:said no|refused(?: ${IT})?|declined(?: ${IT})?|turned (?:${IT}|him|her) down|told ${THEM} no|(?:decided|voted) against ${IT}|made up (?:my|our|their|his|her) minds? against ${IT}|ruled ${IT} out)|(?:I|we)(?:'m|'re| am| are) against ${IT}|(?:turned down|refused|declined|rejected|denied|not granted)(?: by [^,;.]{3,30})?|(?:it|that)(?:'s| is) a no(?: from (?:me|us))?|(?:[^?]{3,90}, )?(?:and )?so we(?:'ll)? (?:go on|do|manage|carry on|make do) without(?: ${IT}| one)?)${BEHIND}`,
  "iu",
);

const PREFIX = "^(?:(?:and|so|also|now|ps)[,:]? |\\d[.)] )*";
/** Who wants, asks or offers something. */
const SOMEBODY =
  "(?<who>(?:the |our |an? |some |several |two |three |many |\\p{Lu})?[\\p{L}'&-]+(?: [\\p{L}'&-]+){0,2}?)";
/** "The cooks asked if they may wear clogs", "the interns would like to leave at two" */
const MAY = new RegExp(
  `${PREFIX}${SOMEBODY} (?:(?:asked|asks?|(?:is|are) asking|wanted to know|wants? to know|wondered|wonders?|ha(?:s|ve) asked)(?: (?:me|us))? (?:if|whether) (?:they|he|she|it) (?:may|might|can|could)|(?:would like|'d like|would love|wants?|wanted|asked|asks|ha(?:s|ve) asked|wish(?:es)?) to) (?<what>[^?]{3,110})$`,
  "iu",
);
/** "A neighbour asked for the parking space", "several people would like name badges" */
const HAVE_IT = new RegExp(
  `${PREFIX}${SOMEBODY} (?:(?:asked|asks?|(?:is|are) asking|ha(?:s|ve) asked|applied)(?: (?:me|us))? for|would like|'d like|would love|wants?|wanted) (?<what>(?!us\\b|me\\b|you\\b|to\\b|it\\b)[^?]{3,110})$`,
  "iu",
);
/** "The committee moved to Friday", of whoever wants it so. */
const WANTS_DONE =
  /^(?:[^,]{3,50} )?(?:\p{L}+ed|done|made|put|cut|built|sent|kept|left|brought|shut|taken) /iu;
/** "The report by Friday": a task. */
const BY_WHEN = /\b(?:by|before|until) (?:the \d|\d|tomorrow|tonight|noon|next|end|\p{Lu}\p{L}+)/u;
/** "The garage quotes 640 for the exhaust", "they want 200 a month for the storage unit" */
const PRICE = new RegExp(
  `${PREFIX}${SOMEBODY} (?:quotes?|quoted|wants?|wanted|asks?(?: for)?|asked(?: for)?|charges?|offers?|offered|(?:is|are) (?:asking|offering)(?: for)?) (?<what>(?:us )?(?:[£$€] ?)?\\d[^?]{2,110})$`,
  "iu",
);
/** "The printer offered to do it in colour for 80 more", "Ida suggests ringing at six" */
const OFFERED = new RegExp(
  `${PREFIX}${SOMEBODY} (?:offered|offers?|proposed|proposes?|suggested|suggests?|has offered|have offered) to (?<what>[^?]{3,110})$`,
  "iu",
);
/** "Wish of Ida to ring at six too", "proposal by the board: close on Mondays" */
const NOUN =
  /^(?:\d[.)] )?(?:(?:the|a|our) )?(?<kind>wish|request|application|proposal|idea|offer|plan|suggestion|motion)(?: (?:of|by|from) (?<who>[^,;:?]{2,40}?))?(?<link> to|:| for) (?<what>[^?]{3,110})$/iu;
/** "Let's give it up", "we could shut on Mondays", "why not sell the van?" */
const LETS =
  /^(?:(?<topic>[^:.?!]{3,40}): )?(?:(?:and|so|ok|then),? )*(?:let's|let us|we (?:could|might|should)|why (?:not|don't we)|(?:shall|should|could|can|may|might) we|(?:how|what) about|(?:I'd|I would|I) (?:suggest|propose) (?:that )?we) (?<what>[^?]{3,110})\??$/iu;
/** "3) The calendar with the dogs": only what it is about. */
const TITLE = /^(?:\d+[.)] )?(?<what>(?:the|a|an|our|my|new|more) [^,;:?]{3,60})$/iu;
const POINTS = /\b(?:it|that|this|them)\b/i;

/** How a line opens that says what was answered; "Yes" only where somebody said so. */
type Answer = "Yes" | "OK" | "No";

/** What is put to somebody, in words for either answer; null where the sentence puts nothing. */
function answered({ plain, clauses }: Pick<Scene, "plain" | "clauses">, answer: Answer): string | null {
  const isYes = answer !== "No";
  const text = plain.replace(/[.!\s]+$/, "");
  const price = PRICE.exec(text)?.groups;
  if (price)
    return `${answer} to ${isSomebody(price.who) ? `${possessive(lowerArticle(price.who ?? ""))} ` : ""}${price.what?.replace(/^us /, "")}`;
  const may = MAY.exec(text)?.groups;
  if (may?.who && isSomebody(may.who))
    return isYes ? `${may.who} may ${may.what}` : `No to ${lowerArticle(may.who)} ${doing(may.what)}`;
  const offered = OFFERED.exec(text)?.groups;
  if (offered)
    return isYes && !/\b(?:us|me|our|my)\b/i.test(offered.what ?? "")
      ? (offered.what ?? null)
      : `${answer} to ${possessive(lowerArticle(offered.who ?? ""))} offer to ${offered.what}`;
  const noun = NOUN.exec(text)?.groups;
  if (noun) {
    const whose = noun.who ? possessive(lowerArticle(noun.who)) : "the";
    return isYes && noun.link !== " for"
      ? (noun.what ?? null)
      : `${answer} to ${whose} ${noun.kind?.toLowerCase()}${noun.link === ":" ? " to" : noun.link} ${noun.what}`;
  }
  const have = HAVE_IT.exec(text)?.groups;
  if (have?.what && !WANTS_DONE.test(have.what) && !BY_WHEN.test(have.what)) {
    const isOurs = /^(?:I|we)$/i.test(have.who ?? "");
    if (!isOurs && !isSomebody(have.who)) return null;
    const whom =
      isOurs || /^(?:several|some|many) people$/i.test(have.who ?? "")
        ? ""
        : ` for ${lowerArticle(have.who ?? "")}`;
    return answer === "No"
      ? `No ${have.what.replace(/^(?:the|an?|some) /i, "")}${whom}`
      : `${have.what}${whom}`;
  }
  const lets = LETS.exec(text)?.groups;
  // "Shall we take the train or the bus?": which, no yes tells.
  if (lets?.what && !/\bor\b/i.test(lets.what)) {
    const words = lets.topic && POINTS.test(lets.what) ? `${lets.topic}: ${lets.what}` : lets.what;
    return isYes ? words : `No to ${doing(lets.what)}`;
  }
  const title = clauses.length === 0 ? TITLE.exec(text)?.groups?.what : undefined;
  return title ? `${answer} to ${lowerArticle(title)}` : null;
}

const isSomebody = (who: string | undefined): boolean =>
  !!who && !/^(?:they|he|she|it|we|I|you|this|that|nobody|who|my .*)$/i.test(who);
/** "The garage", and what notes call "Garage". */
const lowerArticle = (said: string): string => {
  const who = said.replace(/ (?:had|has|have|is|was|will|would|did)$/i, "");
  return /^\p{Lu}\p{Ll}+$/u.test(who) && isEnglishWord(who.toLowerCase()) && !isGivenName(who.toLowerCase())
    ? `the ${lowerFirst(who)}`
    : withSmallArticle(who);
};
const withSmallArticle = (who: string): string =>
  /^(?:The|An?|Our|Some|Several|Two|Three|Many)\b/.test(who) ? lowerFirst(who) : who;
const possessive = (who: string): string => `${who}${/s$/.test(who) ? "'" : "'s"}`;
/** "I've said yes": to whatever stands right before. */
const SAID_SO = new RegExp(`${OPENS}(?:I|we)${HAVE} said (?:yes|no|ok|okay|fine)[.! ]*$`, "iu");
const aloneAs = (said: string, isYes: boolean): string | null =>
  /\?\s*$/.test(said) ? null : `${said.replace(/[.!\s]+$/, "")}: ${isYes ? "yes" : "no"}`;

/** "Wearing clogs" */
const doing = (what = ""): string =>
  what.replace(/^\p{L}+/u, (verb) =>
    verb
      .replace(/ie$/, "y")
      .replace(/(?<=[^aeioy])e$/, "")
      .replace(/^([^aeiou]*[aeiou])([bdgmnprt])$/, "$1$2$2")
      .concat("ing"),
  );

/** So many sentences back may stand what a verdict is about. */
const FAR = 2;

/** "The cook asked for a second fryer and I said yes" */
const JOINED =
  /^(?<put>.{8,120}?)(?:,? (?:and|but|so)|[,;]| [–—-]) (?<said>(?:I|we|they|he|she|it)\b.{4,60})$/i;

/** What a sentence answers: yes, in that word or in others, or no; null where it answers nothing. */
function answerIn(plain: string): { answer: Answer; more: string | undefined } | null {
  const yes = YES.exec(plain);
  const verdict = yes ?? NO.exec(plain);
  if (!verdict) return null;
  return {
    answer: yes === null ? "No" : /\byes\b/i.test(plain) ? "Yes" : "OK",
    more: verdict.groups?.more?.replace(/^, /, "").replace(/^as of\b/, "from"),
  };
}

/**
 * "The scouts asked if they could camp behind the barn. They have my blessing.", "they want 200 a month. I said no.": what was put
 * to somebody a few sentences before is decided, in words that tell both. With what it answers, which leaves nothing to do.
 */
export function verdictOn({ statement, plain, clauses }: Scene, earlier: readonly Scene[]): Act | null {
  if (statement.quotedIn !== null || /\?\s*$/.test(plain) || statement.row) return null;
  const { put, said } = JOINED.exec(plain)?.groups ?? {};
  const inOne = said === undefined ? null : answerIn(said);
  const told = inOne && put ? answered({ plain: put, clauses }, inOne.answer) : null;
  if (inOne && told) return decided(statement, told, inOne.more, []);
  const verdict = answerIn(plain);
  if (!verdict) return null;
  const isSaid = SAID_SO.test(plain);
  for (const [back, before] of earlier.slice(-FAR).reverse().entries()) {
    if (before.statement.unit !== statement.unit || before.statement.row) continue;
    const { text } = before.statement;
    const words =
      answered(before, verdict.answer) ??
      (isSaid && back === 0 ? aloneAs(text, verdict.answer !== "No") : null);
    if (words !== null) return decided(statement, words, verdict.more, [before.statement]);
  }
  return null;
}

const decided = (
  statement: Statement,
  words: string,
  more: string | undefined,
  support: Statement[],
): Act => ({
  kind: "decision",
  statement,
  line: shorten(sentenceCase(more ? `${words} ${more}` : words), 200),
  owner: null,
  when: null,
  certainty: 0.93,
  support,
  isSaidInTwo: true,
});
