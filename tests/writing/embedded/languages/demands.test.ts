import { describe, expect, it } from "vitest";
import { toldLines } from "../../../support/lines-of-mails";

describe("in German, French and Spanish, what is demanded has its day, and a machine's footer is no task", () => {
  it.each([
    [
      "Guten Tag Felix,\n\nich erwarte, dass Sie bis spätestens Freitag jemanden schicken und den Aufzug reparieren.\n\nNora",
      [/Aufzug reparieren, Fri 20 Nov$/],
    ],
    [
      "Guten Tag,\n\ndas Ticket wurde geschlossen. Dies ist eine automatisch erzeugte Nachricht, bitte antworten Sie nicht auf diese E-Mail.",
      [],
    ],
    [
      "Hallo Felix,\n\nkönntest du mir bis Freitag noch den Export machen? Den brauche ich für die Akten.\n\nNora",
      [/Export machen, Fri 20 Nov$/],
    ],
    [
      "Estimado Felix:\n\nle ruego que reponga los cinco bidones antes del viernes 20 de noviembre. Asimismo, envíe el informe del laboratorio.\n\nNora",
      [/(?<!Asimismo): Envíe el informe del laboratorio, null$/, /Reponga los cinco bidones, Fri 20 Nov$/],
    ],
    [
      "Hola Felix:\n\nel pedido ya salió. Este es un mensaje automático, por favor no respondas a este correo.",
      [],
    ],
  ])("%s", async (text, lines) => {
    expect(await toldLines({ text, to: "Felix Arden <felix.arden@elmhouse.example>" })).toEqual(
      lines.map((line) => expect.stringMatching(line)),
    );
  });
});
