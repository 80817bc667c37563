import type { DigestContent, Source, Stakeholder } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import { keyStakeholders } from "../../digest/key-stakeholders";
import { actionsOf, otherParts, withOwed } from "../../digest/owed-by";

type Lines = Pick<DigestContent, "actionItems" | "blockers" | "decisions">;

/** How a part begins that is about a line: "asked Kim Osei: book the van". */
const OF_A_LINE = /^(?:asked [^:]{1,80}:|waits for|held up:|decided:) /;
/** A long line is cut in a part. */
const CUT = /(?: \([^()]*\))?[.…]*$/;
const MOST = { parts: 4, sources: 4 };

/**
 * The people of a digest: those of the new material, with what they had a part in before as far as it is still open,
 * and of those of the digest before who owns or has a part in a line that is.
 */
export function peopleOfDigest(
  written: readonly Stakeholder[],
  before: readonly Stakeholder[],
  lines: Lines,
): Stakeholder[] {
  const open = [
    ...lines.actionItems.map(({ task }) => task),
    ...lines.blockers.map(({ description }) => description),
    ...lines.decisions.map(({ decision }) => decision),
  ].map((line) => foldText(line).replaceAll(";", ",").toLowerCase());
  const isOpen = (part: string) => {
    const words = part.replace(OF_A_LINE, "").replace(CUT, "").toLowerCase();
    return open.some((line) => line.includes(words));
  };
  const staying = before.flatMap((person): Stakeholder[] => {
    const parts = otherParts(person).filter((part) => !OF_A_LINE.test(part) || isOpen(part));
    const isKey =
      parts.some((part) => OF_A_LINE.test(part)) || actionsOf(person.name, lines.actionItems).length > 0;
    return isKey ? [{ ...person, responsibilities: parts.join("; ") || null }] : [];
  });
  const known = new Map(staying.map((person) => [person.name, person]));
  const joined = written.map((person) => {
    const earlier = known.get(person.name);
    known.delete(person.name);
    return earlier === undefined ? person : joinedPerson(person, earlier);
  });
  const people = [...joined, ...known.values()].map((person) => {
    return { ...person, responsibilities: withOwed(person.name, otherParts(person), lines.actionItems) };
  });
  return keyStakeholders(people, lines.actionItems);
}

function joinedPerson(now: Stakeholder, before: Stakeholder): Stakeholder {
  const parts = [...new Set([...otherParts(now), ...otherParts(before)])].slice(0, MOST.parts);
  const sources = [...now.sources, ...before.sources];
  const isFirst = (source: Source, index: number) =>
    sources.findIndex(({ id, quote }) => id === source.id && quote === source.quote) === index;
  return {
    name: now.name,
    role: now.role ?? before.role,
    responsibilities: parts.join("; ") || null,
    sources: sources.filter(isFirst).slice(0, MOST.sources),
  };
}
