import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { newAgent } from "../support/new-agent";
import { newUser, ORIGIN, type TestUser } from "../support/new-user";
import { shownPage } from "../support/shown-page";
import { storeItems } from "../support/stored-items";

async function withItem(user: TestUser) {
  const agent = await newAgent(user, { title: "Shop move" });
  const owner = { userId: user.id, agentId: agent.id };
  const [item] = await storeItems(owner, [{ text: "Book the yard", due: "2020-01-02" }]);
  return { agent, itemId: item?.id ?? "" };
}

const get = (user: TestUser, path: string) =>
  SELF.fetch(`${ORIGIN}${path}`, { headers: { Cookie: user.cookie }, redirect: "manual" });
const post = (user: TestUser, path: string, fields: Record<string, string>) =>
  SELF.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: user.cookie },
    body: new URLSearchParams(fields),
  });
const stateOf = async (user: TestUser, agentId: string) =>
  (await user.call<{ state: string }[]>("GET", `/api/agents/${agentId}/items?state=all`)).body.map(
    ({ state }) => state,
  );

describe("/monday and the open items of an agent, without a script", () => {
  it("are for who is signed in, and an agent's for who has it", async () => {
    const [user, stranger] = [await newUser(), await newUser()];
    const { agent } = await withItem(user);
    for (const path of [
      "/monday",
      "/monday.csv",
      `/agents/${agent.id}/items`,
      `/agents/${agent.id}/items.csv`,
    ]) {
      const answer = await SELF.fetch(`${ORIGIN}${path}`, { redirect: "manual" });
      expect([path, answer.status, answer.headers.get("Location")]).toEqual([
        path,
        302,
        `/login?returnTo=${encodeURIComponent(path)}`,
      ]);
      const theirs = await get(stranger, path);
      expect([path, theirs.status]).toEqual([path, path.startsWith("/agents") ? 404 : 200]);
      expect(await theirs.text()).not.toContain("Book the yard");
    }
  });

  it("are linked from every page's head, from the card and from the agent's sheet", async () => {
    const user = await newUser();
    const { agent } = await withItem(user);
    const links = async (path: string) => (await shownPage(await get(user, path))).links;
    expect(await links("/credits")).toContainEqual({ text: "Monday", href: "/monday" });
    expect(await links(`/agents/${agent.id}`)).toContainEqual({
      text: "Open items",
      href: `/agents/${agent.id}/items`,
    });
    expect(await links("/?dialog=go")).toContainEqual({ text: "MondayPage", href: "/monday" });
  });

  it("'Done' and 'Undo' are forms that come back to the page as it was", async () => {
    const user = await newUser();
    const { agent, itemId } = await withItem(user);
    for (const path of [`/monday?by=person`, `/agents/${agent.id}/items?by=person`]) {
      const page = await shownPage(await get(user, path));
      const form = page.forms.find(({ controls }) => controls.some(({ value }) => value === "mark-item"));
      const action = (form?.action ?? "").replaceAll("&amp;", "&");
      const fields = { intent: "mark-item", itemId };
      const answer = await post(user, action, { ...fields, state: "done" });
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, path]);
      expect(await stateOf(user, agent.id)).toEqual(["done"]);
      const closed = await shownPage(await get(user, path));
      expect(closed.texts).toContain("Closed within a week");
      await post(user, action, { ...fields, state: "open" });
      expect(await stateOf(user, agent.id)).toEqual(["open"]);
    }
  });

  it("owner and date are a form that comes back, and stays with what was typed when it is refused", async () => {
    const user = await newUser();
    const { agent, itemId } = await withItem(user);
    const itemNow = async () =>
      (await user.call<{ owner: string | null; due: string }[]>("GET", `/api/agents/${agent.id}/items`))
        .body[0];
    for (const [index, path] of ["/monday?by=person", `/agents/${agent.id}/items?by=person`].entries()) {
      const page = await shownPage(await get(user, path));
      const form = page.forms.find(({ controls }) => controls.some(({ value }) => value === "change-item"));
      const action = (form?.action ?? "").replaceAll("&amp;", "&");
      const fields = { intent: "change-item", itemId, owner: `Marta ${index}`, due: "2026-12-04" };
      const refused = await post(user, action, { ...fields, due: "Friday" });
      expect(refused.status).toBe(400);
      const shown = await shownPage(refused);
      expect(shown.title).toMatch(/^Error: /);
      expect(shown.texts).toContain("Enter a date such as 2026-11-27.");
      const again = shown.forms.find(({ controls }) => controls.some(({ value }) => value === "change-item"));
      expect(again?.controls.map(({ value }) => value)).toContain(`Marta ${index}`);
      expect(again?.action).toBe(form?.action);
      const answer = await post(user, action, fields);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, path]);
      expect(await itemNow()).toMatchObject({ owner: `Marta ${index}`, due: "2026-12-04" });
    }
  });

  it("nobody closes another's item, and nobody is led to another site", async () => {
    const [user, stranger] = [await newUser(), await newUser()];
    const { agent, itemId } = await withItem(user);
    const fields = { intent: "mark-item", itemId, state: "done" };
    await post(stranger, `/monday?of=${agent.id}`, fields);
    await post(stranger, `/agents/${agent.id}/items`, fields);
    await post(stranger, `/monday?of=${agent.id}`, { intent: "change-item", itemId, owner: "Eve", due: "" });
    expect(await stateOf(user, agent.id)).toEqual(["open"]);
    const [item] = (await user.call<{ owner: string | null }[]>("GET", `/api/agents/${agent.id}/items`)).body;
    expect(item?.owner).not.toBe("Eve");
    const away = await post(
      user,
      `/monday?of=${agent.id}&back=${encodeURIComponent("https://elsewhere.example/")}`,
      fields,
    );
    expect(away.headers.get("Location")).toBe("/monday");
    expect((await post(user, "/monday", { intent: "nothing" })).status).toBe(404);
  });

  it("what an address says that nobody understands is as if it weren't there", async () => {
    const user = await newUser();
    await withItem(user);
    const page = await shownPage(await get(user, "/monday?by=colour&group=never&page=minus&kind=&q=&owner="));
    expect(page.texts).toContain("1 item.");
    expect(page.texts.some((text) => text.startsWith("Overdue since Thu 2 Jan 2020"))).toBe(true);
  });
});
