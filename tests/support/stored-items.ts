import type { ItemKind, ItemState, ItemValues } from "../../app/digest/tracked";
import { adoptDigests } from "../../app/domain/items/adopt-digests.server";
import type { ItemEvent, LedgerItem } from "../../app/domain/items/item-event";
import { ledgerStatements } from "../../app/domain/items/write-ledger.server";
import { newId } from "../../app/domain/tokens.server";
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
