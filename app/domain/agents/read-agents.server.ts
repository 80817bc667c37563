import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { agents } from "../../database/schema/agents.server";
import { heldMails } from "../../database/schema/held-mails.server";
import { mails } from "../../database/schema/mails.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { AGENT_SETTINGS, type AgentSetting } from "./agent-schema";
import type { AgentView } from "./agent-view";
import { confirmationView } from "./confirmation-view";
import { listAddressees } from "./recipients.server";

/** A user's agents, newest first, as the api contract lists them. */
export async function listAgents(platform: Platform, userId: string): Promise<AgentView[]> {
  return readAgents(platform, userId, null);
}

/** The user's agents by title. */
export async function listAgentTitles(
  { db }: Platform,
  userId: string,
): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: agents.id, title: agents.title })
    .from(agents)
    .where(eq(agents.userId, userId))
    .orderBy(sql`${agents.title} collate nocase`, agents.id);
}

/** One agent as listed. Throws DomainError("not-found"). */
export async function findAgent(platform: Platform, userId: string, agentId: string): Promise<AgentView> {
  const [agent] = await readAgents(platform, userId, agentId);
  if (!agent) throw notFound("Agent");
  return agent;
}

async function readAgents(platform: Platform, userId: string, agentId: string | null): Promise<AgentView[]> {
  const only = (column: SQLiteColumn) => (agentId === null ? undefined : eq(column, agentId));
  const isReal = and(eq(mails.isSample, false), eq(mails.isContent, true));
  const [addressees, [rows, counts, asked, held]] = await Promise.all([
    listAddressees(platform, userId, agentId),
    platform.db.batch([
      platform.db
        .select()
        .from(agents)
        .where(and(eq(agents.userId, userId), only(agents.id)))
        .orderBy(desc(agents.createdAt), desc(agents.id)),
      platform.db
        .select({
          agentId: mails.agentId,
          unprocessed: sql<number>`sum(${and(isReal, isNull(mails.processedAt))})`,
          lastAt: sql<number | null>`max(case when ${isReal} then ${mails.receivedAt} end)`,
          samples: sql<number>`sum(${mails.isSample})`,
        })
        .from(mails)
        .where(and(eq(mails.userId, userId), only(mails.agentId)))
        .groupBy(mails.agentId),
      platform.db
        .select({ agentId: mails.agentId, role: mails.role, receivedAt: mails.receivedAt })
        .from(mails)
        .where(
          and(
            eq(mails.userId, userId),
            only(mails.agentId),
            eq(mails.isContent, false),
            sql`${mails.role} ->> 'kind' = 'forwarding-confirmation'`,
          ),
        )
        .orderBy(asc(mails.receivedAt)),
      platform.db
        .select({ agentId: heldMails.agentId, count: count() })
        .from(heldMails)
        .where(and(eq(heldMails.userId, userId), only(heldMails.agentId)))
        .groupBy(heldMails.agentId),
    ]),
  ]);
  const countOf = new Map(counts.map((row) => [row.agentId, row]));
  const confirmationOf = new Map(asked.map((row) => [row.agentId, row]));
  return rows.map((row): AgentView => {
    const counted = countOf.get(row.id);
    const confirmation = confirmationOf.get(row.id);
    const role = confirmation?.role;
    return {
      ...settingsOf(row),
      id: row.id,
      emailAddress: row.emailAddress,
      recipients: addressees
        .filter(({ agentId }) => agentId === row.id)
        .map(({ email, state }) => ({ email, state })),
      confirmation:
        confirmation && role?.kind === "forwarding-confirmation"
          ? confirmationView(role, confirmation.receivedAt)
          : null,
      nextRunAt: row.nextRunAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      lastSummaryAt: row.lastSummaryAt?.toISOString() ?? null,
      emailCount: row.emailsProcessed,
      unprocessedCount: counted?.unprocessed ?? 0,
      heldCount: held.find(({ agentId }) => agentId === row.id)?.count ?? 0,
      lastMailAt: counted?.lastAt ? new Date(counted.lastAt).toISOString() : null,
      hasSamples: (counted?.samples ?? 0) > 0,
    };
  });
}

function settingsOf(row: typeof agents.$inferSelect): Pick<AgentView, AgentSetting> {
  const settings = Object.fromEntries(AGENT_SETTINGS.map((name) => [name, row[name]]));
  return settings as Pick<AgentView, AgentSetting>;
}
