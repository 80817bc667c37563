import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../../fixtures/office/nora-to-felix";
import { linesOfMails } from "../../../support/lines-of-mails";

/** What stands on Monday evening after a mail of Nora's and Felix's answer. */
async function answered(nora: string, felix: string): Promise<string[]> {
  const lines = await linesOfMails(`Hi Felix,\n\n${nora}\n\nNora`, {
    from: FELIX,
    to: NORA,
    text: `Hi Nora,\n\n${felix}\n\nFelix`,
  });
  return lines.map(({ kind, words, owner }) =>
    kind === "actions" ? `${owner}: ${words}` : `${kind}: ${words}`,
  );
}

describe("who is allowed to do what they asked leave for has it from then on", () => {
  it.each([
    [
      "Shall I book the Greek place for the leaving do?",
      "Yes please.",
      "Nora Blythe: Book the Greek place for the leaving do",
    ],
    [
      "Is it okay if I pay that from the repair fund?",
      "Fine with me.",
      "Nora Blythe: Pay that from the repair fund",
    ],
  ])("%s %s", async (nora, felix, line) => {
    expect(await answered(nora, felix)).toEqual([line]);
  });

  it("of what the subject says, where nothing else does", async () => {
    const asked = { subject: "The yard", text: "Hi Felix,\n\nPaint comes to 310. May I order?\n\nNora" };
    const allowed = { from: FELIX, to: NORA, subject: "Re: The yard", text: "Go ahead." };
    const [line] = await linesOfMails(asked, allowed);
    expect([line?.words, line?.owner]).toEqual(["Order (The yard)", "Nora Blythe"]);
  });

  it("but not by an answer that leaves it open", async () => {
    expect(
      await answered("Shall I book the Greek place for the leaving do?", "Let me ask the others first."),
    ).not.toContain("Nora Blythe: Book the Greek place for the leaving do");
  });
});

describe("what somebody proposed and the other agrees to is decided", () => {
  it.each([
    [
      "I'd suggest we do the south wall first.",
      "South wall first is fine with me.",
      "decisions: South wall first is fine with Felix",
    ],
    ["For the gate I'd say grey.", "Agreed.", "decisions: For the gate Nora would say grey"],
    ["How about Thursdays for the market?", "Thursdays suit us.", "decisions: Thursdays suit us"],
  ])("%s %s", async (nora, felix, line) => {
    expect(await answered(nora, felix)).toEqual([line]);
  });
});

describe("whom one was to chase one has spoken to", () => {
  it("'I spoke to the fabricator just now' ends 'Can you chase them today?'", async () => {
    expect(
      await answered(
        "I've heard nothing from the fabricator. Can you chase them today?",
        "I spoke to the fabricator just now. Their plant broke down, so the beams won't leave before the 25th.",
      ),
    ).toEqual([expect.stringMatching(/^blockers: /)]);
  });
});

describe("whoever is called by a short form of their name", () => {
  it("'Pat,' above a mail to Patricia Lowe is she", async () => {
    const [line] = await linesOfMails({
      to: "Patricia Lowe <patricia.lowe@elmhouse.example>",
      text: "Pat,\n\nplease order the sand by Friday.\n\nNora",
    });
    expect(line).toMatchObject({ owner: "Patricia Lowe", words: "Order the sand" });
  });
});

it("'you'll have to' asks, and promises nothing", async () => {
  const [line] = await linesOfMails("Hi Felix,\n\nyou'll have to get Ted on the list by Friday.\n\nNora");
  expect(line).toMatchObject({ owner: "Felix Arden", words: "Get Ted on the list" });
});

it("of three mails of an opening week, what is asked, allowed, in the way and decided is listed, and nothing else", async () => {
  const lines = await linesOfMails(
    `Hi Felix,\n\nthe till people want to swap the card readers on Tuesday. Shall I let them in at seven?\nFor the opening I'd suggest we keep the small menu, soup and two cakes.\nCould you chase the dairy, we've heard nothing since Friday. And I need you to print the allergen cards and laminate them by Thursday.\n\nNora`,
    {
      from: FELIX,
      to: NORA,
      text: "Hi Nora,\n\nyes please, the key is in the safe.\nSmall menu is fine with me.\nI spoke to the dairy just now, their lorry has broken down, so no milk before Wednesday.\n\nFelix",
    },
    {
      from: "Lise Amdal <lise.amdal@elmhouse.example>",
      to: `${NORA}, ${FELIX}`,
      subject: "Terrace",
      text: "Dear both,\n\nuntil the railing is replaced no guests can sit on the terrace. Beat, our caretaker, will measure it on Thursday.\nBefore I can order I need the number of chairs (Nora) and a photo of the old railing (Felix).\nThe director signed the new opening hours off yesterday.\n\nLise",
    },
  );
  expect(
    lines.map(({ kind, words, owner }) => `${kind}: ${words}${owner ? `, ${owner}` : ""}`).sort(),
  ).toEqual([
    "actions: A photo of the old railing, Felix Arden",
    "actions: Let them in at seven, Nora Blythe",
    "actions: Measure it: until the railing is replaced no guests can sit on the terrace, Beat",
    "actions: Print the allergen cards and laminate them, Felix Arden",
    "actions: The number of chairs, Nora Blythe",
    "blockers: Felix spoke to the dairy just now, their lorry has broken down, so no milk before Wednesday",
    "blockers: Until the railing is replaced no guests can sit on the terrace",
    "decisions: Small menu is fine with Felix",
    "decisions: The director signed the new opening hours off yesterday",
  ]);
});

describe("who can't and asks for another", () => {
  it("asks something else of somebody else", async () => {
    expect(
      await answered(
        "The fire inspection is on the 20th, somebody needs to be there from our side and I'd rather it were you.",
        "The 20th is no good for me though, I'm in Leeds. Mind asking Imran whether he can cover?",
      ),
    ).toContain("Nora Blythe: Ask Imran whether he can cover");
  });
});

describe("what a thread of several people asks and settles stays apart", () => {
  const RUTH = "Ruth Ames <ruth.ames@elmhouse.example>";
  it("a task that is passed to somebody else is no part of what its giver was asked for; a choice is ended by what was chosen", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nI'm missing the meter readings of the Dover office. Please let me have them today before noon, even if they are rough.\n\nNora",
      {
        from: FELIX,
        to: `${NORA}, ${RUTH}`,
        text: "Hi Nora,\n\nthe readings are in your folder now, sorry for the wait.\n\nWhat I cannot do is the customs return, because my key for the portal has been revoked. Could Ruth file it for Dover this time? It's due on the 30th.\n\nFelix",
      },
      {
        from: RUTH,
        to: `${NORA}, ${FELIX}`,
        text: "Sure, I'll file it.\n\nNora, one for you: the auditors would like the list of journals above 50k by Friday. And shall we book the roof repair in Q3 or wait?\n\nRuth",
      },
      {
        to: `${RUTH}, ${FELIX}`,
        text: "We wait with the roof repair until Q4, I've cleared that with the board. The auditors will get their list.\n\nNora",
      },
    );
    expect(
      lines.map(({ kind, words, owner, timeline }) =>
        kind === "actions" ? `${owner}: ${words}, ${timeline}` : `${kind}: ${words}`,
      ),
    ).toEqual([
      "Nora Blythe: Get the auditors the list of journals above 50k, Fri 20 Nov",
      "Ruth Ames: File the customs return for Dover this time, Mon 30 Nov",
      "blockers: What Felix cannot do is the customs return, because Felix's key for the portal has been revoked",
      "decisions: We wait with the roof repair until Q4",
    ]);
  });
});
