import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const linesOf = async (...lines: string[]) => {
  const raw = rawText(
    "Wanja Holt <wanja@fjordyard.example>",
    "Handover",
    ["Hi all,", "", ...lines.map((line) => `- ${line}`), "- Calm night otherwise.", "", "Wanja"].join("\n"),
  ).replace(
    "To: team@fjordyard.example",
    "To: Runa Dahl <runa@fjordyard.example>, Idris Vane <idris@fjordyard.example>",
  );
  const { tasks, decisions } = await digestOf(raw);
  return {
    tasks: tasks.map((task) => task.join(" / ")),
    decisions: decisions.map(({ decision }) => decision),
  };
};

describe("notes that one shift leaves the next", () => {
  it.each([
    ["Engine oil is down to two cans. Runa to reorder today.", "Reorder engine oil / Runa Dahl / Tue 17 Nov"],
    [
      "We're nearly out of mooring rope. Idris to order more tomorrow.",
      "Order mooring rope / Idris Vane / Wed 18 Nov",
    ],
    ["Pump 2 drips. Runa knows and rings the fitter tomorrow.", "Ring the fitter / Runa Dahl / Wed 18 Nov"],
    ["I'll do the Molde run myself.", "Do the Molde run / Wanja Holt / "],
    ["Idris, can you take the early drive on Thursday?", "Take the early drive / Idris Vane / Thu 19 Nov"],
    ["Runa will do the island delivery on Friday.", "Do the island delivery / Runa Dahl / Fri 20 Nov"],
  ])("say what there is to do, and who does it: %s", async (note, task) => {
    expect(await linesOf(note)).toEqual({ tasks: [task], decisions: [] });
  });

  it("whom somebody calls is named, with the day", async () => {
    const { tasks } = await linesOf(
      "Crane is locked. Nobody lifts with it before the crane inspector was here. Runa knows and calls him this morning.",
    );
    expect(tasks).toEqual(["Call the crane inspector / Runa Dahl / Tue 17 Nov"]);
  });

  it("what somebody was allowed is decided", async () => {
    const { tasks, decisions } = await linesOf("Idris asked to swap Monday with Runa, I said yes.");
    expect(tasks).toEqual([]);
    expect(decisions).toHaveLength(1);
  });

  it("asks nothing of a thing that runs", async () => {
    expect((await linesOf("Do the ferries run on Sunday?")).tasks.join()).not.toMatch(/ferries run \//i);
  });
});
