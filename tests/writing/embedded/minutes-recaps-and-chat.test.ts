import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const said = (...lines: string[]): string => `Hello all,\n\n${lines.join("\n")}\n\nNora`;

const MINUTES = ["Minutes of the harbour committee", "", "Present: Wendel, Ottilie, Gesine", ""];

describe("a label of minutes is no part of the line", () => {
  it.each([
    "Action: Wendel to grease the winch by Friday",
    "ACTION: Wendel to grease the winch by Friday",
    "[Action: Wendel] Grease the winch by Friday",
    "It was agreed that Wendel will grease the winch by Friday.",
    "Also agreed that Wendel is to grease the winch by Friday.",
    "20 Nov: Wendel to grease the winch",
  ])("%s", async (line) => {
    expect(await toldLines(said(...MINUTES, line))).toEqual(["Wendel: Grease the winch, Fri 20 Nov"]);
  });
});

describe("what minutes say was agreed or resolved was decided", () => {
  it.each([
    "Agreed: Gesine runs the ferry.",
    "Resolved: Gesine runs the ferry.",
    "[Decision] Gesine runs the ferry",
  ])("%s", async (line) => {
    expect(await toldLines(said(...MINUTES, "The regatta drew 210 people.", line))).toEqual([
      "decisions: Gesine runs the ferry",
    ]);
  });

  it("outside of minutes what is resolved is over", async () => {
    expect(await toldLines(said("Resolved: leak in the boathouse."))).toEqual([]);
  });

  it("what its writer takes on below is a task", async () => {
    const lines = [
      "Resolutions of the evening:",
      "",
      "Item 1  Accounts: approved (9 yes, 0 no).",
      "",
      "I will file the accounts on Thursday.",
    ];
    expect(await toldLines(said(...lines))).toContain("Nora Blythe: File the accounts, Thu 19 Nov");
  });
});

describe("a recap gives each their lines", () => {
  const listed = ["Wendel", "Grease the winch by Friday (12:34)", "", "Ottilie", "Paint the buoys (14:02)"];
  it("under their names, without bullets and without where it was said", async () => {
    expect(await toldLines(said("Quick recap", "The group met.", "", "Action items", ...listed))).toEqual([
      "Ottilie: Paint the buoys, null",
      "Wendel: Grease the winch, Fri 20 Nov",
    ]);
  });

  it("a line below a blank one is theirs no more", async () => {
    const lines = await toldLines(said("Action items", ...listed, "", "Please call the mill by Thursday."));
    expect(lines).not.toContain("Ottilie: Call the mill, Thu 19 Nov");
  });
});

describe("the sentence above a list says until when", () => {
  it.each([
    ["Wendel, could you do the following by Friday:", "Wendel"],
    ["By Friday, I'll:", "Nora Blythe"],
  ])("%s", async (above, who) => {
    expect(await toldLines(said(above, "- grease the winch", "- paint the buoys"))).toEqual([
      `${who}: Grease the winch, Fri 20 Nov`,
      `${who}: Paint the buoys, Fri 20 Nov`,
    ]);
  });

  it("the day that something is moved by goes, where the move is a thing", async () => {
    expect(await toldLines(said("Wendel to rent a trailer for the move by Friday."))).toEqual([
      "Wendel: Rent a trailer for the move, Fri 20 Nov",
    ]);
  });
});

describe("a chat says who speaks in the way of each program", () => {
  it.each([
    ["09:12 <Wendel> I'll grease the winch", "09:13 <Ottilie> great", "09:14 <Wendel> lovely"],
    [
      "Wendel — Today at 9:12 AM",
      "I'll grease the winch",
      "Ottilie — Today at 9:13 AM",
      "great",
      "Wendel — Today at 9:14 AM",
      "lovely",
    ],
  ])("%s", async (...lines) => {
    expect(await toldLines(said("From the group:", "", ...lines))).toEqual([
      "Wendel: Grease the winch, null",
    ]);
  });

  it("who takes what was asked of anybody has it", async () => {
    for (const asked of ["Can somebody paint the buoys?", "We still need to paint the buoys."])
      expect(
        await toldLines(
          said(`Wendel: ${asked}`, "Ottilie: Leave it with me.", "Wendel: great", "Ottilie: bye"),
        ),
      ).toEqual(["Ottilie: Paint the buoys, null"]);
  });

  it("who did it already has nothing to do", async () => {
    const talk = ["Wendel: @Ottilie can you paint the buoys?", "Ottilie: Already did that yesterday"];
    expect(await toldLines(said(...talk, "Wendel: great", "Ottilie: bye"))).toEqual([]);
  });
});

describe("what only looks like a list or an owner", () => {
  it("a clause in brackets tells of somebody and gives nothing to them", async () => {
    const lines = await toldLines(
      said("To do:", "- Sign the roster (Wendel is away)", "- Paint the buoys (Ottilie)"),
    );
    expect(lines.join("\n")).not.toContain("Wendel is away:");
    expect(lines).toContain("Ottilie: Paint the buoys, null");
  });

  it("a column of those who do the work says whose it is", async () => {
    const rows = [
      "Job | Address | Fitter | Date",
      "Replace the winch | 12 Quay | Wendel | 20 Nov",
      "Check the pump | Mill | Ottilie | 20 Nov",
    ];
    expect(await toldLines(said(...rows))).toEqual([
      "Ottilie: Check the pump, Fri 20 Nov",
      "Wendel: Replace the winch, Fri 20 Nov",
    ]);
  });
});

describe("in a chat that was pasted into a mail", () => {
  const CHAT = [
    ["09:02", "Gesine", "the pump trips again, no water since 8"],
    ["09:04", "Wendel", "who called them the last time"],
    ["09:05", "Gesine", "me. they said it may need a new relay"],
    ["09:07", "Wendel", "ok can you call them again today and insist on a loan pump"],
    ["09:07", "Gesine", "yes will do"],
    ["09:10", "Wendel", "the yoga group can go to the hall. I'll phone their teacher tonight"],
    ["09:12", "Ottilie", "great"],
  ] as const;

  it.each([
    ["with its times", CHAT.map(([time, who, words]) => `[${time}] ${who}: ${words}`)],
    ["without", CHAT.map(([, who, words]) => `${who}: ${words}`)],
  ])(
    "whoever says yes has all that was asked, and who promises in a second sentence has that: %s",
    async (_, lines) => {
      expect((await toldLines(lines.join("\n"))).filter((line) => !line.startsWith("blockers"))).toEqual([
        "Gesine: Call them again, Mon 16 Nov",
        "Gesine: Insist on a loan pump, null",
        "Wendel: Phone their teacher (the yoga group), Mon 16 Nov",
      ]);
    },
  );
});
