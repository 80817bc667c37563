import { describe, expect, it } from "vitest";
import { linesOfMails, toldLines } from "../../support/lines-of-mails";

const toFelix = (text: string): string => `Hi Felix,\n\n${text}\n\nNora`;

describe("what a word points at stands in its place", () => {
  it.each([
    [
      "The crates are stuck at the border because the packing list is missing. Please send it to me today.",
      "Felix Arden: Send the packing list to Nora, Mon 16 Nov",
    ],
    [
      "The museum asked us for pictures of the loom. I'll take some on Thursday.",
      "Nora Blythe: Take some pictures of the loom, Thu 19 Nov",
    ],
    [
      "Nobody has washed the van yet, so somebody has to ring the garage about it.",
      "null: Ring the garage about the van, null",
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContain(line);
  });

  it("a task of which nothing says what it is of is none", async () => {
    expect(
      await toldLines(
        toFelix(
          "The glazier is ill. Her apprentice told me she'd take over, so the jars should come on Thursday.",
        ),
      ),
    ).not.toContainEqual(expect.stringContaining("Take over"));
  });
});

describe("of two halves of a sentence the one that tells a trouble is the trouble", () => {
  it("the half before it is no headline", async () => {
    const [line] = await toldLines(
      toFelix(
        "Four of the six looms left the harbour today; the fifth is held at customs because its papers are missing.",
      ),
    );
    expect(line).toMatch(/^blockers: The fifth is held at customs because its papers are missing/);
  });
});

describe("a question of what came to somebody is answered, not done", () => {
  it("'did you hear back' asks to be told, and gives nobody hearing to do", async () => {
    expect(
      await toldLines(
        toFelix("Did you hear back from Rebstock about the quote? If not, I'd go with Brandt."),
      ),
    ).toEqual(["Felix Arden: Get back to Nora: did you hear back from Rebstock about the quote?, null"]);
  });

  it("and 'did you send' reminds", async () => {
    expect(await toldLines(toFelix("Did you send the glaze to Wendel?"))).toEqual([
      expect.stringMatching(/^Felix Arden: /),
    ]);
  });
});

it("'I've already rung them' ends 'somebody has to call them'", async () => {
  const lines = await linesOfMails(
    { text: toFelix("Somebody has to call Rebstock about the kiln.") },
    {
      from: "Felix Arden <felix.arden@elmhouse.example>",
      to: "Nora Blythe <nora.blythe@elmhouse.example>",
      text: "I've already rung Rebstock.\n\nFelix",
    },
  );
  expect(lines.filter(({ kind }) => kind === "actions")).toEqual([]);
});

it("what is held up is not done, and what arrives ends both the wait and the task", async () => {
  const asked = { text: toFelix("Could you get the dyes for the loom by Friday?") };
  const held = {
    from: "Felix Arden <felix.arden@elmhouse.example>",
    to: "Nora Blythe <nora.blythe@elmhouse.example>",
    subject: "Dyes",
    text: "Hi Nora,\n\nthe dyes are held up at customs. I can only get them by 24 November.\n\nFelix",
  };
  const arrived = { ...held, text: "Hi Nora,\n\nthe dyes arrived and are on the shelf.\n\nFelix" };
  expect(
    (await linesOfMails(asked, held)).map(({ kind, owner, timeline }) => [kind, owner, timeline]),
  ).toEqual([
    ["actions", "Felix Arden", "Tue 24 Nov"],
    ["blockers", null, null],
  ]);
  expect(await linesOfMails(asked, held, arrived)).toEqual([]);
});
