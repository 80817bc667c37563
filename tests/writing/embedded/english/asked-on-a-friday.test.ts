import { describe, expect, it } from "vitest";
import { toldToAll, toldToFelix } from "../../../support/lines-of-mails";

describe("what is asked and promised, in the words of a Friday", () => {
  it.each([
    [
      "Mind running the quotes past Ruth before they go out?",
      "Felix Arden: Run the quotes past Ruth before they go out, null",
    ],
    ["It would be great if the poster were up by the 20th.", "Felix Arden: The poster up, Fri 20 Nov"],
    [
      "Would you be so kind as to return the signed lease by the end of the month?",
      "Felix Arden: Return the signed lease, Mon 30 Nov",
    ],
    ["You were going to send me the site plan, any luck?", "Felix Arden: Send Nora the site plan, null"],
    ["I owe you the rota, you'll have it by Thursday.", "Nora Blythe: Get Felix the rota, Thu 19 Nov"],
    [
      "The fire inspection is on the 20th, somebody needs to be there from our side and I'd rather it were you.",
      "Felix Arden: Be there from our side (the fire inspection), Fri 20 Nov",
    ],
    [
      "Let me know what they say about a swap. I need to know by tomorrow noon because Thursday depends on it. The truck has to be washed before the late shift.",
      "Felix Arden: Let Nora know what they say about a swap, Tue 17 Nov, 12:00",
      "null: Wash the truck before the late shift, null",
    ],
  ])("%s", async (text, ...lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });

  it("what somebody needs for their task comes from whom the sentence names", async () => {
    expect(
      await toldToAll(
        "Ruth will redo the estimate once she has the page list, which Amir sends her tomorrow.",
      ),
    ).toEqual([
      "Amir: Send her the page list (Ruth), Tue 17 Nov",
      "Ruth: Redo the estimate once she has the page list, null",
    ]);
  });

  it("what stays shut till something is mended is in the way", async () => {
    expect(await toldToFelix("Till the new boiler is in, the top floor stays shut.")).toEqual([
      "blockers: Till the new boiler is in, the top floor stays shut",
    ]);
  });
});
