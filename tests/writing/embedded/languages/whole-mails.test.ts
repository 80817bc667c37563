import { describe, expect, it } from "vitest";
import { mail, material } from "../../../fixtures/material/build-material";
import { writeDigest } from "../../../support/embedded-writer";

const PAULA = "Paula Brandt <paula@werk.example>";
const MARCO = "Marco Silva <marco@werk.example>";
const TIMES = ["08:00", "09:30", "11:00"];

/** The lines of mails that answer each other in turn, Paula first. */
function linesOfThread(subject: string, texts: readonly string[]) {
  const { actionItems, blockers, decisions } = writeDigest(
    material(
      texts.map((text, at) =>
        mail(
          `m${at}`,
          at % 2 === 0 ? PAULA : MARCO,
          `2026-11-23T${TIMES[at]}:00.000Z`,
          at === 0 ? subject : `Re: ${subject}`,
          text,
        ),
      ),
    ),
  );
  return {
    actions: actionItems.map(({ task, owner, timeline }) => [task, owner, timeline]),
    blockers: blockers.map(({ description }) => description),
    decisions: decisions.map(({ decision }) => decision),
  };
}

const MOVED: Record<string, { texts: string[]; posters: string; other: [string, string] }> = {
  German: {
    texts: [
      "Hallo Marco,\n\nkannst du bis Mittwoch die Roll-ups bestellen? Ich buche das Hotel.",
      "Hi Paula,\n\ndie Roll-ups mache ich, schaffe ich aber erst bis Freitag. Den Saal kann ich nicht übernehmen, frag doch bitte Nina.",
      "Ok, Freitag passt. Hotel ist gebucht.",
    ],
    posters: "Roll-ups",
    other: ["Nina", "Paula Brandt"],
  },
  French: {
    texts: [
      "Bonjour Marco,\n\ntu peux commander les kakémonos pour mercredi ? Moi je réserve l'hôtel.",
      "Bonjour Paula,\n\nOK pour les kakémonos, mais plutôt vendredi. Pour la salle je ne pourrai pas, demande à Inès.",
      "Ça marche pour vendredi. L'hôtel est réservé.",
    ],
    posters: "kakémonos",
    other: ["Inès", "Paula Brandt"],
  },
  Spanish: {
    texts: [
      "Hola Marco:\n\n¿puedes pedir los roll-ups para el miércoles? Yo reservo el hotel.",
      "Hola Paula:\n\nvale, los roll-ups los pido yo, pero mejor para el viernes. Con la sala no puedo, pídesela a Nuria.",
      "Perfecto, el viernes está bien. El hotel ya está reservado.",
    ],
    posters: "roll-ups",
    other: ["Nuria", "Paula Brandt"],
  },
};

describe("a task moved, granted and refused in its thread", () => {
  it.each(Object.entries(MOVED))("%s: has its new day, and nothing is in the way", (_, thread) => {
    const { actions, blockers, decisions } = linesOfThread("Stand", thread.texts);
    const about = (word: string) => actions.filter(([task]) => task?.includes(word));
    expect(about(thread.posters).map(([, owner, timeline]) => [owner, timeline])).toEqual([
      ["Marco Silva", "Fri 27 Nov"],
    ]);
    expect(about(thread.other[0]).map(([, owner, timeline]) => [owner, timeline])).toEqual([
      [thread.other[1], null],
    ]);
    expect(actions).toHaveLength(2);
    expect([...blockers, ...decisions]).toEqual([]);
  });
});

describe("a question with 'let me know' behind it", () => {
  it.each([
    [
      "Hallo Marco,\n\nbrauchst du einen Ersatzwagen? Gib mir bitte bis heute Mittag Bescheid.",
      "Ersatzwagen",
      "Mon 23 Nov",
    ],
    [
      "Bonjour Marco,\n\ntu veux une voiture de prêt ? Dis-le-moi avant midi.",
      "voiture de prêt",
      "Mon 23 Nov, 12:00",
    ],
    [
      "Hola Marco:\n\n¿quieres un coche de sustitución? Dímelo antes del mediodía.",
      "coche de sustitución",
      "Mon 23 Nov, 12:00",
    ],
  ])("%s is one line that says what is asked", (text, word, timeline) => {
    const { actions } = linesOfThread("204", [text]);
    expect(actions).toHaveLength(1);
    expect(actions[0]?.[0]).toContain(word);
    expect(actions[0]?.slice(1)).toEqual(["Marco", timeline]);
  });
});

describe("who is called by name", () => {
  it.each([
    ["Good morning you two,\n\nTanja, could you order dressings? And call Mr Wolter, please.", "Wolter"],
    ["Guten Morgen,\n\nTanja, bestellst du bitte Verbandsmaterial nach? Und ruf Herrn Wolter an.", "Wolter"],
    ["Bonjour à vous deux,\n\nTanja, tu peux recommander des compresses ? Et rappelle M. Walter.", "Walter"],
    ["Buenos días a los dos:\n\nTanja, ¿puedes pedir más gasas? Y llama al señor Walter.", "Walter"],
  ])("is asked in the next sentence too: %s", (text, word) => {
    const { actionItems } = writeDigest(
      material([
        mail("m0", "Tanja Wiese <tanja@werk.example>", "2026-11-20T08:00:00.000Z", "Info", "Danke!"),
        mail("m1", PAULA, "2026-11-23T08:00:00.000Z", "Woche", text),
      ]),
    );
    expect(actionItems.find(({ task }) => task.includes(word))?.owner).toBe("Tanja Wiese");
  });
});
