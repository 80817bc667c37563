import type { People } from "../people";
import type { Statement } from "../statement";
import { subjectOf } from "../threads";
import { TIME_WORDS } from "../word-lists";
import { belongsToSomething } from "./belongs-to-something";
import { readClauses } from "./read-clauses";
import { tag } from "./tag";
import { isGivenName } from "./vocabulary";
import { POSSESSIVE } from "./word-kinds";

/** Opens with what names a kind of mail, or nothing that a line could be about: of a subject or a title, which has no verb. */
export const SAYS_NO_TOPIC =
  /^(?:(?:quick|weekly|daily|monthly|short|an?|the|some|project|team|staff|board|committee|meeting|morning|our|your|my|\d+)\s+)*(?:minutes|notes|protocol|meeting|status|updates?|agenda|follow[- ]?up|summary|recap|hello|hi|hey|questions?|fyi|info|news|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tomorrow|tonight|week|weekend|report|reminder|request|jour fixe|planning|next steps|thoughts|help|various|few things|handover|holidays?|absence|away|out of (?:the )?office|catch[- ]?up|to-?dos?|this and that|odds and ends|bits and pieces|bits|things|urgent|thanks?|thank you|sorry|call|chat|lunch|message|document|important|tasks?|actions?|list|standup|stand-up|sync|round-?up|digest|newsletter|plan|as discussed|as agreed|before|after|until|during|next|this|x)\b/i;
/** Said alone: "Quick question". */
const NOTHING =
  /^(?:tmrw?|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|all ?right|ok(?:ay)?|(?:a |one )?(?:quick |short |little |small )?(?:note|question|one|update|thing|word|favou?r|heads[ -]up|reminder|reply|mail|message)s?|hello|hi(?: there)?|hey|news|info|fyi|misc|various|(?:a )?few things|(?:two|three|several|some) (?:things|points|questions)|one more thing|odds and ends|bits and bobs|stuff|things|catch[ -]?up|again)$/i;

/** Whether the words that are to say what a line is about say nothing; they may be a sentence, of which SAYS_NO_TOPIC knows only the opening. */
export const namesNothing = (words: string): boolean => NOTHING.test(words.trim());

const LONGEST_SUBJECT = 6;
const LONGEST_SECTION = 5;

/** Names a meeting, a day or whatever there is. */
const isGeneric = (title: string): boolean =>
  /[?,;]|\b(?:meeting|call|visit|minutes|agenda|update|standup|progress|things|etc|stuff|report|shopping|home|other|comments?|settled|outcomes?|results?|relevant|misc\p{Ll}*|aob|any other business|general|summary|intro\p{Ll}*|background|overview|notes?|present|apologies|attend\p{Ll}*|absent|highlights?|status|items?|points?|matters|business|topics?|discussions?|team|today|tomorrow|yesterday|week|month|part|section|details|next|open|todo|to-do|actions?)\b/iu.test(
    title,
  ) ||
  (title.split(/\s+/).length < 3 && tag(title).some(({ lower }) => TIME_WORDS.has(lower)));

/** What a subject says that its mail is about; null where that names a kind of mail, or many things. */
function topicOfSubject(subject: string | null): string | null {
  const said = subjectOf(subject)
    .replace(/^\[[^\]]*\]\s*/, "")
    .replace(/^(?:urgent|reminder|important|question|quick question|help|action required)\s*[:!–-]+\s*/i, "")
    .replace(/\s*\([^()]*\)$/, "")
    .replace(/[?!.…]+$/, "");
  const words = said.split(/\s+/);
  return said.length < 4 ||
    words.length > LONGEST_SUBJECT ||
    SAYS_NO_TOPIC.test(said) ||
    (words.length === 1 && belongsToSomething(said)) ||
    isGeneric(said) ||
    tag(said).some(({ pos }) => /^(?:PRON|AUX)$/.test(pos))
    ? null
    : said;
}

/** What the mail of a statement says in its subject that it is about; null where it says no one thing. */
export const topicOfMail = ({ subject, medium }: Statement): string | null =>
  medium === "mail" ? topicOfSubject(subject) : null;

/** The title above a statement, where it says what it is about; null where it says of what kind it is, or whose. */
export function sectionOf(
  { section }: Statement,
  people: People,
): { words: string; title: Statement } | null {
  if (!section) return null;
  const [first = ""] = section.text.split(/[\s,–-]/);
  const { text } = section;
  return text.length < 3 ||
    text.split(/\s+/).length > LONGEST_SECTION ||
    SAYS_NO_TOPIC.test(text) ||
    isGeneric(text) ||
    people.isKnown(first) ||
    isGivenName(first.toLowerCase()) ||
    tag(text).some(
      ({ pos, lower }) => /^(?:PRON|AUX)$/.test(pos) || POSSESSIVE.test(lower) || TIME_WORDS.has(lower),
    )
    ? null
    : { words: spoken(text), title: section };
}

const LABEL =
  /^(?:\d{1,2}[.)] )?(?:re:? |on |as for )?((?:the |our )?\p{L}[\p{L}\d'’&/ -]{2,36}?)(?:: | [–—] |\.$)/iu;
/** What a label says of how its words are meant. */
const IS_REMARK =
  /^(?:also|note|ps|to sum up|to recap|in short|in brief|in summary|summary|question|answer|fyi|nb|so|and|but|then|first|second|third|finally|last(?:ly)?|next|important|decisions?|decided|agreed|resolved|result|reason|problem|idea|suggestion|good news|bad news|set|cast|another thing|one thing|(?:one|a|my|two|three|some) (?:(?:last|final|more|other|small|quick|further|little) )?(?:requests?|favou?rs?|things?|questions?|points?|notes?|asks?|reminders?)|(?:one|two|three|four) (?:things|questions|points)|who|what|when|where|how)$/i;

/** "Ski lift." in a list; not "Our landlady rang." */
const isNoun = ({ listItem }: Statement, label: string): boolean =>
  listItem && label.split(" ").length <= 3 && tag(label).every(({ pos }) => /^(?:DET|NOUN|PROPN)$/.test(pos));

/** "Spire clock: the hands slip." and "Ski lift.", of what stands behind in its part: what it is about; null for other openings. */
export function labelOf(opening: Statement, people: People): { words: string; title: Statement } | null {
  const label = LABEL.exec(opening.text)?.[1];
  const isAlone = label !== undefined && opening.text.replace(/[.\s]+$/, "") === label;
  if (label === undefined || IS_REMARK.test(label) || (isAlone && !isNoun(opening, label))) return null;
  // "Callum heard from Jessop's: ..."
  if (readClauses(tag(label)).some(({ subject }) => subject !== null)) return null;
  const found = sectionOf(
    { ...opening, section: { ...opening, text: label.replace(/^(?:the|our) /i, "") } },
    people,
  );
  return found && { words: found.words, title: opening };
}

/** "STAFFING" as "Staffing"; "HR" stays. */
const spoken = (title: string): string =>
  /^\p{Lu}{4,}(?: \p{Lu}+)*$/u.test(title) ? title.charAt(0) + title.slice(1).toLowerCase() : title;
