import type { Disputed, ItemSets, ItemState, ItemValues } from "../../digest/tracked";
import type { ItemEvent } from "./item-event";

/** An item as its events leave it. */
export interface ItemNow extends ItemValues {
  state: ItemState;
  /** When the first digest that has it was written. */
  since: Date;
  /** What ended it; null while it is open. */
  closedBy: ItemEvent | null;
  /** What its words disagree on, and nobody has settled. */
  disputed: Disputed[];
}

const NOTHING: ItemValues = {
  text: "",
  owner: null,
  timeline: null,
  due: null,
  urgency: "none",
  impact: null,
  solution: null,
  context: null,
  status: null,
};

const ENDS = { "reported-done": "done", cancelled: "cancelled", superseded: "superseded" } as const;

/** Events in the order in which they happened. */
export function inOrder(events: readonly ItemEvent[]): ItemEvent[] {
  return events.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || a.position - b.position || (a.id < b.id ? -1 : 1),
  );
}

/**
 * What an item's events make of it, in the order in which they happened, whenever they were read: the later one rules,
 * so a person's word stands until later words ask for it anew. What a person called wrong or not ours, words never
 * reopen. Null when no event says what it is.
 */
export function itemState(events: readonly ItemEvent[]): ItemNow | null {
  const now: ItemNow = { ...NOTHING, state: "open", since: new Date(0), closedBy: null, disputed: [] };
  const ordered = inOrder(events);
  for (const event of ordered) {
    const { state, ...said } = event.sets;
    if (event.what === "contradicted") {
      now.disputed = disputedBy(now, said);
      continue;
    }
    now.disputed = now.disputed.filter(({ field }) => said[field] === undefined);
    const isMoved = said.due !== undefined && said.due !== now.due && said.urgency === undefined;
    Object.assign(now, said, isMoved ? { urgency: "none" } : {});
    if (event.what === "marked") {
      if (state !== undefined) settle(now, state, event);
    } else if (event.what in ENDS) {
      if (now.state === "open") settle(now, ENDS[event.what as keyof typeof ENDS], event);
    } else if (asksFor(event) && now.state !== "wrong" && now.state !== "not-ours")
      settle(now, "open", event);
  }
  if (now.text === "") return null;
  const first = Math.min(...events.filter((event) => event.sets.text).map(({ readAt }) => readAt.getTime()));
  return { ...now, since: new Date(first) };
}

/** Two mails disagree: what was said first stays, and stands beside what was said against it. */
function disputedBy(now: ItemNow, said: ItemSets): Disputed[] {
  const fields = (["owner", "timeline", "text"] as const).flatMap((field) => {
    const [before, other] = [now[field], said[field]];
    if (!before || !other || before === other) return [];
    const values = now.disputed.find((each) => each.field === field)?.values ?? [before];
    return [{ field, values: [...new Set([...values, other])] }];
  });
  return [...now.disputed.filter(({ field }) => !fields.some((each) => each.field === field)), ...fields];
}

/** Words that want it done; that somebody takes it on or gives it another date doesn't open what is closed. */
function asksFor({ what }: ItemEvent): boolean {
  return what === "asked" || what === "assigned" || what === "reopened";
}

function settle(now: ItemNow, state: ItemState, event: ItemEvent): void {
  now.state = state;
  now.closedBy = state === "open" ? null : event;
}
