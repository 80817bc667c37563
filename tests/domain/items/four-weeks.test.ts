import { describe, expect, it } from "vitest";
import { SHOP_MOVE, type Truth } from "../../fixtures/shop-move";
import { newStory, type StoryItem } from "../../support/story";

const LAST = SHOP_MOVE.at(-1)?.truth ?? [];

/** What is stored, in the terms of the truth: one entry for each of its items, and what it does not speak of. */
function told(items: StoryItem[], truth: Truth[]) {
  const found = truth.map(({ words, kind }) =>
    items.filter((item) => item.kind === kind && words.test(item.text)),
  );
  return {
    items: found.map((each, index) =>
      each.map(({ kind, state, owner, due }) => ({
        ...{ words: truth[index]?.words, kind, state },
        ...(truth[index]?.owner === undefined ? {} : { owner }),
        ...(truth[index]?.due === undefined ? {} : { due }),
      })),
    ),
    others: items.filter((item) => !found.flat().includes(item)).map((item) => item.text),
  };
}

const isTrue = (truth: Truth[]) => ({ items: truth.map((each) => [each]), others: [] });
/** Everything of an item but when it was read, which two ways of reading do not share. */
const essence = (items: StoryItem[]) =>
  items
    .map(({ kind, text, owner, due, state }) => ({ kind, text, owner, due, state }))
    .sort((a, b) => a.text.localeCompare(b.text));

describe("A story of four weeks", () => {
  it("every item has its true state after each week; none is lost, none is there twice", async () => {
    const story = await newStory();
    for (const { digestAt, mails, truth } of SHOP_MOVE) {
      for (const mail of mails) await story.deliver(mail);
      expect(await story.digest(digestAt)).toMatchObject({ outcome: "written" });
      expect(told(await story.items(), truth), digestAt).toEqual(isTrue(truth));
      const { actionItems, blockers, decisions } = await story.latest();
      expect(actionItems.length + blockers.length + decisions.length).toBe(
        truth.filter(({ state }) => state === "open").length,
      );
    }
  });

  it("writing each digest twice leaves the same items, the same since, the same news", async () => {
    const story = await newStory();
    for (const { digestAt, mails } of SHOP_MOVE) {
      for (const mail of mails) await story.deliver(mail);
      await story.digest(digestAt);
      const [once, items] = [await story.latest(), await story.items()];
      await story.digest(digestAt);
      const again = await story.latest();
      expect(await story.items()).toEqual(items);
      expect([again.actionItems, again.blockers, again.decisions, again.closed]).toEqual([
        once.actionItems,
        once.blockers,
        once.decisions,
        once.closed,
      ]);
    }
    expect(told(await story.items(), LAST)).toEqual(isTrue(LAST));
  });

  it("a digest after each mail comes to the same state as one after each week", async () => {
    const [weekly, daily] = [await newStory(), await newStory()];
    for (const { digestAt, mails } of SHOP_MOVE) {
      for (const mail of mails) {
        await weekly.deliver(mail);
        await daily.deliver(mail);
        await daily.digest(mail.at);
      }
      await weekly.digest(digestAt);
      expect(essence(await daily.items()), digestAt).toEqual(essence(await weekly.items()));
    }
  });
});
