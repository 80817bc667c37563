import type { LanguagePack } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** What machines, doors and programs do as long as all is well. */
const WORKS = raw`abre|cierra|enciende|apaga|arranca|carga|imprime|lee|funciona|responde|gira|calienta|enfría|acepta|entra|conecta|guarda|reconoce|va|marcha|abren|cierran|encienden|arrancan|cargan|imprimen|leen|funcionan|responden|calientan|aceptan|entran`;

/** "Inaccesible", "inutilizable"; praise and necessity look alike. */
const UNABLE = raw`(?!increíble|inolvidable|inevitable|imprescindible|indispensable|inmejorable|irrepetible|impecable|incomparable|irresistible|incansable)(?:in|im|ir)\p{L}{3,}[ai]ble`;

/** How trouble is told in Spanish, and what only looks like it. */
export const SPANISH_OBSTACLES: Pick<LanguagePack, "obstacles" | "noObstacle" | "pointsBack"> = {
  obstacles: [
    // "La verja no se abre", "el escáner no lee"
    {
      certainty: 0.85,
      pattern: shape(raw`\b(?:no|ya no) (?:se )?(?:${WORKS})\b(?! (?:nada |tan )?mal\b)`),
    },
    // "El patio está inutilizable"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:es|son|está|están|queda|quedan|sigue|siguen|será|serán) (?:\S+ ){0,2}?${UNABLE}s?\b`,
      ),
    },
    // "Antes de poder empezar, el aparejador tiene que aprobar los planos": what has to come first.
    {
      certainty: 0.85,
      pattern: shape(
        raw`^antes de (?:que (?:\S+ ){0,4}?p(?:ueda|uedan|odamos)|poder)(?![\p{L}]* (?:usted|ustedes)\b)[^,]{0,80}, (?!tú\b|usted|yo\b|hay que|cada|tod[oa]s?\b)(?:\S+ ){1,6}?(?:tiene que|tienen que|debe|deben|deberá|deberán|ha de|han de)\b`,
      ),
    },
    // "El proveedor se olvidó de los tornillos"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:(?:se )?(?:ha|han) (?:olvidado|extraviado|confundido|equivocado)|(?:se )?(?:olvidó|olvidaron|extravió|extraviaron)|se (?:equivocó|equivocaron|confundió|confundieron))\b(?! (?:de )?(?:ti|usted|vosotros)\b)`,
      ),
    },
    // "El pintor no empieza hasta que confirme el banco"
    {
      certainty: 0.85,
      pattern: shape(
        raw`(?<=\p{L} )(?<!\b(?:que|yo|nosotros|favor|mejor|pero) )no (?:(?:se|nos|me|lo|la|los|las|le|les) )?(?!puedo|podemos|tengo|tenemos|voy|vamos)\p{L}+(?:[aeáó]|an|en|án) (?:\S+ ){0,4}?hasta (?:que|el|la|los|las|mañana|pasado|dentro|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:(?:ha|han) desaparecido|(?:se (?:ha |nos ha )?(?:muerto|murió|estropeó|rompió|averió|cayó|paró|inundado|inundó|fundido|fundió))|(?:nos|me|se) (?:hemos |he |ha |han )?(?:quedado|quedamos|quedé|quedó|quedaron) sin|se (?:ha|han) (?:helado|congelado|perdido|quemado|ensuciado|retrasado|extraviado|bloqueado|colgado)|(?:está|están|sigue|siguen) (?:\S+ )?(?:tirad|colgad|enferm|atascad|inundad)[oa]s?|se (?:niega|niegan|negó) a|no cogen? el teléfono|lleva(?:n)? (?:\S+ )?(?:parad|bloquead|averiad|cerrad)[oa]s?|se (?:ha|han) quedado (?:atascad|bloquead|parad|atrapad)[oa]s?|no quedan? (?!nada|más que|duda|otra)\p{L}+|no pasan?(?=[,.;]|$)|pierden? (?:agua|aceite|gas)|(?:nos|me) (?:ha|han) fallado|(?:ha|han) (?:estropeado|arruinado|dañado)|se (?:hace|hacen) esperar|(?:hemos|he|han) tenido que (?:parar|cortar|cerrar|suspender)|no hay (?:manera|forma|modo) de|se (?:cuelga|bloquea|cae|apaga|atasca)n?|no (?:suelta|sueltan|da|dan|entrega|entregan|libera|liberan|firma|firman|paga|pagan|manda|mandan|envía|envían) .{3,60} (?:hasta|mientras|sin)|no ha (?:pasado|superado) (?:la|el)|(?:nos|me) (?:ha|han) dejado (?:tirad|plantad)[oa]s?|(?:no (?:tengo|tenemos|hay|sabemos)|sin) (?:\S+ )?(?:noticias|señales|rastro|nada) del?|no (?:avanzamos|avanza|avanzan|damos abasto)|no (?:tengo|tenemos|tiene|tienen) (?:\S+ ){0,2}?(?:acceso|permiso|conexión|internet|respuesta|a nadie|personal|material|repuestos?|existencias|llaves?|manos)|no encontramos a nadie|manos atadas|no me (?:aclaro|entero|apaño)|no nos (?:aclaramos|apañamos)|se (?:ha|han) ido (?:la luz|el agua|internet|la conexión|la corriente|el wifi)|(?:tenemos|tengo) a [^,]{3,40} de baja|(?:está|están|sigue|siguen) de baja|(?:ha|han) (?:quebrado|cerrado el negocio)|(?:sigue|siguen|está todavía|están todavía|continúa) en (?:el |la |los |las )?(?:ayuntamiento|banco|aduana|notaría|juzgado|taller|gestoría|laboratorio|hacienda|seguro|revisión|reparación|trámite|imprenta)|hay (?:una fuga|fugas|humedades|ratas|un apagón|un atasco)|lo que (?:nos|me) (?:frena|bloquea|preocupa|retrasa|falta|para)|(?:da|dan) error|no (?:nos|me) (?:van a dar|dan|dejan|deja))(?=[\s,.;:!]|$)`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`\blleva(?:n|mos)? (?:ya )?(?:\S+ ){1,2}(?:días?|semanas?|mes(?:es)?|horas?) (?:de retraso|esperando|parad[oa]s?|sin \p{L}+)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\bno (?:pasa|pasan|baja|bajan|sube|suben|llega|llegan) (?:de|a|por debajo de|por encima de) (?:los |las )?\d`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`\b(?:está|están|sigue|siguen|estamos|continúa|continúan|queda|quedan|quedó|estoy|seguimos) (?:\S+ ){0,2}?(?:bloquead[oa]s?|parad[oa]s?|atascad[oa]s?|detenid[oa]s?|paralizad[oa]s?|retenid[oa]s?|averiad[oa]s?|estropead[oa]s?|rot[oa]s?|caíd[oa]s?|retrasad[oa]s?|agotad[oa]s?|suspendid[oa]s?|fuera de servicio|congelad[oa]s?|dañad[oa]s?|vencid[oa]s?|inaccesibles?|inservibles?|sin (?:\p{L}+))\b`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:(?:pendientes?|a la espera|en espera) (?:de|del)(?! (?:tu|tus|su|sus|vuestr\p{L}+)\b)|(?:esperando|espera|esperan|esperamos) (?:\S+ )?(?:a que|que (?:llegue|responda|confirme|apruebe|firme|nos)|la|el|los|las|al|respuesta|confirmación)\b)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:sin (?:respuesta|noticias|acceso|autorización|permiso|luz|agua|calefacción|conexión|existencias|stock|presupuesto|firma|solución|confirmación|confirmar|resolver)|sin (?:él|ella|ello|ellos|ellas|eso|esto|el|la|los|las|ese|esa|su) .*\b(?:no|imposible|nada))\b`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\bno (?:(?:me|nos|se|le|les|lo|la|los|las) )?(?:puede|pueden|podemos|puedo|podrá|podrán|podremos|pudimos|pudo|logro|logra|logramos|consigo|consigue|conseguimos|consiguen)\b(?! (?:esperar|venir|faltar|quejar|asistir|creer|ser mejor))`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:todavía|aún) (?:no|sin|falta|faltan)\b(?! (?:hemos decidido|está decidido|se ha decidido|sé|sabemos|estoy segur))|\bno (?:\S+ ){1,5}?(?:todavía|aún)\b`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:falta|faltan)\b(?! (?:por )?\p{L}+(?:ar|er|ir)(?:l[aeo]s?)?\b)(?! (?:\d+ |pocos |dos |tres )?(?:días|semanas|poco|horas)\b)`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b(?:no (?:funciona|funcionan|responde|responden|contesta|contestan|arranca|llega|llegan|ha llegado|han llegado|ha respondido|han respondido|ha contestado|ha firmado|han firmado|ha confirmado|han confirmado|ha enviado|ha pagado|hay (?:respuesta|noticias|stock|existencias|acceso|agua|luz|presupuesto|personal|fecha|plazas|repuestos?|material|sitio))|averiad[oa]s?|estropead[oa]s?|(?<!\b(?:por|de) (?:la|una|esa) )avería|se ha (?:caído|roto|estropeado|averiado|retrasado|parado)|se retrasa|ha rechazado|han rechazado|rechazad[oa]s?|impide|impiden|nos bloquea|bloquea (?:el|la|los|todo)|en huelga|agotad[oa]s?|nadie (?:responde|contesta|puede|sabe)|retraso (?:de|en)|depende (?:de|del)|imposible)\b`,
      ),
    },
    {
      certainty: 0.7,
      pattern: shape(
        raw`\b(?:problemas?|avería|fallo|bloqueo|incidencia)\b (?:con|en|de|del|sigue|persiste|:)`,
      ),
    },
  ],
  noObstacle: shape(
    raw`\b(?:ya (?:no (?!(?:se )?(?:${WORKS})\b|puedo|podemos|pueden|puede|tengo|tenemos|tienen|quedan?|llegan?|da\b|dan\b|nos queda)|está(?:n)? (?:confirmad|resuelt|solucionad|arreglad)[oa]s?)|no hay (?:problema|prisa|riesgo|retraso|ningún)|sin (?:problemas?|prisa|novedad|incidencias)|no (?:hay|tenemos|tengo|nos queda|me queda) (?:otra|más) (?:opción|solución|alternativa|remedio|salida)|no (?:hay|tenemos|queda) más remedio|ningún (?:problema|retraso)|(?<!\b(?:no (?:está|están|ha sido|han sido|se ha|se han)|sin|sigue sin|aún no|todavía no) (?:\S+ )?)(?:resuelt[oa]s?|solucionad[oa]s?|arreglad[oa]s?|reparad[oa]s?|desbloquead[oa]s?)|funciona de nuevo|vuelve a funcionar|de vuelta|no es urgente|no te preocupes|no se preocupe|no puedo (?:asistir|ir|venir|esperar)|de vacaciones|no (?:te )?olvides|no hace falta|no es necesario|falsa alarma|no falta nada|sin falta|no dud)\b`,
  ),
  pointsBack: shape(
    raw`^(?:hasta entonces|hasta que no|mientras(?: tanto)?|sin (?:eso|esto|ello|él|ella|ellos|ellas)|por eso|así(?! que te)|por tanto|por lo tanto|así que|eso|esto)(?![\p{L}])|^(?:así )?no se puede(?:n)? \p{L}+(?: así)?[.!]*$`,
  ),
};
