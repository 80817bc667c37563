import { describe, expect, it } from "vitest";
import { complete, type Expected, linesOf, seen } from "./lines-of";

type Language = Parameters<typeof seen>[0];
/** Owner, a word of the line, and the day where one is said. */
type Task = readonly [Language, string, owner: string | null, word: string, timeline: string | null];
const PAULA = "Paula Brandt";
const MARCO = "Marco";

const OF_NOBODY: readonly Task[] = [
  ["de", "Beim Bauamt müsste noch jemand die Akte abholen.", null, "Akte", null],
  ["de", "Für das Buffet muss bis Freitag jemand die Servietten besorgen.", null, "Servietten", "Fri 27 Nov"],
  ["fr", "À la gare, quelqu'un doit récupérer les deux stagiaires.", null, "stagiaires", null],
  ["fr", "Quelqu'un devra fermer les volets du dépôt.", null, "volets", null],
  ["es", "En la aduana alguien tiene que firmar el albarán.", null, "albarán", null],
];

const BY_A_DAY: readonly Task[] = [
  [
    "fr",
    "La chaudière doit être contrôlée avant le 4 décembre, sinon l'assurance ne paie plus.",
    null,
    "chaudière",
    "Fri 4 Dec",
  ],
  ["fr", "Les badges doivent être rendus vendredi au plus tard.", null, "badges", "Fri 27 Nov"],
  [
    "es",
    "La caldera hay que revisarla antes del 4 de diciembre, si no nos quitan la licencia.",
    null,
    "revisarla",
    "Fri 4 Dec",
  ],
  [
    "de",
    "Die Ausweise müssen bis Freitag abgegeben sein, sonst kommt keiner rein.",
    null,
    "Ausweise",
    "Fri 27 Nov",
  ],
];

const TOLD_TO_YOU: readonly Task[] = [
  ["fr", "Tu prépares la salle du fond pour jeudi.", MARCO, "salle du fond", "Thu 26 Nov"],
  ["fr", "Vous apportez les clés du dépôt demain matin.", MARCO, "clés du dépôt", "Tue 24 Nov"],
  ["es", "Tú preparas la sala grande para el jueves.", MARCO, "sala grande", "Thu 26 Nov"],
  ["de", "Das Lager räumst du bis Freitag auf, Marco.", MARCO, "Lager", "Fri 27 Nov"],
];

const COMMANDS: readonly Task[] = [
  ["fr", "Faites ramoner la cheminée du salon.", MARCO, "cheminée", null],
  [
    "fr",
    "Le flyer part chez l'imprimeur jeudi, d'ici là il me faut tes photos.",
    MARCO,
    "photos",
    "Thu 26 Nov",
  ],
  [
    "es",
    "El folleto va a imprenta el jueves, para entonces necesito tus fotos.",
    MARCO,
    "fotos",
    "Thu 26 Nov",
  ],
  ["de", "Ändere den Aushang im Flur.", MARCO, "Aushang", null],
  ["de", "Kürz den Text auf eine Seite.", MARCO, "Text", null],
  ["fr", "Regarde si le devis est encore valable.", MARCO, "devis", null],
  ["fr", "Vérifie que l'alarme du dépôt marche.", MARCO, "alarme", null],
  ["es", "Mira a ver si el albarán está firmado.", MARCO, "albarán", null],
  ["es", "Llama mañana por la mañana a la gestoría.", MARCO, "gestoría", "Tue 24 Nov"],
  ["es", "¿Le das un repaso al cartel?", MARCO, "cartel", null],
  ["de", "Dich bitte ich, die Schlüssel einzusammeln.", MARCO, "Die Schlüssel einsammeln", null],
];

const WITH_THE_ANSWER: readonly Task[] = [
  ["fr", "Rangez les caisses du fond, et faites-le avant jeudi.", MARCO, "caisses", "Thu 26 Nov"],
  [
    "fr",
    "Merci de vérifier si la cave est libre et de me répondre d'ici jeudi.",
    MARCO,
    "cave",
    "Thu 26 Nov",
  ],
  ["es", "Comprueba si la cámara enfría y dime algo antes del jueves.", MARCO, "cámara", "Thu 26 Nov"],
  ["es", "Llama al tapicero y pregúntale cuánto tardaría.", MARCO, "Llama al tapicero y pregúntale", null],
  [
    "fr",
    "Appelle le tapissier et demande-lui combien il prendrait.",
    MARCO,
    "Appelle le tapissier et demande-lui",
    null,
  ],
];

const OF_GROUPS: readonly Task[] = [
  ["fr", "Le garage en installe un autre jeudi.", "garage", "Installer un autre", "Thu 26 Nov"],
  [
    "fr",
    "Notre agent de sécurité contrôle les issues mercredi.",
    "notre agent de sécurité",
    "issues",
    "Wed 25 Nov",
  ],
  ["es", "El cerrajero cambia la cerradura el jueves.", "cerrajero", "cerradura", "Thu 26 Nov"],
];

const FALLS_TO: readonly Task[] = [
  ["de", "Herr Polt wird gebeten, die Waage zu eichen.", "Polt", "Waage", null],
  ["de", "Timo hat sich bereit erklärt, den Glühwein zu holen.", "Timo", "Glühwein", null],
  ["fr", "M. Pola est prié de rendre la perceuse.", "Pola", "perceuse", null],
  ["fr", "Timothée s'est porté volontaire pour conduire le minibus.", "Timothée", "minibus", null],
  ["fr", "Le peintre a promis de repasser mardi.", "peintre", "Repasser", "Tue 24 Nov"],
  ["es", "Se ruega al señor Pola que devuelva el taladro.", "Pola", "taladro", null],
  ["es", "La fontanera prometió volver el martes.", "fontanera", "Volver", "Tue 24 Nov"],
  ["es", "Del minibús tengo que ocuparme yo.", PAULA, "minibús", null],
  ["de", "Sobald der Teppich trocken ist, klebt Timo die Leisten.", "Timo", "Leisten", null],
  ["fr", "La permanence de samedi revient à Mme Rey.", "Rey", "permanence", "Sat 28 Nov"],
  ["es", "El turno del sábado le toca a la señora Rey.", "Rey", "turno", null],
  ["de", "Die Nachtschicht am Samstag übernimmt Kollegin Rey.", "Kollegin Rey", "Nachtschicht", "Sat 28 Nov"],
  ["de", "Den Empfang am Samstag macht Kollege Rey.", "Kollege Rey", "Empfang", "Sat 28 Nov"],
];

const UNDER_WAY: readonly Task[] = [
  ["es", "Mientras, voy montando las estanterías.", PAULA, "estanterías", null],
  ["fr", "Pendant ce temps, je trie les dossiers du sous-sol.", PAULA, "dossiers", null],
];

const LEFT_SOMEWHERE: readonly Task[] = [
  ["es", "Mañana te dejo las llaves en el mostrador.", PAULA, "llaves", "Tue 24 Nov"],
];

const NAMED_DAYS: readonly Task[] = [
  ["de", "Bitte bestell das Brot vor Heiligabend.", MARCO, "Brot", "Thu 24 Dec"],
  ["es", "Manda las cestas antes de Nochebuena.", MARCO, "cestas", "Thu 24 Dec"],
  ["fr", "Merci d'envoyer les cartes avant Noël.", MARCO, "cartes", "Thu 24 Dec"],
  ["es", "Apunta las horas antes de que acabe el mes.", MARCO, "horas", "Mon 30 Nov"],
  ["de", "Trag bitte deine Stunden ein, bevor der Monat um ist.", MARCO, "Stunden", "Mon 30 Nov"],
  ["fr", "Saisis tes heures avant que le mois se termine.", MARCO, "heures", "Mon 30 Nov"],
];

const TWO_COMMANDS: readonly (readonly [Language, string, Expected])[] = [
  [
    "de",
    "Öffne die Pakete und häng die Lieferscheine an die Wand.",
    {
      actions: [
        [MARCO, "Pakete"],
        [MARCO, "Lieferscheine"],
      ],
    },
  ],
];

const COMES_FIRST: readonly (readonly [Language, string, Expected])[] = [
  [
    "de",
    "Bevor wir den Keller verputzen können, muss das Gutachten der Statikerin vorliegen.",
    { blockers: ["Gutachten"] },
  ],
  ["fr", "Avant que nous puissions ouvrir, la commission doit passer.", { blockers: ["commission"] }],
  ["es", "Antes de poder abrir, la comisión tiene que pasar.", { blockers: ["comisión"] }],
];

const MISHAPS: readonly (readonly [Language, string, Expected])[] = [
  ["de", "Die Scharniere hat der Schreiner vergessen.", { blockers: ["Scharniere"] }],
  ["de", "Der Kurier hat das Paket verloren.", { blockers: ["Paket"] }],
  ["fr", "Le menuisier a oublié les charnières.", { blockers: ["charnières"] }],
  ["es", "El carpintero se ha olvidado de las bisagras.", { blockers: ["bisagras"] }],
];

const OF_NO_USE: readonly (readonly [Language, string, Expected])[] = [
  ["de", "Die Rampe ist wegen des Eises nicht befahrbar.", { blockers: ["Rampe"] }],
  ["de", "Der Kühlraum schließt nicht mehr richtig.", { blockers: ["Kühlraum"] }],
  ["de", "Die Klappe am Ofen rastet nicht mehr ein.", { blockers: ["Klappe"] }],
  ["fr", "La rampe est inutilisable à cause du gel.", { blockers: ["rampe"] }],
  ["es", "La rampa está inutilizable por el hielo.", { blockers: ["rampa"] }],
];

const NOT_BEFORE: readonly (readonly [Language, string, Expected])[] = [
  ["fr", "Le peintre ne commence pas avant que le plâtre soit sec.", { blockers: ["peintre"] }],
  ["es", "El pintor no empieza hasta que seque el yeso.", { blockers: ["pintor"] }],
];

const FOR_NOW: readonly (readonly [Language, string, Expected])[] = [
  ["fr", "Le facteur ne viendra plus que trois fois par semaine.", { decisions: ["facteur"] }],
  ["es", "El cartero pasará solo los martes a partir de enero.", { decisions: ["cartero"] }],
  ["de", "Bis dahin kochen wir in der Kantine vom Nachbarn.", { decisions: ["Kantine"] }],
  ["fr", "En attendant, on cuisine à la cantine d'en face.", { decisions: ["cantine"] }],
  ["es", "Mientras tanto cocinamos en la cantina de enfrente.", { decisions: ["cantina"] }],
  ["fr", "On garde les vieilles chaises cette fois.", { decisions: ["chaises"] }],
  ["es", "Esta vez dejamos el toldo.", { decisions: ["toldo"] }],
  [
    "fr",
    "Désormais, les pourboires ne sont partagés qu'une fois par semaine.",
    { decisions: ["pourboires"] },
  ],
  ["fr", "C'est finalement Maud qui tient le stand.", { decisions: ["Maud"] }],
];

const NOT_LISTED: readonly (readonly [Language, string, Expected])[] = [
  ["fr", "Merci d'avoir gardé la boutique samedi.", {}],
  ["fr", "Merci de nous avoir prêté la remorque.", {}],
  ["es", "Os cuento lo de la feria en dos líneas.", {}],
  ["fr", "Tu connais la patronne du café d'en face.", {}],
  ["de", "Das Treffen ist für den 3. Dezember geplant.", {}],
  ["de", "Neu gestrichen habe ich die Wand schon.", {}],
  ["fr", "La mairie ouvre jeudi.", {}],
  ["es", "El banco abre el jueves.", {}],
  ["de", "Leider sind die Plätze nicht vergleichbar.", {}],
  ["es", "La señora Gil está contenta con la reforma.", {}],
];

describe.each([
  ["what somebody or other has to do is listed for nobody", OF_NOBODY],
  ["what has to be done by a day is listed, whatever comes of it else", BY_A_DAY],
  ["what the reader is told in the present is theirs", TOLD_TO_YOU],
  ["a command is known by its form", COMMANDS],
  ["what is asked and its answer are one line with the day of both", WITH_THE_ANSWER],
  ["what a group does to something on a day ahead is theirs", OF_GROUPS],
  ["what falls to somebody is theirs", FALLS_TO],
  ["what the writer has under way is theirs", UNDER_WAY],
  ["what the writer leaves somewhere is theirs", LEFT_SOMEWHERE],
  ["a feast and the end of a month are days", NAMED_DAYS],
] as const)("in German, French and Spanish, %s", (_, tasks) => {
  it.each(tasks)("%s: %s", (language, sentence, owner, word, timeline) => {
    expect(seen(language, sentence, { actions: [[owner, word]] })).toEqual(
      complete({ actions: [[owner, word]] }),
    );
    expect(linesOf(language, sentence).actionItems[0]?.timeline ?? null).toBe(timeline);
  });
});

describe.each([
  ["two commands are two lines", TWO_COMMANDS],
  ["what has to come first is in the way", COMES_FIRST],
  ["what somebody else lost or forgot is in the way", MISHAPS],
  ["what can't be used is in the way", OF_NO_USE],
  ["what does not begin before something else is in the way", NOT_BEFORE],
  ["what is done for now, this time and from now on is decided", FOR_NOW],
  ["thanks, opening hours and small talk are not listed", NOT_LISTED],
] as const)("in German, French and Spanish, %s", (_, sentences) => {
  it.each(sentences)("%s: %s", (language, sentence, expected) => {
    expect(seen(language, sentence, expected)).toEqual(complete(expected));
  });
});
