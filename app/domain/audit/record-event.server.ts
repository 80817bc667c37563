import { auditEvents } from "../../database/schema/audit-events.server";
import { log } from "../log";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import type { AuditEntry, AuditLine } from "./audit-event";

/**
 * Adds a line to this user's audit log. What it tells of has happened, so a line that can't be written is logged and
 * does not fail it.
 */
export async function recordEvent(
  platform: Platform,
  userId: string,
  actor: AuditLine["actor"],
  entry: AuditEntry,
): Promise<void> {
  try {
    await platform.db
      .insert(auditEvents)
      .values({ id: newId(), userId, at: platform.now(), actor, ...entry });
  } catch (cause) {
    log("audit.not-written", { userId, action: entry.action }, cause);
  }
}
