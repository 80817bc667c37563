import { withoutGermanDay } from "./german-day";
import { GERMAN_DECISIONS } from "./german-decisions";
import { GERMAN_DUTIES } from "./german-duties";
import { INFINITIVE } from "./german-forms";
import { GERMAN_HANDED_FRAMES, GERMAN_PROMISE_FRAMES } from "./german-frames";
import { GERMAN_OBSTACLES } from "./german-obstacles";
import { germanOrder } from "./german-order";
import { GERMAN_POINTING } from "./german-pointing";
import { GERMAN_REQUESTS } from "./german-requests";
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
    "bauchweh kopfzerbrechen kopfweh kopfschmerzen sorgen kummer ärger mühe angst schwierigkeiten probleme freude verdruss stress krach ihnen euch dir mir uns bitte danke hallo guten liebe lieber anbei heute abend mittag nachmittag vormittag nacht früh morgen gestern montag dienstag mittwoch donnerstag freitag samstag sonntag januar jänner februar märz april mai juni juli august september oktober november dezember rechnung angebot termin protokoll vertrag auftrag bestellung lieferung antwort rückmeldung status frage info info: hinweis achtung wichtig stand thema betreff ergebnis nächste nächster alles nichts jeder jede beide alle wer was wann wo wie warum dann danach bis am im in für mit nach von vor zu auf aus bei ab seit ohne gegen es das die der den dem ein eine unser unsere mein meine ihr ihre kann könnte können soll sollte muss wird werden ist sind war hat haben ich wir du sie er man gestern leider vielleicht hoffentlich außerdem zudem deshalb daher trotzdem jedoch also nur noch schon sobald falls wenn weil dass ob vielen viele beste freundliche herzliche gruß grüße bist seid wärst wärest hättest könntest kannst würdest hast habt magst denk vergiss anfang mitte ende kw übrigens nachtrag apropos nebenbei zusätzlich beschluss beschlüsse aufgabe aufgaben hindernis anwesend restliche neue neuer neues diese dieser dieses",
  ),
  and: wordSet("und & sowie"),
  of: wordSet("der des von vom aus beim bei im in für am"),
  asks: GERMAN_REQUESTS,
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
  ...GERMAN_DUTIES,
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
