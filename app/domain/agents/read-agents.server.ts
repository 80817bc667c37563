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
  // The plus keeps SQLite from the index of all mails of the agent: those of the few that are looked for are shorter.
  const onlyOf = agentId === null ? undefined : sql`+${mails.agentId} = ${agentId}`;
  const [addressees, [rows, waiting, beside, held]] = await Promise.all([
    listAddressees(platform, userId, agentId),
    platform.db.batch([
      platform.db
        .select({
          agent: agents,
          // By its index from the newest on: an agent may have thousands. Drizzle leaves the table out of names of a
          // single one, and inside the query these would be the mail's.
          lastAt: sql<number | null>`(
            select m.received_at from ${mails} m
            where m.agent_id = agents.id and m.user_id = ${userId} and m.is_sample = 0 and m.is_content = 1
            order by m.received_at desc limit 1)`,
        })
        .from(agents)
        .where(and(eq(agents.userId, userId), only(agents.id)))
        .orderBy(desc(agents.createdAt), desc(agents.id)),
      platform.db
        .select({ agentId: mails.agentId, count: count() })
        .from(mails)
        .where(
          and(
            eq(mails.userId, userId),
            onlyOf,
            isNull(mails.processedAt),
            eq(mails.isSample, false),
            eq(mails.isContent, true),
          ),
        )
        .groupBy(mails.agentId),
      platform.db
        .select({
          agentId: mails.agentId,
          role: mails.role,
          isSample: mails.isSample,
          receivedAt: mails.receivedAt,
        })
        .from(mails)
        .where(
          and(
            eq(mails.userId, userId),
            onlyOf,
            // Word for word the condition of an index, which SQLite would not know again with parameters in it.
            sql`(${mails.isContent} = 0 or ${mails.isSample} = 1)`,
            sql`(${mails.isSample} = 1 or ${mails.role} ->> 'kind' = 'forwarding-confirmation')`,
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
  const waitingOf = new Map(waiting.map((row) => [row.agentId, row.count]));
  const confirmations = beside.filter(({ role }) => role?.kind === "forwarding-confirmation");
  const confirmationOf = new Map(confirmations.map((row) => [row.agentId, row]));
  const sampled = new Set(beside.filter(({ isSample }) => isSample).map(({ agentId: id }) => id));
  return rows.map(({ agent: row, lastAt }): AgentView => {
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
      unprocessedCount: waitingOf.get(row.id) ?? 0,
      heldCount: held.find(({ agentId }) => agentId === row.id)?.count ?? 0,
      lastMailAt: lastAt === null ? null : new Date(lastAt).toISOString(),
      hasSamples: sampled.has(row.id),
    };
  });
}

function settingsOf(row: typeof agents.$inferSelect): Pick<AgentView, AgentSetting> {
  const settings = Object.fromEntries(AGENT_SETTINGS.map((name) => [name, row[name]]));
  return settings as Pick<AgentView, AgentSetting>;
}
