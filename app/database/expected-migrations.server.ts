import { sql } from "drizzle-orm";
import { z } from "zod";
import journal from "../../migrations/meta/_journal.json";
import type { Database } from "./open-database.server";

/** How many migrations this program was built with, and which of them the database has not seen, oldest first. */
export async function missingMigrations(db: Database): Promise<{ known: number; missing: string[] }> {
  // The table is wrangler's own, and no part of the schema.
  const rows = z
    .array(z.object({ name: z.string() }))
    .parse(await db.all(sql`select name from d1_migrations`));
  const applied = new Set(rows.map(({ name }) => name.replace(/\.sql$/, "")));
  const known = journal.entries.map(({ tag }) => tag);
  return { known: known.length, missing: known.filter((tag) => !applied.has(tag)) };
}
