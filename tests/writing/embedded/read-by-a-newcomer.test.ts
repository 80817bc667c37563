import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

describe("digest: a line says what matters, to whoever has not read the mail", () => {
  it.each([
    // what only says that there is something
    [
      "One thing that bothers me: the courier has not confirmed the slot.",
      "blockers: The courier has not confirmed the slot",
    ],
    [
      "One point worries us a little: the landlord has not signed the side letter.",
      "blockers: The landlord has not signed the side letter",
    ],
    [
      "Bad news from Petra: she has a broken wrist and cannot drive the van.",
      "blockers: Petra has a broken wrist and cannot drive the van",
    ],
    ["On a different note, the drug fridge is broken.", "blockers: The drug fridge is broken"],
    ["And Ellie's contract is still unsigned.", "blockers: Ellie's contract is still unsigned"],
    [
      "Finally, Highways have turned down the one-way scheme.",
      "decisions: Highways have turned down the one-way scheme",
    ],
    // whose
    ["My client accepts the lower rate.", "decisions: Nora's client accepts the lower rate"],
    [
      "I'll transfer the balance as soon as I see the invoice.",
      "Nora Blythe: Transfer the balance as soon as Nora sees the invoice, null",
    ],
    [
      "Abbott, Dass and Finch will bring the form tomorrow.",
      "Abbott, Dass, Finch: Bring the form, Tue 17 Nov",
    ],
    [
      "Bea, Omar and Lise will bring the trestles on Friday.",
      "Bea, Omar, Lise: Bring the trestles, Fri 20 Nov",
    ],
    [
      "Bea, Omar and Lise, could you bring the trestles on Friday?",
      "Bea, Omar, Lise: Bring the trestles, Fri 20 Nov",
    ],
    // what
    ["Vera promised us a price by Friday.", "Vera: Give us a price, Fri 20 Nov"],
    ["The props list: you'll have it tomorrow evening.", "Nora Blythe: Get Felix the props list, Tue 17 Nov"],
    [
      "May I remind you that we still haven't got the certificate?",
      "Felix Arden: Get us the certificate, null",
    ],
    ["The risk table you'll have by tomorrow night.", "Nora Blythe: Get Felix the risk table, Tue 17 Nov"],
    [
      "What I need from you now is the guest list, by Thursday.",
      "Felix Arden: Get Nora the guest list, Thu 19 Nov",
    ],
    ["Could Josh be released for the evening?", "Felix Arden: Release Josh for the evening, null"],
    [
      "Could Ana be there at nine?",
      "Felix Arden: Get back to Nora on whether Ana could be there at nine, null",
    ],
    ["Ask Marcus, yes.", "Felix Arden: Ask Marcus, null"],
    // asked with care
    ["Might be worth asking Piotr to do the tour.", "Felix Arden: Ask Piotr to do the tour, null"],
    [
      "It rains in there, I want somebody on the roof this week.",
      "Felix Arden: Get somebody on the roof, Fri 20 Nov",
    ],
    ["You might let the firm know.", "Felix Arden: Let the firm know, null"],
    [
      "Do you know someone who speaks good Dutch?",
      "Felix Arden: Get back to Nora on whether you know someone who speaks good Dutch, null",
    ],
    ["Don't forget the vests on the day :)", "Felix Arden: Don't forget the vests on the day, null"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it.each([
    "Drivers have to report to the gate before they back in, that's been the rule since summer.",
    "It's worth seeing the new hall once.",
    "You might tell from his voice that he was pleased.",
  ])("and nothing: %s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });

  it("what is asked for so that its writer can pass it on is no promise", async () => {
    expect(await toldToFelix("Please let me have a line I can give the mayor by noon on Friday.")).toEqual([
      "Felix Arden: Get Nora a line Nora can give the mayor, Fri 20 Nov, 12:00",
    ]);
  });

  it("who is to be told, asked or calmed down is somebody", async () => {
    const lines = await toldToFelix(
      "The Kapoors want their keys back. Would you mind ringing the Kapoors to calm them down?",
    );
    expect(lines.filter((line) => line.startsWith("Felix"))).toEqual([
      expect.stringMatching(/^Felix Arden: Ring the Kapoors to calm (?:them|the Kapoors) down, null$/),
    ]);
  });

  it("a subject that names nothing is no topic", async () => {
    const lines = await linesOfMails({
      subject: "tmrw",
      text: "Hi Felix,\n\nI won't make it to the 9am.\n\nNora",
    });
    expect(lines.map(({ words }) => words).join()).not.toContain("tmrw");
  });

  it("'I' in a proposal that another agrees to is who proposed it", async () => {
    const lines = await linesOfMails("For the gate I'd say grey.", {
      from: FELIX,
      to: NORA,
      text: "Agreed.",
    });
    expect(lines.map(({ words }) => words)).toEqual(["For the gate Nora would say grey"]);
  });

  it("what ran again and is green is in nobody's way", async () => {
    const lines = await linesOfMails("The load test is still red, checkout dies at 400 users.", {
      from: FELIX,
      to: NORA,
      text: "Farid reran the load test with 200 and it's all green now.",
    });
    expect(lines.filter(({ kind }) => kind === "blockers")).toEqual([]);
  });
});
