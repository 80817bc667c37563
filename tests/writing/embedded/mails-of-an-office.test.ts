import { describe, expect, it } from "vitest";
import { FELIX } from "../../fixtures/office/nora-to-felix";
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
    expect(lines).toContainEqual(expect.stringMatching(/^Nora Blythe: Call Mr Oakes back/));
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
      expect.stringMatching(/^Peter Wenzel: Send.* the numbers \(the stairs\), null$/),
      "null: Hand in the old keys at the office, Thu 19 Nov",
      "null: Pack your tools into the green boxes, Thu 19 Nov",
      expect.stringMatching(/^null: The deposit goes out, /),
    ]);
  });

  it("minutes with initials, and a passive that names its owner at the end", async () => {
    expect(
      await toldLines({
        to: "Staff <staff@elmhouse.example>",
        text: [
          "Minutes of the yard meeting",
          "",
          "Present: NB, Timo Hardt, Ines Roth",
          "",
          "1. Winter fair",
          "Ines is looking for a trumpet player. Programme to be finished by 1 December (TH).",
          "",
          "2. Fence",
          "Still broken, the smith has not replied to two mails. NB to ring him.",
        ].join("\n"),
      }),
    ).toEqual([
      "Ines Roth: Look for a trumpet player, null",
      expect.stringMatching(/^Nora Blythe: Ring the smith/),
      expect.stringMatching(/^(?:Timo Hardt|null): Finish the programme, Tue 1 Dec/),
      expect.stringMatching(/^blockers: .*the smith has not replied/i),
    ]);
  });

  it("a notice of a program whose fields stand in one line", async () => {
    const lines = await linesOfMails({
      from: "Jira <jira@lumen.example>",
      subject: "[JIRA] (LUM-482) Gate button missing on phones",
      text: "Sofia Rossi assigned LUM-482 to you\n\nGate button missing on phones\nType: Bug   Priority: High   Due: 25/Nov/26\n",
    });
    expect(lines.map(({ words, timeline }) => [words, timeline])).toEqual([
      ["Gate button missing on phones (LUM-482)", "Wed 25 Nov"],
    ]);
  });

  it("what is left hanging names its thing, and what is not in doubt is not said twice", async () => {
    expect(
      await toldLines(
        [
          "Hi Felix,",
          "",
          "Please confirm that the time suits you by replying to this mail.",
          "",
          "Can you tell the night shift that the gate will be shut on Sunday?",
          "",
          "Nora",
        ].join("\n"),
      ),
    ).toEqual([
      "Felix Arden: Confirm that the time suits you by replying to this mail, null",
      expect.stringMatching(/^Felix Arden: Tell the night shift that the gate will be shut[^(]*$/),
    ]);
  });

  it("a dispute: 'he' is whom the sentence names, and who is called is asked for what they may have", async () => {
    const lines = await toldLines({
      to: FELIX,
      cc: "Omar Haddad <omar.haddad@elmhouse.example>",
      text: [
        "Hi Felix,",
        "",
        "Omar, do you still have the signed copy?",
        "",
        "Felix, please put the account on hold. I've spoken to Mr Oakes, he'll pay half of it this week.",
        "",
        "Nora",
      ].join("\n"),
    });
    expect(lines).toEqual([
      expect.stringMatching(/^Felix Arden: Put the account on hold/),
      expect.stringMatching(/^Mr Oakes: Pay half of (?:it|the account)/),
      expect.stringMatching(/^Omar Haddad: Get back to Nora on whether you still have the signed copy/),
    ]);
  });

  it("a recap: names in brackets own their lines where others do, a language is nobody", async () => {
    expect(
      await toldLines({
        to: "Yard group <group@elmhouse.example>",
        text: [
          "Recap of the call",
          "",
          "* Packaging: the new boxes will be delivered in week 49 (Miguel).",
          "* Labels: order to be placed by Nov 24 -> Hanna",
          "* Translations: German done, Spanish is with the agency until Friday.",
          "",
          "@Miguel could you also send round the timeline?",
          "",
          "Nora",
        ].join("\n"),
      }),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Miguel: Packaging: the new boxes/i),
        expect.stringMatching(/^Hanna: .*order to be placed/i),
        expect.stringMatching(/^Miguel: Send round the timeline/),
      ]),
    );
  });

  it("what somebody is asked to do 'that' is named, and an apposition calls nobody", async () => {
    expect(
      await toldLines({
        to: FELIX,
        text: [
          "Hi Felix,",
          "",
          "They've gone for the tent instead of the barn. I told them we'd send three ideas - can Ines do that?",
          "",
          "Please leave your key with the caretaker, Mr Dorn, by Wednesday.",
          "",
          "Nora",
        ].join("\n"),
      }),
    ).toEqual([
      "Felix Arden: Leave your key with the caretaker, Mr Dorn, Wed 18 Nov",
      "Ines: Send three ideas, null",
      "decisions: They've gone for the tent instead of the barn",
    ]);
  });

  it("a lease: each request has its own day; owners behind a dash; what had to be done is over", async () => {
    const lines = await toldLines({
      to: FELIX,
      text: [
        "Dear Mr Arden,",
        "",
        "The landlord would renew for five years. He would need your decision by Friday 27 November. Please ensure that the yard is clear from 7 to 11 December. Could you draft a reply by tomorrow evening?",
        "",
        "Actions",
        "[ ] Disk alerts at 80 % on all hosts - Yuki, 24 Nov",
        "[ ] Ask the vendor why the pump did not start - Nora",
        "",
        "300 orders had to be entered by hand, all done by Sunday noon.",
        "",
        "Nora",
      ].join("\n"),
    });
    expect(lines).toEqual([
      expect.stringMatching(/^Felix Arden: Draft a reply, Tue 17 Nov/),
      expect.stringMatching(/^Felix Arden: Ensure that the yard is clear/),
      expect.stringMatching(/^Felix Arden: Get him your decision.*Fri 27 Nov/),
      expect.stringMatching(/^Nora Blythe: Ask the vendor why the pump did not start/),
      expect.stringMatching(/^Yuki: Disk alerts at 80 % on all hosts, Tue 24 Nov/),
    ]);
  });

  it("'her' is a person, no department", async () => {
    expect(
      await toldLines({
        to: FELIX,
        text: [
          "Hi Felix,",
          "",
          "Priya starts on 1 December. Please raise the ticket by Wednesday, IT needs a week.",
          "",
          "I'll send her the contract today.",
          "",
          "Nora",
        ].join("\n"),
      }),
    ).toContainEqual(expect.stringMatching(/^Nora Blythe: Send her the contract \(Priya\)/));
  });

  it("a log of a site, an order gone wrong and a journey", async () => {
    const lines = await toldLines({
      to: FELIX,
      text: [
        "Hi Felix,",
        "",
        "Crew: 9 (2 sick)",
        "Hands: 3",
        "Weather: rain until 11",
        "",
        "Tomorrow",
        "- strip the boards of axis B (Milan)",
        "- sweep the yard (Ines)",
        "",
        "The seals came in the wrong size. We need them on site by 27 November, the crane leaves on the 28th.",
        "",
        "The Bristol is full, the Royal has rooms. Shall I book the Royal?",
        "",
        "Nora",
      ].join("\n"),
    });
    expect(lines.filter((line) => /Crew|Hands|\b9\b/.test(line))).toEqual([]);
    expect(lines).toContainEqual(
      expect.stringMatching(/^(?:Milan|null): Strip the boards of axis B.*Tue 17 Nov$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^Felix Arden: Get the seals on site, Fri 27 Nov$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^Felix Arden: Get back to Nora on whether to book the Royal/),
    );
  });
});
