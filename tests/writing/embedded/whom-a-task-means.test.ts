import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const toFelix = (...lines: string[]): string => `Hi Felix,\n\n${lines.join("\n")}\n\nNora`;

describe("a task that says only 'him' or 'her' names whom it means", () => {
  it.each([
    [
      "Mr Ostrander rang about the fence. It is rather urgent. Could you call him back?",
      "Felix Arden: Call him back (Mr Ostrander), null",
    ],
    [
      "See Mrs Oakes below. It sounds serious. You might want to answer her before the truck leaves.",
      expect.stringMatching(/^Felix Arden: Answer her.*\(Mrs Oakes\)/),
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContainEqual(line);
  });
});

describe("what is only told in a list of what is to be done is no task", () => {
  it("states, and what a line is about", async () => {
    expect(
      await toldLines(
        toFelix(
          "To do:",
          "- The signs are up.",
          "- Lanterns. Of forty there are seventeen left.",
          "- Rosa's last day is the 27th.",
          "- order the jars",
        ),
      ),
    ).toEqual(["Felix Arden: Order the jars, null"]);
  });
});
