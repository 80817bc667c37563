import { env } from "cloudflare:test";

const TABLES = [
  "agents",
  "recipients",
  "mails",
  "held_mails",
  "imports",
  "digest_runs",
  "digests",
  "sends",
  "deliveries",
  "mail_answers",
  "credit_entries",
  "documents",
  "questions",
  "ledgers",
  "items",
  "item_events",
  "calendar_feeds",
  "audit_events",
];

/** Every row that belongs to a user, and their files: two of these are equal when nothing happened in between. */
export async function everythingOf(userId: string, agentIds: string[]): Promise<unknown> {
  const tables = await env.DB.batch([
    env.DB.prepare("select * from users where id = ?").bind(userId),
    ...TABLES.map((name) =>
      env.DB.prepare(`select * from ${name} where user_id = ? order by 1, 2`).bind(userId),
    ),
  ]);
  const files: string[] = [];
  for (const agentId of agentIds) {
    for (const prefix of [`mail/${agentId}/`, `document/${agentId}/`]) {
      const listed = await env.FILES.list({ prefix });
      files.push(...listed.objects.map((object) => `${object.key} ${object.etag}`));
    }
  }
  return { rows: tables.map((table) => table.results), files };
}
