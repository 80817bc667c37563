import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

const tasksOf = async (sentences: string) =>
  (await linesOfMails(`Hi Felix,\n\n${sentences}\n\nNora`))
    .filter((line) => line.kind === "actions")
    .map((line) => [line.words, line.timeline]);

describe("the day of a request may stand in the sentence after it", () => {
  it.each([
    ["Could you repaint the rudder? I need it by Thursday."],
    ["Could you repaint the rudder? Needs to be dry by Thursday."],
    ["Please repaint the rudder. It has to be ready by Thursday."],
    ["Please repaint the rudder. By Thursday would be great."],
    ["Please repaint the rudder. Thursday is early enough."],
    ["Please repaint the rudder. The harbour master wants it by Thursday."],
  ])("%s", async (sentences) => {
    expect(await tasksOf(sentences)).toEqual([["Repaint the rudder", "Thu 19 Nov"]]);
  });

  it("not when the request has one, or when it is of something else", async () => {
    expect(
      await tasksOf("Please repaint the rudder by Tuesday. The regatta needs to be announced by Thursday."),
    ).toEqual([
      ["Repaint the rudder", "Tue 17 Nov"],
      ["Announce the regatta", "Thu 19 Nov"],
    ]);
  });
});

describe("one errand in two verbs is one task, with its day", () => {
  it.each([
    [
      "Could you ring the sailmaker and get two new battens before Thursday?",
      "Ring the sailmaker and get two new battens",
    ],
    [
      "Please call the port office and find out what the berth costs by Thursday.",
      "Call the port office and find out what the berth costs",
    ],
    ["Would you resew the jib and have it with us by Thursday?", "Resew the jib and have it with us"],
  ])("%s", async (sentence, line) => {
    expect(await tasksOf(sentence)).toEqual([[line, "Thu 19 Nov"]]);
  });

  it("two errands stay two", async () => {
    expect(await tasksOf("Please ring the sailmaker today and paint the rudder by Thursday.")).toHaveLength(
      2,
    );
    expect(await tasksOf("Order two battens by Tuesday and call the port office.")).toHaveLength(2);
  });
});

describe("an answer that only takes what was asked is no task of its own", () => {
  it("will do, with its day", async () => {
    const lines = await linesOfMails("Hi Felix,\n\ncan you chase the two skippers?\n\nNora", {
      from: "Felix Arden <felix.arden@elmhouse.example>",
      text: "Will do tomorrow.\n\nFelix",
    });
    expect(lines.map(({ words, owner, timeline }) => [words, owner, timeline])).toEqual([
      ["Chase the two skippers", "Felix Arden", "Tue 17 Nov"],
    ]);
  });
});

describe("the words of a service for calls are a task where somebody asks for them", () => {
  it("a dial-in that has to be sent", async () => {
    expect(await tasksOf("Please send them the new dial-in code by Thursday.")).toEqual([
      ["Send them the new dial-in code", "Thu 19 Nov"],
    ]);
  });
});
