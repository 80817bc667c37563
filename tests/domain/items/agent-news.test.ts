import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { readAgentNews } from "../../../app/domain/items/read-agent-news.server";
import { askedPlatform } from "../../support/asked-database";
import { newAgent } from "../../support/new-agent";
import { newUser, type TestUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";
import { agentWithItems, EACH_STANDING, inDigestOrder, storeItems } from "../../support/stored-items";

const NOW = "2026-11-20T12:00:00Z";

async function newsOf(user: TestUser, agent: { id: string; timeZone: string }, now = NOW) {
  return (await readAgentNews(platformAt(now), user.id, [agent]))[agent.id];
}

describe("What stands open at an agent", () => {
  it("counts what is overdue, open and stuck; decisions and what is closed are none of it", async () => {
    const user = await newUser();
    const agent = await agentWithItems(user, [
      { text: "Book the yard", due: "2026-11-18", owner: "Kim" },
      { text: "Send the plan", due: "2026-11-20" },
      { text: "Order the paint" },
      { text: "The crane has no permit", kind: "blocker" },
      { text: "We take the blue paint", kind: "decision" },
      { text: "Call the city", due: "2026-11-01", state: "done" },
    ]);
    expect(await newsOf(user, agent)).toEqual({
      overdue: 1,
      open: 4,
      stuck: 1,
      worst: { kind: "action", text: "Book the yard", owner: "Kim", due: "2026-11-18", urgency: "none" },
      today: "2026-11-20",
    });
  });

  it("the agent's time zone decides what is overdue today", async () => {
    const user = await newUser();
    const items = [{ text: "Send the plan", due: "2026-11-20" }];
    const [auckland, honolulu] = [
      await agentWithItems(user, items, { timeZone: "Pacific/Auckland" }),
      await agentWithItems(user, items, { timeZone: "Pacific/Honolulu" }),
    ];
    const late = "2026-11-20T23:30:00Z";
    expect(await newsOf(user, auckland, late)).toMatchObject({ overdue: 1, today: "2026-11-21" });
    expect(await newsOf(user, honolulu, late)).toMatchObject({ overdue: 0, today: "2026-11-20" });
  });

  it("the worst line is the first of the one order of lines", async () => {
    const user = await newUser();
    const left = [...EACH_STANDING];
    const inOrder: string[] = [];
    // What stands first is closed, so that the next one does.
    while (left.length > 0) {
      const agent = await agentWithItems(user, left);
      const first = (await newsOf(user, agent))?.worst?.text ?? "";
      inOrder.push(first);
      left.splice(
        left.findIndex(({ text }) => text === first),
        1,
      );
    }
    expect(inOrder).toEqual(inDigestOrder(EACH_STANDING, NOW));
  });

  it("other users' items are never counted, whatever agent is asked for", async () => {
    const [user, stranger] = [await newUser(), await newUser()];
    const agent = await agentWithItems(user, [{ text: "Book the yard" }]);
    expect(await newsOf(stranger, agent)).toMatchObject({ open: 0, worst: null });
  });

  it("one query for all agents, over an index", async () => {
    const user = await newUser();
    const agents = [
      await agentWithItems(user, [{ text: "Book the yard" }]),
      await agentWithItems(user, [{ text: "Order the paint" }, { text: "Send the plan" }]),
      await newAgent(user),
    ];
    const platform = askedPlatform(NOW);
    const news = await readAgentNews(platform, user.id, agents);
    expect(agents.map(({ id }) => news[id]?.open)).toEqual([1, 2, 0]);
    expect(platform.asked).toHaveLength(1);
    const plans = await platform.plans();
    expect(plans.join("\n")).toMatch(/SEARCH items USING INDEX items_\w+ \(.*(?:user_id|agent_id)=\?/);
    expect(plans.join("\n")).not.toMatch(/SCAN items/);
  });

  it("items from before this was counted have the number of times that words asked for them", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const [item] = await storeItems({ userId: user.id, agentId: agent.id }, [
      { text: "Book the yard", asked: 3 },
    ]);
    await env.DB.prepare("update items set asked = 1 where id = ?").bind(item?.id).run();
    const migration = env.TEST_MIGRATIONS.find(({ name }) => name.startsWith("0008"));
    const counting = migration?.queries.find((query) => query.startsWith("UPDATE")) ?? "";
    await env.DB.prepare(counting).run();
    expect(await env.DB.prepare("select asked from items where id = ?").bind(item?.id).first("asked")).toBe(
      3,
    );
  });
});

describe("The dashboard", () => {
  const shown = async (user: TestUser) =>
    (await user.call<string>("GET", "/")).body.replaceAll("<!-- -->", "");

  it("a card says '3 overdue · 12 open · 2 stuck', the worst line and since when, before its settings", async () => {
    const user = await newUser();
    const agent = await agentWithItems(user, [
      { text: "Book the yard", due: "2020-01-03", owner: "Kim" },
      { text: "Send the plan", due: "2020-01-06" },
      { text: "Call the city", due: "2020-01-07" },
      ...Array.from({ length: 7 }, (_, index) => ({ text: `Task ${index}` })),
      { text: "No permit", kind: "blocker" as const },
      { text: "No key", kind: "blocker" as const },
    ]);
    await env.DB.prepare("update agents set last_summary_at = 1 where id = ?").bind(agent.id).run();
    const page = await shown(user);
    const text = page.replace(/<[^>]*>/g, "");
    expect(text).toContain("3 overdue · 12 open · 2 stuck");
    expect(text).toContain("Book the yardOverdue since Fri 3 Jan 2020 · Kim");
    expect(text.indexOf("3 overdue")).toBeLessThan(text.indexOf("Recipients"));
  });

  it("says that nothing is open, and that there is no digest yet", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    expect(await shown(user)).toContain("No digest yet");
    await env.DB.prepare("update agents set last_summary_at = 1 where id = ?").bind(agent.id).run();
    expect(await shown(user)).toContain("Nothing is open");
  });
});
