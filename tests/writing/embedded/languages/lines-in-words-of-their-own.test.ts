import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of";

type Language = Parameters<typeof linesOf>[0];
const tasksIn = (language: Language, text: string): string[] =>
  linesOf(language, text).actionItems.map(({ task }) => task);

const LINES: readonly [Language, string, string][] = [
  ["es", "Yo misma llevo las llaves al taller el jueves.", "Llevar las llaves al taller"],
  ["es", "Le agradecería que nos enviara el plano antes del viernes.", "Enviar el plano"],
  [
    "es",
    "Habría que avisar a Pablo de que la visita es el jueves.",
    "Avisar a Pablo de que la visita es el jueves",
  ],
  ["es", "Marcela debe preparar las salas.", "Preparar las salas"],
  [
    "de",
    "Ich darf Sie bitten, den Lageplan vorzubereiten und mir bis Freitag vorzulegen.",
    "Den Lageplan vorbereiten und mir vorlegen",
  ],
  [
    "de",
    "Herr Kolb lässt sich von der Firma ein neues Angebot geben (bis Freitag).",
    "Sich von der Firma ein neues Angebot geben lassen",
  ],
  ["de", "Bitte kauf bis Donnerstag Klebeband, zwei Rollen sollten reichen.", "Kauf Klebeband"],
  ["de", "Kannst du die Kisten abholen, das Lager schließt um fünf?", "Die Kisten abholen"],
  [
    "de",
    "Jana schreibt den Aushang und schickt ihn bis Donnerstag an die Schule.",
    "Den Aushang schreiben und an die Schule schicken",
  ],
  ["de", "Bitte klär bis Freitag, wer den Schlüssel hat.", "Klär, wer den Schlüssel hat"],
  ["es", "Por favor, lava los manteles antes del jueves, hay doce.", "Lava los manteles"],
  ["es", "Recoge las sillas mañana, las tiene Pilar.", "Recoge las sillas"],
];

describe("The line of a task in German, French or Spanish is made of its own verb", () => {
  it.each(LINES)("%s: %s", (language, sentence, line) => {
    expect(tasksIn(language, sentence)).toEqual([line]);
  });
});

const NO_TASKS: readonly [Language, string][] = [
  ["es", "Cualquier cosa me llama."],
  ["es", "Hubo insistencia de Marcos, pero al final aceptó."],
  ["es", "Complete nuestra encuesta de dos minutos."],
  ["fr", "Il faisait froid et vous étiez douze !"],
  ["de", "In eiligen Fällen hilft Ihnen unser Büro unter 030 22 gerne weiter."],
  ["de", "Wenn Sie mal in der Nähe sind, ein Stuhl ist immer frei."],
  ["de", "Er sagt, ein Rohr sei undicht."],
];

describe("Nothing is made a task of a word that is no verb, or of what another only tells", () => {
  it.each(NO_TASKS)("%s: %s", (language, sentence) => {
    expect(tasksIn(language, sentence)).toEqual([]);
  });
});

describe("What is finished or told of earlier years is no decision", () => {
  it.each([
    "Der Zaun an der Nordseite ist fertig und freigegeben.",
    "Im letzten Jahr hatten wir das auch, damals waren es 300 Euro.",
  ])("%s", (sentence) => {
    expect(linesOf("de", sentence).decisions).toEqual([]);
  });
});

describe("What a trouble means for somebody stands with the trouble", () => {
  it.each<[Language, string, string]>([
    ["es", "La sierra pierde aceite. No se puede usar.", "La sierra pierde aceite"],
    [
      "de",
      "Der Transporter springt nicht an. Kunden vor neun kann ich so nicht fahren.",
      "Der Transporter springt nicht an",
    ],
  ])("%s: %s", (language, text, trouble) => {
    expect(linesOf(language, text).blockers.map(({ description }) => description)).toEqual([trouble]);
  });
});
