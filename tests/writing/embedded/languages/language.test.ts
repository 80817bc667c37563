import { describe, expect, it } from "vitest";
import {
  type Language,
  languageOf,
  languageWithin,
} from "../../../../app/writing/embedded/languages/language";
import { unreadLanguages } from "../../../../app/writing/embedded/languages/unread-languages";
import { atOnce } from "../../../../app/writing/slices";
import { mail, material } from "../../../fixtures/material/build-material";

const SENTENCES: readonly [Language, string][] = [
  ["en", "On it."],
  ["en", "Sure, by Friday."],
  ["en", "Done, sent it this morning."],
  ["en", "Ana Ruiz, Tom Berg"],
  ["en", "Kickoff Monday 10:00"],
  ["en", "Can you book the room in Zürich?"],
  ["en", "The café in Málaga is closed."],
  ["en", "François will send the menu."],
  ["en", "Lena prepares the slides."],
  ["en", "No news from Müller GmbH."],
  ["de", "Mach ich!"],
  ["de", "Geht klar, bis Freitag."],
  ["de", "Ist erledigt."],
  ["de", "Danke dir!"],
  ["de", "Bitte Angebot an Kessler schicken."],
  ["de", "Wer bringt den Beamer mit?"],
  ["de", "Der Aufzug ist defekt."],
  ["de", "Lena übernimmt das."],
  ["de", "Ich bin morgen im Büro."],
  ["de", "Das Meeting mit dem Team ist um 10."],
  ["fr", "C'est noté."],
  ["fr", "Je m'en occupe."],
  ["fr", "Merci pour le devis."],
  ["fr", "C'est fait !"],
  ["fr", "La livraison est en retard."],
  ["fr", "Peux-tu appeler la mairie ?"],
  ["fr", "Bonjour Hugo"],
  ["fr", "D'accord, à demain."],
  ["fr", "Le planning de la semaine est prêt."],
  ["fr", "On se voit jeudi au bureau."],
  ["es", "Vale, lo hago."],
  ["es", "Hecho."],
  ["es", "Hola Mateo"],
  ["es", "La entrega está en la aduana."],
  ["es", "¿Puedes llamar al banco?"],
  ["es", "De acuerdo, mañana te lo mando."],
  ["es", "Gracias por la información."],
  ["es", "El pedido llega el jueves."],
  ["es", "Nos vemos el lunes en la oficina."],
  ["es", "Lucía prepara la reunión."],
  ["other", "Dzień dobry, proszę o przesłanie podpisanej umowy do piątku."],
  ["other", "Vi preghiamo di confermare il colore delle selle entro venerdì, grazie."],
  ["other", "Kunt u ons de ondertekende offerte voor vrijdag terugsturen?"],
  ["other", "Por favor, não se esqueça de enviar o relatório até sexta-feira."],
];

describe("the language of a text", () => {
  it.each(SENTENCES)("is %s: %s", (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it("is that of each sentence in a mail of two languages", () => {
    expect(languageWithin("We will send you the signed contract by Friday.", "de")).toBe("en");
    expect(languageWithin("Wir schicken Ihnen den Vertrag bis Freitag.", "en")).toBe("de");
    expect(languageWithin("Das Kickoff Meeting", "de")).toBe("de");
  });
});

describe("languages that are not read", () => {
  it("are named in English with the number of their mails", () => {
    const from = "Ewa Lis <ewa@lis.example>";
    const polish =
      "Dzień dobry,\n\nproszę o przesłanie podpisanej umowy do piątku. Dziękuję za szybką odpowiedź i pozdrawiam serdecznie.";
    const mails = [
      mail("m1", from, "2026-11-23T08:00:00.000Z", "Umowa", polish),
      mail(
        "m2",
        from,
        "2026-11-23T09:00:00.000Z",
        "Umowa",
        "Proszę również potwierdzić termin spotkania w przyszłym tygodniu.",
      ),
      mail(
        "m3",
        from,
        "2026-11-23T10:00:00.000Z",
        "Vertrag",
        "Bitte schicken Sie uns den Vertrag bis Freitag.",
      ),
    ];
    expect(atOnce(unreadLanguages(material(mails)))).toEqual([
      { language: "Polish", mails: 2, names: ["Ewa Lis"], days: [] },
    ]);
  });
});
