import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const read = async (...text: string[]) => {
  const raw = rawText("Wanja Holt <wanja@fjordyard.example>", "Winter", text.join("\n")).replace(
    "To: team@fjordyard.example",
    "To: Runa Dahl <runa@fjordyard.example>",
  );
  const { tasks, decisions } = await digestOf(raw);
  return {
    tasks: tasks.map((task) => task.join(" / ")),
    decisions: decisions.map(({ decision }) => decision).sort(),
  };
};

describe("decisions that a sentence announces", () => {
  it.each([
    "This is how we'll run things.",
    "This is how we'll run the winter party.",
    "Here's what we decided yesterday.",
    "So the plan is:",
    "Right, here is the plan.",
    "Decisions from the board, in short.",
    "The outcome of Monday's meeting:",
  ])("each sentence below it is one, and it is none itself: %s", async (announced) => {
    expect(
      await read(
        "Hi Runa,",
        "",
        `${announced} Guest moorings cost forty crowns. The yard shuts at five. Nobody sails alone in January.`,
        "",
        "Wanja",
      ),
    ).toEqual({
      tasks: [],
      decisions: [
        "Guest moorings cost forty crowns",
        "Nobody sails alone in January",
        "The yard shuts at five",
      ],
    });
  });

  it("they end with the first sentence that asks for something, and with their paragraph", async () => {
    expect(
      await read(
        "Hi Runa,",
        "",
        "Here's what we agreed. The yard shuts at five. Could you print the notice by Friday? The kettle is new.",
        "",
        "The weather was awful.",
        "",
        "Wanja",
      ),
    ).toEqual({
      tasks: ["Print the notice (Winter) / Runa Dahl / Fri 20 Nov"],
      decisions: ["The yard shuts at five"],
    });
  });

  it("a question or a wish announces none", async () => {
    expect(
      (await read("Hi Runa,", "", "Is this how we'll do it? The kettle is new.", "", "Wanja")).decisions,
    ).toEqual([]);
    expect(
      (await read("Hi Runa,", "", "I wonder how we'll do it. The kettle is new.", "", "Wanja")).decisions,
    ).toEqual([]);
    expect(
      (
        await read(
          "Hi Runa,",
          "",
          "The plan for the winter is still open. We had two tents last year.",
          "",
          "Wanja",
        )
      ).decisions,
    ).toEqual([]);
  });
});
