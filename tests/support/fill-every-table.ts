import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../app/database/open-database.server";

type Row = Record<string, unknown>;

/** What is nobody's, or everybody's: counters by hashes, and addresses that refused mail for good. */
export const NOBODYS = new Set([
  "users",
  "agents",
  "heartbeats",
  "payment_events",
  "throttles",
  "suppressions",
  "closed_entries",
]);

/**
 * A row of this user in every table that the schema has, by the schema itself, so that a new table has one, too. Every
 * free text in them begins with `mark` and its table's name; columns for addresses have the user's. Returns the tables.
 */
export async function fillEveryTable(
  db: Database,
  owner: { userId: string; agentId: string; email: string },
  mark: string,
): Promise<string[]> {
  const tables = Object.values(db._.fullSchema).filter((each) => is(each, SQLiteTable));
  const known = new Map<string, Row>([
    ["users", { id: owner.userId }],
    ["agents", { id: owner.agentId }],
  ]);
  let waiting = tables.filter((table) => !NOBODYS.has(getTableName(table)));
  while (waiting.length > 0) {
    const next = waiting.filter((table) => parentsOf(table).every((name) => known.has(name)));
    if (next.length === 0) throw new Error("Tables refer to each other in a circle.");
    for (const table of next) {
      const row = rowOf(table, owner, mark, known);
      await db.insert(table).values(row);
      known.set(getTableName(table), row);
    }
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return [...known.keys()].filter((name) => !NOBODYS.has(name));
}

const parentsOf = (table: SQLiteTable) =>
  getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));

function rowOf(
  table: SQLiteTable,
  owner: { userId: string; agentId: string; email: string },
  mark: string,
  known: Map<string, Row>,
): Row {
  const columns = getTableColumns(table);
  const nameOf = (column: unknown) => Object.keys(columns).find((key) => columns[key] === column) ?? "";
  const row: Row = {};
  for (const [key, column] of Object.entries(columns)) {
    if (key === "userId") row[key] = owner.userId;
    else if (key === "agentId") row[key] = owner.agentId;
    else if (["email", "emailKey", "to"].includes(key)) row[key] = owner.email;
    else if (column.dataType === "json") row[key] = [];
    else if (column.dataType === "date") row[key] = new Date();
    else if (column.dataType === "boolean") row[key] = true;
    else if (column.dataType === "number") row[key] = 1;
    else row[key] = column.enumValues?.[0] ?? `${mark} ${getTableName(table)} ${key}`;
  }
  for (const foreign of getTableConfig(table).foreignKeys) {
    const { columns: own, foreignColumns, foreignTable } = foreign.reference();
    const parent = known.get(getTableName(foreignTable)) ?? {};
    const theirs = getTableColumns(foreignTable);
    const target = Object.keys(theirs).find((key) => theirs[key] === foreignColumns[0]) ?? "";
    row[nameOf(own[0])] = parent[target];
  }
  return row;
}
