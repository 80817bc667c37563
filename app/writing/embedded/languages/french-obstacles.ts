import type { LanguagePack } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** What machines, doors and programs do as long as all is well. */
const WORKS = raw`ouvre|ferme|allume|éteint|lance|charge|imprime|démarre|marche|fonctionne|répond|réagit|tourne|chauffe|refroidit|accepte|lit|affiche|connecte|enregistre|passe|tient|monte|descend|ouvrent|ferment|allument|chargent|impriment|démarrent|marchent|fonctionnent|répondent|tournent|chauffent|acceptent|passent|tiennent`;

/** "Inaccessible", "inutilisable"; praise and necessity look alike. */
const UNABLE = raw`(?!incroyable|inoubliable|inévitable|incontournable|indispensable|imprenable|imbattable|incomparable|indéniable|irréprochable|impeccable|inestimable|irrésistible)(?:in|im|ir|il)\p{L}{3,}[ai]ble`;
const DAYS = raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine|le mois|le \d|la fin|le début|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)`;

/** How trouble is told in French, and what only looks like it. */
export const FRENCH_OBSTACLES: Pick<LanguagePack, "obstacles" | "noObstacle" | "pointsBack"> = {
  obstacles: [
    // "Le portail ne s'ouvre plus", "la caisse n'accepte plus les cartes"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:ne |n')(?:(?:se |s'))?(?:${WORKS}) (?:plus|pas)\b(?! (?:si |trop )?mal\b| de rien| que| à (?:côté|grand))`,
      ),
    },
    // "La cour est inutilisable"
    {
      certainty: 0.85,
      pattern: shape(raw`\b(?:est|sont|reste|restent|sera|seront) (?:\S+ ){0,3}?${UNABLE}s?\b`),
    },
    // "Avant que nous puissions commencer, le bureau d'études doit valider les plans": what has to come first.
    {
      certainty: 0.85,
      pattern: shape(
        raw`^avant (?:qu(?:e |')(?!tu\b|vous\b)[^,]{2,40}\bpuiss\p{L}+|de pouvoir)\b[^,]{0,80}, (?!tu\b|vous\b|je\b|nous\b|on\b|chacun|tout le monde)(?:\S+ ){1,7}?(?:doit|doivent|devra|devront)\b`,
      ),
    },
    // "Le fournisseur a oublié les vis"
    {
      certainty: 0.85,
      pattern: shape(
        raw`(?<!\b(?:on|il|elle|qui|qu'on) )\b(?:a|ont) (?:encore |complètement |tout bonnement )?(?:oublié|égaré|zappé|confondu|interverti|mélangé|embouti)\b(?! de (?:te|vous)\b)`,
      ),
    },
    // "Le couvreur ne commence pas avant que la banque ait confirmé"
    {
      certainty: 0.85,
      pattern: shape(
        raw`(?<!\b(?:je|nous|on|tu|vous|merci de|de) )(?<=\p{L} )(?:ne |n')(?:\S+ ){1,2}?(?:pas|rien) (?:\S+ ){0,4}?avant (?:que|qu'|d'avoir|de recevoir|${DAYS})`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:a rendu l'âme|en rade|se fai(?:t|sont) attendre|(?:a|ont) (?:abîmé|endommagé|détruit|inondé)|fui(?:t|ent)|plus (?:une|aucune?) (?:seule )?(?:place|pièce|créneau|chambre|date)|(?:on a|nous avons|j'ai) dû (?:tout )?(?:couper|arrêter|stopper|interrompre|fermer|annuler)|chez le (?:garagiste|réparateur)|(?:est|sont) (?:tombée?s? (?!d'accord|bien|à pic|un)|immobilisée?s?|grillée?s?|malade|hospitalisée?s?|aux arrêts|en arrêt)|(?:a|ont) (?:gelé|grillé|brûlé|cassé|lâché|sauté|fondu)|plus personne (?:ne|n')|(?:je n'ai|nous n'avons|on n'a) (?:plus |donc |encore )?personne|(?:nous|m'|me) (?:a|ont) (?:lâchée?s?|plantée?s?|fait faux bond|laissée?s? tomber|posé un lapin)|(?:est|sont) (?:complètement )?(?:morte?s?|hors d'usage|foutue?s?|grippée?s?|bouchée?s?|saturée?s?|gelée?s?)|(?:ne |n')(?:on )?\p{L}+ (?:pas|plus) (?:d'un pouce|sur)|(?:on|nous|je) (?:n'|ne )(?:avance|avançons|progressons|progresse)\b(?: \S+)? ?(?:pas|plus)|impossible (?:de|donc|d'\p{L}+)|(?:bloque|bloquent|retarde|retardent|paralyse|paralysent) (?:le|la|les|l'|tout|nos|notre)|(?:ne m'en sors|ne m'y retrouve|n'y arrive|n'y comprends|ne nous en sortons) (?:pas|plus|rien)|(?:n'arrivera|n'arriveront|ne viendra|ne viendront|n'arrivent|ne viennent) (?:pas|jamais)(?! avant)|(?:a|ont) (?:déposé le bilan|fait faillite)|plus (?:de |d')(?:chauffage|eau|électricité|courant|internet|réseau|gaz|lumière|papier|encre|téléphone|stock)|(?:est|sont) (?:toujours|encore) (?:à la|à l'|au|aux|chez le|chez la|chez l'|en) ?(?!point|vente|ligne|forme|service|cours|moment)(?:mairie|préfecture|banque|douane|notaire|architecte|avocate?|assurance|tribunal|contrôle|réparation|garage|atelier|labo|laboratoire|signature|instruction|service|urbanisme)|(?:ça|cela|tout) (?:coince|bloque|traîne|patine|cale|cloche)|ce qui (?:coince|bloque|cloche|pêche|pose problème|nous (?:bloque|freine|retarde|manque|inquiète))|n'arrive(?:nt|ra|ront)? que|(?:est|sont|sommes|suis) (?:à court|à cours) (?:de|d'\p{L}+)|(?:a|ont) disparu|il y a (?:une|des) (?:fuites?|pannes?|coupures?|infiltrations?|moisissures?|rats?|souris|cafards|insectes)|s'est trompée? de)(?=[\s,.;:!]|$)`,
      ),
    },
    // "Tant que le permis n'est pas là, on ne peut rien faire"
    {
      certainty: 0.85,
      pattern: shape(
        raw`\btant qu(?:e |')(?=.*\b(?:ne|n')\b?.*).*,.*\b(?:ne |n'|impossible|pas de|aucun)|\bsans (?!vous\b|toi\b|\p{L}+ (?:problème|souci))[^,]{3,60}, (?!.*\b(?:aurai[ts]|aurions|serait|serions)\b).*\b(?:ne |n'|impossible|pas de|aucune?)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\bn(?:e |')\p{L}+ (?:plus|pas) (?:en dessous|au-dessous|au dessous|au-dessus|au dessus|au-delà|au delà)\b`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`\b(?:a|ont|avons|ai|aura|auront) (?:déjà |encore )?(?:\S+ ){1,2}(?:jours?|semaines?|mois|heures?) de retard\b`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`\b(?:est|sont|reste|restent|suis|sommes|encore|toujours|était|étaient) (?:\S+ ){0,2}?(?:bloquée?s?|coincée?s?|en panne|à l'arrêt|suspendue?s?|gelée?s?|en rupture|hors service|en retard|retardée?s?|cassée?s?|endommagée?s?|défectueu(?:x|ses?)|indisponibles?|inaccessibles?|injoignables?|introuvables?|incomplète?s?|paralysée?s?|inondée?s?|fermée?s? (?:pour|à cause)|perdue?s?|refusée?s?|impossibles?)\b`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:en attente|dans l'attente) (?:de|du|des|d')(?!\s?(?:votre|vos|ta|ton|te|vous))`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:attend|attends|attendent|attendons)(?: \S+){0,3}? (?:toujours|encore|depuis|le|la|les|l'|un|une|des|du|que)\b(?! (?:votre|vos|ton|ta|tes))`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:sans (?:réponse|nouvelles?|retour|accès|électricité|eau|chauffage|autorisation|accord|validation|budget|signature|(?:le|la|les|l'|ce|cette|son|sa|leur|lequel|laquelle|lui|elle|eux|cela|ça)\b.*(?:ne|n'|impossible|pas)))\b`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:ne|n') ?(?:\S+ ){0,2}?(?:peut|peux|peuvent|pouvons|pourra|pourront|pourrons|parvient|parvenons|arrive|arrivons|arrivent)(?: \S+){0,2}? (?:pas|plus|rien|toujours pas)\b(?! (?:attendre|venir|me plaindre|rater|manquer|croire|que))`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:pas encore|toujours pas|n'(?:a|ont|est|avons|ai) (?:\S+ ){0,2}?(?:toujours |encore |même )?(?:pas|rien|aucune?)(?! (?:retenu|donné suite|souhaité|reconduit|renouvelé))|aucune? (?:réponse|nouvelle|retour|accès|confirmation|validation|autorisation|solution|livraison|date|stock))\b(?! (?:décidé|sûre?|certaine?))`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`\b(?:manque|manquent|manquait|fait défaut|font défaut)\b(?!\s+(?:pas|plus|de rien))`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`\b(?:ne (?:fonctionne|marche|répond|démarre|livre|suffit|s'ouvre|s'allume|réagit)(?:nt)? (?:pas|plus)|tombée?s? en panne|plante|refuse (?:de|d'|la|le|les)|bloque(?:nt)? (?:la|le|les|l'|tout|nous)|empêche|rupture de stock|personne ne (?:répond|peut|sait)|retard de|prend du retard|a pris du retard|en grève|au point mort|rejeté|refusé|(?<!\b(?:pour|de) (?:la|une|cette|les|des) )fuite|dépend (?:de|du|des|d'))\b`,
      ),
    },
    {
      certainty: 0.7,
      pattern: shape(
        raw`\b(?:problème|souci|panne|blocage|difficulté)s?\b (?:avec|de|sur|au|à|dans|persiste|demeure|:)`,
      ),
    },
  ],
  noObstacle: shape(
    raw`\b(?:n'est (?:plus|requise?|nécessaire)|ne sont (?:plus|requises?|nécessaires)|plus (?:bloqué|en panne|de problème)|pas de (?:problème|souci|panique|retard)|pas d'autre (?:solution|choix|option|possibilité|moyen)|aucun (?:problème|souci|retard|blocage)|(?<!\b(?:pas|pas encore|jamais) )(?:résolue?s?|réglée?s?|réparée?s?|débloquée?s?)|de nouveau|à nouveau (?:disponible|en ligne)|fonctionne à nouveau|remarche|pas urgent|rien ne presse|n'attends pas|ne manque(?:z|r)? pas|il ne manque rien|pas (?:si |trop )?mal|(?:plus )?rien ne manque|ne manque plus rien|tu me manques|en congé|en vacances|absente? |je ne peux pas (?:venir|être|participer|attendre)|pas la peine|inutile|fausse alerte|sans problème|n'oublie)\b`,
  ),
  pointsBack: shape(
    raw`^(?:d'ici là|jusque-là|tant qu(?:e|'\p{L}+)|sans (?:cela|ça|lui|elle|eux|elles)|du coup|comme ça|résultat|donc|par conséquent|cela|ça|ce qui)(?![\p{L}])`,
  ),
};
