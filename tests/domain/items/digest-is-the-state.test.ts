import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digests } from "../../../app/database/schema/digests.server";
import { itemEvents, items, ledgers } from "../../../app/database/schema/items.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { restoreDigest } from "../../../app/domain/digests/restore-digest.server";
import { purgeMails } from "../../../app/domain/inbox/purge-mails.server";
import { emptyDraft, lineOf } from "../../support/drafts";
import { balanceOf, newUser } from "../../support/new-user";
import { platformAt, writerThat } from "../../support/platform-at";
import { newStory } from "../../support/story";
import { CRANE_PLAN, KIND_WORDS, MONDAY, TUESDAY, WEDNESDAY } from "../../support/story-mails";
import { sendForm, upload } from "../../support/upload";

const { db } = platformAt(new Date());

const DONE = {
  from: "Joe Okafor <joe@yard.example>",
  at: "2026-11-03T08:00:00Z",
  subject: "Re: Crane plan",
  text: "The plan is done, thanks.",
};

/** One open action in one digest of Monday. */
async function withPlan() {
  const story = await newStory();
  const mailId = await story.deliver(CRANE_PLAN);
  await story.digest(MONDAY);
  const [item] = await story.items();
  return { ...story, mailId, itemId: item?.id ?? "" };
}

describe("A digest is the state, not a list of what arrived", () => {
  it("what is open stays in the next digest, with since when; what is new says so", async () => {
    const story = await withPlan();
    expect((await story.latest()).actionItems).toMatchObject([
      { change: "new", since: "2026-11-02T18:00:00.000Z", due: "2026-11-06", itemId: story.itemId },
    ]);
    await story.deliver({
      ...CRANE_PLAN,
      at: TUESDAY,
      subject: "Yard",
      text: "Hi Kim,\n\nplease book the yard.\n\nAna",
    });
    await story.digest(TUESDAY);
    expect((await story.latest()).actionItems).toMatchObject([
      { task: "Send the crane plan to the city", change: "open", since: "2026-11-02T18:00:00.000Z" },
      { task: "Book the yard", change: "new", since: "2026-11-03T18:00:00.000Z" },
    ]);
  });

  it("'Process Email' on a newsletter replaces nothing: the digest says it already, and costs nothing", async () => {
    const story = await withPlan();
    const mailId = await story.deliver(KIND_WORDS);
    const selection = { kind: "mail" as const, mailId, includeOthers: false };
    expect(await story.digest(TUESDAY, selection)).toMatchObject({ outcome: "unchanged", credits: 499 });
    expect((await story.latest()).actionItems).toHaveLength(1);
  });

  it("a reply that closes an item is news even when it gives no line, and is said once", async () => {
    const story = await withPlan();
    await story.deliver(DONE);
    expect(await story.digest(TUESDAY)).toMatchObject({ outcome: "written", credits: 498 });
    const digest = await story.latest();
    expect(digest).toMatchObject({
      actionItems: [],
      closed: [
        {
          itemId: story.itemId,
          text: "Send the crane plan to the city",
          how: "done",
          by: "words",
          sources: [{ quote: "The plan is done, thanks." }],
        },
      ],
    });
    expect(digest.content).toContain("## Closed\n\n- Send the crane plan to the city (how: done)");
    await story.deliver(KIND_WORDS);
    expect(await story.digest(WEDNESDAY)).toMatchObject({ outcome: "empty", credits: 498 });
    expect(await balanceOf(story.user.id)).toEqual({ credits: 498, ledger: 498 });
  });

  it("asked for again it is the same item, and 'asked' twice; another date is a change with what it was", async () => {
    const story = await withPlan();
    await story.deliver({
      ...CRANE_PLAN,
      at: "2026-11-03T08:00:00Z",
      text: "Hi Joe,\n\nreminder: please send the crane plan to the city by Wednesday.\n\nAna",
    });
    await story.digest(TUESDAY);
    expect((await story.latest()).actionItems).toMatchObject([
      {
        itemId: story.itemId,
        change: "changed",
        timeline: "Wed 4 Nov",
        due: "2026-11-04",
        was: { timeline: "Fri 6 Nov" },
      },
    ]);
    const [item] = await story.items();
    expect(item?.events).toHaveLength(2);
  });
});

describe("Digests agree with the ledger", () => {
  it("a digest written again by another hand replaces what its predecessor read; what a person said stays", async () => {
    const story = await withPlan();
    const owner = { userId: story.user.id, agentId: story.agent.id };
    const quote = "please send the crane plan to the city by Friday.";
    const write = (tasks: string[]) =>
      generateNow(
        platformAt(MONDAY, {
          writer: writerThat(async () => ({
            ...emptyDraft(),
            actionItems: tasks.map((task) => lineOf(task, story.mailId, quote)),
          })),
        }),
        owner,
        { kind: "manual" },
      );
    await write(["Send the crane plan"]);
    expect(await story.items()).toMatchObject([{ id: story.itemId, text: "Send the crane plan" }]);
    await write([]);
    expect(await story.items()).toEqual([]);
    await write(["Send the plan to the city"]);
    const [made] = await story.items();
    await story.user.call("PUT", `${story.path}/items/${made?.id}`, { state: "not-ours" });
    await write(["Send the crane plan"]);
    expect(await story.items()).toMatchObject([{ id: made?.id, state: "not-ours" }]);
    await write([]);
    expect(await story.items()).toMatchObject([{ id: made?.id, state: "not-ours" }]);
    expect((await story.latest()).actionItems).toEqual([]);
  });

  it("a line that was not edited keeps its item, a typed one has none, and the next digest has what is open", async () => {
    const story = await withPlan();
    const before = await story.latest();
    const { body } = await story.user.call<typeof before>("PUT", `${story.path}/summaries/${before.id}`, {
      content: before.content.replace("## Action Items\n\n", "## Action Items\n\n- Paint the crane\n"),
    });
    expect(body.actionItems).toMatchObject([
      { task: "Paint the crane", itemId: null },
      { task: "Send the crane plan to the city", itemId: story.itemId, due: "2026-11-06" },
    ]);
  });

  it("a restored digest leaves the items as they are", async () => {
    const story = await withPlan();
    const first = await story.latest();
    await story.deliver(DONE);
    await story.digest(TUESDAY);
    const owner = { userId: story.user.id, agentId: story.agent.id };
    await restoreDigest(platformAt("2026-11-03T19:00:00Z"), owner, first.id);
    expect((await story.latest()).id).toBe(first.id);
    expect(await story.items("closed")).toMatchObject([{ id: story.itemId, state: "done" }]);
    // Its mails read anew ask for what another mail has closed since: nothing is open, and nothing is new.
    expect(await story.digest(WEDNESDAY)).toMatchObject({ outcome: "empty" });
    expect(await story.items()).toMatchObject([{ id: story.itemId, state: "done" }]);
  });
});

describe("What is read or said meanwhile", () => {
  it("a person who acts while the digest is written is heard, and the digest says so", async () => {
    const story = await withPlan();
    await story.deliver(KIND_WORDS);
    const writer = writerThat(async () => {
      await story.user.call("PUT", `${story.path}/items/${story.itemId}`, { state: "done" });
      return emptyDraft();
    });
    const owner = { userId: story.user.id, agentId: story.agent.id };
    const later = platformAt(new Date(Date.now() + 60_000), { writer });
    expect(await generateNow(later, owner, { kind: "manual" })).toMatchObject({ outcome: "written" });
    expect(await story.items()).toMatchObject([{ state: "done" }]);
    expect((await story.latest()).closed).toMatchObject([{ itemId: story.itemId, by: "person" }]);
    expect(await balanceOf(story.user.id)).toEqual({ credits: 498, ledger: 498 });
  });

  it("a document is read for every digest; its words are one event, and its date does not wander", async () => {
    const story = await newStory();
    const file = upload("Joe sends the crane permit to the city by Friday.", "plan.md");
    await sendForm(story.user, `/api/agents/${story.agent.id}/context-docs`, file);
    await story.digest(MONDAY);
    const before = await story.items();
    expect(before).toMatchObject([{ due: "2026-11-06", state: "open", events: [{ what: "asked" }] }]);
    await story.deliver({ ...CRANE_PLAN, at: "2026-11-09T08:00:00Z" });
    await story.digest("2026-11-09T18:00:00Z");
    const after = await story.items();
    expect(after).toHaveLength(2);
    expect(after).toContainEqual(before[0]);
    await story.user.call("PUT", `${story.path}/items/${before[0]?.id}`, { state: "done" });
    await story.deliver(KIND_WORDS);
    await story.digest("2026-11-16T18:00:00Z");
    expect(await story.items("closed")).toMatchObject([{ id: before[0]?.id, state: "done" }]);
    expect(await story.items()).toHaveLength(2);
  });
});

describe("The words that items stand on are kept", () => {
  it("deleting a mail keeps its quotes", async () => {
    const story = await withPlan();
    await story.user.call("DELETE", `${story.path}/emails/${story.mailId}`);
    expect(await story.items()).toMatchObject([
      { state: "open", events: [{ emailId: story.mailId, quote: expect.stringContaining("crane plan") }] },
    ]);
    await story.deliver(DONE);
    await story.digest(TUESDAY);
    expect(await story.items("closed")).toMatchObject([{ id: story.itemId, state: "done" }]);
  });

  it("retention keeps them, too", async () => {
    const story = await withPlan();
    await story.user.call("PUT", story.path, { autoDeleteData: true, retentionDays: 1 });
    await purgeMails(platformAt(new Date(Date.now() + 3 * 86_400_000)));
    expect((await story.user.call<{ emails: unknown[] }>("GET", story.path)).body.emails).toEqual([]);
    expect(await story.items()).toMatchObject([{ state: "open", events: [{ emailId: story.mailId }] }]);
  });

  it("deleting the agent removes all", async () => {
    const story = await withPlan();
    await story.user.call("DELETE", story.path);
    const left = await Promise.all([
      db.select().from(items).where(eq(items.agentId, story.agent.id)),
      db.select().from(itemEvents).where(eq(itemEvents.agentId, story.agent.id)),
      db.select().from(ledgers).where(eq(ledgers.agentId, story.agent.id)),
    ]);
    expect(left.flat()).toEqual([]);
  });
});

describe("First time: existing digests' lines become items once", () => {
  /** A digest as it was stored before there were items. */
  async function oldDigest() {
    const story = await withPlan();
    await db.delete(ledgers).where(eq(ledgers.agentId, story.agent.id));
    await db.delete(items).where(eq(items.agentId, story.agent.id));
    const row = await db.query.digests.findFirst({ where: eq(digests.agentId, story.agent.id) });
    if (!row) throw new Error("No digest was written.");
    const actionItems = row.content.actionItems.map(({ task, owner, timeline, urgency, sources }) => {
      return { task, owner, timeline, urgency, sources };
    });
    const { closed: _, ...content } = row.content;
    await db
      .update(digests)
      .set({ content: { ...content, actionItems } })
      .where(eq(digests.id, row.id));
    return story;
  }

  it("however often it is tried, also at once, and the digest names them", async () => {
    const story = await oldDigest();
    const lists = await Promise.all([story.items(), story.items(), story.items()]);
    expect(lists[0]).toMatchObject([
      { text: "Send the crane plan to the city", owner: "Joe", due: "2026-11-06", state: "open" },
    ]);
    expect(await story.items()).toHaveLength(1);
    const [item] = await story.items();
    expect((await story.latest()).actionItems).toMatchObject([{ itemId: item?.id, change: "new" }]);
  });

  it("the next digest goes on with them", async () => {
    const story = await oldDigest();
    await story.deliver(DONE);
    await story.digest(TUESDAY);
    expect((await story.latest()).closed).toMatchObject([
      { text: "Send the crane plan to the city", how: "done" },
    ]);
  });
});

describe("Samples", () => {
  it("their lines are no items", async () => {
    const user = await newUser();
    const story = await newStory(user);
    await story.digest(MONDAY, { kind: "samples" }).catch(() => null);
    expect(await story.items()).toEqual([]);
  });
});
