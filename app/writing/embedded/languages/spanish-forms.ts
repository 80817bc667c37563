const { raw } = String;

/** A day or hour. */
export const TIMES = raw`(?:(?:el )?(?:mañana|hoy|pasado mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|esta (?:tarde|noche|mañana|semana)|la (?:semana que viene|próxima semana)|el próximo \p{L}+|el \d{1,2} de \p{L}+|a primera hora|luego|ahora|enseguida)(?: (?:por la (?:mañana|tarde|noche)|a primera hora|al mediodía|a las? \d{1,2}(?::\d\d)?|mismo|sin falta|próximo|que viene|sobre las \d{1,2}))*`;

export const CLITICS = raw`(?:(?:me|te|se|os|nos|le|les)\s+)*`;

export const INFINITIVE = raw`\p{L}{1,}(?:ar|er|ir|ír)(?:me|te|se|nos|os|le|les|lo|la|los|las){0,2}\b`;

export const INFINITIVE_ENCLITIC = raw`(?:ir (?=\p{L}+(?:ando|iendo|yendo)\b)|\p{L}+(?:[aeiáéí]r)(?:me|te|se|nos|os|le|les|lo|la|los|las){0,2})\b`;

/** First names that end as an order with its pronoun does where no accents are written: "Gonzalo", "Marcela". */
export const NAMED_LIKE_ORDERS = raw`(?:gonzal|marcel|carmel|[aá]ngel|consuel|pamel|estel|manuel|daniel|gabriel|micael|rafael|adel|candel|graciel|mariel)[oa](?!\p{L})`;

/** "Que traduzcas la carta": what is wished, as a verb that gets its infinitive; "que traduzca" is an order already. */
export const WISHED = raw`(?:p(?:udier(?:as|a|ais|an)|ued(?:as|a|an)|odáis) (?<task>${INFINITIVE_ENCLITIC}.*)|(?:(?:me|nos|le|les|te|os) )*(?:(?<wished>(?!l[ao]s\b)\p{L}{2,}(?:es|as|éis|áis|ais|[ai]e?ra|[ai]e?ran|[ae]n)) (?<rest>.{3,})|(?<other>.+)))`;

export const MODAL = raw`(?:podrás|podréis|podrán|puedes|puede|pueden|podéis|podrías|podría|podrían|podríais|quieres|quiere|querrías|serías tan amable de|sería tan amable de|serían tan amables de|seríais tan amables de)`;
