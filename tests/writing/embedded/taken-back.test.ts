import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

const REQUEST = "Hi Felix,\n\nplease order twenty lanterns by Friday.\n\nNora";

describe("what its writer takes back is no task", () => {
  it("a talk in the wrong chat", async () => {
    const lines = await linesOfMails(
      "Ida: tea?\nTorben: at four\nIda: bring the biscuits please\nTorben: ok\nIda: and two cups\n\nsorry Felix wrong chat, pls ignore",
    );
    expect(lines).toEqual([]);
  });

  it.each([
    "Felix, please ignore my last mail, it was meant for Greta.\n\nNora",
    "Scrap that, Greta has lanterns in her cellar.\n\nNora",
  ])("the mail before: %s", async (text) => {
    expect(await linesOfMails(REQUEST, text)).toEqual([]);
  });

  it.each([
    "Felix, please don't ignore my last mail.",
    "Did you delete my last mail, Felix?",
    "If you ignore my last mail, nobody has a light.",
    "Felix, please disregard my mail of yesterday.",
  ])("not: %s", async (text) => {
    const lines = await linesOfMails(REQUEST, `${text}\n\nNora`);
    expect(lines.map(({ words }) => words)).toContain("Order twenty lanterns");
  });

  it("several things of it by their names", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nplease order twenty lanterns. Could you ask the baker for rolls? Please send the posters to the printer.\n\nNora",
      "Felix, the lantern walk is off. Forget about lanterns, rolls and posters. Please tell the school by Friday.\n\nNora",
    );
    expect(lines.filter(({ kind }) => kind === "actions").map(({ words }) => words)).toEqual([
      "Tell the school",
    ]);
  });

  it("not what another has asked", async () => {
    const lines = await linesOfMails(
      { from: "Greta Holm <greta.holm@elmhouse.example>", text: "Felix, please oil the gate.\n\nGreta" },
      "Felix, please ignore my last mail.\n\nNora",
    );
    expect(lines.map(({ words }) => words)).toEqual(["Oil the gate"]);
  });
});
