import type { Act } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import { mailBefore } from "../mail-before";
import { calledBy } from "../people";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { subjectOf } from "../threads";
import { plainEnglish } from "./plain-english";

/** "Shall I book the Greek place?", "Do you want me to book it?", "Is it okay if I pay that from the fund?" */
const MAY_I =
  /(?:^|[,;:–—-] |\b(?:or|and|so) )(?:(?:shall|should|may|can|could) I|(?:do you |would you )?(?:want|like) me to) (?:go ahead and |just |also |then )?(\p{Ll}[^?]{3,100})\?\s*$|\b(?:is it|would it be|is that|are you)? ?(?:ok(?:ay)?|fine|all ?right)(?: (?:with|by|for) (?:you|everyone|everybody))? if I (?:just |also )?(\p{Ll}[^?]{3,100})\?\s*$/iu;
/** Those ask for something, and leave nothing to do. */
const FOR_ONESELF =
  /^(?:have|get|see|ask|borrow|know|say|suggest|assume|help|come|join|use|speak|talk|hear|remind|interrupt|count|rely|expect|go ahead|be|do(?! (?:the|an?|your|our|my|both|all)\b)|take (?:it|that|this))\b/i;
const YES =
  /^(?:(?:hi|hello|dear) \p{L}+[,!] )?(?:yes|yep|yeah|sure|ok(?:ay)?|please do|do(?= (?:that|it|so)\b|[,.! ]*$)|go ahead|by all means|(?:that(?:['’]s| is|['’]d be| would be) )?(?:fine|great|perfect|good|no problem)|of course|absolutely|definitely|certainly|sounds good|works for me|good idea|no objections?)\b(?!,? (?:but|however|though|not|I(?:['’]ll| will))\b)/iu;

/** "Shall I book it?", "Yes please.": whoever asked has it now; the question with it. Null for other answers. */
export function permitted(
  statements: readonly Statement[],
  at: number,
  clock: Clock,
): { act: Act; question: Statement } | null {
  const statement = statements[at];
  if (statement?.medium !== "mail" || statement.quotedIn !== null) return null;
  if (/\?\s*$/.test(statement.text) || !YES.test(plainEnglish(statement.text))) return null;
  const [question, another] = mailBefore(statements, at).filter(({ text }) => MAY_I.test(text));
  const asked = another ? null : MAY_I.exec(question?.text ?? "");
  const what = asked?.[1] ?? asked?.[2];
  if (!question?.speaker || !what || FOR_ONESELF.test(what)) return null;
  const { speaker } = statement;
  const said = speaker === null ? what : what.replace(/\byou\b/g, calledBy(speaker));
  // "May I order?": what, the subject says.
  const subject = subjectOf(question.subject);
  const words = /\s/.test(said.trim()) || subject === "" ? said : `${said.trim()} (${subject})`;
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
