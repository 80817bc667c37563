import { describe, expect, it } from "vitest";
import { linesOf } from "./lines-of";

describe("a mail whose footer says how to leave its list asks nobody in particular", () => {
  it.each([
    [
      "de",
      "Kommen Sie doch auf eine Suppe vorbei!\n\nWenn Sie unseren Rundbrief nicht mehr erhalten möchten, antworten Sie mit Stopp.",
    ],
    [
      "de",
      "Bringen Sie Ihre Kinder mit.\n\nSie erhalten diese Nachricht, weil Sie Mitglied in unserem Kundenklub sind.",
    ],
    [
      "fr",
      "Venez goûter nos soupes samedi.\n\nVous recevez ce courriel car vous avez visité notre salon. Pour vous désinscrire, répondez STOP.",
    ],
    ["fr", "Réservez vite votre place.\n\nSi vous ne souhaitez plus recevoir nos nouvelles, écrivez-nous."],
    [
      "es",
      "No se pierda nuestras sopas del sábado.\n\nRecibe este mensaje porque visitó nuestra tienda. Puede darse de baja cuando quiera.",
    ],
    ["es", "Reserve ya su mesa.\n\nPara dejar de recibir estas noticias, responda con la palabra BAJA."],
  ] as const)("%s: %s", (language, text) => {
    const { actionItems, decisions } = linesOf(language, text);
    expect([...actionItems, ...decisions]).toEqual([]);
  });

  it("but a colleague's mail about such a list is read", () => {
    expect(
      linesOf("de", "Bitte nimm Frau Kern aus dem Verteiler, sie will unseren Rundbrief nicht mehr bekommen.")
        .actionItems,
    ).toHaveLength(1);
  });
});
