import type { ClosedItem, DigestContent } from "../digest-content";
import { inLineOrder } from "../line-order";
import { isOverdue } from "./due-words";

/**
 * How the mails of one sending show an item of their digest. Its place in the sending's list is the number that stands
 * beside the line and that answers use (1 is the first), the same in each of these mails and whenever one is tried again.
 */
export interface SentLine {
  itemId: string;
  /** How it ended since the digest was written; null while it is as the digest says. */
  ended: ClosedItem["how"] | null;
  /** How many mails or documents asked for it, as far as known. */
  asked: number;
}

/** The items of a digest in the order in which its mail shows them. `today` is YYYY-MM-DD in the agent's zone. */
export function itemsInMailOrder(content: DigestContent, today: string): string[] {
  const { actionItems, blockers, decisions, closed = [] } = inLineOrder(content, today);
  const overdue = actionItems.filter((item) => isOverdue(item, today));
  const others = actionItems.filter((item) => !isOverdue(item, today));
  const lines = [...overdue, ...blockers, ...others, ...decisions, ...closed];
  return [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
}

/** The digest with what ended since it was written among what is closed. */
export function withEnded(content: DigestContent, lines: readonly SentLine[]): DigestContent {
  const endedOf = new Map(lines.flatMap(({ itemId, ended }) => (ended === null ? [] : [[itemId, ended]])));
  if (endedOf.size === 0) return content;
  const known = new Set((content.closed ?? []).map(({ itemId }) => itemId));
  const ended: ClosedItem[] = [];
  const open = <Line extends DigestContent["actionItems" | "blockers" | "decisions"][number]>(
    section: Line[],
    kind: ClosedItem["kind"],
    textOf: (line: Line) => string,
  ) =>
    section.filter((line) => {
      const { itemId } = line;
      const how = itemId ? endedOf.get(itemId) : undefined;
      if (!itemId || how === undefined) return true;
      const by = how === "cancelled" || how === "superseded" ? "words" : "person";
      if (!known.has(itemId))
        ended.push({ itemId, kind, text: textOf(line), how, by, sources: line.sources });
      return false;
    });
  return {
    ...content,
    actionItems: open(content.actionItems, "action", ({ task }) => task),
    blockers: open(content.blockers, "blocker", ({ description }) => description),
    decisions: open(content.decisions, "decision", ({ decision }) => decision),
    closed: [...(content.closed ?? []), ...ended],
  };
}
