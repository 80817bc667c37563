import { describe, expect, it } from "vitest";
import { complete, type Expected, linesOf, seen } from "./lines-of";

const NOTHING: Expected = {};
const SENTENCES: readonly [string, Expected][] = [
  [
    "Bitte schick mir bis Donnerstag die Liste der Aussteller.",
    { actions: [["Marco", "Liste der Aussteller"]] },
  ],
  ["Könntest du bitte den Mietvertrag für die Halle prüfen?", { actions: [["Marco", "Mietvertrag"]] }],
  ["Wären Sie so nett und würden mir die Zählerstände durchgeben?", { actions: [["Marco", "Zählerstände"]] }],
  [
    "Ich bitte um Rücksendung des unterschriebenen Formulars bis Mittwoch.",
    { actions: [["Marco", "Rücksendung"]] },
  ],
  ["Ich brauche von dir noch die Maße der Fenster.", { actions: [["Marco", "Maße der Fenster"]] }],
  ["Denk bitte an die Schlüssel für den Keller.", { actions: [["Marco", "Schlüssel"]] }],
  ["Vergiss nicht, den Hausmeister anzurufen.", { actions: [["Marco", "Hausmeister"]] }],
  [
    "Ruf den Schornsteinfeger an und vereinbare einen Termin.",
    {
      actions: [
        ["Marco", "Schornsteinfeger"],
        ["Marco", "Termin"],
      ],
    },
  ],
  ["Bestellen Sie die Farbe bis zum 27. November.", { actions: [["Marco", "Farbe"]] }],
  ["Ich kümmere mich um die Einladungen.", { actions: [["Paula Brandt", "Einladungen"]] }],
  ["Den Grundriss schicke ich dir morgen.", { actions: [["Paula Brandt", "Grundriss"]] }],
  ["Ich werde die Stadtwerke bis Freitag anschreiben.", { actions: [["Paula Brandt", "Stadtwerke"]] }],
  ["Henrike übernimmt die Führung am Samstag.", { actions: [["Henrike", "Führung"]] }],
  ["Unsere Anwältin prüft den Kaufvertrag bis Mittwoch.", { actions: [["unsere Anwältin", "Kaufvertrag"]] }],
  ["Frau Scholz soll die Fliesen nachbestellen.", { actions: [["Scholz", "Fliesen"]] }],
  ["Die Heizung muss noch gewartet werden.", { actions: [[null, "Heizung"]] }],
  ["Bis Freitag liefert Torsten die Regale und baut sie auf.", { actions: [["Torsten", "Regale"]] }],
  ["Wir haben uns auf die Holzfassade geeinigt.", { decisions: ["Holzfassade"] }],
  ["Es wurde beschlossen, das Fest auf Mai zu verlegen.", { decisions: ["Fest"] }],
  ["Wir warten seit zwei Wochen auf die Baugenehmigung.", { blockers: ["Baugenehmigung"] }],
  ["Ohne den Statiker können wir die Wand nicht öffnen.", { blockers: ["Statiker"] }],
  ["Der Aufzug ist defekt, die Monteure kommen nicht in den vierten Stock.", { blockers: ["Aufzug"] }],
  ["Vielleicht streichen wir im Frühjahr die Fenster.", NOTHING],
  ["Wenn der Vermieter zustimmt, bestellen wir die Küche.", NOTHING],
  ["Die Fenster wurden gestern geputzt.", NOTHING],
  ["Über die Farbe haben wir noch nicht entschieden.", NOTHING],
  ["Ich freue mich auf deinen Besuch und wünsche dir ein schönes Wochenende.", NOTHING],
  ["Vielen Dank für die schnelle Antwort!", NOTHING],
  ["Hast du die Rechnung gesehen?", NOTHING],
  ["Bitte entschuldige die späte Antwort.", NOTHING],
];

describe("German mail is read as English mail is", () => {
  it.each(SENTENCES)("%s", (sentence, expected) => {
    expect(seen("de", sentence, expected)).toEqual(complete(expected));
  });

  it("words a task without the courtesy", () => {
    expect(linesOf("de", "Könntest du bitte die Fahrräder abholen?").actionItems[0]?.task).toBe(
      "Die Fahrräder abholen",
    );
    expect(linesOf("de", "Jonas repariert das Tor.").actionItems[0]?.task).toBe("Das Tor reparieren");
  });
});
