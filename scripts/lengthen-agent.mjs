const HOUR_MS = 3_600_000;
/** Ids stay as long as they were. Of four places one id in a thousand would be that of a copy already. */
const id = (column) => `substr(${column}, 1, length(${column}) - 8) || printf('%08d', copy.n)`;
const earlier = (column) => `${column} - copy.n * ${HOUR_MS}`;

/**
 * Gives an agent so many more of each mail and each digest that it has, each an hour older than the one before. For long
 * lists: the rows are those that the product itself wrote, copied one by one. `db` is the D1 of the local worker.
 */
export async function lengthenAgent(db, agentId, { mails, digests }) {
  await copyRows(db, "mails", agentId, mails, {
    ...{ id: id("id"), dedupe_key: id("dedupe_key") },
    received_at: earlier("received_at"),
  });
  await copyRows(db, "digest_runs", agentId, digests, {
    ...{ id: id("id"), slot: "null" },
    started_at: earlier("started_at"),
  });
  await copyRows(db, "digests", agentId, digests, {
    ...{ id: id("id"), run_id: id("run_id") },
    ...{ generated_at: earlier("generated_at"), current_since: earlier("current_since") },
  });
}

/** So many more of each row, with these columns otherwise. */
async function copyRows(db, table, agentId, count, values) {
  const { results } = await db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
  const columns = results.map(({ name }) => name);
  const selected = columns.map((name) => values[name] ?? `"${name}"`);
  const numbers = `WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${count})`;
  await db
    .prepare(
      `${numbers} INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(", ")})
       SELECT ${selected.join(", ")} FROM ${table} CROSS JOIN copy WHERE agent_id = ?`,
    )
    .bind(agentId)
    .run();
}
