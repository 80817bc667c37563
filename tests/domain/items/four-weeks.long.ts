import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digestRuns, digests } from "../../../app/database/schema/digests.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { BIKE_RENTAL } from "../../fixtures/bike-rental";
import { mortalPlatform } from "../../support/mortal-platform";
import { balanceOf } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";
import { newStory } from "../../support/story";

/** After the lease of a run that died. */
const AGAIN_MS = 600_000;
const later = (at: string, times: number) => new Date(Date.parse(at) + times * AGAIN_MS).toISOString();

type Story = Awaited<ReturnType<typeof newStory>>;

/** A fresh story up to its mails of this week, with the digests of the weeks before. */
async function upTo(week: number): Promise<Story> {
  const story = await newStory();
  for (const [index, { digestAt, mails }] of BIKE_RENTAL.slice(0, week + 1).entries()) {
    for (const mail of mails) await story.deliver(mail);
    if (index < week) await story.digest(digestAt);
  }
  return story;
}

/** What is stored, but for ids and the times at which it was read. */
async function outcomeOf(story: Story) {
  const { db } = platformAt(new Date());
  const ofAgent = eq(digestRuns.agentId, story.agent.id);
  const { actionItems, blockers, decisions, closed } = await story.latest();
  return {
    items: (await story.items())
      .map(({ kind, text, owner, due, state, events }) => ({
        ...{ kind, text, owner, due, state },
        said: events.map(({ what, by, quote }) => ({ what, by, quote })),
      }))
      .sort((a, b) => a.text.localeCompare(b.text)),
    lines: [
      actionItems.map(({ task }) => task),
      blockers.map(({ description }) => description),
      decisions.map(({ decision }) => decision),
      closed.map(({ text }) => text),
    ],
    digests: await db.$count(digests, eq(digests.agentId, story.agent.id)),
    underWay: await db.$count(digestRuns, and(ofAgent, inArray(digestRuns.state, ["queued", "writing"]))),
    balance: await balanceOf(story.user.id),
  };
}

describe("Thirty mails of four weeks, with a fresh story for each call that the worker is killed at", () => {
  it.each(BIKE_RENTAL.map(({ digestAt }, week) => ({ week, digestAt })))(
    "week $week: the same items, events, lines, digests and credits, also when the digest is written twice",
    async ({ week, digestAt }) => {
      const undisturbed = await upTo(week);
      await undisturbed.digest(digestAt);
      const wanted = await outcomeOf(undisturbed);
      expect(wanted.items.length).toBeGreaterThan(0);
      for (let nth = 1, isOver = false; !isOver; nth += 1) {
        const story = await upTo(week);
        const platform = mortalPlatform(digestAt, nth);
        const owner = { userId: story.user.id, agentId: story.agent.id };
        await generateNow(platform, owner, { kind: "manual" }).catch(() => null);
        isOver = platform.calls() < nth;
        await story.digest(later(digestAt, 1));
        expect(await outcomeOf(story), `call ${nth}`).toEqual(wanted);
        expect(await story.digest(later(digestAt, 2))).toMatchObject({ outcome: "unchanged" });
        expect(await outcomeOf(story), `call ${nth}, written again`).toEqual(wanted);
        if (isOver) console.log(`week ${week}: ${nth - 1} calls`);
      }
    },
    3_600_000,
  );
});
