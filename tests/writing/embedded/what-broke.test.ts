import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

describe("what broke is in the way, however it is said", () => {
  it.each([
    "The press has had a breakdown so your jars won't be with you on Thursday.",
    "Orders of more than ten pages time out since the weekend.",
    "The till was down the whole morning and still is.",
    "The lamp over the bench keeps tripping the fuse.",
    "Three of the ten jars came with cracked lids.",
    "Half of the labels were printed with the wrong year.",
    "The permit is still pending with the town hall.",
    "The new label software doesn't support our scales.",
    "The phone at the front desk is dead.",
    "I can't get into the shop system, my password was reset and nobody at the hotline answers.",
    "Sorry for the late answer, the router was down all day and still is.",
  ])("%s", async (text) => {
    expect(await toldLines(`Hi Felix,\n\n${text}\n\nNora`)).toContainEqual(
      expect.stringMatching(/^blockers: /),
    );
  });

  it("'Wednesday earliest' ends nothing", async () => {
    expect(
      await toldLines(
        "Hi Felix,\n\nthe lift is stuck again. I rang the lift people, Wednesday earliest.\n\nNora",
      ),
    ).toContainEqual(expect.stringMatching(/^blockers: The lift is stuck again/));
  });
});
