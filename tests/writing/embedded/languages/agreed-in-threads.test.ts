import { describe, expect, it } from "vitest";
import { mail, material } from "../../../fixtures/material/build-material";
import { writeDigest } from "../../../support/embedded-writer";

const decisionsOf = (asked: string, answer: string) =>
  writeDigest(
    material([
      mail("m1", "Paula Brandt <paula@werk.example>", "2026-11-20T08:00:00.000Z", "Saal", asked),
      mail("m2", "Marco Silva <marco@werk.example>", "2026-11-20T10:00:00.000Z", "Re: Saal", answer),
    ]),
  ).decisions.map(({ decision }) => decision);

describe("what somebody proposes and another agrees to is decided", () => {
  it.each([
    [
      "Hallo Marco,\n\nsollen wir die Lesung in den Mai verschieben?",
      "Hallo Paula,\n\nja, so machen wir es.",
      /Lesung/,
    ],
    ["Hallo Marco,\n\nmein Vorschlag: wir nehmen den grünen Stoff.", "Einverstanden.", /grünen Stoff/],
    ["Hallo Marco,\n\nden Vorhang in Grau oder in Blau?", "Dann lieber in Blau.", /Vorhang.*Blau/],
    [
      "Bonjour Marco,\n\net si on décalait la lecture au mois de mai ?",
      "Bonjour Paula,\n\nd'accord, bonne idée.",
      /lecture/,
    ],
    ["Bonjour Marco,\n\nle rideau en gris ou en bleu ?", "Plutôt en bleu.", /rideau.*bleu/],
    [
      "Hola Marco:\n\n¿qué te parece si pasamos la lectura a mayo?",
      "Hola Paula:\n\nde acuerdo, adelante.",
      /lectura/,
    ],
    ["Hola Marco:\n\n¿la cortina en gris o en azul?", "Mejor en azul.", /cortina.*azul/],
  ] as const)("%s", (asked, answer, line) => {
    expect(decisionsOf(asked, answer)).toEqual([expect.stringMatching(line)]);
  });

  it.each([
    ["Hallo Marco,\n\nsollen wir die Lesung in den Mai verschieben?", "Ja, aber erst frage ich den Wirt."],
    ["Hallo Marco,\n\nkannst du den Saal buchen?", "Ja, gerne."],
    ["Bonjour Marco,\n\net si on décalait la lecture ?", "Pas sûr, j'en parle à Léa."],
    ["Hola Marco:\n\n¿reservas tú la sala?", "Sí, claro."],
  ] as const)("but not: %s %s", (asked, answer) => {
    expect(decisionsOf(asked, answer)).toEqual([]);
  });
});
