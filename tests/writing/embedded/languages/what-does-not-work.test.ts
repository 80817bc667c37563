import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of";

type Language = Parameters<typeof linesOf>[0];
const IN_THE_WAY: readonly [Language, string][] = [
  ["de", "Seit gestern springt der Gabelstapler nicht mehr an."],
  ["de", "Die Monteure haben uns schon wieder hängen lassen."],
  ["de", "Solange der Kran fehlt, steht nichts auf dem Dach."],
  ["de", "Wir können die Halle nicht mehr nutzen, das Dach ist undicht."],
  ["fr", "Le lave-vaisselle ne chauffe plus."],
  ["fr", "La chaudière a rendu l'âme cette nuit."],
  ["fr", "Tant que l'échafaudage n'est pas monté, on ne peut pas peindre."],
  ["fr", "Ce qui coince, c'est le bail : sans signature, la banque ne verse rien."],
  ["es", "La verja no se abre."],
  ["es", "No tengo noticias del carpintero desde hace diez días."],
  ["es", "Con el tejado no avanzamos, llueve dentro."],
  ["es", "Los de la mudanza nos han dejado tirados."],
];
const IN_NOBODYS_WAY: readonly [Language, string][] = [
  ["de", "Es geht nicht um Geld."],
  ["de", "Der Drucker ist nicht mehr kaputt."],
  ["de", "Die Nachbarn klagen nicht mehr über die Musik."],
  ["de", "Wir kommen am Samstag nicht aufs Fest."],
  ["fr", "Sans vous, la fête n'aurait pas été la même."],
  ["es", "No va mal la cosa."],
  ["es", "La vecina ya no se queja del ruido."],
];

describe("what stopped working, and who let one down, is in the way", () => {
  it.each(IN_THE_WAY)("%s: %s", (language, sentence) => {
    const { decisions, actionItems, blockers } = linesOf(language, sentence);
    expect([decisions.length, actionItems.length, blockers.length]).toEqual([0, 0, 1]);
  });

  it.each(IN_NOBODYS_WAY)("but not: %s: %s", (language, sentence) => {
    expect(linesOf(language, sentence).blockers).toEqual([]);
  });
});
