import { describe, expect, it } from "vitest";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { scoredRecords } from "../../fixtures/office/office-record";
import { WEEKS } from "../../fixtures/office/office-set";
import { deliverOne } from "../../support/digest-agent";
import { newAgent } from "../../support/new-agent";
import { newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";
import type { StoryItem } from "../../support/story";

const LATER_MS = 60_000;
const bytesOf = (raw: string) => Uint8Array.from(raw, (character) => character.charCodeAt(0));
const sentAt = (raw: string) => new Date(/^Date: (.+?)\r$/m.exec(raw)?.[1] ?? "");

/** An agent of this week, whose digests are written when the test says. */
async function agentOf({
  agent,
  timeZone,
}: {
  agent: { title: string; description: string };
  timeZone: string;
}) {
  const user = await newUser();
  const made = await newAgent(user, { ...agent, timeZone });
  return {
    deliver: (raw: string) => deliverOne(made, bytesOf(raw)),
    digest: (at: Date) =>
      generateNow(platformAt(at.toISOString()), { userId: user.id, agentId: made.id }, { kind: "manual" }),
    /** What is open in the end, as far as two ways of reading share it. */
    open: async () =>
      (await user.call<StoryItem[]>("GET", `/api/agents/${made.id}/items?state=open`)).body
        .map(({ kind, text, owner, due, state }) => ({ kind, text, owner, due, state }))
        .sort((a, b) => a.text.localeCompare(b.text)),
  };
}

describe("Office weeks fed mail by mail with a digest after each", () => {
  it.each(scoredRecords(WEEKS))("$id: the same final state as all at once", async (week) => {
    const [atOnce, fed] = [await agentOf(week), await agentOf(week)];
    for (const raw of week.mails.toSorted((a, b) => sentAt(a).getTime() - sentAt(b).getTime())) {
      await atOnce.deliver(raw);
      await fed.deliver(raw);
      await fed.digest(new Date(sentAt(raw).getTime() + LATER_MS));
    }
    await atOnce.digest(new Date(week.now));
    const state = await atOnce.open();
    expect(state.length).toBeGreaterThan(4);
    expect(await fed.open()).toEqual(state);
  });
});
