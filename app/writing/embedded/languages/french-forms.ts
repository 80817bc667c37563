const { raw } = String;

export const CLITICS = raw`(?:(?:(?:me|te|se|vous|nous|lui|leur|y|en)\s|(?:m|t|s|n)')\s*)*`;

/** A clitic object is what the task is about: kept, so that it can be looked up. */
export const INFINITIVE = raw`(?:(?:(?:me|te|se|vous|nous|lui|leur|le|la|les|y|en)\s|(?:m|t|s|l)')\s*){0,2}\p{L}{2,}(?:er|ir|re|oir)\b`;

/** "Que tu relises la brochure": what is wished, as a verb that gets its infinitive where it has one. */
export const WISHED = raw`(?:(?:puisses? |puissiez |puissent )(?<task>${INFINITIVE}.*)|${CLITICS}(?<verb>(?!les\b)\p{L}{3,}) (?<rest>.{3,})|(?<other>.+))`;

export const MODAL_TU = raw`(?:peux|pourras|voudras|saurais|pourrais|veux|voudrais)`;

export const MODAL_VOUS = raw`(?:pouvez|pourrez|voudrez|sauriez|pourriez|voulez|voudriez|accepteriez)`;

/** A word that may be a verb told to somebody: "balaie", "saisis", "remets"; words of grammar and nouns before an article are few. */
export const IMPERATIVE = raw`(?!(?:faite|passée|signée|notre|votre|cette|une|comme|entre|contre|outre|quelque|même|encore|toute|presque|chaque|lorsque|puisque|quoique|quelle|autre|seule|vive|oublie|reste|manque|suite|suivre|faute|malgré|voire|derrière|jusque|parce|que|reste|semble|arrive|mais|puis|depuis|trois|fois|mois|avis|devis|permis|tapis|colis|souris|hormis|jamais|désormais|parfois|toutefois|autrefois|après|suis|vais|sais|vis|dois|fais partie|liste|date|facture|merci|demande d|je|nous|vous|elle|elles|il|ils)\b)\p{L}{2,}(?:[^aeiouéèê\s]e|ie|ue|[^aou\s]is|ets|ends|onds)`;
