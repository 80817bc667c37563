import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of";

type Language = Parameters<typeof linesOf>[0];
const DECIDED: readonly [Language, string][] = [
  ["de", "Es bleibt bei der Lieferung am Vormittag."],
  ["de", "Das Angebot von Wendt nehmen wir an."],
  ["de", "Wir steigen ab Januar auf Ökostrom um."],
  ["de", "Den Druck des Katalogs haben wir vorerst gestoppt."],
  ["de", "Künftig rechnen wir die Fahrten monatlich ab."],
  ["de", "Die Stelle wird vorerst nicht nachbesetzt."],
  ["de", "Den Zuschlag bekommt die Firma Brenner."],
  ["de", "Das Plakat kommt in Grün, so ist es ausgemacht."],
  ["de", "Der Stand auf der Messe entfällt heuer, da waren sich alle einig."],
  ["fr", "On s'en tient à la date du 12."],
  ["fr", "Après réflexion, nous ne prendrons pas de second stagiaire."],
  ["fr", "On laisse tomber la brochure papier."],
  ["fr", "Le devis de Marchal est accepté."],
  ["fr", "La direction a dit non pour les vélos de fonction."],
  ["fr", "Le magasin fermera le lundi, la décision est prise."],
  ["fr", "À partir de janvier, les commandes se passeront uniquement en ligne."],
  ["fr", "Va pour le buffet froid."],
  ["es", "El contrato se lo damos a Talleres Roca."],
  ["es", "Se suspende la cena de empresa."],
  ["es", "No vamos a renovar el seguro con ellos."],
  ["es", "Desde enero cobraremos la inscripción por adelantado."],
  ["es", "La feria pasa a celebrarse en el polideportivo."],
  ["es", "El patio se pintará de blanco, lo hemos hablado todos."],
  ["es", "Me quedo con la oferta de Marín."],
];
const NOT_DECIDED: readonly [Language, string][] = [
  ["de", "Ob wir die Halle nehmen, wissen wir erst im Januar."],
  ["de", "Solange das Gutachten fehlt, kommen wir nicht weiter."],
  ["de", "Der Laden bleibt wie immer am Sonntag geschlossen."],
  ["de", "Vergiss den Anruf beim Makler, das hat der Mieter selbst geklärt."],
  ["fr", "On part dimanche avec les enfants."],
  ["fr", "On verra au conseil si le budget passe."],
  ["fr", "Quelle joie de vous revoir !"],
  ["es", "Nos quedamos en casa el domingo."],
  ["es", "Vamos con los niños a la playa."],
  ["es", "Ya veremos si cambiamos de proveedor."],
];

describe("what is taken, kept, dropped, moved or ruled from now on is a decision, however plainly it is told", () => {
  it.each(DECIDED)("%s: %s", (language, sentence) => {
    const { decisions, actionItems, blockers } = linesOf(language, sentence);
    expect([decisions.length, actionItems.length, blockers.length]).toEqual([1, 0, 0]);
  });

  it.each(NOT_DECIDED)("but not: %s: %s", (language, sentence) => {
    expect(linesOf(language, sentence).decisions).toEqual([]);
  });
});
