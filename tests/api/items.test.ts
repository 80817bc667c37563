import { describe, expect, it } from "vitest";
import { call, newUser } from "../support/new-user";
import { newStory, type StoryItem } from "../support/story";
import { CRANE_PLAN, MONDAY, TUESDAY } from "../support/story-mails";
import { sendForm } from "../support/upload";

async function withItems() {
  const story = await newStory();
  await story.deliver(CRANE_PLAN);
  await story.deliver({
    ...CRANE_PLAN,
    subject: "Yard",
    text: "Hi Kim,\n\nplease book the yard by Wednesday.\n\nAna",
  });
  await story.deliver({
    ...CRANE_PLAN,
    subject: "Paint",
    text: "Hi Joe,\n\nplease order the blue paint.\n\nAna",
  });
  await story.digest(MONDAY);
  const [first] = await story.items();
  return { ...story, itemPath: `${story.path}/items/${first?.id}` };
}

describe("GET /api/agents/{id}/items", () => {
  it("200 Item[]: open ones most urgent first, each with its words", async () => {
    const { user, path, agent } = await withItems();
    const { status, body } = await user.call<StoryItem[]>("GET", `${path}/items`);
    expect(status).toBe(200);
    expect(body.map((item) => item.text)).toEqual([
      "Book the yard",
      "Send the crane plan to the city",
      "Order the blue paint",
    ]);
    expect(body[1]).toEqual({
      id: expect.any(String),
      agentId: agent.id,
      kind: "action",
      text: "Send the crane plan to the city",
      owner: "Joe",
      due: "2026-11-06",
      timeline: "Fri 6 Nov",
      state: "open",
      since: "2026-11-02T18:00:00.000Z",
      closedAt: null,
      sources: [
        expect.objectContaining({
          kind: "email",
          quote: "please send the crane plan to the city by Friday.",
        }),
      ],
      events: [
        {
          what: "asked",
          by: "words",
          at: "2026-11-02T08:00:00.000Z",
          who: "Ana Ruiz",
          quote: "please send the crane plan to the city by Friday.",
          emailId: expect.any(String),
        },
      ],
    });
  });

  it("by owner, and closed ones the latest first", async () => {
    const { user, path, itemPath } = await withItems();
    expect((await user.call<StoryItem[]>("GET", `${path}/items?owner=joe`)).body).toHaveLength(2);
    await user.call("PUT", itemPath, { state: "done" });
    expect((await user.call("GET", `${path}/items?state=closed`)).body).toMatchObject([
      { text: "Book the yard" },
    ]);
    expect((await user.call<StoryItem[]>("GET", `${path}/items?state=all`)).body).toHaveLength(3);
  });

  it("400 unknown state; 404 for someone else's and for none", async () => {
    const { user, path } = await withItems();
    expect((await user.call("GET", `${path}/items?state=lost`)).status).toBe(400);
    expect((await (await newUser()).call("GET", `${path}/items`)).status).toBe(404);
    expect((await user.call("GET", "/api/agents/none/items")).status).toBe(404);
    expect((await call("GET", `${path}/items`)).status).toBe(401);
  });
});

describe("PUT /api/agents/{id}/items/{itemId}", () => {
  it("done is one event by a person, costs nothing, and is undone by open", async () => {
    const { user, path, itemPath } = await withItems();
    const done = await user.call("PUT", itemPath, { state: "done" });
    expect(done).toMatchObject({
      status: 200,
      body: { state: "done", closedAt: expect.any(String), events: [{}, { what: "marked", by: "person" }] },
    });
    expect((await user.call<StoryItem[]>("GET", `${path}/items`)).body).toHaveLength(2);
    expect((await user.call("PUT", itemPath, { state: "open" })).body).toMatchObject({
      state: "open",
      closedAt: null,
    });
    expect((await user.call("PUT", itemPath, { state: "open" })).body.events).toHaveLength(3);
    expect((await user.call("GET", "/api/auth/user")).body).toMatchObject({ credits: 499 });
  });

  it("owner and due; what the body leaves out stays", async () => {
    const { user, itemPath } = await withItems();
    expect((await user.call("PUT", itemPath, { owner: "Marta" })).body).toMatchObject({
      owner: "Marta",
      due: "2026-11-04",
    });
    expect((await user.call("PUT", itemPath, { due: "2026-12-04" })).body).toMatchObject({
      owner: "Marta",
      due: "2026-12-04",
      timeline: "Fri 4 Dec",
    });
    const lines = { owner: " Marta\u0000 \r\n\t Ruiz " };
    expect((await user.call("PUT", itemPath, lines)).body).toMatchObject({ owner: "Marta Ruiz" });
    expect((await user.call("PUT", itemPath, { due: null, owner: null })).body).toMatchObject({
      owner: null,
      due: null,
      timeline: null,
    });
  });

  it("undone, a date has the words again that the item had for it", async () => {
    const story = await newStory();
    await story.deliver({
      ...CRANE_PLAN,
      text: "Hi Joe,\n\nplease send the crane plan to the city as soon as possible.\n\nAna",
    });
    await story.digest(MONDAY);
    const [item] = await story.items();
    const put = (due: string | null) => story.user.call("PUT", `${story.path}/items/${item?.id}`, { due });
    const { timeline } = (await put("2026-12-04")).body;
    expect(timeline).toBe("Fri 4 Dec");
    expect((await put(null)).body).toMatchObject({ due: null, timeline: "As soon as possible" });
  });

  it.each([
    { due: "Friday", words: "Enter a date such as 2026-11-27." },
    { due: "2026-02-30", words: "Enter a date such as 2026-11-27." },
    { due: "0026-11-27", words: "Enter a date between 2000 and 2199." },
  ])("400 for the date $due says what is wrong with it", async ({ due, words }) => {
    const { user, itemPath } = await withItems();
    expect(await user.call("PUT", itemPath, { due })).toMatchObject({
      status: 400,
      body: { message: words, errors: { due: [words] } },
    });
  });

  it.each([
    { state: "cancelled" },
    { state: "superseded" },
    { due: "Friday" },
    { due: "2026-02-30" },
    { owner: 7 },
  ])("400 for %j, and nothing changes", async (body) => {
    const { user, path, itemPath } = await withItems();
    const before = (await user.call("GET", `${path}/items`)).body;
    expect((await user.call("PUT", itemPath, body)).status).toBe(400);
    expect((await user.call("GET", `${path}/items`)).body).toEqual(before);
  });

  it("404 for someone else's, for another agent's and for none; it stays as it was", async () => {
    const { user, path, itemPath } = await withItems();
    const other = await newStory(user);
    const stranger = await newUser();
    const itemId = itemPath.split("/").at(-1);
    const before = (await user.call("GET", `${path}/items`)).body;
    for (const answer of [
      await stranger.call("PUT", itemPath, { state: "done" }),
      await user.call("PUT", `${other.path}/items/${itemId}`, { state: "done" }),
      await user.call("PUT", `${path}/items/none`, { state: "done" }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await user.call("GET", `${path}/items`)).body).toEqual(before);
  });

  it("what a person said wins over what mails say, until a later mail asks for it anew", async () => {
    const story = await newStory();
    await story.deliver({ ...CRANE_PLAN, at: new Date(Date.now() - 86_400_000).toISOString() });
    await story.digest(new Date(Date.now() - 80_000_000).toISOString());
    const [item] = await story.items();
    await story.user.call("PUT", `${story.path}/items/${item?.id}`, { state: "done" });
    const again = { ...CRANE_PLAN, text: "Hi Joe,\n\nplease send the crane plan to the city.\n\nAna" };
    await story.deliver({ ...again, at: new Date(Date.now() - 3_600_000).toISOString() });
    await story.digest(new Date(Date.now() + 60_000).toISOString());
    expect(await story.items()).toMatchObject([{ id: item?.id, state: "done" }]);
    await story.deliver({ ...again, at: new Date(Date.now() + 3_600_000).toISOString() });
    await story.digest(new Date(Date.now() + 7_200_000).toISOString());
    expect(await story.items()).toMatchObject([{ id: item?.id, state: "open" }]);
  });

  it("the next digest says what a person closed, and costs what a digest costs", async () => {
    const { user, itemPath, digest, latest } = await withItems();
    await user.call("PUT", itemPath, { state: "wrong" });
    expect(await digest(TUESDAY)).toMatchObject({ outcome: "written" });
    expect((await latest()).closed).toMatchObject([{ text: "Book the yard", how: "wrong", by: "person" }]);
  });
});

describe("On each line of the agent's sheet", () => {
  const marked = async (story: Awaited<ReturnType<typeof withItems>>, state: string) => {
    const form = new FormData();
    form.set("intent", "mark-item");
    form.set("itemId", story.itemPath.split("/").at(-1) ?? "");
    form.set("state", state);
    return sendForm(story.user, `/agents/${story.agent.id}`, form);
  };
  const page = async ({ user, agent }: Awaited<ReturnType<typeof withItems>>) =>
    (await user.call<string>("GET", `/agents/${agent.id}`)).body;

  it("done, wrong and not ours, with undo, without a script", async () => {
    const story = await withItems();
    expect(await page(story)).toMatch(/aria-label="Done: Book the yard"/);
    const answer = await marked(story, "done");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/agents/${story.agent.id}`]);
    expect(await story.items("closed")).toMatchObject([{ text: "Book the yard", state: "done" }]);
    expect(await page(story)).toMatch(/aria-label="Undo: Book the yard"/);
    await marked(story, "open");
    expect(await story.items("closed")).toEqual([]);
    expect((await story.user.call("GET", "/api/auth/user")).body).toMatchObject({ credits: 499 });
  });

  const changed = async (story: Awaited<ReturnType<typeof withItems>>, fields: Record<string, string>) => {
    const form = new FormData();
    form.set("intent", "change-item");
    form.set("itemId", story.itemPath.split("/").at(-1) ?? "");
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return sendForm<string>(story.user, `/agents/${story.agent.id}`, form);
  };

  it("owner and due date, with undo, without a script and without a credit", async () => {
    const story = await withItems();
    const answer = await changed(story, { owner: " Marta ", due: "2026-12-04" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/agents/${story.agent.id}`]);
    expect((await story.items("open")).find(({ text }) => text === "Book the yard")).toMatchObject({
      owner: "Marta",
      due: "2026-12-04",
    });
    expect(await page(story)).toContain("Now Marta, Fri 4 Dec");
    const form = new FormData();
    const undo = { intent: "mark-item", itemId: story.itemPath.split("/").at(-1) ?? "" };
    for (const [name, value] of Object.entries({ ...undo, owner: "Kim", due: "2026-11-04" }))
      form.set(name, value);
    await sendForm(story.user, `/agents/${story.agent.id}`, form);
    expect((await story.items("open"))[0]).toMatchObject({ owner: "Kim", due: "2026-11-04" });
    expect(await page(story)).not.toContain("Now ");
    expect((await story.user.call("GET", "/api/auth/user")).body).toMatchObject({ credits: 499 });
  });

  it("an empty owner or date is none", async () => {
    const story = await withItems();
    await changed(story, { owner: "", due: "" });
    expect((await story.items("open")).find(({ text }) => text === "Book the yard")).toMatchObject({
      owner: null,
      due: null,
    });
    expect(await page(story)).toContain("Now unassigned, without a date");
  });

  it("a wrong date is said under its field, with what was typed, and nothing changes", async () => {
    const story = await withItems();
    const before = await story.items("open");
    const answer = await changed(story, { owner: "Marta", due: "2026-02-30" });
    const shown = answer.body;
    expect(answer.status).toBe(400);
    expect(shown).toMatch(/<details[^>]* open=""/);
    expect(shown).toContain("Enter a date such as 2026-11-27.</p>");
    expect(shown).toMatch(/<input[^>]*name="owner"[^>]*value="Marta"/);
    expect(shown).toMatch(/<input[^>]*name="due"[^>]*aria-invalid="true"/);
    expect(await story.items("open")).toEqual(before);
  });

  it("new lines say so; later ones since when, and what was closed stands in a section of its own", async () => {
    const story = await withItems();
    expect(await page(story)).toContain(">New<");
    await marked(story, "not-ours");
    await story.deliver({
      ...CRANE_PLAN,
      subject: "Thanks",
      text: "Thank you all, that was a lovely evening.",
    });
    await story.digest(TUESDAY);
    const shown = await page(story);
    expect(shown).toMatch(/Open since .{0,160}Mon 2 Nov/);
    expect(shown).toContain("Closed since last time");
    expect(shown).toContain("Not ours, marked by hand");
  });
});
