import { withoutGermanDay } from "./german-day";
import { GERMAN_DECISIONS } from "./german-decisions";
import { GERMAN_HANDED_FRAMES, GERMAN_PROMISE_FRAMES, GERMAN_REQUEST_FRAMES } from "./german-frames";
import { GERMAN_OBSTACLES } from "./german-obstacles";
import { germanOrder } from "./german-order";
import { GERMAN_POINTING } from "./german-pointing";
import { GERMAN_ASIDE, germanCommand, germanWording } from "./german-wording";
import type { LanguagePack } from "./language-pack";
import { cased, shape, wordSet } from "./shape";
import { GERMAN_WISHES } from "./wishes-of-others";

const { raw } = String;

/** Verbs that tell of a state, a feeling or a going-on; no work when somebody does them. */
const STATES = wordSet(`
  die das der den eine keine meine deine unsere waren wart warst hast habt bist seid wirst werdet kannst könnt musst müsst sollst sollt willst wollt darfst dürft magst mögt weißt wisst kennst kennt denkst findest siehst ist sind bin war wäre hat habe haben hatte hätte wird werde werden wurde würde kann könnte könnten können mag möchte möchten muss müssen soll sollen sollte sollten darf dürfen will wollen
  weiß wissen denke denkt glaube glaubt hoffe hofft hoffen finde findet fühle fühlt freue freut freuen meine meint liebe liebt wünsche wünscht danke dankt danken bitte bittet bitten
  liegt liege steht stehe sitzt hängt heißt bleibt bleibe kommt komme geht gehe gibt gilt fehlt fehle passt klappt läuft funktioniert dauert kostet gehört gefällt scheint beginnt endet
  wartet warte warten braucht brauche brauchen benötigt benötige benötigen sieht sehe sehen hört höre folgt entspricht bedeutet enthält existiert reicht stimmt lautet wirkt fürchtet fürchte
  arbeitet arbeite wohnt lebt schläft isst reist fliegt fährt verreist lernt kennt kenne mag machen treffen versteht verstehe erwartet erwarte erinnere bedauert bedauere
  nicht jetzt bereits erst fast selbst meist sonst dort damit mit seit zuletzt gut laut statt samt zuerst
  fällt fallen besprechen bespricht reden verweigert verweigern weigert verhindert verbietet stürzt bekommst bekommt bekommen kriegst kriegt kriegen erhältst erhält erhalten schaffe schafft schaffen streikt hustet niest blockiert hakt stockt vermute vermutet stelle fragt frage sagt sage schlägt schlage`);
/** A word that may be a verb told to somebody: "häng", "ändere". No noun stands before an article; words of grammar are few. */
const IMPERATIVE = raw`(?!(?:an|auf|aus|bei|bis|durch|für|gegen|hinter|in|mit|nach|neben|ohne|seit|statt|trotz|um|unter|von|vor|während|wegen|zu|zwischen|über|per|samt|außer|ab|auch|noch|nur|schon|sogar|dann|wann|wenn|weil|dass|ob|als|wie|so|denn|doch|ja|nein|nun|jetzt|hier|sehr|mehr|viel|wer|was|wo|wir|ihr|er|sie|es|du|ich|man|war|hat|ist|bin|kann|soll|will|darf|muss|mag|wird|hab|wär|zum|zur|im|am|vom|beim|ins|ans|aufs|bald|gern|gerne|immer|nie|oft|fast|erst|eben|mal|etwa|also|zuerst|zuletzt|zudem|sonst|sobald|solange|seitdem|indem|trotzdem|außerdem|inklusive|heute|morgen|gestern|bitte|danke|alle|beide|keine|diese|jene|eine|meine|deine|seine|ihre|unsere|eure|habe|hätte|könnte|würde|möchte|werde|hatte|wurde|wäre|sollte|müsste|dürfte|wollte|konnte|musste|brauche|uns|euch|mich|dich|sich|ihm|ihn|mir|dir|zurück|vorab|gleich|anschließend|abschließend|dringend|laufend|entsprechend|sowohl|gemäß|dank|anhand|allerdings|stets|weshalb|deshalb|nirgends|übrigens|falls|ebenfalls|jedenfalls|gleichfalls|wozu|warum|wofür|worauf|wobei|wohin|woher|ohne|unsere|ende|mitte|anfang|anbei)\b|\p{L}*(?:tag|abend|woche|nacht|monat|jahr)\b|da\p{L}+\b|\p{L}+(?:lich|tags|ends|mals|ens)\b|\p{L}+(?:st|en|em|er|es|ung|heit|keit|schaft|tion|tät)\b|\p{L}*(?<!ch|r|al|ie|ei)te\b|ge\p{L}+t\b|\p{L}{3,}t\b)\p{L}{3,}`;
const YOU = "(?:du|Sie|ihr)";
/** An infinitive or what hangs on one ends the clause. */
const INFINITIVE = raw`\p{L}*(?:en|rn|ln|tun|sein)\b`;

export const GERMAN: LanguagePack = {
  breaks: /[,;:]\s+|\s[–—-]\s|\s(?:und|sowie|aber|sondern)\s+/giu,
  openers: shape(
    raw`^(?:(?:und|aber|also|dann|danach|anschließend|außerdem|zudem|ferner|ebenso|auch|nun|jetzt|so|ok|okay|ja|gut|super|perfekt|danke|vielen dank|übrigens|kurz|zur info|ps|p\.s\.|wie besprochen|wie vereinbart|wie gesagt|zusätzlich|vielleicht(?= (?:magst|kannst|könntest|könnt|könnten|mögt|mögen))|weiterhin|noch etwas|noch eine sache|zweitens|erstens|drittens|parallel|sicherheitshalber)[,:.!]?\s+)+`,
  ),
  timesFirst: null,
  condition: shape(
    raw`^(?:wenn|falls|sofern|sollte[nt]?\b(?!.*\?)|im falle?,? dass|in (?:dringenden|eiligen|akuten) fällen|(?:nur )?im notfall|vorausgesetzt|angenommen|es sei denn|nur wenn)\b`,
  ),
  politeCondition: shape(
    raw`^(?:wenn|falls|sofern) (?:(?:es )?(?:irgendwie )?möglich|es (?:dir|ihnen|euch) (?:passt|recht ist|nichts ausmacht)|es geht|du (?:kannst|magst|zeit|dazu|mal)|sie (?:können|mögen|zeit)|ihr (?:könnt|zeit|mögt)|nötig|machbar|(?:mir |uns |euch |dir )?nichts (?:mehr )?(?:dazwischen ?kommt|schiefgeht|schief geht|dagegen ?spricht)|alles (?:klappt|gut ?geht|nach plan (?:läuft|geht)|gut läuft)|(?:das|es) (?:(?:so|auch|noch|für (?:dich|sie|euch)|bei (?:dir|ihnen|euch)) )*(?:geht|ok|okay|passt|klappt))\b`,
  ),
  reason: shape(
    raw`^(?:sonst|ansonsten|andernfalls|weil|damit|sodass|so dass|um (?=.*\bzu )|da(?! (?:ist|sind|war))|denn|nachdem|bevor|ehe|sobald|solange|bis (?=\p{L}+ (?:\p{L}+ )*(?:ist|sind|hat|haben|kommt|vorliegt)\b)|obwohl|während|seit|als)\b`,
  ),
  hedge: shape(
    raw`\b(?:vielleicht|eventuell|evtl|möglicherweise|womöglich|unter umständen|ggf|gegebenenfalls|könnte|könnten|könntest|würde|würden|hätte|wäre|wären|hoffentlich|voraussichtlich|vermutlich|wahrscheinlich|irgendwann|mal sehen|ich hoffe|hoffe ich|versuche(?! (?:es|das) .*(?:noch ?mal|noch einmal|erneut|wieder))|versuchen|versucht|überlege|überlegen|überlegt|wohl|theoretisch|eigentlich|am liebsten|wenn ich zeit|wenn wir zeit|ohne gewähr|im traum|gern mal|mal gern|möchte|möchten)\b`,
  ),
  habit: shape(
    raw`\b(?:(?<!wie )immer|normalerweise|meistens|meist|jeden|jede (?:woche|tag)|jedes (?:jahr|mal)|gewöhnlich|üblicherweise|oft|häufig|regelmäßig|grundsätzlich|seit (?:jahren|langem|\p{L}+tag|gestern|letzter|\d)|nie|niemals|automatisch)\b`,
  ),
  negation: shape(
    raw`\b(?:nicht|kein|keine|keinen|keinem|keiner|keines|nie|niemals|nichts|niemand|ohne|kaum)\b`,
  ),
  courtesy: shape(
    raw`^(?!(?:vielen |herzlichen |besten )?danke?,? dass (?:du|sie|ihr) .*\b(?:bis|morgen|am|vor)\b.*(?:st|en|t)[.!]*$)(?:und )?(?:noch )?(?:eine |meine |kleine )?(?:kleine |große |weitere |letzte )?bitte(?: noch| an (?:dich|sie|euch)| hätte ich(?: noch)?)?$|^(?:bitte )?(?:sei|seien|seid|bist|sind|wärst|wären|wäre)(?: du| sie| ihr)?(?: bitte)? so (?:nett|lieb|gut|freundlich)$|^(?:(?:ich|hier) fasse? .*\b(?:zusammen|kurz)\b|(?:viel|viele|vielen|gute|guten|gutes|schöne|schönen|schönes|beste|besten|liebe|freundliche|herzliche|herzlichen|frohe|alles)\b|danke|grüß|gruß|mfg|lg|vg|bg|(?:bitte )?(?:entschuldig|verzeih|beachten sie,? dass)|bitte (?:schön|sehr|gern|nicht (?:wundern|stören|vergessen zu lächeln)|zögern)|zögern|zögere|(?:ich |wir )?(?:freue|freuen|wünsche|wünschen|hoffe|hoffen|danke|danken|bedanke|bedanken)\b|melde dich (?:gern|einfach|jederzeit)|(?:ich|wir) (?:melde|melden) (?:mich|uns)(?: dann| wieder| gleich| noch| nochmal| später| bei dir| bei ihnen)*[.!]*$|melden sie sich (?:gern|jederzeit|bei fragen)|bleib|bleibt|lass (?:es dir|uns(?!.*\b(?:zukommen|wissen|haben)\b))|lasst uns(?!.*\b(?:zukommen|wissen|haben)\b)|komm gut|kommt gut|hab (?!ich\b)|habt |haben sie (?:einen|ein|noch)|genieß|pass auf|passt auf|(?:den|die|das|diese[nrs]?) (?:brauche|brauchen|benötige|benötigen|bräuchte) (?:ich|wir) (?:für|zum|zur) (?!.*\b(?:bis|morgen|heute)\b)|(?:den|die|das) [^,]{2,40} (?:findest du|finden sie|findet ihr)\b|siehe|schau(?:t)? (?:mal )?rein|stell dir|guck|sag mal|schönes|im anhang|anbei|anliegend|beiliegend|wer |warum|wieso|wann |wie (?:geht|war|läuft))|\b(?:bei (?:rück)?fragen|für (?:rück)?fragen|jederzeit gerne?|gerne jederzeit|bis (?:bald|dann|später)[.!]*$|verständnis|ihre geduld|eure geduld|entschuldigung|um entschuldigung|nachsicht|gute besserung|schönen feierabend)\b|\b(?:lässt|lassen|soll|sollen) (?:\S+ ){0,4}?grüßen\b`,
  ),
  pronouns: {
    ich: "I",
    wir: "we",
    du: "you",
    ihr: "you",
    man: "we",
    sie: "they",
    er: "they",
    es: "nobody",
    wer: "nobody",
    niemand: "nobody",
    keiner: "nobody",
    jemand: "nobody",
  },
  titles: shape(raw`^(?:frau|herr|herrn|kollege|kollegin|kollegen|dr\.?|prof\.?)$`),
  determiners: wordSet(
    "der die das den dem unser unsere unserer mein meine meiner euer eure ihr ihre sein seine ein eine beide alle",
  ),
  roles: shape(
    raw`^(?!\p{L}*(?:bilder|blätter|fenster|zimmer|wasser|keller|computer|drucker|rechner|melder|ordner|container|messer|wetter|koffer|muster|poster|flyer|fehler|server|router|scanner|beamer|toner|eimer|roller|stecker|schalter|zähler|kalender|theater|nummer|kammer|mauer|feuer|steuer|feier|dauer|filter|halter|hänger|bohrer|träger|kleider|räder|bücher|felder|schilder|dächer|lichter|güter|dokument|moment|prozent|fundament|instrument|motor|monitor|tor|baustelle|haltestelle|tankstelle|bahnhof|friedhof|\p{L}*(?:anleitung|einleitung|ableitung|zuleitung|wasserleitung|stromleitung|gasleitung|rohrleitung))$).*(?:anwält(?:in|e)?|anwalt|agentur|firma|team|abteilung|bank|büro|amt|behörde|gemeinde|stadt|verwaltung|leitung|führung|vorstand|rat|einkauf|vertrieb|marketing|buchhaltung|technik|support|labor|werkstatt|druckerei|spedition|versicherung|kanzlei|notar(?:in)?|gericht|makler(?:in)?|lieferant(?:in)?|kunde|kundin|kunden|architekt(?:in)?|praktikant(?:in)?|azubi|kolleg(?:e|in|en|innen)|chef(?:in)?|assistent(?:in)?|sekretariat|zentrale|redaktion|küche|lager|hausmeister(?:in)?|\p{L}{3,}(?:er|erin|eur|eurin|ist|istin|ent|entin|or|orin|loge|login|mann|frau|leute|kraft|stelle|dienst|service|ärztin|arzt|wart|wartin|betrieb|gruppe|verein|schule|verlag|ausschuss|personal|planung|entwicklung|rechtsabteilung|zentrum|studio|hof|meisterei|anstalt|gesellschaft|kommission))$`,
  ),
  notNames: wordSet(
    "ihnen euch dir mir uns bitte danke hallo guten liebe lieber anbei heute abend mittag nachmittag vormittag nacht früh morgen gestern montag dienstag mittwoch donnerstag freitag samstag sonntag januar jänner februar märz april mai juni juli august september oktober november dezember rechnung angebot termin protokoll vertrag auftrag bestellung lieferung antwort rückmeldung status frage info info: hinweis achtung wichtig stand thema betreff ergebnis nächste nächster alles nichts jeder jede beide alle wer was wann wo wie warum dann danach bis am im in für mit nach von vor zu auf aus bei ab seit ohne gegen es das die der den dem ein eine unser unsere mein meine ihr ihre kann könnte können soll sollte muss wird werden ist sind war hat haben ich wir du sie er man gestern leider vielleicht hoffentlich außerdem zudem deshalb daher trotzdem jedoch also nur noch schon sobald falls wenn weil dass ob vielen viele beste freundliche herzliche gruß grüße bist seid wärst wärest hättest könntest kannst würdest hast habt magst denk vergiss anfang mitte ende kw übrigens nachtrag apropos nebenbei zusätzlich beschluss beschlüsse aufgabe aufgaben hindernis anwesend restliche neue neuer neues diese dieser dieses",
  ),
  and: wordSet("und & sowie"),
  of: wordSet("der des von vom aus beim bei im in für am"),
  asks: [
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
  ],
  predicates: [
    ...GERMAN_PROMISE_FRAMES,
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:sagt|sage|sagen|gibt|gebe|geben) .{3,60} (?:bescheid|durch|weiter|zurück|ab|frei)|(?:fragt|frage|fragen|hört|höre|hören) .{3,60} (?:nach|an|rum|herum)(?:, (?:ob|wann|wie|was|wer|wo)\b.*)?)$`,
      ),
      forms: ["I", "one", "many"],
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^lasse?\s+(?!(?:dich|euch|sie|es|uns|mich|mir|dir|ihn|ihm)\b)(?<task>.*${INFINITIVE}.*)$`,
      ),
      forms: ["I"],
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:werde|wird|werden)\s+(?:(?:das|es) (?=\S+[.!]*$|(?:bis|am|heute|morgen|noch|gern|dann|gleich)\b))?(?<task>(?!.*\b(?:\p{L}*ge\p{L}+t|\p{L}*ge\p{L}+en|\p{L}+iert) ?[.!]*$)[^,]*${INFINITIVE}.*)$`,
      ),
      forms: ["I", "we", "one", "many"],
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:soll|sollen|sollte|sollten|muss|müssen|müsst|musst|sollst|sollt|solltest|solltet)\s+(?:dazu |dafür |noch |bitte |auch |dann |jetzt |unbedingt |dringend )*(?<task>(?!.*\b(?:werden|sein|haben|wissen)[.!]*$)(?!.*\b\p{L}+(?:t|en) werden\b).*${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:habe|hat|haben) (?:mir |uns |sich )?(?:bereits |schon |heute |gestern )?(?:versprochen|angeboten|zugesagt|zugesichert|übernommen|bereit erklärt),? (?<task>.+)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:ist|sind|bin) (?:dafür |ab sofort |weiterhin )?(?:für (?<task>.+?) )(?:zuständig|verantwortlich)`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:ist|sind|bin) (?:gerade |noch |schon |jetzt )*(?:dabei|beauftragt|damit beauftragt|zuständig dafür|dafür zuständig),? (?<task>.+)$`,
      ),
    },
    // "Ich sehe zu, dass die Matten gewaschen werden"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:sehe|sieht|schaue|schaut|schau|sorge|sorgt|achte|achtet) (?:zu|dafür|darauf|danach),? dass (?<task>.{6,})$`,
      ),
    },
    // "Herr Bauer wollte uns noch die Maße durchgeben"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:wollte|wollten) (?:(?:uns|mir|dir|ihnen|das|es|sich) ){0,2}noch (?<task>(?!.*\b(?:wissen|haben|sagen|sein)[.!]*$).*${INFINITIVE}.*)$`,
      ),
      forms: ["one", "many"],
    },
    // "Ich will mir das Dach noch einmal ansehen"
    {
      certainty: 0.75,
      pattern: shape(
        raw`^will (?:mir |sich |noch |mal |noch mal |dann )*(?<task>(?!nur\b|dich\b|sie\b|euch\b|ja\b)(?!.*\b(?:wissen|haben|sagen|sein|können)[.!]*$).*${INFINITIVE}.*)$`,
      ),
      forms: ["I", "one"],
    },
    { certainty: 0.8, pattern: shape(raw`^(?<verb>plant|plane|planen),? (?<task>.+ zu \p{L}+n.*)$`) },
    { certainty: 0.75, pattern: shape(raw`^(?:hat|haben|habe) (?<task>.+ zu \p{L}+(?:en|rn|ln))[.!]*$`) },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?!rechnet? .*\bmit\b)(?<verb>[\p{Ll}ß]+)\s+(?<rest>(?!(?:habe|hat|haben|ist|sind|wurde|wurden|wird|werden)\b)(?!.*\b(?:eindruck|spaß|sinn|sorgen|freude|mühe|lust)\b)\S.+)$`,
      ),
    },
  ],
  withoutSubject: [
    { certainty: 0.8, pattern: shape(raw`^(?:werde|werd) (?<task>.*${INFINITIVE}.*)$`), forms: ["I"] },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:mach|schick|erledige|kümmere|übernehme|schicke|prüfe|kläre|rufe|mache|bringe|melde|bestelle|hole|besorge) (?:ich|mich)\b(?<rest>.*)$`,
      ),
      forms: ["I"],
    },
  ],
  resumes:
    /^(?:(?:ich|er|sie|wir|\p{L}+) )?(?:\p{Ll}+ )?(?:[Ee]s|[Ss]ie|ihn|[Dd]as|[Dd]ie|[Dd]en|welche|eine?n?s?|was) (?:(?:(?!\p{Lu})\S+|\p{L}*(?:[Tt]ag|[Mm]ittwoch|[Aa]bend|[Mm]ittag|[Mm]orgen|[Ww]oche|[Mm]onat))(?: |$))*$/u,
  contact: shape(
    raw`^(?:bitte )?(?:ruf|rufe|ruft|rufen sie|melde?|meldet|melden sie|schreibe?|schreibt|schreiben sie|sage?|sagt|sagen sie|gib|gebt|geben sie|wende|wendet|wenden sie|kontaktiere?t?|kontaktieren sie|frage?|fragt|fragen sie|sprich|sprecht|sprechen sie) (?:mich|uns|dich|sich|euch|mir|einfach|gern|gerne|bitte)\b`,
  ),
  asksToKnow: shape(
    raw`^(?:(?:gib|geben sie|gebt|sag|sage|sagen sie|sagt|melde|meldet|melden sie|antworte|schreib|lass|lasst|lassen sie) (?:(?:mir|uns|dich|euch|sich|es|das|mich|da|bitte|dazu|kurz|doch|mal|gern|noch|einfach|bis \S+(?: (?:mittag|abend|früh|vormittag|nachmittag))?|heute|morgen|am \p{L}+|vorher|rechtzeitig|zeitnah|schnell) ?)*(?:bescheid|rückmeldung|wissen|zurück|durch)?|(?:(?:mir|uns|kurz|bitte|bis \S+|heute|morgen) )*(?:bescheid geben|rückmeldung geben|rückmeldung|(?:eine |um )?(?:kurze |schnelle )?(?:rückmeldung|antwort|info|rückinfo)(?: bis .{2,20})?))$`,
  ),
  takesOn:
    /^(?:mach|mache|erledige|übernehme) ich(?: das)?$|^(?:kümmerst du dich|kümmern sie sich|kümmert ihr euch) (?:\S+ ){0,3}?(?:darum|drum)(?!\p{L})|^(?:übernimmst|erledigst|machst) du (?:das|es)(?!\p{L})|^(?:übernehmen|erledigen|machen) sie (?:das|es)(?!\p{L})|^(?:da|mir da|uns da) (?:et)?was \p{L}+en$|^(?:das|es|dies|dich (?:darum|drum|da)|sich (?:darum|drum)|darum|drum)(?: bitte| noch| mal)* (?:übernehmen|machen|erledigen|tun|kümmern)(?!\p{L})|^(?:dich|sich) (?:bitte )?(?:darum|drum) kümmern/iu,
  repeats:
    /^\p{L}+ (?:es|sie|ihn|das|diese)(?!\p{L})(?! \p{Lu}\p{Ll}+(?<!tag|Mittwoch)(?!\p{L}))(?: \S+){0,3}$/u,
  pointing: GERMAN_POINTING,
  inverted: cased(
    raw`^(?<front>(?=(?:[Ss]oll|[Ss]ollen|[Mm]uss|[Mm]üssen|[Ww]ird)\s+\p{L})|(?=\p{Ll}{3,}t\s+(?:(?:[Ff]rau|[Hh]err|der|die|unsere?)\s)?\p{Lu}\p{Ll})|(?!(?:[Ww](?:er|as|ann|o|ie|arum|elche\p{L}*|enn|eil|ohin|oher)|[Ff]alls|[Oo]b|[Dd]ass|[Bb]itte)\b)[^,;?]{2,70}?\s+)(?<verb>werde|wird|werden|soll|sollen|muss|müssen|(?!(?:[dmsk]?eine?n?|die|den|alle|diese|unsere[nrs]?|eure[nrs]?|ihre|jede|viele|beide|heute|erste|nächste[nrs]?|neue|gerne|alte|gute|kleine|große|ganze|letzte|nicht|seit|mit|erst|jetzt|fast|meist|dort)\s)[\p{Ll}ß]{2,}(?:e|t|en))\s+(?:sich )?(?:(?:heuer|dann|wieder|diesmal|weiterhin|noch|auch|bitte|wie immer|jetzt|künftig) )*(?=\p{L})`,
  ),
  handsTo: [
    ...GERMAN_HANDED_FRAMES,
    // "Frau Reiter wird gebeten, das Formular zu unterschreiben"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<who>[^,;?]{2,40}?) (?:wird|werden|wurde|wurden|ist|sind) (?:\S+ ){0,3}?(?:gebeten|beauftragt|angewiesen|aufgefordert),? (?<task>.{6,})$`,
      ),
    },
    // "Ich habe Kevin gebeten, die Reifen zu wechseln"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:ich|wir) (?:habe|haben|hab) (?:[^\s,]+ ){0,9}?(?<who>(?:den |die |unsere?n? |herrn |frau )?\p{L}+(?: \p{Lu}\p{L}+)?) (?:schon |bereits |gestern |heute )*(?:gebeten|beauftragt|angewiesen|damit beauftragt),? (?<task>.{6,})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<who>dir|ihnen|euch|(?:dem |der )?\p{L}+(?: \p{L}+)?) (?:überlasse|überlassen|übergebe|übergeben) (?:ich|wir) (?:dann |jetzt |mal )?(?<task>.{4,})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:der|die|das|den|alles)\b[^,;?]{2,60}?) (?:überlasse|überlassen|übergebe|übergeben) (?:ich|wir) (?:dann |jetzt |mal )?(?<who>dir|ihnen|euch|(?:dem |der )?\p{L}+(?: \p{L}+)?)[.!]*$`,
      ),
    },
  ],
  wishes: GERMAN_WISHES,
  cleft: null,
  promises: [
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:der|die|das|den|mein|meine|unser|unsere)\b[^,;?]{2,60}? (?:geht|gehen) (?:(?:noch |gleich |spätestens |bis |am )*(?:heute|morgen|übermorgen|\p{L}+tag|mittwoch|diese woche|nächste woche|\d\S*)(?: \p{L}+)?) (?:raus|in die post|auf den weg|an (?:dich|sie|euch|alle|den|die|das)\b.*))(?:,.*)?$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:du|sie|ihr) (?:bekommst|bekommen|bekommt|erhältst|erhalten|erhaltet|kriegst|kriegt|hast|haben)\b(?=.*\b(?:bis|morgen|heute|nächste|diese|am (?:\p{L}+tag|mittwoch|\d)|übermorgen|von mir|von uns|in den nächsten)\b)(?!.*\b(?:bereits|schon|gestern|haben sie|zeit|recht|fragen)\b) (?<task>(?:das|den|die|ein|eine|einen|es|alle|von mir)\b.+)$`,
      ),
    },
    // "Das kriegst du bis Freitag", of what the clause before takes on
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:das|die|den|es) (?:bekommst du|bekommen sie|bekommt ihr|erhältst du|erhalten sie|erhaltet ihr|kriegst du|kriegen sie|kriegt ihr|hast du|haben sie|habt ihr)\b(?=.*\b(?:bis|spätestens|morgen|heute|nächste|diese|am (?:\p{L}+tag|mittwoch|\d)|übermorgen|von mir|von uns)\b).*)$`,
      ),
    },
    // "Spätestens Donnerstag hast du die Zahlen"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:spätestens|bis|am|heute|morgen|übermorgen)\b[^,;?]{0,30}? (?:hast du|haben sie|habt ihr|bekommst du|bekommen sie|bekommt ihr|kriegst du|kriegen sie|kriegt ihr) (?:von (?:mir|uns) )?(?<task>(?:die|das|den|alle|ein|eine|einen|\d+) (?!zeit\b|ruhe\b)[^,;?]{3,80})$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:der|die|das|den|ein|eine|einen)\b[^,]{3,60}?) (?:bekommst du|bekommen sie|bekommt ihr|erhalten sie|erhältst du|erhaltet ihr|kriegst du|kriegen sie|kriegt ihr|(?<=(?:liste|angebot|rechnung|vertrag|protokoll|entwurf|bericht|text|bilder|fotos|plan|zahlen|unterlagen|antwort|mail|link|datei|vorschlag|übersicht|rest) )(?:folgt|folgen|kommt|kommen)|schicke ich|sende ich)\b(?=.*\b(?:bis|morgen|heute|nächste|diese|am (?:\p{L}+tag|mittwoch|\d)|übermorgen|von mir|von uns)\b).*$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,80}? (?:geht|gehen|kommt|kommen) (?:\S+ ){0,5}?von (?:mir|uns)(?: \S+){0,4})$`,
      ),
    },
  ],
  whoQuestions: [
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:es )?(?:wäre|wär) [^,]{2,30},? wenn (?<task>(?:jemand|einer|eine von euch|einer von euch) .{4,})$`,
      ),
    },
    // "Wer übernimmt die Protokolle?", "wer kann den Schlüssel holen?"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:und )?(?<task>wer (?:übernimmt|schreibt|holt|bringt|organisiert|bucht|kümmert sich um|(?:kann|könnte|mag|würde|möchte)(?=.*(?:en|ern|eln)\b)) (?!mit\b|eigentlich\b).{4,80}\?)`,
      ),
    },
  ],
  duties: [
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:am dringendsten|dringend|am wichtigsten|wichtig|priorität)\s*:\s*(?<task>.*\p{L}{3,}(?:en|ern|eln)\b.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:bis [^,]{3,30}?|spätestens [^,]{3,30}?|am [^,]{3,20}?) (?:sollte|sollten|muss|müssen|soll|sollen) (?<task>[^,]{4,60} (?:stehen|fertig sein|vorliegen|da sein|erledigt sein|bezahlt sein|abgegeben sein|raus sein))$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:(?:jemand|einer von (?:uns|euch)) (?:müsste|muss|sollte|soll)|(?:[^,;?]{2,60} )?(?:müsste|muss|sollte|soll) (?:[^\s,]+ ){0,4}?(?:jemand|einer(?: von (?:uns|euch))?)) .{6,})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:bitte )?(?:nicht vergessen|denkt? (?:bitte )?dran|zur erinnerung)\s*[:–—-]\s*(?<task>.{6,120})$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:(?:der|die|das|den|dem|alle|unser|unsere|dein|deine|ihr|ihre|eure|ein|eine|beide|sämtliche|diese|dieser|dieses|noch|\p{L}+)\b)[^,;]{2,90}? (?:muss|müssen|müsste|müssten|soll|sollen|sollte|sollten|ist|sind)(?: \S+){0,9}? (?:\p{L}+) (?:werden|sein)\b.*)$`,
      ),
    },
    // "Die Blumen gehören gegossen"
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,60}? (?:gehört|gehören) (?:(?:mal|wieder|noch|dringend|endlich|unbedingt) )*(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert|(?:ver|er|be)\p{L}+t))$`,
      ),
    },
    // "Die Abrechnung muss am Freitag raus"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:der|die|das|den|alle|unsere?|deine?|ihre?|eure?|ein|eine|beide|diese[rs]?|\p{L}+)\b[^,;?]{2,60}? (?:muss|müssen|soll|sollen|sollte|sollten) (?:(?:noch|bitte|dringend|unbedingt|spätestens|bis|am|zum|heute|morgen|früh|dann|in|zur|ins|an|auf|zu) |\d\S* |\p{L}+ ){0,7}?(?:raus|rein|weg|fort|hin|her|hoch|runter|rüber|fertig|los|dran|mit|zurück|zur post|vom hof))$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:es )?(?:muss|müssen) (?:noch |auch |dringend |unbedingt |vorher )*(?<task>.+? (?:werden))\b`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:bis .{3,25}|am .{3,25}|vorher|dazu|dafür|noch|außerdem) (?:muss|müssen) (?:noch |auch |dringend |unbedingt )*(?<task>.+? werden)\b`,
      ),
    },
    // "Die Liste ist noch zu drucken"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,90}? (?:ist|sind) (?:\S+ ){0,4}?noch (?:\S+ ){0,3}?(?:zu (?!spät|früh|hoch|teuer|wenig|viel|klein|groß|lang|hause|ende|recht)\p{L}+(?:en|rn|ln)|\p{L}+zu\p{L}+en)\b.*)$`,
      ),
    },
    {
      certainty: 0.7,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,90}? (?:ist|sind|wird|werden) (?:\S+ ){0,6}?(?:noch )?(?:zu (?!spät|früh|hoch|teuer|wenig|viel|klein|groß|lang|hause|ende|recht)\p{L}+(?:en|rn|ln)|einzureichen|abzugeben|vorzulegen|\p{L}+zu\p{L}+en|fällig)\b.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(raw`^(?<task>[^,;?]{3,80}? (?:steht|stehen) (?:\S+ ){0,3}?(?:noch )?aus)\b`),
    },
    {
      certainty: 0.7,
      pattern: shape(
        raw`^(?:offen|ausstehend|noch offen|to ?do|zu erledigen)(?: ist| sind)?(?: noch)?:? (?<task>.+)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:die )?(?:frist|abgabefrist|einsendeschluss|abgabetermin|abgabe|anmeldeschluss)\b (?<task>.+)$`,
      ),
    },
  ],
  object: shape(raw`^(?:den|die|das|einen?|eine|alle|unsere?n?|deine?n?|eure?n?|ihre?n?|\d+)\b`),
  works(verb, form, named) {
    const word = verb.toLowerCase();
    if (STATES.has(word) || word !== verb || word.length < 3) return false;
    if (form === "I") return /e$/.test(word);
    if (form === "one")
      return /t$/.test(word) && !/(?:haft|seit)$/.test(word) && (named || !/(?:st|icht)$/.test(word));
    if (form === "you") return /(?:st|t|en)$/.test(word);
    return /(?:en|rn|ln)$/.test(word);
  },
  command: germanCommand,
  order: germanOrder,
  wording: germanWording,
  withoutDay: withoutGermanDay,
  aside: GERMAN_ASIDE,
  recipients:
    /^(?:(?:mir|uns|dir|ihnen|euch|dann|doch|mal|bitte|noch|auch|kurz|vielleicht|eventuell|gleich|jetzt)\s+)+/i,
  fillers:
    /(?:^|\s|,\s?)(?:bitte|doch bitte|mal eben|vielen dank(?: im voraus)?|danke(?: dir| euch| ihnen)?(?: schon mal| im voraus)?)(?=[\s,.!?]|$)/giu,
  ...GERMAN_DECISIONS,
  ...GERMAN_OBSTACLES,
  unable: shape(
    raw`^(?:(?!wer\b|wenn\b|falls\b)[^,]{0,40} )?(?:kann|können|darf|dürfen|konnte|konnten|schaffe|schaffen) (?:\S+ ){0,9}?(?:nicht|nichts|keine?n?)\b(?! nur)`,
  ),
  cancel: shape(
    raw`\b(?:nicht mehr (?:nötig|notwendig|erforderlich|gebraucht|benötigt|aktuell|relevant)|(?:brauche|brauchen|benötige|benötigen) (?:\S+ ){0,6}nicht mehr|hat sich erledigt|haben sich erledigt|hinfällig|entfällt|entfallen|(?:vergiss|vergesst|vergessen sie) (?:bitte |einfach )?(?:es|das|den|die|meinen?|unsere?n?)|(?:wurde|ist|wurden|sind) (?:\S+ ){0,3}(?:abgesagt|storniert|gestrichen)|musst du nicht mehr|müssen sie nicht mehr|kannst du lassen|statt dessen|stattdessen|doch nicht)\b`,
  ),
  release: shape(
    raw`\b(?:ist|sind) (?:\S+ ){0,4}?(?:wieder (?:da|frei|online|erreichbar|verfügbar|in betrieb|gesund)|eingetroffen|angekommen|da|behoben|gelöst|freigegeben|genehmigt|repariert|geliefert|zurück|nicht mehr (?:blockiert|gesperrt|defekt))\b|\b(?:läuft|funktioniert|geht|klappt) wieder\b|\b(?:hat|haben) (?:\S+ ){0,5}?(?:geantwortet|geliefert|bestätigt|zugesagt|freigegeben|genehmigt|unterschrieben|bezahlt|erhalten|bekommen|repariert|zugestimmt)\b|\b(?:wurde|wurden) (?:\S+ ){0,5}?(?:geliefert|freigegeben|genehmigt|repariert|behoben|erteilt|unterschrieben|bezahlt)\b`,
  ),
  done: shape(
    raw`\b(?:ist|sind|habe|haben|hat|wurde|wurden)\b(?: \S+){0,9}? (?:erledigt|fertig|fertiggestellt|abgeschlossen|raus|draußen|abgeschickt|verschickt|versendet|geschickt|gesendet|gebucht|bestellt|bezahlt|überwiesen|unterschrieben|unterzeichnet|abgegeben|eingereicht|hochgeladen|aktualisiert|geprüft|korrigiert|informiert|angerufen|gemacht|organisiert|reserviert|übersetzt|veröffentlicht|geliefert|ausgeliefert|repariert|ausgetauscht|eingetragen|ergänzt|gedruckt|vereinbart|geklärt|besprochen|angelegt|vorbereitet|übergeben|abgeholt|installiert|montiert|weitergeleitet|beantwortet|gefunden|geschrieben|besorgt|gekauft|gemeldet|angefragt|erhalten|bekommen|abgehakt|im (?:wiki|ordner|laufwerk|kasten|postfach)|online|live|unterwegs|in der post|beigefügt|angehängt|(?!(?:\p{L}*(?:ge(?:plant|dacht|sucht|fragt|wünscht|fordert|setzt|hört)|angedacht|angesetzt|gebot|gebiet|gericht|geschäft|gesicht|gewicht|gerät|gerüst|gehalt|geist|gestalt|gewalt|geburt|gebet|gegenwart))\b)\p{L}*ge\p{L}{2,}t)\b|\b(?:anbei|im anhang|angehängt|beigefügt) (?:findest|finden|die|das|der|ist|sind|mein|meine|unser)\b`,
  ),
  bareDone: shape(
    raw`^(?:(?:so|ok|ja|alles|beides|schon|ist|sind|bereits|habe ich|hab ich|hallo \p{L}+|hi \p{L}+|sorry|gerade|jetzt|eben|soeben|das ist|die sind|der ist|ist gerade)[,:!]?\s+)*(?:erledigt|gemacht|fertig|raus|ist raus|abgeschickt|verschickt|geschickt|gesendet|bezahlt|überwiesen|gebucht|bestellt|unterschrieben|hochgeladen|abgehakt|geklärt|done|anbei|siehe anhang|im anhang|hier ist|hier sind)\b`,
  ),
  notDone: shape(
    raw`\b(?:nicht|noch kein|kein|keine|sobald|wenn|falls|bis|muss|müssen|soll|sollte|könnte|würde|fast|halb|teilweise|wird|werden|erst)\b`,
  ),
  moves: {
    later: shape(
      raw`verschiebt sich (?:auf|um)|(?:wird|ist) (?:auf|erst) .{0,20}verschoben|kommt erst|(?:wird|werden|ist|sind) (?:leider )?erst (?:am|im|bis|nächste|kommende|morgen|übermorgen|\p{L}+tag|mittwoch)|dauert (?:leider )?(?:noch )?bis|verzögert sich (?:bis|auf)`,
    ),
    refuses: shape(
      raw`\bich (?:kann|schaffe|übernehme) (?:das|es|den|die|dies)\b(?: \p{L}+){0,3}? nicht\b|\b(?:kann|schaffe|übernehme) ich (?:\S+ ){0,3}?nicht\b(?! (?:vor|bis|mehr vor)\b)`,
    ),
    tooEarly: shape(
      raw`\b(?:schaffe|schaffen|kann|können|mache|machen|schicke|liefere|komme|brauche)\b (?:\S+ ){0,6}?(?:erst|noch bis|nicht (?:mehr )?(?:vor|bis))\b|\b(?:geht|ginge|klappt|schaffe ich|wird) (?:\S+ ){0,3}?(?:erst|frühestens|nicht vor)\b|\bvor .{3,25}? (?:klappt|geht|schaffe|kann|wird|komme) (?:\S+ ){0,5}?(?:nicht|nichts)\b`,
    ),
    enough: shape(
      raw`\b(?:passt|reicht|genügt|ist (?:auch |völlig |absolut |vollkommen )?(?:ok|okay|in ordnung|gut|prima|super|fein|kein problem|früh genug|ausreichend|kein thema)|geht (?:auch|klar|in ordnung|gut)|wäre (?:auch )?(?:ok|okay|gut|prima))\b(?!.*\bnicht\b)`,
    ),
    thenSo: shape(
      raw`^(?:(?:ok|okay|ja|gut|klar|alles klar|prima|super|also|am|bis|zum|den|der)\b[,. ]*)*(?:dann|eben dann|gern|gerne)(?: (?:am|bis|zum|eben|also|halt))*[,.! ]*$`,
    ),
  },
  accepts: shape(
    raw`^(?:(?:hallo|hi|danke|ok|okay|ja|klar|gut|super|gerne?|alles klar|perfekt|verstanden|na klar)[,!. ]*(?:\p{L}+[,!.]\s*)?)*(?:mach(?:e)? ich|geht klar|wird gemacht|wird erledigt|ich kümmere mich(?: darum| drum)?|ich übernehme(?: das| es)?|übernehme ich|ich mach(?:e)?(?:'s| es| das)?|kümmere ich mich|schicke ich|bekommst du|kein problem|alles klar|gern(?:e)?|klar|ja|jawohl|in ordnung|passt|einverstanden|ok(?:ay)?|bin dran|ich bin dran|erledige ich|notiert|ist notiert|kann ich machen)(?=[\s,.!–-]|$)`,
  ),
  notAccepting: shape(raw`\b(?:nicht|leider|aber|kein|keine|keinen|schaffe|sorry|problem mit)\b`),
  noTask: shape(
    raw`^(?:nichts|keine|kein|ok|danke|urlaub|im urlaub|abwesend|krank|anwesend|entschuldigt|ja|nein|-|erledigt|fertig)\b`,
  ),
};
