import { describe, expect, it } from "vitest";
import { contentOfItems } from "../../../app/domain/digests/content-of-items";
import { OpenItemsQuery } from "../../../app/domain/items/open-items";
import { readOpenItems } from "../../../app/domain/items/read-open-items.server";
import { askedPlatform } from "../../support/asked-database";
import { newUser, type TestUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";
import {
  agentWithItems,
  EACH_STANDING,
  inDigestOrder,
  ledgerItem,
  type WantedItem,
} from "../../support/stored-items";

const NOW = "2026-11-20T12:00:00Z";

interface Asked {
  email?: string;
  displayName?: string | null;
  query?: Partial<OpenItemsQuery>;
  now?: string;
  size?: number;
}

const read = (
  user: TestUser,
  { query = {}, now = NOW, size, displayName = null, email = user.email }: Asked = {},
) => readOpenItems(platformAt(now), { id: user.id, email, displayName }, OpenItemsQuery.parse(query), size);

/** "overdue: Book the yard" for each, in order. */
const told = async (user: TestUser, asked: Asked = {}) =>
  (await read(user, asked)).items.map(({ group, text }) => `${group}: ${text}`);

describe("The open items of all agents", () => {
  it("overdue, this week, later or without a date, waiting for others", async () => {
    const user = await newUser();
    await agentWithItems(user, [
      { text: "Order the paint" },
      { text: "Find a hall", owner: "Kim" },
      { text: "Write the letter", owner: "Ana" },
      { text: "No permit", kind: "blocker" },
      { text: "Print the plan", due: "2026-11-26", owner: "Kim" },
      { text: "Mend the gate at once", urgency: "high" },
      { text: "Book the yard", due: "2026-11-19", owner: "Kim" },
      { text: "Paint it blue", kind: "decision" },
      { text: "Call the city", state: "done" },
    ]);
    const view = await read(user, { displayName: "Ana Ruiz" });
    expect(view.items.map(({ group, text }) => `${group}: ${text}`)).toEqual([
      "overdue: Book the yard",
      "week: Print the plan",
      "later: Mend the gate at once",
      "later: Order the paint",
      "later: Write the letter",
      "waiting: No permit",
      "waiting: Find a hall",
    ]);
    expect(view.counts).toEqual({ overdue: 1, week: 1, later: 3, waiting: 2, open: 7, stuck: 1 });
    expect([view.total, view.decisions]).toEqual([7, 1]);
  });

  it.each([
    { displayName: "Ana Ruiz", owner: "ANA RUIZ" },
    { displayName: "Ana Ruiz", owner: "Ana" },
    { displayName: null, email: "ana.ruiz@yard.example", owner: "Ana Ruiz" },
    { displayName: null, email: "ana.ruiz@yard.example", owner: "ana.ruiz@yard.example" },
  ])(
    "what $owner has is not waited for where the user is $displayName $email",
    async ({ owner, ...reader }) => {
      const user = await newUser();
      await agentWithItems(user, [
        { text: "Write the letter", owner },
        { text: "Find a hall", owner: "Anatol" },
      ]);
      expect(await told(user, reader)).toEqual(["later: Write the letter", "waiting: Find a hall"]);
    },
  );

  it("in the one order of lines, as a digest has them", async () => {
    const user = await newUser();
    await agentWithItems(user, EACH_STANDING.toReversed());
    const inOrder = inDigestOrder(EACH_STANDING, NOW);
    const { items } = await read(user);
    expect(items).toHaveLength(EACH_STANDING.length);
    for (const group of ["overdue", "week", "later"]) {
      const found = items.filter((item) => item.group === group).map(({ text }) => text);
      expect(found.length).toBeGreaterThan(1);
      expect(found).toEqual(inOrder.filter((text) => found.includes(text)));
    }
  });

  it("blockers with dates of their own, too, what is overdue first", async () => {
    const user = await newUser();
    const stuck: WantedItem[] = [
      { text: "No keys", kind: "blocker", since: "2026-10-01T08:00:00Z" },
      { text: "No van", kind: "blocker", due: "2026-11-24" },
      { text: "No permit", kind: "blocker", due: "2026-11-13" },
      { text: "No crane, and urgent", kind: "blocker", urgency: "high" },
    ];
    await agentWithItems(user, stuck);
    const { blockers } = contentOfItems({
      items: stuck.map(ledgerItem),
      lines: [],
      before: null,
      now: new Date(NOW),
      timeZone: "UTC",
    });
    const inOrder = ["No permit", "No crane, and urgent", "No van", "No keys"];
    expect(blockers.map(({ description }) => description)).toEqual(inOrder);
    const { items } = await read(user);
    expect(items.map(({ text }) => text)).toEqual(["No permit", "No van", "No crane, and urgent", "No keys"]);
  });

  it("the time zone of the agent decides what is overdue today", async () => {
    const user = await newUser({ timeZone: "Europe/Berlin" });
    await agentWithItems(user, [{ text: "In Auckland", due: "2026-11-20" }], {
      timeZone: "Pacific/Auckland",
    });
    await agentWithItems(user, [{ text: "In Honolulu", due: "2026-11-20" }], {
      timeZone: "Pacific/Honolulu",
    });
    expect(await told(user, { now: "2026-11-20T23:30:00Z" })).toEqual([
      "overdue: In Auckland",
      "week: In Honolulu",
    ]);
    expect(await told(user, { now: "2026-11-21T11:00:00Z" })).toEqual([
      "overdue: In Auckland",
      "overdue: In Honolulu",
    ]);
  });

  it("other users' items never, whatever is asked for", async () => {
    const [user, stranger] = [await newUser(), await newUser()];
    const agent = await agentWithItems(user, [{ text: "Book the yard" }]);
    expect((await read(stranger)).items).toEqual([]);
    expect((await read(stranger, { query: { q: "yard" } })).items).toEqual([]);
    await expect(read(stranger, { query: { agent: agent.id } })).rejects.toMatchObject({ kind: "not-found" });
  });

  it("each with its words, since when, how often asked", async () => {
    const user = await newUser();
    const agent = await agentWithItems(user, [{ text: "Book the yard", asked: 2 }], { title: "Shop move" });
    expect((await read(user)).items).toMatchObject([
      {
        agentId: agent.id,
        agentTitle: "Shop move",
        since: "2026-11-02T08:00:00.000Z",
        asked: 2,
        sources: [{ quote: "Book the yard, please.", sender: "Ana Ruiz <ana@yard.example>" }, {}],
        mailIds: [],
      },
    ]);
  });

  it("what was closed within a week, the latest first", async () => {
    const user = await newUser();
    await agentWithItems(user, [
      { text: "Long ago", since: "2026-10-02T08:00:00Z", state: "done" },
      { text: "On Wednesday", since: "2026-11-18T08:00:00Z", state: "wrong" },
      { text: "On Thursday", since: "2026-11-19T08:00:00Z", state: "not-ours" },
    ]);
    const { closed } = await read(user);
    expect(closed.map(({ text, state }) => [text, state])).toEqual([
      ["On Thursday", "not-ours"],
      ["On Wednesday", "wrong"],
    ]);
  });
});

describe("By agent, by person, and what is asked for", () => {
  const withTwo = async () => {
    const user = await newUser();
    await agentWithItems(
      user,
      [
        { text: "Order the paint", owner: "Kim" },
        { text: "Send the 100% plan", owner: "Joe", due: "2026-11-24" },
        { text: "No permit", kind: "blocker" },
      ],
      { title: "Yard" },
    );
    await agentWithItems(
      user,
      [
        { text: "Book the hall", owner: "Kim", due: "2026-11-18" },
        { text: "Blue", kind: "decision" },
      ],
      {
        title: "Party",
      },
    );
    return user;
  };

  it("lists for each agent, the one with the most urgent item first", async () => {
    const { items } = await read(await withTwo(), { query: { by: "agent" } });
    expect(items.map(({ agentTitle, text, inSection }) => [agentTitle, text, inSection])).toEqual([
      ["Party", "Book the hall", 1],
      ["Yard", "Send the 100% plan", 3],
      ["Yard", "No permit", 3],
      ["Yard", "Order the paint", 3],
    ]);
  });

  it("lists for each person over all agents, and for nobody", async () => {
    const { items, owners } = await read(await withTwo(), { query: { by: "person" } });
    expect(items.map(({ section, text }) => [section, text])).toEqual([
      ["Kim", "Book the hall"],
      ["Kim", "Order the paint"],
      ["Joe", "Send the 100% plan"],
      ["", "No permit"],
    ]);
    expect(owners).toEqual([
      { name: "Kim", count: 2 },
      { name: null, count: 1 },
      { name: "Joe", count: 1 },
    ]);
  });

  it("'Joe' and 'Joe Okafor' of an agent are one person where no other Joe is known there", async () => {
    const user = await newUser();
    await agentWithItems(user, [
      { text: "Order the paint", owner: "Joe" },
      { text: "Send the plan", owner: "Joe Okafor" },
      { text: "Clean the hall", owner: "Kim" },
      { text: "Call the city", owner: "Kim Osei" },
      { text: "Mend the gate", owner: "Kim Park" },
    ]);
    await agentWithItems(user, [{ text: "Book the hall", owner: "Joe" }]);
    const { items, owners } = await read(user, { query: { by: "person" } });
    expect(items.map(({ section, owner, text }) => `${section}: ${text} (${owner})`).sort()).toEqual([
      "Joe Okafor: Order the paint (Joe)",
      "Joe Okafor: Send the plan (Joe Okafor)",
      "Joe: Book the hall (Joe)",
      "Kim Osei: Call the city (Kim Osei)",
      "Kim Park: Mend the gate (Kim Park)",
      "Kim: Clean the hall (Kim)",
    ]);
    expect(owners[0]).toEqual({ name: "Joe Okafor", count: 2 });
    const his = await read(user, { query: { owner: "Joe Okafor" } });
    expect(his.items.map(({ text }) => text)).toEqual(["Order the paint", "Send the plan"]);
  });

  it.each([
    [{ q: "hall" }, ["Book the hall"]],
    [{ q: "joe" }, ["Send the 100% plan"]],
    [{ q: "0%" }, ["Send the 100% plan"]],
    [{ q: "%" }, ["Send the 100% plan"]],
    [{ q: "'; drop table items; --" }, []],
    [{ owner: "kim" }, ["Book the hall", "Order the paint"]],
    [{ owner: "-" }, ["No permit"]],
    [{ kind: "blocker" }, ["No permit"]],
    [{ kind: "decision" }, ["Blue"]],
    [{ group: "week" }, ["Send the 100% plan"]],
    [{ group: "waiting", owner: "Kim" }, ["Order the paint"]],
  ] as const)("%j", async (query, texts) => {
    const { items, total } = await read(await withTwo(), { query });
    expect(items.map(({ text }) => text)).toEqual(texts);
    expect(total).toBe(texts.length);
  });

  it("one agent's alone", async () => {
    const user = await withTwo();
    const { agents } = await read(user);
    expect(agents.map(({ title }) => title)).toEqual(["Party", "Yard"]);
    const { items, counts } = await read(user, { query: { agent: agents[0]?.id } });
    expect(items.map(({ text }) => text)).toEqual(["Book the hall"]);
    expect(counts).toMatchObject({ overdue: 1, open: 1 });
  });
});

describe("5,000 open items on one agent", () => {
  const many = (count: number): WantedItem[] =>
    Array.from({ length: count }, (_, index) => ({
      text: `Task ${index}`,
      owner: `Person ${index % 40}`,
      due: index % 3 === 0 ? "2026-11-30" : null,
    }));

  it("make a page of fifty that says what is left out; the queries use an index", async () => {
    const user = await newUser();
    await agentWithItems(user, many(5000));
    const platform = askedPlatform(NOW);
    const view = await readOpenItems(
      platform,
      { ...user, displayName: null },
      OpenItemsQuery.parse({ page: 3 }),
    );
    expect([view.items.length, view.before, view.total]).toEqual([50, 100, 5000]);
    expect(platform.asked.length).toBeLessThan(12);
    const plans = await platform.plans();
    expect(plans.filter((plan) => /^SCAN (?:items|item_events|agents|mails|ledgers)\b/.test(plan))).toEqual(
      [],
    );
    const page = (await user.call<string>("GET", "/monday?page=3")).body.replaceAll("<!-- -->", "");
    expect(page).toContain("Items 101 to 150 of 5000, most urgent first.");
    expect(page).toContain("Next, 4850 more");
    expect(page.match(/id="item-/g)).toHaveLength(50);
  });

  it("pages one after the other have every item once", async () => {
    const user = await newUser();
    await agentWithItems(user, many(130));
    for (const by of ["date", "agent", "person"] as const) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => read(user, { query: { by, page } })));
      expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 30, 0]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(130);
    }
  });

  it("the file has all of them, most urgent first", async () => {
    const user = await newUser();
    const agent = await agentWithItems(user, [...many(1203), { text: "=1+1", due: "2020-01-02" }]);
    const answer = await user.call<string>("GET", `/agents/${agent.id}/items.csv?by=nonsense`);
    const lines = answer.body.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1205);
    expect(lines[0]).toMatch(/^Agent,When,Kind,What,Owner,Due,/);
    expect(lines[1]).toMatch(/^Payments rollout,Overdue,action,'=1\+1,,2020-01-02,.*"'=1\+1, please\."/);
    expect(answer.headers.get("Content-Disposition")).toContain("mondaybrief-items.csv");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });
});
