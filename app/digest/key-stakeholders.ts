import type { ActionItem, Stakeholder } from "./digest-content";
import { actionsOf } from "./owed-by";

/** More people than these are not key to anything. */
const MOST_STAKEHOLDERS = 8;

/** Of the people the eight with the most lines and parts, those with the most first. */
export function keyStakeholders(
  people: readonly Stakeholder[],
  actionItems: readonly ActionItem[],
): Stakeholder[] {
  return people
    .map((person) => ({ person, parts: partsOf(person, actionItems) }))
    .sort((a, b) => b.parts - a.parts)
    .slice(0, MOST_STAKEHOLDERS)
    .map(({ person }) => person);
}

/** How many lines a person owes, and what else they have a part in. */
function partsOf({ name, responsibilities }: Stakeholder, actionItems: readonly ActionItem[]): number {
  const owed = actionsOf(name, actionItems).length;
  const parts = responsibilities === null ? 0 : responsibilities.split("; ").length;
  return owed + parts - Math.min(1, owed);
}
