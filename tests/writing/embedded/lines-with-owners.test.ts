import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const said = (...lines: string[]): string => `Hello all,\n\n${lines.join("\n")}\n\nNora`;

describe("a tag inside a line names who has it", () => {
  it.each([
    ["[ACTION Ottilie] order new fenders by 20 November.", "Ottilie: Order new fenders, Fri 20 Nov"],
    [
      "Jetty: the lamp is dark again. [ACTION: Ottilie + Wendel] two offers for a new one, 24/11.",
      "Ottilie, Wendel: Two offers for a new one (the lamp), Tue 24 Nov",
    ],
    ["Repaint the lifebuoys before 27 November (AI: Wendel).", "Wendel: Repaint the lifebuoys, Fri 27 Nov"],
    ["Offer for the slipway rails by Friday → Ottilie", "Ottilie: Offer for the slipway rails, Fri 20 Nov"],
    ["- slipway rails to be measured @wendel", "wendel: Measure the slipway rails, null"],
  ])("%s", async (line, expected) => {
    expect(await toldLines(said(line))).toEqual([expected]);
  });

  it("an arrow to a day or a thing names nobody", async () => {
    expect(await toldLines(said("Water level 2.1 m → 1.8 m", "Opening of the bar → Saturday"))).toEqual([]);
  });
});

describe("three lines with a name each, one below the other, are a list", () => {
  it("whose writer is 'me', and 'nothing' no task", async () => {
    const text = said(
      "so, for the regatta:",
      "Ottilie - number the boats (by Thursday noon)",
      "Wendel - fetch the buoys from the depot on Friday",
      "Gesine - nothing, enjoy your day off",
      "me - starting pistol, Sat 9am",
      "The radios are charging.",
    );
    expect(await toldLines(text)).toEqual([
      "Nora Blythe: Starting pistol, Sat 21 Nov, 09:00",
      "Ottilie: Number the boats, Thu 19 Nov, 12:00",
      "Wendel: Fetch the buoys from the depot, Fri 20 Nov",
    ]);
  });

  it("and what somebody does is said as what there is to do", async () => {
    const text = said(
      "Actions:",
      "Ottilie: updates BOM",
      "Wendel: tests both pumps on Friday",
      "Gesine: glue",
    );
    expect(await toldLines(text)).toEqual([
      "Gesine: Glue, null",
      "Ottilie: Update BOM, null",
      "Wendel: Test both pumps, Fri 20 Nov",
    ]);
  });

  it("of topics it gives no owner", async () => {
    const text = said(
      "Where we are:",
      "North pier - survey came back clean, off the list.",
      "Hoist - waiting for the inspector since Monday.",
      "Car park - resurfaced last week.",
    );
    const lines = await toldLines(text);
    expect(lines).toEqual([expect.stringMatching(/^blockers: .*inspector/)]);
  });
});

describe("a task with its owner behind it", () => {
  it.each([
    [
      "English",
      "Notes of the meeting\n\n1. Christmas dinner\n   - Posters: Ms Hallam, by 24 November\n   - Menu: Ottilie (for Friday)\n   - Set up the tables: evening crew\n2. Berths\n   - Venue: boathouse, Friday",
      [
        "Ms Hallam: Posters, Tue 24 Nov",
        "Ottilie: Menu, Fri 20 Nov",
        "evening crew: Set up the tables, null",
      ],
    ],
    [
      "German",
      "Protokoll der Sitzung vom 16.11.\n\n1. Wintermarkt\n   - Termin: Sa, 5.12.\n   - Handzettel: Frau Özdemir, bis 25.11.\n   - Buden abbauen: 3. Klassen\n   - Listen abgeben bis KW 49 (alle Gruppenleitungen)\n2. Verschiedenes\n   - Herr Brandl hat die Leiter repariert.",
      [
        "3. Klassen: Buden abbauen, null",
        "Frau Özdemir: Handzettel, Wed 25 Nov",
        "alle Gruppenleitungen: Listen abgeben, Fri 4 Dec",
      ],
    ],
    [
      "French",
      "Compte rendu de la réunion\n\nRepas de Noël :\n- Menu : Solène (pour lundi)\n- Lieu : Nantes, vendredi\n- Décoration de la salle : Mme Kerbrat, avant le 27 novembre",
      ["Mme Kerbrat: Décoration de la salle, Fri 27 Nov", "Solène: Menu, Mon 23 Nov"],
    ],
    [
      "Spanish",
      "Reunión del club, resumen\n\nPara la salida:\n- Autocar – Nieves, jueves\n- Lugar – Toledo, sábado\n- Bocadillos: Sr. Olmedo, antes del 25 de noviembre",
      ["Nieves: Autocar, Thu 19 Nov", "Sr. Olmedo: Bocadillos, Wed 25 Nov"],
    ],
  ])("in %s", async (_, text, expected) => {
    expect(await toldLines({ text, subject: text.split("\n")[0] ?? "" })).toEqual(expected);
  });
});

describe("tables of defects and of states", () => {
  it("a defect is a task of whoever is responsible, unless it is repaired", async () => {
    const text = said(
      "No\tBerth\tDefect\tResponsible\tBy",
      "1\tA4\tcleat loose\tSchlosserei Amrum\t24.11.",
      "2\tB1\tlamp dark\tElektro Föhr\t26.11.",
      "3\tB2\tplank split\t(replaced 12.11.)\t",
      "4\tC9\those leaks\t\t",
    );
    expect(await toldLines(text)).toEqual([
      "Elektro Föhr: Lamp dark, Thu 26 Nov",
      "Schlosserei Amrum: Cleat loose, Tue 24 Nov",
    ]);
  });

  it("aligned by blanks, with cells left empty", async () => {
    const text = said(
      "No  Berth   Defect         Responsible         By",
      "1   A4      cleat loose    Schlosserei Amrum   24.11.",
      "2   B1      lamp dark                          26.11.",
      "3   B2      plank split    (replaced 12.11.)",
    );
    expect(await toldLines(text)).toEqual([
      "Schlosserei Amrum: Cleat loose, Tue 24 Nov",
      "null: Lamp dark, Thu 26 Nov",
    ]);
  });

  it("a column of states tells what is ready, to do and blocked", async () => {
    const text = said(
      "Area | Owner | State",
      "--- | --- | ---",
      "Berth plan | Ottilie | ready",
      "Fee table | Wendel | blocked: waiting for figures from the council",
      "Web form | Gesine | to do, due Thu",
    );
    expect(await toldLines(text)).toEqual([
      "Gesine: Web form, Thu 19 Nov",
      expect.stringMatching(/^blockers: .*waiting for figures from the council/i),
    ]);
  });
});

describe("a label is an owner only where it is a person or a group", () => {
  it.each([
    ["Needless to say: the hull was white before."],
    ["AOB: whoever empties the kettle refills it, as always."],
    ["Moorings: run 12 came back clean."],
    ["Podium: six by four metres, with steps."],
    ["Christmas boxes: forty in the shed."],
  ])("%s", async (line) => {
    expect(await toldLines(said(line))).toEqual([]);
  });

  it("a title belongs to the name", async () => {
    expect(
      await toldLines(said("Mr. Hallam kindly checks the meters of shed C by the end of November.")),
    ).toEqual(["Mr. Hallam: Check the meters of shed C, Mon 30 Nov"]);
  });

  it("known people and groups are owners", async () => {
    const text = said("Felix: order the ropes by Thursday.", "Caretaker: lock the shed on Friday.");
    expect(
      await toldLines({ text, to: "Felix Arden <felix.arden@elmhouse.example>, all@elmhouse.example" }),
    ).toEqual(["Caretaker: Lock the shed, Fri 20 Nov", "Felix Arden: Order the ropes, Thu 19 Nov"]);
  });
});

describe("traffic lights", () => {
  it("red is in the way, green and amber are not", async () => {
    const text = said(
      "GREEN  Pontoons (finished on Tuesday)",
      "AMBER  Railings - the last ten metres come Monday",
      "RED    Pump 3: motor burnt out. Felix, could you call the dealer tomorrow?",
    );
    expect(await toldLines(text)).toEqual([
      "Felix Arden: Call the dealer (Pump 3), Tue 17 Nov",
      "blockers: Pump 3: motor burnt out",
    ]);
  });
});

describe("a digest of a service tells who said what to whom", () => {
  it("the line below the event is its person's", async () => {
    const text = [
      "Here's what you missed.",
      "",
      'Gesine Holm moved "Buoy plan" from Doing to Done',
      'Wendel Roth commented on "Race photos":',
      "    @felix please choose two of them by Wednesday",
      "",
      "Get the app | Change how often we mail you",
    ].join("\n");
    expect(
      await toldLines({ from: "Boards <do-not-reply@boards.example>", subject: "2 notifications", text }),
    ).toEqual(["Felix Arden: Choose two of them, Wed 18 Nov"]);
  });
});

describe("sentences end where they end, dates or not", () => {
  it.each([
    [
      "Kindly send us your form until 20.11. and collect the crates on Thursday.",
      [
        "Felix Arden: Collect the crates, Thu 19 Nov",
        expect.stringMatching(/^Felix Arden: Send us your form.*, Fri 20 Nov$/),
      ],
    ],
    [
      "Ottilie is to file the notice no later than 24 Nov. The folder must be complete by the 23rd.",
      ["Ottilie: File the notice, Tue 24 Nov", "null: The folder must be complete, Mon 23 Nov"],
    ],
  ])("%s", async (line, expected) => {
    expect(await toldLines(`Hi Felix,\n\n${line}\n\nNora`)).toEqual(expected);
  });
});

describe("boxes to tick", () => {
  it("what is ticked or crossed out is over, what is not is to be done", async () => {
    const text = said(
      "[x] Programme printed (Ottilie)",
      "[ ] Bunting for the pier, by Thursday (Wendel)",
      "- [x] Band booked for the 27th (Wendel)",
      "☐ Ask the harbour master for the key (Gesine)",
      "[-] Fireworks, the council said no",
    );
    expect(await toldLines(text)).toEqual([
      "Gesine: Ask the harbour master for the key, null",
      "Wendel: Bunting for the pier, Thu 19 Nov",
    ]);
  });
});
