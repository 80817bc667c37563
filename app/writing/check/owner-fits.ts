import type { Person } from "../../reading/mail-content";
import { isShortFor } from "../embedded/nicknames";
import { type KnownPeople, nameOf, wordsOf } from "./material-facts";
import type { FoundQuote } from "./quote-finder";
import { stemOf } from "./word-stems";

const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu;
const APART = /\s*(?:,|;|&|\/|\band\b|\bund\b|\bet\b|\by\b)\s*/u;
const CLAUSE_END = /[;:.!?…()\n–—|]+|,|\s-\s|\b(?:and|but|so|while|und|aber|während|et|mais|y|pero)\b/giu;
/** Names after these receive or are spoken of; somebody else acts. */
const RECEIVES = /\b(?:to|for|with|from|of|about|than|an|für|mit|von|à|pour|avec|para|con)\s+$/iu;
const FIRST_PERSON =
  /\b(?:i|i'll|i'm|i've|i'd|we|we'll|we're|we've|ich|wir|je|nous|yo|nosotros)\b|\bj'|\bmich (?:\S+ ){0,3}(?:gebeten|aufgefordert|beauftragt)\b|\b(?:bittet|bitten|bat) mich\b|\bm['’](?:a|ont) (?:\S+ )?(?:demandé|dit|prié|chargé)|\bme (?:demande|demandent|prie|prient|piden?|pidió|ha pedido|han pedido)\b|\bon it\b|\bwill do\b|\bmine\b|\b(?:on|from) my (?:side|end|part)\b|\bfor me:|\b(?:asked|asking|asks|told|wants?|needs?|expects?|instructed|urged|like|love|prefer) (?:me|us) to\b|^\s*(?:me|myself|moi)\s*(?:[:–—-]|→)\s|\byou(?:['’]ll| will| shall) (?:have|get|receive|see|hear)\b|\byou (?:get|hear|receive)\b[^.?!]* from (?:me|us)\b|\byou(?:['’]ll| will) hear\b|\b(?:shall|will|should) reach you\b|\blet me (?!know|have)\b|\bleave [^.]{2,60} to me\b|^\s*(?:more than |only too |very )?happy to\b|^\s*(?:\p{L}+ ){1,5}(?:to|with|for) (?:you|them|him|her) (?:by|on|at|before|this|tomorrow|today|tonight|later|first|next)\b|^\s*(?:\p{L}+ ){1,5}(?:to follow|follows) (?:by|on|before|this|tomorrow|today|tonight|later|next|in)\b|\b\p{L}{2,}(?:aré|eré|iré|aremos|eremos|iremos)(?!\p{L})|\bvoy a\b|\bvamos a\b|\b(?:he|hemos) \p{L}+(?:ad|id|t|ch)o\b|\b(?:prometo|tengo que|me (?:encargo|ocupo|comprometo|falta))\b|\bc['’]est moi\b|\bil me reste\b|(?<!\p{L})(?:te|os|les?|se l[oa]s?) \p{L}{2,}(?:o|emos|amos|imos)(?!\p{L})|\bvon (?:mir|uns)\b|\b(?:bekommst|bekommen|bekommt|erhältst|erhalten|erhaltet|kriegst|kriegen|kriegt|hast|haben|habt) (?:du|sie|ihr)\b|\b(?:tu|vous) (?:l['’]|les )?(?:auras|aurez|recevras|recevrez)\b|(?<!\p{L})(?:tendrás|tendrá|tendréis|tendrán|recibirás|recibirá|recibiréis|recibirán|tienes|tenéis)(?!\p{L})/iu;
const WANTS =
  /(?:^|[,;]) ?(?:so |and |also )*needs? (?:an?|the|some|about|around|another|more|\d+|two|three|four|five|six)\b|\b(?:i|we) (?:(?:am|are) )?look(?:ing)? forward to\b|\b(?:i|we) could (?:also |really )?do with\b|\b(?:i|we|ich|wir)(?:'d|'ll)? (?:would |do |will |also |still )*(?:need|require|miss|lack|await|want|expect|ask|asked|told|like|love|beg|request|brauchen?|bräuchten?|benötigen?|möchten?|bitten?|erwarten?|warten?|vermissen?)\b(?! to (?!(?:know|see|have|get|hear|receive|read|understand|ask|request|beg|remind|invite)\b)\p{Ll})|\b(?:würde|hätte|müsste|wäre)n? (?:ich|wir|mich|uns)\b|\bich hätte gern|\bj['’]aimerais (?:bien )?(?:avoir|recevoir)|\bil (?:me|nous) (?:manque|faut|faudrait)|\b(?:cuento|contamos) con|\b(?:je|nous) compt(?:e|ons) sur|\b(?:necesit(?:o|amos)|quier(?:o)|queremos|r(?:uego|ogamos)|pid(?:o)|pedimos|agradec(?:emos|ería|eríamos)|agradezco|(?:te|le|os|les) (?:recuerdo|recordamos))\b|\b(?:i|we)(?:['’]d| would) (?:also |really )?(?:be (?:\w+ )?(?:grateful|glad|happy|obliged|thankful|interested|curious|keen|pleased)|appreciate)\b|\b(?:j['’](?:ai|aurai|aurais)|nous (?:avons|aurions)|on a) (?:\p{L}+ )?besoin\b|\b(?:i|we)\b[^.?!]{0,30}\b(?:had|got|received|heard) (?:an?|any|no) (?:answer|reply|response)\b/iu;
/** "a list of who we invite", "not before I have asked them": says what the thing is, or when. */
const OF_US =
  /\b(?:(?:who|whom|what|which|how|when|where|why) (?:I|we)|(?:till|until|before|after|once|unless|as soon as) I)(?:['’]\p{L}+)?(?!\p{L})/giu;
/** "Let the printers know we've changed it": who has changed it has no part in telling. */
const TELLS_OTHERS =
  /^\W*(?:(?:and|so|also|then|but) )*(?:tell|let|inform|warn|notify|remind) (?!(?:me|us)\b)\p{L}[^;]*|(?<=\b(?:wants?|needs?|would like|['’]d like) to know\b)[^;]*/iu;
/** "Joe will", "Finance has to": somebody is named who acts, known or not. */
const SUBJECT =
  /(?:^|[.,:;]\s+|\b(?:and|und|et|y)\s+)\s*@?(?!(?:I|We|You|He|She|It|They|The|This|That|There|These|Those|Everyone|Everybody|Someone|Somebody|Who|What|Ich|Wir|Es|Das|Die|Der|Je|Nous|On|Il|Elle|Yo|Se)\b)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?\s+(?:will|should|must|shall|can|could|has|have|is|are|to|needs?|wird|soll|muss|kann|hat|doit|va|peut|debe|tiene)(?!\p{L})/u;
/** A label of a list that is no name: "Note: ...". */
const FIELD =
  /^(?:note|update|actions?|to ?do|decisions?|status|deadline|tasks?|next|next steps?|important|reminder|agenda|topic|blockers?|risks?|issues?|problem|question|answer|hinweis|aufgaben?|wichtig|beschluss|note|remarque|tarea|nota|subject|date|re|fyi|ps|ask|request|urgent|today|tomorrow)$/i;
/** Whose a thing is: "Ana's draft" leaves open who acts. */
const POSSESSIVE = /\p{Lu}\p{L}+(?:['’]s|s['’])(?= \p{L})/gu;
const TO_READER =
  /\?(?=\s|$)|\b(?:can|could|would|will|do|did|have) u\b|^\W*(?:(?:and|also|so|ok|then),? )*(?:can|could|may) (?:i|we) (?:also |please )?(?:have|get)\b|\b(?:you(?:d|ll|re|ve)?|yours?|please|kindly|sie|ihr|ihnen|du|dir|dich|euch|dein\w*|bitte|(?<!\ba )ton(?! of)|tes|tus|contigo|ihre[mnrs]?|eure[mnrs]?|tu|toi|te|ti|vous|pls|plz|votre|vos|veuillez|merci de|usted|por favor|podrías)\b/iu;

/**
 * Keeps of an owner those names that the quotes' own sentences, their speaker or the one they are addressed to bear
 * out; null when none does. A known name that belongs to another clause, or that only receives something, is the wrong
 * one. `said` is what the line says is to be done; `names` are the words of all known names.
 */
export function fittingOwner(
  owner: string,
  said: ReadonlySet<string>,
  quotes: readonly FoundQuote[],
  known: KnownPeople,
  names: ReadonlySet<string>,
): string | null {
  const fits = (name: string) =>
    known.hasName(name) && quotes.some((quote) => fitsQuote(name, said, quote, known, names));
  if (fits(owner)) return owner;
  const fitting = owner.split(APART).filter((name) => wordsOf(name).length > 0 && fits(name));
  return fitting.length === 0 ? null : fitting.join(", ");
}

/** Whether the name stands in a quote's sentence, its headings, its speaker or its head. */
export function namedIn(name: string, quote: FoundQuote, known: KnownPeople): boolean {
  const { setting, author, head } = quote;
  const texts = [setting.sentence, ...setting.headings, setting.speaker, setting.greeting, ...head];
  return [...texts, author && nameOf(author)].some((text) => holdsName(name, text ?? "", known));
}

function fitsQuote(
  name: string,
  said: ReadonlySet<string>,
  quote: FoundQuote,
  known: KnownPeople,
  names: ReadonlySet<string>,
): boolean {
  const { setting, author, counterpart, isSpoken } = quote;
  const { speaker, greeting, headings } = setting;
  const sentence = withoutLabel(setting.sentence, speaker);
  const holds = (text: string | null) => text !== null && holdsName(name, text, known);
  if (isAskedBeside(name, sentence)) return true;
  if (holds(sentence)) return actsIn(name, sentence, said, known, names);
  if (headings.some(holds)) return true;
  const isLabel = holds(speaker);
  const isAuthor = author !== null && holds(nameOf(author)) && !isName(speaker, setting.sentence, names);
  if (isLabel || isAuthor) {
    // "I'll draft it myself, but I need you to check it": who does which stands clause by clause.
    const doing = doingClauses(sentence, said).join(", ");
    if (FIRST_PERSON.test(sentence) && !WANTS.test(FIRST_PERSON.test(doing) ? doing : sentence))
      return !assignsOther(name, doingClauses(sentence, said).join(", "), known, names);
    const isCalled = isLabel && !isSpoken;
    // A row of a table names its owner, whoever sent it.
    const isAboutOther =
      mentionsOther(name, sentence, known, names) || SUBJECT.test(sentence) || /[|\t]/.test(sentence);
    if ((isCalled || !TO_READER.test(sentence)) && !isAboutOther) return true;
  }
  // "Can you both send me the dates?"
  if (TO_ALL.test(sentence) && quote.readers.some((reader) => holds(nameOf(reader)))) return true;
  // "Dear Mr. Pell", "Dear Club Secretary": the one whom the mail is sent to, by surname or by a role.
  const isAddressed =
    holds(greeting) ||
    (counterpart !== null &&
      holds(nameOf(counterpart)) &&
      (greeting === null || greetsBySurname(greeting, counterpart) || namesNobody(greeting, known)));
  if (!isAddressed) return false;
  // "Do ask Joe for the logo, we can't go on otherwise": who can't, has no part in asking.
  const doing = doingClauses(sentence, said).join(", ");
  const told = (doing === "" ? sentence : doing).replace(OF_US, " ").replace(TELLS_OTHERS, " ");
  return TO_READER.test(sentence) || !FIRST_PERSON.test(told) || WANTS.test(sentence);
}

/** "Could you and Tom agree on a date?" */
const isAskedBeside = (name: string, sentence: string): boolean => {
  const beside = /\b(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you and (\p{Lu}[\p{L}'’-]+)/u.exec(sentence)?.[1];
  return beside !== undefined && wordsOf(name).includes(beside.toLowerCase());
};

const greetsBySurname = (greeting: string, counterpart: Person): boolean => {
  const [surname] = wordsOf(nameOf(counterpart)).slice(1).slice(-1);
  return surname !== undefined && wordsOf(greeting).includes(surname);
};

const namesNobody = (greeting: string, { people }: KnownPeople): boolean => {
  const words = wordsOf(greeting);
  return people.every((person) => !words.some((word) => person.has(word)));
};

function withoutLabel(sentence: string, speaker: string | null): string {
  const start = sentence.trimStart();
  return speaker !== null && start.startsWith(`${speaker}:`) ? start.slice(speaker.length + 1) : sentence;
}

/** A label in front of words that names another who says or gets them; one word of a line above must be known for a name. */
function isName(label: string | null, sentence: string, names: ReadonlySet<string>): boolean {
  if (label === null || !/^@?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u.test(label) || FIELD.test(label))
    return false;
  return sentence.includes(`${label}:`) || wordsOf(label).length > 1 || names.has(label.toLowerCase());
}

/** A full name is held by its part ("Joe" for Joe Okafor) where nobody else known has that part. */
function holdsName(name: string, text: string, known: KnownPeople): boolean {
  const parts = wordsOf(name);
  if (parts.length === 0) return false;
  const words = wordsOf(text);
  const there = new Set(words);
  if (parts.every((part) => there.has(part)) || words.includes(parts.join(""))) return true;
  if (isByInitials(parts, text, known) || isByTitle(parts, text, known)) return true;
  if (parts.length > 1 && known.hasName(name)) {
    const called = (text.match(CAPITALISED) ?? []).map((word) => word.toLowerCase());
    const held = parts.filter(
      (part) => part.length > 1 && (there.has(part) || called.some((word) => isShortFor(word, part))),
    );
    return held.some((part) => known.people.every((person) => !person.has(part) || isOne(person, parts)));
  }
  // A role as a name: "the marketing lead" for Marketing.
  return parts.every((part) => part.length > 5 && words.some((word) => stemOf(word) === stemOf(part)));
}

/** "DW to send the drawings", where Dana Weld is the only one known with these initials. */
function isByInitials(parts: readonly string[], text: string, known: KnownPeople): boolean {
  if (parts.length < 2) return false;
  const initials = parts.map((part) => part.charAt(0)).join("");
  const letters = [...initials].sort().join("");
  return (
    (text.match(/(?<![\p{L}\p{N}])\p{Lu}{2,4}(?![\p{L}\p{N}])/gu) ?? []).some(
      (word) => word.toLowerCase() === initials,
    ) &&
    known.people.filter(
      (person) =>
        [...person]
          .map((word) => word.charAt(0))
          .sort()
          .join("") === letters,
    ).length === 1
  );
}

/** "Dr. K, please sign", where Hedda Kolb is the only one known whose last name begins so. */
function isByTitle(parts: readonly string[], text: string, known: KnownPeople): boolean {
  const last = parts.at(-1)?.charAt(0) ?? "";
  return (
    parts.length > 1 &&
    [...text.matchAll(/(?<!\p{L})(?:Dr|Mr|Mrs|Ms)\.? (\p{Lu})(?!\p{L})/gu)].some(
      ([, initial = ""]) => initial.toLowerCase() === last,
    ) &&
    known.people.filter((person) => [...person].at(-1)?.startsWith(last)).length === 1
  );
}

const TO_ALL = /\b(?:you (?:both|two|three|each|all)|(?:both|each|all) of you|between you|yourselves)\b/i;

/** "Joe", "Joe Okafor" and "Joe Okafor Legal" may be one person, "Joe Okafor" and "Joe Marsh" are two. */
function isOne(person: ReadonlySet<string>, parts: readonly string[]): boolean {
  return parts.every((part) => person.has(part)) || [...person].every((word) => parts.includes(word));
}

/** Where several names stand in a sentence: in the clause that says what is to be done, and not as who receives it. */
function actsIn(
  name: string,
  sentence: string,
  said: ReadonlySet<string>,
  known: KnownPeople,
  names: ReadonlySet<string>,
): boolean {
  if (!mentionsOther(name, sentence, known, names)) return true;
  // "Ask the vendor why it did not start - Joe, 24 Nov"
  const last = /\s[–—-]\s+@?(\p{Lu}[^–—\n,(]{1,40}?)(?:\s*[,(–—-].{0,30})?\s*$/u.exec(sentence)?.[1];
  if (last && holdsName(name, last, known) && !mentionsOther(name, last, known, names)) return true;
  // "Joe: finish the script, then review Ana's draft"
  const [, label, next] = /^[\s•*-]*@?(\p{Lu}[^:–—\n]{1,40}):\s+(\S+(?:\s+\S+)?)/u.exec(sentence) ?? [];
  if (label && holdsName(name, label, known) && !mentionsOther(name, next ?? "", known, names)) return true;
  // "the wall colours fixed (Joe) and a first draft (Ana)"
  const isMarked = [...sentence.matchAll(/([^(),;:]+)\(([^()]{2,40})\)/gu)].some(
    ([, thing = "", who = ""]) =>
      holdsName(name, who, known) && wordsOf(thing).some((word) => said.has(stemOf(word))),
  );
  if (isMarked) return true;
  // "... once she has the list, which Joe sends her tomorrow"
  const isToldOf = [...sentence.matchAll(/, which (\p{Lu}[\p{L}'’-]+) ([^,;.]+)/gu)].some(
    ([, who = "", doing = ""]) =>
      holdsName(name, who, known) && wordsOf(doing).some((word) => said.has(stemOf(word))),
  );
  if (isToldOf) return true;
  // "Joe I'll be late, so can you let Ana in?": who is called is asked.
  const called = CALLED.exec(sentence)?.[1];
  if (called && holdsName(name, called, known))
    return (
      doingClauses(sentence, said).some((clause) => TO_READER.test(clause)) ||
      actsAlone(name, sentence, said, known, names)
    );
  return actsAlone(name, sentence, said, known, names);
}

const CALLED = /^\s*@?(\p{Lu}[\p{L}'’-]+)(?:,| (?=I(?:['’]|\s)|you\b))/u;

function actsAlone(
  name: string,
  sentence: string,
  said: ReadonlySet<string>,
  known: KnownPeople,
  names: ReadonlySet<string>,
): boolean {
  // "Joe, please book the room": a clause that is only a name is called, and belongs to the next.
  const best = doingClauses(sentence, said);
  if (best.length === 0) return true;
  const withName = best.filter((clause) => holdsName(name, clause, known));
  if (withName.length > 0) return withName.some((clause) => !onlyReceives(name, clause, names));
  return best.every((clause) => !mentionsOther(name, clause.replace(POSSESSIVE, " "), known, names));
}

/** The clauses that say most of what is to be done; none when no clause says any of it. */
function doingClauses(sentence: string, said: ReadonlySet<string>): string[] {
  const clauses = clausesOf(sentence);
  const shared = clauses.map(
    (clause) =>
      new Set(
        wordsOf(clause)
          .map(stemOf)
          .filter((stem) => said.has(stem)),
      ).size,
  );
  const most = Math.max(...shared);
  return most === 0 ? [] : clauses.filter((_, index) => shared[index] === most);
}

function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let called = "";
  for (const clause of sentence.split(CLAUSE_END)) {
    const words = wordsOf(clause ?? "");
    if (words.length === 0) continue;
    if (words.length <= 2 && /^\s*@?\p{Lu}/u.test(clause)) {
      called = `${called} ${clause.trim()}`;
      continue;
    }
    clauses.push(`${called} ${clause}`.trim());
    called = "";
  }
  if (called !== "") clauses.push(called.trim());
  return clauses;
}

function onlyReceives(name: string, clause: string, names: ReadonlySet<string>): boolean {
  const tokens = [...clause.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const isOurs = (word: string) => wordsOf(name).includes(word.toLowerCase());
  const first = tokens.findIndex(({ 0: word }) => isOurs(word));
  const other = tokens.findIndex(
    ({ 0: word }) => /^\p{Lu}/u.test(word) && names.has(word.toLowerCase()) && !isOurs(word),
  );
  if (first === -1 || other === -1 || other > first) return false;
  return RECEIVES.test(clause.slice(0, tokens[first]?.index ?? 0));
}

function mentionsOther(name: string, text: string, known: KnownPeople, names: ReadonlySet<string>): boolean {
  const ours = new Set([...wordsOf(name), ...fullestOf(name, known)]);
  return (text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? []).some((word) => {
    const lower = word.toLowerCase();
    return names.has(lower) && !ours.has(lower);
  });
}

function assignsOther(name: string, text: string, known: KnownPeople, names: ReadonlySet<string>): boolean {
  return [
    ...text.matchAll(
      /(\p{Lu}[\p{L}\p{M}]{2,})\s+(?:will|should|must|to|can|has to|shall|soll|muss|doit|debe)\b/gu,
    ),
  ].some(([, word = ""]) => mentionsOther(name, word, known, names));
}

function fullestOf(name: string, known: KnownPeople): string[] {
  const parts = wordsOf(name);
  return known.people
    .filter((person) => parts.every((part) => person.has(part)))
    .flatMap((person) => [...person]);
}
