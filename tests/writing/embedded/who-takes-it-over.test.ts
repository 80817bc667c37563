import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

const NORA = "Nora Blythe <nora.blythe@elmhouse.example>";
const FELIX = "Felix Arden <felix.arden@elmhouse.example>";
const IDA = "Ida Kranz <ida.kranz@elmhouse.example>";
const ASKED =
  "Hello both,\n\nFelix, please mend the tent poles by Friday. Ida, please fold the hymn sheets.\n\nNora";

/** What stands of a task of Felix's and one of Ida's after a later mail to the two others, under the same subject and another. */
const left = async (by: "Nora" | "Felix" | "Ida", text: string): Promise<string[][]> => {
  const [from = "", ...others] = [NORA, FELIX, IDA].sort(
    (a, b) => Number(b.startsWith(by)) - Number(a.startsWith(by)),
  );
  return Promise.all(
    ["Re: Hello", "Odds and ends"].map(async (subject) =>
      (
        await linesOfMails(
          { from: NORA, to: `${FELIX}, ${IDA}`, text: ASKED },
          { from, to: others.join(", "), subject, text: `Hello both,\n\n${text} It rained here.\n\n${by}` },
        )
      )
        .map(({ kind, words, owner, timeline }) =>
          [kind === "actions" ? owner : kind, words, timeline].filter(Boolean).join(": "),
        )
        .sort(),
    ),
  );
};

const SHEETS = "Ida Kranz: Fold the hymn sheets";
const inBoth = (...lines: string[]): string[][] => [lines.sort(), [...lines].sort()];

describe("what is told of a task by its own verb, or by the name of who has it, changes it in any thread", () => {
  it.each([
    "I'm taking over the tent poles from Felix.",
    "I'll take the tent poles off Felix's hands.",
    "Felix is snowed under, so I'll mend the tent poles.",
    "I'll mend the tent poles instead of Felix.",
  ])("whoever takes it from its owner has it: %s", async (text) => {
    expect(await left("Ida", text)).toEqual(inBoth(SHEETS, "Ida Kranz: Mend the tent poles: Fri 20 Nov"));
  });

  it.each([
    "Ida will mend the tent poles instead of me.",
    "I'm away tomorrow, so Ida will mend the tent poles.",
    "Ida, could you mend the tent poles for me?",
  ])("its owner gives it away: %s", async (text) => {
    expect(await left("Felix", text)).toEqual(inBoth(SHEETS, "Ida Kranz: Mend the tent poles: Fri 20 Nov"));
  });

  it.each([
    ["Ida", "Felix tells me the tent poles are finished."],
    ["Ida", "I saw that Felix has mended the tent poles."],
    ["Ida", "Thanks for getting the tent poles done, Felix."],
    ["Nora", "Felix, thanks for sorting out the tent poles so quickly."],
    ["Felix", "That's the tent poles dealt with."],
    ["Felix", "The tent poles are out of the way."],
    ["Felix", "Quick note to say that the tent poles have been mended."],
    ["Felix", "I mended the tent poles on the way home last night."],
  ] as const)("%s tells that it is over: %s", async (by, text) => {
    expect(await left(by, text)).toEqual(inBoth(SHEETS));
  });

  it.each([
    "Felix, how are the tent poles coming along?",
    "Felix, any news on the tent poles?",
    "Felix, have you mended the tent poles yet?",
    "Felix, a quick reminder to mend the tent poles.",
  ])("whoever asks after it asks for nothing else: %s", async (text) => {
    expect(await left("Nora", text)).toEqual(inBoth("Felix Arden: Mend the tent poles: Fri 20 Nov", SHEETS));
  });

  it.each([
    ["Felix", "I need until 24 November for the tent poles."],
    ["Felix", "I can only mend the tent poles on 24 November."],
    ["Felix", "I'll mend the tent poles on 24 November instead."],
    ["Nora", "Felix, it's enough if you mend the tent poles by 24 November."],
  ] as const)("%s puts it off, and its words stay: %s", async (by, text) => {
    expect(await left(by, text)).toEqual(inBoth("Felix Arden: Mend the tent poles: Tue 24 Nov", SHEETS));
  });

  it.each([
    "There's no need for Felix to mend the tent poles any more.",
    "Felix, you don't have to mend the tent poles after all.",
  ])("whoever asked calls it off: %s", async (text) => {
    expect(await left("Nora", text)).toEqual(inBoth(SHEETS));
  });
});

describe("what is said of one thing is said of no other that is like it", () => {
  it("two like things that one mail asks for are two lines", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nPlease wash the small kettles. Could you ring the baker? Please wash the large kettles.\n\nNora",
    );
    expect(lines.map(({ words }) => words).sort()).toEqual([
      "Ring the baker",
      "Wash the large kettles",
      "Wash the small kettles",
    ]);
  });

  it("the same thing asked for twice in one mail is one line", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nPlease wash the small kettles. Could you ring the baker? Please wash our small kettles.\n\nNora",
    );
    expect(lines).toHaveLength(2);
  });

  it.each([
    "Felix, no need to order the pine planks any more.",
    "Felix, please don't order the pine planks.",
    "Felix, forget about the pine planks.",
  ])("%s", async (text) => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nPlease order the oak planks. Please order the pine planks.\n\nNora",
      { subject: "Wood", text: `Hi Felix,\n\n${text}\n\nNora` },
    );
    expect(lines.map(({ words }) => words)).toEqual(["Order the oak planks"]);
  });

  it("another thing to do with it is not called off", async () => {
    const lines = await linesOfMails("Hi Felix,\n\nPlease check the lease with Hale.\n\nNora", {
      subject: "Lease",
      text: "Hi Felix,\n\nPlease don't send the lease to Hale.\n\nNora",
    });
    expect(lines.map(({ words }) => words)).toContain("Check the lease with Hale");
  });

  it("what somebody else than its owner is thanked for ends nothing of the owner's", async () => {
    expect(await left("Nora", "Ida, thanks for sorting out the choir so quickly.")).toEqual(
      inBoth("Felix Arden: Mend the tent poles: Fri 20 Nov", SHEETS),
    );
  });
});
