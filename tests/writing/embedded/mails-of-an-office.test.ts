import { describe, expect, it } from "vitest";
import { linesOfMails, toldLines } from "../../support/lines-of-mails";

describe("a whole mail, as its reader would list it", () => {
  it("a status report", async () => {
    expect(
      await toldLines({
        to: "Yard team <yard@elmhouse.example>",
        text: [
          "Hi team,",
          "",
          "Where we struggle",
          "- The permits for the north gate have still not arrived, so the masons there can't start.",
          "- Two of our gardeners are on sick leave until the 25th.",
          "",
          "Next",
          "1. Jamal prepares the planting list by Wednesday.",
          "2. I'll talk to the nursery about the delivery tomorrow.",
          "",
          "We decided on Friday not to move the old hedge, it stays where it is.",
          "",
          "Nora",
        ].join("\n"),
      }),
    ).toEqual([
      "Jamal: Prepare the planting list, Wed 18 Nov",
      "Nora Blythe: Talk to the nursery about the delivery, Tue 17 Nov",
      expect.stringMatching(/^blockers: The permits for the north gate/),
      expect.stringMatching(/^blockers: Two of our gardeners are on sick leave/),
      expect.stringMatching(/^decisions: Not to move the old hedge/),
    ]);
  });

  it("a complaint: a threat is no task, and 'him' is whom the mail is about", async () => {
    const lines = await toldLines({
      to: "Felix Arden <felix.arden@elmhouse.example>, Ines Roth <ines.roth@elmhouse.example>",
      text: [
        "Felix, Ines,",
        "",
        "Mr Oakes rang again, he is upset. His new gate was promised for Friday and has not been shipped. He threatens to cancel the contract.",
        "",
        "Felix - can you make sure it leaves the yard today?",
        "Ines - please write a short apology and offer him one month free, I've agreed this with Timo.",
        "",
        "I'm calling him back at 4 pm.",
        "",
        "Nora",
      ].join("\n"),
    });
    expect(lines.filter((line) => /cancel the contract/i.test(line) && !line.startsWith("blockers"))).toEqual(
      [],
    );
    expect(lines).toContainEqual(expect.stringMatching(/^Nora Blythe: Call him back.*\(Mr Oakes\)/));
    expect(lines).toContainEqual(expect.stringMatching(/^Ines Roth: Write a short apology/));
    expect(lines.filter((line) => line.startsWith("decisions"))).toEqual([]);
  });

  it("a list under a day: all of it until then; and who is only in copy is called by the full name", async () => {
    expect(
      (
        await linesOfMails({
          to: "All staff <all@elmhouse.example>",
          cc: "Peter Wenzel <peter.wenzel@elmhouse.example>",
          text: [
            "Dear colleagues,",
            "",
            "Before Thursday evening",
            "- pack your tools into the green boxes",
            "- hand in the old keys at the office",
            "",
            "Peter will measure the stairs tomorrow and send you the numbers. The deposit goes out this week.",
            "",
            "Nora",
          ].join("\n"),
        })
      )
        .map(({ words, owner, timeline }) => `${owner}: ${words}, ${timeline}`)
        .sort(),
    ).toEqual([
      "Peter Wenzel: Measure the stairs, Tue 17 Nov",
      expect.stringMatching(/^Peter Wenzel: Send.* the numbers, null$/),
      "null: Hand in the old keys at the office, Thu 19 Nov",
      "null: Pack your tools into the green boxes, Thu 19 Nov",
      expect.stringMatching(/^null: The deposit goes out, /),
    ]);
  });
});
