import type { ItemKind, ItemState, ItemValues } from "../../app/digest/tracked";
import type { AgentView } from "../../app/domain/agents/agent-view";
import { contentOfItems } from "../../app/domain/digests/content-of-items";
import { adoptDigests } from "../../app/domain/items/adopt-digests.server";
import type { ItemEvent, LedgerItem } from "../../app/domain/items/item-event";
import { ledgerStatements } from "../../app/domain/items/write-ledger.server";
import { newId } from "../../app/domain/tokens.server";
import { newAgent } from "./new-agent";
import type { TestUser } from "./new-user";
import { platformAt } from "./platform-at";

/** An item as a test wants it stored. */
export interface WantedItem extends Partial<Omit<ItemValues, "text">> {
  text: string;
  kind?: ItemKind;
  /** How often words asked for it. */
  asked?: number;
  /** When the first digest had it, ISO 8601. */
  since?: string;
  /** What a person said of it afterwards. */
  state?: ItemState;
}

/** An item with the events that make it so. */
export function ledgerItem({
  text,
  kind = "action",
  asked = 1,
  since,
  state,
  ...values
}: WantedItem): LedgerItem {
  const at = new Date(since ?? "2026-11-02T08:00:00Z");
  const event = (position: number, changes: Partial<ItemEvent>): ItemEvent => ({
    id: newId(),
    what: "asked",
    by: "words",
    at,
    position,
    readAt: at,
    digestId: null,
    who: "Ana Ruiz",
    quote: `${text}, please.`,
    source: {
      kind: "email",
      id: `mail of ${text}`,
      subject: "Plan",
      sender: "Ana Ruiz <ana@yard.example>",
      receivedAt: at.toISOString(),
    },
    sets: {},
    ...changes,
  });
  const asking = Array.from({ length: asked }, (_, position) =>
    event(
      position,
      position === 0 ? { sets: { text, urgency: "none", ...values } } : { quote: `${text}, ${position}` },
    ),
  );
  const marked =
    state === undefined
      ? []
      : [
          event(asked, {
            what: "marked",
            by: "person",
            who: null,
            quote: null,
            source: null,
            sets: { state },
          }),
        ];
  return { id: newId(), kind, events: [...asking, ...marked] };
}

/** Puts items into an agent's ledger, by the product's own statements. */
export async function storeItems(
  owner: { userId: string; agentId: string },
  wanted: WantedItem[],
): Promise<LedgerItem[]> {
  const platform = platformAt(new Date());
  const touched = wanted.map(ledgerItem);
  const from = await adoptDigests(platform, owner);
  const added = touched.flatMap(({ id, events }) => events.map((event) => ({ itemId: id, event })));
  const change = { touched, added, removed: [], gone: [] };
  const { claim, writes } = ledgerStatements(platform, owner, { from, to: newId(), change });
  const [claimed] = await platform.db.batch([claim.returning(), ...writes]);
  if (claimed.length === 0) throw new Error("The ledger moved.");
  return touched;
}

/** An agent, of the time zone UTC unless said otherwise, with these items. */
export async function agentWithItems(
  user: TestUser,
  items: WantedItem[],
  input: Parameters<typeof newAgent>[1] = {},
): Promise<AgentView> {
  const agent = await newAgent(user, { timeZone: "UTC", ...input });
  await storeItems({ userId: user.id, agentId: agent.id }, items);
  return agent;
}

/** The texts of actions in the order in which a digest of this moment, ISO 8601, has them. */
export const inDigestOrder = (items: WantedItem[], now: string): string[] =>
  contentOfItems({
    items: items.map(ledgerItem),
    lines: [],
    before: null,
    now: new Date(now),
    timeZone: "UTC",
  }).actionItems.map(({ task }) => task);

/** Actions for each reason, on 20 November 2026, to stand before another one. */
export const EACH_STANDING: WantedItem[] = [
  { text: "Nothing presses", since: "2026-11-10T08:00:00Z" },
  { text: "Open longest", since: "2026-10-01T08:00:00Z" },
  { text: "Asked three times", asked: 3 },
  { text: "Due in December", due: "2026-12-10" },
  { text: "Due in seven days", due: "2026-11-27" },
  { text: "Due in six days", due: "2026-11-26" },
  { text: "Wanted soon", urgency: "medium", since: "2026-11-05T08:00:00Z" },
  { text: "Urgent by its words", urgency: "high" },
  { text: "Due today", due: "2026-11-20" },
  { text: "Overdue by two days", due: "2026-11-18" },
  { text: "Overdue by a week", due: "2026-11-13" },
];
