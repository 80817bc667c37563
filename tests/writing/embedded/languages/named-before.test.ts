import { describe, expect, it } from "vitest";
import { linesOfMail } from "./mail-of-one";

const tasksOf = async (language: "de" | "fr" | "es", text: string): Promise<string[]> =>
  (await linesOfMail(language, text)).filter((line) => !line.startsWith("blockers:"));

describe("a task whose object is a pronoun names the thing, with the day by which it is wanted", () => {
  it.each([
    [
      "de",
      "Der Verlag möchte bis Donnerstag die Fahnen von uns. Kannst du sie bitte lesen?",
      "reader: Die Fahnen lesen, Thu 19 Nov",
    ],
    [
      "de",
      "Im Lager liegt noch der alte Teppich. Kannst du ihn entsorgen?",
      "reader: Den alten Teppich entsorgen",
    ],
    [
      "de",
      "Den Kuchen für das Jubiläum, den backe ich am Donnerstag.",
      "writer: Den Kuchen für das Jubiläum backen, Thu 19 Nov",
    ],
    ["de", "Die Fenster: putzt Gudrun am Donnerstag.", "Gudrun: Die Fenster putzen, Thu 19 Nov"],
    [
      "fr",
      "L'éditeur voudrait les épreuves avant jeudi. Peux-tu les relire ?",
      "reader: Relire les épreuves, Thu 19 Nov",
    ],
    ["fr", "Le gâteau du jubilé, je le prépare jeudi.", "writer: Préparer le gâteau du jubilé, Thu 19 Nov"],
    ["fr", "Les vitres du hall : Maud les nettoie jeudi.", "Maud: Nettoyer les vitres du hall, Thu 19 Nov"],
    [
      "es",
      "La editorial quiere las pruebas antes del jueves. ¿Puedes corregirlas?",
      "reader: Corregir las pruebas, Thu 19 Nov",
    ],
    [
      "es",
      "La tarta del aniversario la preparo el jueves.",
      "writer: Preparar la tarta del aniversario, Thu 19 Nov",
    ],
    [
      "es",
      "Las ventanas del portal: Elvira las limpia el jueves.",
      "Elvira: Limpiar las ventanas del portal, Thu 19 Nov",
    ],
  ] as const)("%s: %s", async (language, text, line) => {
    expect(await linesOfMail(language, text)).toEqual([line]);
  });
});

describe("an order or a question with a pronoun names the thing, too", () => {
  it.each([
    [
      "de",
      "Die Decken liegen im Wagen. Bitte nimm sie am Donnerstag mit.",
      "reader: Die Decken mitnehmen, Thu 19 Nov",
    ],
    [
      "de",
      "Vor der Tür steht ein alter Schrank. Bring ihn bitte in den Keller.",
      "reader: Einen alten Schrank in den Keller bringen",
    ],
    ["de", "Im Büro liegt das neue Zeugnis. Holst du es bitte ab?", "reader: Das neue Zeugnis abholen"],
    [
      "de",
      "Unsere Mieterin wartet auf die Abrechnung. Ich rufe sie am Donnerstag an.",
      "writer: Unsere Mieterin anrufen, Thu 19 Nov",
    ],
    [
      "fr",
      "Les couvertures sont dans la voiture. Prends-les jeudi.",
      "reader: Prendre les couvertures, Thu 19 Nov",
    ],
    [
      "fr",
      "Le locataire a une question. Appelle-le avant jeudi.",
      "reader: Appeler le locataire, Thu 19 Nov",
    ],
    [
      "fr",
      "Il reste trois pots dans le couloir. Je les monte jeudi.",
      "writer: Monter trois pots, Thu 19 Nov",
    ],
    ["es", "Las mantas están en el coche. Recógelas el jueves.", "reader: Recoger las mantas, Thu 19 Nov"],
    [
      "es",
      "Quedan tres macetas en el pasillo. Las subo el jueves.",
      "writer: Subir tres macetas, Thu 19 Nov",
    ],
  ] as const)("%s: %s", async (language, text, line) => {
    expect(await tasksOf(language, text)).toEqual([line]);
  });

  it.each([
    ["de", "Heute das Auto waschen, bitte.", "reader: Heute das Auto waschen"],
    ["es", "La caja la abrimos mañana.", ""],
  ] as const)("but an article is no pronoun: %s: %s", async (language, text, line) => {
    const before = language === "de" ? "Der Hof ist gefegt." : "La tienda está limpia.";
    const lines = await tasksOf(language, `${before} ${text}`);
    expect(lines.join().replace(", Mon 16 Nov", "")).not.toMatch(/Hof|tienda/);
    if (line !== "") expect(lines.join()).toContain("Auto waschen");
  });
});

it("whom one calls is named though the sentence before denies something", async () => {
  expect(
    await tasksOf("de", "Der Gärtner hat noch nicht geschrieben. Ich rufe ihn am Donnerstag an."),
  ).toEqual(["writer: Den Gärtner anrufen, Thu 19 Nov"]);
});

describe("what a pronoun means may stand before the sentence before", () => {
  it.each([
    [
      "fr",
      "Le vitrier n'a toujours pas répondu. Tant qu'il se tait, on ne peut pas fermer. Je le relance jeudi.",
      "writer: Relancer le vitrier, Thu 19 Nov",
    ],
    [
      "de",
      "Die alten Matratzen stehen noch im Hof, die nehme ich am Donnerstag mit.",
      "writer: Die alten Matratzen mitnehmen, Thu 19 Nov",
    ],
    [
      "de",
      "Die Glocke am Eingang klemmt. Das macht der Hausmeister.",
      "Hausmeister: Die Glocke am Eingang machen",
    ],
    [
      "es",
      "Los trofeos ya han llegado. Elvira los recoge el jueves.",
      "Elvira: Recoger los trofeos, Thu 19 Nov",
    ],
    ["es", "Marta espera noticias, le escribo yo el jueves.", "writer: Escribir a Marta, Thu 19 Nov"],
  ] as const)("%s: %s", async (language, text, line) => {
    expect(await tasksOf(language, text)).toEqual([line]);
  });

  it.each([
    [
      "de",
      "Das Amt verlangt, dass wir den Lageplan bis Donnerstag schicken. Mach ich.",
      "writer: Den Lageplan schicken, Thu 19 Nov",
    ],
    [
      "fr",
      "La mairie nous demande d'envoyer le bilan avant jeudi. Je m'en charge.",
      "writer: Envoyer le bilan, Thu 19 Nov",
    ],
    [
      "es",
      "El ayuntamiento nos pide que enviemos el balance antes del jueves. Lo hago yo.",
      "writer: Enviar el balance, Thu 19 Nov",
    ],
  ] as const)(
    "and who takes it on takes the one task that was told: %s: %s",
    async (language, text, line) => {
      expect(await tasksOf(language, text)).toEqual([line]);
    },
  );
});

describe("who takes care of it takes care of what was told before, not of the subject", () => {
  it.each([
    [
      "de",
      "Der Rasenmäher springt nicht an. Kümmerst du dich darum?",
      "reader: Sich um den Rasenmäher kümmern",
    ],
    ["de", "Wir müssen den Keller noch lüften. Übernimmst du das?", "reader: Den Keller noch lüften"],
    ["de", "Der Hausmeister braucht eine neue Leiter, erledige ich.", "writer: Eine neue Leiter erledigen"],
    ["fr", "La tondeuse ne démarre plus. Tu peux t'en occuper ?", "reader: S'occuper de la tondeuse"],
    ["fr", "Le concierge attend son échelle, je m'en charge.", "writer: Se charger de son échelle"],
    ["es", "El cortacésped no arranca. ¿Te encargas tú?", "reader: Encargarse del cortacésped"],
    ["es", "El conserje espera su escalera, lo hago yo.", "writer: Hacer su escalera"],
  ] as const)("%s: %s", async (language, text, line) => {
    expect(await tasksOf(language, text)).toEqual([line]);
  });
});

describe("a bare verb says whom or what it is about", () => {
  it.each([
    [
      "de",
      "Die Reinigungsfirma hat nicht geantwortet. Ich schreibe ihr am Donnerstag.",
      "writer: Der Reinigungsfirma schreiben, Thu 19 Nov",
    ],
    [
      "de",
      "Die Abrechnung vom Sommerlager stimmt nicht. Klären Sie das bitte mit dem Verein.",
      "reader: Die Abrechnung vom Sommerlager mit dem Verein klären",
    ],
    ["fr", "La laverie n'a pas répondu. Je lui écris jeudi.", "writer: Écrire à la laverie, Thu 19 Nov"],
    [
      "fr",
      "Je n'ai pas réussi à joindre le couvreur. Je réessaie jeudi.",
      "writer: Joindre le couvreur, Thu 19 Nov",
    ],
    [
      "es",
      "La lavandería no ha respondido. Le escribo el jueves.",
      "writer: Escribir a la lavandería, Thu 19 Nov",
    ],
    ["es", "La alarma pita sin parar, llamo yo.", "writer: Llamar (la alarma)"],
    [
      "es",
      "No he conseguido hablar con el techador. Lo intento otra vez el jueves.",
      "writer: Hablar con el techador, Thu 19 Nov",
    ],
    ["es", "La cisterna pierde agua. La miro el jueves.", "writer: Mirar la cisterna, Thu 19 Nov"],
  ] as const)("%s: %s", async (language, text, line) => {
    expect(await tasksOf(language, text)).toEqual([line]);
  });
});

describe("who does it and when is no part of a line", () => {
  it.each([
    ["de", "Den Jahresplan schreibe ich am Donnerstag.", "writer: Den Jahresplan schreiben, Thu 19 Nov"],
    [
      "de",
      "Bis zum 26. November bitte eine Kopie an das Rathaus schicken.",
      "reader: Eine Kopie an das Rathaus schicken, Thu 26 Nov",
    ],
    ["de", "Ich selbst werde mich um den Aushang kümmern.", "writer: Sich um den Aushang kümmern"],
    [
      "de",
      "Die Sitzung am Donnerstag bereite ich vor.",
      "writer: Die Sitzung am Donnerstag vorbereiten, Thu 19 Nov",
    ],
    ["fr", "Les chaises traînent dehors. Maud, voulez-vous bien les ranger ?", "Maud: Ranger les chaises"],
    ["fr", "Maud tu commandes 40 couverts ?", "Maud: Commander 40 couverts"],
    ["fr", "Moi-même je vais ranger la remise.", "writer: Ranger la remise"],
    ["es", "Yo mismo pintaré la valla el jueves.", "writer: Pintar la valla, Thu 19 Nov"],
  ] as const)("%s: %s", async (language, text, line) => {
    expect(await linesOfMail(language, text)).toEqual([line]);
  });
});
