import { describe, expect, it } from "vitest";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

const FELIX = "Felix Arden";

describe("digest: action items, each with what is to be done", () => {
  it.each([
    [
      "Please ask the hall if they have chairs and tell them we're forty.",
      [`${FELIX}: Ask the hall if they have chairs, null`, `${FELIX}: Tell the hall we're forty, null`],
    ],
    [
      "Please phone the Priory and tell them the mouldings are going to be a week late.",
      [`${FELIX}: Phone the Priory and tell them the mouldings are going to be a week late, null`],
    ],
    [
      "Please hand over the month-end to Sean before you go and put your out-of-office on.",
      [
        `${FELIX}: Hand over the month-end to Sean before you go, null`,
        `${FELIX}: Put your out-of-office on, null`,
      ],
    ],
    [
      "I still need your timesheet for last week - it was due on Friday!",
      [`${FELIX}: Get Nora the timesheet for last week, null`],
    ],
    [
      "The pallets in bay 3 must be labelled before Monday, the system rejects anything without a label.",
      ["null: Label the pallets in bay 3, Mon 23 Nov"],
    ],
    [
      "We agreed with the haulier that they'd start at six rather than eight.",
      ["decisions: The haulier would start at six rather than eight"],
    ],
    [
      "Also the customs papers for the demo unit are still with the forwarder, no idea why.",
      ["blockers: The customs papers for the demo unit are still with the forwarder, no idea why"],
    ],
  ])("%s", async (text, lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });

  it("who was told to do something has it", async () => {
    const lines = await toldToFelix(
      "Faisal has been told to set up a standing order so it doesn't happen again.",
    );
    expect(lines).toContain("Faisal: Set up a standing order, null");
  });

  it("a bare 'signed' ends what needed signing, and nothing else of its thread", async () => {
    const TINA = "Tina Marlow <tina.marlow@elmhouse.example>";
    const FAISAL = "Faisal Noor <faisal.noor@elmhouse.example>";
    const lines = await linesOfMails(
      {
        from: TINA,
        to: "Owen Price <owen.price@elmhouse.example>",
        subject: "Minutes",
        text: "Hi Owen,\n\nMinutes as promised. Owen to let the front desk know what changes for them. The fridge smells. Whoever left the fish in there, please remove it.\n\nTina",
      },
      {
        from: FAISAL,
        to: TINA,
        subject: "Re: Minutes",
        text: "Thanks Tina. The standing order needs a signature from someone with purchasing rights, which I don't have - could you? The form is on your desk.\n\nFaisal",
      },
      {
        from: TINA,
        to: FAISAL,
        subject: "Re: Re: Minutes",
        text: "Signed, it's back in your tray. 180 is fine, please book them.\n\nT",
      },
    );
    const words = lines.map((line) => line.words);
    expect(words).toContain("Let the front desk know what changes for them");
    expect(words).toContain("Whoever left the fish in there: remove it");
  });

  it("what somebody else covers for is in nobody's way", async () => {
    expect(
      (await toldToFelix("Mo can't on the 25th, he's at the dentist. I'll do it myself.")).join(),
    ).not.toContain("blockers");
  });

  it.each([
    [
      "We'll need to get some bread from the supermarket on Saturday, can you?",
      [`${FELIX}: Get some bread from the supermarket, Sat 21 Nov`],
    ],
    [
      "Everyone has to tell me by Sunday what they can't do.",
      ["null: Everyone: tell Nora what they can't do, Sun 22 Nov"],
    ],
    ["Rang Oakley, the person who'd have to sign is on leave till the 30th, so forget it.", []],
    ["So either we go back to them with minus 8 or we drop the training day.", []],
    ["The surveyor came. His report will follow next week.", []],
    [
      "Could you and Tom agree on a date for the interviews and let HR know?",
      [`${FELIX}, Tom: Agree on a date for the interviews and let HR know, null`],
    ],
    [
      "Please agree a date with Tom and let HR know.",
      [`${FELIX}: Agree a date with Tom and let HR know, null`],
    ],
  ])("%s", async (text, lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });

  it("'all done except' ends what others asked, but for what it names", async () => {
    const lines = await linesOfMails(
      {
        subject: "Tomorrow",
        text: "Hi Felix,\n\n- the bread order needs to go in by 11\n- can you pay the window cleaner from petty cash\n- please move the sale rack to the front\n\nNora",
      },
      {
        from: "Felix Arden <felix.arden@elmhouse.example>",
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
        subject: "Re: Tomorrow",
        text: "all done except the bread, i was five minutes late and they wouldn't take it. sorry!",
      },
    );
    expect(lines.filter(({ kind }) => kind === "actions").map(({ words }) => words)).toEqual([
      expect.stringContaining("bread order"),
    ]);
  });
});
