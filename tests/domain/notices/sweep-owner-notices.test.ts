import { describe, expect, it } from "vitest";
import { sweepOwnerNotices } from "../../../app/domain/notices/sweep-owner-notices.server";
import { tellOwner } from "../../../app/domain/notices/tell-owner.server";
import { newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";

const MINUTE_MS = 60_000;

describe("A notice to an owner whose job got lost", () => {
  it("is asked for again after two minutes, and at once by a restart, whose queue knows nothing of it", async () => {
    const user = await newUser();
    const at = new Date();
    const first = platformAt(at);
    await tellOwner(first, {
      userId: user.id,
      agentId: null,
      key: "few",
      about: { kind: "few-credits", left: 3 },
    });
    const [lost] = first.held.map(({ job }) => job);
    const askedAfter = async (ms: number, startedAt: Date | null = null) => {
      const platform = platformAt(new Date(at.getTime() + ms), { startedAt });
      await sweepOwnerNotices(platform);
      return platform.held.map(({ job }) => job);
    };
    expect(await askedAfter(2 * MINUTE_MS)).toContainEqual(lost);
    expect(await askedAfter(2000)).not.toContainEqual(lost);
    expect(await askedAfter(2000, new Date(at.getTime() + 1000))).toContainEqual(lost);
    expect(await askedAfter(2000, new Date(at.getTime() - 1000))).not.toContainEqual(lost);
  });
});
