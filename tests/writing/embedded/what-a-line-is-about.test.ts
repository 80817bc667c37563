import { describe, expect, it } from "vitest";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

const lines = async (subject: string, text: string): Promise<string[]> => {
  const to = "Felix Arden <felix.arden@elmhouse.example>";
  const found = await linesOfMails({ subject, text, to });
  return found.map((line) => line.words).sort();
};

describe("a line that names no more than a paper, a place or whom to turn to says what it is about", () => {
  it.each([
    [
      "Canoe rental 2027",
      "Hi Felix,\n\nplease pay the deposit by Friday.\n\nNora",
      "Pay the deposit (Canoe rental 2027)",
    ],
    [
      "Damp in the cellar",
      "Hi Felix,\n\ncan you call the landlord?\n\nNora",
      "Call the landlord (Damp in the cellar)",
    ],
    [
      "North slope",
      "Hi Felix,\n\nplease bring your boats there by Friday.\n\nNora",
      "Bring your boats there (North slope)",
    ],
  ])("of the subject of its mail: %s", async (subject, text, line) => {
    expect(await lines(subject, text)).toEqual([line]);
  });

  it.each([
    ["Hello", "Hi Felix,\n\nplease pay the deposit by Friday.\n\nNora", "Pay the deposit"],
    ["Monday", "Hi Felix,\n\nplease pay the deposit by Friday.\n\nNora", "Pay the deposit"],
    ["The deposit", "Hi Felix,\n\nplease pay the deposit by Friday.\n\nNora", "Pay the deposit"],
    ["Canoe rental 2027", "Hi Felix,\n\nplease order an oven.\n\nNora", "Order an oven"],
    [
      "Canoe rental 2027",
      "Hi Felix,\n\nplease pay the sailmaker's bill by Friday.\n\nNora",
      "Pay the sailmaker's bill",
    ],
    [
      "Canoe rental 2027",
      "Hi Felix,\n\nwe leave on Friday. Oh, and please sweep the yard before Friday.\n\nNora",
      "Sweep the yard",
    ],
  ])("and nothing where the subject names no matter, or the line does: %s", async (subject, text, line) => {
    expect(await lines(subject, text)).toContain(line);
  });

  it("of what its own line of a list speaks of first", async () => {
    const text = "Hi all,\n\n- the ski lease ends in May. Felix writes the notice\n- wax: ordered\n\nNora";
    expect(await lines("Notes", text)).toContain("Write the notice (the ski lease)");
  });
});

describe("what stands below a title of minutes says what it is about", () => {
  const minutes = [
    "Minutes of the parish, 16 November",
    "",
    "1. Bell tower",
    "Two offers had come in. It was decided to take the one from Kessel.",
    "",
    "2. Choir outing",
    "Felix will talk to the landlord.",
    "",
    "3. Cellar",
    "The pump is broken.",
  ].join("\n");

  it("a task, a trouble and a decision", async () => {
    expect(await lines("Parish", minutes)).toEqual([
      "It was decided to take the one from Kessel (Bell tower)",
      "Talk to the landlord (Choir outing)",
      "The pump is broken (Cellar)",
    ]);
  });

  it("not below the name of a person, or a kind of section", async () => {
    const text = "Nora\nThe pump is broken.\n\nOther\nWe have decided to keep the old sign.";
    expect(await lines("Parish", text)).toEqual(["Keep the old sign", "The pump is broken"]);
  });
});

it("a decision that says little by itself says of what it is", async () => {
  const text = "Hi Felix,\n\nwe talked it over with the smith. We have decided to keep the old one.\n\nNora";
  expect(await lines("Churchyard gate", text)).toEqual(["Keep the old one (Churchyard gate)"]);
});

describe("whoever is to be answered is who wrote the mail below", () => {
  const below = [
    "",
    "---------- Forwarded message ---------",
    "From: Lena Vance <lena.vance@guest.example>",
    "Date: Mon, 16 Nov 2026 at 18:02",
    "Subject: Towels",
    "To: Nora Blythe <nora.blythe@elmhouse.example>",
    "",
    "Hello, are there towels in the cabins? My dog is well again.",
    "",
    "Lena Vance",
  ].join("\n");

  it.each([
    ["Felix, please reply to her today.", "Reply to Lena Vance"],
    ["Felix, can you ring her back?", "Ring Lena Vance back"],
  ])("%s", async (note, line) => {
    expect(await lines("Fwd: Towels", `${note}\n${below}`)).toContain(line);
  });
});

it("what runs out is nobody's task to do", async () => {
  expect(await lines("Van", "Hi Felix,\n\nthe van's insurance runs out on Friday.\n\nNora")).toEqual([]);
});

describe("a label at the opening of a part is what its short orders are about", () => {
  it("in a list and in a paragraph", async () => {
    expect(
      await toldToFelix(
        "- Tower clock: the hands slip. Please fetch three estimates.\n- Shuttle bus: runs at weekends only now. Please tell the drivers.\n\nRe the brochure: the cover is done. Please send the proofs to Kim.",
      ),
    ).toEqual(
      expect.arrayContaining([
        "Felix Arden: Fetch three estimates (Tower clock), null",
        "Felix Arden: Tell the drivers: shuttle bus: runs at weekends only now, null",
        "Felix Arden: Send the proofs to Kim (brochure), null",
      ]),
    );
  });

  it("'What I need is' asks, and waiting is no task", async () => {
    expect(
      await toldToFelix("What I need is a price by Friday. Priya's still waiting on the photos."),
    ).toEqual([
      "Felix Arden: Get Nora a price, Fri 20 Nov",
      expect.stringMatching(/^blockers: Priya's still waiting on the photos/),
    ]);
  });
});
