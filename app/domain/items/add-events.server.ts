import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import type { AddedEvent, Ledger, LedgerItem } from "./item-event";
import type { LedgerOf } from "./ledger-version.server";
import { withEvents } from "./with-events";
import { ledgerStatements, type NewLedger } from "./write-ledger.server";

const TRIES = 5;

/**
 * Adds to an agent's ledger the events that `eventsOf` makes of it, from a new reading each time that somebody else
 * changed it meanwhile. Returns the items that were read, with these events; null when nothing was saved because
 * others change the ledger all the time. What `read` throws is thrown.
 */
export async function addEvents(
  platform: Platform,
  owner: LedgerOf,
  { read, eventsOf }: { read(): Promise<Ledger>; eventsOf(ledger: Ledger): AddedEvent[] },
): Promise<LedgerItem[] | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ledger = await read();
    const added = eventsOf(ledger);
    if (added.length === 0) return ledger.items;
    const { claim, writes } = ledgerStatements(platform, owner, ledgerWith(ledger, added));
    const [claimed] = await platform.db.batch([claim.returning(), ...writes]);
    if (claimed.length > 0) return withEvents(ledger.items, added);
  }
  return null;
}

/** The ledger with events added to some of its items, as a change to store. */
export function ledgerWith({ version, items }: Ledger, added: AddedEvent[]): NewLedger {
  const isTouched = new Set(added.map(({ itemId }) => itemId));
  const touched = withEvents(
    items.filter(({ id }) => isTouched.has(id)),
    added,
  );
  return { from: version, to: newId(), change: { touched, added, removed: [], gone: [] } };
}
