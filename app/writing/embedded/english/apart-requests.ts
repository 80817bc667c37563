import { COMMAND_VERBS } from "./command-verbs";
import { readClauses } from "./read-clauses";
import { tag } from "./tag";

const ASKS =
  "(?:please|pls|plz|kindly|(?:can|could|would|will) (?:you|u|somebody|someone|anyone)|may I ask|let me know|(?:can|could) (?:that|this|it|they|these|those) (?:please |also )?be)";
/** Where a new sentence could begin: behind a dash, or a comma with or without "so". */
const BREAK = new RegExp(
  `(?:,\\s+(?:(?:and\\s+)?so\\s+|and\\s+)?|\\s+[-–—]\\s+(?:so\\s+)?|\\s+so\\s+)(?=${ASKS}\\b)|(?<!\\b(?:what|when|where|how|who|why|soon|fast|quickly|much|many|only|then|now|and|or|but|that|if|whether|as))\\s+(?=(?:can|could) (?:you|u)\\b)`,
  "iu",
);
const DEPENDS =
  /^\W*(?:(?:and|but|so|also|or|then)\s+)?(?:if|when(?:ever)?|once|as|since|because|unless|before|after|while|should|until|till|where|who(?:ever)?|(?:all|those|any(?:one|body)|every(?:one|body))(?: of you)? who|in case|although|though|now that|for)\b/i;
/** "I'll need access, can you add me?": the request is the way to the wish. */
const WISHES = /^(?:need|want|like|love|wonder|miss|lack|require)$/;
/** What stands before a name at the end: "... the figures - Eva" */
const BEFORE_NAME = /(?:\s+[-–—]|[,;:.])\s+(?:(?:so|but|and|then)\s+)?(?=\p{Lu}\p{Ll}+$)/u;
const POLITE_END =
  /^\W*(?:please|pls|plz|kindly)\b(?:,? \p{Lu}\p{L}+)?(?: (?:by|on|before|until|at|the|do|it|that|this|next|first|thing|latest|today|tonight|tomorrow|noon|morning|afternoon|evening|week|\p{L}+day|\d+\p{Ll}{0,2}|November|December))*\W*$/u;
/** "It should read: 'Dora, please book the hall'": cut in its quotation. */
const OPEN_QUOTE = /[“"][^”"]*$/;
/** Shorter beginnings call or greet, or are no sentence. */
const LEAST = 12;

/** "The crown comes on Wednesday - check the shade": a command of its own. */
function commandBehindDash(sentence: string): RegExpExecArray | null {
  const found = DASH.exec(sentence);
  return found && COMMAND_VERBS.has(found[1] ?? "") ? found : null;
}

/** "We've moved them to Friday, so hold two spaces please": a command behind "so". */
function commandBehindSo(sentence: string): RegExpExecArray | null {
  const found = SO.exec(sentence);
  return found && COMMAND_VERBS.has(found[1] ?? "") ? found : null;
}

/** "They take it by direct debit, so make sure there's enough" */
const SO_SURE = /,?\s+so\s+(?=(?:please )?(?:make sure|don['’]t forget|be sure|remember to)\b)/u;
/** "They want it by the 28th, so could Amina do those" */
const SO_COULD = /,?\s+so\s+(?=(?:can|could|would|will) \p{Lu}\p{Ll}+ \p{Ll}+)/u;
const SO = /,?\s+so\s+(?=(\p{Ll}+) .{3,90}\b(?:please|pls)\b)/u;
const DASH =
  /\s+[-–—]\s+(?=(\p{Ll}+) (?:the|an?|your|my|our|his|her|their|it|them|him|me|us|this|that|these|those|everyone|everybody)\b)/u;

/**
 * "Line 2 is down, so please call Krones" says one thing and asks another: as two sentences, each a verbatim part of it.
 * What only depends on the request, calls somebody or names a thing stays with it.
 */
export function apartRequests(sentence: string): string[] {
  const found =
    BREAK.exec(sentence) ??
    commandBehindDash(sentence) ??
    commandBehindSo(sentence) ??
    SO_COULD.exec(sentence) ??
    SO_SURE.exec(sentence);
  // "Check the list this evening, please."
  if (
    !found ||
    found.index < LEAST ||
    OPEN_QUOTE.test(sentence.slice(0, found.index)) ||
    POLITE_END.test(sentence.slice(found.index))
  )
    return [sentence];
  const before = sentence.slice(0, found.index);
  if (DEPENDS.test(before)) return [sentence];
  const clauses = readClauses(tag(before));
  const says = clauses.some(
    ({ marker, subject, imperative, inverted }) =>
      marker === null && !inverted && (imperative || subject !== null),
  );
  const wishes = clauses.some(
    ({ marker, verb, subject }) =>
      marker === null && WISHES.test(verb) && /^(?:I|we)$/.test(subject?.kind ?? ""),
  );
  if (!says || wishes) return [sentence];
  // "He asked for the figures - Eva, can you send them?": whom it calls belongs to what is asked.
  const cut = BEFORE_NAME.exec(before) ?? found;
  return [sentence.slice(0, cut.index), sentence.slice(cut.index + cut[0].length)];
}
