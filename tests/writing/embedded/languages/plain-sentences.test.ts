import { describe, expect, it } from "vitest";
import { complete, type Expected, linesOf, seen } from "./lines-of";

type Language = Parameters<typeof seen>[0];
const PAULA = "Paula Brandt";
const MARCO = "Marco";

/** Owner, a word of the line, and the day where one is said. */
const TASKS: readonly [Language, string, owner: string, word: string, timeline: string | null][] = [
  ["de", "Denk dran, dass der Antrag bis Donnerstag beim Amt sein muss.", MARCO, "Antrag", "Thu 26 Nov"],
  ["de", "Lass uns bitte die Fotos vom Schaden zukommen.", MARCO, "Fotos", null],
  ["de", "Den Vertrag kriegst du von mir am Mittwoch.", PAULA, "Vertrag", "Wed 25 Nov"],
  ["de", "Das Aufmaß mache ich selbst, das kriegst du bis Freitag.", PAULA, "Aufmaß", "Fri 27 Nov"],
  ["de", "Ich frage bei der Druckerei nach, ob sie das noch schaffen.", PAULA, "Druckerei", null],
  [
    "de",
    "Bitte kürze den Artikel und schick ihn mir bis Mittwochabend.",
    MARCO,
    "Kürze den Artikel und schick ihn mir",
    "Wed 25 Nov",
  ],
  ["de", "Um die Anzeigen kümmert sich wie immer Rainer.", "Rainer", "Anzeigen", null],
  ["fr", "Ça t'embêterait de relire la lettre aux parents ?", MARCO, "Relire la lettre", null],
  ["fr", "Dis-moi dans la journée combien on sera à table.", MARCO, "combien", "Mon 23 Nov"],
  ["fr", "Tu auras le contrat mercredi.", PAULA, "contrat", "Wed 25 Nov"],
  ["fr", "Le métré, je le fais moi-même, tu l'auras vendredi.", PAULA, "métré", "Fri 27 Nov"],
  ["fr", "Pour l'hôtel, je m'en occupe.", PAULA, "l'hôtel", null],
  ["fr", "Julien va à Lyon jeudi récupérer les échantillons.", "Julien", "échantillons", "Thu 26 Nov"],
  ["fr", "Tu n'as plus qu'à signer la convention de stage.", MARCO, "Signer la convention", null],
  ["fr", "C'est Rémi qui gère les annonces.", "Rémi", "Gérer les annonces", null],
  ["es", "Mañana por la mañana llamo a la gestoría.", PAULA, "gestoría", "Tue 24 Nov"],
  ["es", "El viernes te entrego el informe.", PAULA, "informe", "Fri 27 Nov"],
  ["es", "Esta tarde te reenvío la factura.", PAULA, "factura", "Mon 23 Nov"],
  ["es", "Estaría bien que avisaras al turno de tarde.", MARCO, "turno de tarde", null],
  ["es", "El miércoles tienes el contrato en tu correo.", PAULA, "contrato", "Wed 25 Nov"],
  ["es", "Javier va el jueves a Toledo a recoger las muestras.", "Javier", "muestras", "Thu 26 Nov"],
  ["de", "Bitte nicht vergessen, das Fenster im Lager zu schließen.", MARCO, "Fenster im Lager", null],
  ["de", "Über eine kurze Bestätigung würde ich mich freuen.", MARCO, "Bestätigung", null],
  ["de", "Wir erwarten Ihre Unterlagen bis Donnerstag.", MARCO, "Unterlagen", "Thu 26 Nov"],
  ["de", "Ich will mir das Dach noch mal von oben ansehen.", PAULA, "Dach", null],
  [
    "de",
    "Wenn du am Dienstag nicht kannst, sag mir bitte bis morgen Bescheid.",
    MARCO,
    "Bescheid",
    "Tue 24 Nov",
  ],
  ["fr", "Je vois ça avec l'assurance et je reviens vers toi.", PAULA, "assurance", null],
  ["es", "Dale un toque a la señora Alba por lo de la entrega.", MARCO, "señora Alba", null],
  ["es", "Como muy tarde el jueves tienes los números.", PAULA, "números", "Thu 26 Nov"],
  ["es", "Me ibas a pasar la dirección del catering.", MARCO, "dirección del catering", null],
  ["es", "Déjame la carpeta en la mesa, porfa.", MARCO, "carpeta", null],
  ["es", "Comprueba que todos los niños estén vacunados.", MARCO, "vacunados", null],
  [
    "de",
    "Bis Freitag müsste ich wissen, ob ihr mit zwei Wagen kommt.",
    MARCO,
    "Wissen, ob ihr",
    "Fri 27 Nov",
  ],
  ["de", "Ich habe Kevin gebeten, die Reifen zu wechseln.", "Kevin", "Reifen", null],
  ["de", "Deine Krankmeldung fehlt uns noch.", MARCO, "Krankmeldung", null],
  ["de", "Du bist dran mit dem Protokoll.", MARCO, "Protokoll", null],
  ["de", "Herr Bauer wollte uns noch die Maße durchgeben.", "Bauer", "Maße durchgeben", null],
  ["de", "Den Bericht hätte ich gern bis Mittwoch.", MARCO, "Bericht", "Wed 25 Nov"],
  ["fr", "Il nous manque toujours ton arrêt maladie.", MARCO, "arrêt maladie", null],
  ["fr", "C'est ton tour de faire le compte rendu.", MARCO, "Faire le compte rendu", null],
  ["fr", "N'oublie pas la caution.", MARCO, "caution", null],
  ["fr", "J'aimerais avoir le rapport pour mercredi.", MARCO, "rapport", "Wed 25 Nov"],
  ["fr", "Pour les boissons, je vois avec la brasserie.", PAULA, "boissons", null],
  ["es", "Todavía necesito tu número de factura.", MARCO, "número de factura", null],
  ["es", "Sigue faltando tu parte de baja.", MARCO, "parte de baja", null],
  ["es", "Pregunta en el ayuntamiento cuándo viene la excavadora.", MARCO, "ayuntamiento", null],
  ["es", "Cuento contigo para cerrar la tienda.", MARCO, "Cerrar la tienda", null],
  ["es", "Tendrías que pedir el permiso, a ser posible esta semana.", MARCO, "permiso", "Fri 27 Nov"],
];

const OTHERS: readonly [Language, string, Expected][] = [
  ["de", "Leider hat der Lieferant uns hängen lassen.", { blockers: ["Lieferant"] }],
  ["de", "Nächste Woche bin ich im Urlaub.", {}],
  ["fr", "Nous avons renoncé à l'entretien avec Mme Roux.", { decisions: ["entretien"] }],
  ["es", "No consigo entrar en el programa de contabilidad.", { blockers: ["programa"] }],
  ["es", "Nos falta el NIF para presentar la solicitud.", { blockers: ["NIF"] }],
  ["es", "Nos falta todavía tu hoja de gastos.", { actions: [["Marco", "hoja de gastos"]] }],
  ["es", "Con el cliente quedamos ayer en poner el suelo gris.", { decisions: ["suelo"] }],
  ["es", "La semana que viene estoy de vacaciones.", {}],
  ["es", "La centralita al final ha llegado.", {}],
  ["de", "Vom Architekten haben wir seit zwei Wochen nichts gehört.", { blockers: ["Architekten"] }],
  ["de", "Wegen des Streiks kommt der LKW nicht durch.", { blockers: ["Streik"] }],
  ["de", "Wir haben niemanden, der am Sonntag die Frühschicht machen kann.", { blockers: ["niemanden"] }],
  ["de", "Der Fehler in der Kasse ist noch nicht behoben.", { blockers: ["Kasse"] }],
  ["de", "Das Problem mit dem Drucker hat sich erledigt.", {}],
  ["de", "Falls etwas unklar ist, ruf mich einfach an.", {}],
  ["fr", "Si quelque chose n'est pas clair, appelle-moi.", {}],
  ["fr", "Impossible d'avancer sur le déménagement sans les cartons.", { blockers: ["déménagement"] }],
  ["fr", "Ça coince encore chez le notaire.", { blockers: ["notaire"] }],
  ["fr", "La banque n'a toujours pas débloqué le prêt.", { blockers: ["prêt"] }],
  ["fr", "Nous n'avons pas retenu l'offre de la société Bolle.", { decisions: ["Bolle"] }],
  ["es", "No tenemos a nadie que abra el domingo.", { blockers: ["domingo"] }],
  ["es", "El fallo de la caja todavía no está solucionado.", { blockers: ["caja"] }],
  ["es", "Venga, lo hacemos en roble.", { decisions: ["roble"] }],
  ["es", "La directora lo tiene claro: la clínica cierra en Navidad.", { decisions: ["clínica"] }],
  ["es", "Me alegro de que ya estés mejor.", {}],
  ["es", "Encontrará adjunta la factura de octubre.", {}],
  ["es", "¿Qué tal el fin de semana?", {}],
  ["de", "Der Rauchmelder im Flur muss getauscht werden.", { actions: [[null, "Rauchmelder"]] }],
  ["de", "Der Bauantrag liegt immer noch beim Amt.", { blockers: ["Bauantrag"] }],
  ["de", "Der Lift in Haus B steht, der Techniker kommt am Donnerstag.", { blockers: ["Lift"] }],
  ["de", "Die Sitzung am Donnerstag fällt aus.", { decisions: ["Sitzung"] }],
  ["de", "Es wird die Küche von Nolte.", { decisions: ["Küche"] }],
  ["de", "Der neue Kollege macht einen guten Eindruck.", {}],
  ["fr", "Le permis est toujours à la mairie.", { blockers: ["permis"] }],
  ["fr", "Plus de chauffage à la crèche.", { blockers: ["chauffage"] }],
  ["fr", "Le bureau s'est réuni hier : la fête aura lieu le 12 juin.", { decisions: ["fête"] }],
  ["fr", "Le nouveau collègue fait bonne impression.", {}],
  ["es", "El horno ya no calienta.", { blockers: ["horno"] }],
  ["es", "La licencia de obra sigue en el ayuntamiento.", { blockers: ["licencia"] }],
  ["es", "La junta se reunió ayer: la fiesta será el 12 de junio.", { decisions: ["fiesta"] }],
  ["es", "A ver si mejora el tiempo el fin de semana.", {}],
];

describe("What colleagues write in plain words is listed with who does it and by when", () => {
  it.each(TASKS)("%s: %s", (language, sentence, owner, word, timeline) => {
    const { actionItems, blockers, decisions } = linesOf(language, sentence);
    expect(actionItems.map((item) => [item.owner, item.timeline])).toEqual([[owner, timeline]]);
    expect(actionItems[0]?.task).toContain(word);
    expect([...blockers, ...decisions]).toEqual([]);
  });

  it.each(OTHERS)("%s: %s", (language, sentence, expected) => {
    expect(seen(language, sentence, expected)).toEqual(complete(expected));
  });
});
