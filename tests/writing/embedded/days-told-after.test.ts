import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const tasksOf = async (text: string) => {
  const raw = rawText(
    "Wanja Holt <wanja@fjordyard.example>",
    "Slip",
    ["Hi Runa,", "", text, "", "Wanja"].join("\n"),
  ).replace("To: team@fjordyard.example", "To: Runa Dahl <runa@fjordyard.example>");
  const { tasks, blockers } = await digestOf(raw);
  return { tasks: tasks.map((task) => task.slice(1).join(" / ")), blockers };
};

describe("a sentence that only says until when", () => {
  it.each([
    [
      "Could you grease the winch? The tide is early, so by Thursday if you'd be so kind.",
      "Runa Dahl / Thu 19 Nov",
    ],
    ["Please grease the winch. Time is tight, so tomorrow if at all possible.", "Runa Dahl / Wed 18 Nov"],
    [
      "Please send me the tide tables. The sooner the better, but Friday at the latest.",
      "Runa Dahl / Fri 20 Nov",
    ],
    ["We still need the tide tables from you. Monday is the last day.", "Runa Dahl / Mon 23 Nov"],
    [
      "Can you take the early boat, yes or no? I need to hear from you by Thursday.",
      "Runa Dahl / Thu 19 Nov",
    ],
    ["I'll send you the tide tables. You'll have them by Friday.", "Wanja Holt / Fri 20 Nov"],
    ["I'll check the chains. Give me until Friday.", "Wanja Holt / Fri 20 Nov"],
    [
      "I still haven't got the tide tables from you, Runa. By Friday would be great.",
      "Runa Dahl / Fri 20 Nov",
    ],
  ])("gives its day to what was asked or promised before it, and is no task: %s", async (text, task) => {
    expect(await tasksOf(text)).toEqual({ tasks: [task], blockers: [] });
  });

  it("says nothing of what it doesn't mean", async () => {
    expect((await tasksOf("Could you grease the winch? Give me the keys until Friday.")).tasks).not.toContain(
      "Wanja Holt / Fri 20 Nov",
    );
    expect((await tasksOf("Could you grease the winch? Friday is the last day of the fair.")).tasks).toEqual([
      "Runa Dahl / ",
    ]);
  });
});
