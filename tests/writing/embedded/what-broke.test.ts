import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

describe("what broke is in the way, however it is said", () => {
  it.each([
    "The press has had a breakdown so your jars won't be with you on Thursday.",
    "Orders of more than ten pages time out since the weekend.",
    "The till was down the whole morning and still is.",
    "The lamp over the bench keeps tripping the fuse.",
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
