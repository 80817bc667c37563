import { describe, expect, it } from "vitest";
import { linesOfMails, toldToAll, toldToFelix } from "../../support/lines-of-mails";

const TEAM = "Kev Doyle <kev.doyle@elmhouse.example>, Priya Shah <priya.shah@elmhouse.example>";
const toTeam = async (text: string): Promise<string[]> =>
  (await linesOfMails({ text, to: TEAM })).map(({ kind, words, owner, timeline }) =>
    kind === "actions" ? `${owner}: ${words}, ${timeline}` : `${kind}: ${words}`,
  );

describe("a mail to several is read line by line, each line with whom it calls", () => {
  it("what somebody is asked to sort is what was said before, and the next line calls nobody", async () => {
    const lines = await toTeam(
      "Morning lads\n\nSlab's poured, looks good, cheers for staying late Friday. Few bits for this week:\nScaffold comes down Wednesday so get anything you need off the top lift before then.\nPaul needs a hand on the stairs tomorrow, Kev can you sort that?\nClient is coming round at 11 on Thursday so tidy up please, and hard hats on.\n\nNora",
    );
    expect(lines).toContain("Kev Doyle: Give Paul a hand on the stairs, Tue 17 Nov");
    expect(lines).toContain("null: Get anything you need off the top lift before then, Wed 18 Nov");
    expect(lines.find((line) => line.includes("Tidy up"))).toMatch(/^null:/);
    expect(lines.join()).not.toMatch(/Slab's poured:|Sort that/);
  });

  it("who is called without a comma has what the next sentence says of the thing", async () => {
    const lines = await toTeam(
      "Hi both,\n\nPriya the legal text for the footer came in this morning. It needs to go live together with the new form.\n\nNora",
    );
    expect(lines).toContain(
      "Priya Shah: The legal text for the footer needs to go live together with the new form, null",
    );
  });
});

describe("a line says what there is to do, by whom and until when", () => {
  it.each([
    [
      "If you could send us a corrected version by Friday, we can sign it when Ilka is back.",
      "Felix Arden: Send us a corrected version, Fri 20 Nov",
    ],
    [
      "We need to know by Wednesday because the press is planned for Friday.",
      "Felix Arden: Let Nora know, Wed 18 Nov",
    ],
    [
      "Ilka adds an alert 30 days before expiry, by Friday.",
      "Ilka: Add an alert 30 days before expiry, Fri 20 Nov",
    ],
    [
      "Please write down what you know about the kiln.",
      "Felix Arden: Write down what you know about the kiln, null",
    ],
    ["We look for a successor, Ilka is writing the job ad.", "Ilka: Write the job ad, null"],
    [
      "Please order replacements today and find out whether the insurance covers it.",
      "Felix Arden: Find out whether the insurance covers it, null",
    ],
    [
      "Ilka needs the mapping table from you as well, she's been waiting since Monday.",
      "Felix Arden: Get Ilka the mapping table as well, null",
    ],
    [
      "Please have a look if the English is correct.",
      "Felix Arden: Have a look if the English is correct, null",
    ],
    [
      "Can I have your overtime sheets by Friday please, payroll closes early.",
      "Felix Arden: Overtime sheets, Fri 20 Nov",
    ],
    ["Price list to you by Friday.", "Nora Blythe: Price list to Felix, Fri 20 Nov"],
    ["Somebody has to show him round, I'd ask Ilka.", "Ilka: Show him round, null"],
    ["Finance is waiting for the number, Ilka to find out today.", "Ilka: Find out (the number), Mon 16 Nov"],
    [
      "Please tell the carrier that gate 2 is closed until the end of March.",
      "Felix Arden: Tell the carrier that gate 2 is closed until the end of March, null",
    ],
    [
      "Ilka offered to ask the gym if their door can be open.",
      "Ilka: Ask the gym if their door can be open, null",
    ],
  ])("%s", async (text, line) => {
    expect((await toldToFelix(text)).filter((said) => said === line)).toEqual([line]);
  });

  it("what a question of who leaves open is named", async () => {
    expect(await toldToAll("I need pictures of the new kiln for it, who can do those?")).toEqual([
      "null: Get Nora pictures of the new kiln, null",
    ]);
  });

  it.each([
    "I'm out on Thursday, my brother is getting married.",
    "They owe us two months and Mrs Lund always says next week.",
    "Your invoice has been paid, should be on your account tomorrow.",

    "The fire extinguishers were checked in October so nothing to do there until next year.",
    "I'm walking down stairs backwards today.",
    "The offer has gone out, they want to think about it till Wednesday.",
    "In progress: open orders (Ilka), about 60 %",
    "If you can't make it let me know and I'll put it in the yard.",
    "Patients will be told by letter.",
    "My boss wants a second offer for comparison.",
    "And Ilka for bringing the bricks at five in the morning.",
  ])("nobody has to do anything: %s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });

  it("a country is nobody who owes a part", async () => {
    expect((await toldToFelix("I need a part from Germany.")).join()).not.toContain("Germany:");
  });

  it.each([
    ["The paperback moves from August to October.", "decisions: The paperback moves from August to October"],
    [
      "Let's not touch the kiln until the inspector has been.",
      "decisions: Let's not touch the kiln until the inspector has been",
    ],
  ])("decided: %s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("under a recap what moved is decided, and what somebody gives is theirs", async () => {
    const lines = await toldToFelix(
      "Short recap from today's call with Bluebird:\n\n- Start of the campaign moved to 12 January because the film isn't ready\n- Ilka gives them access to the shared drive\n- Budget stays at 40k, TV is out",
    );
    expect(lines).toContain("Ilka: Give them access to the shared drive, null");
    expect(lines.filter((line) => line.startsWith("decisions:"))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith("blockers:"))).toEqual([]);
  });

  it("what is asked whether is one question", async () => {
    expect(
      await toldToFelix("Can you ask them whether we may start or have to wait for the report?"),
    ).toEqual([expect.stringContaining("Felix Arden: Ask them whether we may start")]);
  });

  it("what goes out once it is approved is not decided", async () => {
    expect((await toldToFelix("The mail goes out once Ilka has approved the wording.")).join()).not.toContain(
      "decisions",
    );
  });
});
