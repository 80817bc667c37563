import type { Act } from "../act";
import { mailBefore } from "../mail-before";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { contentStems } from "../tokens";
import { plainEnglish } from "./plain-english";
import { type Plan, planIn } from "./put-to-somebody";

const LEAD =
  "(?:(?:hi|hello) \\p{L}+[,!] )?(?:(?:ok(?:ay)?|yes|yep|no|right|good|great|fine|agreed|sure|perfect|so|well|then|sorry)[,.!]? )*";
/** "South first is fine with me.", "Closed on Boxing Day suits us.", "20 sounds right to me." */
const NAMES_IT = new RegExp(
  `^${LEAD}(.{2,60}?)(?: (?:is|are|sounds?|would be)|['’]s) (?:fine|ok|okay|good|great|perfect|right|ideal|all right|alright)(?: (?:with|by|for|to) (?:me|us|both of us))?[.! ]*$|^${LEAD}(.{2,60}?) (?:works?|suits?)(?: for)? (?:me|us)(?: (?:well|fine|best|too))?[.! ]*$`,
  "iu",
);
/** "No objection about the giveaways, I never liked them" */
const NO_OBJECTION =
  /\bno (?:objections?|problem|issues?) (?:about|to|with|on|against|from me (?:about|to|with|on)) (?!(?:it|that|this|me|us)\b)([^,;.!?]{3,40})/i;
const IT = "(?:that|it|this|them|those|so)";
/** "Agreed.", "Fine by me, go ahead.", "Love it, let's do that.", "They can have it." */
const AGREES = new RegExp(
  `^${LEAD}(?:agreed|i agree|approved|granted|accepted|(?:you have|you've got) my (?:ok|okay|blessing|approval)|(?:(?:that|it)(?:['’]s| is|['’]d be)? |${IT} )?(?:fine|ok|okay|good|all right|perfect|great|lovely) (?:by|with|for) (?:me|us)|(?:that )?(?:works|suits)(?: for)? (?:me|us)|(?:that )?sounds (?:good|great|fine|sensible|right|perfect)(?: to me)?|(?:very |what a )?(?:good|great|lovely|nice|brilliant|excellent) (?:idea|plan|thinking)|(?:I )?(?:love|like) it|I(?:['’]m| am) (?:all )?(?:for it|in favou?r)|all for it|no objections?|by all means|of course|absolutely|definitely|certainly|go for it|go ahead|(?:let['’]s |please |just |you can |we(?:['’]ll| can) )?do (?:that|it|so)|let['’]s|(?:they|you|he|she|we) (?:can|may) (?:(?:have|use|do|keep|take) (?:it|that|them)|certainly)|(?:(?:that|it)(?:['’]s| is) )?settled then)\\b`,
  "iu",
);
/** "Yes", "Yes, until Christmas at least": a yes of its own, to one question alone. */
const SAYS_YES = /^(?:(?:hi|hello) \p{L}+[,!] )?(?:yes|yep|yeah|sure|ok(?:ay)?|fine|perfect|great)\b/iu;
/** "No, not this year.", "I'd rather not.", "Rejected." */
const SAYS_NO =
  /^(?:(?:hi|hello) \p{L}+[,!] )?(?:(?:sorry|I['’]m afraid|well)[,.]? )?(?:no\b(?! (?:idea|news|problem|worries|rush|need|clue|hurry|one|wonder|doubt|thanks to|more than)\b)|nope\b|(?:I|we)(?:['’]d| would) rather not\b|better not\b|let['’]s not\b|not (?:this|for|now|again|any ?more|with)\b|rejected\b|refused\b|declined\b|turned down\b)/iu;
/** "Let's leave it until spring", "we'll skip it": does something with what was asked about. */
const DOES_IT = new RegExp(
  `^${LEAD}(?:(?:(?:good|great|lovely) idea|fine|agreed)[,.] )?(?:let['’]s|we(?:['’]ll| will)|I['’]d say we) (?:just )?(?:leave|keep|skip|drop|postpone|take|have|buy|stop|do without|put off|go (?:for|with)|forget|try|run|hold|wait with|scrap|park) ${IT}\\b`,
  "iu",
);
/** Waits for more, asks back, promises only for themselves. */
const STILL_OPEN =
  /\?|\b(?:but|if|unless|until (?:I|we|you|he|she|they)|maybe|perhaps|probably|depends|not sure|might|would(?! be (?:fine|good|great|perfect|ok|okay))|think about|ask(?:ed)?|not yet|I(?:['’]ll| will| have to| need to|['’]m going to)|will do|let me|can you|could you|once)\b/i;
/** So many words an answer has at most that is no plan itself. */
const LONGEST = 14;
/** "The vote on the bylaws" */
const ASKS_OUTCOME =
  /^(?:(?:and|so),? )?(?:how did (?:(?:the|your) )?(?<vote>(?:vote|ballot|motion|decision)\b[^?]{0,60}?) (?:go|turn out|end)|(?:did|has|have) (?<who>the (?:board|council|committee|trustees|members|parents|landlord|bank|client|director|boss)) (?:say yes to|agree to|approved?|accept(?:ed)?|pass(?:ed)?|agreed to) (?<what>[^?]{3,80})|what (?:did|do|does) (?<they>[^?]{3,40}?) (?:say|decide|think) (?:about|on|to|of) (?<thing>[^?]{3,60}))\?$/i;
const OUTCOME =
  /^(?:(?:it|they|she|he|yes|no|was|were|is|has been|have been)[,.]? )*(?:passed|carried|rejected|defeated|approved|accepted|adopted|refused|turned down|said (?:yes|no)|lost|won)\b[^?]{0,60}$/i;

/**
 * "I'd suggest south first.", answered by another's "South first is fine with me."; "Can we hire a second tent?", "Fine, do it."; "Do we extend
 * the lease?", "Not this year.": what was proposed or asked of both is decided. With what it answers, which leaves nothing to do.
 */
export function decidedInReply(statements: readonly Statement[], at: number): Act | null {
  const statement = statements[at];
  if (statement?.medium !== "mail" || statement.quotedIn !== null) return null;
  const plain = plainEnglish(statement.text);
  const words = plain.split(/\s+/).length;
  if (words > LONGEST) return null;
  const named = NAMES_IT.exec(plain);
  const what = named?.[1] ?? named?.[2] ?? NO_OBJECTION.exec(plain)?.[1];
  const before = () => mailBefore(statements, at);
  const outcome = OUTCOME.test(plain) ? outcomeOf(statement, before()) : null;
  if (outcome) return outcome;
  const says = {
    yes: AGREES.test(plain) || DOES_IT.test(plain),
    bareYes: SAYS_YES.test(plain),
    no: SAYS_NO.test(plain),
  };
  if (!what && !says.yes && !says.bareYes && !says.no) return null;
  if (STILL_OPEN.test(plain.replace(/^.*?(?:good|great|lovely) idea\b/i, ""))) return null;
  const mail = before();
  const plans = mail.flatMap((asked) => {
    const plan = planIn(plainEnglish(asked.text));
    return plan ? [{ asked, ...plan }] : [];
  });
  const isBare = !what || /^(?:that|this|it|all|everything|which)$/i.test(what);
  // "Lucy, can you take that?", "Fine by me": it answers that, and no wish beside it.
  if (isBare && mail.some(({ text }) => /\?\s*$/.test(text) && planIn(plainEnglish(text)) === null))
    return null;
  const meant = isBare
    ? plans.length === 1
      ? plans[0]
      : undefined
    : plans.find(({ asked }) => names(asked, what));
  if (!meant) return null;
  return {
    kind: "decision",
    statement,
    line: shorten(
      sentenceCase(lineOf(statement.text, meant, { isBare, what: what ?? "", isNo: says.no })),
      200,
    ),
    owner: null,
    when: null,
    certainty: 0.93,
    support: [meant.asked],
    isSaidInTwo: true,
  };
}

/** What was proposed, and the answer where that says more than yes. */
function lineOf(
  answer: string,
  { words, isWhole }: Plan,
  { isBare, what, isNo }: { isBare: boolean; what: string; isNo: boolean },
): string {
  const said = answer.replace(/^(?:hi|hello) \p{L}+[,!] /iu, "").replace(/[.!\s]+$/, "");
  if (!isBare && !(isWhole && isIn(what, words))) return said;
  if (!isBare) return words;
  const known = contentStems(words);
  const more = contentStems(said).filter((stem) => !AGREEING.test(stem) && !known.includes(stem));
  if (!isNo && (more.length === 0 || AGREES.test(said)) && !DOES_IT.test(said)) return words;
  return `${words}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`.replace(/: i\b/, ": I");
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
const isIn = (what: string, words: string): boolean => {
  const there = new Set(wordsOf(words));
  return wordsOf(what).every((word) => there.has(word));
};

const AGREEING =
  /^(?:yes|yep|ok|okay|fin|fine|good|great|perfect|sur|sure|agre|agree|agreed|right|work|works|suit|sound|approv|approved|idea|lov|love|lik|like|go|ahead|do|let|us|me|that)$/;

/** Whether the words name something that stands there; of a day or a number the word itself. */
function names({ text }: Statement, what: string): boolean {
  const said = new Set(contentStems(text));
  const stems = contentStems(what);
  if (stems.length > 0) return stems.some((stem) => said.has(stem));
  const words = new Set(wordsOf(text));
  return wordsOf(what).some((word) => words.has(word));
}

/** "How did the vote on the bylaws go?", "Passed, 12 to 3." */
function outcomeOf(statement: Statement, before: readonly Statement[]): Act | null {
  const asked = before.find(({ text }) => ASKS_OUTCOME.test(text));
  const { vote, who, what, they, thing } = ASKS_OUTCOME.exec(asked?.text ?? "")?.groups ?? {};
  if (!asked) return null;
  const answer = statement.text.replace(/[.!\s]+$/, "");
  const about = vote ?? [what ?? thing, who ?? they].join(", ");
  return {
    kind: "decision",
    statement,
    line: shorten(sentenceCase(`${about}: ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`), 200),
    owner: null,
    when: null,
    certainty: 0.93,
    support: [asked],
    isSaidInTwo: true,
  };
}
