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
