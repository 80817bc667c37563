import { describe, expect, it } from "vitest";
import { linesOfMails, toldLines } from "../../../support/lines-of-mails";

const INES = "Inés Prieto <ines.prieto@olmo.example>";
const RAUL = "Raúl Soler <raul.soler@olmo.example>";

const linesOf = (text: string): Promise<string[]> =>
  toldLines({ text: `Hola Raúl:\n\nGracias por lo de ayer.\n\n${text}\n\nInés`, from: INES, to: RAUL });

describe("what somebody is asked in Spanish is their task, as an infinitive with its day", () => {
  it.each([
    ["Necesito que midas el escaparate antes del viernes.", "Medir el escaparate, Fri 20 Nov"],
    ["Te pido que recojas los uniformes mañana.", "Recoger los uniformes, Tue 17 Nov"],
    ["¿Sería posible que organices la merienda para el jueves?", "Organizar la merienda, Thu 19 Nov"],
    ["Si pudieras barrer el patio mañana, me vendría genial.", "Barrer el patio, Tue 17 Nov"],
    ["¿Me haces el favor de colgar el cartel mañana?", "Colgar el cartel, Tue 17 Nov"],
    ["¿Tendrías un rato para afilar los cuchillos mañana?", "Afilar los cuchillos, Tue 17 Nov"],
    ["Te recuerdo que tienes que vaciar el buzón antes del viernes.", "Vaciar el buzón, Fri 20 Nov"],
    ["No hay que olvidar apagar la caldera mañana.", "Apagar la caldera, Tue 17 Nov"],
    ["Te agradecería que pudieras sellar los sobres para el 24.", "Sellar los sobres, Tue 24 Nov"],
  ])("%s", async (text, line) => {
    expect(await linesOf(text)).toEqual([`Raúl Soler: ${line}`]);
  });
});

describe("what the writer of a Spanish mail takes on is the writer's", () => {
  it.each([
    ["Todavía tengo que podar el seto antes del viernes.", "Podar el seto, Fri 20 Nov"],
    ["Me comprometo a pintar la verja para el jueves.", "Pintar la verja, Thu 19 Nov"],
    ["He quedado en llevar las cajas mañana.", "Llevar las cajas, Tue 17 Nov"],
  ])("%s", async (text, line) => {
    expect(await linesOf(text)).toEqual([`Inés Prieto: ${line}`]);
  });
});

describe("what a Spanish mail says of somebody else is theirs", () => {
  it.each([
    ["Noa ha dicho que va a regar las macetas mañana.", "Regar las macetas, Tue 17 Nov"],
    ["De planchar los manteles se encarga Noa.", "Planchar los manteles, null"],
    ["Hace falta que Noa afine el piano antes del viernes.", "Afinar el piano, Fri 20 Nov"],
    ["Noa todavía tiene que coser las cortinas.", "Coser las cortinas, null"],
  ])("%s", async (text, line) => {
    expect(await linesOf(text)).toEqual([`Noa: ${line}`]);
  });
});

describe("why something is done is no part of a Spanish task, and lends it no day", () => {
  it.each([
    "¿Puedes cerrar la verja porque las ovejas vienen el 3 de diciembre?",
    "¿Puedes cerrar la verja para que las ovejas no salgan?",
    "Las ovejas vienen el 3 de diciembre, así que necesito que cierres la verja.",
  ])("%s", async (text) => {
    expect(await linesOf(text)).toEqual(["Raúl Soler: Cerrar la verja, null"]);
  });
});

/** Owner and words of what is left of a request after its answer. */
async function leftOf(asked: string, answer: string, isRauls = true): Promise<string[]> {
  const [from, to] = isRauls ? [RAUL, INES] : [INES, RAUL];
  const lines = await linesOfMails(
    { text: `Hola Raúl:\n\n${asked}\n\nInés`, from: INES, to: RAUL, subject: "Varios temas" },
    {
      text: `${isRauls ? "Hola Inés:" : "Hola Raúl:"}\n\n${answer}\n\n${isRauls ? "Raúl" : "Inés"}`,
      ...{ from, to, subject: "Re: Varios temas" },
    },
  );
  return lines.map(({ kind, owner, words }) => `${kind === "actions" ? owner : kind}: ${words}`);
}

describe("what is later said of a Spanish task is done on it, and opens nothing", () => {
  it.each([
    ["Los recibos: listo.", true, []],
    ["Ayer clasifiqué los recibos.", true, []],
    ["Ya no hace falta clasificar los recibos.", false, []],
    ["Olvídate de los recibos.", false, []],
    ["Estoy con los recibos.", true, ["Raúl Soler: Clasificar los recibos"]],
    ["Todavía no he podido clasificar los recibos.", true, ["Raúl Soler: Clasificar los recibos"]],
    ["De los recibos se encarga Noa.", true, ["Noa: Clasificar los recibos"]],
  ])("%s", async (answer, isRauls, left) => {
    expect(await leftOf("¿Puedes clasificar los recibos?", answer, isRauls)).toEqual(left);
  });
});
