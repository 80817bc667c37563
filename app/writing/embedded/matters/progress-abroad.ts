import { straight } from "../straight";
import type { Progress } from "./progress";

/** A frame around the name of a thing, in words without accents. */
export type Frame = readonly [pattern: RegExp, progress: Progress];

/** What a sentence names: a thing or a doing, of at most ten words. */
const THING = "(?<thing>(?:[\\p{L}\\p{N}’'-]+ ){0,9}?[\\p{L}\\p{N}’'-]+)";
const NAME = "(?<name>\\p{L}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?)";
const MARK = " ?[:,–—-]? ?";

const framed = (lead: string, end: string, frames: readonly (readonly [string, Progress])[]): Frame[] =>
  frames.map(([frame, progress]) => [new RegExp(`^${lead}${frame}${end}`, "iu"), progress]);

const FRENCH_LEAD =
  "(?:(?:oui|non|ok|bien sur|desolee?|pardon|et|mais|alors|donc|sinon|au fait|par ailleurs|pour info|finalement|du coup|bonne nouvelle|ca y est|hier|ce matin)\\b[,:!. –-]*)*";
const FRENCH_END =
  "(?: (?:finalement|pour l'instant|pour le moment|aussi|deja|hier(?: \\p{L}+)?|ce (?:matin|midi|soir)|aujourd'hui|cet apres-midi|cette semaine|lundi|mardi|mercredi|jeudi|vendredi|en fin de compte|a temps))?(?:,? (?:desolee?|merci))?[.! ]*$";
const OF = "(?:de |du |des |d')";
const DAY_FRENCH =
  "(?:plutot |seulement |pas avant |pour )*(?<day>(?:lundi|mardi|mercredi|jeudi|vendredi|demain|apres-demain|la semaine prochaine|le \\d{1,2})(?: [^,;]{2,20})?)";

const FRENCH: readonly Frame[] = framed(FRENCH_LEAD, FRENCH_END, [
  [`(?:pour )?${THING}${MARK}(?:c'est )?${NAME} (?:qui )?s'en (?:occupe|charge|occupera|chargera)`, "handed"],
  [`(?:pour )?${THING}${MARK}vois(?: ca)? avec ${NAME}`, "handed"],
  [
    `(?:c'est )?${NAME} (?:qui )?(?:s'occupe|se charge|s'occupera|se chargera|va s'occuper|va se charger) ${OF}${THING}`,
    "handed",
  ],
  [`(?:c'est )?${NAME} (?:qui )?(?:prend|reprend|prendra|reprendra|gere) (?:en charge )?${THING}`, "handed"],
  [`(?:c'est )?${NAME} (?:qui )?va ${THING}`, "handed"],
  [`(?:j'ai|on a|nous avons) (?:confie|transmis|passe|refile|laisse|delegue) ${THING} a ${NAME}`, "handed"],
  [`(?:j'ai|on a|nous avons) (?:deja )?(?:demande|dit) a ${NAME} (?:de |d')${THING}`, "handed"],
  [
    `(?:(?:il n'y a|on n'a|tu n'as|vous n'avez|nous n'avons|je n'ai) )?(?:plus|pas) besoin (?:que (?:tu |vous )|${OF})${THING}(?:, .{3,100}?)?`,
    "off",
  ],
  [
    `(?:ce n'est|c'est|il n'est) (?:plus|pas) (?:la peine|necessaire|utile) (?:de |d')${THING}(?:, .{3,100}?)?`,
    "off",
  ],
  [`(?:(?:il est|c'est|ce serait) )?inutile (?:de |d')${THING}(?:, .{3,100}?)?`, "off"],
  [`(?:(?:tu|on|vous) (?:peux|peut|pouvez) )?laisse[rz]? tomber (?:pour )?${THING}(?:, .{3,100}?)?`, "off"],
  [
    `(?:(?:tu|on|vous) (?:peux|peut|pouvez) )?(?:oublie[rz]?|annule[rz]?|abandonne[rz]?) ${THING}(?:, .{3,100}?)?`,
    "off",
  ],
  [`${THING},? (?:on|nous) n'en (?:a|avons) plus besoin`, "off"],
  [`${THING} n(?:'est|e sont) plus (?:necessaires?|utiles?|d'actualite)`, "off"],
  [
    `(?:pour )?${THING}${MARK}(?:ok,? )?(?:c'est |tout est |est |sont )?(?:fait|bon|regle|en ordre|boucle|termine|fini|parti)e?s?`,
    "done",
  ],
  [`c'est (?:fait|bon|regle|ok|boucle) (?:pour|avec) ${THING}`, "done"],
  [`(?:j'en ai|on en a|j'ai|on a|nous avons) (?:bien )?(?:fini|termine|boucle) (?:avec )?${THING}`, "done"],
  [`je me suis (?:bien )?(?:occupee?|chargee?) ${OF}${THING}`, "done"],
  [
    `(?:j'ai|on a|nous avons) (?:bien |deja |enfin |aussi )*(?<did>\\p{L}+(?:e|i|u|is|it|ert|[aeo]int|ait)) ${THING}`,
    "did",
  ],
  [`(?:pour )?${THING}${MARK}(?:ce sera|ca sera|c'est) ${DAY_FRENCH}`, "waits"],
  [
    `${THING} (?:est|sont) (?:(?:toujours|encore|deja|bien) )*(?:en (?:cours|bonne voie|preparation|attente)|sur ma liste|(?:presque|quasiment|bientot|a moitie|a peu pres) \\p{L}+)(?:, .{3,60}?)?`,
    "goes on",
  ],
  [
    `(?:je|on|nous) (?:travaille|travaillons|bosse|avance|avancons|planche) (?:encore |toujours |deja |bien )*sur ${THING}`,
    "goes on",
  ],
  [`(?:j'ai|on a|nous avons) (?:deja )?commence (?:a |d'|avec |par )?${THING}`, "goes on"],
  [
    `(?:(?:je n'ai|on n'a|nous n'avons) )?(?:toujours )?pas (?:encore )?(?:eu|trouve|pris) le temps (?:de |d'|pour |du )${THING}`,
    "goes on",
  ],
  [
    `(?:je n'ai|on n'a|nous n'avons) (?:toujours )?pas (?:encore )?(?:pu|reussi a|eu l'occasion de) ${THING}`,
    "goes on",
  ],
  [
    `${THING} n(?:'est|'a|e sont|'ont) (?:toujours )?pas (?:encore )?(?:ete )?(?!arrive|la\\b|recu|livre)\\p{L}+(?:e|i|u|is|it|ert|[aeo]int|ait)e?s?`,
    "goes on",
  ],
  [`(?:pour )?${THING}${MARK}(?:toujours |non,? )?pas encore(?: (?:fait|commence|fini))?e?s?`, "goes on"],
  [
    `(?:je n'ai|on n'a|nous n'avons) (?:toujours )?pas (?:encore )?(?!recu|eu\\b|vu\\b|trouve)\\p{L}+(?:e|i|u|is|it|ert|[aeo]int|ait) ${THING}`,
    "goes on",
  ],
]);

const SPANISH_LEAD =
  "(?:(?:si|no|ok|vale|claro|perdona|perdon|lo siento|y|pero|entonces|al final|por cierto|por otro lado|bueno|buenas noticias|finalmente|ayer|anteayer|hoy|esta manana|sobre)\\b(?<!\\bno(?= ))[,:!. –-]*)*";
const SPANISH_END =
  "(?: (?:al final|por ahora|de momento|tambien|ya|ayer|esta (?:manana|tarde|semana)|hoy|el (?:lunes|martes|miercoles|jueves|viernes)|todavia|aun|a tiempo))?(?:,? (?:lo siento|perdona|gracias))?[.! ]*$";
const DAY_SPANISH =
  "(?:mejor |ya )*(?:para )?(?:el )?(?<day>(?:lunes|martes|miercoles|jueves|viernes|manana|pasado manana|la semana que viene|\\d{1,2})(?: [^,;]{2,20})?)";

const SPANISH: readonly Frame[] = framed(SPANISH_LEAD, SPANISH_END, [
  [
    `(?:de |del |con |para |lo de )?${THING}${MARK}(?:ya )?(?:se (?:encarga|ocupa|encargara|ocupara|hace cargo|hara cargo)|l[oa]s? (?:lleva|hace|hara|coge|gestiona)) ${NAME}`,
    "handed",
  ],
  [
    `(?:de |del |con |para |lo de )?${THING}${MARK}${NAME} (?:ya )?se (?:encarga|ocupa|encargara|ocupara|hace cargo|hara cargo)`,
    "handed",
  ],
  [
    `(?:${NAME} )(?:ya )?se (?:encarga|ocupa|encargara|ocupara|hace cargo|va a encargar|va a ocupar) (?:de |del )${THING}`,
    "handed",
  ],
  [`(?:ya )?se (?:encarga|ocupa|encargara|ocupara|hace cargo) ${NAME} (?:de |del )${THING}`, "handed"],
  [`${NAME} va a ${THING}`, "handed"],
  [`(?:he|hemos) (?:pasado|dado|dejado|delegado|encargado) ${THING} a ${NAME}`, "handed"],
  [`(?:ya )?(?:le )?(?:he|hemos) (?:pedido|dicho|encargado) a ${NAME} que \\p{L}+ ${THING}`, "handed"],
  [
    `(?:al final )?(?:ya )?no (?:hace falta|hacen falta|es necesario|necesitamos|necesito|hay que|tienes que|tiene que) (?:que )?${THING}(?:, .{3,100}?)?`,
    "off",
  ],
  [
    `(?:olvida(?:te|d|os)?|olvidese|deja|dejad|cancela|cancelad|anula) (?:de |del |lo de |estar )?${THING}(?:, .{3,100}?)?`,
    "off",
  ],
  [`${THING} ya no (?:hacen? falta|se necesitan?|es necesari[oa]|son necesari[oa]s)`, "off"],
  [
    `(?:lo de )?${THING}${MARK}(?:ya )?(?:esta|estan|queda|quedo|quedaron)? ?(?:ya )?(?:hech|list|resuelt|terminad|acabad|arreglad|solucionad|cerrad)[oa]s?`,
    "done",
  ],
  [`(?:lo de )?${THING}${MARK}ya est(?:a|an)`, "done"],
  [`ya est(?:a|an) (?:hech|list|resuelt|terminad|acabad)[oa]s? ${THING}`, "done"],
  [`(?:ya )?(?:he|hemos) (?:terminado|acabado) (?:ya )?(?:con |de )?${THING}`, "done"],
  [`(?:ya )?me he (?:encargado|ocupado) (?:de |del )${THING}`, "done"],
  [
    `(?:ya )?(?:(?:he|hemos) (?:ya )?)?(?<did>\\p{L}+(?:ad|id|t|ch|s)o|\\p{L}{2,}(?:e|i|amos|imos)) (?:ya )?${THING}`,
    "did",
  ],
  [`(?:lo de |con )?${THING}${MARK}(?:sera|tendra que ser|lo dejo|la dejo|queda) ${DAY_SPANISH}`, "waits"],
  [
    `${THING} (?:esta|estan|sigue|siguen) (?:todavia |aun |ya )?(?:pendientes?|en (?:marcha|curso|proceso|ello)|a medias|casi \\p{L}+|por (?:hacer|terminar))(?:, .{3,60}?)?`,
    "goes on",
  ],
  [`(?:todavia |aun |ya )?(?:estoy|estamos|sigo|seguimos) (?:con|trabajando en) ${THING}`, "goes on"],
  [`(?:ya )?(?:he|hemos) empezado (?:a |con |por )?${THING}`, "goes on"],
  [
    `(?:todavia |aun )?no (?:(?:he|hemos) (?:podido|tenido tiempo (?:de|para)|conseguido)|(?:me|nos) ha dado tiempo (?:a|de)|pude|tuve tiempo de) ${THING}`,
    "goes on",
  ],
  [`${THING} (?:todavia|aun) no (?:esta|estan|se ha|se han) (?!llegad|recibid|entregad)\\p{L}+`, "goes on"],
  [`(?:lo de )?${THING}${MARK}(?:todavia|aun) no`, "goes on"],
  [
    `(?:todavia|aun) no (?:he|hemos) (?!recibido|tenido|visto|encontrado)\\p{L}+(?:ad|id|t|ch|s)o ${THING}`,
    "goes on",
  ],
]);

const FRAMES: Readonly<Record<string, readonly Frame[]>> = { fr: FRENCH, es: SPANISH };

/** The frames of French and Spanish; none for other languages. */
export const framesAbroad = (language: string): readonly Frame[] => FRAMES[language] ?? [];

/** The text as these frames have it, letter by letter: plain apostrophes, no accents. */
export const asFramed = (text: string): string =>
  [...straight(text)].map((letter) => letter.normalize("NFD").charAt(0)).join("");

/** Verbs that share no letters with what was done. */
const OTHER_FORM: readonly (readonly [RegExp, RegExp])[] = [
  [/mis$/, /mettre$/],
  [/pris$/, /prendre$/],
  [/^hic|^hech/, /^hacer/],
  [/^puest|^pus/, /^poner/],
  [/^traj/, /^traer/],
];
const TELLING = 3;

/** "Relu" is of "relire", "mandé" of "mandar": what was done is what the line asks. */
export function isDoingOf(did: string, line: string): boolean {
  const form = asFramed(did).toLowerCase();
  const verb = asFramed(/^\p{L}+/u.exec(line)?.[0] ?? "").toLowerCase();
  return (
    (verb.length >= TELLING && form.startsWith(verb.slice(0, TELLING))) ||
    OTHER_FORM.some(([of, infinitive]) => of.test(form) && infinitive.test(verb))
  );
}
