import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

describe("what colleagues write to each other in passing", () => {
  it.each([
    [
      "nobody's task: what somebody else promised or likes",
      "Ines is chasing the electrician about the sockets; he promised Wednesday. They like the second option.",
      ["Ines: Chase the electrician about the sockets, null"],
    ],
    ["nor what holds only if something goes wrong", "If anything burns, ring my mobile.", []],
    [
      "what is to be taken over stands before",
      "Hannah's laptop is gone, so she can't do the figures for the bank. Would you take over?",
      [
        "Felix Arden: Take over the figures for the bank, null",
        "blockers: Hannah's laptop is gone, so she can't do the figures for the bank",
      ],
    ],
    [
      "somebody else is to be told",
      "All of us are fine again. And would you let Lucia know?",
      ["Felix Arden: Let Lucia know: all of us are fine again, null"],
    ],
    [
      "nor how letters begin and end",
      "I'm writing because the pump is loud again. You can reach me on 0171 555.",
      [],
    ],
    [
      "what somebody is doing, and when it is there",
      "I'm rewriting the returns page, you'll have it on Thursday.",
      ["Nora Blythe: Rewrite the returns page, Thu 19 Nov"],
    ],
    [
      "a quick question waits for an answer",
      "Quick question: is the hall booked for the 14th or the 15th?",
      [
        expect.stringMatching(
          /^Felix Arden: Get back to Nora: is the hall booked for the 14th or the 15th\?/,
        ),
      ],
    ],
    [
      "'them' are those who were named before",
      "The certificate runs out on the 30th. I've asked Lifttek for an appointment, no answer yet. If they don't come we have to stop. Could you call them?",
      expect.arrayContaining(["Felix Arden: Call them (Lifttek), null"]),
    ],
    [
      "who knows is asked who did it",
      "The inspector was here. Do you know who serviced the extinguishers?",
      ["Felix Arden: Get back to Nora on who serviced the extinguishers, null"],
    ],
    [
      "what is counted stands for itself",
      "As discussed: 1) we accept the change order for the drains, 2) you send me a new schedule by the 27th.",
      [
        "Felix Arden: Send Nora a new schedule, Fri 27 Nov",
        "decisions: We accept the change order for the drains",
      ],
    ],
    [
      "waiting is no work, and what was taken over is done",
      "I'll give them until Thursday. Jon has taken over her accounts.",
      [],
    ],
    [
      "promised beside what is told",
      "The talk with Brandt went well. Nothing to do for us, except that I promised them the price list, which I'll send on Thursday.",
      ["Nora Blythe: Send the price list, Thu 19 Nov"],
    ],
  ])("%s", async (_, text, lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });
});
