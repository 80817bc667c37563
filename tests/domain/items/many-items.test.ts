import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../app/database/open-database.server";
import { itemEvents, items } from "../../../app/database/schema/items.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { readAgentDetail } from "../../../app/domain/digests/read-agent-detail.server";
import { streamOpenItems } from "../../../app/domain/items/export-open-items.server";
import { itemState } from "../../../app/domain/items/item-state";
import { listItems } from "../../../app/domain/items/list-items.server";
import { markItem } from "../../../app/domain/items/mark-item.server";
import { readLedger } from "../../../app/domain/items/read-ledger.server";
import { readOpenItems } from "../../../app/domain/items/read-open-items.server";
import { itemWordsOf } from "../../../app/domain/items/words-said";
import MIGRATION from "../../../migrations/0009_item_words.sql?raw";
import { overriding } from "../../support/overriding";
import { platformAt } from "../../support/platform-at";
import { newStory } from "../../support/story";
import { LEASE_SENT, MONDAY, TUESDAY } from "../../support/story-mails";

const MANY = 5000;

/** A database that keeps what was asked of it. */
function watched(real: D1Database): { database: D1Database; asked: { sql: string; values: unknown[] }[] } {
  const asked: { sql: string; values: unknown[] }[] = [];
  const note = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    overriding(statement, {
      bind: (...values: unknown[]) => {
        asked.push({ sql, values });
        return statement.bind(...values);
      },
    });
  return {
    asked,
    database: overriding(real, { prepare: (sql: string) => note(real.prepare(sql), sql) }),
  };
}

/** The steps of a statement's plan that read all of a ledger table. */
async function scans({ sql, values }: { sql: string; values: unknown[] }): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.flatMap(({ detail }) =>
    /^SCAN (?:items|item_events|item_words|ledgers)\b/.test(detail) ? [`${detail}: ${sql}`] : [],
  );
}

/** An agent with 5,000 open items, and another's beside it. */
async function withMany() {
  const story = await newStory();
  await story.deliver({
    from: "Ana Ruiz <ana@yard.example>",
    at: "2026-11-02T08:00:00Z",
    subject: "Shop move",
    text: "Hi Joe,\n\nplease send the lease to the landlord by Friday.\n\nAna",
  });
  await story.digest(MONDAY);
  const { db } = platformAt(MONDAY);
  const owner = { userId: story.user.id, agentId: story.agent.id };
  const rows = Array.from({ length: MANY }, (_, n) => {
    const text = n === 4711 ? "Mend the mizzen" : `Paint hull ${n} of yard ${n % 71}`;
    const words = itemWordsOf({ quote: text, source: null, sets: { text } });
    return { id: `many-${owner.agentId}-${n}`, text, words };
  });
  for (let from = 0; from < rows.length; from += 500) {
    const part = JSON.stringify(rows.slice(from, from + 500));
    const each = `from json_each(?3)`;
    await env.DB.batch([
      env.DB.prepare(
        `insert into items (id, user_id, agent_id, kind, text, urgency, state, since) select json_extract(value, '$.id'), ?1, ?2, 'action', json_extract(value, '$.text'), 'none', 'open', 1 ${each}`,
      ).bind(owner.userId, owner.agentId, part),
      env.DB.prepare(
        `insert into item_events (id, item_id, user_id, agent_id, what, by, at, position, read_at, quote, source_kind, source_id, sets) select json_extract(value, '$.id') || '-e', json_extract(value, '$.id'), ?1, ?2, 'asked', 'words', 1, 0, 1, json_extract(value, '$.text'), 'email', 'gone', json_object('text', json_extract(value, '$.text')) ${each}`,
      ).bind(owner.userId, owner.agentId, part),
      env.DB.prepare(
        `insert into item_words (agent_id, word, item_id) select ?1, word.value, json_extract(item.value, '$.id') from json_each(?2) as item, json_each(item.value, '$.words') as word`,
      ).bind(owner.agentId, part),
    ]);
  }
  expect(await db.$count(items)).toBeGreaterThan(MANY);
  expect(await db.$count(itemEvents)).toBeGreaterThan(MANY);
  return { story, owner };
}

describe("5,000 open items on one agent", () => {
  let many: Awaited<ReturnType<typeof withMany>>;
  beforeAll(async () => {
    many = await withMany();
  });

  const asked = async (run: (platform: ReturnType<typeof platformAt>) => Promise<unknown>) => {
    const { database, asked: statements } = watched(env.DB);
    await run(platformAt(TUESDAY, { db: openDatabase(database) }));
    const ofLedger = statements.filter(({ sql }) => /"(?:items|item_events|item_words|ledgers)"/.test(sql));
    expect(ofLedger.length).toBeGreaterThan(0);
    return (await Promise.all(ofLedger.map(scans))).flat();
  };

  it("a list of items reads by an index", async () => {
    for (const state of ["open", "closed", "all"] as const) {
      expect(await asked((platform) => listItems(platform, many.owner, { state }))).toEqual([]);
      const byOwner = { state, owner: "Joe" };
      expect(await asked((platform) => listItems(platform, many.owner, byOwner))).toEqual([]);
    }
  });

  it("a list of items comes in pages, each after the last item of the one before, all of them once and in order", async () => {
    const platform = platformAt(TUESDAY);
    for (const state of ["open", "all"] as const) {
      const seen: string[] = [];
      for (let after: string | undefined; ; after = seen.at(-1)) {
        const page = await listItems(platform, many.owner, { state, after });
        expect(page.length).toBeLessThanOrEqual(300);
        if (page.length === 0) break;
        seen.push(...page.map(({ id }) => id));
      }
      const order = "order by due is null, due, since, id";
      const { results } = await env.DB.prepare(`select id from items where agent_id = ? ${order}`)
        .bind(many.owner.agentId)
        .all<{ id: string }>();
      expect(seen).toEqual(results.map(({ id }) => id));
    }
    const after = { state: "open" as const, after: "nobody's" };
    expect(await listItems(platform, many.owner, after)).toEqual([]);
    expect(
      await asked((each) =>
        listItems(each, many.owner, { state: "open", after: `many-${many.owner.agentId}-7` }),
      ),
    ).toEqual([]);
  });

  it("the CSV has each of up to 5,000 in the order of the page, says what it left out, and reads by an index", async () => {
    const reader = { id: many.owner.userId, email: "ana@yard.example", displayName: null };
    const query = { agent: many.owner.agentId };
    const { items: first } = await readOpenItems(platformAt(TUESDAY), reader, query);
    let text = "";
    const read = async (platform: ReturnType<typeof platformAt>) => {
      text = await new Response(await streamOpenItems(platform, reader, query)).text();
    };
    expect(await asked(read)).toEqual([]);
    const lines = text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(MANY + 2);
    expect(lines.slice(1, 51).map((line) => line.split(",").at(-1))).toEqual(first.map(({ id }) => id));
    expect(new Set(lines).size).toBe(MANY + 2);
    expect(lines.at(-1)).toBe("1 more items are left out here.");
  });

  it("the agent's sheet and a mark on an item do, too", async () => {
    const { userId, agentId } = many.owner;
    expect(await asked((platform) => readAgentDetail(platform, userId, agentId))).toEqual([]);
    const itemId = `many-${agentId}-7`;
    const mark = { ...many.owner, itemId };
    expect(await asked((platform) => markItem(platform, mark, { state: "done" }))).toEqual([]);
  });

  it("a digest reads those that stand first and those that its mails may speak of, and counts the rest", async () => {
    const said = itemWordsOf({ quote: "Who has the mizzens?", source: null, sets: {} });
    const words = Object.fromEntries(said.map((word) => [word, 1]));
    const from = { mailIds: [], documentIds: [], words, timeZone: "UTC" };
    const { items: read, beyond } = await readLedger(platformAt(TUESDAY), many.owner, from);
    const open = read.flatMap(({ events }) => itemState(events)?.state === "open");
    expect(read.map(({ id }) => id)).toContain(`many-${many.owner.agentId}-4711`);
    expect(read.length).toBeGreaterThan(200);
    expect(read.length).toBeLessThan(300);
    // The lease is open, too, and hull 7 was marked as done.
    expect(open.filter(Boolean).length + (beyond ?? 0)).toBe(MANY);
    const all = await readLedger(platformAt(TUESDAY), many.owner, { ...from, words: null });
    expect(all.items).toHaveLength(MANY + 1);
  });

  it("items from before there was an index of their words are found by the migration that made it", async () => {
    const { agentId } = many.owner;
    await env.DB.prepare("delete from item_words where agent_id = ?").bind(agentId).run();
    for (const statement of MIGRATION.split("--> statement-breakpoint").slice(1))
      await env.DB.prepare(statement).run();
    const wanted = itemWordsOf({
      quote: "The lease and its landlord",
      source: { kind: "email", id: "m", subject: "Re: Shop move" },
      sets: {},
    });
    const { results } = await env.DB.prepare(
      "select distinct word from item_words join items on items.id = item_id where item_words.agent_id = ? and text like '%lease%'",
    )
      .bind(agentId)
      .all<{ word: string }>();
    expect(wanted).toContain("in shop move");
    expect(wanted.filter((word) => !results.some((found) => found.word === word))).toEqual([]);
  });

  it("so does writing a digest, which keeps every item and says what it had no room for", async () => {
    const { story, owner } = many;
    await story.deliver(LEASE_SENT);
    expect(await asked((platform) => generateNow(platform, owner, { kind: "manual" }))).toEqual([]);
    const digest = await story.latest();
    expect(digest.closed).toMatchObject([
      { text: "Paint hull 7 of yard 7" },
      { text: "Send the lease to the landlord" },
    ]);
    expect(digest.actionItems).toHaveLength(200);
    expect(digest.coverage.leftOut).toBe(MANY - 1 - 200);
    const [{ open } = { open: 0 }] = (
      await env.DB.prepare("select count(*) as open from items where agent_id = ? and state = 'open'")
        .bind(owner.agentId)
        .all<{ open: number }>()
    ).results;
    expect(open).toBe(MANY - 1);
  });
});
