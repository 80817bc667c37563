import { createHash, randomBytes } from "node:crypto";
import { uuidv7 } from "uuidv7";
import { fetchOnce } from "../../../scripts/fetch-once.mjs";
import type { App } from "./app";

/** Of every user of the tests. */
export const PASSWORD = "a long phrase for tests";

/** What /api/register writes, and what is another one's in each copy: all else of a row is the first account's. */
const WRITTEN: Record<string, (copy: Copy) => Record<string, string>> = {
  users: ({ id, email, timeZone }) => ({ id, email, time_zone: timeZone }),
  credit_entries: ({ id }) => ({ id: uuidv7(), user_id: id, key: `signup:${id}` }),
  audit_events: ({ id }) => ({ id: uuidv7(), user_id: id }),
  sessions: ({ id, token }) => ({
    user_id: id,
    token_hash: createHash("sha256").update(token).digest("hex"),
  }),
};

interface Copy {
  id: string;
  email: string;
  timeZone: string;
  token: string;
}

/** An account that was registered, and the columns of each table. */
interface First {
  id: string;
  columns: Record<string, string[]>;
}

const firsts = new WeakMap<App, Promise<First>>();

/**
 * A new account, as /api/register makes it, and the token of its session. Only the first of an app is registered, the
 * others are copies of its rows: a password's hash is a sixth of a second of a processor, and most tests sign up.
 */
export async function newAccount(app: App, email: string, timeZone: string): Promise<string> {
  const known = firsts.get(app) ?? registerFirst(app);
  firsts.set(app, known);
  const first = await known;
  const copy = { id: uuidv7(), email, timeZone, token: randomBytes(32).toString("hex") };
  const statements = Object.entries(WRITTEN).map(([table, own]) => {
    const changed = own(copy);
    const columns = first.columns[table] ?? [];
    const values = columns.map((column) => (column in changed ? `'${changed[column]}'` : column));
    const owner = table === "users" ? "id" : "user_id";
    return `INSERT INTO ${table} (${columns.join()}) SELECT ${values.join()} FROM ${table} WHERE ${owner} = '${first.id}'`;
  });
  await (await app.database()).exec(statements.join("\n"));
  return copy.token;
}

async function registerFirst(app: App): Promise<First> {
  const answer = await fetchOnce(`${app.url}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: `first-${uuidv7()}@team.example`, password: PASSWORD }),
  });
  const { id }: { id: string } = await answer.json();
  const database = await app.database();
  const columns: First["columns"] = {};
  for (const table of Object.keys(WRITTEN)) {
    const { results } = await database.prepare(`PRAGMA table_info(${table})`).all<{ name: string }>();
    columns[table] = results.map(({ name }) => name);
  }
  return { id, columns };
}
