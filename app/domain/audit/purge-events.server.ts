import { lt } from "drizzle-orm";
import { auditEvents } from "../../database/schema/audit-events.server";
import type { Platform } from "../platform";

/** How long a line is kept (specification, section 9: one year). */
const AUDIT_DAYS = 365;

const DAY_MS = 86_400_000;

/** Deletes the lines that are over a year old. */
export async function purgeEvents({ db, now }: Platform): Promise<void> {
  await db.delete(auditEvents).where(lt(auditEvents.at, new Date(now().getTime() - AUDIT_DAYS * DAY_MS)));
}
