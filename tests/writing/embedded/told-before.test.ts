import { describe, expect, it } from "vitest";
import { mail, material } from "../../fixtures/material/build-material";
import { writeDigest } from "../../support/embedded-writer";

/** A mail from Paula to her colleagues of Monday, 23 November 2026. */
const digestOf = (text: string) =>
  writeDigest(
    material([
      mail("m1", "Paula Brandt <paula@werk.example>", "2026-11-23T08:00:00.000Z", "Hall 4", text),
      mail("m2", "Rita Sommer <rita@werk.example>", "2026-11-20T08:00:00.000Z", "Holidays", "I am back."),
    ]),
  );
const tasks = (text: string) =>
  digestOf(text).actionItems.map(({ task, owner, timeline }) => [task, owner, timeline]);

describe("what one sentence asks and the next says more of is one action", () => {
  it.each([
    ["German", "Liebe Rita,\n\nder Antrag für Halle 4 muss bis Freitag beim Amt sein. Übernimmst du das?"],
    [
      "French",
      "Bonjour Rita,\n\nla demande pour le hall 4 doit être déposée avant vendredi. Tu t'en occupes ?",
    ],
    [
      "Spanish",
      "Hola Rita:\n\nhay que enviar la solicitud del pabellón 4 antes del viernes. ¿Te encargas tú?",
    ],
  ])("in %s", (_, text) => {
    expect(tasks(text)).toHaveLength(1);
  });

  it("somebody has to, and who does it where by when", () => {
    const { actionItems } = digestOf(
      "Somebody has to bring the long ladder. Rita, could you leave it by the side door on Tuesday evening?",
    );
    expect(actionItems).toHaveLength(1);
    expect(actionItems[0]).toMatchObject({
      task: "Bring the long ladder",
      owner: "Rita Sommer",
      timeline: "Tue 24 Nov",
    });
    expect(actionItems[0]?.quotes).toHaveLength(2);
  });

  it("when the thing is needed, and where", () => {
    expect(
      tasks("Rita, could you scan the delivery notes of hall 4? I need them in the archive by Thursday."),
    ).toEqual([["Scan the delivery notes of hall 4", "Rita Sommer", "Thu 26 Nov"]]);
  });

  it("two steps with the same thing in one sentence, by the day of the second", () => {
    expect(tasks("Rita, please collect the cones from the yard and drop them at hall 4 by Friday.")).toEqual([
      ["Collect the cones from the yard and drop them at hall 4", "Rita Sommer", "Fri 27 Nov"],
    ]);
  });

  it("two steps, by the day of the first", () => {
    expect(tasks("I'll take the keys to the flat tomorrow and leave them with the neighbour.")).toEqual([
      ["Take the keys to the flat and leave them with the neighbour", "Paula Brandt", "Tue 24 Nov"],
    ]);
  });

  it("another clause says until when", () => {
    expect(tasks("Rita is writing the menu, she has promised me that for Friday.")).toEqual([
      ["Write the menu", "Rita Sommer", "Fri 27 Nov"],
    ]);
  });

  it("something else than what was asked stays a line of its own", () => {
    expect(
      tasks("Rita, please collect the cones from the yard. And could you book the forklift for Friday?"),
    ).toHaveLength(2);
  });

  it("a time is not what a pronoun means", () => {
    const [line] = tasks("They need a day. Rita, please phone them tomorrow and check.");
    expect(line?.[0]).not.toMatch(/a day/);
  });
});

describe("a line says what its pronoun means", () => {
  it.each([
    [
      "an earlier clause's object",
      "Rita, they need our floor plan for that, could you send it over by Wednesday?",
      "Send over our floor plan",
    ],
    ["an earlier clause's subject", "The rota isn't done yet, I'll finish it tonight.", "Finish the rota"],
    [
      "what stands in front of a wish",
      "Rita, two quotes for the fence, please, I need them before Wednesday.",
      "Two quotes for the fence",
    ],
  ])("%s", (_, text, line) => {
    expect(tasks(text).map(([task]) => task)).toEqual([line]);
  });
});

describe("what is missing from the reader is asked of the reader", () => {
  it.each([
    "Hi Rita,\n\nYour timesheet for last week is still missing.",
    "Hi Rita,\n\nWe haven't received your signed contract yet.",
  ])("%s", (text) => {
    const { actionItems, blockers } = digestOf(text);
    expect(blockers).toEqual([]);
    expect(actionItems.map(({ owner }) => owner)).toEqual(["Rita Sommer"]);
  });

  it("a parcel that has gone missing is in the way", () => {
    expect(tasks("Hi Rita,\n\nYour parcel is still missing.")).toEqual([]);
  });
});

describe("a blocker that only points back says what the sentence before told", () => {
  it("in its line, with its own words as the impact", () => {
    const { blockers } = digestOf(
      "The bank keeps the last instalment until the surveyor has been. So that one is stuck for now.",
    );
    expect(blockers).toHaveLength(1);
    expect(blockers[0]).toMatchObject({
      description: "The bank keeps the last instalment until the surveyor has been",
      impact: "That one is stuck for now",
    });
  });

  it("what says that nothing is in the way is no blocker", () => {
    expect(
      digestOf("All four presses ran without interruption this week and nobody was hurt.").blockers,
    ).toEqual([]);
  });

  it("what may not be done is in the way, not perhaps", () => {
    expect(
      digestOf("The crane's brake doesn't hold, so we may not lift anything with it.").blockers,
    ).toHaveLength(1);
  });
});
