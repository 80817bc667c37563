import { FRENCH_DECISIONS } from "./french-decisions";
import { FRENCH_DUTIES } from "./french-duties";
import { CLITICS, INFINITIVE, WISHED } from "./french-forms";
import { FRENCH_OBSTACLES } from "./french-obstacles";
import { FRENCH_POINTING } from "./french-pointing";
import { FRENCH_REQUESTS } from "./french-requests";
import { frenchInfinitive, isFrenchImperfect } from "./french-verbs";
import type { LanguagePack } from "./language-pack";
import { shape, wordSet } from "./shape";
import { FRENCH_WISHES } from "./wishes-of-others";

const { raw } = String;

const STATES = wordSet(`
  est es suis sont sommes êtes était étais seras sera serai serons ai as a avons avez ont avait aurai aura auras aurons aurez
  pense penses crois croit espère espères aime aimes trouve trouves sais sait connais connaît souhaite souhaites voudrais voudrait peux peut pourra pourrai pourrais pourrait veux veut voudra voudrai
  faut faudra faudrait reste restes semble semblait manque manquent marche fonctionne coûte dure existe plaît convient suffit comprends comprend arrive arrives attend attends attendent vient viens habite vis vit dort mange travaille
  remercie remercions félicite regrette regrettons ignore doute suppose imagine rappelle propose suggère voit vois verra verrai entends pars part participe participera sent passe passes commence commencera compte figure dépend
  tombe bloque refuse ressemble appartient mérite adore déteste préfère profite mesure pèse rentre déjeune dîne panique marche tousse rigole voyage rêve pleure bouge arrive démissionne contient comporte concerne signifie fête souffre
  que de le la les des une un ne me te se ce cette sur pour dans avec sans entre contre quelque même comme encore plus très ensuite ou sous chaque autre libre jeune seule grande petite rouge verte locale générale commerciale technique juridique responsable absente malade disponible`);

export const FRENCH: LanguagePack = {
  breaks:
    /(?<!^(?:à faire|reste à faire|en suspens)[^:,]{0,30})[,;:]\s+|\s[–—-]\s|\s(?:et|mais|puis|ou bien)\s+|\s(?=parce qu(?:e\s|')|(?<!(?:le|un|du|en|de|ce|les|des|deux)\s)car\s|afin (?:de\s|d'|qu)|pour qu(?:e\s|'))/giu,
  openers: shape(
    raw`^(?:(?:et|mais|donc|alors|puis|ensuite|après|enfin|aussi|d'accord|ok|oui|bien|bon|merci(?=[,:.!])|super|parfait|par ailleurs|de plus|en outre|au fait|ps|p\.s\.|comme convenu|comme prévu|pour rappel|rappel|pour info|également|d'abord|de mon côté|de notre côté|sinon|bref|enfin|entre-temps|en attendant|pendant ce temps(?:-là)?|d'ici là|moi(?:-même)?(?=,? (?:je |j'))|nous(?=,? (?:nous|on) )|(?:quant à|pour) moi(?=,? je ))\s*[,:.!]?\s+)+`,
  ),
  timesFirst: shape(
    raw`^(?:(?:dès |pour |le |au plus tard )?(?:demain|aujourd'hui|après-demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce (?:soir|matin|midi)|cet après-midi|cette semaine|la semaine prochaine)(?: (?:prochain|matin|midi|soir|après-midi|au plus tard|à \d{1,2} ?h(?:\d\d)?))*,? )+(?=\p{L})`,
  ),
  condition: shape(
    raw`^(?:si\b(?! tu (?:peux|as le temps|veux)| (?:tu|vous) (?:pouvais|pouviez) (?:bien |encore |aussi )*${INFINITIVE})|s'ils?\b|au cas où|à condition|sauf si|à moins|pourvu|en cas de)`,
  ),
  politeCondition: shape(
    raw`^(?:si (?:possible|c'est possible|tu (?:(?:peux|veux)(?! ${INFINITIVE})|as le temps|as un moment|as (?:une|deux|cinq) minutes?)|vous (?:pouvez|voulez|le voulez bien|avez le temps|avez un moment)|nécessaire|cela te|cela vous|ça te|ça vous)|s'il (?:te|vous) pla[iî]t)\b`,
  ),
  reason: shape(
    raw`^(?:parce que?|parce qu'|car|puisque?|puisqu'|afin|lorsque|lorsqu'|quand|dès que|dès qu'|après que|avant que|avant qu'|tant que|bien que|pour que|pendant que|depuis que|comme )\b`,
  ),
  hedge: shape(
    raw`\b(?:peut-être|éventuellement|probablement|sans doute|j'espère|espérons|on espère|nous espérons|si j'ai le temps|essaie|essayer|essaierai|essaye|essayerai|essayons|tâcherai|un jour|à l'occasion|pourrait|pourrais(?!-tu)|pourrions|pourraient|serait|ferait|aimerais|aimerait|voudrais bien|j'aimerais bien|on verra|normalement|en principe|sans promesse|je rêve|réfléchis|réfléchit|réfléchissons|envisage|envisageons|j'hésite|devrait pouvoir|devrais pouvoir|il se peut)\b`,
  ),
  habit: shape(
    raw`\b(?:toujours(?! pas)|d'habitude|habituellement|chaque|tous les|toutes les|souvent|généralement|en général|parfois|jamais|depuis (?:des|toujours|longtemps|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|\d)|automatiquement)\b`,
  ),
  negation: shape(raw`\b(?:ne|pas|jamais|aucun|aucune|rien|personne|non plus)\b|\bn'`),
  courtesy: shape(
    raw`^(?!(?:(?:je|nous) (?:te|vous) remerci(?:e|ons)|merci) (?:par avance |d'avance |aussi |également |encore |donc |déjà |simplement |bien )*(?:de |d')(?:bien vouloir|(?:me|nous) (?:dire|indiquer|confirmer|faire savoir|préciser|répondre|communiquer|transmettre|envoyer|adresser|retourner|renvoyer|fournir|tenir informé|prévenir)|m'(?:indiquer|envoyer|adresser|informer|avertir|aviser)|(?:le|la|les|l')\s?\p{L}+(?:er|ir|re)\b|(?!avoir|être|(?:vous|t|te)\b)\p{L}{3,}(?:er|ir|re|oir) (?:le|la|les|l'|une?|des|ton|ta|tes|votre|vos|notre|nos|mon|ma|mes|\d|à |au|avant|pour)))(?:je (?:te|vous) (?:résume|raconte)\b|je (?:reviens|reviendrai) vers (?:toi|vous)(?: vite| rapidement| ensuite| après)*[.!]*$|je (?:te|vous) (?:dis|redis|tiens au courant|tiendrai au courant)[.!]*$|je (?:te|vous) laisse (?:imaginer|deviner|juger|découvrir|profiter|apprécier|savourer)\b|merci(?! de | d'| à \p{L}+ (?:de |d'))|bonne?s?\b|bien (?:à|cordialement)|cordialement|salutations|veuillez (?:agréer|recevoir|croire|trouver|excuser|nous excuser|m'excuser|ne pas (?:répondre|tenir))|n'hésite|je (?:vous|te) (?:remercie|souhaite|prie d'agréer|prie de (?:croire|recevoir|trouver)|embrasse|rappelle que(?! (?:tu|vous) (?:dois|devez|devras|devrez|as à|avez à)))|nous vous (?:remercions|souhaitons|prions d'agréer)|au plaisir|à (?:bientôt|demain|plus|lundi|mardi|mercredi|jeudi|vendredi|la semaine)[.! ]*$|prends soin|prenez soin|profite|profitez|amuse|repose|félicitations|bravo|bienvenue|ci-joint|en pièce jointe|vous trouverez|tu trouveras|restant|dans l'attente|en espérant|comment|pourquoi|quand |qui |où |excuse|excusez|désolé|(?:imagine|tiens|regarde|regardez|voyez)(?=\s*[,.!:]|$)|imagine |voir |cliquez|consultez notre)|\b(?:à (?:votre|ta) disposition|pour toute question|si (?:vous avez|tu as) (?:des|la moindre|une) questions?|(?:votre|ta) compréhension|(?:votre|ta) patience)\b`,
  ),
  pronouns: {
    je: "I",
    moi: "I",
    toi: "you",
    nous: "we",
    on: "we",
    tu: "you",
    vous: "you",
    il: "they",
    elle: "they",
    ils: "they",
    elles: "they",
    ce: "nobody",
    cela: "nobody",
    ça: "nobody",
    qui: "nobody",
    personne: "nobody",
    "quelqu'un": "nobody",
    "quelqu'une": "nobody",
  },
  titles: shape(raw`^(?:monsieur|madame|mademoiselle|m\.|mme|mlle|maître|me|docteur|dr\.?)$`),
  determiners: wordSet("le la les l' notre nos mon ma mes votre vos ton ta tes son sa ses leur leurs un une"),
  roles: shape(
    raw`^(?:peintre|maçon|vitrier|tapissier|tapissière|cuisinier|cuisinière|caissier|caissière|pompiers?|interprète|géomètre|bénévoles?|voisine?s?|agence|agente?s?|service|garage|apprentie?s?|vigneronn?e?|boucher|bouchère|boulang(?:er|ère)|fermi(?:er|ère)|vétérinaire|conservat(?:eur|rice)|menuisi(?:er|ère)|serruri(?:er|ère)|charpenti(?:er|ère)|jardini(?:er|ère)|pâtissi(?:er|ère)|courti(?:er|ère)|huissi(?:er|ère)|facteur|maire|curé|trésori(?:er|ère)|concierge|traiteur|équipe|banque|mairie|cabinet|avocate?s?|notaire|comptable|comptabilité|juridique|direction|conseil|comité|bureau|client(?:e|s|es)?|fournisseur|prestataire|transporteur|imprimeur|imprimerie|stagiaire|collègues?|chef|cheffe|assistante?|secrétaire|secrétariat|architecte|électricien|plombier|mécanicien|technicien(?:ne)?s?|usine|atelier|entrepôt|école|université|hôtel|assurance|assureur|syndic|propriétaire|locataire|laboratoire|société|entreprise|partenaire|responsable|gérante?|gardien(?:ne)?|médecin|infirmi(?:er|ère)|pharmacien(?:ne)?|commission|association|tribunal|préfecture|production|achats|marketing|support|informatique|logistique|graphiste|\p{L}{2,}(?:teur|trice|eur|euse|iste|ière|ienne|logue|graphe))$`,
  ),
  notNames: wordSet(
    "pourras pourrez voudras bon bonne mauvais mauvaise petit petite grand grande gros grosse nouveau nouvelle dernier dernière premier première autre même seul seule belle beau ancien ancienne prochain prochaine quel quelle quelques plusieurs moi toi lui eux merci bonjour bonsoir salut cher chère demain hier aujourd lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre le la les un une des notre nos votre vos mon ma mes ce cette ces il elle on nous vous je tu qui que quoi où quand comment pourquoi si et mais donc pour avec sans dans sur sous par après avant dès tout toute tous toutes rien facture contrat devis commande réunion livraison réponse question note rappel attention objet décision décisions action actions prière veuillez pourriez pouvez peux peut merci bien pas plus aucun aucune personne ci c'est est-ce voici voilà urgent",
  ),
  and: wordSet("et & ainsi"),
  of: wordSet("de du des d' en à au aux"),
  asks: FRENCH_REQUESTS,
  predicates: [
    // "J'appelle", of what stands before
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:appelle|rappelle|téléphone|réessaie|retente)(?: (?:demain|aujourd'hui|tout de suite|ce soir|lundi|mardi|mercredi|jeudi|vendredi|encore|moi))*)$`,
      ),
      forms: ["I"],
    },
    // "Pour l'hôtel, je m'en occupe"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<rest>)(?:m'en|s'en|nous en|t'en) (?:occupe|occupes|occupent|occupons|charge|charges|chargent|chargeons|occuperai|occupera|chargerai|chargera)\b(?!.*\bpas\b)`,
      ),
    },
    // "Julien va à Lyon récupérer les échantillons"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:vais|va|vont|allons|monte|descend|file|passe|passent) (?:à |au |aux |en |chez |sur )(?:\S+ ){1,5}?(?:pour )?(?<!\b(?:le|la|les|un|une|du|au|à|ce|mon|ma|premier|dernier) )(?<task>\p{L}{3,}(?:er|ir|re)\b(?<!ier|rre|tre|bre|dre|aire|oire) .{3,})$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:(?:vois|voit|règle|regarde|gère) (?:ça|cela) (?:avec|pour)|(?:vois|voit) (?:directement )?avec) .{3,})$`,
      ),
    },
    // "Baptiste ira chercher les chaises"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:irai|ira|iront|irons|passerai|passera|passeront|passerons|viendra|viendront|reviendrai|reviendra|passe|passent) (?<task>(?:chercher|prendre|voir|récupérer|déposer|acheter|faire|réparer|installer|poser|livrer|remettre|relever|vérifier|contrôler|nettoyer|changer)\b.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:s'est|se sont|me suis|nous sommes) (?:proposée?s?|portée?s? volontaires?|dévouée?s?) pour (?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:vais|va|vont|allons|allez) ${CLITICS}(?<task>(?!être\b|avoir\b|bien\b|falloir|pouvoir|voir\b)${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:dois|doit|doivent|devons|devez|devra|devrai|devront|devrons|devrez|devrait|devrais|devraient|devriez)(?: encore| aussi| également| absolument| donc| d'abord| vite)* ${CLITICS}(?<task>(?!être (?!prêt|présent)|avoir\b|pouvoir)${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:m'occupe|s'occupe|s'occupent|m'occuperai|s'occupera|s'occuperont|me charge|se charge|se chargent|me chargerai|se chargera|nous occupons|nous chargeons|nous occuperons|occupons|chargeons)(?: aussi| donc| également)* (?:de |d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:m'occupe|s'occupe|s'occupent|m'occuperai|s'occupera|s'occuperont|me charge|se charge|se chargent|me chargerai|se chargera|nous occupons|nous chargeons|nous occuperons|occupons|chargeons)(?: aussi| donc| également)* (?<task>(?:de la |de l'|des |du |de |d').+)$`,
      ),
      lead: "s'occuper",
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:prends?|prend|prennent|prendra|prendrai|prendrons|prenons) (?:en charge|en main) (?<task>.+)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:est|suis|sont|sera|serai) (?:chargée?s?|en train|responsables?|censée?s?|tenue?s?|priée?s?|invitée?s?) (?:de |d'|à )(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:est|suis|sont|sera|serai) (?:chargée?s?|responsables?) (?:de la |de l'|des |du |de |d')(?<task>.+)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:(?:m'|nous |t'|vous |lui |leur )?(?:a|ai|ont|avons)|s'est|se sont|me suis)(?: bien| déjà| aussi)? (?:promis|proposé|accepté|engagée?s?|offert|convenu|prévu)(?: de| d'| à)\s?(?<task>${INFINITIVE}.*)$`,
      ),
    },
    // "Claire a dit qu'elle allait relire la brochure"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:(?:m'|nous |t'|vous )?(?:a|ai|ont|avons)|dit|disent|assure|promet|confirme) ?(?:bien |déjà )?(?:dit|promis|confirmé|assuré|annoncé|répondu|écrit)? (?:que je|qu'elles?|qu'ils?) (?:allait|allais|va|vont|allaient|devait|devaient|doit|(?:s'|m')occup(?:ait|erait|e|era) (?:de|d')|se charg(?:eait|erait|e|era) (?:de|d')) ?(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:s'engage|m'engage|s'engagent|se propose|me propose|compte|comptent|prévois|prévoit|prévoient|comptons|prévoyons)(?: à| de| d')?\s?(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(raw`^${CLITICS}(?<verb>\p{L}{2,}r(?:ai|a|ons|ont|as|ez))\b(?<rest>.*)$`),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?!s'appelle|fait (?:très |trop |encore |plutôt |déjà |bien )*(?:beau|bon|chaud|froid|frais|mauvais|doux|gris|noir|sombre|nuit|jour|un temps|-?\d)\b)${CLITICS}(?<verb>\p{L}{3,})\s+(?<rest>(?!.*\b(?:impression|plaisir|sens|envie|peur|confiance)\b).{3,})$`,
      ),
      forms: ["I", "you", "one", "many"],
    },
    { certainty: 0.75, pattern: shape(raw`^(?<task>(?:l'|le |la |les )\p{L}{2,}r(?:ai|a|ons|ont)\b.*)$`) },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:vous |te |lui |leur )*(?:l'|le |la |les )(?:\p{L}{3,}) (?:demain|lundi|mardi|mercredi|jeudi|vendredi|ce soir|cet après-midi|aujourd'hui|avant|d'ici|la semaine).*)$`,
      ),
      forms: ["I", "one"],
    },
    {
      certainty: 0.7,
      pattern: shape(raw`^(?<task>(?:vous |te |lui |leur )*(?:l'|le |la |les )(?:\p{L}{3,})[.! ]*)$`),
      forms: ["I"],
    },
  ],
  withoutSubject: [],
  resumes:
    /^\p{L}+-(?:lui|leur) (?:si|s'ils?|que|qu'|quand|combien|comment|où|ce qu)(?!\p{L})|^(?:(?:je|tu|vous) )?(?:(?:te|vous|lui|leur|me|nous) |[tm]')?(?:(?:le|la|les|en|y) |l')\p{L}{3,}(?!.* (?:le|la|les|une?|des|du|mon|ma|ton|ta|notre|votre) )/iu,
  contact: shape(
    raw`^(?:appelle|appelez|contacte|contactez|préviens|prévenez|dis|dites|écris|écrivez|fais|faites|demande|demandez)-(?:le-)?(?:moi|nous)\b|^(?:merci de |tu peux |vous pouvez )(?:me |nous |m')(?:appeler|contacter|prévenir|écrire|dire)`,
  ),
  asksToKnow: shape(
    raw`^(?:dis|dites)-(?:le-)?(?:moi|nous)(?: (?:ça|vite|rapidement))?(?: (?:avant|d'ici|pour|demain|aujourd'hui|ce|dès).{0,25})?$|^(?:(?:me |nous |m'|te |vous )?(?:dire|tenir (?:au courant|informée?s?)|répondre|confirmer|donner (?:une )?réponse|faire (?:un )?retour|faire signe)|(?:tiens|tenez)-(?:moi|nous) (?:au courant|informée?s?)|(?:réponds|répondez|confirme|confirmez|préviens|prévenez)-(?:le-)?(?:moi|nous)|fais-(?:moi|nous) (?:signe|un retour)|faites-(?:moi|nous) (?:signe|un retour))(?: (?:vite|rapidement|avant|d'ici|pour|demain|aujourd'hui|ce|dès).{0,25})?$`,
  ),
  takesOn:
    /^[tsm]'y mettre(?!\p{L})|^(?:fais|faites)-(?:le|la|les)(?!\p{L})|^je (?:le|la|les) (?:fais|ferai)$|^(?:(?:je|nous|\p{L}+) )?(?:t'|vous |s'|m'|nous )?en (?:charg|occup)(?:er|es?|ons|ent|erai|era)(?!\p{L})|^(?:vois|voit) (?:directement )?avec(?!\p{L})|^le faire(?!\p{L})/iu,
  repeats: /^(?:(?:vous|te|lui|leur|nous|me) )?(?:l'|le |la |les )\p{L}+(?: \S+){0,4}$/iu,
  pointing: FRENCH_POINTING,
  inverted: null,
  handsTo: [
    // "La permanence de samedi revient à Mme Rey"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:le|la|les|l'|ce|cette|ces)\s?[^,;?]{2,60}?) (?:revient|reviennent|reviendra|incombe|incombent|échoit) (?:à (?:la |l')?|au |aux )(?<who>[^,;?]{2,40})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^merci à (?!(?:\p{L}+ ){1,2}?(?:de |d')(?:(?:m|nous |l|les )'?)?avoir )(?<who>\p{L}+(?: \p{Lu}\p{L}+)?) (?:de |d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:j'ai|nous avons|on a) (?:déjà |donc |aussi )?(?:demandé|dit|confié) à (?<who>\p{L}+(?: \p{Lu}\p{L}+)?) (?:de |d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:il faut|il faudra|il faudrait|je veux|je voudrais|j'aimerais)(?: encore| aussi| absolument| vraiment| donc)* (?:que |qu')(?<who>(?!(?:ils?|elles?|on|nous|je|tu|vous)\b)(?:(?:m\.?|mme|mlle|monsieur|madame) )?\p{L}+) ${WISHED}$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:je|nous|on) (?:compte|comptons) sur (?<who>\S+(?: \p{L}+)?) pour (?<task>.{4,})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:je|nous|on) (?:charge|chargeons|laisse|laissons|confie à|confions à) (?<who>\S+(?: \p{L}+)?) (?:de |d'|le soin de |le soin d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:c'est )?à (?<who>\S+(?: \p{L}+)?) (?:de |d')(?<task>(?!voir|décider|juger)${INFINITIVE}.*)$`,
      ),
    },
  ],
  wishes: FRENCH_WISHES,
  cleft: shape(raw`^(?:c'est|ce sera|ce sont) (?<who>[^,]{2,40}?) qui (?<does>.{4,})$`),
  promises: [
    {
      certainty: 0.8,
      pattern: shape(
        raw`^il (?:me reste|m'en reste)(?: encore| toujours| juste| aussi| plus qu)*(?: à|'à) (?<task>(?!vous souhaiter|te souhaiter|vous remercier|te remercier)${INFINITIVE}.*)$`,
      ),
    },
    // "Il faut encore que je passe à la banque"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^il (?:faut|faudra|faudrait)(?: encore| aussi| absolument| vraiment| donc)* que je ${WISHED}$`,
      ),
    },
    { certainty: 0.75, pattern: shape(raw`^(?:tu|vous) (?:auras|aurez|recevras|recevrez) (?<task>.+)$`) },
    // "Tu l'auras vendredi", of what the clause before takes on
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:tu|vous) (?:l'|les |en )(?:auras|aurez|as|avez|recevras|recevrez)\b(?=.*\b(?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce soir|cet après-midi|aujourd'hui|avant|d'ici|pour|semaine|le \d+)\b).*)$`,
      ),
    },
  ],
  ...FRENCH_DUTIES,
  object: shape(
    raw`^(?:(?:le|la|les) (?!lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|midi|soir|semaine|mois|\d)|l'(?!après)|(?:une?|des|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|tout|toutes|tous|\d+)\b)`,
  ),
  works(verb, form, named) {
    const word = verb.toLowerCase();
    if (STATES.has(word) || word !== verb || word.includes("'")) return false;
    if (/r(?:ai|as|a|ons|ez|ont)$/.test(word) && word.length > 3)
      return form === "I"
        ? word.endsWith("rai")
        : form === "we"
          ? /r(?:ons|a)$/.test(word)
          : form === "one"
            ? word.endsWith("ra")
            : form === "many"
              ? word.endsWith("ront")
              : /r(?:as|ez)$/.test(word);
    if (form === "I")
      return (
        /[^aeo]e$/.test(word) ||
        /^(?:prépare|envoie|transmets|appelle|rappelle|relance|vérifie|contacte|commande|réserve|fais|rédige|mets|organise|finis|termine|corrige|imprime|demande|apporte|achète|récupère|dépose|prends|livre|planifie|traite|reviens|lance|règle|paie|signe|renvoie|complète|partage|publie|installe|répare|rends|écris|réponds|convoque|informe|préviens|valide|boucle|monte|gère|fournis|remets|reprends|recontacte|traduis|tiens|ajoute|actualise|programme|visite|porte|inscris|traduis|relis|saisis|remplis|fournis|conduis|établis)$/.test(
          word,
        )
      );
    if (form === "one")
      return named
        ? word.length > 3 &&
            /(?:[^aeiou]e|ie|ye|ue|it|rd|nd|et|ct|(?:[st]|rev|prév|interv|ent|ret|maint)ient|eint|oint|sert|ud)$/.test(
              word,
            ) &&
            !/(?:ment|ant|ance|ence|tion|té)$/.test(word)
        : /^(?:prépare|envoie|transmet|appelle|relance|vérifie|contacte|commande|réserve|fait|rédige|met|organise|finit|termine|corrige|imprime|demande|apporte|achète|récupère|dépose|prend|livre|planifie|traite|lance|règle|paie|signe|renvoie|complète|publie|installe|répare|rend|écrit|répond|convoque|informe|prévient|valide|boucle|monte|gère|fournit|remet|reprend|traduit|nettoie|remplace|teste|contrôle|inspecte)$/.test(
            word,
          );
    if (form === "many") return /(?:ent)$/.test(word) && !/ment$/.test(word);
    // "Tu rédiges le mot", "vous apportez les clés"; of a state none is asked.
    if (form === "you")
      return (
        /(?:[^aeo]es|[dt]s|[^aou]is|ez)$/.test(word) &&
        // "Vous étiez quatorze" tells of a past.
        !isFrenchImperfect(word) &&
        !/^(?:all|av|sav|pouv|voul|dev|ven|sent|dorm|viv|conduis|ris|souris)(?:ez|s)?$/.test(word) &&
        ["s", "es", "ez"].every((end) => !STATES.has(word.replace(new RegExp(`${end}$`), ""))) &&
        ["e", "t"].every((end) => !STATES.has(word.replace(/(?:s|ez)$/, end)))
      );
    return false;
  },
  command(verb, rest) {
    const base = frenchInfinitive(verb);
    // "Rédige le mot et l'envoie": two verbs, of which only one would be put right.
    return base === null || /\set\s(?:l'|(?:le|la|les|lui|leur)\s)\p{L}/iu.test(rest)
      ? null
      : `${base} ${rest}`;
  },
  recipients: /^(?:(?:me|nous|vous|te|lui|leur)\s+|m'|t')+(?=\p{L}{2,}(?:er|ir|re|oir)(?![\p{L}]))/iu,
  fillers:
    /(?:^|\s|,\s?)(?:s'il (?:te|vous) pla[iî]t|svp|stp|merci(?: d'avance| par avance| beaucoup)?)(?=[\s,.!?]|$)/giu,
  ...FRENCH_DECISIONS,
  ...FRENCH_OBSTACLES,
  unable: shape(
    raw`\b(?:ne |n')?(?:peux|peut|peuvent|pouvons|pourra|pourrai|pourront|pourrons|arrive|arrivons|parvient|parvenons) (?:\S+ )?(?:pas|plus|rien)\b`,
  ),
  cancel: shape(
    raw`\b(?:plus (?:besoin|nécessaire|la peine|d'actualité|utile)|n'est plus (?:nécessaire|utile|à faire)|oublie(?:z)? (?:ça|cela|ma|mon|la|le|les|mes|notre|l'\p{L}+)|laisse tomber|laissez tomber|(?:est|sont|a été|ont été) (?:annulée?s?|abandonnée?s?)|inutile de|pas la peine de|finalement (?:non|pas)|ne (?:le|la|les) (?:fais|faites|prépare|envoie|commande)(?:z)? (?:plus|pas)|tombe à l'eau|caduque?)\b`,
  ),
  release: shape(
    raw`\b(?:(?:est|sont) (?:enfin |bien |déjà |de nouveau )*(?:arrivée?s?|débloquée?s?|résolue?s?|réparée?s?|réglée?s?|disponibles?|de retour|rétablie?s?|livrée?s?|levée?s?)|(?:a|ont|avons|ai) (?:enfin |bien |déjà |tous )*(?:reçu|répondu|livré|confirmé|signé|validé|approuvé|donné|accordé|obtenu|payé|réparé|trouvé)|(?:a|ont) été (?:\S+ )?(?:livrée?s?|réparée?s?|résolue?s?|validée?s?|signée?s?|accordée?s?|payée?s?)|fonctionne à nouveau|remarche|c'est réparé|c'est réglé)\b`,
  ),
  done: shape(
    raw`\b(?:(?:viens|vient|venons|viennent) (?:juste |tout juste )?(?:de |d')(?:(?:le|la|les|lui|leur|y|en) |l')?\p{L}+(?:er|ir|re)|(?:a|ai|as|ont|avons|avez|est|sont|été|suis) (?:\S+ ){0,3}?(?:faite?s?|terminée?s?|finie?s?|envoyée?s?|transmise?s?|réservée?s?|commandée?s?|payée?s?|réglée?s?|signée?s?|remise?s?|livrée?s?|publiée?s?|imprimée?s?|vérifiée?s?|corrigée?s?|informée?s?|prévenue?s?|appelée?s?|rappelée?s?|relancée?s?|contactée?s?|préparée?s?|traduite?s?|rendue?s?|rédigée?s?|complétée?s?|mise?s? (?:à jour|en ligne)|déposée?s?|achetée?s?|organisée?s?|répondu|installée?s?|réparée?s?|posée?s?|partie?s?|bouclée?s?|prête?s?|en ligne|reçue?s?|validée?s?|jointe?s?|planifiée?s?|récupérée?s?|nettoyée?s?|ajoutée?s?|partagée?s?)|ci-joint|en pièce jointe|vous trouverez|tu trouveras)\b`,
  ),
  bareDone: shape(
    raw`^(?:(?:ok|oui|voilà|tout|c'est|ça y est|déjà|bonjour \p{L}+|salut \p{L}+|je l'ai|je les ai|est|a été|j'ai)[,:!]?\s+)*(?:fait|faite|c'est fait|c'est parti|c'est réglé|c'est envoyé|terminé|fini|envoyée?s?|parti|partie|réglé|réservé|payé|signé|commandé|transmis|ci-joint|en pièce jointe|voici|bouclé)\b`,
  ),
  notDone: shape(
    raw`\b(?:pas|ne|n'|jamais|quand|dès que|si|doit|doivent|devra|faut|faudra|sera|seront|presque|avant|après que|une fois|à moitié|reste)\b`,
  ),
  moves: {
    later: shape(
      raw`(?:est|sera) (?:reporté|repoussé|décalé)e?s? (?:au|à)|n'(?:arrive|arrivera|est prêt|sera prêt)\p{L}* (?:pas avant|que)`,
    ),
    refuses: shape(
      raw`\bje ne (?:pourrai|peux|saurai) (?:malheureusement )?pas (?:m'en|m'occuper|le |la |les |faire|prendre|assurer|gérer|rédiger|écrire)|\b(?:pour|quant à) (?:le|la|les|l')\s?[^,.;?]{2,40} je ne (?:pourrai|peux) (?:malheureusement )?pas\b|\bje n'(?:ai|aurai) pas le temps (?:de|d'|pour)`,
    ),
    tooEarly: shape(
      raw`\b(?:je|on|nous) ne (?:pourrai|peux|pourra|pourrons|pouvons|pourrais)\p{L}* (?:\S+ ){0,8}?avant\b|\bpas avant\b|\b(?:mais|plutôt|seulement|au mieux|mais plutôt) (?:pour |le |à )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|après-demain|la semaine prochaine|le \d)`,
    ),
    enough: shape(
      raw`\b(?:(?:me|nous) (?:va|convient)|ça (?:va|marche|roule|convient|ira)|c'est (?:bon|parfait|ok|très bien|suffisant|largement suffisant)|va (?:très )?bien|convient|suffit|pas de (?:problème|souci)|d'accord pour|ok pour|parfait pour)\b(?!.*\bpas (?!de)\b)`,
    ),
    thenSo: shape(
      raw`^(?:(?:ok|oui|bon|d'accord|entendu|très bien|parfait|va pour|disons|le|pour|à)(?=[\s,.!]|$)[,. ]*)*(?:alors|donc|va pour|disons|ok|d'accord)(?: le| pour)?[,.! ]*$`,
    ),
  },
  accepts: shape(
    raw`^(?:(?:bonjour|salut|merci|ok|oui|d'accord|bien sûr|super|parfait|très bien|entendu|compris)[,!. ]*(?:\p{L}+[,!.]\s*)?)*(?:je m'en (?:occupe|charge)|je m'y mets|c'est noté|noté|c'est bon pour moi|je (?:le|la|les) (?:fais|ferai|prends|prépare|envoie|prends en charge)|je le fais|je prends|ça marche|ça roule|pas de (?:problème|souci)|d'accord|entendu|oui|ok|bien sûr|volontiers|avec plaisir|compte sur moi|comptez sur moi|sans faute|je vous l'envoie|je te l'envoie|ce sera fait|bien reçu)(?=[\s,.!–-]|$)`,
  ),
  notAccepting: shape(raw`\b(?:pas(?! de (?:problème|souci))|malheureusement|mais|impossible|désolée?|ne)\b`),
  noTask: shape(
    raw`^(?:rien|néant|aucun|ok|merci(?! de\b| d')|en congés?|en vacances|absente?|malade|présente?|excusée?|oui|non|-|fait|terminé)\b`,
  ),
};
