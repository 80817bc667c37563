import type { LanguagePack } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** From when on a rule holds. */
const FROM_NOW_ON = raw`(?:à partir (?:de |du |d'|des )(?:\S+ ){1,2}?|à compter (?:de |du |d')(?:\S+ ){1,2}?|dès (?:le |la )?(?:\S+ ){1,2}?|désormais,? |dorénavant,? |à l'avenir,? |jusqu'à nouvel ordre,? )`;
/** What is said in the end, after other plans. */
const IN_THE_END = raw`(?:finalement|au final|en fin de compte|tout compte fait|après réflexion|tout bien réfléchi|du coup)`;
/** How long a makeshift lasts. */
const FOR_NOW = raw`(?:en attendant|d'ici là|pour l'instant|pour le moment|provisoirement|entre-temps|temporairement)`;
/** A makeshift is something that is done. */
const NO_WAITING = raw`(?!(?:a|avons|est|sommes|était|attend|attendons|peut|pouvons|doit|devons|va|allons|reste|restons|espère|espérons|manque|manquons|cherche|cherchons|se|nous|sait|savons|n'|ne)\b)`;
const NO_STUFF = raw`(?!retard|congé|panne|ligne|réunion|vacances|déplacement|mesure|cours|avance|place|formation|télétravail|pause|charge|contact|train|route|vigueur|possession|effet|attente)`;

/** How decisions are told in French, and what only looks like it. */
export const FRENCH_DECISIONS: Pick<LanguagePack, "decisions" | "noDecision"> = {
  decisions: [
    // "Côté tarif, c'est vu : trois euros le tour", "la salle est à nous pour juin"
    {
      certainty: 0.9,
      pattern: shape(
        raw`^(?:côté|pour) [^,:]{3,30}, c['’]est (?:vu|réglé|décidé|calé|entendu)\s*: \S|\b(?:est|sont) à nous (?:pour|jusqu|dès|à partir|du|en)`,
      ),
    },
    {
      certainty: 0.95,
      pattern: shape(
        raw`\b(?:avons|a|ont|ai|été|est|sont|avait|s'est|sommes)\b(?: \S+){0,5}? (?:décidée?s?|convenue?s?|retenue?s?|validée?s?|approuvée?s?|choisie?s?|tranchée?s?|adoptée?s?|votée?s?|actée?s?|entérinée?s?|arrêté(?:e|s)?|opté|renoncé|accepté (?:le|la|l'|les|notre|votre)|mis(?:es)? d'accord|tombée?s? d'accord|donné (?:son|leur|le) (?:accord|feu vert)|donné le feu vert|signé l'accord|reportée?s? (?:à|au|de)|annulée?s?|abandonnée?s?|écartée?s?|rejeté (?:le|la|l'|les)|refusé (?:le|la) (?:projet|proposition|budget|devis)|d'accord (?:pour|sur))\b`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`\b(?:(?:le|ce) (?:conseil|comité|bureau|groupe)|(?:l'|cette )assemblée|la commission) (?:décide|approuve|adopte|valide|vote|retient|rejette)(?![\p{L}])`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(raw`^(?:décision|décidé|convenu|acté|validé|approuvé|résolution)\s*[:–—-]\s*\S`),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:nous|on) (?:retenons|gardons|garde|prenons|prend|choisissons|choisit|restons (?:sur|avec|à|au)|reste (?:sur|avec|à|au)|partons (?:sur|avec|plutôt|finalement)|part (?:sur|avec|plutôt|finalement)|optons pour|opte pour|renonçons|renonce|abandonnons|abandonne|annulons|annule|maintenons|maintient|passons (?:à|au|en)|passe (?:à|au|en)|supprimons|supprime|reportons|reporte|retirons|retire|conservons|conserve|décalons|décale|repoussons|repousse|avançons (?:le|la|l'|les)|avance (?:le|la|les|l')|fermons|ferme|arrêtons|arrête|acceptons|accepte|refusons|refuse|laissons tomber|laisse tomber|changeons (?:de|d')|change (?:de|d')|confions|confie|remplaçons|remplace|ne renouvel(?:ons|le) pas|ne participe(?:ons|ra|rons)? pas|ne reconduisons pas)\b(?! (?:contact|rendez-vous|le temps|soin|note|acte|en compte|en contact|à (?:votre|ta) disposition|à l'écoute|le train|la route|un café|une bière|un verre))`,
      ),
    },
    // "Le bureau s'est réuni hier : la fête aura lieu en juin"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:bureau|conseil|comité|équipe|direction|assemblée|commission|conseil d'\p{L}+) (?:s'est réunie?|a siégé|a tranché)[^:]{0,30} ?: .{6,}`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\bc'est [^,]{3,40} qui (?:a|aura|obtient|décroche|remporte|prend|prendra) (?:le|la|ce|cette) (?:poste|place|contrat|marché|chantier|commande|logement|appartement|suite)\b`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b(?:sera|seront) \p{L}{3,}(?:é|i|u|is)e?s? (?:\S+ ){0,2}?(?:à partir d|à compter d|dès (?:le|la|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))`,
      ),
    },
    // "Nous n'avons pas retenu leur offre"
    {
      certainty: 0.9,
      pattern: shape(
        raw`\b(?:n'avons|n'a|n'ont|n'ai) (?:finalement |donc )?pas (?:retenu|donné suite|souhaité|reconduit|renouvelé)\b`,
      ),
    },
    // "On s'en tient à ...", "nous ne prendrons pas de ...", "va pour le bleu"
    {
      certainty: 0.85,
      pattern: shape(
        raw`(?:\b(?:on s'en tient|nous nous en tenons|on en reste|nous en restons) (?:à|au|là)\b|\b(?:on|nous) (?:ne |n')(?!(?:pourr|saur|aur|ser|verr|viendr|arriv)(?:a|ons)\b)\p{L}+(?:ra|rons) (?:pas|plus|donc pas|finalement pas)\b|^va pour (?:le|la|les|l'|un|une)|\b(?:on|nous) (?:fait|faisons) comme (?:ça|cela|l'an dernier|convenu)\b)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:c'est (?:donc |enfin |bien |maintenant )?(?:décidé|validé|acté|entendu|confirmé|officiel|tranché|arrêté|adopté|voté|signé|convenu|plié|oui pour|non pour|réglé avec|vu avec|d'accord avec)|il (?:a été|est) (?:décidé|convenu|acté|entendu)|ce sera (?:donc |finalement |plutôt |bien )?(?:le|la|les|l'|du|chez|au)|feu vert (?:pour|à|au)|le choix s'est porté|(?:notre|mon|le|leur) choix (?:se porte|s'est (?:porté|arrêté)) sur|(?:la |une )?décision (?:est|a été|était) prise|(?:a|ont) dit (?:oui|non|ok|d'accord)|(?:l')?a emporté|l'emporte|a gagné(?=[,.!;]|$)|(?:a|ont|avons) préféré|(?:c'est|est) (?:accordée?|calée?) ?|calé avec|(?:l')?(?:a|ont) accepté|(?:est|sont) (?:partants?|partantes?) ?|fin de la discussion|c'est la nouvelle règle|s'est (?:rangée?|ralliée?) à|(?:a|ont|avons) signé (?:pour|avec)|s'applique(?:nt|ra|ront)? (?:dès|à partir|à compter)|(?:entre|entrent|entrera|entreront) en vigueur|(?:passe|passent|passera|passeront) (?:à|au|en) (?:\d|une?\b|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mi-temps|printemps)|on en a (?:parlé|discuté) .{2,40}(?:c'est (?:réglé|bon|ok)|d'accord)|là-dessus,? (?:tout le monde|on|nous) (?:est|sommes) (?:d'accord|raccord|unanimes?)|tout le monde est (?:d'accord|pour|partant))\b`,
      ),
    },
    // "Le devis est accepté", "la fête est repoussée", "le poste ne sera pas remplacé"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:est|sont|sera|seront|a été|ont été) (?:\S+ ){0,3}?(?:maintenue?s?|supprimée?s?|repoussée?s?|décalée?s?|avancée?s? (?:au|à|de)|fixée?s? (?:au|à)|attribuée?s? à|confiée?s? à|acceptée?s?|remplacée?s? par|déplacée?s? (?:au|à|dans|de)|reconduite?s?|transférée?s?)\b|\bne (?:sera|seront) (?:donc |finalement )?(?:pas|plus) (?:remplacée?s?|reconduite?s?|renouvelée?s?|maintenue?s?|proposée?s?|organisée?s?|publiée?s?|ouverte?s?|imprimée?s?)\b`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b${IN_THE_END}\b(?=.*\b(?:sera|seront|fera|ferons|prendra|prendrons|ira|irons|aura lieu|auront lieu|préfère|préfèrent|préférons|garde|gardons|choisit|part sur|prend|opte|veut|veulent|restera)\b)|\b(?:sera|seront|fera|ferons|prendra|prendrons|ira|irons|aura lieu|préfère|préfèrent|préférons|garde|choisit|prend|prennent|opte|part|veut|veulent|restera) ${IN_THE_END}\b|\b(?:sera|seront|aura lieu|se fera) .{3,60} et non\b|\bdécision (?:prise|actée)|\b(?:on|nous) (?:repart|repartons|reprend|reprenons) (?:avec|le même|la même)\b|\b(?:prix|tarifs?|cotisation|loyer|horaires?) (?:\S+ ){0,5}?(?:reste|restent|passe|passent|ne change|ne changent)|\b(?:sera|seront) en ${NO_STUFF}\p{L}+(?:[,.;]|$)`,
      ),
    },
    // "Il n'y aura pas de feu d'artifice", "on fera sans traducteur"
    {
      certainty: 0.8,
      pattern: shape(
        raw`\bil n'y aura (?:pas|plus|donc pas|finalement pas) (?:de|d'|aucune?)\b|\b(?:on|nous) (?:fera|ferons|fait|faisons) sans\b|\bs'appelle(?:ra|ront)\b|\b\p{L}{2,}(?:era|eront|ira|iront|ront|ra) (?:désormais|dorénavant|uniquement)\b|\b(?:nous|on) (?:ouvrirons|fermerons|garderons|augmenterons|baisserons|limiterons|vendrons|embauche|embauchons|vend|vendons|ouvre|ouvrons|augmente|augmentons|baisse|baissons|limite|limitons|accueille|accueillons|programme|programmons|programmerons)(?: (?:plus|désormais))? (?!.*\b(?:demain|aujourd'hui|ce soir|ce matin)\b)(?:le|la|les|l'|un|une|des|en|à|\p{Lu})`,
      ),
    },
    // "En attendant, on sert en salle", "on laisse le petit camion cette fois", "c'est finalement Line qui conduit"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:${FOR_NOW},? (?:on|nous) ${NO_WAITING}\p{L}{3,} .{3,}|(?:on|nous) ${NO_WAITING}\p{L}{3,} .{3,}\b(?:cette (?:fois|année|saison)(?:-ci)?|${FOR_NOW})[.!]*$|cette fois,? (?:on|nous) ${NO_WAITING}\p{L}{3,} .{3,}|[^,]{3,60} (?:ne |n')\p{L}+(?:ra|ront|rons) plus que (?!faire\b).{4,}|c'est ${IN_THE_END} [^,]{2,40} qui (?!a\b|avait\b).{4,})`,
      ),
    },
    // "Plus de livraisons le samedi", "pas de stand cette année"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:plus de (?!chauffage|eau|électricité|courant|internet|réseau|gaz|lumière|papier|encre|téléphone|nouvelles|réponse|souci|problème|place|stock|temps|peur|mal|deux|\d|monde|la moitié)|fini(?:e|es|s)? (?:le|la|les) |pas de (?=.*\b(?:cette (?:année|fois|saison)|cet (?:été|hiver|automne)|ce (?:mois|printemps)|l'an prochain)\b)).{8,}$`,
      ),
    },
    // "À partir de lundi, on les prend uniquement le matin"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^${FROM_NOW_ON}(?=.*\b(?:on|nous|uniquement|seulement|plus (?:de|aucun)|ne \S+ plus|se (?:fera|feront|passera|passeront)|(?:ne |n')\S+ (?:\S+ ){0,2}?qu(?:e |')|(?:est|sont) \p{L}+(?:é|i|u|is)e?s?|obligatoire|doivent|devra|devront|aura|auront|passent? par|(?:se font|se fait|a lieu|ont lieu)|\p{L}{2,}(?:era|eront|ira|iront))\b)(?!.*\b(?:congés?|vacances|absente?|nous serons|je serai|merci de|veuillez|pluie|neige|joignable|disponible)\b)`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^[^,]{8,120}, (?:le|la|les|l'|mon|ma|notre)\s?\p{L}+(?: \p{L}+)? (?:est|sont) (?:d'accord|pour)[.!]*$`,
      ),
    },
  ],
  noDecision: shape(
    raw`\b(?:pas encore|n'(?:a|ont|avons|est|ai) (?:\S+ )?(?:rien|pas|encore)(?! (?:retenu|donné suite|souhaité|reconduit|renouvelé))|rien (?:n'est|décidé)|doit (?:être|encore)|doivent (?:être|encore)|devra (?:être|encore)|reste à|à décider|à valider|à approuver|avant d'être|si\b(?! bien)|s'ils?\b|proposition de|propose|proposons|suggère|peut-être|éventuellement|pourrait|pourrions|serait|faudrait|dès que|quand(?! même)|tant que|en attendant(?!,? (?:on|nous)\b)|est-ce que|hésit|réfléchi(?:s|r|t|ssons)?\b(?<!après réfléchi)|prend(?:re|ra)? contact|sera (?:décidé|validé|approuvé)|seront (?:décidé|validé)|décider|on verra|verrons|(?:ravi|heureux|heureuse|content|contente|désolé|désolée)s? que|toujours (?:à|le|la|un|une)|un (?:plaisir|honneur)|comme (?:toujours|d'habitude|chaque année)|ce qui (?:coince|bloque)|sans (?:attestation|réponse|nouvelles?))\b`,
  ),
};
