import type { App } from "./app";

/** A kind of statement. */
export interface Fault {
  verb: "INSERT" | "UPDATE" | "DELETE";
  table: string;
}

/** While `work` runs, SQLite itself refuses such statements in the app's own database, as it does on a bad disk. */
export async function whileBroken<Out>(
  app: Pick<App, "database">,
  { verb, table }: Fault,
  work: () => Promise<Out>,
) {
  const database = await app.database();
  const refusal = "BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END";
  await database.prepare(`CREATE TRIGGER fault BEFORE ${verb} ON ${table} ${refusal}`).run();
  try {
    return await work();
  } finally {
    await database.prepare("DROP TRIGGER fault").run();
  }
}

/** While `work` runs, the rows of this user in `table` have half of a JSON value in `column`, and can't be read. */
export async function whileTorn<Out>(
  app: Pick<App, "database">,
  { table, column, userId }: { table: string; column: string; userId: string },
  work: () => Promise<Out>,
) {
  const database = await app.database();
  const change = database.prepare(`UPDATE ${table} SET ${column} = ? WHERE user_id = ?`);
  await change.bind('[{"torn', userId).run();
  try {
    return await work();
  } finally {
    await change.bind("[]", userId).run();
  }
}
