import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../../support/lines-of-mails";

describe("what somebody has to do is of whoever the end of its sentence names", () => {
  it.each([
    [
      "Somebody has to count the lanterns before the parade, and I'd be glad if that were you.",
      "Felix Arden: Count the lanterns before the parade, null",
    ],
    [
      "Someone has to carry the first aid kit, and since you did the course I'm afraid that's you.",
      "Felix Arden: Carry the first aid kit, null",
    ],
    [
      "Somebody should tell the insurers about the new hall - Felix?",
      "Felix Arden: Tell the insurers about the new hall, null",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });
});
