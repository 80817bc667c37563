import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digestRuns, digests } from "../../../app/database/schema/digests.server";
import { items, ledgers } from "../../../app/database/schema/items.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { performJob } from "../../../app/jobs/perform-job.server";
import { mortalPlatform } from "../../support/mortal-platform";
import { balanceOf, newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";
import { newStory, type StoryItem } from "../../support/story";
import { LEASE_AND_SHELVES, LEASE_SENT, MONDAY, TUESDAY } from "../../support/story-mails";

/** After the lease of a run that died. */
const LATER = "2026-11-03T18:10:00Z";
const NEVER = Number.MAX_SAFE_INTEGER;
const { db } = platformAt(MONDAY);

const NEW = {
  ...LEASE_AND_SHELVES,
  at: "2026-11-03T09:00:00Z",
  subject: "Yard",
  text: "Hi Kim,\n\nplease book the yard.\n\nAna",
};

/** Two open items in a digest of Monday, and two mails for the next one: one closes an item, one asks for another. */
async function beforeTuesday() {
  const story = await newStory(await newUser());
  await story.deliver(LEASE_AND_SHELVES);
  await story.digest(MONDAY);
  await story.deliver(LEASE_SENT);
  await story.deliver(NEW);
  return { ...story, owner: { userId: story.user.id, agentId: story.agent.id } };
}
type Story = Awaited<ReturnType<typeof beforeTuesday>>;

const plain = ({ text, owner, due, state, events }: StoryItem) => {
  const said = events.map(({ what, by, quote }) => ({ what, by, quote }));
  return { text, owner, due, state, said };
};

/** What is stored once all is done: items with their events, the digest's lines, the credit, and no run under way. */
async function outcomeOf(story: Story) {
  const [all, latest, written, open] = await Promise.all([
    story.items(),
    story.latest(),
    db.query.digests.findMany({ where: eq(digests.agentId, story.agent.id) }),
    db
      .select({ id: digestRuns.id })
      .from(digestRuns)
      .where(and(eq(digestRuns.agentId, story.agent.id), inArray(digestRuns.state, ["queued", "writing"]))),
  ]);
  const openIds = new Set(all.filter(({ state }) => state === "open").map(({ id }) => id));
  return {
    items: all.map(plain).sort((a, b) => a.text.localeCompare(b.text)),
    digests: written.length,
    closed: latest.closed.map(({ text, how }) => `${text}: ${how}`),
    agrees:
      latest.actionItems.length === openIds.size &&
      latest.actionItems.every(({ itemId }) => itemId != null && openIds.has(itemId)),
    open,
    balance: await balanceOf(story.user.id),
  };
}

const WANTED = {
  items: [
    { text: "Book the yard", owner: "Kim", due: null, state: "open" },
    { text: "Order the shelves", owner: "Joe Okafor", due: null, state: "open" },
    { text: "Send the lease to the landlord", state: "done" },
  ],
  digests: 2,
  closed: ["Send the lease to the landlord: done"],
  agrees: true,
  open: [],
  balance: { credits: 498, ledger: 498 },
};

describe("The worker is killed before any of its calls, or after one, when only its answer is lost", () => {
  it("while a digest is written by hand: no item is lost, none is there twice, the credit is right", async () => {
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      const story = await beforeTuesday();
      const platform = mortalPlatform(TUESDAY, nth);
      await generateNow(platform, story.owner, { kind: "manual" }).catch(() => null);
      isOver = platform.calls() < nth;
      // Its owner presses again; what was saved already is said to be there, and costs nothing.
      const again = await generateNow(platformAt(LATER), story.owner, { kind: "manual" });
      expect(["written", "unchanged"], `call ${nth}`).toContain(again.outcome);
      expect(await outcomeOf(story), `call ${nth}`).toMatchObject(WANTED);
    }
  });

  it("while the clock's digest is written and sent: the queue brings it again, and it is written once", async () => {
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      const story = await beforeTuesday();
      const runId = crypto.randomUUID();
      await db.insert(digestRuns).values({
        ...{ id: runId, ...story.owner, trigger: "scheduled", slot: TUESDAY, state: "queued" },
        startedAt: new Date(TUESDAY),
      });
      const job = { kind: "run-digest" as const, runId };
      const platform = mortalPlatform(TUESDAY, nth);
      await performJob(platform, job).catch(() => null);
      isOver = platform.calls() < nth;
      await performJob(platformAt(LATER), job);
      expect(await outcomeOf(story), `call ${nth}`).toMatchObject(WANTED);
    }
  });
});

describe("The same digest written twice", () => {
  it("gives the same ledger, event by event", async () => {
    const story = await beforeTuesday();
    await story.digest(TUESDAY);
    const before = await story.items();
    const version = () => db.query.ledgers.findFirst({ where: eq(ledgers.agentId, story.agent.id) });
    expect(await story.digest(LATER)).toMatchObject({ outcome: "unchanged", credits: 498 });
    expect(await story.items()).toEqual(before);
    expect(await version()).toBeDefined();
    expect(await db.$count(items, eq(items.agentId, story.agent.id))).toBe(3);
  });

  it("also when two are written at once", async () => {
    const story = await beforeTuesday();
    const outcomes = await Promise.allSettled([story.digest(TUESDAY), story.digest(TUESDAY)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await outcomeOf(story)).toMatchObject(WANTED);
  });
});

describe("What a mortal platform counts", () => {
  it("is every call until the digest is there", async () => {
    const story = await beforeTuesday();
    const platform = mortalPlatform(TUESDAY, NEVER);
    await generateNow(platform, story.owner, { kind: "manual" });
    expect(platform.calls()).toBeGreaterThan(12);
  });
});
