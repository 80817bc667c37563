import type { LanguagePack } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** From when on a rule holds. */
const FROM_NOW_ON = raw`(?:(?:desde|a partir de|a contar de|a partir del|desde el) (?!las?\b|ayer|anoche|hace|que\b|esta?\b|siempre|entonces|anteayer)(?:\S+ ){1,2}?|en adelante,? |de ahora en adelante,? |en lo sucesivo,? |de aquí en adelante,? |hasta nuevo aviso,? )`;

/** How decisions are told in Spanish, and what only looks like it. */
export const SPANISH_DECISIONS: Pick<LanguagePack, "decisions" | "noDecision"> = {
  decisions: [
    {
      certainty: 0.95,
      pattern: shape(
        raw`\b(?:hemos|ha|han|he|fue|fueron|sido|se|queda|quedó|está|habíamos)\b(?: \S+){0,4}? (?:decidid[oa]s?|decidió|decidieron|acordad[oa]s?|acordó|acordaron|aprobad[oa]s?|aprobó|aprobaron|elegid[oa]s?|eligió|optad[oa]|optó|votad[oa]|votó|convenid[oa]|ratificad[oa]|adjudicad[oa]|aceptad[oa] (?:el|la|nuestra|su|tu)|cancelad[oa]s?|canceló|aplazad[oa]s?|aplazó|pospuest[oa]s?|descartad[oa]s?|descartó|rechazad[oa] (?:el|la) (?:proyecto|propuesta|presupuesto)|dado (?:el sí|el ok|luz verde|el visto bueno)|dio (?:el sí|el ok|luz verde|el visto bueno)|puesto de acuerdo)\b`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`\b(?:decidimos|acordamos|aprobamos|elegimos|optamos|descartamos|el (?:consejo|comité|cliente|equipo) (?:decidió|acordó|aprobó|eligió)|la (?:junta|dirección|comisión) (?:decidió|acordó|aprobó|eligió|aprueba))\b`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(raw`^(?:decisión|decidido|acuerdo|acordado|aprobado|resolución)\s*[:–—-]\s*\S`),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`^(?:[^:.]{2,40}[:.] )?(?:\d+[.)] )?(?:al final |finalmente |de momento |por ahora )?(?:se (?:acuerda|aprueba|decide|resuelve|autoriza|ratifica|descarta|suspende|mantiene|cancela|aplaza|pospone|adelanta|traslada|elimina|retira|suprime|anula|renueva|adjudica|contrata|acabaron|acabó)n?|la (?:asamblea|junta|comunidad) (?:acuerda|aprueba|decide))\b`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:nos quedamos con|me quedo con|nos decidimos por|nos decantamos por|me decanto por|seguimos con|seguiremos con|mantenemos (?:el|la|los|las)|renunciamos|cancelamos|aplazamos|posponemos|elegiremos|no renovamos|no renovaremos|no participaremos|no participamos|no continuamos|vamos con (?:el|la|los)(?! (?:niñ|hij|abuel|amig|famil|coche|bici|perr))|iremos con|apostamos por|cambiamos (?:de|a)|contratamos a|dejamos de|suprimimos|prescindimos|retiramos|adelantamos|retrasamos|trasladamos|damos luz verde|luz verde (?:a|al|para)|es definitivo|es oficial|quedan? (?:decidid|acordad|aprobad|fijad|confirmad|descartad|suspendid|aplazad|establecid)[oa]s?|pasan? a (?!recoger|buscar|ver|por|saludar|limpiar|revisar|dejar)\p{L}+(?:ar|er|ir)(?:se)?\b|se (?:adelanta|traslada|aplaza|pospone|suspende|cancela|mantiene|elimina|descarta)n?|quedan? (?:fuera|descartad[oa]s?|zanjad[oa]s?)|(?:está|queda|están|quedan) (?:ya )?(?:zanjad|cerrad)[oa]s? (?=.*\b(?:acuerdo|trato|precio|contrato|presupuesto|:))|(?:el|la) (?:acuerdo|trato|precio|contrato) .{0,30}está cerrado|está zanjad[oa]|lo (?:tengo|tiene|tienen|tenemos) claro|(?:la plaza|el puesto|el contrato|la obra|el encargo|el piso) (?:es|será) para|(?:precios?|tarifas?|cuotas?|horarios?) se quedan? (?:como|igual)|(?:ha|hemos|han|he) quedado en que|quedamos (?:\S+ ){0,2}?en (?:que|\p{L}+(?:ar|er|ir)(?:l[aeo]s?)?)|ha ganado (?:el|la)|(?:prefirió|prefirieron|han? preferido) (?:el|la|los|las|que)|(?:lo|la) (?:acepta|aceptan|ha aceptado|han aceptado)|(?:está|están) (?:conforme|conformes|de acuerdo)(?! con (?:usted|vosotros|ella|él))|no hay más que hablar|y punto(?! y)|sigue(?:n)? en pie|se acabaron|se quedan? como (?!siempre|está|estaba)|pasan? (?:al|a la|a los|a las) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\p{L}+ semana|mes|\d)|se llamarán?|(?:ha|han) sido (?:el|la|los|las) elegid[oa]s?|(?:ha|han) aceptado \p{L}+(?:ar|er|ir)|(?:fijad|decidid|acordad)[oa] queda|se quitan?|serán? .{3,50} y no (?:en|el|la|los|a)|decisión (?:ya )?tomada|volvemos con el mism|se aplican? (?:desde|a partir)|entran? en vigor|se quedan? (?:en (?:el|la|los|las) (?!casa|oficina|hotel)|igual)|repetimos con|nos inclinamos por|(?:ha|han) firmado (?:por|con|para)|se (?:ha|han) (?:decidido|inclinado|decantado) por|(?:lo|la|los|las) dejamos (?:para|en|como|así|tal|fuera)|se (?:lo|la|los|las) (?:damos|dimos|encargamos|adjudicamos) a)\b`,
      ),
    },
    // "Este año no abriremos el bar", "no vamos a renovar el seguro"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\bno (?:(?:lo|la|los|las|nos|se|le|les) )?(?:vamos a (?!poder|llegar|tener|estar|ser|saber|dar abasto)\p{L}+r(?:l[oa]s?)?\b|(?!podr|sabr|tendr|estar|ser|llegar|habr|dar)\p{L}+remos\b)`,
      ),
    },
    // "..., así lo hemos votado", "..., ya lo hablé con el comité"
    {
      certainty: 0.9,
      pattern: shape(
        raw`\b(?:así (?:lo )?(?:hemos|ha|han|quedó|quedamos|se (?:acordó|votó|decidió|habló)|acordamos|decidimos|queda|quedará)|(?:ya )?lo (?:hemos|tengo|he|tenemos|ha|han) (?:\S+ )?(?:hablado|decidido|votado|acordado|pactado|consensuado)|ya lo hablé con|ya lo hablamos|(?:ya )?(?:está|queda) (?:ya )?(?:todo )?(?:hablado|decidido|acordado|pactado|consensuado)|(?:estamos |están |estaban |estuvimos )?todos? de acuerdo (?:en|con)|estamos de acuerdo en|está de acuerdo en|la decisión (?:está|fue|ya está) (?:tomada|firme)|(?:ha|han) dicho que (?:sí|no))(?=[\s,.;:!)]|$)`,
      ),
    },
    // "No habrá fuegos", "lo haremos sin traductor", "quitamos la sesión de las diez"
    {
      certainty: 0.8,
      pattern: shape(
        raw`\bno habrá (?!tiempo|problema|nadie|manera|duda)\p{L}+|\b(?:lo )?(?:haremos|hacemos) sin\b|^(?:lo|la|los|las) (?:hacemos|ponemos|montamos|pintamos|imprimimos|cogemos|dejamos|compramos) (?:en|con|de|así)\b(?!.*\b(?:mañana|hoy|esta tarde|todavía)\b).{3,}|^(?:ya no )?(?:quitamos|eliminamos|añadimos|ampliamos|reducimos|subimos|bajamos|cerramos|abrimos|cerraremos|abriremos|cobraremos|subiremos|bajaremos|fichamos|vendemos|venderemos|programamos|programaremos|alquilamos|unificamos|limitamos|tiramos (?:para|pa) |seguimos adelante|repartimos|ponemos fin)\b(?! (?:a |al |de |del )(?!partir|las?\b.*(?:abril|mayo)))(?!.*\b(?:mañana|hoy|esta tarde|todavía|ayer|anoche)\b).{6,}|\b\p{L}+(?:rán|rá) .{3,50} (?:a partir de ahora|en adelante|desde ahora)\b|^[^:]{3,40}: (?:será|serán) (?:el|la|los|las|a)\b`,
      ),
    },
    // "Finalmente será la oferta de Lorca"
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b(?:al final|finalmente|definitivamente)\b(?!.*\bno (?:pude|pudimos|ha|hemos|he)\b)(?=.*\b(?:será|serán|va|van|vamos|haremos|hará|harán|irá|iremos|irán|quedamos|usamos|usaremos|celebraremos|se (?:hace|hará|celebra|queda)|compramos|\p{L}{3,}aremos|se lleva|se llevan|coge|cogen|elige|eligen|preferimos|prefiere|prefieren|contratamos|elegimos)\b)`,
      ),
    },
    // "La junta se reunió ayer: la fiesta será en junio"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:junta|consejo|comité|equipo|dirección|asamblea|claustro|comisión) se (?:reunió|ha reunido)[^:]{0,30}: .{6,}`,
      ),
    },
    // "El reparto pasará solo los martes a partir de enero"
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b\p{L}+(?:rá|rán|remos) (?:solo|sólo|solamente|únicamente|ya solo) .{3,60}\b(?:a partir de|desde)\b`,
      ),
    },
    // "Mientras tanto servimos en la terraza", "esta vez dejamos la furgoneta"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:(?:mientras(?: tanto)?|entretanto|hasta entonces|de momento|por ahora|esta vez),? (?!(?:no|estamos|seguimos|esperamos|tenemos|podemos|debemos|hemos|vamos|necesitamos|buscamos|somos)\b)(?:lo |la |los |las )?\p{L}{2,}(?:amos|emos|imos) .{3,})`,
      ),
    },
    // "El horario se amplía a partir de enero"
    {
      certainty: 0.8,
      pattern: shape(
        raw`\bse (?:amplía|reduce|cambia|sube|baja|modifica|cierra|abre|unifica|limita|prolonga|acorta)n? (?:\S+ ){0,4}?(?:a partir de|desde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|el \d))`,
      ),
    },
    // "A partir de ahora pesaremos todo dos veces"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^${FROM_NOW_ON}(?=.*\b(?:\p{L}+(?:remos|amos|emos)|se \p{L}+(?:rá|rán|a|an|e|en)|\p{L}+(?:rán|rá)|solo|sólo|únicamente|ya no|queda|quedan|pasan? por|obligatorio)\b)(?!.*\b(?:vacaciones|ausente|de baja|estaré|estaremos|tenemos|tendremos|hemos|llevamos|esperamos|por favor|lluvia|nieve|podemos|queremos|disponible)\b)`,
      ),
    },
  ],
  noDecision: shape(
    raw`\b(?:todavía no|aún no|no (?:se )?(?:ha|han|hemos|está) (?:\S+ )?(?:decidid|acordad|aprobad)\p{L}*|sin decidir|por decidir|nada (?:está )?decidido|debe(?:n)? (?:ser|estar)|tiene(?:n)? que ser|hay que (?:decidir|aprobar)|decidir si|si\b|propone|proponemos|propongo|propuesta de|sugiero|sugerimos|quizás?|tal vez|a lo mejor|podría|podríamos|sería|cuando|en cuanto|hasta que|mientras no|será (?:decidido|aprobado)|se (?:decidirá|aprobará|acordará)|pendiente de|antes de que|seguimos con (?:problemas|la duda)|ya veremos|veremos|(?:me|nos) alegra|como (?:siempre|cada año)|gracias a dios|quedamos en (?:casa|el hotel)|no se pierdan?|no te pierdas|no os perdáis)(?=[^\p{L}\p{N}]|$)`,
  ),
};
