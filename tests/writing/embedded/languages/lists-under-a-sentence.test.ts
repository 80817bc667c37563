import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of";

const counts = (language: "de" | "fr" | "es", text: string) => {
  const { actionItems, blockers, decisions } = linesOf(language, text);
  return [actionItems.length, blockers.length, decisions.length];
};

describe("the sentence above a list says what its lines are", () => {
  it.each([
    [
      "de",
      "Das haben wir heute beschlossen:\n\n- Das Foyer wird blau.\n- Keine Garderobe am Sonntag.",
      [0, 0, 2],
    ],
    ["de", "Ergebnis der Sitzung:\n- Foyer in Blau\n- Garderobe am Sonntag zu", [0, 0, 2]],
    ["de", "Bitte noch erledigen:\n- Farbe bestellen\n- Schild schreiben", [2, 0, 0]],
    ["de", "Woran es noch hängt:\n- Zusage vom Brandschutz\n- der Kran", [0, 2, 0]],
    [
      "fr",
      "Voici ce que nous avons décidé :\n\n- Le hall sera bleu.\n- Pas de vestiaire le dimanche.",
      [0, 0, 2],
    ],
    ["fr", "Reste à faire :\n- commander la peinture\n- écrire la pancarte", [2, 0, 0]],
    [
      "es",
      "Esto es lo que hemos acordado:\n\n- El vestíbulo será azul.\n- Sin guardarropa los domingos.",
      [0, 0, 2],
    ],
    ["es", "Necesito de ti:\n- el plano de la sala\n- la lista de invitados", [2, 0, 0]],
    ["de", "Noch nicht entschieden haben wir:\n- die Farbe des Foyers\n- das Menü", [0, 0, 0]],
  ] as const)("%s: %s", (language, text, expected) => {
    expect(counts(language, text)).toEqual(expected);
  });
});
