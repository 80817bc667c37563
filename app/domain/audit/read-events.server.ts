import { and, desc, eq, lt } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { auditEvents } from "../../database/schema/audit-events.server";
import type { Platform } from "../platform";
import type { AuditLine, AuditPage } from "./audit-event";

const PAGE = 50;
const EXPORT_PAGE = 500;

/**
 * A page of this user's audit log, newest first; `before` is the id of the line that it begins after. Ids are made in
 * the order of time, so they are the order.
 */
export async function readEvents(
  { db }: Platform,
  userId: string,
  { before, limit = PAGE }: { before: string | null; limit?: number },
): Promise<AuditPage> {
  const rows = await db
    .select({
      id: auditEvents.id,
      time: auditEvents.at,
      actor: auditEvents.actor,
      action: auditEvents.action,
      agentId: auditEvents.agentId,
      agentTitle: agents.title,
      subjectId: auditEvents.subjectId,
    })
    .from(auditEvents)
    .leftJoin(agents, and(eq(agents.id, auditEvents.agentId), eq(agents.userId, userId)))
    .where(and(eq(auditEvents.userId, userId), before === null ? undefined : lt(auditEvents.id, before)))
    .orderBy(desc(auditEvents.id))
    .limit(limit + 1);
  const lines = rows
    .slice(0, limit)
    .map(({ time, ...row }): AuditLine => ({ ...row, at: time.toISOString() }));
  return { lines, older: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
}

/** The whole log, newest first. */
export async function readAllEvents(platform: Platform, userId: string): Promise<AuditLine[]> {
  const lines: AuditLine[] = [];
  let before: string | null = null;
  do {
    const page: AuditPage = await readEvents(platform, userId, { before, limit: EXPORT_PAGE });
    lines.push(...page.lines);
    before = page.older;
  } while (before !== null);
  return lines;
}
