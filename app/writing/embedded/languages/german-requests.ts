import { IMPERATIVE, INFINITIVE, YOU } from "./german-forms";
import { GERMAN_REQUEST_FRAMES } from "./german-frames";
import type { Shape } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** Ways to ask somebody for something, the surest first. */
export const GERMAN_REQUESTS: readonly Shape[] = [
  ...GERMAN_REQUEST_FRAMES,
  // "Kümmerst du dich darum?", "übernimmst du das?"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:kümmerst du dich|kümmern sie sich|kümmert ihr euch) (?:\S+ ){0,3}?(?:darum|drum)(?: \S+){0,2}|(?:übernimmst|erledigst|machst) du (?:das|es)(?: \S+){0,2}|(?:übernehmen|erledigen|machen) sie (?:das|es)(?: \S+){0,2})\?$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(raw`^(?<task>(?:warte|wartet|warten sie) nicht (?:zu lange |bis .{3,20} )?mit .{4,})$`),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:da |dann |dafür |dazu |vorher )?(?:müsstest|solltest|müsstet|solltet|müssten|sollten|musst|müsst|sollst) (?:du|sie|ihr) (?:bitte |noch |dann |uns |mir )*(?<task>(?!wissen|verstehen|sehen|probieren|mal sehen).*${INFINITIVE}.*)$`,
    ),
  },
  // "Was ich noch brauche, ist ein Parkplatz"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^was (?:ich|wir|mir|uns) (?:\S+ ){0,3}?(?:brauche|brauchen|bräuchte|bräuchten|fehlt|benötige|benötigen),? (?:ist|sind|wäre|wären) (?<task>(?:ein|eine|einen|der|die|das|dein|deine|ihr|ihre|noch|jemand|\d).{4,})$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:ich|wir) (?:müsste|müssten|muss|müssen|möchte|möchten|würde|würden|hätte|hätten) (?:(?:von (?:dir|ihnen|euch)|noch|gern|gerne|dringend|bitte|bis \S+|heute|kurz)(?: |$))+(?<task>(?:wissen|erfahren|hören|haben|(?:die|den|das|deine?n?|ihre?n?|eure?n?) .+ haben)\b.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:bis [^,;?]{3,25}?|dazu|dafür|vorher|spätestens [^,;?]{3,20}?) (?:müsste|müssten|muss|müssen|sollte|sollten|möchte|möchten) (?:ich|wir) (?:noch |von (?:dir|ihnen|euch) |bitte )*(?<task>(?:wissen|erfahren|hören|(?:die|den|das|deine?n?|ihre?n?|eure?n?) .+ haben)\b.*)$`,
    ),
  },
  // "Den Bericht hätte ich gern bis Mittwoch", "ich hätte gern deine Meinung dazu"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:den|die|das|deine?n?|ihre?n?|eure?n?|eine?n?)\b[^,;?]{3,60}?) (?:hätte|hätten) (?:ich|wir) (?:dann |bitte )?(?:gern|gerne|von dir)\b(?!.*\bgehabt\b).*$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:ich|wir) (?:hätte|hätten) (?:\S+ ){0,2}?(?:gern|gerne) (?:noch |von dir |von ihnen |bis \S+ )*(?<task>(?:den|die|das|deine?n?|ihre?n?|eure?n?|eine?n?) .{4,}?)(?<! gehabt)$`,
    ),
  },
  // "Du bist dran mit dem Protokoll"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:du bist|sie sind|ihr seid) (?:\S+ ){0,2}?(?:dran|an der reihe|eingeteilt|zuständig|verantwortlich) (?:mit|für|bei) (?<task>.{4,})$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:mit|für) (?<task>[^,;?]{4,50}?) (?:bist du|sind sie|seid ihr) (?:\S+ ){0,2}?(?:dran|an der reihe|eingeteilt|zuständig|verantwortlich)[.!]*$`,
    ),
  },
  // "Deine Krankmeldung fehlt uns noch"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:deine?|ihre?|eure?|euer)\b[^,;?]{3,60}?) (?:fehlt|fehlen|steht|stehen) (?:mir |uns |hier |bei uns )?(?:noch|immer noch|leider noch|weiterhin|leider immer noch)(?: aus)?[.!]*$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:gib|geben sie|gebt|sag|sagen sie|sagt)(?: mir| uns)? (?:bitte |noch |kurz |mal |rechtzeitig )*(?<task>(?:bescheid|durch|rückmeldung),? .{4,})$`,
    ),
  },
  // "Das Angebot liegt bei dir zur Unterschrift"
  {
    certainty: 0.9,
    pattern: shape(
      raw`^(?<task>(?:der|die|das|unser|unsere|mein|meine|ein|eine)\s[^,;?]{3,60}?) (?:liegt|liegen|ist|sind|wartet|warten) (?:noch |schon |jetzt )?(?:bei (?:dir|euch|ihnen)|auf (?:deinem|ihrem|eurem) (?:tisch|schreibtisch)|auf (?:deine|ihre|eure) (?:unterschrift|freigabe|antwort))(?: (?:zur|zum|für die) (?:unterschrift|freigabe|prüfung|durchsicht|unterschreiben|prüfen|freigeben))?(?!.*\b(?:schon|bereits) (?:fertig|erledigt)).*$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?<task>(?:deine?n?|ihre?n?|eure?n?|euer)\s[^,;?]{3,60}?) (?:brauche|brauchen|benötige|benötigen|bräuchte|bräuchten) (?:ich|wir)(?<!\bnicht)(?!.*\bnicht\b).*$`,
    ),
  },
  {
    certainty: 0.9,
    pattern: shape(
      raw`^(?:bitte )?(?:könn(?:t|te|test|ten|tet|en)|kannst|würd(?:est|et|en)|wür?dest|magst|mögt|mögen|willst|wollt)\s+${YOU}(?:,? \p{L}+,)?\s+(?<task>.*${INFINITIVE}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:wär(?:e|en|est|et|t)|sei|seien|seid)\s+${YOU}?\s*(?:bitte )?(?:so|vielleicht so)\s+(?:nett|lieb|freundlich|gut|gütig)(?:\s+und|,)\s+(?<task>.+)$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:wäre es|ist es|wär es|wärs) (?:vielleicht |dir |ihnen |euch |bitte )*möglich,? (?:dass (?:du|sie|ihr) )?(?<task>.+)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:es )?(?:wäre|wär) (?:es )?(?:sehr |wirklich |echt |ganz )?(?:\p{L}+),? (?:wenn|könntest) (?:du|sie|ihr) (?:mir |uns |bitte )*(?<task>.+?)(?: könnt(?:est|et|en|e)| würd(?:est|et|en))?[.!]*$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:ich|wir) (?:wäre|wären|bin|sind) (?:dir|ihnen|euch) (?:sehr |wirklich )?(?:dankbar|verbunden),? wenn (?:du|sie|ihr) (?:mir |uns |bitte )*(?<task>.+?)(?: könnt(?:est|et|en|e)| würd(?:est|et|en))?[.!]*$`,
    ),
  },
  // "Dich bitte ich, die Liste zu drucken"
  {
    certainty: 0.85,
    pattern: shape(raw`^(?:dich|sie|euch) bitten? (?:ich|wir),? (?:noch |auch )*(?<task>.{6,})$`),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:hiermit )?(?:darf|dürfte|dürften|dürfen|möchte|möchten|muss|würde)?\s*(?:ich|wir) (?:möchte |möchten |darf |würde )?(?:bitte[n]? )?(?:dich|sie|euch|alle)(?: alle| beide)?(?: herzlich| nochmals| noch einmal| hiermit| freundlich)*(?: darum)?(?: bitten| erinnern)?,? (?:um |an |(?=\p{L}.* zu \p{L}+|.*\p{L}zu\p{L}+en))(?<task>.+?)(?: bitten| erinnern)?[.?!]*$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:ich|wir) bitte[n]? (?:daher |nochmals |hiermit |noch )*um (?:eine |die |ihre |eure |deine |kurze )*(?<task>(?!verständnis|entschuldigung|geduld|nachsicht).+)$`,
    ),
  },
  { certainty: 0.8, pattern: shape(raw`^(?:um )(?<task>.+?) (?:wird|werden) gebeten[.!]*$`) },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:ich|wir) (?:brauche|brauchen|benötige|benötigen|bräuchte|bräuchten) (?:dafür |dazu |noch |dringend |bitte |jetzt |also |unbedingt )*(?:von (?:dir|ihnen|euch) )?(?:noch |dringend |bitte )*(?<task>(?!dich|(?:deine |ihre |eure |etwas )?(?:hilfe|unterstützung)\W*$|urlaub|mehr zeit|zeit).+)$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:bis .{3,25} )?(?:und |aber )?(?:brauche|brauchen|benötige|benötigen|bräuchte|bräuchten) (?:ich|wir) (?:dafür |dazu |noch |dringend |bitte |unbedingt )*(?<task>(?!(?:deine |ihre |eure |etwas )?(?:hilfe|unterstützung)\W*$).+)$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:mir|uns|es) (?:fehlt|fehlen) (?:mir |uns )?(?:noch |immer noch |weiterhin )*(?<task>.*\b(?:von (?:dir|ihnen|euch)|deine?|ihre?|eure?)\b.*)$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:von (?:dir|ihnen|euch)) (?:fehlt|fehlen|brauche|brauchen|benötige|benötigen) (?:mir |uns |ich |wir )?(?:noch |immer noch |weiterhin )*(?<task>.+)$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?<task>(?:dein|deine|ihr|ihre|eure|euer|der|die|das|den)\b.{3,80}?) (?:fehlt|fehlen) (?:mir |uns )?(?:noch |immer noch |leider |weiterhin )*(?:von (?:dir|ihnen|euch))[.!]*$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:ich|wir) (?:erwarte|erwarten|warte|warten) (?:noch |immer noch |weiterhin )*(?:auf )?(?<task>(?:deine|dein|deinen|ihre|ihren|ihr|eure|euren|euer)\b.+)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:und )?bitte (?:auch |unbedingt )?(?:nicht vergessen|(?:dran|daran) denken),? (?<task>(?!zu lächeln).{5,})$`,
    ),
  },
  // "Ich wollte fragen, ob du am Samstag einspringen kannst"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:ich|wir) (?:wollte|wollten|möchte|möchten|würde|würden) (?:(?:dich|sie|euch|mal|nur|kurz|gern|gerne|noch) )*(?:nach)?fragen,? ob (?:du|sie|ihr) (?:mir |uns |vielleicht |bitte )*(?<task>.+?) (?:kannst|könntest|können|könnten|könnt|könntet|magst|würdest|würden|würdet)$`,
    ),
  },
  // "Die Unterlagen müssten bis Freitag bei mir sein"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:die|der|das|deine?|ihre?|eure?|alle) [^,;?]{3,50}? (?:muss|müssen|müsste|müssten|sollte|sollten|soll|sollen) (?:\S+ ){0,4}?(?:bei (?:mir|uns)|hier|auf meinem (?:schreib)?tisch|in meinem (?:post)?fach) (?:sein|liegen|ankommen|eintreffen|eingehen))$`,
    ),
  },
  // "Nicht vergessen: Fahrtenbuch ausfüllen!"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:bitte )?(?:nicht vergessen|denkt? (?:bitte )?dran|erinnerung|zur erinnerung|reminder)\s*[:–—-]\s*(?<task>.{3,100}${INFINITIVE})[.!]*$`,
    ),
  },
  // "Ich rechne mit deiner Zusage"
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:ich|wir) (?:rechne|rechnen|zähle|zählen|baue|bauen) (?:\S+ ){0,4}?(?:mit|auf) (?<task>(?:deine[rnm]?|ihre[rnm]?|eure[rnm]?) (?!verständnis|hilfe\b|unterstützung)\p{L}.{3,})$`,
    ),
  },
  // "Danke, dass Sie den Antrag bis Freitag unterschreiben"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:vielen |herzlichen |besten )?danke?,? dass (?:du|sie|ihr) (?=.*\b(?:bis|morgen|am|vor)\b)(?!.*\b(?:haben|hast|habt|waren|warst|wart|sind|bist|seid|konnten|konntest|wollten)[.!]*$)(?<rest>[^,;?]{4,90}) (?<wished>\p{Ll}{3,})[.!]*$`,
    ),
  },
  // "Über eine kurze Bestätigung würde ich mich freuen"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:über |auf |für )(?:eine?n? |die |deine?n? |ihre?n? |eure?n? )?(?<task>(?:\p{L}+ ){0,2}?(?:bestätigung|rückmeldung|antwort|zusage|absage|nachricht|zusendung|rücksendung|info|rückruf|übersendung|freigabe|unterschrift|überweisung|mithilfe|\p{L}+ung)\b[^,;?]*?) (?:würde|würden|wäre|wären) (?:ich|wir) (?:mich |uns |dir |ihnen |euch )?(?:sehr )?(?:freuen|dankbar|verbunden)[.!]*$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:ich|wir) (?:würde|würden) (?:mich|uns) (?:sehr )?(?:über|auf) (?:eine?n? |die |deine?n? |ihre?n? |eure?n? )?(?<task>(?:\p{L}+ ){0,2}?(?:bestätigung|rückmeldung|antwort|zusage|nachricht|zusendung|info|rückruf|übersendung|freigabe|unterschrift)\b[^,;?]*?) freuen[.!]*$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:bitte )?(?:vergiss|vergesst|vergessen sie)(?: bitte)? nicht,? (?:bitte )?(?<task>.+)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:bitte )?(?:denk|denke|denkt|denken sie|erinnere dich)(?: bitte)? (?:auch |noch )?(?:dran|daran|an),? (?<task>.+)$`,
    ),
  },
  {
    certainty: 0.9,
    pattern: shape(
      raw`^(?:\p{L}+(?: \p{L}+)?, )?bitte (?<task>(?!(?:noch |spätestens |gleich |möglichst )*(?:bis|am|vor|zum|heute|morgen|übermorgen)(?: (?:zum|am|spätestens|noch|früh|abend|mittag|vormittag|nachmittag|uhr|\p{L}*woche|\p{L}*monat|nächste[nrs]?|kommende[nrs]?|diese[nrs]?|\d\S*|\p{L}+tag|mittwoch|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember))*[.!]*$|schön|sehr|gern|nicht\b|entschuldig|verzeih|um (?:verständnis|entschuldigung|geduld)|beachten sie|wenden|melde dich (?:bei fragen|gern)|zögern)\S.{3,})$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?!ich\b|wir\b|darf|danke)[^,]{3,}?\b,?\s*bitte\b(?! um\b)(?!\s*[.!]*$).{2,})$`,
    ),
  },
  { certainty: 0.7, pattern: shape(raw`^(?<task>(?!danke|ja\b|ok\b)[^,]{6,},? bitte)[.!]*$`) },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?!haben|sind|werden|können|wollen|mögen|kennen|wissen|finden|sehen|glauben|meinen|denken|freuen|kommen|bleiben|möchten|müssen|sollen|dürfen|könnten|würden|wären|hätten|sollten|bekommen|erhalten|brauchen|zögern|genießen|melden|beachten|nehmen sie .{0,10}teil)\p{L}+(?:en|rn|ln) sie (?!.*\?\s*$).{4,})$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?<task>(?:schick|schicke|send|sende|ruf|rufe|gib|sag|sage|prüf|prüfe|mach|mache|nimm|bring|bringe|hol|hole|bestell|bestelle|buch|buche|lad|lade|leg|lege|stell|stelle|schreib|schreibe|trag|trage|klär|kläre|kümmer|kümmere|organisier|organisiere|reservier|reserviere|druck|drucke|unterschreib|unterschreibe|überweis|überweise|zahl|zahle|frag|frage|informier|informiere|lies|lösch|lösche|korrigier|korrigiere|ergänz|ergänze|aktualisier|aktualisiere|verschieb|verschiebe|sorg|sorge|leite|antworte|bereite|besorg|besorge|füll|fülle|reich|reiche|teil|teile|gebt|schickt|sendet|macht|bringt|prüft|meldet|tragt|sagt|ruft|nehmt|stellt|legt|lest|klärt|bestellt|achtet|achte|beantworte|vereinbare|kontaktier|kontaktiere|speicher|speichere|melde) (?:(?:mir|uns|ihm|ihnen|doch|dich|euch|bitte|noch|mal|den|die|das|dem|der|ein|eine|einen|alle|deine|deinen|dein|eure|euren|unsere|unseren|ihr|ihre|dafür|darauf|auf|bis|bei|beim|\p{Lu}\p{L}+|\d+)\b).{2,})$`,
    ),
  },
  // "Ändere den Text", "... und häng den Zettel auf": no noun, no word of grammar, then an object.
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?<task>${IMPERATIVE} (?:bitte |noch |doch |mal |auch |dort |dann )*(?:den|die|das|dem|einen|eine|ein|deinen?|unseren?|alle|beide)\b (?!ich\b|wir\b|\d).{3,})$`,
    ),
  },
  { certainty: 0.6, pattern: shape(raw`^(?<task>\p{Lu}[^,.?!]{5,80}? (?:nicht vergessen))[.!]*$`) },
];
