import { and, eq, exists, type SQL } from "drizzle-orm";
import { ledgers } from "../../database/schema/items.server";
import type { Platform } from "../platform";

export interface LedgerOf {
  userId: string;
  agentId: string;
}

/** The ledger's version now; null while the agent has none. */
export async function findVersion({ db }: Platform, owner: LedgerOf): Promise<string | null> {
  const [row] = await db
    .select({ version: ledgers.version })
    .from(ledgers)
    .where(and(eq(ledgers.agentId, owner.agentId), eq(ledgers.userId, owner.userId)));
  return row?.version ?? null;
}

/** Whether the ledger has this version: true for the rest of a batch whose first statement could set it. */
export function hasVersion({ db }: Platform, owner: LedgerOf, version: string): SQL {
  return exists(
    db
      .select({ agentId: ledgers.agentId })
      .from(ledgers)
      .where(
        and(
          eq(ledgers.agentId, owner.agentId),
          eq(ledgers.userId, owner.userId),
          eq(ledgers.version, version),
        ),
      ),
  );
}
