import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

const IRIS = "Iris Thoma <iris.thoma@hofgut.example>";
const LUKAS = "Lukas Behr <lukas.behr@hofgut.example>";

/** The lines of a German mail of Iris's to Lukas, with who has them and by when. */
const listed = async (text: string, subject = "Diese Woche"): Promise<string[]> =>
  (await linesOfMails({ from: IRIS, to: LUKAS, subject, text: `Hallo Lukas,\n\n${text}\n\nLG\nIris` })).map(
    ({ kind, words, owner, timeline }) =>
      [kind === "actions" ? (owner ?? "niemand") : kind, words, timeline].filter(Boolean).join(": "),
  );

describe("a German task is asked in everyday frames, which are no part of its line", () => {
  it.each([
    "Hättest du Zeit, den Zaun am Parkplatz zu streichen?",
    "Kann ich dich bitten, den Zaun am Parkplatz zu streichen?",
    "Könntest du es einrichten, den Zaun am Parkplatz zu streichen?",
    "Wärst du so lieb, den Zaun am Parkplatz zu streichen?",
    "Mir wäre geholfen, wenn du den Zaun am Parkplatz streichen könntest.",
    "Es wäre klasse, wenn du es schaffst, den Zaun am Parkplatz zu streichen.",
    "Meinst du, du kannst den Zaun am Parkplatz streichen?",
    "Du könntest schon mal den Zaun am Parkplatz streichen.",
    "Du wolltest doch noch den Zaun am Parkplatz streichen.",
    "Bist du so lieb und streichst den Zaun am Parkplatz?",
    "Denk bitte daran, den Zaun am Parkplatz zu streichen.",
    "Parallel dazu möchte ich dich bitten, den Zaun am Parkplatz zu streichen.",
    "Es gibt ein Fest, deshalb müsstest du den Zaun am Parkplatz streichen.",
    "Könntest du den Zaun am Parkplatz streichen (Jutta hat die Farbe)?",
    "Könntest du den Zaun am Parkplatz streichen, so wie im Vorjahr?",
    "Büro: Du musst noch den Zaun am Parkplatz streichen.",
  ])("%s", async (text) => {
    expect(await listed(text)).toEqual(["Lukas Behr: Den Zaun am Parkplatz streichen"]);
  });
});

describe("a German promise has its writer for an owner, wherever its verb stands", () => {
  it.each([
    "Ich sperre das Tor zur Koppel ab.",
    "Dann sperre ich das Tor zur Koppel ab.",
    "In der Zwischenzeit sperre ich das Tor zur Koppel ab.",
    "Nachdem die Pferde weg sind, sperre ich das Tor zur Koppel ab.",
    "Das Tor zur Koppel sperre ich ab.",
    "Ich hab mir vorgenommen, das Tor zur Koppel abzusperren.",
    "Ich habe vor, das Tor zur Koppel abzusperren.",
    "Weil es stürmt, mache ich mich gleich daran, das Tor zur Koppel abzusperren.",
  ])("%s", async (text) => {
    expect(await listed(text)).toEqual(["Iris Thoma: Das Tor zur Koppel absperren"]);
  });
});

describe("a German task of somebody else is theirs, wherever they stand", () => {
  it.each([
    "Jutta räumt den Dachboden auf.",
    "Den Dachboden räumt Jutta auf.",
    "Anschließend räumt Jutta den Dachboden auf.",
    "Jutta hat sich bereit erklärt, den Dachboden aufzuräumen.",
    "Nach dem Termin mit dem Makler hat Jutta angeboten, den Dachboden aufzuräumen.",
    "Für Jutta: den Dachboden aufräumen.",
    "Büro: Frau Jutta will den Dachboden aufräumen.",
    "Wenn nichts dazwischenkommt, wird Jutta den Dachboden aufräumen.",
  ])("%s", async (text) => {
    const lines = await listed(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Jutta: .*den Dachboden aufräumen$/i);
  });
});

describe("two German tasks of one mail are two lines", () => {
  it.each([
    ["Bitte das Dach prüfen. Du müsstest noch den Ofen putzen.", ["Das Dach prüfen", "Den Ofen putzen"]],
    [
      "Den Zaun bitte übermorgen streichen. Kannst du übermorgen den Stall ausmisten?",
      ["Den Zaun streichen", "Den Stall ausmisten"],
    ],
    [
      "Kümmerst du dich bitte um die Hecke? Denk bitte daran, die Mäher zu ölen.",
      ["Kümmerst du dich um die Hecke", "Die Mäher ölen"],
    ],
  ])("%s", async (text, words) => {
    const lines = await listed(text);
    expect(lines.map((line) => line.replace(/^Lukas Behr: |: [A-Z]\w\w \d.*$/g, "")).sort()).toEqual(
      [...words].sort(),
    );
  });
});

describe("a day told of something else is no day of a German task", () => {
  it.each([
    "Die Gäste kommen am 3. Dezember, deshalb solltest du die Betten beziehen.",
    "Könntest du die Betten beziehen, weil am 3. Dezember die Gäste kommen?",
  ])("%s", async (text) => {
    expect(await listed(text)).toEqual(["Lukas Behr: Die Betten beziehen"]);
  });

  it("and what is wanted of somebody keeps its own", async () => {
    expect(await listed("Ist es möglich, dass du bis 27. November die Betten beziehst?")).toEqual([
      expect.stringMatching(/^Lukas Behr: .*Betten bezieh.*: Fri 27 Nov$/),
    ]);
  });
});

describe("a day right behind 'du' is the day of what is asked", () => {
  it.each([
    "Kannst du am Montag die Betten beziehen?",
    "Wäre toll, wenn du am Montag die Betten beziehen könntest.",
    "Denkst du, dass du am Montag die Betten beziehen kannst?",
  ])("%s", async (text) => {
    expect(await listed(text)).toEqual(["Lukas Behr: Die Betten beziehen: Mon 23 Nov"]);
  });
});

describe("facts, greetings and small talk in German give no line", () => {
  it.each([
    "Der Pachtvertrag läuft noch bis 2031.",
    "Die Ausstellung geht vom 4. bis 9. April.",
    "Herr Sander lässt schön grüßen.",
    "Ohne dich hätten wir das nie hinbekommen.",
  ])("%s", async (text) => {
    expect(await listed(`${text} Das Wetter war gut. Es waren viele Leute da.`)).toEqual([]);
  });
});

describe("German troubles and decisions are told in plain words", () => {
  it.each([
    ["Die Leiter vom Speicher ist verschwunden.", "blockers"],
    ["Drei Helfer sind krank, der Ausschank ist nicht besetzt.", "blockers"],
    ["Ab sofort laufen alle Buchungen über Jutta.", "decisions"],
    ["Beschlossen wurde, dass der Hofladen montags schließt.", "decisions"],
    ["Wir machen den Hofmarkt dieses Jahr ohne Zelt.", "decisions"],
  ])("%s", async (text, kind) => {
    expect(await listed(`${text} Das Wetter war gut. Es waren viele Leute da.`)).toEqual([
      `${kind}: ${text.replace(/\.$/, "")}`,
    ]);
  });
});

const ASKED =
  "Hallo Lukas,\n\nbitte die Speisekarte drucken. Kannst du die Strohballen bestellen?\n\nDu müsstest noch den Traktor waschen.\n\nLG\nIris";
const BALES = "Lukas Behr: Die Strohballen bestellen";
const TRACTOR = "Lukas Behr: Den Traktor waschen";
const MENU = "Lukas Behr: Die Speisekarte drucken";

/** What stands of Lukas's three tasks after an answer, with who has them and by when. */
const left = async (text: string, by: "Lukas" | "Iris", subject: string): Promise<string[]> =>
  (
    await linesOfMails(
      { from: IRIS, to: LUKAS, subject: "Hoffest", text: ASKED },
      by === "Lukas"
        ? { from: LUKAS, to: IRIS, subject, text: `Hi Iris,\n\n${text}\n\nLG Lukas` }
        : { from: IRIS, to: LUKAS, subject, text: `Hallo Lukas,\n\n${text}\n\nLG\nIris` },
    )
  )
    .map(({ kind, words, owner, timeline }) =>
      [kind === "actions" ? owner : kind, words, timeline].filter(Boolean).join(": "),
    )
    .sort();

describe.each(["Re: Hoffest", "Stand der Dinge"])(
  "what is plainly said in German of a task that it names, under '%s'",
  (subject) => {
    it.each([
      "Die Speisekarte übernimmt Jutta.",
      "Jutta kümmert sich um die Speisekarte.",
      "Die Speisekarte habe ich an Jutta weitergegeben.",
    ])("hands it on: %s", async (text) => {
      expect(await left(text, "Lukas", subject)).toEqual(
        ["Jutta: Die Speisekarte drucken", TRACTOR, BALES].sort(),
      );
    });

    it.each([
      "Die Speisekarte ist fast fertig.",
      "Mit der Speisekarte habe ich angefangen.",
      "Zu der Speisekarte bin ich noch nicht gekommen.",
      "Die Speisekarte ist noch nicht gedruckt.",
      "An der Speisekarte bin ich noch dran.",
    ])("leaves it open, and is in nobody's way: %s", async (text) => {
      expect(await left(text, "Lukas", subject)).toEqual([MENU, TRACTOR, BALES].sort());
    });

    it.each([
      "Die Speisekarte schaffe ich erst am Montag.",
      "Um die Speisekarte kümmere ich mich am Montag.",
      "Bei der Speisekarte komme ich erst Montag dazu.",
    ])("puts it off: %s", async (text) => {
      expect(await left(text, "Lukas", subject)).toEqual([`${MENU}: Mon 23 Nov`, TRACTOR, BALES].sort());
    });

    it.each([
      "Die Speisekarte ist gedruckt.",
      "Die Speisekarte: erledigt.",
      "Mit der Speisekarte bin ich durch.",
      "Hab die Speisekarte schon gedruckt.",
      "Die Speisekarte kannst du abhaken.",
      "Um die Speisekarte habe ich mich heute früh gekümmert.",
    ])("ends it: %s", async (text) => {
      expect(await left(text, "Lukas", subject)).toEqual([TRACTOR, BALES].sort());
    });

    it.each([
      "Die Speisekarte brauchen wir nicht mehr.",
      "Die Speisekarte musst du nicht mehr drucken.",
      "Vergiss die Speisekarte, das ist hinfällig.",
      "Bitte die Speisekarte doch nicht drucken, der Koch hat es sich anders überlegt.",
    ])("calls it off: %s", async (text) => {
      expect(await left(text, "Iris", subject)).toEqual([TRACTOR, BALES].sort());
    });
  },
);
