import { lowerFirst } from "../task-wording";
import type { Pointing } from "./language-pack";
import { cased, shape } from "./shape";
import { spanishInfinitive } from "./spanish-verbs";

const { raw } = String;

const DETERMINER = raw`(?:[Ee]l|[Ll][oa]s|[Ll]a|[Uu]na?|[Uu]n[oa]s|[Mm]is?|[Tt]us?|[Ss]us?|[Nn]uestr[oa]s?|[Vv]uestr[oa]s?|[Ee]st[aeo]s?|[Ee]s[ae]|dos|tres|cuatro|cinco|seis|diez|\d+) `;
const NOUN = raw`(?!(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mes|año|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mañana|tarde|noche|que|está|están|es|son|ha|han|no|sigue|siguen|próxim\p{L}+)\b)\p{L}[\p{L}-]+`;
const BEFORE = raw`(?:(?:nuev[oa]|viej[oa]|antigu[oa]|primera?|segund[oa]|últim[oa]|otr[oa]|gran|buena?)s? )?`;
const THING = raw`${DETERMINER}${BEFORE}${NOUN}(?: (?:del|de la|de las|de los|de|al|a la|a los|a las|para el|para la) ${NOUN}){0,2}`;

const of = (thing: string): string => `de ${thing}`.replace(/^de el /, "del ");
const to = (thing: string): string => `a ${thing}`.replace(/^a el /, "al ");
const unaccented = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC");

const TAKES = shape(
  raw`^(?:(?:yo|tú) )?(?:te|os|se|me) (?:encargas|ocupas|encarga|ocupa|encargáis|ocupáis|encargo|ocupo|encargaré|ocuparé)(?: (?:yo|tú|usted|vosotros|de (?:eso|ello|esto)))*$|^(?:encargar|ocupar)(?:te|se|me|os)(?: (?:tú|usted|yo|de (?:eso|ello|esto)))*$|^(?:yo )?lo (?:hago|haré)(?: yo)?$|^(?:encárgate|ocúpate)(?: tú)?$`,
);
const AGAIN = shape(
  raw`^(?:yo )?(?:lo (?:intento|vuelvo a intentar|reintento)|volver a intentar(?:lo)?|vuelvo a intentarlo|intentar(?:lo)?|reintentar(?:lo)?)(?: (?!\p{L}+(?:ar|er|ir)\b).*)?$`,
);
const CALLS = shape(
  raw`^(?:yo )?(?:llam(?:ar|o)|telefone(?:ar|o)|pas(?:ar|o) a ver|pregunt(?:ar|o)|reclam(?:ar|o))(?: yo)?(?: (?:mañana|hoy|esta|el \p{L}+).*)?$`,
);
const ENCLITIC = shape(
  raw`^(?<verb>\p{L}+?[aeiáéí]r)(?:me|te|se|nos|os)?(?<pronoun>l[oa]s?)(?<rest>(?: .*)?)$`,
);
const ORDER = shape(
  raw`^(?<verb>\p{L}*[áéíóú]\p{L}*?(?:a|e|en|an))(?:me|nos)?(?<pronoun>l[oa]s?)(?<rest>(?: .*)?)$`,
);
const FINITE = shape(
  raw`^(?:(?:yo|tú) )?(?:(?:te|se|os|nos|me|les?) )?(?<pronoun>l[oa]s?) (?<verb>\p{L}{2,}(?:o|é|as|es))(?: (?:yo|tú|usted))?(?<rest>(?: (?:con|en|a|por|para|mañana|hoy|esta|el|otra vez|ahora|luego|antes)\b.*)?)$`,
);
/** "Los recoge el jueves", of somebody whom the sentence names. */
const THEIRS = shape(
  raw`^(?:(?:te|se|os|nos|me|les?) )?(?<pronoun>l[oa]s?) (?<verb>\p{L}{2,}(?:a|e|á))(?<rest>(?: (?:con|en|a|por|para|mañana|hoy|esta|el|luego|antes)\b.*)?)$`,
);
/** A noun behind its article ends so, too: "la caja", "los casos". */
const IS_NOUN =
  /^(?:caso|vaso|paso|peso|plazo|pedido|recibo|correo|trabajo|proceso|mes|lunes|martes|jueves|viernes)$/;
const TOPIC = cased(
  raw`^(?<topic>${THING}(?: (?:para|con|sobre|en|sin|de|del|por) [^,;:()]{2,40}?)?(?: \([^()]*\))?)(?:,|\s?:| –| -)? (?:(?:yo )?(?:(?:te|se|os|les?) )?l[oa]s? (?<mine>\p{L}{2,}(?:o|é))(?: yo)?|\p{Lu}\p{L}+ (?:(?:te|se|os|nos|me|les?) )?l[oa]s? (?<verb>\p{L}{2,}(?:a|e|á|an|en|án))|(?:(?:te|se|os|nos|me|les?) )?l[oa]s? (?<theirs>\p{L}{2,}(?:a|e|á)) \p{Lu}\p{L}+)(?<rest>(?: [^,;]*)?)$`,
);
const FAILED = shape(
  raw`no (?:he|hemos) (?:conseguido|podido|logrado) (?<task>\p{L}{2,}(?:ar|er|ir)\b[^,;.]*)|no (?:conseguí|pude|logré) (?<other>\p{L}{2,}(?:ar|er|ir)\b[^,;.]*)`,
);
const TO_THEM = shape(raw`\b(?<pronoun>les?) \p{L}{3,}`);

const AGREE: Readonly<Record<string, RegExp>> = {
  lo: /^(?:el|un|mi|tu|su|nuestro|vuestro|este|ese) /i,
  la: /^(?:la|una|mi|tu|su|nuestra|vuestra|esta|esa) /i,
  los: /^(?:los|unos|mis|tus|sus|nuestros|vuestros|estos|dos|tres|cuatro|cinco|seis|diez|\d+) /i,
  las: /^(?:las|unas|mis|tus|sus|nuestras|vuestras|estas|dos|tres|cuatro|cinco|seis|diez|\d+) /i,
  le: /^(?:el|la|un|una|mi|tu|su|nuestr[oa]) /i,
  les: /^(?:los|las|mis|tus|sus|nuestr[oa]s) /i,
};

/** What is done to people. */
const TO_PEOPLE = /^(?:llam|avis|invit|inform|pregunt|contact|visit|recib)/i;
const withoutYo = (line: string): string => line.replace(/ (?:yo|tú)(?= |$)/i, "");
const asOrder = (line: string): string =>
  line.replace(/^(?:yo )?(\p{L}+)/iu, (_, verb: string) => infinitive(verb.toLowerCase()) ?? verb);
const infinitive = (verb: string, isWish = false): string | null =>
  /[aei]r$/.test(verb) ? verb.toLowerCase() : spanishInfinitive(verb, isWish);

/** What Spanish words point at: "lo miro mañana", "¿te encargas tú?", "acláralo con la empresa". */
export const SPANISH_POINTING: Pointing = {
  things: new RegExp(`(?<![\\p{L}-])${THING}`, "giu"),
  afterPreposition:
    /(?<!\p{L})(?:a|al|ante|bajo|con|contra|de|del|desde|en|entre|hacia|hasta|para|por|según|sin|sobre|tras|como|antes|después) $/iu,
  agrees: (pronoun, thing) => AGREE[pronoun.toLowerCase()]?.test(thing) ?? true,
  named(line, thingFor, failed, said) {
    if (TAKES.test(line)) {
      const thing = thingFor("ello");
      if (/\b(?:hago|haré)/i.test(line)) return thing && `Hacer ${thing}`;
      return thing && (/ocup/i.test(line) ? `Ocuparse ${of(thing)}` : `Encargarse ${of(thing)}`);
    }
    if (AGAIN.test(line)) {
      const { task, other } = FAILED.exec(failed ?? "")?.groups ?? {};
      if (task ?? other) return task ?? other ?? null;
      const thing = thingFor("ello");
      return thing && `${line} (${thing})`;
    }
    if (CALLS.test(line)) {
      const thing = thingFor("ello");
      return thing && `${asOrder(withoutYo(line))} (${thing})`;
    }
    const topic = TOPIC.exec(line)?.groups;
    const does = topic?.mine ?? topic?.verb ?? topic?.theirs;
    const done = does && infinitive(does);
    if (topic?.topic && done) return `${done} ${lowerFirst(topic.topic)}${topic.rest ?? ""}`;
    const enclitic = ENCLITIC.exec(line)?.groups;
    if (enclitic?.verb && enclitic.pronoun) {
      const thing = thingFor(enclitic.pronoun, TO_PEOPLE.test(enclitic.verb));
      return thing && `${unaccented(enclitic.verb)} ${thing}${enclitic.rest ?? ""}`;
    }
    const theirs = THEIRS.exec(line)?.groups;
    const isTheirs =
      theirs?.pronoun !== undefined &&
      cased(
        raw`\p{Lu}\p{L}+ (?:(?:te|se|os|nos|me|les?) )?${theirs.pronoun.toLowerCase()} ${theirs.verb ?? ""}\b`,
      ).test(said);
    const finite = FINITE.exec(line)?.groups ?? (isTheirs ? theirs : undefined);
    const object = finite ?? ORDER.exec(line)?.groups;
    const isOrder = finite === undefined;
    if (object?.verb && IS_NOUN.test(object.verb)) return null;
    const verb = object?.verb && infinitive(isOrder ? unaccented(object.verb) : object.verb);
    if (object?.pronoun && verb) {
      const own = thingFor(object.pronoun, TO_PEOPLE.test(verb));
      // "La impresora hace un ruido. Lo miro": what is so.
      const isVague = object.pronoun.toLowerCase() === "lo" && (own === null || /^una? /i.test(own));
      const thing = isVague ? (thingFor("ello") ?? own) : own;
      return thing && `${verb} ${thing}${object.rest ?? ""}`;
    }
    return null;
  },
  receives(line, said, thingFor) {
    const [, verb, rest = ""] =
      /^(\p{L}+(?:ar|er|ir|o))(?: yo)?((?: (?!(?:a|al|la|los|las|una?) |el (?!lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d)).*)?)$/iu.exec(
        line,
      ) ?? [];
    const pronoun = TO_THEM.exec(said)?.groups?.pronoun;
    const thing = verb && pronoun ? thingFor(pronoun, true) : null;
    const base = verb && infinitive(verb);
    return thing && base ? `${base} ${to(thing)}${rest}` : null;
  },
};
