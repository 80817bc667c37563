import { describe, expect, it } from "vitest";
import { complete, type Expected, seen } from "./lines-of";

type Language = Parameters<typeof seen>[0];
const SENTENCES: readonly [Language, string, Expected][] = [
  ["de", "Die Skizzen gehen bis Mittwoch von mir raus.", { actions: [["Paula Brandt", "Skizzen"]] }],
  ["de", "Ich lass die Türen neu lackieren.", { actions: [["Paula Brandt", "Türen"]] }],
  [
    "de",
    "Deine Unterschrift bräuchten wir spätestens am Donnerstag.",
    { actions: [["Marco", "Unterschrift"]] },
  ],
  ["de", "Ich lass dich damit allein.", {}],
  ["fr", "Je te laisse appeler le plombier pour la fuite.", { actions: [["Marco", "plombier"]] }],
  ["fr", "Je te laisse imaginer la scène.", {}],
  ["fr", "Le four ne monte plus au-dessus de 140 degrés.", { blockers: ["four"] }],
  ["es", "La cámara no baja de 12 grados.", { blockers: ["cámara"] }],
  ["es", "Los carteles corren de mi cuenta.", { actions: [["Paula Brandt", "carteles"]] }],
  ["es", "También falta que recojas los uniformes antes del viernes.", { actions: [["Marco", "uniformes"]] }],
  ["de", "Wer schreibt die Einladungen?", { actions: [[null, "Einladungen"]] }],
  ["de", "Wer macht mit?", {}],
  [
    "de",
    "Bitte überweise die Rechnung bis Freitag, sonst verlieren wir den Rabatt.",
    { actions: [["Marco", "Rechnung"]] },
  ],
  ["de", "Der Vertrag liegt bei dir zur Unterschrift.", { actions: [["Marco", "Vertrag"]] }],
  ["de", "Die Presse steht seit gestern still.", { blockers: ["Presse"] }],
  ["de", "Wir verzichten dieses Jahr auf das Fest.", { decisions: ["Fest"] }],
  ["fr", "Qui peut arroser les plantes ?", { actions: [[null, "plantes"]] }],
  ["fr", "Le carrelage a trois semaines de retard.", { blockers: ["carrelage"] }],
  ["es", "¿Quién puede regar las plantas?", { actions: [[null, "plantas"]] }],
  ["es", "El pedido lleva diez días de retraso.", { blockers: ["pedido"] }],
  ["es", "Te mando las fotos el jueves.", { actions: [["Paula Brandt", "fotos"]] }],
];

describe("Who has what and what is stuck is read in everyday turns of phrase, too", () => {
  it.each(SENTENCES)("%s: %s", (language, sentence, expected) => {
    expect(seen(language, sentence, expected)).toEqual(complete(expected));
  });
});
