import type { DigestContent } from "../../digest/digest-content";
import type { ItemSets } from "../../digest/tracked";
import { dueDay } from "../../writing/check/due-day";

type Lines = Pick<DigestContent, "actionItems" | "blockers" | "decisions">;

/** What a person's edit of a digest's lines says of their items: the words that are others now. */
export interface EditedItem {
  itemId: string;
  sets: ItemSets;
}

/**
 * The items whose lines were edited, with what is another now, and the lines with the days that their edited dates
 * name, counted from `now`.
 */
export function editedItems<Content extends Lines>(
  before: Lines & Pick<DigestContent, "removed">,
  after: Content,
  { now, timeZone }: { now: Date; timeZone: string },
): { content: Content; edited: EditedItem[] } {
  const removed = before.removed ?? { actionItems: [], blockers: [], decisions: [] };
  const [actions, blockers, decisions] = [
    byItem([...before.actionItems, ...removed.actionItems]),
    byItem([...before.blockers, ...removed.blockers]),
    byItem([...before.decisions, ...removed.decisions]),
  ];
  const edited: EditedItem[] = [];
  const note = (itemId: string | null | undefined, sets: ItemSets) => {
    if (itemId && Object.keys(sets).length > 0) edited.push({ itemId, sets });
  };
  const actionItems = after.actionItems.map((line) => {
    const old = actions.get(line.itemId);
    if (old === undefined) return line;
    const isDate = old.timeline !== line.timeline;
    const due = isDate ? dueDay(line.timeline, now.toISOString(), timeZone) : (line.due ?? null);
    note(line.itemId, {
      ...(old.task === line.task ? {} : { text: line.task }),
      ...(old.owner === line.owner ? {} : { owner: line.owner }),
      ...(isDate ? { timeline: line.timeline, due } : {}),
    });
    return { ...line, due };
  });
  for (const { itemId, description, impact, solution } of after.blockers) {
    const old = blockers.get(itemId);
    if (old === undefined) continue;
    note(itemId, {
      ...(old.description === description ? {} : { text: description }),
      ...(old.impact === impact ? {} : { impact }),
      ...(old.solution === solution ? {} : { solution }),
    });
  }
  for (const { itemId, decision, context, status } of after.decisions) {
    const old = decisions.get(itemId);
    if (old === undefined) continue;
    note(itemId, {
      ...(old.decision === decision ? {} : { text: decision }),
      ...(old.context === context ? {} : { context }),
      ...(old.status === status ? {} : { status }),
    });
  }
  return { content: { ...after, actionItems }, edited };
}

function byItem<Line extends { itemId?: string | null }>(lines: readonly Line[]) {
  const known = new Map(lines.flatMap((line) => (line.itemId ? [[line.itemId, line] as const] : [])));
  return { get: (itemId: string | null | undefined) => (itemId ? known.get(itemId) : undefined) };
}
