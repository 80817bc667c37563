import type { Act } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import { mailBefore } from "../mail-before";
import { calledBy } from "../people";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { subjectOf } from "../threads";
import { contentStems } from "../tokens";
import { plainEnglish } from "./plain-english";

/** "Shall I book the Greek place?", "Do you want me to book it?", "Is it okay if I pay that from the fund?" */
const MAY_I =
  /(?:^|[,;:–—-] |\b(?:or|and|so) )(?:(?:shall|should|may|can|could) I|(?:do you |would you )?(?:want|like) me to) (?:go ahead and |just |also |then )?(\p{Ll}[^?]{3,100})\?\s*$|\b(?:is it|would it be|is that|are you)? ?(?:ok(?:ay)?|fine|all ?right)(?: (?:with|by|for) (?:you|everyone|everybody))? if I (?:just |also )?(\p{Ll}[^?]{3,100})\?\s*$/iu;
/** "I could bring the trailer if you like." */
const OFFERS =
  /^(?:(?:and|so|or),? )?I (?:could|can|would be happy to|am happy to|['’]d be happy to|['’]m happy to) (\p{Ll}[^?.!]{3,100}?),? if (?:you(?:['’]d)? (?:like|want|wish|need (?:it|one|them))|you(?:['’]re| are) (?:still )?(?:short|stuck|interested)|that (?:helps|would help)|it helps)[.! ]*$/iu;
const ONLY_YES =
  /^(?:(?:oh|ok|okay),? )?(?:yes|yep|yeah|sure|please|go ahead|by all means)(?:,? (?:please|pls|thanks|thank you|do|indeed|go ahead))*[.! ]*$/i;
/** "Trailer: yes please!" */
const ON_TOPIC = /^(?:(?:the|on the|re|as for the) )?([^:.?!,]{2,40}): (.+)$/i;
/** "Yes please to Thursday, I've put you down for it" */
const PLEASE_TO = /^(?:oh,? )?yes,? please,? to (?:the |your )?([^,.!;]{2,40})/i;
/** Those ask for something, and leave nothing to do. */
const FOR_ONESELF =
  /^(?:have|get|see|ask|borrow|know|say|suggest|assume|help|come|join|use|speak|talk|hear|remind|interrupt|count|rely|expect|go ahead|be|do(?! (?:the|an?|your|our|my|both|all)\b)|take (?:it|that|this))\b/i;
/** "Yes please", "of course", "works for me", and nothing against it. */
export const YES =
  /^(?:(?:hi|hello|dear) \p{L}+[,!] )?(?:yes|yep|yeah|sure|ok(?:ay)?|please do|do(?= (?:that|it|so)\b|[,.! ]*$)|go ahead|by all means|(?:that(?:['’]s| is|['’]d be| would be) )?(?:fine|great|perfect|good|no problem)|perfect|great|al?l ?right|no (?:problem|worries|rush)|(?:that |it )?(?:suits|will do)|of course|absolutely|definitely|certainly|sounds good|works for me|good idea|no objections?)\b(?!,? (?:but|however|though|not|I(?:['’]ll| will))\b)/iu;

/** What a question or, where its answer names it, an offer would have its author do. */
function whatIsOffered(text: string, topic: string | undefined): string | undefined {
  const asked = MAY_I.exec(text) ?? (topic === undefined ? null : OFFERS.exec(text));
  return asked?.[1] ?? asked?.[2];
}

/** "Shall I book it?", "Yes please.": whoever asked has it now; the question with it. Null for other answers. */
export function permitted(
  statements: readonly Statement[],
  at: number,
  clock: Clock,
): { act: Act; question: Statement } | null {
  const statement = statements[at];
  if (statement?.medium !== "mail" || statement.quotedIn !== null) return null;
  const [, labelled, said] = ON_TOPIC.exec(statement.text) ?? [];
  const topic = labelled ?? PLEASE_TO.exec(statement.text)?.[1];
  const answer = said !== undefined && ONLY_YES.test(said) ? said : undefined;
  if (/\?\s*$/.test(statement.text) || !YES.test(plainEnglish(answer ?? statement.text))) return null;
  const questions = mailBefore(statements, at).filter(({ text }) => whatIsOffered(text, topic) !== undefined);
  const named = new Set(contentStems(topic ?? ""));
  const meant = questions.filter(({ text }) => contentStems(text).some((stem) => named.has(stem)));
  const [question, another] = meant.length > 0 ? meant : questions;
  const what = another ? undefined : whatIsOffered(question?.text ?? "", topic);
  if (!question?.speaker || !what || FOR_ONESELF.test(what)) return null;
  const { speaker } = statement;
  const doing = speaker === null ? what : what.replace(/\byou\b/g, calledBy(speaker));
  // "May I order?": what, the subject says.
  const subject = subjectOf(question.subject);
  const words = /\s/.test(doing.trim()) || subject === "" ? doing : `${doing.trim()} (${subject})`;
  return {
    question,
    act: {
      kind: "assignment",
      statement,
      line: shorten(sentenceCase(words.trim()), 200),
      owner: question.speaker,
      when:
        dueDateIn(statement.text, statement.sentAt, clock) ??
        dueDateIn(question.text, question.sentAt, clock),
      certainty: 0.95,
      support: [question],
      isAnswer: true,
    },
  };
}
