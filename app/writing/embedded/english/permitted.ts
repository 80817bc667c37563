import type { Act } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import { calledBy } from "../people";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { subjectOf, threadOf } from "../threads";
import { plainEnglish } from "./plain-english";

/** "Shall I book the Greek place?", "Do you want me to book it?", "Is it okay if I pay that from the fund?" */
const MAY_I =
  /(?:^|[,;:–—-] |\b(?:or|and|so) )(?:(?:shall|should|may|can|could) I|(?:do you |would you )?(?:want|like) me to) (?:go ahead and |just |also |then )?(\p{Ll}[^?]{3,100})\?\s*$|\b(?:is it|would it be|is that|are you)? ?(?:ok(?:ay)?|fine|all ?right)(?: (?:with|by|for) (?:you|everyone|everybody))? if I (?:just |also )?(\p{Ll}[^?]{3,100})\?\s*$/iu;
/** Those ask for something, and leave nothing to do. */
const FOR_ONESELF =
  /^(?:have|get|see|ask|borrow|know|say|suggest|assume|help|come|join|use|speak|talk|hear|remind|interrupt|count|rely|expect|go ahead|be|do|take (?:it|that|this))\b/i;
const YES =
  /^(?:(?:hi|hello|dear) \p{L}+[,!] )?(?:yes|yep|yeah|sure|ok(?:ay)?|please do|do(?= (?:that|it|so)\b|[,.! ]*$)|go ahead|by all means|(?:that(?:['’]s| is|['’]d be| would be) )?(?:fine|great|perfect|good|no problem)|of course|absolutely|definitely|certainly|sounds good|works for me|good idea|no objections?)\b(?!,? (?:but|however|though|not|I(?:['’]ll| will))\b)/iu;
const NEAR = 15;

/** "Shall I book it?", "Yes please.": whoever asked has it now; the question with it. Null for other answers. */
export function permitted(
  statements: readonly Statement[],
  at: number,
  clock: Clock,
): { act: Act; question: Statement } | null {
  const statement = statements[at];
  if (statement?.medium !== "mail" || statement.quotedIn !== null) return null;
  if (/\?\s*$/.test(statement.text) || !YES.test(plainEnglish(statement.text))) return null;
  const question = questionBefore(statements, at);
  const asked = question && MAY_I.exec(question.text);
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
      certainty: 0.93,
      support: [question],
    },
  };
}

/** The only question for leave in the mail before, of somebody else, in the same thread. */
function questionBefore(statements: readonly Statement[], at: number): Statement | null {
  const statement = statements[at];
  const found: Statement[] = [];
  let unit: number | null = null;
  for (let back = 1; back <= NEAR; back++) {
    const before = statements[at - back];
    if (!before || !statement || threadOf(before.subject) !== threadOf(statement.subject)) break;
    if (before.unit === statement.unit) continue;
    unit ??= before.unit;
    if (before.unit !== unit || before.speaker === statement.speaker) break;
    if (MAY_I.test(before.text)) found.push(before);
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}
