import { describe, expect, it } from "vitest";
import { complete, type Expected, linesOf, seen } from "./lines-of";

const NOTHING: Expected = {};
const SENTENCES: readonly [string, Expected][] = [
  [
    "¿Podrías revisar el contrato de alquiler antes del jueves?",
    { actions: [["Marco", "contrato de alquiler"]] },
  ],
  ["Por favor, envíame los planos de la planta.", { actions: [["Marco", "planos"]] }],
  ["¿Puede usted llamar al fontanero?", { actions: [["Marco", "fontanero"]] }],
  ["Le agradecería que nos devolviera el formulario firmado.", { actions: [["Marco", "formulario"]] }],
  ["Necesito que midas las ventanas del comedor.", { actions: [["Marco", "ventanas"]] }],
  ["No olvides avisar a la portera.", { actions: [["Marco", "portera"]] }],
  ["Favor de dejar las llaves en el buzón.", { actions: [["Marco", "llaves"]] }],
  ["Mándenos la lista de invitados, por favor.", { actions: [["Marco", "lista de invitados"]] }],
  ["Tienes que reservar la sala para el martes.", { actions: [["Marco", "sala"]] }],
  ["Voy a encargar las sillas mañana.", { actions: [["Paula Brandt", "sillas"]] }],
  ["Enviaré las invitaciones el martes.", { actions: [["Paula Brandt", "invitaciones"]] }],
  ["Yo me encargo de la comida.", { actions: [["Paula Brandt", "comida"]] }],
  ["Lucía prepara la solicitud de la beca para el lunes.", { actions: [["Lucía", "solicitud"]] }],
  [
    "Nuestra abogada revisará las cláusulas la semana que viene.",
    { actions: [["nuestra abogada", "cláusulas"]] },
  ],
  ["Íñigo tiene que hablar con el ayuntamiento.", { actions: [["Íñigo", "ayuntamiento"]] }],
  [
    "El proveedor enviará las muestras y Rocío las revisará.",
    {
      actions: [
        ["proveedor", "muestras"],
        ["Rocío", "revisará"],
      ],
    },
  ],
  ["Hay que pintar la sala de espera antes de Navidad.", { actions: [[null, "sala de espera"]] }],
  [
    "El informe de seguridad debe ser entregado antes del 30 de noviembre.",
    { actions: [[null, "informe de seguridad"]] },
  ],
  ["Hemos decidido mantener el logotipo antiguo.", { decisions: ["logotipo"] }],
  ["Se acordó celebrar la fiesta en mayo.", { decisions: ["fiesta"] }],
  ["La entrega está bloqueada en la aduana.", { blockers: ["aduana"] }],
  ["Seguimos a la espera del permiso de obras.", { blockers: ["permiso"] }],
  ["La calefacción está averiada desde el lunes.", { blockers: ["calefacción"] }],
  ["A lo mejor pintamos el pasillo en primavera.", NOTHING],
  ["Si el propietario acepta, cambiaremos el suelo.", NOTHING],
  ["Las ventanas fueron limpiadas ayer.", NOTHING],
  ["Todavía no hemos decidido el color.", NOTHING],
  ["Muchas gracias por tu respuesta tan rápida.", NOTHING],
  ["¿Has visto la factura?", NOTHING],
  ["No dudes en llamarme si tienes cualquier pregunta.", NOTHING],
];

describe("Spanish mail is read as English mail is", () => {
  it.each(SENTENCES)("%s", (sentence, expected) => {
    expect(seen("es", sentence, expected)).toEqual(complete(expected));
  });

  it("words a task without the courtesy", () => {
    expect(linesOf("es", "¿Me puedes confirmar la fecha, por favor?").actionItems[0]?.task).toBe(
      "Confirmar la fecha",
    );
    expect(linesOf("es", "Lucía reparará la verja.").actionItems[0]?.task).toBe("Reparar la verja");
  });
});
