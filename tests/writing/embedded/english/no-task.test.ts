import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

const tasksOf = async (...mails: string[]) =>
  (await linesOfMails(...mails)).filter((line) => line.kind === "actions").map((line) => line.words);

describe("what nobody is asked for is no task", () => {
  it.each([
    ["nobody expects it", "Needless to say nobody expects you to repaint the boathouse."],
    ["nothing needs it", "The council still has to vote and nothing whatever needs to be prepared by us."],
    ["somebody was right", "You were right about the anchor, by the way."],
    [
      "it would only follow",
      "Should the bridge close, then in that case Greta would have to hire the barge.",
    ],
    ["it is left out", "I always weigh the ropes first, but today I'll skip that."],
    ["it is a habit", "I normally oil the winch first, wipe the deck in the evening and read the log."],
    ["it goes every month", "On the first Monday of the month two of us empty and rinse the tanks."],
    ["whoever stands in does it", "When I'm at sea Greta does the ledger."],
    ["it is a greeting of somebody", "Greta sends her love and her best wishes."],
    ["it is done", "I've already put it on the notice board."],
    ["it is a joke", "Haha who is supposed to row 40 crates across the bay??"],
    ["it was not agreed", "Not agreed: earlier sail on Sundays (to be taken up in May)."],
    ["a thing lies somewhere", "The map is here and your Sailing Manual is on the shelf."],
    ["somebody has something", "The harbour office has copies of the old chart from before the storm."],
    ["something is on hold", "The chart is not printed yet, training of skippers is on hold until then."],
  ])("%s", async (_, sentence) => {
    expect(await tasksOf(`Hi Felix,\n\n${sentence}\n\nNora`)).toEqual([]);
  });

  it.each([
    [
      "what only one is spared",
      "Nobody else can do it, so please repaint the boathouse by Friday.",
      "boathouse",
    ],
    ["what is asked of the reader each week", "Every Monday please send me the log of the ferry.", "log"],
    ["what somebody will send", "Greta sends her chart of the bay on Thursday.", "chart"],
    ["what is put somewhere", "I'll put it on the notice board tomorrow.", "notice board"],
  ])("but still: %s", async (_, sentence, word) => {
    const tasks = await tasksOf(`Hi Felix,\n\n${sentence}\n\nNora`);
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toContain(word);
  });
});
