import { asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { agents } from "../../database/schema/agents.server";
import { digests } from "../../database/schema/digests.server";
import { documents } from "../../database/schema/documents.server";
import type { ExportCursor } from "../../database/schema/exports.server";
import { heldMails } from "../../database/schema/held-mails.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import { users } from "../../database/schema/users.server";
import { tablesOfUser } from "../../database/tables-of-user.server";
import type { Platform } from "../platform";
import { entryName, shortId } from "./entry-name";
import { EXPORT_README } from "./export-readme";
import { mailMarkdown } from "./mail-markdown";
import type { ExportEntry } from "./zip-slice";

/** What happens in one go, and where to go on behind it. */
interface ExportStep {
  entries: ExportEntry[];
  next: ExportCursor;
  /** How much of the total it is. */
  done: number;
}

export const AT_THE_BEGINNING: ExportCursor = { stage: 0, after: 0, page: 1 };

/** Rows of a page; where a row may have a long text, few. */
const PAGE = 200;
const SHORT_PAGES: Partial<Record<string, number>> = {
  digests: 20,
  documents: 5,
  sends: 50,
  item_events: 100,
};

/** What the files of the export say already, or what only we need to find things by. */
const LEFT_OUT = new Set(["mail_texts", "item_words", "import_parts", "export_parts"]);
/** What opens something to whoever holds it, and the places of files. */
const SECRETS = new Set([
  "passwordHash",
  "tokenHash",
  "unsubscribeToken",
  "answerToken",
  "linkKey",
  "bounceToken",
  "rawKey",
  "fileKey",
]);

interface Stage {
  steps(
    about: Account,
    from: { after: number; page: number },
  ): AsyncGenerator<Omit<ExportStep, "next"> & Place>;
}

interface Place {
  after: number;
  page: number;
}

interface Account {
  platform: Platform;
  userId: string;
  /** Of each agent, by id. */
  folders: Map<string, string>;
}

/**
 * Everything that a user has here, from a place on, in small steps that fit into memory one by one: the tables as JSON,
 * then digests as Markdown, mails as they came and as Markdown, mails in quarantine, documents as they were uploaded.
 */
export async function* exportSteps(
  platform: Platform,
  userId: string,
  from: ExportCursor,
): AsyncGenerator<ExportStep> {
  const about = { platform, userId, folders: await foldersOf(platform, userId) };
  const stages = stagesOf(platform);
  for (let stage = from.stage; stage < stages.length; stage += 1) {
    const begin = stage === from.stage ? from : AT_THE_BEGINNING;
    for await (const { entries, after, page, done } of stages[stage]?.steps(about, begin) ?? []) {
      yield { entries, next: { stage, after, page }, done };
    }
    yield { entries: [], next: { ...AT_THE_BEGINNING, stage: stage + 1 }, done: 1 };
  }
}

/** How much there is to do, in the measure of the steps' `done`. */
export async function exportTotal(platform: Platform, userId: string): Promise<number> {
  const { db } = platform;
  const counts = await Promise.all(
    [digests, mails, heldMails, documents].map((table) => {
      const known = tablesOfUser(db).find((each) => each.table === table);
      return db.$count(table, known?.isOf(userId));
    }),
  );
  return counts.reduce((sum, count) => sum + count, stagesOf(platform).length);
}

function stagesOf({ db }: Platform): Stage[] {
  const tables = tablesOfUser(db);
  const isOf = (table: SQLiteTable) => (userId: string) =>
    tables.find((each) => each.table === table)?.isOf(userId) ?? sql`false`;
  const one = <Table extends SQLiteTable>(
    table: Table,
    entriesOf: (about: Account, row: Table["$inferSelect"]) => Promise<ExportEntry[]>,
  ): Stage => ({
    async *steps(about, { after, page }) {
      const pages = rowsOf(about, { table, isOf: isOf(table), limit: PAGE }, after);
      for await (const rows of pages) {
        for (const { rowid, ...row } of rows) {
          yield {
            entries: await entriesOf(about, row as Table["$inferSelect"]),
            after: rowid,
            page,
            done: 1,
          };
        }
      }
    },
  });
  return [
    { steps: accountSteps },
    ...tables
      .filter(({ name }) => !LEFT_OUT.has(name))
      .map(
        ({ name, table, isOf }): Stage => ({
          async *steps(about, from) {
            let { page } = from;
            const limit = SHORT_PAGES[name] ?? PAGE;
            for await (const rows of rowsOf(about, { table, isOf, limit }, from.after)) {
              const file = page === 1 ? `data/${name}.json` : `data/${name}-${page}.json`;
              page += 1;
              const entries = [
                jsonEntry(
                  about,
                  file,
                  rows.map(({ rowid, ...row }) => row),
                ),
              ];
              yield { entries, after: rows.at(-1)?.rowid ?? 0, page, done: 0 };
            }
          },
        }),
      ),
    one(digests, async (about, row) => [
      textEntry(
        pathOf(about, row, "digests", row.generatedAt, "Digest", "md"),
        row.markdown,
        row.generatedAt,
      ),
    ]),
    one(mails, mailEntries),
    one(heldMails, async (about, row) =>
      fileEntry(
        about,
        row.rawKey,
        pathOf(about, row, "quarantine", row.receivedAt, row.subject, "eml"),
        row.receivedAt,
      ),
    ),
    one(documents, async (about, row) => {
      const [, name = row.filename, ending = ""] = /^(.*?)(\.[a-z0-9]{1,5})$/i.exec(row.filename) ?? [];
      const file = `${entryName(name, "Document")} ${shortId(row.id)}${ending}`;
      return fileEntry(about, row.fileKey, `${folderOf(about, row)}/documents/${file}`, row.createdAt);
    }),
  ];
}

async function* accountSteps(about: Account, { after }: Place): ReturnType<Stage["steps"]> {
  if (after > 0) return;
  const { platform, userId } = about;
  const user = await platform.db.query.users.findFirst({ where: eq(users.id, userId) });
  const entries = [
    textEntry("README.md", EXPORT_README, platform.now()),
    jsonEntry(about, "data/account.json", user ?? null),
  ];
  yield { entries, after: 1, page: 1, done: 0 };
}

async function mailEntries(about: Account, row: typeof mails.$inferSelect): Promise<ExportEntry[]> {
  const { platform } = about;
  const stored = await platform.db.query.mailTexts.findFirst({ where: eq(mailTexts.mailId, row.id) });
  const path = (ending: string) => pathOf(about, row, "mails", row.receivedAt, row.subject, ending);
  const sender = { name: row.senderName, address: row.senderAddress ?? row.envelopeFrom };
  const text = mailMarkdown({ ...row, sender, parts: stored?.parts ?? null });
  return [
    ...(await fileEntry(about, row.rawKey, path("eml"), row.receivedAt)),
    textEntry(path("md"), text, row.receivedAt),
  ];
}

/** Nothing where the file is gone: it may have been deleted meanwhile. */
async function fileEntry({ platform }: Account, key: string, name: string, at: Date): Promise<ExportEntry[]> {
  const bytes = await platform.files.get(key);
  return bytes === null ? [] : [{ name, bytes, at }];
}

function textEntry(name: string, text: string, at: Date): ExportEntry {
  return { name, bytes: new TextEncoder().encode(text), at };
}

function jsonEntry({ platform }: Account, name: string, value: unknown): ExportEntry {
  const json = JSON.stringify(value, (key, each) => (SECRETS.has(key) ? undefined : each), 2);
  return textEntry(name, `${json}\n`, platform.now());
}

interface Dated {
  id: string;
  agentId: string;
}

function pathOf(about: Account, row: Dated, room: string, at: Date, words: string | null, ending: string) {
  const day = at.toISOString().slice(0, 10);
  const name = entryName(words ?? "", "(No Subject)");
  return `${folderOf(about, row)}/${room}/${day} ${name} ${shortId(row.id)}.${ending}`;
}

function folderOf({ folders }: Account, { agentId }: { agentId: string }): string {
  return `agents/${folders.get(agentId) ?? shortId(agentId)}`;
}

async function foldersOf({ db }: Platform, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: agents.id, title: agents.title })
    .from(agents)
    .where(eq(agents.userId, userId))
    .orderBy(asc(agents.id));
  return new Map(rows.map(({ id, title }) => [id, `${entryName(title, "Agent")} ${shortId(id)}`]));
}

interface Rows {
  table: SQLiteTable;
  isOf(userId: string): SQL;
  limit: number;
}

type Row = Record<string, unknown> & { rowid: number };

/** The rows of a user in a table, in the order in which they came. */
async function* rowsOf({ platform, userId }: Account, of: Rows, after: number): AsyncGenerator<Row[]> {
  const { table, isOf, limit } = of;
  for (let last = after; ; ) {
    // With a plus, so that they are found by the index of the agent or the user and sorted: along the table itself it
    // would be everybody's rows that are read.
    const wanted = sql`select rowid from ${table} where ${isOf(userId)} and +rowid > ${last} order by +rowid limit ${limit}`;
    const rowid = sql<number>`${table}.rowid`;
    const rows: Row[] = await platform.db
      .select({ ...getTableColumns(table), rowid })
      .from(table)
      .where(sql`${rowid} in (${wanted})`)
      .orderBy(rowid);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < limit) return;
    last = end.rowid;
  }
}
