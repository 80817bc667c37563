import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of";

type Language = Parameters<typeof linesOf>[0];
const AROUND: Readonly<Record<"de" | "fr" | "es", readonly [string, string]>> = {
  de: [
    "hoffentlich hast du dich gut erholt. Bei uns war gestern viel los, aber die Stimmung ist gut.",
    "Die Fotos vom Ausflug sind wunderschön geworden. Der Schnee ist hier schon wieder weg.",
  ],
  fr: [
    "J'espère que tu t'es bien reposé. Chez nous il y avait du monde hier, mais l'ambiance était bonne.",
    "Les photos de la sortie sont superbes. Ici la neige a déjà fondu.",
  ],
  es: [
    "Espero que hayas descansado. Ayer tuvimos mucha gente, pero el ambiente era bueno.",
    "Las fotos de la excursión son preciosas. Aquí la nieve ya se ha derretido.",
  ],
};
const told = (language: "de" | "fr" | "es", sentence: string) => {
  const [before, after] = AROUND[language];
  const lines = linesOf(language satisfies Language, `${before} ${sentence} ${after}`);
  return [lines.actionItems.length, lines.decisions.length, lines.blockers.length];
};

describe("what is plainly asked or decided is listed in a mail that chats around it, and the chat is not", () => {
  it.each([
    ["de", "Die Etiketten drucken wir ab sofort selbst.", [0, 1, 0]],
    ["de", "Der Stand auf der Messe entfällt heuer.", [0, 1, 0]],
    ["de", "Dir überlasse ich die Absprache mit der Küche.", [1, 0, 0]],
    ["fr", "Le devis de Marchal est accepté.", [0, 1, 0]],
    ["fr", "Merci à Bernard de prévenir le vétérinaire.", [1, 0, 0]],
    ["fr", "Tu as jusqu'à vendredi pour choisir les films.", [1, 0, 0]],
    ["es", "No vamos a renovar el seguro con ellos.", [0, 1, 0]],
    ["es", "De las mesas se encarga Lola.", [1, 0, 0]],
    ["es", "Quedaste en mandarme el plano.", [1, 0, 0]],
    ["de", "Mein Sohn fährt nicht gern Rad.", [0, 0, 0]],
    ["fr", "Ma mère ne fait plus de vélo.", [0, 0, 0]],
    ["es", "Desde las ocho el programa va muy lento.", [0, 0, 0]],
  ] as const)("%s: %s", (language, sentence, expected) => {
    expect(told(language, sentence)).toEqual(expected);
  });
});
