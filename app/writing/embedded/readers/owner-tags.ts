/** A task with whom its line gives it to and until when, as said. */
export interface OwnedTask {
  owner: string;
  text: string;
  due: string | null;
}

const NAME = "(?:@\\p{L}[\\p{L}\\p{N}._-]+|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";
const NAMES = `${NAME}(?:\\s*(?:,|&|/|\\+|\\band\\b|\\bund\\b|\\bet\\b|\\by\\b)\\s*${NAME}){0,3}`;
/** With either case of its letters; of the names beside it the capitals count. */
const KIND =
  "(?:[Aa]ction(?: [Ii]tem)?|ACTION(?: ITEM)?|AI|ai|[Tt]o[ -]?[Dd]o|TO[ -]?DO|[Tt]ask|TASK|[Oo]wner|OWNER|[Rr]esp\\.?|[Aa]ufgabe|AUFGABE|[Zz]uständig|[Tt]âche|[Tt]area)";
/** "[ACTION Lena] book the booth" */
const TAG_BEFORE = new RegExp(
  `^(.*?)[[(]${KIND}\\s*[:–-]?\\s*(${NAMES})[\\])]\\s*[:–-]?\\s*(\\S.{3,})$`,
  "u",
);
/** "Book the booth (AI: Lena, Friday)" */
const TAG_AFTER = new RegExp(
  `^(.{4,}?)\\s*[[(]${KIND}\\s*[:–-]?\\s*(${NAMES})(?:,\\s*([^)\\]]{2,40}))?[\\])]\\s*[.!]?$`,
  "u",
);
/** "Booth to be booked → Lena", "Booth to be booked @lena", "Order the sign @Lena 2026-11-20" */
const POINTER = new RegExp(
  `^(.{4,}?)\\s*(?:(?:→|->|=>)\\s*(${NAMES})|(?<=\\s)(@\\p{L}[\\p{L}\\p{N}._-]+(?:\\s*(?:,|&|/|\\+)?\\s*@\\p{L}[\\p{L}\\p{N}._-]+){0,3}))(?:\\s*[,(]\\s*([^)]{2,40})\\)?|\\s+(\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./\\d]{0,5}))?\\s*[.!]?$`,
  "u",
);
/** "TODO Tom - handover document - 20/11" */
const TAGGED_LINE = new RegExp(
  `^(?:${KIND}|AP|ACTION|Next step)\\s*[:–-]?\\s*(${NAMES})\\s*[:,–—-]+\\s+(\\S.{3,}?)(?:\\s*[,–—-]+\\s+(?:due |by |until )?((?:\\p{L}{3,9}\\.? )?\\d{1,2}[./ ]\\S{0,12}|\\p{L}{3,9}\\.? \\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|eod|eow))?\\s*[.!]?$`,
  "iu",
);
/** "[Lena] Book the booth" */
const NAME_BEFORE = new RegExp(`^[[(](${NAMES})[\\])]\\s*[:–-]?\\s*(\\S.{3,})$`, "u");
const FIELD =
  "(?:[Oo]wner|OWNER|[Aa]ssignee|[Aa]ssigned to|[Rr]esponsible|[Rr]esp\\.?|[Ww]ho|[Ll]ead)\\s*[:=]\\s*";
/** "Book the booth. Owner: Lena. Due 20 Nov.", "Book the booth – Owner: Lena – Due: Friday" */
const FIELDED = new RegExp(
  `^(.{3,}?[^\\s.,;([–—-])[\\s.,;([–—-]+${FIELD}(${NAMES})(?:[\\s.,;|–—-]+(?:[Dd]ue|[Dd]eadline|[Bb]y|[Uu]ntil|[Ww]hen)(?: (?:date|by|on))?\\s*[:=]?\\s*([^)\\]]{2,40}?))?[\\s)\\].]*$`,
  "u",
);
const LONGEST_FIELDED = 300;

/** Whether a line names its owner in a field behind what is to be done: all of it is one task. */
export const isFielded = (line: string): boolean => line.length <= LONGEST_FIELDED && FIELDED.test(line);

/** Tags that say how it stands, not who has it. */
const NOBODY =
  /^(?:required|needed|items?|open|closed|done|urgent|none|nobody|all|here|channel|team|everyone|tbd|tbc|pending|complete|completed)$/i;

/**
 * Whom a tag in a sentence gives its task to. `isSomebody` tells the name of a person from the day or thing that an
 * arrow may point to as well. In prose "@lena" calls her, at the end of an item it gives it to her. Null for sentences without a tag.
 */
export function taggedTask(
  sentence: string,
  isItem: boolean,
  isSomebody: (name: string) => boolean,
): OwnedTask | null {
  const before = TAG_BEFORE.exec(sentence);
  if (before?.[2] && before[3] && !NOBODY.test(before[2]))
    return { owner: bare(before[2]), text: before[3], due: null };
  const fielded = isFielded(sentence) ? FIELDED.exec(sentence) : null;
  if (fielded?.[1] && fielded[2] && !NOBODY.test(fielded[2]))
    return { owner: bare(fielded[2]), text: fielded[1], due: fielded[3] ?? null };
  const named = isItem ? NAME_BEFORE.exec(sentence) : null;
  if (named?.[1] && named[2] && ownersIn(bare(named[1])).every(isSomebody))
    return { owner: bare(named[1]), text: named[2], due: null };
  const line = TAGGED_LINE.exec(sentence);
  if (line?.[1] && line[2] && /^\p{Lu}/u.test(line[1]) && ownersIn(bare(line[1])).every(isSomebody))
    return { owner: bare(line[1]), text: line[2], due: line[3] ?? null };
  const after = TAG_AFTER.exec(sentence);
  if (after?.[1] && after[2] && !NOBODY.test(after[2]))
    return { owner: bare(after[2]), text: after[1], due: after[3] ?? null };
  const pointed = /→|[-=]>/.test(sentence) || isItem ? POINTER.exec(sentence) : null;
  const names = pointed?.[2] ?? pointed?.[3];
  if (!pointed?.[1] || !names || /\?\s*$/.test(sentence)) return null;
  const owner = bare(names.replace(/(?<=[\p{L}\p{N}])\s+(?=@)/gu, ", "));
  const isOwner = pointed[3] ? !NOBODY.test(owner) : ownersIn(owner).every(isSomebody);
  return isOwner ? { owner, text: pointed[1], due: pointed[4] ?? pointed[5] ?? null } : null;
}

const bare = (names: string): string => names.replaceAll("@", "");

/** The single names of "Ana and Bo", "Ana + Bo". */
export const ownersIn = (names: string): string[] =>
  names.split(/\s*(?:,|&|\/|\+|(?<!\p{L})(?:and|und|et|y)(?!\p{L}))\s*/u).filter((name) => name !== "");
