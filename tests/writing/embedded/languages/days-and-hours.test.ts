import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of";

describe("an hour without a day is today's, a day is found behind what asks", () => {
  it.each([
    ["de", "Ich bringe dir um elf die Leiter hoch.", "Mon 23 Nov, 11:00"],
    ["de", "Schick mir bitte bis zwölf Uhr die Liste.", "Mon 23 Nov, 12:00"],
    ["fr", "Est-ce que tu peux le relancer avant jeudi ?", "Thu 26 Nov"],
    ["fr", "Je t'appelle à 15 heures pour le devis.", "Mon 23 Nov, 15:00"],
    ["es", "¿Puedes mandarle la factura al gestor antes de las cinco?", "Mon 23 Nov, 17:00"],
    ["es", "Prepárale el contrato antes del día 4, por favor.", "Fri 4 Dec"],
    ["es", "Llama al hotel la semana que viene.", "Week of 30 Nov"],
  ] as const)("%s: %s", (language, sentence, timeline) => {
    expect(linesOf(language, sentence).actionItems.map((item) => item.timeline)).toEqual([timeline]);
  });

  it("what is needed until then dates the request before it", () => {
    const lines = linesOf(
      "fr",
      "Demande au labo de passer en priorité, il nous faut les analyses avant mercredi.",
    );
    expect(lines.actionItems.map(({ task, timeline }) => [task, timeline])).toEqual([
      ["Demande au labo de passer en priorité", "Wed 25 Nov"],
    ]);
  });
});

describe("this morning is to come where no past tense tells it", () => {
  it("Range les bacs sous l'auvent ce matin.", () => {
    expect(linesOf("fr", "Range les bacs sous l'auvent ce matin.").actionItems[0]?.timeline).toBe(
      "Mon 23 Nov",
    );
  });
});
