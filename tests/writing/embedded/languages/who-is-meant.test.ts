import { describe, expect, it } from "vitest";
import { complete, type Expected, linesOf, seen } from "./lines-of";

type Language = Parameters<typeof seen>[0];
const SENTENCES: readonly [Language, string, Expected][] = [
  ["de", "Frau Lindner stellt bitte bis Freitag die Stühle auf.", { actions: [["Lindner", "Stühle"]] }],
  [
    "de",
    "Außerdem soll Gülsen die vier Familien anrufen und umbuchen.",
    { actions: [["Gülsen", "Familien"]] },
  ],
  [
    "de",
    "Ich schreibe dem Verein heute noch, damit sie nicht jeden Tag fragen.",
    { actions: [["Paula Brandt", "Verein"]] },
  ],
  ["de", "Was ich noch brauche, ist ein Parkplatz für den Bus.", { actions: [["Marco", "Parkplatz"]] }],
  ["de", "Es wäre super, wenn jemand die Bänke streicht.", { actions: [[null, "Bänke"]] }],
  [
    "de",
    "Du hast doch den Schlüssel zum Keller, hol bitte die Kiste.",
    { actions: [["Marco", "hol die Kiste"]] },
  ],
  ["fr", "Paul et Inès se chargent du montage.", { actions: [["Paul and Inès", "montage"]] }],
  ["fr", "Les affiches, c'est Nadia qui les colle vendredi.", { actions: [["Nadia", "affiches"]] }],
  ["fr", "Le courrier, je le poste demain.", { actions: [["Paula Brandt", "courrier"]] }],
  ["fr", "Que chacun relise sa page avant lundi.", { actions: [[null, "page"]] }],
  ["fr", "C'est à toi de prévenir le voisin.", { actions: [["Marco", "voisin"]] }],
  ["fr", "Baptiste ira chercher les bancs à la mairie.", { actions: [["Baptiste", "bancs"]] }],
  ["fr", "Est-ce que quelqu'un pourrait sortir les poubelles ce soir ?", { actions: [[null, "poubelles"]] }],
  ["fr", "Mauvaise surprise ce matin, la cave est inondée.", { blockers: ["cave"] }],
  ["es", "Pablo e Inés se encargan del montaje.", { actions: [["Pablo and Inés", "montaje"]] }],
  ["es", "Los carteles los pega Nadia el viernes.", { actions: [["Nadia", "carteles"]] }],
  ["es", "Que cada uno revise su página antes del lunes.", { actions: [[null, "página"]] }],
  ["es", "Te toca avisar al vecino.", { actions: [["Marco", "vecino"]] }],
  ["es", "Le pregunto a mi hermano por la furgoneta.", { actions: [["Paula Brandt", "furgoneta"]] }],
  ["es", "¿Alguien puede sacar la basura esta noche?", { actions: [[null, "basura"]] }],
  ["es", "Acuérdate también de pedir más papel.", { actions: [["Marco", "papel"]] }],
];

describe("who has a task is read wherever the sentence says it", () => {
  it.each(SENTENCES)("%s: %s", (language, sentence, expected) => {
    expect(seen(language, sentence, expected)).toEqual(complete(expected));
  });
});

describe("a short question that takes up the task before it gives it to its reader", () => {
  it.each([
    ["de", "Ich brauche ein Zimmer für heute Nacht. Kannst du mir da was suchen?", "Zimmer"],
    ["fr", "Il faut réserver la salle. Tu t'en charges ?", "salle"],
    ["es", "Habría que mandarles la carta; ¿la redactas tú?", "carta"],
    ["es", "Mañana hay que lavar los manteles, hazlo tú, que yo no llego.", "manteles"],
  ] as const)("%s: %s", (language, sentence, word) => {
    const items = linesOf(language, sentence).actionItems.map(({ owner, task }) => [
      owner,
      task.toLowerCase().includes(word.toLowerCase()),
    ]);
    expect(items).toEqual([["Marco", true]]);
  });
});

describe("a list of names has a task for each", () => {
  it.each([
    [
      "de",
      "Hier die Liste:\n\n- Jürgen: Bildschirm und Headset bestellen, bitte bis zum 18. Dezember\n- Silke: Termin ausmachen\n- ich: Willkommenskorb",
      ["Bildschirm und Headset bestellen", "Termin ausmachen", "Willkommenskorb"],
    ],
    [
      "fr",
      "La liste :\n\n- Paul : merci de commander les fleurs avant jeudi\n- moi : le gâteau",
      ["Commander les fleurs", "Le gâteau"],
    ],
  ] as const)("%s: %s", (language, text, tasks) => {
    const lines = linesOf(language, text).actionItems.map(({ task }) => task);
    expect(lines.sort()).toEqual([...tasks].sort());
  });
});

describe("a line is worded with its whole verb", () => {
  it.each([
    ["de", "Sag dem Maler für Mittwoch ab.", "Sag dem Maler für Mittwoch ab"],
    ["de", "Ich bringe dir um elf die Leiter hoch.", "Um elf die Leiter hochbringen"],
    ["fr", "Magali appellera le dépanneur.", "Appeler le dépanneur"],
    ["es", "Llama por favor al banco.", "Llama al banco"],
  ] as const)("%s: %s", (language, sentence, line) => {
    expect(linesOf(language, sentence).actionItems.map(({ task }) => task)).toEqual([line]);
  });
});
