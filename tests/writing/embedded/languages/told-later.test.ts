import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

const SABINE = "Sabine Morel <sabine.morel@orme.example>";
const THEO = "Théo Garnier <theo.garnier@orme.example>";

/** Owner and words of what is left of a request after its answer. */
async function leftOf(asked: string, answer: string, isTheos = true): Promise<string[]> {
  const lines = await linesOfMails(
    { text: `Bonjour Théo,\n\n${asked}\n\nSabine`, from: SABINE, to: THEO, subject: "Points" },
    {
      text: isTheos ? `Bonjour Sabine,\n\n${answer}\n\nThéo` : `Bonjour Théo,\n\n${answer}\n\nSabine`,
      from: isTheos ? THEO : SABINE,
      to: isTheos ? SABINE : THEO,
      subject: "Re: Points",
    },
  );
  return lines.map(({ kind, owner, words }) => `${kind === "actions" ? owner : kind}: ${words}`);
}

describe("a French answer that says a task is done takes its line away", () => {
  it.each([
    ["Peux-tu repeindre le portail ?", "Le portail : fait."],
    ["Peux-tu repeindre le portail ?", "Pour le portail, c'est bon."],
    ["Merci de classer les reçus.", "J'en ai fini avec les reçus."],
    ["Pense à relire le programme.", "J'ai relu le programme."],
    ["Pense à relire le programme.", "Je viens de relire le programme."],
  ])("%s %s", async (asked, answer) => {
    expect(await leftOf(asked, answer)).toEqual([]);
  });
});

describe("a French task that is called off is gone, and calling it off is no task", () => {
  it.each([
    ["Peux-tu repeindre le portail ?", "Pas besoin de repeindre le portail finalement."],
    ["Peux-tu repeindre le portail ?", "Laisse tomber pour le portail."],
    ["Merci de classer les reçus.", "Inutile de classer les reçus, le comptable les a jetés."],
    ["Merci de classer les reçus.", "Tu n'as plus besoin de classer les reçus."],
    ["Pense à relire le programme.", "Oublie le programme, on n'en a plus besoin."],
  ])("%s %s", async (asked, answer) => {
    expect(await leftOf(asked, answer, false)).toEqual([]);
  });
});

describe("a French task that goes on stands, and is in nobody's way", () => {
  it.each([
    ["Peux-tu repeindre le portail ?", "Je travaille sur le portail.", "Repeindre le portail"],
    ["Peux-tu repeindre le portail ?", "Le portail n'est pas encore repeint.", "Repeindre le portail"],
    ["Merci de classer les reçus.", "Les reçus sont en cours.", "Classer les reçus"],
    [
      "Merci de classer les reçus.",
      "Je n'ai pas encore eu le temps de classer les reçus.",
      "Classer les reçus",
    ],
  ])("%s %s", async (asked, answer, line) => {
    expect(await leftOf(asked, answer)).toEqual([`Théo Garnier: ${line}`]);
  });
});

describe("a French task that is handed on is that of who has it now", () => {
  it.each([
    ["Peux-tu repeindre le portail ?", "Le portail : Nadège s'en occupe.", "Repeindre le portail"],
    ["Merci de classer les reçus.", "Pour les reçus, Nadège s'en charge.", "Classer les reçus"],
    [
      "Pense à relire le programme.",
      "C'est Nadège qui s'occupe de relire le programme.",
      "Relire le programme",
    ],
  ])("%s %s", async (asked, answer, line) => {
    expect(await leftOf(asked, answer)).toEqual([`Nadège: ${line}`]);
  });
});
