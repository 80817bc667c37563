import { expectSaid } from "../support/said";
import { whileBroken } from "../support/storage";
import { expect, test } from "../support/workplace";
// Without a script: tests/workers/sheet-faults.test.ts.
import { openAt, ROWS, UNEXPECTED } from "./sheet-rows";

test.describe("with JavaScript", () => {
  for (const { says, when, description = UNEXPECTED, breaks, at = "", press, keeps } of ROWS) {
    test(`'${says}' when the storage refuses ${breaks.verb} ${breaks.table}${at}${when ? `, ${when}` : ""}: nothing is lost`, async ({
      page,
      app,
      workplace,
      complaints,
    }) => {
      complaints.allowStatus(500);
      const before = await workplace.everything();
      await openAt(page, workplace.path + at);
      await whileBroken(app, breaks, async () => {
        await press(page);
        await expectSaid(page, says, description);
      });
      await keeps?.(page);
      expect(await workplace.everything()).toEqual(before);
    });
  }
});
