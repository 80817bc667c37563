import { eq } from "drizzle-orm";
import { inboundAddresses } from "../../database/schema/agents.server";
import type { Platform } from "../platform";
import { sha256Hex } from "../tokens.server";

/**
 * The statements that take an agent's address out of use for good and keep nothing of it but its local part's hash. They
 * belong into the batch that deletes the agent, before that.
 */
export async function spendAddress({ db }: Platform, agentId: string) {
  const isIts = eq(inboundAddresses.agentId, agentId);
  const rows = await db.select().from(inboundAddresses).where(isIts);
  const hashes = await Promise.all(rows.map(({ localPart }) => hashOf(localPart)));
  return [
    db.delete(inboundAddresses).where(isIts),
    ...hashes.map((localPart) => db.insert(inboundAddresses).values({ localPart }).onConflictDoNothing()),
  ] as const;
}

/** Whether an agent that is gone had this local part. */
export async function isSpent({ db }: Platform, localPart: string): Promise<boolean> {
  const rows = await db
    .select({ localPart: inboundAddresses.localPart })
    .from(inboundAddresses)
    .where(eq(inboundAddresses.localPart, await hashOf(localPart)));
  return rows.length > 0;
}

// No local part has a colon.
async function hashOf(localPart: string): Promise<string> {
  return `sha256:${await sha256Hex(localPart.toLowerCase())}`;
}
