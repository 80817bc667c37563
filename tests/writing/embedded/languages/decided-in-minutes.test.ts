import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of";

describe("minutes tell decisions in the present", () => {
  it.each([
    ["es", "Se acuerda cerrar el patio los domingos a partir de enero."],
    ["fr", "Le conseil approuve l'achat du nouveau tracteur."],
    ["fr", "L'assemblée rejette la proposition du syndic."],
  ] as const)("%s: %s", (language, sentence) => {
    expect(linesOf(language, sentence).decisions).toHaveLength(1);
  });

  it.each([
    ["es", "Se decidirá en la próxima junta."],
    ["fr", "Le conseil décidera en janvier."],
  ] as const)("but not: %s: %s", (language, sentence) => {
    expect(linesOf(language, sentence).decisions).toEqual([]);
  });
});
