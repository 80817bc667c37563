import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of";

describe("what is done, decided or not asked is in nobody's way", () => {
  it.each([
    [
      "de",
      "Petra hat den Schlüssel abgegeben, die Stühle sind verteilt und der Artikel stand gestern in der Zeitung.",
    ],
    ["fr", "Aucun justificatif n'est nécessaire et aucun paiement n'est à faire de votre part."],
    ["es", "La imprenta no puede el lunes, nos vemos el miércoles 25, ya está confirmado."],
  ] as const)("%s: %s", (language, sentence) => {
    expect(linesOf(language, sentence).blockers).toEqual([]);
  });
});
