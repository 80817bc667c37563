import type { Progress } from "./progress";

/** What may stand before a frame: "Ja, ", "Klar, ", "Kevin, ". */
const LEAD =
  "(?:(?:ja|jep|ok(?:ay)?|klar|gut|so|sorry|und|aber|auch|übrigens|leider|kurz|kurze info|gute nachricht|zur info|ps)(?!\\p{L})[,:!.–—-]* )*(?:\\p{L}{2,}, )?";
const THING =
  "(?<thing>(?!nicht |bitte |mir |uns |dich |ich |wir )(?:der |die |das |den |dem |de[ir]ne?[rnm]? |ihre?[rnm]? |eure?[rnm]? |unsere?[rnm]? |diese?[rnms]? |alle |beide )?[\\p{L}\\p{N}’'-]+(?: [\\p{L}\\p{N}’'-]+){0,4}?)";
const NAME = "(?<name>(?:frau |herr |herrn )?\\p{L}[\\p{L}’'-]+(?: \\p{L}[\\p{L}’'-]+)?)";
/** When, and that it is so by now. */
const WHEN =
  "(?:(?:gestern|vorgestern|heute|eben|gerade|soeben|vorhin|schon|bereits|längst|inzwischen|mittlerweile|jetzt|nun|endlich|auch|alle|dann|früh|morgen|vormittag|mittag|nachmittag|abend|letzte woche|diese woche|am \\p{L}+) )*";
const LATELY = "(?:(?:leider|heute|gestern|bisher|bislang|noch|gar|diese woche|auch|immer) )*";
/** What has been done to it; what was only begun, tried, planned, got or forgotten is none. */
const DONE_TO =
  "(?!angefangen|begonnen|versucht|geplant|gedacht|gefragt|angefragt|bekommen|erhalten|gesehen|vergessen|verloren|gehört|verschoben|verpasst|besprochen|gefunden|gebraucht|verstanden)(?:\\p{L}*ge\\p{L}+(?:t|en)|\\p{L}+iert|(?:\\p{L}{2,5})?(?:be|ver|er|ent|über|unter|zer|wieder)\\p{L}+(?:t|en))";
const FINISHED =
  "(?:erledigt|fertig|raus|durch|abgehakt|weg|unterwegs|vom tisch|in der post|im kasten|online|drin|rausgegangen|gemacht|getan)";
const HAVE = "(?:habe?|haben) (?:ich|wir)";
const I_HAVE = "(?:(?:ich|wir) )?(?:habe?|haben)";
const DAY =
  "(?:(?:leider|wohl|dann) )*(?:erst |bis |frühestens |spätestens )?(?<day>(?:am |nächsten |nächste |kommenden |kommende |im |anfang |ende |mitte )?(?:\\p{L}+tag|mittwoch|woche|monat|morgen|übermorgen|heute|\\d{1,2}\\.(?:\\d{1,2}\\.)?|der woche|\\p{L}+(?= dazu| warten))(?: (?:früh|vormittag|mittag|nachmittag|abend))?)";
/** How such a sentence ends. */
const END = "(?:[,;–—-] ?[^?]{3,120})?[.! ]*$";

/** What a German sentence says of a task that it names. */
export const GERMAN_FRAMES: readonly [RegExp, Progress][] = (
  [
    [`${THING} (?:übernimmt|macht|erledigt) ${WHEN}${NAME}`, "handed"],
    [`${NAME} (?:übernimmt|macht|erledigt) ${WHEN}${THING}`, "handed"],
    [`${NAME} kümmert sich ${WHEN}um ${THING}`, "handed"],
    [`um ${THING} kümmert sich ${WHEN}${NAME}`, "handed"],
    [`${THING} ${HAVE} ${WHEN}an ${NAME} (?:weiter|über|ab)(?:gegeben|geleitet|gereicht)`, "handed"],
    [`${I_HAVE} ${THING} ${WHEN}an ${NAME} (?:weiter|über|ab)(?:gegeben|geleitet|gereicht)`, "handed"],
    [`${THING} (?:liegt|liegen|ist|sind) ${WHEN}bei ${NAME}`, "lies with"],
    [
      `${THING} (?:brauchen wir|brauche ich|benötigen wir|benötige ich) ${WHEN}(?:nicht mehr|doch nicht(?: mehr)?)`,
      "off",
    ],
    [
      `(?:wir|ich) (?:brauchen|brauche|benötigen|benötige) ${THING} ${WHEN}(?:nicht mehr|doch nicht(?: mehr)?)`,
      "off",
    ],
    [`${THING} (?:hat|haben) sich ${WHEN}erledigt`, "off"],
    [
      `${THING} (?:musst|müsst|müssen|brauchst|braucht|brauchen) (?:du|sie|ihr|wir) ${WHEN}(?:nicht mehr|doch nicht(?: mehr)?) (?:zu )?\\p{L}+(?: zu \\p{L}+)?`,
      "off",
    ],
    [
      `(?:du|sie|ihr|wir) (?:musst|müsst|müssen|brauchst|braucht|brauchen) ${THING} ${WHEN}(?:nicht mehr|doch nicht(?: mehr)?) (?:zu )?\\p{L}+(?: zu \\p{L}+)?`,
      "off",
    ],
    [`(?:bitte )?(?:vergiss|vergesst|vergessen sie|streich|streicht|lass|lasst)(?: bitte)? ${THING}`, "off"],
    [`(?:bitte )?${THING} (?:bitte )?(?:doch nicht(?: mehr)?|nicht mehr) \\p{L}+`, "off"],
    [`${THING} (?:fällt|fallen) ${WHEN}weg`, "off"],
    [`${THING} (?:entfällt|entfallen)`, "off"],
    [
      `${THING} (?:ist|sind) ${WHEN}(?:hinfällig|überflüssig|vom tisch|nicht mehr (?:nötig|notwendig|aktuell|erforderlich))`,
      "off",
    ],
    [
      `${THING} (?:kannst|könnt|können) (?:du|ihr|sie) ${WHEN}(?:lassen|weglassen|vergessen|ignorieren)`,
      "off",
    ],
    [
      `${THING} (?:kannst|könnt|können) (?:du|ihr|sie|wir) ${WHEN}(?:abhaken|streichen|von der liste (?:nehmen|streichen))`,
      "done",
    ],
    [
      `hinter ${THING} (?:kannst|könnt|können) (?:du|ihr|sie|wir) ${WHEN}(?:einen|den) haken (?:machen|setzen)`,
      "done",
    ],
    [`um ${THING} (?:habe ich mich|haben wir uns) ${WHEN}gekümmert`, "done"],
    [`mit ${THING} (?:bin ich|sind wir) ${WHEN}(?:durch|fertig)`, "done"],
    [`(?:ich bin|wir sind) ${WHEN}mit ${THING} ${WHEN}(?:durch|fertig)`, "done"],
    [`${THING} ?[:–—-] ?${WHEN}${FINISHED}`, "done"],
    [`${THING} (?:ist|sind|wurde|wurden) ${WHEN}(?:${FINISHED}|${DONE_TO})(?: worden)?`, "done"],
    [`${THING} (?:${HAVE}|hat \\p{L}+) ${WHEN}(?:${FINISHED}|${DONE_TO})`, "done"],
    [`(?:${I_HAVE}|\\p{L}+ hat) ${WHEN}${THING} ${WHEN}(?:${FINISHED}|${DONE_TO})`, "done"],
    [`${THING} (?:muss|müssen) (?:noch |leider )*(?:bis )?${DAY} warten`, "waits"],
    [`(?:bei|zu|mit) ${THING} (?:komme ich|kommen wir|fange ich|fangen wir) ${DAY}(?: dazu| an)?`, "waits"],
    [`um ${THING} (?:kümmere ich mich|kümmern wir uns) ${DAY}`, "waits"],
    [`${THING} (?:mache|schaffe|erledige|machen|schaffen|erledigen) (?:ich|wir) ${DAY}`, "waits"],
    [`(?:zu|mit) ${THING} (?:bin ich|sind wir) ${LATELY}nicht gekommen`, "goes on"],
    [`(?:ich bin|wir sind) ${WHEN}(?:noch )?an ${THING} dran`, "goes on"],
    [`an ${THING} (?:bin ich|sind wir) ${WHEN}(?:noch )?dran`, "goes on"],
    [`mit ${THING} ${HAVE} ${WHEN}(?:angefangen|begonnen)`, "goes on"],
    [`${I_HAVE} ${WHEN}mit ${THING} ${WHEN}(?:angefangen|begonnen)`, "goes on"],
    [
      `${THING} (?:ist|sind) ${LATELY}(?:fast|halb|beinahe|so gut wie|zur hälfte|nicht(?: ganz)?) (?:${FINISHED}|${DONE_TO})`,
      "goes on",
    ],
    [
      `${THING} (?:ist|sind) ${WHEN}(?:noch )?(?:in arbeit|in bearbeitung|in der mache|auf meiner liste|in vorbereitung)`,
      "goes on",
    ],
    [
      `${THING} ${HAVE} ${WHEN}(?:noch )?(?:auf dem schirm|auf der liste|auf dem zettel|im blick|in arbeit)`,
      "goes on",
    ],
    [`${THING} ${HAVE} ${LATELY}nicht (?:geschafft|${DONE_TO})`, "goes on"],
    [`${I_HAVE} ${THING} ${LATELY}nicht (?:geschafft|${DONE_TO})`, "goes on"],
  ] as const
).map(([frame, progress]) => [new RegExp(`^${LEAD}${frame}${END}`, "iu"), progress]);
