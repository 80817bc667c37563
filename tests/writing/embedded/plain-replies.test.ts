import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails } from "../../support/lines-of-mails";

type Lines = Awaited<ReturnType<typeof linesOfMails>>;
const said = (lines: Lines) =>
  lines.map(({ kind, words, owner, timeline }) => [kind, words, owner, timeline]);
const tasks = (lines: Lines) => said(lines).filter(([kind]) => kind === "actions");

describe("a short sentence behind a greeting or thanks is read", () => {
  it.each([
    ["Thanks, I'll send the notes tomorrow.", [["actions", "Send the notes", "Nora Blythe", "Tue 17 Nov"]]],
    ["Hi Felix, please lock the shed tonight.", [["actions", "Lock the shed", "Felix Arden", "Mon 16 Nov"]]],
    ["Thanks, Felix", []],
    ["Hi Felix,", []],
    ["Best wishes to all, and see you", []],
  ])("%s", async (text, wanted) => {
    expect(said(await linesOfMails(`${text}\n\nNora`))).toEqual(wanted);
  });

  it("'Hi Nora, the badges are ordered.' ends what was asked", async () => {
    const asked = "Felix, could you order forty badges?\n\nNora";
    const answer = {
      from: FELIX,
      to: NORA,
      subject: "Re: Hello",
      text: "Hi Nora, the badges are ordered.\n\nFelix",
    };
    expect(said(await linesOfMails(asked))).toHaveLength(1);
    expect(said(await linesOfMails(asked, answer))).toEqual([]);
  });
});

describe("lists as people type them", () => {
  it("numbers without a mark behind them part the items, each asked of whom it calls", async () => {
    const lines = await linesOfMails({
      to: "Felix Arden <felix.arden@elmhouse.example>, Timo Lang <timo.lang@elmhouse.example>",
      text: "Felix, Timo\n\n1 Paint is nearly gone.\n2 Timo, service the small lift before Friday\n3 Timo, phone the inspector about the report\n4 Felix: seating plan, by Thursday\n\nNora",
    });
    expect(tasks(lines)).toEqual([
      ["actions", "Seating plan", "Felix Arden", "Thu 19 Nov"],
      ["actions", "Service the small lift", "Timo Lang", "Fri 20 Nov"],
      ["actions", "Phone the inspector about the report", "Timo Lang", null],
    ]);
  });

  it("an item that says of itself that it is done is none", async () => {
    const lines = await linesOfMails(
      "ACTIONS\n- Felix: send the contract to the notary (DONE yesterday)\n- Felix: reply to the landlord - done\n- Felix: measure the hall (done by Friday)\n\nNora",
    );
    expect(tasks(lines).map(([, words]) => words)).toEqual([expect.stringContaining("Measure the hall")]);
  });

  it("initials of those present are their names, and a deadline of its own belongs to the task before", async () => {
    const lines = await linesOfMails(
      "Minutes\n\nPresent: Felix Arden (FA), Timo Lang (TL), Nora Blythe (NB)\n\nTL to send the drawings by 24 Nov.\nFA to obtain a second quotation. Deadline 30 Nov.\nLease: TL to get the deposit form signed and back to the bank.",
    );
    expect(tasks(lines)).toEqual([
      ["actions", "Send the drawings", "Timo Lang", "Tue 24 Nov"],
      ["actions", "Obtain a second quotation", "Felix Arden", "Mon 30 Nov"],
      ["actions", "Get the deposit form signed and back to the bank (Lease)", "Timo Lang", null],
    ]);
  });
});

describe("nobody has to do what nobody has to do", () => {
  it.each([
    "You needn't bring anything.",
    "You need not chase the diary any more.",
    "For the portal you need the admin login and only Timo has it.",
    "And take your time.",
    "Felix, you are spared the speech.",
  ])("%s", async (text) => {
    expect(said(await linesOfMails(`${text}\n\nNora`))).toEqual([]);
  });
});

describe("the day stands in a sentence of its own", () => {
  it.each([
    ["Could you do the floor plan? Tuesday please.", "Do the floor plan", "Tue 17 Nov"],
    ["Can you ring the tent firm? By tomorrow if you possibly can.", "Ring the tent firm", "Tue 17 Nov"],
    ["Please write the invitation. No rush, Friday is fine.", "Write the invitation", "Fri 20 Nov"],
  ])("%s", async (text, words, day) => {
    expect(said(await linesOfMails(`${text}\n\nNora`))).toEqual([["actions", words, "Felix Arden", day]]);
  });
});

describe("one decision in two sentences is one line", () => {
  it.each([
    ["We have decided to use steel throughout; the timber option is dropped.", "Use steel throughout"],
    ["The owners have chosen the blue one. So blue it is!", "The owners have chosen the blue one"],
    [
      "The fee will be paid monthly and not yearly. Both sides agreed.",
      "The fee will be paid monthly and not yearly",
    ],
    ["4.2 ships on Monday 23 Nov, not Friday.", "4.2 ships on Monday 23 Nov, not Friday"],
    ["The budget for the lobby is raised to 31,000.", "The budget for the lobby is raised to 31,000"],
    ["And we are NOT doing a raffle, final answer.", "We are NOT doing a raffle, final answer"],
  ])("%s", async (text, words) => {
    expect(said(await linesOfMails(`${text}\n\nNora`))).toEqual([["decisions", words, null, null]]);
  });
});

describe("what can't be done and why is one trouble", () => {
  it.each([
    "We cannot deliver the fittings on Friday. Our foundry has had a furnace failure and production stands still.",
    "The lamps in rooms 3 and 4 failed the test this morning. We can't put guests in there.",
  ])("%s", async (text) => {
    expect((await linesOfMails(`${text}\n\nNora`)).filter(({ kind }) => kind === "blockers")).toHaveLength(1);
  });
});

describe("later words move, refuse and hand on what was asked", () => {
  const felix = (text: string) => ({ from: FELIX, to: NORA, subject: "Re: Hello", text });
  const plan = "Felix, please draw the seating plan by Thursday.\n\nNora";
  it.each([
    [
      "The seating plan isn't going to happen on Thursday. I'd say Tuesday the 24th, realistically.",
      "Felix Arden",
      "Tue 24 Nov",
    ],
    ["The plan will not be before next Wednesday (25th), the printer is down.", "Felix Arden", "Wed 25 Nov"],
    ["The plan I can't finish by Thursday. Friday then, OK?", "Felix Arden", "Fri 20 Nov"],
    ["The plan I can't do, my screen is broken. Timo Lang will do it instead.", "Timo Lang", "Thu 19 Nov"],
    [
      "I won't manage the plan, I'm away all week. Timo Lang has kindly taken that on.",
      "Timo Lang",
      "Thu 19 Nov",
    ],
  ])("%s", async (text, owner, day) => {
    expect(said(await linesOfMails(plan, felix(`${text}\n\nFelix`)))).toEqual([
      ["actions", "Draw the seating plan", owner, day],
    ]);
  });

  it.each([
    ["Felix is on leave from Tuesday, so Timo will draw the seating plan.", "Timo", "Thu 19 Nov"],
    ["The seating plan can wait until Friday.", "Felix Arden", "Fri 20 Nov"],
  ])("so do those of who asked: %s", async (text, owner, day) => {
    expect(said(await linesOfMails(plan, `${text}\n\nNora`))).toEqual([
      ["actions", "Draw the seating plan", owner, day],
    ]);
  });

  it("'the 24th it is' grants the day that was proposed", async () => {
    const lines = await linesOfMails(
      plan,
      felix("The seating plan isn't going to happen on Thursday. I'd say Tuesday the 24th.\n\nFelix"),
      "Ok, the 24th it is.\n\nNora",
    );
    expect(said(lines)).toEqual([["actions", "Draw the seating plan", "Felix Arden", "Tue 24 Nov"]]);
  });

  it.each([
    "Left three messages about the seating plan, nobody rings back. Trying again on Friday.",
    "Three of five seating plans are drawn.",
    "Didn't get round to the seating plan.",
  ])("does not end it: %s", async (text) => {
    expect(tasks(await linesOfMails(plan, felix(`${text}\n\nFelix`)))).toHaveLength(1);
  });
});

describe("whom a short sentence means stands in the one before", () => {
  it("'him' is who was spoken of, and his call back ends it", async () => {
    const asked =
      "The landlord hasn't confirmed the goods lift. I'll ring him again tomorrow.\n\nThe rest is packed and the boxes are in room 12.\n\nNora";
    expect(tasks(await linesOfMails(asked))).toEqual([
      [
        "actions",
        "Ring the landlord again: the landlord hasn't confirmed the goods lift",
        "Nora Blythe",
        "Tue 17 Nov",
      ],
    ]);
    const later = "The landlord rang back: we can use the lift on all Saturdays.\n\nNora";
    expect(tasks(await linesOfMails(asked, later))).toEqual([]);
  });

  it("what is asked in the second half is asked of who has the first", async () => {
    const lines = await linesOfMails({
      to: "Felix Arden <felix.arden@elmhouse.example>, Ines Roth <ines.roth@elmhouse.example>",
      text: "Hi both,\n\nInes takes the release notes; please send me a draft by Thursday.\n\nNora",
    });
    expect(tasks(lines)).toContainEqual(["actions", "Send Nora a draft", "Ines Roth", "Thu 19 Nov"]);
  });
});

describe("a yes allows what was asked for, and takes nothing else on", () => {
  it("'Yes to the marquee' is no word for the price that is held", async () => {
    const asked = {
      from: FELIX,
      to: NORA,
      subject: "Summer fair",
      text: "Dear Nora,\n\nfor the fair the marquee would cost 480. The small one is 310, and with our luck I don't fancy that. May I rent the marquee? They hold the price until Monday.\n\nFelix",
    };
    const yes = { subject: "Re: Summer fair", text: "Yes to the marquee, from the summer budget.\n\nNora" };
    expect(tasks(await linesOfMails(asked, yes)).map(([, words, owner]) => [words, owner])).toEqual([
      ["Rent the marquee", "Felix Arden"],
    ]);
  });

  it("who signs nothing has nothing to sign", async () => {
    const lines = await linesOfMails("Felix, I'm signing nothing before the bank has agreed.\n\nNora");
    expect(tasks(lines)).toEqual([]);
  });
});
