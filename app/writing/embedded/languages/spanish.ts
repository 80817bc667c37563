import type { LanguagePack } from "./language-pack";
import { shape, wordSet } from "./shape";
import { SPANISH_DECISIONS } from "./spanish-decisions";
import { SPANISH_DUTIES } from "./spanish-duties";
import { CLITICS, INFINITIVE, INFINITIVE_ENCLITIC, TIMES } from "./spanish-forms";
import { SPANISH_OBSTACLES } from "./spanish-obstacles";
import { SPANISH_POINTING } from "./spanish-pointing";
import { SPANISH_REQUESTS } from "./spanish-requests";
import { spanishInfinitive } from "./spanish-verbs";
import { SPANISH_WISHES } from "./wishes-of-others";

const { raw } = String;

const STATES = wordSet(`
  es está están estoy estamos son soy somos era será serán estará estarán hay ha han he hemos había habrá tiene tengo tenemos tienen tendrá tendremos tendré
  creo cree pienso piensa espero espera esperamos esperan sé sabe saben conoce conozco quiero quiere quieren gusta gustan parece siento siente puedo puede pueden podrá podré podremos podrán debo debe deben
  falta faltan queda quedan funciona funcionan cuesta dura existe viene vengo va voy van vive duerme come trabaja trabajo agradezco agradecemos lamento lamentamos deseo deseamos supongo imagino dudo recuerdo
  llega llegan llegará sale salen empieza comienza comenzará empezará necesito necesita necesitamos necesitan opina entiende comprende depende sigue siguen permanece significa contiene pertenece ve veo verá vemos oigo oye participa asiste asistirá pasa avanza baja sube crece rechaza prefiere prefiero odia adora disfruta mide pesa bloquea
  dice dicen dijo dijeron digo hubo mismo mismos mismas propio propios cosa cosas nuestro nuestra nuestros nuestras vuestro vuestra
  de la el los las que con para por mañana hoy ayer ahora luego una otra otras otro otros solo sólo todo toda todos todas algo nada mucho mucha como sobre entre contra sin desde hasta donde cuando esta este ese esa nueva nuevo grande interna externa jurídica técnica comercial responsable ausente enferma disponible misma propia y e o nos me te se le les`);

/** "..., hay ochenta", "..., lo está esperando": a sentence of its own behind the task. */
const TOLD_BEHIND = shape(
  raw`[?]?, (?:(?:ya |aún |todavía |solo |no )*(?:hay|son|es|está|están|tienen?|faltan?|quedan?|cierran?|basta|bastan|espera|esperan)|(?:con|de) \p{L}+ (?:basta|bastan|vale|llega|hay)|(?:l[oa]s?|nos|me|les?|se) (?:está|están|necesita|necesitan|espera|esperan|piden?|hace|hacen|tienen?)|(?:el|la|los|las) \p{L}+ (?:está|están|es|son|cierran?|tienen?|faltan?))\b[^,;:]*$`,
);

export const SPANISH: LanguagePack = {
  wording: (phrase) => phrase.replace(TOLD_BEHIND, ""),
  breaks:
    /(?<!^(?:pendiente|queda pendiente|por hacer)[^:,]{0,30})[,;:]\s+|\s[–—-]\s|\s(?:y|e|pero|así que|conque)\s+|\s(?=(?:porque|ya que|puesto que|para que)\s)/giu,
  openers: shape(
    raw`^(?:(?:y|e|pero|mientras(?=,)|para entonces|pues|entonces|luego|después|además|también|asimismo|vale|ok|sí|bien|bueno|gracias(?=[,:.!])|perfecto|genial|por cierto|por otro lado|por otra parte|por mi parte|por nuestra parte|como acordamos|según lo acordado|recordatorio|nota|p\.d\.|pd|así que|por eso|por tanto|mientras tanto|primero|segundo|por último|antes de nada|otra cosa|otra cosa más|todavía(?! no\b| quedan?\b| faltan?\b)|aún(?! no\b| quedan?\b| faltan?\b)|sobre todo|anda|venga|oye)\s*[,:.!]?\s+)+`,
  ),
  timesFirst: shape(raw`^(?:(?:para )?${TIMES},? )+(?=\p{L})`),
  condition: shape(
    raw`^(?:si(?! (?:puedes|tienes tiempo)|(?: me| nos)? pudier(?:as|a|ais|an) ${INFINITIVE_ENCLITIC})|en caso de|en caso contrario|siempre que|a menos que|salvo que|con tal de)\b`,
  ),
  politeCondition: shape(
    raw`^(?:si (?:es posible|puede ser|puedes|podéis|pueden|puede|tienes (?:tiempo|un momento|(?:un|dos|cinco) minutos?)|tiene (?:tiempo|un momento)|no te importa|no le importa|te parece|le parece|hace falta|fuera posible)|a ser posible)\b`,
  ),
  reason: shape(
    raw`^(?:que (?!cada|todos|todo|alguien|venga|me|nos|no se)|a ver si|porque|ya que|puesto que|dado que|cuando|en cuanto|hasta que|antes de que|después de que|aunque|mientras|para que|como (?!muy tarde|máximo|mucho|pronto))`,
  ),
  hedge: shape(
    raw`\b(?:quizás?|tal vez|a lo mejor|igual (?:podemos|puedo|vamos)|posiblemente|probablemente|seguramente|ojalá|espero (?:poder|que)|esperamos (?:poder|que)|intentaré|(?<!\blo )intento|(?<=\blo )intento(?! (?:otra vez|de nuevo|mañana|el))|intentaremos|trataré|trataremos|si tengo tiempo|si hay tiempo|algún día|en algún momento|podría(?!s)|podríamos|podrían(?! (?:enviar|mandar|confirmar))|sería(?! tan)|haría|haríamos|me gustaría(?! (?:que|pedir))|nos gustaría(?! (?:que|pedir))|estamos pensando|estoy pensando|pensando en|en principio|ya veremos|eventualmente|en teoría|no prometo|dudamos|dudo|debería poder)\b`,
  ),
  habit: shape(
    raw`\b(?:siempre|normalmente|habitualmente|cada (?:día|semana|mes|año|lunes|martes|miércoles|jueves|viernes)|todos los|todas las|suele|suelen|suelo|a menudo|nunca|jamás|generalmente|por lo general|a veces|automáticamente|desde (?:\d{4}|hace|siempre|esta|anoche|la semana|las|ayer|el lunes|el martes|el miércoles|el jueves|el viernes))\b`,
  ),
  negation: shape(raw`\b(?:no|nunca|jamás|nadie|nada|ningún|ninguna|ninguno|tampoco|sin)\b`),
  courtesy: shape(
    raw`^[¿¡]*(?:(?:te|os|le|les) (?:resumo|cuento|resumimos)\b|(?:guard[ae]|conserv[ae]) este (?:correo|mensaje|e-?mail|documento)|a ver si (?!puedes|podéis|puede\b|pueden|me\b|nos\b)|(?:me|nos) alegr|encontrar(?:á|ás|án|éis) |te (?:digo|cuento|aviso)[.!]*$|gracias|muchas gracias|buen[oa]?s?\b|un (?:saludo|abrazo|cordial)|saludos|atentamente|cordialmente|(?:le|les|te|os) (?:(?:agradezco|agradecemos)(?! que (?!hay))|deseo|deseamos|saluda|saludo|recuerdo que(?! (?:tienes|tiene|tenéis|tienen|debes|debe|debéis) ))|no dud|perdon|disculp|adjunto|adjunta|adjuntamos|le adjunto|te adjunto|os adjunto|en adjunto|(?:quedo|quedamos)(?! a la espera de (?:tus?|sus?|vuestr\p{L}+) \p{L}+ (?:sobre|a|al|para|respecto|acerca)\b)(?! en\b)|hasta (?:luego|pronto|mañana|el lunes)[.! ]*$|espero que (?:tu|su|vuestr\p{L}+|el|la|los|las) .{2,30} (?:esté|estén|vaya|vayan|haya|hayan|te|os)\b|espero que (?:estés|esté|todo|tengas|tenga|os|hayas)|feliz|felices|felicidades|enhorabuena|bienvenid|que (?:tengas|tenga|tengáis|vaya|pases|descanses)|cuídate|disfruta|descansa|tú verás|usted verá|imagina|(?:fíjate|mira|oye)(?=\s*[,.!:]|$)|fíjate en lo |consulte nuestra|(?:responda|complete|rellene|conteste)(?: a)? nuestra (?:breve )?encuesta|haga clic|cómo |por qué |cuándo |quién |dónde |qué )|\b(?:a (?:su|tu|vuestra) disposición|cualquier (?:duda|consulta|pregunta)|(?:su|tu|vuestra) (?:comprensión|paciencia)|las molestias)\b`,
  ),
  pronouns: {
    yo: "I",
    nosotros: "we",
    nosotras: "we",
    tú: "you",
    usted: "you",
    ustedes: "you",
    vosotros: "you",
    vosotras: "you",
    él: "they",
    ella: "they",
    ellos: "they",
    ellas: "they",
    esto: "nobody",
    eso: "nobody",
    ello: "nobody",
    nadie: "nobody",
    alguien: "nobody",
    quien: "nobody",
    quién: "nobody",
  },
  titles: shape(raw`^(?:señora?|señorita|sra?\.?|don|doña|d\.|dña\.?|doctora?|dra?\.?)$`),
  determiners: wordSet(
    "el la los las nuestro nuestra nuestros nuestras mi mis tu tus su sus vuestro vuestra un una",
  ),
  roles: shape(
    raw`^(?:agencia|agentes?|equipo|aprendiz|aprendices|cartero|alcalde|alcaldesa|cura|tesorer[oa]|banco|ayuntamiento|departamento|abogad[oa]s?|notari[oa]|contable|contabilidad|jurídico|dirección|consejo|comité|oficina|cliente|clienta|clientes|proveedora?|transportista|imprenta|becari[oa]s?|compañer[oa]s?|jef[ea]|asistente|secretari[oa]|secretaría|arquitect[oa]|electricista|fontaner[oa]|mecánic[oa]|técnic[oa]s?|fábrica|taller|almacén|escuela|colegio|universidad|hotel|seguro|aseguradora|laboratorio|empresa|soci[oa]s?|responsable|gerente|encargad[oa]|conserje|médic[oa]|enfermer[oa]|farmacéutic[oa]|comisión|asociación|juzgado|producción|compras|marketing|soporte|informática|logística|administración|gestoría|junta|vecin[oa]s?|\p{L}{3,}(?:dora?|tora?|sora?|ista|ero|era|ante|ente|ólog[oa]|ógraf[oa])e?s?)$`,
  ),
  notNames: wordSet(
    "cualquier cualquiera hubo hubiera es son está están será serán sería hace era tienes tenéis tiene tienen que podrás podréis podrá podrán querrías me te le les nos os lo se gracias hola buenos buenas estimado estimada querido querida mañana hoy ayer lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre el la los las un una nuestro nuestra mi tu su este esta ese esa todavía aún yo tú él ella usted nosotros qué quién cuándo dónde cómo si y pero para por con sin en sobre tras antes después desde hasta todo toda todos todas nada nadie factura contrato pedido reunión entrega respuesta pregunta nota recordatorio atención asunto decisión decisiones acuerdo acuerdos tarea tareas favor puede puedes podría podrías necesito hay falta faltan queda quedan hemos se no ya también además hecho recuerda",
  ),
  and: wordSet("y e &"),
  of: wordSet("de del en para"),
  asks: SPANISH_REQUESTS,
  predicates: [
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:se )?(?:ofreció|ofrecieron|comprometió|comprometieron|prometió|prometieron|quedó|quedaron) (?:a |en |de )?(?<task>${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^${CLITICS}(?:voy|va|van|vamos) a (?<task>(?!ser\b|estar\b|haber\b|ver\b|tener\b|poder\b|ir\b)${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    // "Javier va el jueves a Toledo a recoger las muestras"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:me |se |nos )?(?:voy|va|van|vamos|paso|pasa|pasan|acerco|acerca|acercan|baja|bajo|sube|subo|iré|irá|irán) (?:\S+ ){1,6}?a (?<task>(?!ser\b|estar\b|ver\b)${INFINITIVE_ENCLITIC} .{3,})$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:(?:todavía|aún|también|ya) )*${CLITICS}(?:debo|debe|deben|debemos|debes|deberá|deberán|debería|deberían|tengo que|tiene que|tienen que|tenemos que|tienes que|tendrá que|tendrán que|ha de|han de|he de|has de)(?: también| todavía| aún)* (?<task>(?!ser\b|estar\b|haber\b|poder\b|tener\b)${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:(?:ya )?(?:me|se|nos) )?(?:encargo|encarga|encargan|encargamos|encargaré|encargará|encargaremos|ocupo|ocupa|ocupan|ocupamos|ocuparé|ocupará|ocuparemos|hago cargo|hace cargo|comprometo|compromete|comprometen)(?: también)? (?:de|del|a) (?<task>.+)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:está|estoy|están|estamos|va|voy|van|vamos|irá|iré|irán) (?<task>\p{L}+(?:ando|iendo|yendo)(?:me|te|se|nos|os|le|les|lo|la|los|las)* (?!en\b|de\b|con\b|a la espera).+)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:(?:se|me|nos) )?(?:ha|he|han|hemos) (?:prometido|ofrecido|comprometido|aceptado|quedado|acordado)(?: a| en| de)? (?<task>${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    // "Laura ha dicho que va a pintar la valla"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:(?:me|nos|te) )?(?:ha|han|he|hemos|dice|dicen|dijo|asegura|promete) ?(?:dicho|prometido|asegurado|confirmado|contestado)? que (?:va|van|voy|iba|iban|(?:se|me) encarga(?:n|rá|ría)? de|(?:se|me) ocupa(?:n|rá|ría)? de)(?: a)? (?<task>${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:es|soy|son|será|queda|quedan) (?:el |la )?(?:encargad[oa]s?|responsables?) (?:de|del) (?<task>.+)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:piensa|pienso|planea|planeo|prevé|preveo|prevemos|tiene previsto|tengo previsto|tenemos previsto|se compromete a|me comprometo a) (?<task>${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:yo )?${CLITICS}(?<verb>\p{L}+r(?:é|á|án|emos|ás|éis)|har(?:é|á|án|emos))\b(?<rest>.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:(?:me|te|se|os|nos|le|les) )?(?:lo|la|los|las) \p{L}+r(?:é|á|án|emos)\b.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?!se llaman?\b)(?:(?:mism[oa]s?|sol[oa]s?|también|tampoco) )?${CLITICS}(?<verb>\p{L}{3,})\s+(?<rest>(?!(?:me|te|se|nos|os|les?) \p{L}).{3,})$`,
      ),
      forms: ["I", "you", "one", "many"],
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:(?:me|te|se|os|nos|le|les) )?(?:lo|la|los|las) \p{L}{3,}(?:o|a|e)\b (?:mañana|hoy|el|esta|antes|ahora|luego|en|por|pasado|para).*)$`,
      ),
      forms: ["I", "one"],
    },
  ],
  withoutSubject: [
    // "Lo guardo mañana"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:yo )?(?<task>(?:(?:te|se|os|les?) )?l[oa]s? (?!(?:tengo|he|sé|veo|creo|quiero|necesito|conozco|recuerdo|entiendo|pido|siento|lamento|mismo|bueno|malo|nuevo|único|último|primero|segundo|cierto|foto|radio|mano|moto|dudo|espero|prefiero|digo|supongo|intento)\b)\p{L}{2,}(?<!ad|id)o(?: yo)?(?: (?:mañana|hoy|esta (?:tarde|noche)|el (?:lunes|martes|miércoles|jueves|viernes)|pasado mañana|luego|ahora)\b.*))$`,
      ),
      forms: ["I"],
    },
    // "Mañana vuelvo a intentarlo", "lo intento otra vez el viernes"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:yo )?(?<task>(?:lo (?:intento|reintento)|vuelvo a intentarlo)\b.*|(?:llamo|pregunto) yo(?: (?:mañana|hoy|esta tarde))?)$`,
      ),
      forms: ["I"],
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:me comprometo a|nos comprometemos a|prometo|prometemos|(?:he|hemos) (?:quedado en|prometido|decidido ya)|me falta(?: todavía| aún| solo)*(?: por)?) (?<task>${INFINITIVE_ENCLITIC}.*)$`,
      ),
      forms: ["I"],
    },
    // "Del bufé tengo que ocuparme yo"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:del?|con|para) [^,;?]{2,40} (?:debo|tengo que|he de) ${INFINITIVE_ENCLITIC}.*)$`,
      ),
      forms: ["I"],
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:pienso|tengo previsto|tengo pensado|tenemos previsto) (?<task>${INFINITIVE_ENCLITIC}.*)$`,
      ),
      forms: ["I"],
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:ya )?(?<task>lo (?:(?:veo|hablo|miro|consulto|trato|arreglo) con|(?:comento|planteo|menciono|propongo|pregunto|compruebo|gestiono|resuelvo|soluciono|tramito|apunto|reviso)) .{3,})$`,
      ),
      forms: ["I"],
    },
    // "El acta te la mando esta noche"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:el|la|los|las|lo de|mi|tu) [^,;?]{2,50}?(?<!\b(?:a|de|en|con|por|para|hasta|desde|sobre|y)) (?:(?:te|os|le|les|se) )?(?:lo|la|los|las) (?!(?:tengo|he|sé|veo|creo|quiero|necesito|conozco|recuerdo|entiendo|pido)\b)\p{L}{2,}(?:o|é)\b.*)$`,
      ),
      forms: ["I"],
    },
    // "Le pregunto a mi primo"
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:en cuanto a .{3,40}, )?(?:te|os|le|les|se lo|se la|se los|se las|te lo|te la|te los|te las) (?!(?:agradezco|deseo|recuerdo|quiero|debo|creo|veo|entiendo|echo|tengo|he|pido|ruego|conozco)\b)\p{L}{2,}o\b .{3,})$`,
      ),
      forms: ["I"],
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^${CLITICS}(?:voy|vamos) a (?<task>(?!ser\b|estar\b|haber\b|ver\b|tener\b|poder\b|ir\b)${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^${CLITICS}(?:debo|tengo que|he de|debemos|tenemos que)(?: también| todavía| aún)* (?<task>(?!ser\b|estar\b|haber\b|poder\b|tener\b)${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:tienes que|tiene que|tienen que|tenéis que|tendrías que|tendríais que|tendría que|tendrían que|debes|debéis|deberías|deberíais)(?: también| todavía| aún)* (?<task>(?!ser\b|estar\b|haber\b|poder\b|tener\b)${INFINITIVE_ENCLITIC}.*)$`,
      ),
      forms: ["you"],
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:ya )?me (?:encargo|encargaré|ocupo|ocuparé|hago cargo)(?: también| yo)? (?:de|del) (?<task>.+)$`,
      ),
      forms: ["I"],
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:ya )?nos (?:encargamos|encargaremos|ocupamos|ocuparemos|hacemos cargo)(?: también| nosotros)? (?:de|del) (?<task>.+)$`,
      ),
      forms: ["we"],
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:estoy|estamos|voy|vamos|iré|iremos) (?<task>\p{L}+(?:ando|iendo|yendo)(?:me|te|se|nos|os|le|les|lo|la|los|las)* (?!en\b|de\b|con\b|a la espera).+)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(raw`^(?:ya |mañana |hoy )?${CLITICS}(?<verb>\p{L}+r(?:é|emos))\b(?<rest>.*)$`),
    },
    {
      certainty: 0.8,
      pattern: shape(raw`^(?<task>(?:(?:te|se|os|le|les) )?(?:lo|la|los|las) \p{L}+r(?:é|emos)\b.*)$`),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:(?:te|se|os|le|les) )?(?:lo|la|los|las) (?:mando|envío|hago|preparo|llevo|traigo|miro|reviso|paso|pido|compro|termino|entrego|subo|arreglo|busco|confirmo|imprimo|dejo)\b.*)$`,
      ),
      forms: ["I"],
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:ya |mañana |hoy )?${CLITICS}(?<verb>apunto|inscribo|modifico|anulo|cancelo|coordino|lanzo|dejo|meto|guardo|cuelgo|explico|reparto|reparo|instalo|adapto|elijo|mido|calculo|peso|coloco|monto|limpio|cierro|abro|corto|pinto|lavo|riego|planto|cargo|descargo|saco|cojo|cambio|hablo|consulto|pregunto|acerco|devuelvo|relleno|firmo|edito|grabo|cocino|repaso|ajusto|desmonto|quito|resuelvo|tramito|renuevo|mando|envío|hago|preparo|llevo|traigo|reviso|paso|pido|compro|termino|entrego|subo|arreglo|busco|confirmo|imprimo|reservo|llamo|aviso|contacto|organizo|redacto|escribo|corrijo|recojo|pongo|actualizo|compruebo|pago|gestiono|convoco|traduzco|publico)\s+(?<rest>.+)$`,
      ),
      forms: ["I"],
    },
  ],
  resumes:
    /^\p{L}*[áéíóú]\p{L}*les? (?:si|que|cuándo|cuánto|cómo|dónde)(?!\p{L})|^(?:dile|diles) (?:si|que|cuándo|cuánto|cómo|dónde)(?!\p{L})|^(?:(?:(?:me|te|se|nos|os|le|les) )?(?:lo|la|los|las) \p{L}+|\p{L}+(?:[áéí]\p{L}*)?(?:r|e|a|n|d)(?:me|te|se|nos|os)?(?:lo|la|los|las))(?: |$)(?!.*(?<=\s)(?:el|las?|los|una?|mi|tu|su|nuestr\p{L}) (?!lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|tarde|mañana|noche|día))/iu,
  contact: shape(
    raw`^(?:llám[ae](?:me|nos)|escríb[ae](?:me|nos)|avís[ae](?:me|nos)|dime|dímelo|dinos|díga(?:me|nos|melo)|pregúnt[ae](?:me|nos)|contáct[ae](?:me|nos)|consúlt[ae](?:me|nos)|me (?:llamas|avisas|dices|escribes))\b`,
  ),
  asksToKnow: shape(
    raw`^(?:dímelo|dínoslo|dígamelo|díganoslo|decídmelo|dime(?: algo)?|dinos(?: algo)?|dígame(?: algo)?|díganos(?: algo)?|avísame|avísanos|avíseme|avísenos|confírmamelo|confírmame|confírmeme|confírmanos|contéstame|contésteme|respóndeme|me (?:dices|avisas|confirmas)|nos (?:dices|avisas|confirmas)|decirme(?: algo)?|confirmarme(?:lo)?|avisarme|contestarme|responderme)(?: (?:cuanto antes|pronto|hoy|mañana|antes|para|en|con|lo antes).{0,25})?$`,
  ),
  takesOn:
    /^(?:yo )?(?:lo (?:hago|haré)|me (?:encargo|ocupo))(?: yo)?$|^(?:hazlo|hágalo|hacedlo|encárgate|encárguese|ocúpate|ocúpese|te encargas|te ocupas|se encarga|se ocupa)(?: (?:tú|usted|de (?:eso|ello|esto)))?$|^(?:hacerlo|encargarte|ocuparte|encargarse|ocuparse)(?: (?:tú|usted|de (?:eso|ello|esto)))?(?!\p{L})/iu,
  repeats: /^(?:(?:me|te|se|nos|os|le|les) )?(?:lo|la|los|las) \p{L}+(?: \S+){0,4}$/iu,
  // "Los carteles los pega Nadia"
  pointing: SPANISH_POINTING,
  inverted: shape(
    raw`^(?<front>(?:el|la|los|las|mi|tu|su|de eso|lo de) [^,;?]{2,60}? (?:(?:me|nos|te|se|le|les) )?(?:lo|la|los|las)\s+|(?:(?:mañana|hoy|el \p{L}+|luego) )?(?:lo|la|los|las)\s+)(?<verb>\p{L}{2,}(?:a|e|á|an|en|án|o|é))\s+(?=\p{L})`,
  ),
  handsTo: [
    // "Se ruega a la señora Royo que firme el impreso"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^se (?:ruega|pide|solicita) (?:al |a (?:la )?)(?<who>[^,;?]{2,40}?) que (?<task>.{5,})$`,
      ),
    },
    // "El turno del sábado le toca a la señora Rey"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:el|la|los|las|este|esta) [^,;?]{2,60}?) les? (?:toca|tocan|tocará|corresponde|corresponden) (?:al |a (?:la )?)(?<who>[^,;?]{2,40})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(raw`^a (?<who>\p{L}+(?: \p{Lu}\p{L}+)?) les? toca (?<task>${INFINITIVE_ENCLITIC}.*)$`),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:(?:ya )?le (?:he|hemos) (?:pedido|dicho|encargado) a |que |(?:hace falta|conviene|quiero|queremos|necesito|necesitamos|es (?:necesario|importante|mejor)) que )(?<who>\p{L}+(?: \p{L}+)??) (?:que )?(?:(?:me|nos|le|les) )?(?<wished>(?!l[ao]s?\b)\p{L}{2,}[ae]n?) (?<rest>.{3,})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^de (?<task>${INFINITIVE_ENCLITIC} [^,;?]{3,80}?) (?:ya )?se (?:encarga|encargará|ocupa|ocupará|hace cargo|hará cargo) (?<who>[^,;?]{2,40})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:de|del) [^,;?]{3,50}?) (?:ya )?se (?:encarga|encargará|ocupa|ocupará|hace cargo|hará cargo) (?<who>.+)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(raw`^(?:cuento|contamos) con (?<who>\S+(?: \p{Lu}\p{L}+)?) para (?<task>.{4,})$`),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:le toca|te toca|os toca|les toca|corresponde) a (?<who>\S+(?: \p{L}+)?) (?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:dejo|dejamos) (?:en manos de |a )(?<who>\S+(?: \p{L}+)?) (?<task>(?:el|la|los|las|lo de) .{4,})$`,
      ),
    },
  ],
  wishes: SPANISH_WISHES,
  cleft: shape(
    raw`^(?:es|será|soy|son|serán) (?<who>[^,]{2,40}?) (?:quien|quienes|el que|la que) (?<does>.{4,})$`,
  ),
  promises: [
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,80}? (?:corre|corren|queda|quedan) (?:de|por) mi (?:cuenta|parte))[.!]*$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:(?:lo|la|los|las) )?(?:tendrás|tendrá|tendrán|tendréis|recibirás|recibirá|recibirán|recibiréis) (?<task>.+)$`,
      ),
    },
    // "Como muy tarde el jueves tienes los números", "tienes el contrato en tu correo"
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:(?:como (?:muy tarde|máximo)|a más tardar|antes del?) [^,;?]{3,30}? (?:tienes|tiene|tenéis|tienen) (?<task>(?:el|la|los|las|un|una|todo) .{3,}))$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:tienes|tiene|tenéis|tienen) (?<task>(?:el|la|los|las|un|una) [^,;?]{3,50} (?:en (?:tu|su|vuestr\p{L}+) (?:correo|mesa|buzón|bandeja|despacho)|sin falta|list[oa]s?)\b.*)$`,
      ),
    },
    // "Mañana recojo las llaves"
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:${TIMES},? )(?<task>(?!(?:estoy|tengo|creo|espero|quiero|puedo|trabajo|salgo|vuelvo|llego|entro|vengo|soy|vivo|como|ceno|desayuno|descanso|libro|todo|otro|nuevo|primero|segundo|solo|luego|ocho|cuatro|cinco|acuerdo)\b)(?:(?:me|te|os|les?|se) )?(?:(?:lo|la|los|las) )?\p{L}{2,}(?<!ad|id|ent)o (?:el|la|los|las|un|una|al?|tu|su|vuestr\p{L}+|con|por|en|de) .{3,})$`,
      ),
    },
  ],
  ...SPANISH_DUTIES,
  object: shape(
    raw`^(?:(?:el|la|los|las) (?!lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mes|próxim|\d)|(?:una?|unos|unas|mis?|tus?|sus?|nuestr\p{L}+|vuestr\p{L}+|tod[oa]s?|\d+)\b)`,
  ),
  works(verb, form, named) {
    const word = verb.toLowerCase();
    if (
      STATES.has(word) ||
      (form === "many" && STATES.has(word.replace(/n$/, ""))) ||
      word !== verb ||
      /[aeií]r(?:me|te|se|nos|os|l[eao]s?)$/.test(word)
    )
      return false;
    if (/r(?:é|á|án|emos|ás|éis)$/.test(word))
      return form === "I"
        ? word.endsWith("ré")
        : form === "we"
          ? word.endsWith("remos")
          : form === "one"
            ? word.endsWith("rá")
            : form === "many"
              ? word.endsWith("rán")
              : /r(?:ás|éis|á|án)$/.test(word);
    if (form === "I")
      return (
        /[^o]o$/.test(word) ||
        /^(?:mando|envío|hago|preparo|llevo|traigo|reviso|paso|pido|compro|termino|entrego|subo|arreglo|busco|confirmo|imprimo|reservo|llamo|aviso|contacto|organizo|redacto|escribo|corrijo|recojo|pongo|actualizo|compruebo|pago|gestiono|convoco|traduzco|publico)$/.test(
          word,
        )
      );
    if (form === "one")
      return named
        ? word.length > 3 &&
            /[^aeiou](?:a|e)$|[iu][ae]$|^(?:trae|lee)$/.test(word) &&
            !/(?:mente|ante|iente|dad|ista|ada|ida|[aei]ble|(?<!difer|evid|pres|influ|refer|pot|sent|sil|lic|ag)encia)$/.test(
              word,
            )
        : /^(?:poda|siembra|riega|carga|descarga|afina|corta|graba|edita|traslada|sirve|cocina|envasa|etiqueta|pinta|cose|atiende|manda|envía|hace|prepara|lleva|trae|revisa|pide|compra|termina|entrega|sube|arregla|busca|confirma|imprime|reserva|llama|avisa|contacta|organiza|redacta|escribe|corrige|recoge|pone|actualiza|comprueba|paga|gestiona|convoca|traduce|publica|instala|repara|limpia|presenta|monta|cambia)$/.test(
            word,
          );
    if (form === "many") return /(?:an|en)$/.test(word) && word.length > 4;
    // "Tú preparas la sala", "usted lleva las llaves"
    if (form === "you")
      return word.length > 3 && /[^aeiou][ae]s?$/.test(word) && !STATES.has(word.replace(/s$/, ""));
    return false;
  },
  command(verb, rest, isWish) {
    const base = STATES.has(verb.toLowerCase()) ? null : spanishInfinitive(verb, isWish);
    return base === null ? null : `${base} ${rest}`;
  },
  recipients: /^(?:(?:me|nos|le|les)\s+)+/i,
  fillers:
    /(?:^|\s|,\s?)(?:por favor|porfa(?:vor)?|porfi|muchas gracias|gracias(?: de antemano| por adelantado)?)(?=[\s,.!?]|$),?/giu,
  ...SPANISH_DECISIONS,
  ...SPANISH_OBSTACLES,
  unable: shape(
    raw`\bno (?:(?:lo|la|los|las|me|nos|se|le|les) )?(?:puedo|puede|pueden|podemos|podré|podrá|podrán|podremos|consigo|conseguimos|logro|logramos|alcanzo|llego a|llegamos a)\b`,
  ),
  cancel: shape(
    raw`\b(?:ya no (?:hace falta|es necesari[oa]|necesitamos|necesito|se necesita|hay que|tienes que|tiene que)|olvida(?:d|te)? (?:de )?(?:lo|eso|el|la|mi)|olvídate|olvídalo|olvidadlo|déjalo|no hace falta que|(?:ha|han) sido (?:cancelad|anulad|suspendid)[oa]s?|(?:queda|quedan|está|están|se ha|se han) (?:cancelad|anulad|suspendid)[oa]s?|sin efecto|al final no)\b`,
  ),
  release: shape(
    raw`\b(?:(?:ya |por fin |finalmente )(?:ha|han|hemos|está|están|tenemos|tengo|funciona)\b.*|(?:ha|han) (?:llegado|respondido|contestado|confirmado|aprobado|firmado|pagado|entregado|enviado|resuelto|reparado|arreglado|autorizado|concedido)|hemos recibido|(?:está|están|ha sido|han sido) (?:\S+ )?(?:resuelt|solucionad|reparad|arreglad|desbloquead|entregad|autorizad|concedid|recibid)[oa]s?|vuelve a funcionar|funciona de nuevo|volvió)\b`,
  ),
  done: shape(
    raw`\b(?:(?:acabo|acaba|acabamos|acaban) de \p{L}+[aeií]r(?:l[aeo]s?)?|(?:he|ha|hemos|han|has|está|están|quedó|quedaron|fue|fueron|sido|ya) (?:\S+ ){0,3}?(?:hech[oa]s?|terminad[oa]s?|acabad[oa]s?|enviad[oa]s?|mandad[oa]s?|reservad[oa]s?|pedid[oa]s?|comprad[oa]s?|pagad[oa]s?|firmad[oa]s?|entregad[oa]s?|publicad[oa]s?|impres[oa]s?|revisad[oa]s?|corregid[oa]s?|informad[oa]s?|avisad[oa]s?|llamad[oa]|contactad[oa]s?|preparad[oa]s?|traducid[oa]s?|redactad[oa]s?|completad[oa]s?|actualizad[oa]s?|subid[oa]s?|organizad[oa]s?|respondid[oa]|contestad[oa]|instalad[oa]s?|reparad[oa]s?|arreglad[oa]s?|list[oa]s?|en línea|recibid[oa]s?|confirmad[oa]s?|adjunt[oa]s?|resuelt[oa]s?|cambiad[oa]s?|recogid[oa]s?|limpiad[oa]s?|probad[oa]s?|solicitad[oa]s?|inscrit[oa]s?|hablado|cerrad[oa]s?)|adjunto (?:el|la|los|las|te|le)|te adjunto|le adjunto|os adjunto)\b`,
  ),
  bareDone: shape(
    raw`^(?:(?:ok|sí|vale|ya|todo|está|están|listo|hola \p{L}+|lo he|la he|los he|ya lo he|ya está|queda)[,:!]?\s+)*(?:hech[oa]|listo|lista|terminad[oa]|enviad[oa]s?|mandad[oa]s?|ya está|pagad[oa]|reservad[oa]|firmad[oa]|pedid[oa]|resuelto|adjunto|aquí (?:está|tienes|tiene|va|van))\b`,
  ),
  notDone: shape(
    raw`\b(?:no|nunca|cuando|en cuanto|si|debe|deben|hay que|será|serán|casi|antes|hasta que|falta|faltan|queda por|sin|a medias|tiene que|tienen que)\b`,
  ),
  moves: {
    later: shape(
      raw`se (?:retrasa|aplaza|pospone) (?:al?|hasta)|no (?:llega|llegará|estará|está)\p{L}* (?:list[oa]s? )?hasta`,
    ),
    refuses: shape(
      raw`\bno (?:puedo|podré|voy a poder) (?:hacer|encargarme|ocuparme|escribir|con (?:eso|ello|esto|el|la|lo|los|las)\b)|\b(?:con|de) (?:el|la|los|las|lo de|eso)\b[^,.;?]{0,40} no (?:puedo|podré|llego|voy a poder)\b|\bno me da tiempo a (?!.*\bantes\b)`,
    ),
    tooEarly: shape(
      raw`\bno (?:(?:lo|la|los|las|te lo|te la) )?(?:puedo|podré|podemos|llego|tendré|tengo|acabo|me da tiempo)\b (?:\S+ ){0,6}?(?:hasta|antes)\b|\b(?:mejor|pero|más bien|como pronto) (?:para el|el|a partir del?|la semana)\b`,
    ),
    enough: shape(
      raw`\b(?:(?:está|me va|nos va|va|viene|me viene|estaría) (?:muy )?(?:bien|perfecto|genial)|(?:me|nos) (?:vale|sirve)|(?:sin|no hay) problema|de acuerdo)\b`,
    ),
    thenSo: shape(
      raw`^(?:(?:ok|vale|sí|bien|muy bien|perfecto|de acuerdo|el|para|pues)(?=[\s,.!]|$)[,. ]*)*(?:entonces|pues|vale|de acuerdo|perfecto)(?: el| para el)?[,.! ]*$`,
    ),
  },
  accepts: shape(
    raw`^(?:(?:hola|gracias|ok|sí|vale|claro|de acuerdo|perfecto|por supuesto|muy bien|entendido|genial)[,!. ]*(?:\p{L}+[,!.]\s*)?)*(?:me encargo(?: yo)?|yo me encargo|lo hago(?: yo)?|ya lo hago|lo (?:preparo|envío|mando|miro|haré)|cuenta con ello|cuente con ello|cuenta conmigo|hecho está|anotado|tomo nota|me pongo con ello|me ocupo(?: yo)?|sin problema|de acuerdo|vale|claro(?: que sí)?|por supuesto|ok|sí|entendido|con gusto|encantad[oa]|así lo haré|te lo envío|se lo envío)(?=[\s,.!–-]|$)`,
  ),
  notAccepting: shape(raw`\b(?:no|lamentablemente|pero|imposible|lo siento|desgraciadamente)\b`),
  noTask: shape(
    raw`^(?:nada|ninguna|ninguno|ok|gracias|de vacaciones|ausente|enferm[oa]|presente|sí|no|-|hecho|terminado)\b`,
  ),
};
