import { describe, expect, it } from "vitest";
import { complete, type Expected, linesOf, seen } from "./lines-of";

const NOTHING: Expected = {};
const SENTENCES: readonly [string, Expected][] = [
  ["Pourrais-tu relire la convention avant jeudi ?", { actions: [["Marco", "convention"]] }],
  ["Merci de m'envoyer les plans de l'étage.", { actions: [["Marco", "plans de l'étage"]] }],
  ["Veuillez signer le bail et le renvoyer avant mercredi.", { actions: [["Marco", "bail"]] }],
  ["Prière de ranger les clés dans la boîte.", { actions: [["Marco", "clés"]] }],
  ["J'ai besoin de tes mesures pour la cuisine.", { actions: [["Marco", "mesures"]] }],
  ["N'oublie pas de prévenir la gardienne.", { actions: [["Marco", "gardienne"]] }],
  ["Envoyez-nous la liste des invités d'ici vendredi.", { actions: [["Marco", "liste des invités"]] }],
  ["Il faudrait que tu appelles le plombier.", { actions: [["Marco", "plombier"]] }],
  ["Je compte sur toi pour réserver la salle.", { actions: [["Marco", "salle"]] }],
  ["Je vais commander les chaises demain.", { actions: [["Paula Brandt", "chaises"]] }],
  ["J'enverrai les invitations mardi.", { actions: [["Paula Brandt", "invitations"]] }],
  ["Je m'occupe du traiteur.", { actions: [["Paula Brandt", "traiteur"]] }],
  [
    "Aurélie prépare le dossier de subvention pour lundi.",
    { actions: [["Aurélie", "dossier de subvention"]] },
  ],
  ["Notre avocate relira le contrat la semaine prochaine.", { actions: [["notre avocate", "contrat"]] }],
  ["Thierry doit relancer la mairie.", { actions: [["Thierry", "mairie"]] }],
  ["L'agence s'occupe des affiches et les livrera jeudi.", { actions: [["agence", "affiches"]] }],
  ["Il reste à choisir la couleur des rideaux.", { actions: [[null, "rideaux"]] }],
  [
    "Le rapport de sécurité doit être remis avant le 30 novembre.",
    { actions: [[null, "rapport de sécurité"]] },
  ],
  ["Nous avons décidé de garder l'ancien logo.", { decisions: ["logo"] }],
  ["Il a été convenu que la fête aura lieu en mai.", { decisions: ["fête"] }],
  ["La livraison est bloquée à la douane.", { blockers: ["livraison"] }],
  ["Nous sommes toujours en attente du permis.", { blockers: ["permis"] }],
  ["Le chauffage est en panne depuis lundi.", { blockers: ["chauffage"] }],
  ["On pourrait peut-être repeindre le hall au printemps.", NOTHING],
  ["Si le propriétaire accepte, nous poserons un nouveau sol.", NOTHING],
  ["Les fenêtres ont été nettoyées hier.", NOTHING],
  ["Rien n'est encore décidé pour la couleur.", NOTHING],
  ["Merci beaucoup pour ta réponse rapide.", NOTHING],
  ["As-tu vu la facture ?", NOTHING],
  ["N'hésite pas à m'appeler si tu as des questions.", NOTHING],
];

describe("French mail is read as English mail is", () => {
  it.each(SENTENCES)("%s", (sentence, expected) => {
    expect(seen("fr", sentence, expected)).toEqual(complete(expected));
  });

  it("words a task without the courtesy", () => {
    expect(linesOf("fr", "Merci de me confirmer la date, s'il te plaît.").actionItems[0]?.task).toBe(
      "Confirmer la date",
    );
    expect(linesOf("fr", "Aurélie réparera le portail.").actionItems[0]?.task).toBe("Réparer le portail");
  });
});
