import { and, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { type AnsweredQuestion, answerEvents } from "./answer-events";
import type { LedgerOf } from "./ledger-version.server";
import { readLedger } from "./read-ledger.server";
import { ledgerStatements } from "./write-ledger.server";

const TRIES = 5;

/**
 * Keeps what an answer says of items, as events of a person, at once. Where others change the ledger all the time it
 * is left to the next digest, which does the same.
 */
export async function settleAnswer(
  platform: Platform,
  owner: LedgerOf,
  answered: AnsweredQuestion,
): Promise<void> {
  const agent = await platform.db.query.agents.findFirst({
    where: and(eq(agents.id, owner.agentId), eq(agents.userId, owner.userId)),
    columns: { timeZone: true },
  });
  if (!agent) return;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ledger = await readLedger(platform, owner, []);
    const added = answerEvents(ledger.items, [answered], { timeZone: agent.timeZone, newId });
    if (added.length === 0) return;
    const touched = ledger.items.flatMap((item) => {
      const events = added.flatMap(({ itemId, event }) => (itemId === item.id ? [event] : []));
      return events.length === 0 ? [] : [{ ...item, events: [...item.events, ...events] }];
    });
    const change = { touched, added, removed: [], gone: [] };
    const { claim, writes } = ledgerStatements(platform, owner, {
      from: ledger.version,
      to: newId(),
      change,
    });
    const [claimed] = await platform.db.batch([claim.returning(), ...writes]);
    if (claimed.length > 0) return;
  }
}
