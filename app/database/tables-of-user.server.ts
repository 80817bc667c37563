import { eq, getTableColumns, getTableName, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./open-database.server";

/** A table in which a user has rows of their own. */
export interface UserTable {
  name: string;
  table: SQLiteTable;
  /** The column that says whose row it is. */
  by: "user" | "agent" | "parent";
  /** The condition that a row is this user's. */
  isOf(userId: string): SQL;
}

/**
 * Every table with rows of a user, by the schema itself, so that none can be forgotten: those that name the user or an
 * agent, and those that refer to a row of another one of these.
 */
export function tablesOfUser({ _: { fullSchema } }: Database): UserTable[] {
  const tables = Object.values(fullSchema).filter((each) => is(each, SQLiteTable));
  const users = tables.find((table) => getTableName(table) === "users");
  const agents = tables.find((table) => getTableName(table) === "agents");
  if (!users || !agents) throw new Error("The schema has no users or no agents.");
  const known = new Map<SQLiteTable, UserTable>();
  for (const table of tables) {
    const found = table === users ? undefined : namedBy(table, agents);
    if (found) known.set(table, found);
  }
  // A row that names neither stands below one that does.
  for (const table of tables) {
    if (table !== users && !known.has(table)) {
      const found = belowOf(table, known);
      if (found) known.set(table, found);
    }
  }
  return [...known.values()];
}

function namedBy(table: SQLiteTable, agents: SQLiteTable): UserTable | undefined {
  const { userId, agentId } = getTableColumns(table) as Partial<Record<string, SQLiteColumn>>;
  const name = getTableName(table);
  // By agent where both are told: every such table is indexed by it, and few by the user.
  if (agentId && (agentId.notNull || !userId)) {
    const { id, userId: owner } = getTableColumns(agents) as Record<string, SQLiteColumn>;
    return {
      name,
      table,
      by: "agent",
      isOf: (user) => sql`${agentId} in (select ${id} from ${agents} where ${owner} = ${user})`,
    };
  }
  return userId && { name, table, by: "user", isOf: (user) => eq(userId, user) };
}

function belowOf(table: SQLiteTable, known: Map<SQLiteTable, UserTable>): UserTable | undefined {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const parent = known.get(foreignTable as SQLiteTable);
    const [column] = columns;
    const [target] = foreignColumns;
    if (!parent || !column || !target) continue;
    return {
      name: getTableName(table),
      table,
      by: "parent",
      isOf: (user) => sql`${column} in (select ${target} from ${parent.table} where ${parent.isOf(user)})`,
    };
  }
  return undefined;
}
