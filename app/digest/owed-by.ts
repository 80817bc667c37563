import type { ActionItem, DigestContent, Source, Stakeholder } from "./digest-content";
import { foldText } from "./fold-text";

const MOST_NAMED = 3;
const LONGEST_TASK = 90;
const APART = /\s*(?:,|;|&|\/|\band\b|\bund\b|\bet\b|\by\b)\s*/u;
const OWES = /^owes \d+: /;

/** The actions of this person, also those that several people have together. */
export function actionsOf(name: string, actions: readonly ActionItem[]): ActionItem[] {
  return actions.filter(({ owner }) => owner === name || (owner ?? "").split(APART).includes(name));
}

/**
 * What a person owes, told from the lines: "owes 2: send the load test report (Fri 20 Nov), book the hall". The first
 * three by name. Null when no line is theirs.
 */
export function owedBy(name: string, actions: readonly ActionItem[]): string | null {
  const owed = actionsOf(name, actions);
  if (owed.length === 0) return null;
  const named = owed.slice(0, MOST_NAMED).map(({ task, timeline, sources }) => {
    const words = shortened(asPart(task, sources));
    return timeline === null ? words : `${words} (${foldText(timeline)})`;
  });
  const more = owed.length - named.length;
  return `owes ${owed.length}: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** The content whose people owe what its lines say, after an answer gave a line to somebody else. */
export function withWhatIsOwed(content: DigestContent): DigestContent {
  const stakeholders = content.stakeholders.map((person) => {
    return { ...person, responsibilities: withOwed(person.name, otherParts(person), content.actionItems) };
  });
  return { ...content, stakeholders };
}

/** What a person has a part in, beside what they owe. */
export function otherParts({ responsibilities }: Pick<Stakeholder, "responsibilities">): string[] {
  return (responsibilities ?? "").split("; ").filter((part) => part !== "" && !OWES.test(part));
}

/** A person's parts, what they owe first; null without any. */
export function withOwed(
  name: string,
  parts: readonly string[],
  actions: readonly ActionItem[],
): string | null {
  return [owedBy(name, actions), ...parts].filter((part) => part !== null).join("; ") || null;
}

/** A line's words for the middle of a sentence: a first letter that its source writes small is small. */
export function asPart(line: string, sources: readonly Pick<Source, "quote">[]): string {
  const words = foldText(line)
    .replace(/[.;:!]+$/, "")
    .replaceAll(";", ",");
  const first = /^\p{Lu}[\p{Ll}'’-]*/u.exec(words)?.[0] ?? "";
  const small = first.charAt(0).toLowerCase() + first.slice(1);
  const isSmall = sources.some(({ quote }) =>
    quote.split(/[^\p{L}'’-]+/u).some((word) => word === small || (small.length > 2 && word === `${small}s`)),
  );
  return first !== "I" && isSmall ? small + words.slice(first.length) : words;
}

function shortened(text: string): string {
  if (text.length <= LONGEST_TASK) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST_TASK)).replace(/[\s,;:–-]+$/, "")}…`;
}
