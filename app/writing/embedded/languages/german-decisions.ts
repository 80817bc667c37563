import type { LanguagePack } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** Gives up, moves, takes or keeps; where the verb is two words, the second ends the clause. */
const SETTLES = raw`(?:bleiben (?:bei|beim|dabei)|setzen (?:nun |jetzt |künftig |weiter |weiterhin )?(?:auf|bei)|verzichten|entscheiden uns|einigen uns|behalten|streichen|verschieben|verlegen|kündigen|vertagen|beauftragen|vergeben|stoppen|beenden|wechseln|belassen|verwerfen|(?:lassen|stellen|ziehen|steigen|nehmen|geben|führen|schaffen|sagen|legen|lehnen|gehen) (?=.*\b(?:aus|ausfallen|fallen|weg|sein|bleiben|stehen|ruhen|so|ein|um|zurück|vor|an|frei|auf|ab|zusammen|mit)[,.!]*(?:$|\s(?:und|weil|damit|da|denn)\b|\s?[,;–])))`;
/** Sounds like taking or staying, and is none of it. */
const NO_CHOICE = raw`(?!(?:\S+ ){0,6}?(?:in kauf|mit[,.!]*$|teil\b|kontakt|rücksicht|stellung|bezug|abschied|platz\b|zur kenntnis|wahr\b|(?:zug|bus|taxi|flieger|weg|aufzug|fähre)\b|zuhause|zu hause|gesund|in kontakt|in verbindung|dran\b|uns (?:\S+ ){0,3}?zeit))`;
/** From when on a rule holds. */
const FROM_NOW_ON = raw`(?:ab (?:sofort|jetzt|nun|heute|morgen|\p{L}+tag|\p{L}+woch|(?:dem )?\d\S*|\p{L}*(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|nächste[rmn]? \p{L}+|kommende[rmn]? \p{L}+|dem neuen \p{L}+|mitte \p{L}+|anfang \p{L}+|ende \p{L}+)|künftig|zukünftig|in zukunft|fortan|von nun an|von jetzt an|bis auf weiteres)`;
/** How long a makeshift lasts. */
const FOR_NOW = raw`(?:bis dahin|solange|vorerst|fürs erste|einstweilen|in der zwischenzeit|zwischenzeitlich|übergangsweise)`;
/** A makeshift is something that is done. */
const NO_WAITING = raw`(?!(?:warten|hoffen|haben|müssen|können|sollten|sollen|dürfen|werden|wollen|möchten|brauchen|suchen|bleiben|kommen|wissen|hängen|stehen|sitzen|sehen|prüfen|klären|schicken|melden|arbeiten daran)\b)`;
/** What has a date in a calendar. */
const EVENT = raw`\p{L}*(?:kurs|sitzung|besprechung|training|probe|termin|treffen|unterricht|feier|fest|meeting|stammtisch|markt|versammlung|führung|schulung|ausflug|konferenz|vorstellung|workshop|tour|fahrt|spiel|turnier|seminar|runde|veranstaltung|messe|stunde|basar|lesung|konzert)s?`;

/** How decisions are told in German, and what only looks like it. */
export const GERMAN_DECISIONS: Pick<LanguagePack, "decisions" | "noDecision"> = {
  decisions: [
    {
      certainty: 0.95,
      pattern: shape(
        raw`\b(?:haben|hat|habe|wurde|wurden|ist|sind|war|waren|worden)\b.*\b(?:beschlossen|entschieden|geeinigt|vereinbart|verabschiedet|festgelegt|verständigt|abgestimmt|freigegeben|genehmigt|bewilligt|abgesegnet|zugestimmt|abgelehnt|ausgewählt|gebilligt|festgesetzt|den zuschlag|grünes licht|abgesagt|verschoben|gestrichen|vertagt|gewählt|ausgemacht|abgemacht|durchgewunken|ausgesprochen|verworfen|zurückgestellt|vorverlegt|übereingekommen|durchgesetzt|abgenickt|entschlossen|so bestimmt|so festgelegt|festgehalten|einstimmig|mehrheitlich)\b`,
      ),
    },
    // "Es wird die Küche von Nolte", "der Vorstand hat getagt: wir feiern im Mai"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:also )?es wird (?:nun |jetzt |also |doch )*(?:der|die|das) (?!\p{L}+ste\b)[^,?]{3,50}$|\b(?:vorstand|\p{L}*rat|team|ausschuss|leitung|gremium|\p{L}*konferenz|\p{L}*versammlung|chefs|beirat) (?:hat|haben) (?:sich )?(?:\S+ ){0,2}?(?:getagt|getroffen|zusammengesetzt|abgestimmt)[^:]{0,30}: .{6,}`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`^(?:also |ok,? |gut,? )?(?:geeinigt|beschlossen|entschieden|vereinbart|festgelegt|genehmigt|abgestimmt|ausgemacht) (?:haben|hat|wurde|wurden|ist|sind)(?:,| (?!noch))|^(?:nach [^,:]{3,40} )?(?:final|fix|fest|entschieden|beschlossen|beschlossene sache|ausgemacht|abgemacht|klar) (?:ist|sind|steht|stehen)\b(?! noch| nicht)|^(?:also |ok,? |gut,? )?(?:beschluss|beschlossen|entscheidung|entschieden|ergebnis|vereinbart|genehmigt|freigegeben|es wurde beschlossen)\s*[:–—-]\s*\S`,
      ),
    },
    // "Den Druck stoppen wir", "das Update haben wir vorerst gestoppt"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:haben|hat|habe) (?:wir|er|sie|ich|uns)?\b.*\b(?:gestoppt|ausgesetzt|eingestellt|(?<!geist )aufgegeben|auf eis gelegt|zurückgezogen|beendet|umgestellt auf|umgestellt|vorgezogen|verlegt|(?<!mit)genommen)\b`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:wir|ich) (?:nehmen|nehme|bleiben|bleibe|entscheiden uns|entscheide mich|setzen|verzichten|verzichte|wechseln|behalten|streichen|lassen|gehen mit|machen .{2,30} nicht|verlängern .{2,40} nicht|kündigen|verschieben|übernehmen den|einigen uns|stellen .{3,40} (?:ein|um))\b(?= (?:nun |jetzt |dieses |diesmal |heuer |also |definitiv |ab |auf |bei |beim |mit |für |zu |die |den |das |der |es |variante|angebot|option|anbieter|frau |herrn |nur |keine?n? |uns |nicht |auf))${NO_CHOICE}.*$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`(?:\bwir (?:\p{L}+ ){0,2}?${SETTLES}|\b(?:nehmen|behalten|streichen|verschieben|verlegen|vertagen|kündigen|stoppen|beauftragen|vergeben|verwerfen|belassen|lassen|stellen|ziehen|legen|lehnen|sagen|schaffen|führen|setzen|bleiben|verzichten) wir\b(?=.{0,80}(?:\b(?:an|ab|ein|um|vor|aus|ausfallen|fallen|weg|sein|bleiben|zurück|zusammen|auf|bei|darauf|vorerst|doch|nun|jetzt|also|dieses|heuer|diesmal|nicht|keine?n?)\b)|[.!]*$))${NO_CHOICE}`,
      ),
    },
    // "Wir verkaufen den alten Bus", "wir öffnen schon um sieben"
    {
      certainty: 0.8,
      pattern: shape(
        raw`(?:^|: )wir (?:verkaufen|kaufen|mieten|öffnen|schließen|erhöhen|senken|bauen|drucken|fahren|bieten|verlängern|bezahlen|zahlen) (?!.*\b(?:bis|heute|morgen|noch|gerade|gleich|schnell|vielleicht|zusammen|uns)\b)(?=(?:künftig|nun|jetzt|also|keine?n?|nur|den|die|das|schon|erst|dieses|heuer|nicht|um|mit|selbst)\b).{4,}|\b(?:rückt|rücken|wandert|wandern|zieht|ziehen|wechselt|wechseln) (?:\S+ ){0,3}?(?:(?:auf|in|nach|von) (?:den|die|das|dem|\d)|zur |zum ).*|\bes (?:wird|gibt) (?:heuer |dieses jahr |künftig )?keine?n? .{3,60} (?:geben|mehr)\b`,
      ),
    },
    // "Den Schaden regulieren wir auf Kulanz", "gefeiert wird im Juni"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:(?:den|die|das|unsere?n?) [^,;?]{3,45}? (?!(?:sehen|besprechen|klären|wissen|haben|brauchen|schicken|senden|prüfen|melden|kennen|suchen|bekommen|schauen|holen|bringen|liefern|bestellen|erledigen|reden|treffen|lieben|hoffen|finden|müssen|können|sollten|werden|würden|wollen|möchten)\b)\p{L}+(?:en|ern|eln) wir\b(?!.*\b(?:bis|heute|morgen|noch|gleich|dir|ihnen|euch|übermorgen|\p{L}+tag|mittwoch|nächste\p{L}*|\d+\.|gerade|gern\p{L}*|vielleicht)\b).{0,60}|ge\p{L}+(?:t|en) wird (?:\S+ ){0,3}?(?:am|im|in|mit|nur|erst|um|ab|bei|auf|ohne)\b.*|[^:]{3,30}: es wird \p{L}+[.!]*|(?:als|für) [^,]{3,40} (?:nehmen|verwenden|setzen|wählen|drucken|spielen|behalten) wir\b.*|(?:vom tisch|gestrichen|gestorben|abgelehnt|gesetzt|durch) (?:ist|sind)\b.*|(?:ja|nein) zu[mr]? .{4,}|als (?:termin|datum|ort|preis) (?:steht|gilt|ist)\b.*)$|\b(?:entwurf|slogan|variante|vorschlag|option|angebot|modell|idee|motiv|version|farbe|firma) (?:\S+ ){0,3}?(?:hat|haben) (?:\S+ )?gewonnen\b|\b(?:fliegt|fliegen) (?:\S+ )?raus\b|\bhaben wir uns (?:\S+ ){0,3}?(?:getroffen|zusammengerauft)\b|\b(?:war|ist) (?:uns |allen )?(?:schnell |dann |damit )?klar,? dass wir\b|\bzum sieger (?:gekürt|gewählt)|\b(?:heißt|heißen) (?:ab|künftig|jetzt|nun)\b|\b(?:und damit basta|und dabei bleibt)`,
      ),
    },
    // "Ab sofort laufen alle Bestellungen über Marta", "wir fahren dieses Jahr ohne Anhänger"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:ab sofort|künftig|zukünftig|in zukunft|fortan|von nun an|bis auf weiteres) (?!bin\b|habe\b|ist\b|sind\b|haben\b|hat\b|freue\p{L}*|danke\p{L}*)\p{L}+(?:t|en|rn|ln) (?!ich\b)(?!.*\b(?:bitte|urlaub|elternzeit|erreichbar)\b).{6,}|^wir (?!warten|haben|hatten|suchen|hoffen)\p{L}+(?:en|rn|ln) (?:\S+ ){0,5}?(?:heuer|dieses jahr|dieses mal|diesmal|nächstes jahr|künftig) (?:\S+ ){0,3}?(?:ohne|nur|keine?n?|nicht|selbst)\b.*`,
      ),
    },
    // "Bis dahin backen wir in zwei Schichten"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:${FOR_NOW} ${NO_WAITING}\p{L}+(?:en|ern|eln) wir\b|wir ${NO_WAITING}\p{L}+(?:en|ern|eln) (?:\S+ ){0,6}?${FOR_NOW}\b)(?!.*\b(?:bitte|noch)\b).{4,}`,
      ),
    },
    // "Der Versand läuft künftig über Graz"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:der|die|das|unsere?|alle|\p{L}+) (?:\S+ ){0,4}?(?!ist\b|sind\b|hat\b|haben\b|war\b|bin\b)\p{L}+(?:t|en) (?:\S+ ){0,3}?(?:ab (?:jetzt|sofort|nun|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|künftig|zukünftig|in zukunft|von nun an) (?!.*\b(?:urlaub|krank|leider|zuständig)\b).{4,}|^(?:der|die|das|unsere?|alle|\p{L}+) (?:\S+ ){0,4}?(?:läuft|laufen|geht|gehen|kommt|kommen|kostet|kosten|erscheint|erscheinen|beginnt|beginnen|findet|finden|gibt es) (?:\S+ ){0,3}?(?:heuer|dieses jahr|diesmal|nächste saison|nächstes jahr) (?!.*\b(?:urlaub|krank|leider)\b).{4,}`,
      ),
    },
    // "..., so haben wir es besprochen", "..., da waren sich alle einig"
    {
      certainty: 0.9,
      pattern: shape(
        raw`\b(?:(?:so|das) (?:haben|hat|habe|ist|wurde|war) .{0,60}?(?:so )?(?:besprochen|abgesprochen|ausgemacht|abgemacht|vereinbart|entschieden|geregelt|gewollt|gewünscht|geklärt mit)|(?:da|darin|darüber|hier) (?:sind|waren|ist) .{0,25}?einig|sind (?:wir )?uns (?:alle )?(?:da )?einig|so machen wir(?:'s| es| das)|machen wir(?:'s| es| das) so|das ist (?:jetzt |nun |damit )?(?:so )?(?:fix|fest|beschlossen|besiegelt|abgemacht|ausgemacht|durch)|die entscheidung (?:ist gefallen|steht|lautet|fiel)|(?:ist|sind) (?:jetzt |nun |damit |endgültig |also )?(?:vom tisch|besiegelt|unter dach und fach|in trockenen tüchern|gestorben)|(?:dabei|daran) bleibt(?:'s| es))`,
      ),
    },
    // "Künftig rechnen wir monatlich ab", "ab sofort gilt ..."
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:${FROM_NOW_ON}|(?:wir|die|der|das|es) (?:\S+ ){0,4}?${FROM_NOW_ON}) (?!bin |habe )(?=.*\b(?:gilt|gelten|nur noch|nicht mehr|keine?n? \p{L}+ mehr|(?:\p{L}+en) wir (?!.*\burlaub)|wir\b|dürfen|müssen|wird|werden|bleibt|bleiben|ist|sind|darf|muss)\b)(?!.*\b(?:bitte|urlaub|elternzeit|krank|erreichbar|abwesend|im büro|sind wir|haben wir|können wir|freuen|zuständig|wetter|regen|schnee|kalt|warm)\b)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:beschließen|beschließt|genehmigt hiermit|(?<!\b(?:bis|heute|morgen|übermorgen|dann|danach|am)\b.{0,60})gibt (?!.*\b(?:bis|heute|morgen|übermorgen|am)\b)(?:\S+ ){0,4}frei|es bleibt (?:also |dabei|bei)|dabei bleibt es|einigten sich|einigte sich|beschloss|entschied(?:en)? sich|entschieden uns|stimmte[n]? (?:\S+ ){0,5}zu|(?:steht|ist) (?:jetzt |nun |damit )?(?:endgültig |definitiv )?(?:fest|entschieden|beschlossen|beschlossene sache|final)|fiel (?:\S+ ){0,4}auf|fällt (?:\S+ ){0,3}weg|machen es so|(?:den|der) (?:zuschlag|auftrag) (?:bekommt|bekommen|erhält|erhalten|kriegt|geht an)|(?:bekommt|erhält|kriegt) (?:\S+ ){0,2}?den (?:zuschlag|auftrag)|(?:bleibt|bleiben)(?: \p{L}+){0,3},? (?:wie|so wie) (?:es|er|sie|gehabt|bisher|geplant|besprochen)|(?:aus dem|nicht mehr im) rennen|das war die mehrheit|(?:bekommt|kriegt|erhält) (?:die (?:stelle|wohnung|zusage)|den (?:job|posten|platz))|(?:tritt|treten) (?:\S+ ){0,5}?in kraft|(?:gilt|gelten) (?:ab|nun|jetzt|künftig)|bleibt (?:bis auf weiteres|vorerst|weiterhin) (?:zu|geschlossen|gesperrt|so|aus|bestehen))\b`,
      ),
    },
    // "Der Kurs wird verlegt", "die Stelle wird nicht nachbesetzt", "der Stand entfällt"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:(?:wird|werden) (?:\S+ ){0,9}?(?:gestrichen|verschoben|verlegt|vorverlegt|vorgezogen|eingestellt|abgeschafft|zusammengelegt|beibehalten|umgestellt|ausgesetzt|zurückgestellt|vergeben an|nicht (?:mehr )?(?:verlängert|fortgeführt|nachbesetzt|besetzt|erneuert|ersetzt|angeboten|gebaut|gedruckt|nachbestellt|weitergeführt))|(?:findet|finden) (?:\S+ ){0,7}?(?:nicht (?:mehr )?statt|stattdessen .*statt)|(?:entfällt|entfallen)|${EVENT}(?: (?:am|vom|um|im|mit|für|zum) \S+){0,3} (?:fällt|fallen) (?:\S+ ){0,5}?aus)\b`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b(?:(?:hat|haben) (?:\S+ ){0,6}?(?:ja|nein|okay|ok) (?:dazu )?gesagt|(?:ist|sind|war|waren) (?:\S+ ){0,5}?einverstanden|(?:hat|haben) (?:\S+ ){0,3}?nichts (?:mehr )?dagegen|(?:gibt|gab|geben|gaben) (?:\S+ ){0,3}?(?:grünes licht|(?:sein|ihr) (?:okay|ok|einverständnis))|(?:will|wollen|möchte|möchten) (?:\S+ ){0,4}?(?:nun|jetzt) doch|(?:bleibt|bleiben) (?:bei|beim) (?!mir|dir|uns|euch|ihnen|ihm|ihr\b|regen|schnee)\S+|(?:läuft|lief) auf .{3,40} hinaus|wahl (?:\S+ ){0,5}?gefallen|haben (?:jetzt |nun )?(?:das okay|die zusage|grünes licht) für)\b`,
      ),
    },
  ],
  noDecision: shape(
    raw`\b(?:noch nicht|nicht entschieden|nichts entschieden|nicht beschlossen|nicht einig|noch kein|muss noch|müssen noch|muss .{2,40} (?:entschieden|beschlossen|genehmigt|freigegeben|entscheiden)|müssen .{2,40} (?:entschieden|beschlossen|entscheiden)|soll(?:en|te|ten)? .{0,60}(?:entschieden|beschlossen|entscheiden|genehmigt|freigegeben)|wird .{0,40}(?:entschieden|entscheiden|beschlossen)|werden .{0,40}(?:entschieden|entscheiden|beschlossen)|ob (?:wir|ihr|sie|das|die|der|es|man)|vorschlag|vorschlage|damals|(?:ist|sind) (?:\S+ ){0,3}?(?:fertig|da|geliefert|repariert|aufgebaut|montiert) und|schlage vor|schlagen vor|vorgeschlagen|vielleicht|eventuell|würde|würden|könnte|könnten|wäre|falls|(?<!auch |selbst |und )wenn|sobald|solange|bis .{0,30} (?:entschieden|genehmigt)|bevor|tendiere|tendieren|überlegen|überlegt|diskutiert|nehmen (?:gerne? )?(?:teil|kontakt|bezug|zur kenntnis|den zug)|nehme (?:den zug|teil|kontakt)|warten|wartet|lassen (?:sie|uns|es dir)|bleiben (?:zu hause|gesund)|uns (?:\S+ ){0,3}?zeit|(?:freue|freuen) (?:mich|uns)|beschweren|beschwert|wird es (?:\p{L}+ )?(?:eng|knapp|voll|stressig|hektisch|kalt|warm|laut|ernst|spannend|schwierig)|rechnen? (?:\S+ ){0,3}?mit|wie (?:gewohnt|immer|üblich|jedes jahr))\b`,
  ),
};
