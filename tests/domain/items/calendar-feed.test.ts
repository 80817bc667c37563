import { SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFeeds } from "../../../app/database/schema/calendar-feeds.server";
import { findFeedOwner } from "../../../app/domain/items/calendar-feeds.server";
import { dueCalendar } from "../../../app/domain/items/due-calendar";
import { readDueItems } from "../../../app/domain/items/read-due-items.server";
import { askedPlatform } from "../../support/asked-database";
import { everythingOf } from "../../support/everything-of";
import { newAgent } from "../../support/new-agent";
import { newUser, ORIGIN, type TestUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";
import { storeItems, type WantedItem } from "../../support/stored-items";

const { db } = platformAt(new Date());
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Feed {
  id: string;
  url: string;
  createdAt: string;
}

async function withFeed(items: WantedItem[] = [{ text: "Book the yard", due: inDays(3), owner: "Kim" }]) {
  const user = await newUser();
  const agent = await newAgent(user, { title: "Shop move" });
  const stored = await storeItems({ userId: user.id, agentId: agent.id }, items);
  const { body } = await user.call<Feed>("POST", "/api/calendar-feeds");
  return { user, agent, stored, feed: body, path: new URL(body.url).pathname };
}

const get = (path: string, method = "GET") => SELF.fetch(`${ORIGIN}${path}`, { method });
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));

describe("A feed of due dates", () => {
  it("shows each open item with a date as an event of that day, which makes nobody busy", async () => {
    const { agent, stored, feed, path } = await withFeed([
      { text: "Book the yard; then, the hall", due: inDays(3), owner: "Kim" },
      { text: "No permit", kind: "blocker", due: inDays(1) },
      { text: "Overdue", due: inDays(-5) },
      { text: "Without a date" },
      { text: "Decided", kind: "decision", due: inDays(2) },
      { text: "Done", due: inDays(2), state: "done" },
    ]);
    expect(feed.url).toMatch(/\/calendar\/[0-9a-f]{32}\.ics$/);
    const answer = await get(path);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 76)).toBe(true);
    const events = eventsIn(text);
    expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ["Overdue", inDays(-5)],
      ["No permit", inDays(1)],
      ["Book the yard; then, the hall (Kim)", inDays(3)],
    ]);
    const [event] = events.slice(-1);
    expect(event?.uid).toBe(`${stored[0]?.id}@mondaybrief`);
    expect([event?.startDate.isDate, event?.endDate.toString()]).toEqual([true, inDays(4)]);
    expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    expect(event?.description).toContain("“Book the yard; then, the hall, please.”\nShop move\n");
    expect(event?.component.getFirstPropertyValue("url")).toMatch(
      new RegExp(`/agents/${agent.id}/items#item-${stored[0]?.id}$`),
    );
  });

  it("keeps its ids when a date moves, and loses what is closed", async () => {
    const { user, agent, stored, path } = await withFeed();
    const [before] = eventsIn(await (await get(path)).text());
    const item = `/api/agents/${agent.id}/items/${stored[0]?.id}`;
    await user.call("PUT", item, { due: inDays(9) });
    const [after] = eventsIn(await (await get(path)).text());
    expect([after?.uid, after?.startDate.toString()]).toEqual([before?.uid, inDays(9)]);
    await user.call("PUT", item, { state: "done" });
    expect(eventsIn(await (await get(path)).text())).toEqual([]);
  });

  it("is kept by no cache and found by no search engine", async () => {
    const { path } = await withFeed();
    for (const address of [
      path,
      path.replace("/calendar/", "/CALENDAR/"),
      `/calendar/${"0".repeat(32)}.ics`,
    ]) {
      const { headers } = await get(address);
      expect([
        headers.get("Cache-Control"),
        headers.get("X-Robots-Tag"),
        headers.get("Referrer-Policy"),
      ]).toEqual(["private, no-store", "noindex, nofollow", "no-referrer"]);
    }
  });

  it("GET and HEAD change nothing", async () => {
    const { user, agent, path } = await withFeed();
    const before = await everythingOf(user.id, [agent.id]);
    expect((await get(path, "HEAD")).status).toBe(200);
    expect((await get(path)).status).toBe(200);
    expect((await get(path, "POST")).status).toBe(405);
    expect(await everythingOf(user.id, [agent.id])).toEqual(before);
  });

  it("guessed, malformed and revoked addresses are one plain 404", async () => {
    const { user, feed, path } = await withFeed();
    await user.call("DELETE", `/api/calendar-feeds/${feed.id}`);
    const token = path.slice("/calendar/".length, -".ics".length);
    for (const address of [
      path,
      `/calendar/${"0".repeat(32)}.ics`,
      `/calendar/${token}`,
      `/calendar/${token.toUpperCase()}.ics`,
      "/calendar/%00.ics",
      "/calendar/..%2f.ics",
    ]) {
      const answer = await get(address);
      expect([address, answer.status, await answer.text()]).toEqual([address, 404, "Not found.\n"]);
      expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    }
  });

  it("another's feed shows theirs, and nobody else revokes it", async () => {
    const [mine, theirs] = [await withFeed(), await withFeed([{ text: "Call the city", due: inDays(1) }])];
    expect(eventsIn(await (await get(theirs.path)).text()).map(({ summary }) => summary)).toEqual([
      "Call the city",
    ]);
    const refused = await mine.user.call("DELETE", `/api/calendar-feeds/${theirs.feed.id}`);
    expect(refused.status).toBe(404);
    expect((await get(theirs.path)).status).toBe(200);
    expect((await mine.user.call<Feed[]>("GET", "/api/calendar-feeds")).body).toEqual([
      { id: mine.feed.id, createdAt: mine.feed.createdAt },
    ]);
  });

  it("is stored only as a hash", async () => {
    const { feed, path, user } = await withFeed();
    const token = path.slice("/calendar/".length, -".ics".length);
    const row = await db.query.calendarFeeds.findFirst({ where: eq(calendarFeeds.id, feed.id) });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await findFeedOwner(platformAt(new Date()), token)).toBe(user.id);
    expect(await findFeedOwner(platformAt(new Date()), row?.tokenHash ?? "")).toBeNull();
  });

  it("409 for the eleventh, until one is revoked", async () => {
    const { user, feed } = await withFeed();
    for (let made = 1; made < 10; made += 1) {
      expect((await user.call("POST", "/api/calendar-feeds")).status).toBe(201);
    }
    expect(await user.call("POST", "/api/calendar-feeds")).toMatchObject({
      status: 409,
      body: { message: "You have 10 calendar feeds already. Revoke one of them first." },
    });
    await user.call("DELETE", `/api/calendar-feeds/${feed.id}`);
    expect((await user.call("POST", "/api/calendar-feeds")).status).toBe(201);
  });

  it("has at most 1,000 dates and says what it leaves out; its queries use an index", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const items = Array.from({ length: 1003 }, (_, index) => ({
      text: `Task ${index}`,
      due: inDays(1 + (index % 30)),
    }));
    await storeItems({ userId: user.id, agentId: agent.id }, items);
    const platform = askedPlatform(new Date());
    const due = await readDueItems(platform, user.id);
    expect([due.items.length, due.leftOut]).toEqual([1000, 3]);
    expect(dueCalendar(due.items, { appUrl: "http://localhost", leftOut: due.leftOut })).toContain(
      "DESCRIPTION:3 later dates are left out here.",
    );
    expect((await platform.plans()).filter((plan) => /^SCAN (?:items|item_events)\b/.test(plan))).toEqual([]);
  });
});

describe("/monday/calendar", () => {
  const post = (user: TestUser, fields: Record<string, string>) =>
    SELF.fetch(`${ORIGIN}/monday/calendar`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: user.cookie },
      body: new URLSearchParams(fields),
    });
  const shown = async (cookie: string) =>
    (await SELF.fetch(`${ORIGIN}/monday/calendar`, { headers: { Cookie: cookie } })).text();
  const addressIn = (page: string) => /\/calendar\/[0-9a-f]{32}\.ics/.exec(page)?.[0];

  it("makes a feed, shows its address once and revokes it by plain forms", async () => {
    const user = await newUser();
    const made = await post(user, { intent: "create-feed" });
    expect([made.status, made.headers.get("Location")]).toEqual([302, "/monday/calendar"]);
    const fresh = made.headers.getSetCookie().find((each) => each.startsWith("fresh-link=")) ?? "";
    expect(fresh).toMatch(/Path=\/monday; HttpOnly; SameSite=Strict/);
    const address = addressIn(await shown(`${user.cookie}; ${fresh.split(";")[0]}`));
    expect((await get(address ?? "")).status).toBe(200);
    expect(addressIn(await shown(user.cookie))).toBeUndefined();
    const [feed] = (await user.call<Feed[]>("GET", "/api/calendar-feeds")).body;
    await post(await newUser(), { intent: "revoke-feed", feedId: feed?.id ?? "" });
    expect((await get(address ?? "")).status).toBe(200);
    await post(user, { intent: "revoke-feed", feedId: feed?.id ?? "" });
    expect((await get(address ?? "")).status).toBe(404);
  });
});
