import { SEPARABLE_PREFIXES, strongInfinitive } from "../../check/german-verbs";
import { germanCommand, infinitiveOf } from "./german-wording";
import type { Pointing } from "./language-pack";
import { cased, shape } from "./shape";

const { raw } = String;

const DETERMINER = raw`(?:[Dd](?:er|ie|as|en)|[Ee]ine?n?|[MmDdSs]eine?n?|[Uu]nsere?n?|[Ii]hre?n?|[Ee]ure?n?|[Dd]iese[rsn]?|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf)`;
const NOUN = raw`(?!(?:\p{L}*[Tt]ag|Mittwoch|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Sie|Ihnen|Uhr|Woche|Monat|Jahr)\b)\p{Lu}[\p{L}-]+`;
const THING = raw`${DETERMINER} (?:\p{Ll}+(?:e|en|er|es) ){0,2}${NOUN}(?: \p{Lu}[\p{L}-]+)?(?: (?:von|vom|der|des|für|fürs|zum|zur|im|in|am|aus) (?:${DETERMINER} |dem |der )?(?:\p{Ll}+en ){0,1}${NOUN}){0,2}`;

/** As the object of a verb: "der neue Hahn" as "den neuen Hahn"; only a nominative is told apart. */
const asObject = (thing: string): string =>
  thing
    .replace(/^der (?=(?:\p{Ll}+ )*\p{Lu})/iu, "den ")
    .replace(/^((?:m|d|s)?ein|unser|ihr|euer) (\p{Ll}+)er (?=\p{Lu})/iu, "$1en $2en ")
    .replace(/^(den) (\p{Ll}+)e (?=\p{Lu})/iu, "$1 $2en ");

/** "Die Kasse" as "der Kasse", "der Verlag" as "dem Verlag". */
const asReceiver = (thing: string): string | null => {
  const [, article = "", rest = ""] = /^(der|die|das|den) (\p{Lu}.*)$/iu.exec(thing) ?? [];
  if (/^\p{Lu}\p{L}+$/u.test(thing)) return thing;
  return rest === "" ? null : `${article.toLowerCase() === "die" ? "der" : "dem"} ${rest}`;
};

const TAKES = shape(
  raw`^(?:ich )?(?:(?:mach|mache|erledige|übernehme) ich(?: das)?|(?:dich|sich|mich|euch) (?:\S+ ){0,2}?(?:darum|drum)(?: \S+){0,2} kümmern|(?:kümmerst du dich|kümmern sie sich|kümmert ihr euch|kümmere mich|kümmere ich mich) (?:\S+ ){0,2}?(?:darum|drum)(?: \S+){0,2}|(?:übernimmst du|übernehmen sie|erledigst du|erledigen sie|machst du|machen sie) (?:das|es)(?: \S+){0,2}|(?:das|es) (?:\S+ ){0,2}?(?:übernehmen|erledigen)|das (?:macht|erledigt|übernimmt) (?:(?:der|die|unsere?|herr|frau) )?\p{L}+)$`,
);
const VERBS_OF_TAKING: readonly (readonly [RegExp, string])[] = [
  [/mach/i, "machen"],
  [/erledig/i, "erledigen"],
  [/übern[ie][hm]m/i, "übernehmen"],
];
/** What follows a pronoun that is no article. */
const REST = raw`(?<rest>(?:bei|in|ins|im|an|ans|auf|zu|zum|zur|vor|für|bis|nach|am|von|mit|beim|über|unter|heute|morgen|noch|dann|gleich|spätestens) .+|(?:am \p{L}+ |\p{Ll}+ ){0,3}(?:${SEPARABLE_PREFIXES}))`;
/** "Klär das mit der Firma", "nimm sie am Donnerstag mit" */
const ORDER = cased(
  raw`^(?<verb>(?!(?:Heute|Morgen|Übermorgen|Dann|Bitte|Noch|Auch|Spätestens|Gleich|Bis|Am|Um)\b)\p{L}+)(?: Sie)? (?<pronoun>das|es|ihn|sie|die|den) (?:(?:mir|uns|dir|ihm|ihr|ihnen) )?${REST}$`,
);
/** "Füllst du es aus", "ich sehe ihn mir an" */
const DOES = cased(
  raw`^(?:(?<yours>\p{L}+st) du|[Ii]ch (?<verb>\p{Ll}+e)) (?<pronoun>das|es|ihn|sie|die|den) (?:(?:mir|uns|dir|bitte) )*${REST}$`,
);
/** "Die nehme ich morgen mit" */
const FRONTED = cased(
  raw`^(?<pronoun>[Dd]as|[Ee]s|[Ii]hn|[Ss]ie|[Dd]ie|[Dd]en) (?<verb>\p{Ll}{2,}(?:e|t)) (?:ich|\p{Lu}\p{L}+)(?: (?:mir|uns|dir))?(?: ${REST})?$`,
);
/** What is done to people. */
const TO_PEOPLE =
  /(?:anrufen|zurückrufen|fragen|anschreiben|informieren|treffen|einladen|besuchen|kontaktieren|erinnern|bitten|benachrichtigen|begrüßen|abholen)$/;
const OBJECT = cased(
  raw`^(?:[Ii]ch )?(?<pronoun>[Dd]ie|[Dd]en|[Dd]as|[Ss]ie|[Ii]hn|[Ee]s) (?:(?:mir|uns|dir) )?(?<rest>(?:(?!\p{Lu})\S+ |(?:mit|bei|an|von|für) \S.* |\p{L}*tag )*\p{Ll}+(?:en|rn|ln))$`,
);
const RECEIVER = cased(raw`^(?<pronoun>[Ii]hr|[Ii]hm|[Ii]hnen) (?<rest>(?:\p{Ll}+ )*\p{Ll}+(?:en|rn|ln))$`);
const TOPIC = cased(
  raw`^(?<topic>${THING}(?: \([^()]*\))?)(?:,| –| -|:) (?<pronoun>die|den|das|es|sie|ihn) (?<verb>\p{L}+(?:e|t)) (?:ich|\p{Lu}\p{L}+)(?<rest>(?: [^,;]*)?)$`,
);
/** "Der Grundriss: zeichnet Tamara morgen" */
const LISTED = cased(
  raw`^(?<topic>${THING}) ?(?::|–|-) (?<verb>\p{Ll}{3,}(?:e|t)) (?:ich|\p{Lu}\p{L}+)(?<rest>(?: [^,;:.]*)?)[.!]*$`,
);
const ENDS_BARE = shape(raw`^(?:\S+ ){0,3}\p{L}+(?:en|rn|ln)$`);
const AGAIN = shape(
  raw`^(?:ich )?(?:(?:es|das) )?(?:(?:noch|mal|nochmals?|einmal|erneut|wieder|am|\p{L}*tag|morgen|heute) )*(?:versuchen|probieren)$|^versuche? (?:ich )?(?:es|das)?`,
);
const CALLS = shape(
  raw`^(?:ich )?(?:(?:dort|da|mal|noch|gleich|morgen|heute|nochmals?) )*(?:anrufen|nachfragen|nachhaken|hinfahren)$`,
);
const FAILED = shape(
  raw`^(?<task>.*?)(?: (?:konnte|konnten) (?:ich|wir)|(?<=^(?:ich|wir)) (?:konnte|konnten)) (?<rest>.*)nicht (?<inf>\p{Ll}+(?:en|rn|ln))[.!]*$`,
);

/** "Nimm", "klär", "bringen" as an infinitive. */
const orderedVerb = (verb: string): string | null =>
  /(?:en|rn|ln)$/.test(verb)
    ? verb.toLowerCase()
    : (strongInfinitive(`${verb.toLowerCase()}t`) ?? infinitiveOf(`${verb.replace(/e$/, "")}e`));

const FEMININE_OR_SEVERAL = /^(?:die|eine|[mds]eine|unsere|ihre|eure|diese|zwei|drei|vier|fünf) /i;
const MASCULINE = /^(?:der|den|ein(?:en)?|[mds]ein(?:en)?|unser(?:en)?|ihr(?:en)?|dieser|diesen) /i;
const NOMINATIVES: Readonly<Record<string, RegExp>> = {
  die: FEMININE_OR_SEVERAL,
  sie: FEMININE_OR_SEVERAL,
  den: MASCULINE,
  ihn: MASCULINE,
  es: /^(?:das|ein|[mds]ein|unser|ihr|dieses) /i,
  ihr: /^die /i,
  ihm: /^(?:der|das|den) /i,
  ihnen: /^die /i,
};

/** What German words point at: "die drucke ich morgen", "kümmerst du dich darum?", "ich schreibe ihr". */
export const GERMAN_POINTING: Pointing = {
  things: new RegExp(`(?<![\\p{L}-])${THING}`, "gu"),
  afterPreposition:
    /(?<!\p{L})(?:an|auf|aus|bei|beim|bis|durch|für|gegen|hinter|in|mit|nach|neben|ohne|seit|über|um|unter|von|vor|wegen|zu|zwischen|als) $/iu,
  agrees: (pronoun, thing) => NOMINATIVES[pronoun.toLowerCase()]?.test(thing) ?? true,
  named(line, thingFor, failed, said) {
    const listed = LISTED.exec(said)?.groups;
    if (listed?.topic && listed.verb && ENDS_BARE.test(line))
      return germanCommand(listed.verb, `${asObject(listed.topic)}${listed.rest ?? ""}`.trim());
    const topic = TOPIC.exec(line)?.groups;
    if (topic?.topic && topic.verb)
      return germanCommand(topic.verb, `${asObject(topic.topic)}${topic.rest ?? ""}`.trim());
    if (TAKES.test(line)) {
      const thing = thingFor("das");
      const verb = VERBS_OF_TAKING.find(([said]) => said.test(line))?.[1];
      return thing && (verb ? `${asObject(thing)} ${verb}` : `Sich um ${asObject(thing)} kümmern`);
    }
    if (AGAIN.test(line)) {
      const { task = "", rest = "", inf } = FAILED.exec(failed ?? "")?.groups ?? {};
      if (inf) return `${task === "ich" || task === "Ich" ? "" : `${task} `}${rest}${inf}`;
      const thing = thingFor("das");
      return thing && `${line} (${asObject(thing)})`;
    }
    if (CALLS.test(line)) {
      const thing = thingFor("das");
      return thing && `${line} (${thing})`;
    }
    const receiver = RECEIVER.exec(line)?.groups;
    if (receiver?.pronoun && receiver.rest) {
      const thing = thingFor(receiver.pronoun, true);
      const whom = thing && asReceiver(thing);
      return whom && `${whom} ${receiver.rest}`;
    }
    const object = OBJECT.exec(line)?.groups;
    if (object?.pronoun && object.rest) {
      const thing = thingFor(object.pronoun, TO_PEOPLE.test(object.rest));
      return thing && `${asObject(thing)} ${object.rest}`;
    }
    const does = DOES.exec(line)?.groups ?? FRONTED.exec(line)?.groups;
    const order = does ?? ORDER.exec(line)?.groups;
    const verb = order?.yours ?? order?.verb;
    if (verb && order?.pronoun) {
      const thing = thingFor(order.pronoun, /^(?:ruf|frag)/i.test(verb));
      const base = does ? verb.toLowerCase() : orderedVerb(verb);
      return thing && base
        ? germanCommand(base, `${asObject(thing)} ${order.rest ?? ""}`.trim(), does?.yours !== undefined)
        : null;
    }
    return null;
  },
};
