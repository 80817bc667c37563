import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../../support/lines-of-mails";

describe("lines keep who and when whole", () => {
  it.each([
    [
      "Felix, please move the roses to unit 2 as soon as you're in.",
      "Felix Arden: Move the roses to unit 2 as soon as you're in, null",
    ],
    [
      "My colleague Mr Lindqvist will contact the secretary on Thursday.",
      "Mr Lindqvist: Contact the secretary, Thu 19 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });
});

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
