import { describe, expect, it } from "vitest";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { BIKE_RENTAL } from "../../fixtures/bike-rental";
import { SHOP_MOVE, type Truth } from "../../fixtures/shop-move";
import { mortalPlatform } from "../../support/mortal-platform";
import { newStory, type StoryItem } from "../../support/story";

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

/** Everything of the items but their ids and times, with every event and its words. */
const ledgerOf = (items: StoryItem[]) =>
  items
    .map(({ kind, text, owner, due, state, events }) => ({
      ...{ kind, text, owner, due, state },
      said: events.map(({ what, by, quote }) => ({ what, by, quote })),
    }))
    .sort((a, b) => a.text.localeCompare(b.text));

/** Longer than the lease of a run. */
const AGAIN_MS = 600_000;

/**
 * Has a digest written by workers that die one after the other, at the `first` of their calls and at every fourth after
 * it, until one lives; returns how many died.
 */
async function digestOfTheDying(story: Awaited<ReturnType<typeof newStory>>, at: string, first: number) {
  const owner = { userId: story.user.id, agentId: story.agent.id };
  for (let died = 0; ; died += 1) {
    const now = new Date(Date.parse(at) + died * AGAIN_MS).toISOString();
    const nth = first + died * 4;
    const platform = mortalPlatform(now, nth);
    await generateNow(platform, owner, { kind: "manual" }).catch(() => null);
    if (platform.calls() < nth) return died;
  }
}

describe("A story of four weeks", () => {
  it("writing each digest twice leaves the same true items, the same since, the same news", async () => {
    const story = await newStory();
    for (const { digestAt, mails, truth } of SHOP_MOVE) {
      for (const mail of mails) await story.deliver(mail);
      await story.digest(digestAt);
      const [once, items] = [await story.latest(), await story.items()];
      expect(told(items, truth), digestAt).toEqual(isTrue(truth));
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
  });

  it("every item has its true state after each week, none lost, none twice, also with a digest after each mail", async () => {
    const [weekly, daily] = [await newStory(), await newStory()];
    for (const { digestAt, mails, truth } of SHOP_MOVE) {
      for (const mail of mails) {
        await weekly.deliver(mail);
        await daily.deliver(mail);
        await daily.digest(mail.at);
      }
      expect(await weekly.digest(digestAt)).toMatchObject({ outcome: "written" });
      const items = await weekly.items();
      expect(told(items, truth), digestAt).toEqual(isTrue(truth));
      expect(essence(await daily.items()), digestAt).toEqual(essence(items));
      const { actionItems, blockers, decisions } = await weekly.latest();
      expect(actionItems.length + blockers.length + decisions.length).toBe(
        truth.filter(({ state }) => state === "open").length,
      );
    }
  });
});

/** How many entries of the truth have one item of their kind and state, and how many items there are. */
function statesRight(items: StoryItem[], truth: Truth[]) {
  const isRight = ({ words, kind, state }: Truth) => {
    const found = items.filter((item) => item.kind === kind && words.test(item.text));
    return found.length === 1 && found[0]?.state === state;
  };
  return { right: truth.filter(isRight).length, items: items.length, truth: truth.length };
}

describe("Thirty mails of four weeks that no writer was made for", () => {
  it.each([
    { fed: "a digest a week", least: { recall: 0.9, precision: 0.9 } },
    // What is asked and answered within a week is an item here, and so is a trouble that was over by Friday.
    { fed: "a digest after each mail", least: { recall: 0.95, precision: 0.84 } },
  ])("the state is right for nine of ten items, with $fed", async ({ fed, least }) => {
    const story = await newStory();
    const weeks: ReturnType<typeof statesRight>[] = [];
    for (const { digestAt, mails, truth } of BIKE_RENTAL) {
      for (const mail of mails) {
        await story.deliver(mail);
        if (fed === "a digest after each mail") await story.digest(mail.at);
      }
      if (fed === "a digest a week") await story.digest(digestAt);
      weeks.push(statesRight(await story.items(), truth));
    }
    const sum = (of: "right" | "items" | "truth") => weeks.reduce((total, week) => total + week[of], 0);
    expect(sum("right") / sum("truth")).toBeGreaterThanOrEqual(least.recall);
    expect(sum("right") / sum("items")).toBeGreaterThanOrEqual(least.precision);
  });

  it("no item is there twice, none that was there is lost, and each digest written twice, or by workers that are killed at every call, leaves the same", async () => {
    const [story, killed] = [await newStory(), await newStory()];
    let before: string[] = [];
    for (const [week, { digestAt, mails, truth }] of BIKE_RENTAL.entries()) {
      for (const mail of mails) {
        await story.deliver(mail);
        await killed.deliver(mail);
      }
      expect(await story.digest(digestAt)).toMatchObject({ outcome: "written" });
      const items = await story.items();
      expect(told(items, truth).items.filter((found) => found.length > 1)).toEqual([]);
      const ids = items.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(before));
      before = ids;
      expect(await story.digest(digestAt)).toMatchObject({ outcome: "unchanged" });
      expect(await story.items()).toEqual(items);
      // Week by week from another call, so that in four weeks each is the one that a worker dies at.
      expect(await digestOfTheDying(killed, digestAt, week + 1)).toBeGreaterThan(3);
      expect(ledgerOf(await killed.items()), digestAt).toEqual(ledgerOf(items));
      const [lived, died] = [await story.latest(), await killed.latest()];
      expect(died.actionItems.map(({ task }) => task)).toEqual(lived.actionItems.map(({ task }) => task));
    }
    expect(BIKE_RENTAL.flatMap(({ mails }) => mails)).toHaveLength(30);
  });
});
