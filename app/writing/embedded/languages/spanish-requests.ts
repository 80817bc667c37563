import type { Shape } from "./language-pack";
import { shape } from "./shape";
import {
  CLITICS,
  INFINITIVE,
  INFINITIVE_ENCLITIC,
  MODAL,
  NAMED_LIKE_ORDERS,
  TIMES,
  WISHED,
} from "./spanish-forms";

const { raw } = String;

/** Ways to ask somebody for something, the surest first. */
export const SPANISH_REQUESTS: readonly Shape[] = [
  // "Rogamos nos envíen el certificado"
  {
    certainty: 0.9,
    pattern: shape(
      raw`^(?:(?:te|le|os|les) )?(?:rogamos|ruego|solicitamos|pedimos|agradeceríamos|agradecería|se ruega)(?: que)? (?:nos|me) (?<wished>(?!l[ao]s\b)\p{L}{2,}[ae](?:n|s)?) (?<rest>.{3,})$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:por favor,? )?(?:intenta|intente|intenten|intentad|trata de|trate de|traten de|tratad de) (?<task>(?!no\b)${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  // "Si pudieras mirar la caldera, ..."
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:si )?(?:(?:me|nos|lo|la|los|las) )?pudier(?:as|a|ais|an) (?:usted )?(?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:(?:me|nos) )?(?:haces|hace|hacéis|harías|haría) (?:usted )?(?:el|un) (?:favor|favorcito) de (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:tendrías|tendría|tendríais|tienes|tiene|tenéis) (?:usted )?(?:un (?:rato|momento|momentito|hueco|minuto)|tiempo|(?:cinco|diez) minutos) para (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:te|le|os|les) (?:recuerdo|recordamos) que (?:todavía |aún )?(?:tienes que|tiene que|tenéis que|tienen que|debes|debe|debéis|deben) (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^no (?:hay que|debemos|debes|podemos|puedes|se puede) olvidar(?:te|nos|se)? (?:de )?(?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:quería|queríamos|quisiera|querría|me gustaría) (?:pedir(?:te|le|os|les)) que ${WISHED}$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:sería posible|es posible|habría (?:manera|forma|modo) de|hay (?:manera|forma) de) que (?:(?:tú|usted|ustedes) )?${WISHED}$`,
    ),
  },
  // "¿Te encargas de pedir el taxi?"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:(?:tú |usted )?(?:te|os|se) (?:encargas|ocupas|encargáis|ocupáis|(?:encarga|ocupa)(?: usted|(?<=usted \p{L}+ \p{L}+))))(?: tú)? de (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:(?:ahora|hoy|mañana|esta vez) )?(?:te|os|le) toca (?:a (?:ti|usted|vosotros) )?(?<task>(?!esperar|descansar)${INFINITIVE}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:hazlo|hágalo|encárgate|encárguese|ocúpate|ocúpese)(?: (?:tú|usted|de .{3,}))?|(?:te|se) (?:encargas|ocupas|encarga|ocupa) (?:tú|usted)\?)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?!(?:te|os|le|les) dej(?:o|amos) .*\ben (?:el|la|los|las|tu|su|mi|vuestr[oa]|casa|recepción)\b)(?:te|os|le|les) (?:encargo|encargamos|dejo|dejamos|toca) (?:que |a ti |a vosotros )?(?<task>(?:\p{L}+(?:as|es|e|a|an|en|áis|éis) |(?:el|la|los|las|lo de) ).{4,})$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(raw`^(?:que )?no se (?:te|le|os|les) olviden? (?<task>.{5,})$`),
  },
  // "Me ibas a pasar la dirección"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:(?:me|nos|le|les|lo|la|los|las) )*(?:ibas|ibais|iba usted|iban ustedes|tenías que|teníais que) (?:a )?(?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  // "Quedaste en mandarme las fotos"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:quedaste|quedasteis|quedó usted|quedaron ustedes) en (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:tienes|tenéis|tiene usted|tienen ustedes) hasta (?:\S+ ){1,5}?para (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(raw`^a ver si (?:puedes|podéis|puede usted|me|nos) (?<task>\p{L}{3,} .{3,})$`),
  },
  // "¿Reservas el autobús?"
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?<task>(?!(?:tienes|sabes|quieres|puedes|vienes|crees|piensas|conoces|eres|vas|ves|recuerdas|necesitas|trabajas|vives|prefieres|opinas|entiendes|gracias|buenas|buenos|noticias|vuelves|sales|llegas|estabas|podrías|querrías|has)\b)\p{L}{3,}(?:as|es)(?: tú)? (?:el|la|los|las|un|una|a|al|con|mi|tu)\b.*)\?$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:tu|tus|su|sus|vuestr\p{L}+) [^,;?]{3,40}?) (?:la|lo|las|los) (?:necesito|necesitamos|necesitaría|espero|esperamos)\b.*$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:(?:que )?no se (?:te|le|os|les) pase|no tardes? en|no tardéis en|no dejes? de|no dejéis de) (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  // "¿La redactas tú?", "¿me lo pasas?"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:te |os )?(?:(?:me|nos|le|les|se) )?(?:lo|la|los|las|me|nos|le|les) (?!(?:puedes|podrías|podéis|quieres|dices|parece|gusta|importa|apetece|conoces|sabes|ves|has|habéis|explicas|crees|vas|ves|has)\b)\p{L}+(?:as|es|áis|éis)(?: (?:tú|vosotros|por favor))?(?: .*)?)\?$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:te|os) (?:encargas|encargáis|ocupas|ocupáis|acercas|pasas|pones) .{3,})\?$`,
    ),
  },
  // "Lo que necesito es un aparcamiento"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^lo que (?:\S+ )?(?:necesito|necesitamos|(?:me|nos) (?:falta|hace falta)|no (?:tengo|tenemos)) (?:es|son|sería) (?<task>(?:el|la|los|las|un|una|unos|unas|tu|su|que|más|\d).{4,})$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:(?:también|solo|sólo|aún|todavía|me|nos) )*(?:falta|faltaría|hace falta|haría falta) que (?=(?:\p{L}{2,3} )*\p{L}+[ae]s\b)${WISHED}$`,
    ),
  },
  {
    certainty: 0.9,
    pattern: shape(
      raw`^(?:por favor,? )?(?:${CLITICS}|(?:lo|la|los|las) )?${MODAL}(?: (?:por favor|también|tú|usted|ya))*,? (?<task>(?!venir\b|imaginar|creer|ver\b|contar con)${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:(?:te|le|os|les) )?(?:importaría|importa|molestaría|molesta|sería posible|es posible)(?: mucho)?,? (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.9,
    pattern: shape(
      raw`^(?:(?:te|le|os|les) )?(?:agradecería|agradeceríamos|agradezco|agradecemos|ruego|rogamos|pido|pedimos|pediría|pediríamos|solicito|solicitamos|me gustaría pedirte|me gustaría pedirle)(?:(?:te|le|os|les))? (?:mucho |por favor )?que ${WISHED}$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:se ruega|rogamos|favor de|se pide|se solicita|hagan el favor de|haz el favor de|haga el favor de|háganos el favor de|hazme el favor de)(?: a todos)? (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:rogamos|se ruega) (?<task>(?:su |vuestra )?(?:confirmación|respuesta|envío|contestación).*)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:necesito|necesitamos|quiero|queremos|me gustaría|nos gustaría|(?:sería|estaría) (?:bien|bueno|ideal|estupendo|genial|perfecto)|(?:me|nos) (?:ayudaría|sería de ayuda|haría un favor)(?: mucho)?|conviene|vendría bien|(?:me|nos) vendría (?:bien|genial)|hace falta|es necesario|es importante)(?: urgentemente)? que (?:(?:tú|usted|ustedes) )?${WISHED}$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:todavía |aún )?(?:necesito|necesitamos|(?:sigue|siguen) faltando(?:me|nos)?(?= (?:tus?|sus?|vuestr\p{L}+)\b)|(?:me|nos) faltan?(?= (?:(?:todavía|aún|también|solo|sólo) )*(?:tus?|sus?|vuestr\p{L}+|que me|que nos)\b)|me haría falta|nos haría falta|me hace falta|nos hace falta|necesitaría|necesitaríamos)(?: todavía| aún| también| urgentemente| ya)* (?<task>(?!que\b|ayuda\.|tiempo|vacaciones|descansar)(?:(?:el|la|los|las|tu|tus|su|sus|vuestro|vuestra|un|una|\d+|más|de)\b|${INFINITIVE}).*)$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:espero|esperamos|estoy esperando|estamos esperando|sigo esperando|seguimos esperando|quedo a la espera de|falta|faltan)(?: todavía| aún)* (?<task>(?:de ti|de usted|de vosotros|de su parte|de tu parte) .{5,}|(?:tu|tus|su|sus|vuestro|vuestra)\b (?!visita).+)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:por favor,? )?(?:no (?:te |se |os )?(?:olvides|olvide|olviden|olvidéis|olvidad)|recuerda|recuerde|recuerden|recordad|acuérdate|acuérdese|acordaos|procura|procure|procurad|asegúrate|asegúrese)(?: por favor| también| además)*(?: de)? (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  // "Quería preguntarte si puedes hacer la sustitución"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:quería|queríamos|quisiera|querría|me gustaría) (?:preguntar(?:te|le|os|les)?|saber|pedir(?:te|le|os|les)) si (?:me |nos )?(?:puedes|podrías|puede|podría|podéis|podríais|pueden|podrían) (?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  // "Los papeles tendrían que estar en mi mesa el viernes"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:el|la|los|las|tus?|sus?|tod[oa]s?) [^,;?]{3,50}? (?:tiene|tienen|tendría|tendrían|debería|deberían|debe|deben) (?:que )?(?:estar|llegar|quedar) (?:en mi (?:mesa|despacho|buzón|correo)|aquí)\b.*)$`,
    ),
  },
  // "Cuento con tu respuesta", "quedamos a la espera de su respuesta sobre el borrador"
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:cuento|contamos) con (?<task>(?:tus?|sus?|vuestr\p{L}+) (?!ayuda|apoyo|comprensión|presencia|discreción)\p{L}.{3,})$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?:quedo|quedamos|estoy|estamos|sigo|seguimos) a la espera de (?<task>(?:tus?|sus?|vuestr\p{L}+) \p{L}+ (?:sobre|a|al|para|respecto|acerca) .{3,})$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:recuerda|recordatorio|recordad|no olvidar|no olvidéis|pendiente)\s*[:–—-]\s*(?<task>${INFINITIVE_ENCLITIC}.*)$`,
    ),
  },
  // "Cuento contigo para cerrar la tienda"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:cuento|contamos|confío|confiamos) (?:contigo|con usted|con ustedes|con vosotros|en ti|en usted) (?:para (?:que )?|en que )(?<task>.{5,})$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:no (?:te |se |os )?(?:olvides|olvide|olviden|olvidéis)|recuerda|recuerde|recordad|acuérdate|acuérdese)(?: de| por favor)* (?<task>(?:el|la|los|las|tu|su|mi|que)\b.{4,})$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?:\p{L}+(?: \p{L}+)?, )?por favor,? (?<task>(?!no dud|disculp|perdon|no (?!te olvides|olvid))\S.{4,})$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(raw`^(?<task>(?!gracias|muchas|yo\b)\p{L}[^,?]{5,}?),? por favor(?: \([^()]*\))?[.!]*$`),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?!gracias|muchas|yo\b)\p{L}+(?:me|nos|lo|la|los|las|d|a|e|en)\b (?:[^,?]{2,}?)??,? ?por favor\b.+)$`,
    ),
  },
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?!${NAMED_LIKE_ORDERS})(?<task>(?!dígame|dime|perdóname|perdónenos|permíteme|permítame|discúlpame|discúlpenos|avísame si|avísenos si|d[eé]j[ae](?:me|nos) (?:que|ver|saber|pensar|decir)|créeme|\p{L}+[áéí]r(?:me|te|se|nos|os)(?:lo|la|los|las)\b)\p{L}*[áéíóú]\p{L}*(?:e|a|en|n|d)(?:me|te|os|nos|le|les|lo|la|los|las|melo|mela|melos|noslo|nosla|selo)\b.{3,})$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?<task>(?:dime|dinos|dile|diles|dale|dales|dame|danos|dadme|dadnos|decidme|ponme|ponle|haz|hazme|hazle|pon|ten|ve|ven|sal)\b (?!recuerdos|las gracias|un beso|un abrazo|saludos|igual|cuenta|en cuenta|un buen|paciencia|si necesitas|si quieres|cuidado).{4,})$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?<task>(?:comprueba|compruebe|verifica|verifique|revisa|revise|confirma|confirme|mira|mire|vigila|vigile|averigua|averigüe|pregunta|pregunte) (?:a ver )?(?:que|si|cuándo|cuánto|cómo|quién|dónde) .{4,})$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?<task>\p{L}{3,}(?:ad|ed|id)(?:me|nos|le|les|lo|la|los|las)? (?:(?:el|la|los|las|un|una|al|vuestr\p{L}+|este|esta|todos|todas|a|con|en|\d+)\b).{3,})$`,
    ),
  },
  {
    certainty: 0.8,
    pattern: shape(
      raw`^(?<task>(?:pregunta|pregunte|consulta|consulte|deja|deje|pasa|pase|mira|mire|saca|saque|limpia|limpie|cierra|cierre|abre|abra|repasa|repase|corta|corte|mide|mida|quita|quite|pon|ponga|sube|suba|baja|baje|cuelga|cuelgue|coge|coja|apunta|apunte|guarda|guarde|envía|manda|prepara|llama|revisa|confirma|reserva|pide|compra|imprime|contacta|avisa|firma|corrige|completa|añade|organiza|termina|responde|contesta|paga|recoge|actualiza|comprueba|entrega|lleva|trae|busca|verifica|rellena|devuelve|comparte|sube|cambia|habla|envíe|mande|prepare|llame|revise|confirme|reserve|pida|compre|imprima|contacte|avise|firme|corrija|complete|responda|conteste|pague|recoja|actualice|compruebe|entregue|verifique|rellene|devuelva|envíen|manden|preparen|revisen|confirmen|firmen|entreguen|avisen|rellenen) (?:(?:tú|usted|solo|sólo|solamente|también|otra vez|ya|primero|bien|antes|luego|${TIMES}) )*(?:(?:el|la|los|las|un|una|al|a|con|en|tu|su|mi|este|esta|todos|todas|dos|tres|cuatro|cinco|diez|otr[oa]s?|más|por favor|también|\d+)\b).{3,})$`,
    ),
  },
];
