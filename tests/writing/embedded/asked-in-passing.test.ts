import { describe, expect, it } from "vitest";
import { linesOfMails, toldLines } from "../../support/lines-of-mails";

const toFelix = (...lines: string[]): string => `Hi Felix,\n\n${lines.join("\n")}\n\nNora`;

describe("a line says what there is to do, whole and by whom", () => {
  it.each([
    [
      "The bursar wants us to empty the lockers by Friday, and my dean asked me to hire a skip.",
      "Nora Blythe: Hire a skip, null",
      "null: Empty the lockers, Fri 20 Nov",
    ],
    [
      "Ilka wants you to count the stools, and the caretaker asked me to oil the hinges.",
      "Nora Blythe: Oil the hinges, null",
      "Felix Arden: Count the stools, null",
    ],
    [
      "Can you tell me which varnish goes on the stage?",
      "Felix Arden: Tell Nora which varnish goes on the stage, null",
    ],
    ["Please tell me whose coat is on the hook.", "Felix Arden: Tell Nora whose coat is on the hook, null"],
    ["Ilka will have two keys cut for the annexe.", "Ilka: Have two keys cut for the annexe, null"],
    ["I could do with a new lamp for the vestry.", "Felix Arden: Get Nora a new lamp for the vestry, null"],
    [
      "I need somebody for the cloakroom, any volunteers?",
      "Felix Arden: Get somebody for the cloakroom, null",
    ],
    ["Please print the labels as soon as Ilka has read the proofs.", "Felix Arden: Print the labels, null"],
    [
      "The auditor needs this from us in writing by Friday.",
      "null: Give this to the auditor in writing, Fri 20 Nov",
    ],
  ])("%s", async (text, ...lines) => {
    expect((await toldLines(toFelix(text))).sort()).toEqual(lines.sort());
  });
});

describe("'it' and 'him' are what was spoken of last", () => {
  it.each([
    [
      "Cups: yes, we bring our own. Your October bill is still open. Please pay it this week.",
      /October bill|^(?!.*[Cc]ups)/,
      /\([Cc]ups\)/,
    ],
    ["The floor plan is still wrong. Please correct it this week.", /Correct the floor plan/, /\(Plan\)/],
    [
      "Ruben had a look and he thinks it is the belt. I've asked Tibor for his van, he says maybe. Will try him again tonight.",
      /Try Tibor again/,
      /Ruben\)/,
    ],
    [
      "For the chapel we still have not your signed scale sheet. Please send it by Friday.",
      /[Ss]igned scale sheet/,
      /send it$/i,
    ],
  ])("%s", async (text, right, wrong) => {
    const words = (await linesOfMails(toFelix(text))).map((line) => line.words);
    expect(words.some((line) => right.test(line))).toBe(true);
    expect(words.filter((line) => wrong.test(line))).toEqual([]);
  });
});

describe("said yes to, left or ended in a few words is decided", () => {
  it.each([
    "I'm sorry but we're pulling out.",
    "The head said this morning yes, the quiz is on.",
    "As you said, no more sand to the yard until they have paid.",
  ])("%s", async (text) => {
    const decided = (await linesOfMails(toFelix(text))).filter(({ kind }) => kind === "decisions");
    expect(decided).toHaveLength(1);
  });
});

describe("whoever is called in the middle of a sentence is asked", () => {
  it.each([
    ["The dean would like a look, so Rita, can you print the programme?", /^Rita Moss: Print the programme/],
    ["We are late, so Rita, please call the printer.", /^Rita Moss: Call the printer/],
  ])("%s", async (text, line) => {
    const lines = await toldLines({
      to: "Felix Arden <felix.arden@elmhouse.example>, Rita Moss <rita.moss@elmhouse.example>",
      text: `Hi both,\n\n${text}\n\nNora`,
    });
    expect(lines.filter((said) => line.test(said))).toHaveLength(1);
  });
});

describe("what was asked of somebody else, or waits, gives what there is to do and nothing besides", () => {
  it.each([
    ["I've asked if we can borrow the projector from the library."],
    ["I'll give him until Friday and then ring.", "Nora Blythe: Ring him, Fri 20 Nov"],
    ["I can do the labels tonight, no drama.", "Nora Blythe: Do the labels, Mon 16 Nov"],
    ["Our Mr Pohl will send you the lease next week.", "Mr Pohl: Send Felix the lease, Week of 23 Nov"],
  ])("%s", async (text, ...lines) => {
    expect(await toldLines(toFelix(text))).toEqual(lines);
  });

  it("what is told to be noted from now on is decided", async () => {
    const decided = (
      await linesOfMails(toFelix("Please note that parcels go to the side door from now on."))
    ).map(({ kind }) => kind);
    expect(decided).toEqual(["decisions"]);
  });
});

describe("a no, a yes and a talk that ended are decided", () => {
  it.each([
    "We're not going to rent a second tent.",
    "I've withdrawn our bid.",
    "Rita and I talked it over and the wedding party gets the barn.",
  ])("%s", async (text) => {
    const decided = (await linesOfMails(toFelix(text))).filter(({ kind }) => kind === "decisions");
    expect(decided).toHaveLength(1);
  });

  it.each(["We're not going to make the early train.", "They're not going to like the smell."])(
    "%s",
    async (text) => {
      const decided = (await linesOfMails(toFelix(text))).filter(({ kind }) => kind === "decisions");
      expect(decided).toEqual([]);
    },
  );

  it("what is to be done says on what, where its list has that in front", async () => {
    const lines = await linesOfMails(
      toFelix("- Seating plan: Ilka to reply by Friday", "- Rota: I'll draft one"),
    );
    expect(lines.map(({ words }) => words)).toContainEqual(
      expect.stringMatching(/^Reply\b.*\(Seating plan\)/i),
    );
  });
});
