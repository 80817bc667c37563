import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Brings a D1 database up to date. Keeps the table that `wrangler d1 migrations apply` keeps, so that either may go
 * on where the other stopped.
 */
export async function applyMigrations(database) {
  await database.exec(
    "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  );
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map((row) => row.name));
  const files = readdirSync("migrations")
    .filter((file) => file.endsWith(".sql"))
    .sort();
  for (const file of files) {
    if (applied.has(file)) continue;
    // The local D1 takes a file as one statement; each one on its own is a round trip through two processes.
    await database.batch([
      database.prepare(readFileSync(path.join("migrations", file), "utf8")),
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(file),
    ]);
  }
}
