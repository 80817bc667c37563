import { describe, expect, it } from "vitest";
import { linesOfMail } from "./mail-of-one";

describe("what is told, compared or long decided gives no line", () => {
  it.each([
    ["de", "Ein Mieter hat abgesagt, ein anderer will sich bis Donnerstag entscheiden."],
    ["de", "Gudrun backt besser als ich."],
    ["de", "Und: Wespen im Dachstuhl."],
    ["es", "Y: avispas en el desván."],
    ["de", "Mein Meister sagte immer: Miss zweimal."],
    ["de", "Damals hatten wir beschlossen, den Saal nicht zu vermieten."],
    ["de", "2014 haben wir entschieden, freitags zu schließen."],
    ["fr", "Maud cuisine mieux que toi."],
    ["fr", "Mon maître disait toujours : mesure deux fois."],
    ["fr", "Il y a des années, nous avions décidé de ne pas louer le local."],
    ["fr", "En 2014, le bureau avait décidé de fermer le vendredi."],
    ["fr", "Contrôle des extincteurs : fait le 10/11, RAS."],
    ["es", "Elvira cocina mejor que yo."],
    ["es", "Mi maestro decía siempre: mide dos veces."],
    ["es", "En su día decidimos no alquilar el local."],
    ["es", "En 2014 la junta decidió cerrar los viernes."],
  ] as const)("%s: %s", async (language, text) => {
    expect(await linesOfMail(language, text)).toEqual([]);
  });

  it("but what was decided this year is", async () => {
    expect(await linesOfMail("de", "Wir haben 2026 beschlossen, freitags zu schließen.")).toHaveLength(1);
  });
});

describe("why something is asked is no second request", () => {
  it.each([
    [
      "de",
      "Kannst du die Hütte reservieren? Wir brauchen mindestens zwanzig Betten.",
      "reader: Die Hütte reservieren",
    ],
    ["fr", "Peux-tu réserver le refuge ? Il nous faut au moins vingt lits.", "reader: Réserver le refuge"],
    ["es", "¿Puedes reservar el refugio? Necesitamos al menos veinte camas.", "reader: Reservar el refugio"],
  ] as const)("%s: %s", async (language, text, line) => {
    expect(await linesOfMail(language, text)).toEqual([line]);
  });
});

describe("the second thing that a writer does is the writer's, though it is only asking", () => {
  it("Ich rufe am Donnerstag beim Händler an und frage nach Ersatzteilen.", async () => {
    expect(
      await linesOfMail("de", "Ich rufe am Donnerstag beim Händler an und frage nach Ersatzteilen."),
    ).toEqual(["writer: Beim Händler anrufen, Thu 19 Nov", "writer: Nach Ersatzteilen fragen"]);
  });
});

describe("as long as something is missing, what cannot go on is its impact and no second trouble", () => {
  it.each([
    [
      "de",
      "Der Prüfbericht ist immer noch nicht da. Solange er fehlt, darf niemand auf das Gerüst.",
      "Prüfbericht",
    ],
    [
      "de",
      "Die Farbe ist noch nass. Solange sie nicht trocken ist, können wir die Türen nicht einhängen.",
      "Farbe",
    ],
    [
      "fr",
      "Le rapport d'essai n'est toujours pas arrivé. Tant qu'il manque, personne ne peut monter.",
      "rapport",
    ],
    [
      "fr",
      "La peinture est encore humide. Tant qu'elle n'est pas sèche, on ne peut pas poser les portes.",
      "peinture",
    ],
    ["es", "El informe todavía no ha llegado. Mientras no llegue, nadie puede subir.", "informe"],
    ["es", "La pintura sigue húmeda. Mientras no esté seca, no podemos colgar las puertas.", "pintura"],
  ] as const)("%s: %s", async (language, text, thing) => {
    const lines = await linesOfMail(language, text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^blockers: .*${thing}`));
  });
});
