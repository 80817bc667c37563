import { describe, expect, it } from "vitest";
import { mail, material } from "../../../fixtures/material/build-material";
import { writeDigest } from "../../../support/embedded-writer";

const actionsOf = (text: string) =>
  writeDigest(
    material([mail("m1", "Paula Brandt <paula@werk.example>", "2026-11-23T08:00:00.000Z", "Lunes", text)]),
  ).actionItems.map(({ owner, task }) => [owner, task]);

describe("whom a mail greets rules no list and, if they are several, has no task alone", () => {
  it.each([
    "Queridos compañeros:",
    "Buenas:",
    "Queridas todas:",
    "Buenas noches a todos:",
    "Estimada señora:",
  ])("%s is no heading of what follows", (greeting) => {
    expect(
      actionsOf(
        `${greeting}\n\nayer se acabó la pintura gris. Ramiro encargará dos cubos. La escalera nueva pesa poco.\n`,
      ),
    ).toEqual([["Ramiro", "Encargar dos cubos"]]);
  });

  it.each([
    ["Lieber Jens, liebe Ute,\n\ntragt bitte bis Freitag eure Stunden ein.\n", "Tragt eure Stunden ein"],
    ["Cher Jean, chère Ute,\n\nn'oubliez pas de saisir vos heures.\n", "Saisir vos heures"],
    ["Querido Juan y querida Ute:\n\nno os olvidéis de apuntar las horas.\n", "Apuntar las horas"],
  ])("%s", (text, task) => {
    expect(actionsOf(text)).toEqual([[null, task]]);
  });

  it.each([
    ["Hallo zusammen,\n\nJens holt die Fliesen, und du, Ute, bestellst den Kleber.\n", "Ute", "Kleber"],
    ["Bonjour à tous,\n\nJean pose le carrelage et toi, Ute, tu commandes la colle.\n", "Ute", "colle"],
    ["Hola a todos:\n\nJuan pone los azulejos y tú, Ute, encargas la cola.\n", "Ute", "cola"],
  ])("who is called in the middle of a sentence has what follows: %s", (text, owner, word) => {
    expect(actionsOf(text)).toContainEqual([owner, expect.stringContaining(word)]);
  });
});
