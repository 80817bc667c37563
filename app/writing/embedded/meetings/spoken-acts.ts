import type { People } from "../people";
import type { Statement } from "../statement";
import { withoutFillers } from "../task-wording";
import type { Act } from "./acts";
import { isHedged } from "./certainty";
import { baseForm, opensWithVerb } from "./verb-phrases";

const SELF = /\b(?:I'll|I will|I'm going to|I'm gonna|I am going to|I can|I shall|let me)\b/i;
const FILL = "(?:(?:just|also|now|then|still|probably|mainly|both|please|maybe|try to)\\s+)*";
const FUTURE =
  "(?:\\s*['’]ll|\\s+will|(?:\\s*['’]re|\\s+are)\\s+(?:going to|gonna)|\\s+(?:get|have|need|are)\\s+to|\\s+(?:gonna|can|could|should|must))";
/** What stands before "you", how many are meant, "be" and the words that say what is to be done. */
const TO_YOU = new RegExp(
  `^(.{0,80}?)\\byou(\\s+(?:guys|two|all|both))?${FUTURE}\\s+${FILL}(be\\s+)?(.+)$`,
  "isu",
);
/** "I will ask the designer to find out": the role or name, then what is to be done. */
const ASKED = new RegExp(
  `\\bI(?:['’]ll|['’]d|\\s+will|\\s+would|\\s+shall)?\\s+(?:just\\s+|also\\s+)*(?:ask|like|want|need)\\s+(?:the\\s+)?(.{3,60}?)\\s+to,?\\s+${FILL}(.+)$`,
  "isu",
);
const CALLED_LAST = /(?:^|[\s,.])(\p{Lu}[\p{Ll}'’]+),?\s*$/u;

/** "I will ask the designer to find out" is the designer's task; null when nobody is asked by name or role. */
export function askedOfNamed(statement: Statement, people: People): Act | null {
  const asked = ASKED.exec(withoutFillers(statement.text));
  if (!asked?.[1] || !asked[2] || !opensWithVerb(asked[2])) return null;
  const name = people.mentionedIn(asked[1])[0] ?? (people.isName(asked[1]) ? people.resolve(asked[1]) : null);
  return name ? request(asked[2], name) : null;
}

/** What "you" are told to do in so many words as people speak; null when nobody is. */
function toldToYou(statement: Statement, people: People): Act | null {
  const told = TO_YOU.exec(withoutFillers(statement.text));
  if (!told?.[4]) return null;
  const phrase = told[3] ? baseForm(told[4]) : opensWithVerb(told[4]) ? told[4] : "";
  if (!phrase) return null;
  const before = told[1] ?? "";
  const called = CALLED_LAST.exec(before)?.[1];
  const named = people.mentionedIn(before);
  const owner =
    named.length > 0
      ? named.slice(0, 2).join(", ")
      : called && people.isCalled(called)
        ? people.resolve(called)
        : null;
  return { ...request(phrase, owner), asksYou: (owner === null || owner === called) && !told[2] };
}

const request = (phrase: string, owner: string | null): Act => ({
  kind: "request",
  phrase: phrase.replace(/(?:[\s.?!,;:]|\bso\b)+$/i, ""),
  clause: false,
  owner,
  asksYou: false,
  bare: false,
});

/** The act of a thought that no rule for written sentences reads: asked of a listener, promised, or left as it stands. */
export function spokenAct(statement: Statement, people: People): Act {
  const asked = toldToYou(statement, people);
  if (asked) return asked;
  const named = people.mentionedIn(statement.text);
  const self = SELF.test(statement.text) && !isHedged(statement.text) ? statement.speaker : null;
  return {
    kind: "need",
    phrase: statement.text,
    clause: true,
    owner: named.length > 0 ? named.slice(0, 2).join(", ") : self,
    asksYou: false,
    bare: false,
  };
}

const NODS =
  /^(?:um+|uh+|yeah|yes|yep|okay|ok|'kay|sure|alright|all right|right|mm-hmm|mm|mhm|fine|cool|great|no problem|will do|got it|sounds good)\b/i;

/** Whoever takes what "you" were just asked: the one other voice that agrees in the next turns. */
export function takenBy(last: Statement, statements: readonly Statement[]): string | null {
  const voices = new Set<string>();
  for (let i = last.order + 1; i <= last.order + 3; i++) {
    const next = statements[i];
    if (!next || next.unit !== last.unit) break;
    if (next.speaker === last.speaker) break;
    if (next.speaker && NODS.test(next.text)) voices.add(next.speaker);
  }
  const [only, other] = [...voices];
  return only && !other ? only : null;
}
