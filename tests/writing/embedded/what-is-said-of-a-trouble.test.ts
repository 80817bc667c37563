import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

const TROUBLES: Readonly<Record<string, string>> = {
  lift: "The lift is broken and nobody can get to the third floor.",
  permit: "We are still waiting for the permit from the city.",
  server: "The server has been down since this morning.",
  key: "The key to the cellar is missing.",
  folder: "I have no access to the shared folder.",
};

/** The lines that are left of a trouble after a later mail of whoever it is told, in its thread and in another one. */
const left = async (trouble: string, text: string): Promise<string[][]> => {
  const told = `Hi Felix,\n\nThanks for yesterday. ${TROUBLES[trouble]}\n\nNora`;
  const mails = ["Re: Hello", "An update"].map((subject) => ({
    from: "Felix Arden <felix.arden@elmhouse.example>",
    to: "Nora Blythe <nora.blythe@elmhouse.example>",
    subject,
    text: `Hi Nora,\n\n${text} The weather is better now.\n\nFelix`,
  }));
  return Promise.all(
    mails.map(async (mail) => (await linesOfMails(told, mail)).map(({ kind, words }) => `${kind}: ${words}`)),
  );
};

describe("what is in the way is over in the words of anybody who names it, in its thread or another", () => {
  it.each([
    ["lift", "The lift is working again."],
    ["lift", "The lift has been repaired."],
    ["lift", "Good news: the lift's fixed."],
    ["lift", "The engineer fixed the lift this morning."],
    ["permit", "The permit is here."],
    ["permit", "We got the permit."],
    ["permit", "The city issued the permit yesterday."],
    ["server", "The server is back up."],
    ["server", "Server's running again."],
    ["key", "I found the key to the cellar."],
    ["folder", "I can open the shared folder now."],
  ])("%s: %s", async (trouble, text) => {
    expect(await left(trouble, text)).toEqual([[], []]);
  });
});

describe("what is done about it is no task, and what still stands no second trouble", () => {
  it.each([
    ["lift", "The lift is still broken."],
    ["lift", "The engineer couldn't fix the lift."],
    ["lift", "They'll repair the lift on Thursday."],
    ["lift", "The part for the lift has been ordered."],
    ["permit", "The city says the permit takes another week."],
    ["permit", "Still nothing from the city about the permit."],
    ["permit", "I rang the city about the permit."],
    ["permit", "The permit should be here on Thursday."],
    ["server", "IT is working on the server."],
    ["server", "They expect the server to be back tonight."],
    ["key", "We're still looking for the cellar key."],
    ["folder", "IT has my request for the shared folder."],
  ])("%s: %s", async (trouble, text) => {
    const line = `blockers: ${TROUBLES[trouble]?.replace(/\.$/, "").replace(/^I have/, "Nora has")}`;
    expect(await left(trouble, text)).toEqual([[line], [line]]);
  });
});

describe("what was called off and is back on", () => {
  it.each(["Re: Hello", "An update"])("is no longer decided, under '%s'", async (subject) => {
    const lines = await linesOfMails("Hi Felix,\n\nThe Christmas party is cancelled.\n\nNora", {
      subject,
      text: "Hi Felix,\n\nThe Christmas party is back on.\n\nNora",
    });
    expect(lines.map(({ words }) => words)).not.toContain("The Christmas party is cancelled");
  });
});

describe("a trouble is one line, whatever of it is told next", () => {
  it.each([
    ["The oven is broken and we can't bake.", "The part for the oven won't be here before Friday."],
    ["The oven is broken and we can't bake.", "The oven came on for an hour and went off again."],
    ["The oven is broken and we can't bake.", "The oven is still out of action."],
    ["The guide is ill, so nobody can lead the night walk.", "The guide won't be back this week."],
    ["Three cooks are off sick, so the supper isn't covered.", "The agency has no cooks until Wednesday."],
    ["The new porter has no contract and can't begin.", "HR still hasn't sent the new porter a contract."],
  ])("%s %s", async (trouble, text) => {
    for (const subject of ["Re: Hello", "An update"]) {
      const lines = await linesOfMails(`Hi Felix,\n\nThanks for yesterday. ${trouble}\n\nNora`, {
        from: "Felix Arden <felix.arden@elmhouse.example>",
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
        subject,
        text: `Hi Nora,\n\n${text} The weather is better now.\n\nFelix`,
      });
      expect(lines.map(({ kind }) => kind)).toEqual(["blockers"]);
    }
  });

  it.each([
    ["The oven is broken and we can't bake.", "We have a working oven now."],
    ["The oven is broken and we can't bake.", "The oven has a new door."],
    ["The guide is ill, so nobody can lead the night walk.", "The guide is back and the walk takes place."],
  ])("and none once it is over: %s %s", async (trouble, text) => {
    const lines = await linesOfMails(`Hi Felix,\n\n${trouble}\n\nNora`, {
      from: "Felix Arden <felix.arden@elmhouse.example>",
      to: "Nora Blythe <nora.blythe@elmhouse.example>",
      subject: "An update",
      text: `Hi Nora,\n\n${text} The weather is better now.\n\nFelix`,
    });
    expect(lines.filter(({ kind }) => kind === "blockers")).toEqual([]);
  });
});
