import { describe, expect, it } from "vitest";
import type { DigestView } from "../../../app/digest/digest-view";
import { restoreDigest } from "../../../app/domain/digests/restore-digest.server";
import { balanceOf, newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";
import { newStory } from "../../support/story";
import {
  KIND_WORDS,
  LEASE_AND_SHELVES,
  LEASE_SENT,
  MONDAY,
  TUESDAY,
  WEDNESDAY,
} from "../../support/story-mails";
import { sendForm } from "../../support/upload";

/** Asks for something else on Tuesday. */
const YARD = {
  ...LEASE_AND_SHELVES,
  at: TUESDAY,
  subject: "Yard",
  text: "Hi Kim,\n\nplease book the yard.\n\nAna",
};
const LEASE = "Send the lease to the landlord";
const SHELVES = "Order the shelves";

/** Two open actions in one digest of Monday, which can be edited. */
async function withDigest() {
  const story = await newStory();
  await story.deliver(LEASE_AND_SHELVES);
  await story.digest(MONDAY);
  const save = async (change: (content: string) => string) => {
    const { id, content } = await story.latest();
    const path = `${story.path}/summaries/${id}`;
    return (await story.user.call<DigestView>("PUT", path, { content: change(content) })).body;
  };
  const item = async (text: string) => (await story.items()).find((each) => each.text === text);
  const post = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return sendForm<string>(story.user, `/agents/${story.agent.id}`, form);
  };
  const page = async () => (await story.user.call<string>("GET", `/agents/${story.agent.id}`)).body;
  return { ...story, save, item, post, page };
}
const withoutLine = (text: string) => (content: string) =>
  content
    .split("\n")
    .filter((line) => !line.startsWith(`- ${text}`))
    .join("\n");

describe("A line edited by hand keeps its item", () => {
  it("its words are the item's, by a person, and stand in the next digest", async () => {
    const story = await withDigest();
    const before = await story.item(LEASE);
    const edited = await story.save((content) =>
      content.replace(
        /- Send the lease to the landlord.*/,
        "- Send the signed lease to Mr Lund (owner: Marta; due: Thu 12 Nov)",
      ),
    );
    expect(edited.actionItems.find(({ owner }) => owner === "Marta")).toMatchObject({
      task: "Send the signed lease to Mr Lund",
      itemId: before?.id,
      due: "2026-11-12",
      sources: [],
    });
    expect(await story.item("Send the signed lease to Mr Lund")).toMatchObject({
      id: before?.id,
      owner: "Marta",
      due: "2026-11-12",
      events: [{ what: "asked" }, { what: "marked", by: "person", quote: null }],
    });
    expect(edited.removed).toEqual([]);
    await story.deliver(KIND_WORDS);
    await story.deliver(YARD);
    await story.digest(WEDNESDAY);
    expect((await story.latest()).actionItems).toContainEqual(
      expect.objectContaining({
        task: "Send the signed lease to Mr Lund",
        owner: "Marta",
        itemId: before?.id,
      }),
    );
  });

  it("written anew over the same mails it keeps both its words and those it stands on, for no credit", async () => {
    const story = await withDigest();
    await story.save((content) => content.replace(SHELVES, "Order the oak shelves"));
    expect(await story.digest(TUESDAY)).toMatchObject({ outcome: "replaced", credits: 499 });
    const item = await story.item("Order the oak shelves");
    expect(item?.events.map(({ what }) => what)).toEqual(["asked", "marked"]);
    expect((await story.latest()).actionItems).toHaveLength(2);
    expect(await story.items()).toHaveLength(2);
  });

  it("of two edits at once both are kept, each as one event", async () => {
    const story = await withDigest();
    const { id, content } = await story.latest();
    const put = (change: string) =>
      story.user.call("PUT", `${story.path}/summaries/${id}`, { content: change });
    await Promise.all([
      put(content.replace(SHELVES, "Order the oak shelves")),
      story.user.call("PUT", `${story.path}/items/${(await story.item(LEASE))?.id}`, { owner: "Marta" }),
    ]);
    expect((await story.item("Order the oak shelves"))?.events).toHaveLength(2);
    expect(await story.item(LEASE)).toMatchObject({ owner: "Marta" });
  });

  it("someone else's digest and items stay as they are", async () => {
    const story = await withDigest();
    const { id, content } = await story.latest();
    const stranger = await newUser();
    const answer = await stranger.call("PUT", `${story.path}/summaries/${id}`, {
      content: content.replace(SHELVES, "Order nothing"),
    });
    expect(answer.status).toBe(404);
    expect(await story.item(SHELVES)).toMatchObject({ state: "open" });
  });
});

describe("A deleted line asks 'wrong, done, or only from this digest?'", () => {
  it("after saving the section, on the page, without a script; the item is open until it is answered", async () => {
    const story = await withDigest();
    const { id } = await story.latest();
    const answer = await story.post({
      intent: "edit-section",
      section: "actionItems",
      summaryId: id,
      text: `- ${LEASE} (owner: Joe; due: Fri 6 Nov)`,
    });
    expect(answer.status).toBe(302);
    const shown = await story.page();
    expect(shown).toContain("Wrong, done, or only from this digest?");
    for (const label of ["Wrong", "Done", "Only from this digest"])
      expect(shown).toContain(`aria-label="${label}: ${SHELVES}"`);
    expect(await story.item(SHELVES)).toMatchObject({ state: "open" });
    expect((await story.latest()).actionItems).toHaveLength(1);
  });

  it.each(["wrong", "done"])(
    "'%s' closes the item, with undo, and it stays closed in the next digest",
    async (state) => {
      const story = await withDigest();
      const { removed } = await story.save(withoutLine(SHELVES));
      expect(removed).toEqual([{ itemId: expect.any(String), text: SHELVES }]);
      const itemId = removed[0]?.itemId ?? "";
      await story.post({ intent: "mark-item", itemId, state });
      expect(await story.item(SHELVES)).toMatchObject({ state });
      expect(await story.page()).toContain(`aria-label="Undo: ${SHELVES}"`);
      await story.deliver(KIND_WORDS);
      await story.digest(WEDNESDAY);
      expect((await story.latest()).actionItems.map(({ task }) => task)).toEqual([LEASE]);
    },
  );

  it("'only from this digest', as without an answer: the next digest has it again", async () => {
    for (const isAnswered of [true, false]) {
      const story = await withDigest();
      const { id, removed } = await story.save(withoutLine(SHELVES));
      const itemId = removed[0]?.itemId ?? "";
      if (isAnswered) {
        await story.post({ intent: "leave-out-line", summaryId: id, itemId });
        expect(await story.page()).not.toContain("only from this digest?");
      }
      expect(await story.item(SHELVES)).toMatchObject({ state: "open", events: [{ what: "asked" }] });
      await story.deliver(YARD);
      await story.digest(WEDNESDAY);
      expect((await story.latest()).actionItems.map(({ task }) => task)).toContain(SHELVES);
      expect(await story.page()).not.toContain("only from this digest?");
    }
  });

  it("'only from this digest': 'Generate New' over the same mails brings it back for no credit", async () => {
    const story = await withDigest();
    await story.save((content) => content.replace("- Send the lease", "- Send the signed lease"));
    const { id, removed } = await story.save(withoutLine(SHELVES));
    await story.post({ intent: "leave-out-line", summaryId: id, itemId: removed[0]?.itemId ?? "" });
    expect((await story.latest()).removed).toEqual([]);
    expect(await story.digest(TUESDAY)).toMatchObject({ outcome: "replaced", credits: 499 });
    expect((await story.latest()).actionItems.map(({ task }) => task).sort()).toEqual([
      SHELVES,
      "Send the signed lease to the landlord",
    ]);
  });

  it("what is typed in again and deleted anew asks again", async () => {
    const story = await withDigest();
    const { content } = await story.latest();
    const { id, removed } = await story.save(withoutLine(SHELVES));
    await story.post({ intent: "leave-out-line", summaryId: id, itemId: removed[0]?.itemId ?? "" });
    await story.save(() => content);
    expect((await story.save(withoutLine(SHELVES))).removed).toEqual(removed);
  });

  it("a line that is typed in again is that line again, with its item and its words", async () => {
    const story = await withDigest();
    const before = await story.latest();
    await story.save(withoutLine(SHELVES));
    const after = await story.save(() => before.content);
    expect(after.actionItems).toEqual(before.actionItems);
    expect(after.removed).toEqual([]);
  });

  it("a stranger's answer is a 404 and changes nothing", async () => {
    const story = await withDigest();
    const { id, removed } = await story.save(withoutLine(SHELVES));
    const form = new FormData();
    const fields = { intent: "leave-out-line", summaryId: id, itemId: removed[0]?.itemId ?? "" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await sendForm(await newUser(), `/agents/${story.agent.id}`, form);
    expect((await story.latest()).removed).toHaveLength(1);
  });
});

describe("Restored digests agree with the ledger", () => {
  it("an item that was done since says so, and one that has another owner now, too; written anew it is the state", async () => {
    const story = await withDigest();
    const first = await story.latest();
    await story.deliver(LEASE_SENT);
    await story.digest(TUESDAY);
    const shelves = await story.item(SHELVES);
    await story.user.call("PUT", `${story.path}/items/${shelves?.id}`, { owner: "Marta" });
    const owner = { userId: story.user.id, agentId: story.agent.id };
    await restoreDigest(platformAt("2026-11-03T19:00:00Z"), owner, first.id);
    const shown = await story.page();
    expect(shown).toContain(`aria-label="Undo: ${LEASE}"`);
    expect(shown).toContain("Now Marta");
    await story.digest(WEDNESDAY);
    expect((await story.latest()).actionItems).toMatchObject([{ task: SHELVES, owner: "Marta" }]);
    expect(await balanceOf(story.user.id)).toMatchObject({ credits: 497 });
  });

  it("a line of a restored digest that is edited says of its item only what was edited", async () => {
    const story = await withDigest();
    const shelves = await story.item(SHELVES);
    await story.user.call("PUT", `${story.path}/items/${shelves?.id}`, { owner: "Marta" });
    await story.save((content) => content.replace(SHELVES, "Order the oak shelves"));
    expect(await story.item("Order the oak shelves")).toMatchObject({ id: shelves?.id, owner: "Marta" });
  });
});
