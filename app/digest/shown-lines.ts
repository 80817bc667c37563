import type { ItemSection } from "./digest-sections";
import type { DigestView } from "./digest-view";

/** A section of up to so many lines is shown whole; of a longer one come the first, which are the most urgent. */
const MOST = 30;
const FIRST = 25;

/** How many lines each section has, shown or not. */
export type LineCounts = Record<ItemSection, number>;

export function lineCounts({ actionItems, blockers, decisions, assignees }: DigestView): LineCounts {
  return {
    actionItems: actionItems.length,
    blockers: blockers.length,
    decisions: decisions.length,
    stakeholders: assignees.length,
  };
}

/** How many of a section's lines are shown until somebody asks for all of them. */
export function shownAtFirst(total: number): number {
  return total > MOST ? FIRST : total;
}

/** The digest without the lines that are shown only when somebody asks for all. */
export function withFirstLines(digest: DigestView): DigestView {
  const first = <Line>(lines: Line[]): Line[] => lines.slice(0, shownAtFirst(lines.length));
  return {
    ...digest,
    actionItems: first(digest.actionItems),
    blockers: first(digest.blockers),
    decisions: first(digest.decisions),
    assignees: first(digest.assignees),
  };
}

/** Asks for all lines of the digest, in an agent's address. */
export const ALL_LINES = "lines=all";

export function asksForAllLines(search: URLSearchParams): boolean {
  return search.get("lines") === "all";
}
