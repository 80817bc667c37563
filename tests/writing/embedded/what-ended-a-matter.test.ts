import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails } from "../../support/lines-of-mails";

const IDA = "Ida Brandt <ida.brandt@elmhouse.example>";
const KEPT = "Repaint the shutters";

/** What stands of a request of Nora's and one more of hers after what somebody writes later, under that subject. */
const left = async (
  request: string,
  by: "Felix" | "Nora" | "Ida",
  text: string,
  subject: string,
): Promise<string[]> => {
  const from = { Felix: FELIX, Nora: NORA, Ida: IDA }[by];
  const to = by === "Nora" ? FELIX : NORA;
  const hi = by === "Nora" ? "Felix" : "Nora";
  return (
    await linesOfMails(`Hi Felix,\n\n${request} Please repaint the shutters.\n\nNora`, {
      from,
      to,
      subject,
      text: `Hi ${hi},\n\n${text}\n\n${by}`,
    })
  )
    .map(({ kind, words, timeline }) =>
      [kind === "actions" ? "" : `${kind} `, words, timeline ? ` (${timeline})` : ""].join(""),
    )
    .sort();
};

describe.each(["Re: Hello", "An update"])("what ends a matter, under '%s'", (subject) => {
  it.each([
    ["Please send the soil samples.", "Nora", "Thanks for the soil samples."],
    ["Please send the soil samples.", "Nora", "Thanks for the samples, just what the lab wanted."],
    ["Please send the soil samples.", "Nora", "Got the soil samples, thanks."],
    ["Please send the soil samples.", "Nora", "The soil samples arrived this morning."],
    ["Please send the soil samples.", "Felix", "You have the soil samples."],
    ["Please send the soil samples.", "Felix", "You'll find the soil samples on your desk."],
    ["Could you forward the lease?", "Felix", "The lease is in your inbox."],
    ["Could you forward the lease?", "Nora", "Felix sent the lease over."],
  ])("the thing is there: %s %s: %s", async (request, by, text) => {
    expect(await left(request, by as "Felix", text, subject)).toEqual([KEPT]);
  });

  it.each([
    ["Please put up the fence along the brook.", "Felix", "Fence is up, the sheep are furious."],
    ["Please put up the fence along the brook.", "Ida", "The fence along the brook is up."],
    ["Could you get the medals engraved?", "Felix", "Medals are engraved."],
    ["Can you fit the new lock?", "Felix", "Lock's in."],
    ["Please hang the mirrors.", "Nora", "The mirrors are up, and they look splendid."],
    ["Please buy a kettle for the staff room.", "Felix", "Kettle's in the staff room."],
    ["Please order the gravel.", "Felix", "Gravel: ordered."],
    ["Please order the gravel.", "Nora", "Felix has ordered the gravel."],
  ])("it is so by now: %s %s: %s", async (request, by, text) => {
    expect(await left(request, by as "Felix", text, subject)).toEqual([KEPT]);
  });

  it.each([
    ["Please order the gravel.", "Don't bother with the gravel."],
    ["Please order the gravel.", "You needn't order the gravel, the quarry is closing."],
    ["Please order the gravel.", "Don't worry about the gravel any more."],
    ["Please order the gravel.", "Forget the gravel, we'll use bark."],
    ["Please order the gravel.", "We won't be needing the gravel."],
    ["Please order the gravel.", "Gravel not needed now."],
    ["Please order the gravel.", "Don't bother ordering the gravel."],
    ["Please order the gravel.", "I've ordered the gravel myself in the end."],
  ])("it is called off: %s %s", async (request, text) => {
    const lines = await left(request, "Nora", text, subject);
    expect(lines.filter((line) => !line.startsWith("decisions"))).toEqual([KEPT]);
  });

  it.each([
    [
      "Please send the soil samples.",
      "Nora",
      "Thanks in advance for the soil samples.",
      "Send the soil samples",
    ],
    ["Please send the soil samples.", "Nora", "Still no soil samples.", "Send the soil samples"],
    ["Please send the soil samples.", "Nora", "The soil samples would help a lot.", "Send the soil samples"],
    [
      "Please send the soil samples.",
      "Nora",
      "The soil samples you sent were the wrong ones.",
      "Send the soil samples",
    ],
    ["Please send the soil samples.", "Felix", "The soil samples will follow.", "Send the soil samples"],
    ["Please order the gravel.", "Felix", "Half of the gravel is ordered.", "Order the gravel"],
    ["Please order the gravel.", "Felix", "Thanks for the reminder about the gravel.", "Order the gravel"],
    ["Please order the gravel.", "Felix", "Gravel: not yet.", "Order the gravel"],
    ["Please order the gravel.", "Ida", "Is the gravel ordered yet?", "Order the gravel"],
  ])("it is no end: %s %s: %s", async (request, by, text, open) => {
    const lines = await left(request, by as "Felix", text, subject);
    expect(lines.filter((line) => !line.startsWith("blockers"))).toEqual([open, KEPT].sort());
  });

  it.each([
    ["Please order the gravel.", "Gravel: yes, Tuesday.", "Order the gravel (Tue 17 Nov)"],
    ["Please order the gravel.", "Tuesday for the gravel then.", "Order the gravel (Tue 17 Nov)"],
    ["Please order the gravel.", "Can do the gravel on Tuesday.", "Order the gravel (Tue 17 Nov)"],
    ["Please order the gravel.", "The gravel will be ordered on Tuesday.", "Order the gravel (Tue 17 Nov)"],
    [
      "Please send the soil samples.",
      "You'll have the soil samples on Tuesday.",
      "Send the soil samples (Tue 17 Nov)",
    ],
  ])("a day keeps it open: %s %s", async (request, text, open) => {
    expect(await left(request, "Felix", text, subject)).toEqual([open, KEPT].sort());
  });
});

describe("what was asked to know is over once somebody knows", () => {
  it.each([
    ["What is the width of the doorway?", "Thanks for the width."],
    ["Please tell me the width of the doorway.", "I have the width now."],
  ])("%s %s", async (request, text) => {
    expect(await left(request, "Nora", text, "Re: Hello")).toEqual([KEPT]);
  });

  it("'let me look' tells nothing yet", async () => {
    const lines = await left(
      "Please tell me the width of the doorway.",
      "Felix",
      "Let me look.",
      "Re: Hello",
    );
    expect(lines).toContain("Tell Nora the width of the doorway");
  });

  it("an answer ends nothing else that its mail asked", async () => {
    const lines = await left("How many cousins are coming?", "Felix", "Nine cousins and a dog.", "Re: Hello");
    expect(lines).toContain(KEPT);
  });
});

it("what stands still is in the way as before, and what runs again is not", async () => {
  const trouble = "The beds can't get upstairs, the lift is out of order.";
  expect(await left(trouble, "Ida", "Beds are going up again.", "An update")).toEqual([KEPT]);
  expect(await left(trouble, "Ida", "Still the same with the lift.", "An update")).toHaveLength(2);
});

describe("of two things the undone one stays", () => {
  it.each([
    ["Felix", "The gravel is ordered. The slate is sold out.", "Order the slate"],
    ["Felix", "The slate is ordered, the gravel isn't yet.", "Order the gravel"],
    ["Nora", "We won't be needing the gravel.", "Order the slate"],
  ])("%s: %s", async (by, text, open) => {
    const lines = await left("Please order the gravel and the slate.", by as "Felix", text, "Re: Hello");
    expect(lines.filter((line) => !/^(?:blockers|decisions)/.test(line))).toEqual([open, KEPT].sort());
  });

  it("and none when both are done", async () => {
    const request = "Please order the gravel and the slate.";
    expect(await left(request, "Felix", "Gravel and slate are ordered.", "Re: Hello")).toEqual([KEPT]);
  });
});
