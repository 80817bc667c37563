import { describe, expect, it } from "vitest";
import { EVERY_LINE } from "../../../app/writing/embedded/matters/line-judge";
import { noraToFelix } from "../../fixtures/office/nora-to-felix";
import { linesOfMails } from "../../support/lines-of-mails";
import { officeLines } from "../../support/office-lines";

const RELEASE = {
  to: "Felix Arden <felix.arden@elmhouse.example>, Ines Roth <ines.roth@elmhouse.example>",
  subject: "Release 5.2, where we are",
  text: `Hi both,

quick summary after today's call.

Felix will fix the export bug before the code freeze on Wednesday. Ines takes the release notes; please send me a draft by Thursday so that legal can have a look. I'm going to ask marketing for the screenshots.

We decided to leave the new billing page out of this release, it simply isn't ready. It goes into 5.3.

The staging server has been down since yesterday evening and the hosting company can't say when it will be back, so we can't test the migration.

As always, don't merge anything on Friday afternoons. And Felix, congratulations on the baby!

Nora`,
};

describe("the digest of a whole mail lists what a colleague would list of it", () => {
  it("who does what, what was decided and what is in the way, and no courtesy, rule or wish", async () => {
    const lines = await linesOfMails(RELEASE);
    expect(lines.map(({ kind, words, owner }) => [kind, words, owner])).toEqual([
      ["actions", "Fix the export bug before the code freeze", "Felix Arden"],
      ["actions", "Send Nora a draft", "Ines Roth"],
      ["actions", "Ask marketing for the screenshots", "Nora Blythe"],
      ["actions", "Take the release notes", "Ines Roth"],
      [
        "blockers",
        "The staging server has been down since yesterday evening and the hosting company can't say when it will be back",
        null,
      ],
      ["decisions", "Leave the new billing page out of this release, it simply isn't ready", null],
    ]);
  });

  it("of what only looks like a task in its mail nothing is listed, however a sentence alone reads", async () => {
    const mail = {
      subject: "Thank you",
      text: `Dear Felix,

what a lovely evening that was, please give my love to Maren and tell her the cake was the best I had this year.

We talked a lot about the trip on the way home. Somebody should write a book about that ferry. I told the children they could come next time if they promise to behave, and they have been angels since.

If you ever come through Leeds, ring us. The spare room is always made up and Tom would show you the canal, which he does with everybody.

All the best from all of us,
Nora`,
    };
    const record = {
      agent: { title: "Office", description: "" },
      timeZone: "UTC",
      now: "2026-11-16T20:00:00.000Z",
      mails: noraToFelix([mail]),
    };
    expect((await officeLines(record, { judge: EVERY_LINE })).length).toBeGreaterThan(0);
    expect(await officeLines(record)).toEqual([]);
  });
});
