import type { LanguagePack } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** What machines, doors and plants do as long as all is well. */
const WORKS = raw`fährt|fahren|geht|gehen|läuft|laufen|startet|starten|springt|springen|schließt|schließen|öffnet|öffnen|druckt|drucken|heizt|heizen|kühlt|kühlen|lädt|laden|reagiert|reagieren|funktioniert|funktionieren|dreht|drehen|hält|halten|schaltet|schalten|zündet|zünden|pumpt|pumpen|leuchtet|leuchten|erkennt|erkennen|lässt sich|lassen sich|passt|passen|stimmt|stimmen|wächst|wachsen`;

/** Ends a clause whose verb has come apart: "zieht ... durch". */
const PREFIX = raw`(?:an|ab|auf|aus|ein|mit|nach|vor|zu|durch|um|her|hin|los|fest|hoch|runter|raus|rein|heraus|herein|zusammen)`;
/** "Nutzbar", "lieferbar"; what is no ability. */
const ABLE = raw`(?!(?:un)?mittelbar|vergleichbar|sonderbar|wunderbar|dankbar|offenbar)\p{L}{3,}bar`;
/** A thing does it no more, or badly. */
const HARDLY = raw`nicht (?:mehr )?(?:richtig|ganz|sauber|zuverlässig|vernünftig|ordentlich)`;

/** How trouble is told in German, and what only looks like it. */
export const GERMAN_OBSTACLES: Pick<LanguagePack, "obstacles" | "noObstacle" | "pointsBack"> = {
  obstacles: [
    // "Der Laptop fährt nicht mehr hoch", "das Tor schließt nicht"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:${WORKS}) (?:\S+ ){0,6}?(?:nicht(?: mehr| richtig| ganz)?|nur noch halb)(?: (?:hoch|an|auf|zu|ein|aus|ab|voran|durch|mit|richtig|weiter))?(?=[,.;!]|$| (?:und|weil|seit|obwohl|aber)\b)`,
      ),
    },
    // "Der Hof ist nicht befahrbar", "die Klappe rastet nicht mehr ein", "der Ofen zieht nicht richtig durch"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:ist|sind|bleibt|bleiben|wird|werden) (?:\S+ ){0,8}?nicht (?:mehr )?${ABLE}\b|^(?!.*\b(?:ich|wir|du)\b)[^,;]*\b\p{L}{3,}(?:t|en) (?:\S+ ){0,6}?(?:${HARDLY}(?! (?:sicher|klar|wohl|so|einfach)\b)|nicht mehr ${PREFIX}(?=[,.;!]|$))`,
      ),
    },
    // "Bevor wir anfangen können, muss der Statiker die Pläne freigeben": what has to come first.
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:bevor|ehe) (?!du\b|sie\b|ihr\b)[^,]{3,80}\b(?:kann|können|darf|dürfen|geht|gehen|weitergeht|losgeht|anfangen|beginnen), (?:muss|müsste|müssen|müssten|sollte|sollten) (?!ich\b|wir\b|du\b|sie\b|ihr\b|man\b)`,
      ),
    },
    // "Die Schrauben hat der Händler vergessen"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?!.*\b(?:wir|du|ihr|nicht|nie|beinahe|fast)\b).*\b(?:hat|haben) (?:\S+ ){0,7}?(?:vergessen|verschlampt|verschludert|verloren|verlegt|verwechselt|verbummelt|vertauscht)(?=[,.;!]|$)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:(?:den|seinen|ihren) geist aufgegeben|(?:hat|haben) (?:uns|mich) (?:\S+ ){0,2}?(?:versetzt|hängen lassen|hängenlassen|im stich gelassen|sitzen lassen|sitzenlassen)|(?:höre|hören|hört|hörte) (?:\S+ ){0,6}?(?:nichts|kein wort)|(?:kommt|kommen|komme) (?:\S+ ){0,6}?nicht (?:\S+ ){0,3}?(?:voran|weiter|vom fleck|hinterher|ran|rein|raus|(?:ins|in das|in die|in den|aufs|auf das|auf den|an die|an das|ans) \p{L}*(?:system|programm|netz|internet|gebäude|haus|lager|konto|laufwerk|dach|gelände|postfach|keller|server|daten|unterlagen|gerüst|strom))|(?:rückt|rücken|gibt|geben) (?:\S+ ){0,6}?nicht (?:heraus|raus|frei|her)|(?:mir|uns) sind (?:\S+ )?die hände gebunden|auf dem trockenen|verloren gegangen|verlorengegangen|(?:hängen|liegen|stecken) ?geblieben|(?:finde|finden) (?:\S+ ){0,4}?(?:niemand\p{L}*|keine?n? \p{L}+)|(?:liegt|liegen) (?:\S+ ){0,4}?(?:mit fieber|im krankenhaus|im bett|brach|auf eis|ungelesen|unbearbeitet|unerledigt)|(?:liegt|liegen) (?:seit|noch immer|immer noch) (?:\S+ ){1,6}?(?:bei|beim|im|auf)|stürzt (?:\S+ ){0,5}?ab|stürzen (?:\S+ ){0,5}?ab|(?:mir|uns|ihnen) (?:geht|gehen) (?:\S+ ){1,4}?aus|(?:geht|gehen) (?:mir|uns|ihnen) (?:\S+ ){1,4}?aus|(?:ist|sind) (?:\S+ ){0,3}?(?:aufgebraucht|ausgeschöpft|erschöpft|alle)|geht (?:\S+ ){0,5}?nichts (?:weiter|voran|mehr)|(?:lässt|lassen) auf sich warten|(?:spinnt|spinnen|zickt|leckt|tropft)|(?:hat|haben) (?:\S+ ){1,5}?(?:stehen|liegen) (?:ge)?lassen|(?:musste|mussten) (?:\S+ ){1,5}?(?:anhalten|abbrechen|unterbrechen|stoppen|sperren|abstellen)|(?:kommt|kommen|komme|geht|gehen|geht es) (?:\S+ ){0,3}?erst weiter,? (?:wenn|sobald)|(?:bekomme|bekommen|kriege|kriegen) (?:\S+ ){0,5}?nicht (?:\S+ )?(?:besetzt|hin|zu|auf|los|rein|weg|zum laufen|in den griff)|(?:kann|können|darf|dürfen) (?:\S+ ){0,3}?(?:niemand|keiner)|(?:tut|schafft|packt) es nicht|(?:gibt|gab) (?:es )?(?:\S+ ){0,4}?(?:ein problem|probleme|ärger|schwierigkeiten|eine störung)|(?:fällt|fallen) (?:\S+ ){0,6}?aus|(?:ist|sind) (?:\S+ )?(?:heiser|down|offline|tot)|(?:hat|haben) (?:\S+ )?(?:einen |ein )(?:defekt|riss|kurzschluss|leck|schaden|aussetzer|loch|wasserschaden)|(?:ist|sind) (?:\S+ ){0,3}?(?:hinüber|unbrauchbar|verdorben|verletzt|erkrankt|krankgeschrieben)|(?:macht|machen) (?:\S+ )?nicht auf|(?:geht|gehen) nicht ran|(?:nimmt|nehmen) nicht ab|zur neige|(?:tut|bewegt|rührt) sich (?:\S+ ){0,3}?nichts|(?:ist|sind) (?:\S+ ){0,4}?(?:undicht|unauffindbar|verschwunden|abgestürzt|abgesprungen|geplatzt|abgebrochen|krankgemeldet|durchgebrannt|verstopft|eingefroren|überlaufen|vereist|zu wenig|zu knapp|auf eis)|(?:falsch|unvollständig|beschädigt) (?:geliefert|angekommen))(?=[\s,.;:!]|$)`,
      ),
    },
    // "Solange das Gutachten aussteht, gibt es kein Geld"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\bsolange\b.*\b(?:nicht|kein|keine|keinen|nichts|fehlt|fehlen|aussteht|ausstehen|unklar)\b.*,.*\b(?:nicht|nichts|kein|keine|keinen|niemand|nirgends)\b|\b(?:nicht|nichts|kein|keine|keinen|niemand)\b.*, solange\b.*\b(?:nicht|kein|keine|keinen|nichts|fehlt|fehlen|aussteht|ausstehen|unklar)\b|\bwas (?:uns|mich) (?:\S+ )?(?:aufhält|bremst|blockiert|sorgen macht|fehlt)\b`,
      ),
    },
    { certainty: 0.9, pattern: shape(raw`\b(?:steht|stehen|stand) (?:\S+ ){0,5}?still\b(?! und )`) },
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b(?:liefer|personal|qualitäts|material|produktions)(?:probleme?|schwierigkeiten|engpass|engpässe|mangel|verzug)\b|\b(?:kommt|kommen|geliefert|liefert|liefern|fertig) (?:leider |jetzt |nun |wohl )*erst (?:am|im|in|ab|nach|zum|kw|nächste)\b`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`\b(?:ist|sind|bleibt|bleiben|noch|weiterhin|immer|wurde|wird|derzeit|momentan|aktuell) (?:\p{L}+ ){0,3}?(?:blockiert|gesperrt|gestoppt|lahmgelegt|unterbrochen|ausgefallen|defekt|kaputt|beschädigt|überfällig|verzögert|nicht (?:verfügbar|erreichbar|lieferbar|da|möglich|freigegeben|einsatzbereit|betriebsbereit|fertig|vollständig|genehmigt|bezahlt|unterschrieben|angekommen|eingetroffen|geklärt|zugelassen|benutzbar))\b`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:wartet|warten|warte)\b(?: \S+){0,4}? auf (?!dich\b|sie\b(?! \p{Lu})|euch\b|deine?n?\b|ihre?n?\b|eure?n?\b)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:hängt|hängen|hakt|stockt|klemmt|streikt|steckt|stecken) (?:\S+ ){0,5}?(?:fest|noch|an|am|im|beim|bei|seit|weil|wegen|von)\b`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:der|die|das)? ?\p{L}[^,]{1,60} (?:hängt|hakt|klemmt|streikt|stockt|steht still|steht)[.!]*$`,
      ),
    },
    { certainty: 0.85, pattern: shape(raw`\b(?:fehlt|fehlen|fehlte)\b(?!.*\bvon (?:dir|ihnen|euch)\b)`) },
    {
      certainty: 0.85,
      pattern: shape(raw`\bohne (?:\S+ ){1,6}.*\b(?:kein|keine|keinen|nicht|nichts|unmöglich)\b`),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:kann|können|konnte|konnten|darf|dürfen|lässt|lassen) (?:\S+ ){0,9}?(?:nicht|nichts|keine?n?|leider nicht|erst (?:\S+ ){0,4}?(?:wenn|nach|ab|sobald))\b(?! (?:warten|beschweren|klagen|genug danken|nur|kommen|dabei|teilnehmen|glauben|vorstellen))`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:noch|bisher|bislang|immer noch|weiterhin|seit \S+) (?:immer )?(?:nicht|kein|keine|keinen|nichts|keinerlei|ohne)\b(?! (?:entschieden|sicher|ganz sicher|beschlossen|genug))`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b(?:keine|kein|keinen) (?:antwort|rückmeldung|zusage|freigabe|genehmigung|reaktion|zugang|zugriff|strom|wasser|heizung|internet|liefertermin|ersatz|ersatzteile?|material|budget|termin|unterlagen|daten|kapazität(?:en)?|personal|lieferung|bestätigung|erlaubnis|information(?:en)?)\b`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b(?:hängen (?:ge)?lassen|(?:liegt|liegen|hängt|hängen|steckt|stecken) (?:leider )?(?:immer noch|noch immer|weiterhin|seit (?:\S+ ){1,3}?)\s?(?:beim?|in der|in den|im|auf dem|auf der) (?!dir\b|euch\b|ihnen\b|mir\b|uns\b)\p{L}+|(?:lift|aufzug|fahrstuhl|maschine|anlage|produktion|baustelle|kran|bagger|presse|pumpe|ofen|stapler|förderband) (?:\S+ ){0,4}?(?:steht|stehen)(?! (?:bereit|zur|schon|jetzt|im|auf|in))|nichts (?:mehr |weiter |davon )?gehört|(?:waschmaschine|spülmaschine|tank|boiler|kessel|kühlschrank|batterie|öl|rohr|hahn) (?:\S+ ){0,3}?(?:läuft|laufen|tropft|leckt|rinnt) ?(?:aus)?(?=[.,!]|$)|(?:kommt|kommen|komme|kam|kamen) (?:\S+ ){0,5}?nicht (?:mehr )?(?:durch|rein|raus|ran|an(?=[.,!]|$)|hin|drauf|hinein|heran|dazu|klar|zurecht|voran)|(?:kommt|kommen) (?:\S+ ){0,2}?nicht(?=[.,!]|$)|(?:strom|wasser|internet|netz|wlan|gas|licht|schlüssel|daten|datei(?:en)?|akten?|pakete?|ware|bild|ton|empfang) (?:ist|sind|war) (?:\S+ ){0,2}?weg|(?:hat|haben) (?:\S+ ){0,2}?insolvenz angemeldet|(?:ist|sind) (?:\S+ )?(?:pleite|insolvent)|(?:habe|haben|hat|gibt es|bekommen|kriegen) (?:\S+ ){0,3}?keine?n? (?!zeit|lust|fragen?|probleme?|sorgen?|bedarf|einwände)\p{L}+ mehr|(?:habe|haben|hat) (?:\S+ ){0,3}?niemand(?:en)?|finden? (?:\S+ ){0,2}?niemand(?:en)?|im stich gelassen|sitzen (?:ge)?lassen|verzögert sich|verzögern sich|verspätet sich|verspäten sich|in verzug|im rückstand|liefert nicht|antwortet nicht|reagiert nicht|funktioniert nicht|funktionieren nicht|geht nicht|läuft nicht|startet nicht|meldet sich nicht|steht still|stehen still|ist ausgefallen|sind ausgefallen|fällt aus|fallen aus|(?:ist|sind) krank|(?:ist|sind) (?:\S+ )?(?:nicht|un)(?: |)besetzt|abgestürzt|stürzt ab|vergriffen|ausverkauft|lieferengpass|lieferverzug|engpass|ausfall der|leck|überlastet|verweigert|abgelehnt|zurückgewiesen|verhindert|bremst|hält uns auf|scheitert|niemand (?:erreichbar|antwortet|geht)|nicht erreichbar|kommt nicht weiter|kommen nicht weiter|komme nicht weiter)\b`,
      ),
    },
    {
      certainty: 0.7,
      pattern: shape(raw`\b(?:problem|störung|panne|hindernis|engpass)\b (?:mit|bei|beim|im|in|ist|gibt|:)`),
    },
  ],
  noObstacle: shape(
    raw`\bohne (?:dich|euch|sie|ihn|deine|eure|ihre)\b.*\bhätten?\b|\b(?:geht (?:\S+ ){0,3}?nicht (?:um|darum)|geht es (?:\S+ ){0,2}?nicht gut|(?<!(?:${WORKS}|kann|können|konnten|konnte|darf|dürfen|komme|kommt|kommen) (?:\S+ ){0,9}?)nicht mehr(?! (?:${ABLE}|richtig|ganz|sauber|zuverlässig|vernünftig|ordentlich|${PREFIX}(?=[,.;!]|$)))|keine andere (?:lösung|wahl|möglichkeit)|alles (?:ist )?(?:gut|klar|bestens|in ordnung|im lot)|kein problem|keine eile|keine probleme|kein hindernis|ohne probleme|(?<!\bnicht )(?:behoben|gelöst)|(?:hat|haben) sich (?:\S+ )?(?:erledigt|geklärt|aufgeklärt)|wieder (?:da|online|erreichbar|verfügbar|in betrieb|frei)|läuft wieder|funktioniert wieder|geht wieder|kann es kaum erwarten|kann (?:es )?nicht (?:er)?warten|keine sorge|unwahrscheinlich|nicht dringend|nicht schlimm|kein grund|kann (?:ich|er|sie) (?:leider )?nicht (?:kommen|teilnehmen|dabei)|kann nicht meckern|nicht nötig|keine antwort nötig|entfällt|dir nichts|nicht vergessen|nicht zögern|nichts zu tun|fehlt(?:e)? (?:nichts|mir nichts)|du fehlst|abwesend|im urlaub|fehlalarm)\b`,
  ),
  pointsBack: shape(
    raw`^(?:bis dahin|solange|ohne (?:das|die|den|sie|ihn|es)\b|dadurch|deshalb|so (?:kann|können|geht|kommen|komme|lässt)|deswegen|daher|das heißt|damit|somit|also)\b|^[^,;]{3,60} (?:kann|können|könnte|könnten) (?:ich|wir|man) so nicht\b`,
  ),
};
