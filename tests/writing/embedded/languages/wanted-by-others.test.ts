import { describe, expect, it } from "vitest";
import { linesOfMail } from "./mail-of-one";

describe("what somebody else wants of us is the task of whoever is to do it, without the wish", () => {
  it.each([
    [
      "de",
      "Die Versicherung verlangt, dass wir den Dachboden bis Donnerstag räumen.",
      "nobody: Den Dachboden räumen, Thu 19 Nov",
    ],
    [
      "de",
      "Frau Lohmann möchte, dass du die Hecke bis Donnerstag schneidest.",
      "reader: Die Hecke schneiden, Thu 19 Nov",
    ],
    [
      "de",
      "Der Pfarrer hat mich gebeten, die Stühle bis Donnerstag aufzustellen.",
      "writer: Die Stühle aufstellen, Thu 19 Nov",
    ],
    ["de", "Die Hausverwaltung bittet uns, das Tor zu streichen.", "nobody: Das Tor streichen"],
    [
      "de",
      "Der Kunde will, dass Friederike die Tapete bis Donnerstag abnimmt.",
      "Friederike: Die Tapete abnehmen, Thu 19 Nov",
    ],
    ["fr", "Le syndic nous demande de vider la cave avant jeudi.", "nobody: Vider la cave, Thu 19 Nov"],
    ["fr", "Mme Faure veut que tu tailles la haie avant jeudi.", "reader: Tailler la haie, Thu 19 Nov"],
    [
      "fr",
      "Le curé m'a demandé d'installer les chaises avant jeudi.",
      "writer: Installer les chaises, Thu 19 Nov",
    ],
    ["fr", "La mairie exige que nous repeignions le portail.", "nobody: Repeindre le portail"],
    [
      "fr",
      "Le client souhaite que Solange décolle le papier peint avant jeudi.",
      "Solange: Décoller le papier peint, Thu 19 Nov",
    ],
    [
      "es",
      "La aseguradora nos pide que vaciemos el trastero antes del jueves.",
      "nobody: Vaciar el trastero, Thu 19 Nov",
    ],
    ["es", "El ayuntamiento nos ha pedido pintar la verja.", "nobody: Pintar la verja"],
    ["es", "La señora Gil quiere que cortes el seto antes del jueves.", "reader: Cortar el seto, Thu 19 Nov"],
    [
      "es",
      "El cura me ha pedido que coloque las sillas antes del jueves.",
      "writer: Colocar las sillas, Thu 19 Nov",
    ],
    [
      "es",
      "El cliente quiere que Noelia arranque el papel antes del jueves.",
      "Noelia: Arrancar el papel, Thu 19 Nov",
    ],
  ] as const)("%s: %s", async (language, text, line) => {
    expect(await linesOfMail(language, text)).toEqual([line]);
  });

  it.each([
    ["de", "Die Schule hat mich gebeten, den Ofen zu prüfen, das habe ich gestern gemacht."],
    ["fr", "L'école m'a demandé de contrôler le four, mais c'est déjà fait."],
    ["es", "El colegio me ha pedido que revise el horno, ya lo he hecho."],
  ] as const)("but nothing is left of it once it is done or refused: %s: %s", async (language, text) => {
    expect(await linesOfMail(language, text)).toEqual([]);
  });
});

describe("what is asked politely is asked, in the words of the task", () => {
  it.each([
    [
      "fr",
      "Je vous remercie de bien vouloir remplir le formulaire avant jeudi.",
      "reader: Remplir le formulaire, Thu 19 Nov",
    ],
    ["fr", "Merci aussi de nous dire si vous gardez la chambre.", "reader: Dire si vous gardez la chambre"],
    ["fr", "Prière de rendre les badges avant jeudi.", "reader: Rendre les badges, Thu 19 Nov"],
    [
      "es",
      "Le agradecería que corrigiera la errata antes del jueves.",
      "reader: Corregir la errata, Thu 19 Nov",
    ],
    ["es", "Rogamos nos devuelvan los pases antes del jueves.", "reader: Devolver los pases, Thu 19 Nov"],
    [
      "de",
      "Für eine kurze Bestätigung bis Donnerstag wäre ich dankbar.",
      "reader: Kurze Bestätigung, Thu 19 Nov",
    ],
  ] as const)("%s: %s", async (language, text, line) => {
    expect(await linesOfMail(language, text)).toEqual([line]);
  });

  it.each([
    ["fr", "Je vous remercie de votre patience."],
    ["fr", "Merci aussi d'avoir rangé la cave."],
    ["de", "Für Ihre Geduld bin ich dankbar."],
  ] as const)("but thanks ask for nothing: %s: %s", async (language, text) => {
    expect(await linesOfMail(language, text)).toEqual([]);
  });
});
