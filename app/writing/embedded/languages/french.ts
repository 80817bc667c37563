import { FRENCH_DECISIONS } from "./french-decisions";
import { FRENCH_OBSTACLES } from "./french-obstacles";
import { frenchInfinitive } from "./french-verbs";
import type { LanguagePack } from "./language-pack";
import { shape, wordSet } from "./shape";

const { raw } = String;

const STATES = wordSet(`
  est es suis sont sommes êtes était étais seras sera serai serons ai as a avons avez ont avait aurai aura auras aurons aurez
  pense penses crois croit espère espères aime aimes trouve trouves sais sait connais connaît souhaite souhaites voudrais voudrait peux peut pourra pourrai pourrais pourrait veux veut voudra voudrai
  faut faudra faudrait reste restes semble semblait manque manquent marche fonctionne coûte dure existe plaît convient suffit comprends comprend arrive arrives attend attends attendent vient viens habite vis vit dort mange travaille
  remercie remercions félicite regrette regrettons ignore doute suppose imagine rappelle propose suggère voit vois verra verrai entends pars part participe participera sent passe passes commence commencera compte figure dépend
  tombe bloque refuse ressemble appartient mérite adore déteste préfère profite mesure pèse rentre déjeune dîne marche tousse rigole voyage rêve pleure bouge arrive démissionne contient comporte concerne signifie fête souffre
  que de le la les des une un ne me te se ce cette sur pour dans avec sans entre contre quelque même comme encore plus très ensuite ou sous chaque autre libre jeune seule grande petite rouge verte locale générale commerciale technique juridique responsable absente malade disponible`);

const CLITICS = raw`(?:(?:(?:me|te|se|vous|nous|lui|leur|y|en)\s|(?:m|t|s|n)')\s*)*`;
/** A clitic object is what the task is about: kept, so that it can be looked up. */
const INFINITIVE = raw`(?:(?:(?:me|te|se|vous|nous|lui|leur|le|la|les|y|en)\s|(?:m|t|s|l)')\s*){0,2}\p{L}{2,}(?:er|ir|re|oir)\b`;
/** "Que tu relises la brochure": what is wished, as a verb that gets its infinitive where it has one. */
const WISHED = raw`(?:(?:puisses? |puissiez |puissent )(?<task>${INFINITIVE}.*)|${CLITICS}(?<verb>(?!les\b)\p{L}{3,}) (?<rest>.{3,})|(?<other>.+))`;
const MODAL_TU = raw`(?:peux|pourras|voudras|saurais|pourrais|veux|voudrais)`;
const MODAL_VOUS = raw`(?:pouvez|pourrez|voudrez|sauriez|pourriez|voulez|voudriez|accepteriez)`;

/** A word that may be a verb told to somebody: "balaie", "saisis", "remets"; words of grammar and nouns before an article are few. */
const IMPERATIVE = raw`(?!(?:notre|votre|cette|une|comme|entre|contre|outre|quelque|même|encore|toute|presque|chaque|lorsque|puisque|quoique|quelle|autre|seule|vive|oublie|reste|manque|suite|suivre|faute|malgré|voire|derrière|jusque|parce|que|reste|semble|arrive|mais|puis|depuis|trois|fois|mois|avis|devis|permis|tapis|colis|souris|hormis|jamais|désormais|parfois|toutefois|autrefois|après|suis|vais|sais|vis|dois|fais partie|liste|date|facture|merci|demande d|je|nous|vous|elle|elles|il|ils)\b)\p{L}{2,}(?:[^aeiouéèê\s]e|ie|ue|[^aou\s]is|ets|ends|onds)`;

export const FRENCH: LanguagePack = {
  breaks:
    /(?<!^(?:à faire|reste à faire|en suspens)[^:,]{0,30})[,;:]\s+|\s[–—-]\s|\s(?:et|mais|puis|ou bien)\s+|\s(?=parce qu(?:e\s|')|(?<!(?:le|un|du|en|de|ce|les|des|deux)\s)car\s|afin (?:de\s|d'|qu)|pour qu(?:e\s|'))/giu,
  openers: shape(
    raw`^(?:(?:et|mais|donc|alors|puis|ensuite|après|enfin|aussi|d'accord|ok|oui|bien|bon|merci(?=[,:.!])|super|parfait|par ailleurs|de plus|en outre|au fait|ps|p\.s\.|comme convenu|comme prévu|pour rappel|rappel|pour info|également|d'abord|de mon côté|de notre côté|sinon|bref|enfin|entre-temps|en attendant|pendant ce temps(?:-là)?|d'ici là|moi(?=,? je )|nous(?=,? (?:nous|on) )|(?:quant à|pour) moi(?=,? je ))\s*[,:.!]?\s+)+`,
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
    raw`^(?:je (?:te|vous) (?:résume|raconte)\b|je (?:reviens|reviendrai) vers (?:toi|vous)(?: vite| rapidement| ensuite| après)*[.!]*$|je (?:te|vous) (?:dis|redis|tiens au courant|tiendrai au courant)[.!]*$|je (?:te|vous) laisse (?:imaginer|deviner|juger|découvrir|profiter|apprécier|savourer)\b|merci(?! de | d'| à \p{L}+ (?:de |d'))|bonne?s?\b|bien (?:à|cordialement)|cordialement|salutations|veuillez (?:agréer|recevoir|croire|trouver|excuser|nous excuser|m'excuser|ne pas (?:répondre|tenir))|n'hésite|je (?:vous|te) (?:remercie|souhaite|prie d'agréer|prie de (?:croire|recevoir|trouver)|embrasse|rappelle que(?! (?:tu|vous) (?:dois|devez|devras|devrez|as à|avez à)))|nous vous (?:remercions|souhaitons|prions d'agréer)|au plaisir|à (?:bientôt|demain|plus|lundi|mardi|mercredi|jeudi|vendredi|la semaine)[.! ]*$|prends soin|prenez soin|profite|profitez|amuse|repose|félicitations|bravo|bienvenue|ci-joint|en pièce jointe|vous trouverez|tu trouveras|restant|dans l'attente|en espérant|comment|pourquoi|quand |qui |où |excuse|excusez|désolé|(?:imagine|tiens|regarde|regardez|voyez)(?=\s*[,.!:]|$)|imagine |voir |cliquez|consultez notre)|\b(?:à (?:votre|ta) disposition|pour toute question|si (?:vous avez|tu as) (?:des|la moindre|une) questions?|(?:votre|ta) compréhension|(?:votre|ta) patience)\b`,
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
  asks: [
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:c'est )?à (?:toi|vous)(?: deux)? (?:de |d'|que revient de )(?<task>(?!voir|décider|juger)${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:je|nous|on) (?:te|vous) (?:charge|chargeons|confie|confions|laisse|laissons) (?:de |d'|le soin de |le soin d')?(?<task>(?:${INFINITIVE}|(?:le|la|les|l')\s?\p{L}{4,}).*)$`,
      ),
    },
    // "Ça t'embêterait de relire la lettre ?"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:est-ce que )?(?:ça|cela) (?:te |vous |t'|ne te |ne vous |ne t')?(?:embêterait|embête|dérangerait|dérange|ennuierait|ennuie|gênerait|gêne|irait)(?: pas)?(?:-il)? (?:de |d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(raw`^c'est (?:à )?(?:ton|votre) tour (?:de |d')(?<task>${INFINITIVE}.*)$`),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:je voulais|je voudrais|j'aimerais|nous voulions) (?:te |vous )?(?:demander|savoir) si (?:tu|vous) (?:peux|pourrais|pouvez|pourriez|veux|voudrais|voulez) (?:bien )?(?<task>${INFINITIVE}.*)$`,
      ),
    },
    // "Les documents devraient être chez moi vendredi"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:le|la|les|l'|ton|ta|tes|votre|vos|tous?|toutes?)\s?[^,;?]{3,50}? (?:doit|doivent|devrait|devraient|devra|devront) (?:être|arriver|parvenir|se trouver) (?:chez (?:moi|nous)|sur mon bureau|dans ma boîte|entre mes mains)\b.*)$`,
      ),
    },
    // "Je compte sur ta réponse", "nous restons dans l'attente de votre retour sur le projet"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:je|nous|on) (?:compte|comptons) sur (?<task>(?:ton|ta|tes|votre|vos) (?!aide\b|soutien|compréhension|présence|discrétion)\p{L}.{3,})$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:je|nous) (?:reste|restons|suis|sommes) (?:toujours |donc )?(?:dans l'attente|en attente) (?:de |d')(?<task>(?:ton|ta|tes|votre|vos) \p{L}+ (?:sur|à|au|pour|concernant|quant) .{3,})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:à ne pas oublier|ne pas oublier|pour rappel|rappel|pense-bête)\s*[:–—-]\s*(?<task>${INFINITIVE}.*)$`,
      ),
    },
    // "J'aimerais avoir le rapport pour mercredi"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:j'aimerais|je voudrais|nous aimerions|nous voudrions|je souhaiterais|nous souhaiterions|je veux) (?:bien )?(?:avoir|recevoir|récupérer|obtenir) (?<task>(?:le|la|les|l'|ton|ta|tes|votre|vos|un|une)\s?.{4,})$`,
      ),
    },
    // "Tu n'as plus qu'à signer"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:(?:tu n'as|vous n'avez) (?:plus )?qu'à|il (?:ne )?(?:te|vous) reste (?:plus )?(?:qu')?à) (?<task>(?!attendre|patienter|profiter)${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:tu as|vous avez|il te reste|il vous reste) (?:jusqu'\S+ (?:\S+ ){0,3}?)pour (?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:n'attends pas|n'attendez pas|ne tarde pas|ne tardez pas) (?:trop )?(?:pour|à|avant de) (?<task>${INFINITIVE}.*)$`,
      ),
    },
    // "Ce qu'il me faut, c'est un parking"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^ce (?:qu'il (?:me|nous) (?:faut|faudrait|manque)|dont (?:j'ai|nous avons|on a) besoin|qui (?:me|nous) manque)(?: encore)?,? c'est (?<task>(?:un|une|le|la|l'|les|des|ton|ta|votre).{4,})$`,
      ),
    },
    // "Tu t'occupes de réserver la salle ?"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:tu (?:veux |peux |pourras )?t'|vous (?:voulez |pouvez |pourrez )?vous )(?:occupes|occupez|occuper|charges|chargez|charger) (?:aussi |bien )*(?:de |d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    // "Si tu pouvais relire la lettre, ça m'aiderait"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:si )?(?:tu|vous) (?:pouvais|pouviez) (?:bien |encore |aussi |déjà )*(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:je|nous) (?:te|vous) rappelle(?:ns|ons)? que (?:tu|vous) (?:dois|devez|devras|devrez|as à|avez à) (?:encore |aussi )*(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:je|nous) (?:voulais|voulions|voudrais|voudrions|tenais à|souhaitais|souhaitions) (?:te |vous )(?:demander|prier) (?:de |d')(?:bien vouloir )?(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:il )?(?:ne )?(?:faut|faudra|faudrait|faudrait surtout) (?:surtout )?pas (?:que (?:tu|vous) )?oubli(?:er|es|iez) (?:de |d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:y aurait-il|y a-t-il|il y aurait|est-ce qu'il y (?:a|aurait)) (?:un )?moyen que (?:tu|vous) ${WISHED}$`,
      ),
    },
    // "Tu les préviens ce soir ?"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:tu|vous) (?:(?:me |nous |lui |leur |te |vous |m'|t')?(?:le |la |les |l'|y |en )?)(?!(?:as|avez|es|êtes|sais|savez|vois|voyez|connais|connaissez|penses|pensez|crois|croyez|vas|allez|viens|venez|peux|pouvez|pourras|pourrez|veux|voulez|voudras|voudrez|dois|devez|travailles|travaillez|restes|restez)\b)\p{L}{3,}(?:s|ez)\b (?!.*\b(?:qui|quoi|où|quand|combien|comment|quel\p{L}*)\s*\?$).*)\?$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^je (?:te|vous) laisse (?:donc |le soin de |le soin d')?(?<task>\p{L}+(?:er|ir|re)\b.{3,})$`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`^(?:(?:est-ce que |est-ce qu')?(?:tu|vous) )?(?:${MODAL_TU}|${MODAL_VOUS})(?:-tu|-vous)?(?: (?:s'il (?:te|vous) pla[iî]t|aussi|également|bien|encore|donc|peut-être|vite|déjà|svp|stp))*,? (?<task>(?!venir\b|imaginer|croire|compter sur)${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`^(?:auriez-vous|aurais-tu|auras-tu|serait-il|serait-ce)(?: la gentillesse| l'amabilité| l'obligeance| le temps| possible| moyen)+ (?:de |d'|pour )?(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?!merci (?:\S+ )?(?:de |d')(?:(?:nous|vous|les|le|la|lui|leur|y|en) |(?:m|t|l)')*(?:avoir \p{L}|être (?:venue?s?|passée?s?|restée?s?|allée?s?|intervenue?s?|montée?s?)\b))(?:merci|prière|pense|pensez|penses|veille|veillez|n'oublie|n'oubliez|ne pas oublier|pas oublier|tâche|tâchez|merci par avance|merci d'avance)(?: bien| aussi| également| surtout)? (?:pas )?(?:de |d'|à )(?<task>(?!votre|ta |ton |l'aide)${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:n'oublie|n'oubliez|pense|pensez) (?:pas |aussi |bien |surtout )*(?:à )?(?<task>(?:le|la|les|l'|au|aux|ton|ta|tes|votre|vos|mon|ma|notre)\s?.{4,})$`,
      ),
    },
    {
      certainty: 0.9,
      pattern: shape(
        raw`^(?:je vous prie de bien vouloir|je te prie de|je vous prie de|veuillez|veuillez bien|prière de bien vouloir)(?: bien)? (?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:je|nous|on) (?:vous|te|leur) (?:demande|demandons|demanderai|demanderais|prie|prions|invite|invitons|rappelle|rappelons|saurais gré|serais reconnaissante?|serions reconnaissants?)(?: donc| à tous| instamment| également)? (?:bien )?(?:de |d')(?:bien vouloir |ne pas oublier (?:de |d'))?(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:je|nous|on) (?:compte|comptons) sur (?:toi|vous|ton|ta|votre|vos) pour (?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:j'ai|nous avons|on a|j'aurais|nous aurions|j'aurai|on aurait)(?: encore| toujours| aussi| donc| vraiment| absolument| urgemment)* besoin que (?:tu|vous) ${WISHED}$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:il me faut|il nous faut|il me faudrait|il nous faudrait|(?:il me manque|il nous manque|me manque|nous manque)(?= (?:encore |toujours |aussi |juste )*(?:ton|ta|tes|votre|vos)\b))(?: encore| toujours| aussi| donc| juste)* (?<task>(?!(?:encore |juste |bien )?(?:quelques|\d+|une?|deux|trois|quatre|cinq|dix|plus d'une?|du) (?:petite? |bonne? )?(?:jour|heure|minute|semaine|mois|journée|matinée|temps)).+)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:j'ai|nous avons|on a|j'aurais|nous aurions|j'aurai|on aurait)(?: encore| toujours| aussi| donc| vraiment| absolument| urgemment)* besoin (?:de |du |des |d')(?<task>(?!temps|aide\.|vacances|toi|vous).+)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:j'attends|nous attendons|on attend|j'attends toujours|il manque)(?: encore| toujours| donc| juste| de (?:toi|vous)| de ta part| de votre part)* (?<task>(?<= de (?:toi|vous) )(?:le|la|les|l'|un|une|des).+|(?:ton|ta|tes|votre|vos)\b.+)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:je voudrais|nous voudrions|j'aimerais|nous aimerions|je souhaite|je souhaiterais|il faudrait|il faut|il faudra|(?:ce|ça) serait (?:bien|super|gentil|sympa|parfait|idéal|utile|pratique|cool|top|génial|mieux|appréciable)|il serait (?:bien|bon|utile|préférable))(?: encore| aussi| absolument| vraiment| impérativement| donc)* que (?:tu|vous) ${WISHED}$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:j'ai|nous avons|on a|j'aurais|nous aurions|j'aurai|on aurait)(?: encore| toujours| aussi| donc| vraiment| absolument| urgemment)* besoin qu'(?:on )?(?<task>.+)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:ce|ça) serait (?:bien|super|gentil|sympa|parfait|idéal|utile|pratique|cool|top|génial|mieux|appréciable) si (?:tu|vous) (?:pouvais|pouviez) (?:bien |encore |aussi |déjà )*(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:ce serait|il serait) (?:bien|super|gentil|sympa|parfait|aimable)(?: de (?:ta|votre) part)? (?:de |d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:je (?:vous|te) (?:serais|serai)|nous vous (?:serions|serons)) (?:très )?reconnaissante?s? (?:de |d')(?:bien vouloir )?(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?!rendez-vous|comptez (?:\d|une?\b|deux|trois|quatre|cinq|six|dix|sur)|avez|êtes|pouvez|pourriez|voulez|voudriez|devez|savez|allez|auriez|seriez|sachez|soyez|excusez|profitez|trouvez|recevez|voyez|tenez|croyez|veuillez|pensez|n'hésitez|cliquez|chez|assez|rez|nez|passez (?:une?|de)|prenez soin|restez|venez nombreux|bonne)(?:\p{L}{2,}ez|(?:re)?faites|dites)(?:-(?:moi|nous|le|la|les|lui|leur|vous))*\b(?!-vous).{3,})$`,
      ),
    },
    // "Saisis tes heures", "balaie la cour": a verb as it is told to somebody, then an object.
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>${IMPERATIVE}(?: (?:donc|aussi|bien|vite|encore|aussi|déjà|plutôt|d'abord))* (?:(?:le|la|les|ton|ta|tes|ce|cette|ces|mon|ma|mes|leurs?|tous|toutes?) |l')(?!plus\b|même\b).{3,})$`,
      ),
    },
    // "Regarde si c'est payé", "vérifie que la porte ferme"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:vérifie|regarde|demande|vois|contrôle|confirme|dis|note|assure-toi|précise|indique|calcule|compte)(?:-(?:moi|nous|lui|leur))? (?:aussi |bien |vite |juste |donc )*(?:si |s'il|que |qu'|quand |combien |où |comment |qui |ce qu|à quelle|quel).{4,})$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:jette|vois|va|viens|envoie|prépare|appelle|rappelle|relance|vérifie|confirme|réserve|commande|contacte|demande|imprime|note|passe|regarde|apporte|achète|transmets|fais|mets|prends|dis|écris|signe|renvoie|corrige|complète|ajoute|organise|finis|réponds|préviens|termine|paie|dépose|repasse|relis|reprends|modifie|enlève|sors|ouvre|laisse|nettoie|inscris|remplis|annule|remplace|installe|range|récupère|planifie|communique|partage|donne|informe|retourne)(?:-(?:moi|nous|le|la|les|lui|leur|toi))* (?:(?:s'il te pla[iî]t|stp|donc|aussi|bien|vite|encore|le|la|les|un|une|des|du|au|aux|à|en|avec|mon|ma|mes|ton|ta|tes|notre|nos|ce|cette|ces|tout|toutes?|tous|\d+|\p{Lu}\p{L}+)\b|l'|m\.\s).{2,})$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?!merci|oui|non|d'accord)[^,?]{6,}?,? s'il (?:te|vous) pla[iî]t|(?!merci)[^,?]{6,}?,? (?:svp|stp))[.!]*$`,
      ),
    },
  ],
  predicates: [
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
    /^[tsm]'y mettre(?!\p{L})|^(?:fais|faites)-(?:le|la|les)(?!\p{L})|^(?:(?:je|nous|\p{L}+) )?(?:t'|vous |s'|m'|nous )?en (?:charg|occup)(?:er|es?|ons|ent|erai|era)(?!\p{L})|^(?:vois|voit) (?:directement )?avec(?!\p{L})|^le faire(?!\p{L})/iu,
  pointing: /^(?:(?:vous|te|lui|leur|nous|me) )?(?:l'|le |la |les )\p{L}+(?: \S+){0,4}$/iu,
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
  whoQuestions: [
    // "Qui peut prendre les notes ?"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:et |alors )?(?<task>qui (?:peut|pourrait|veut|voudrait|va) \p{L}+(?:er|ir|re) .{3,80}?\s*\?)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:est-ce que |est-ce qu')?(?:quelqu'un|l'un d'entre vous|l'un de vous) (?:peut|pourrait|veut|voudrait|aurait le temps de)(?:-il)? (?<task>\p{L}+(?:er|ir|re)\b .{3,80}?)\s*\?`,
      ),
    },
  ],
  duties: [
    {
      certainty: 0.8,
      pattern: shape(raw`^(?:le plus (?:urgent|important)|urgent|priorité)\s*:\s*(?<task>${INFINITIVE}.*)$`),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:il (?:faut|faudra|faudrait) que (?=quelqu'un ))?(?<task>(?<=que )quelqu'un .{5,}|(?:[^,;?]{2,40} )?quelqu'un (?:doit|devra|devrait|va devoir) .{5,})$`,
      ),
    },
    // "Que chacun relise sa page"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:que chacune?|que tout le monde|que tous|que chaque \p{L}+|(?:chacune?|tout le monde|chaque \p{L}+) (?:doit|devra|\p{L}{3,}era)) .{4,})$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:il )?(?:faudrait|faut|nous faut|nous faudrait) (?<task>quelqu'un (?:pour|qui) .{4,})$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:il )?(?:faut|faudra|faudrait)(?: encore| aussi| absolument| donc| vite| également| d'abord)* (?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:il )?(?:reste|restera|restent)(?: encore| toujours)* (?:à |de |d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:il )?(?:reste|restent)(?: encore| toujours)* (?<task>[^,]{3,80} à \p{L}{2,}(?:er|ir|re|oir)\b.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,90}? (?:doit|doivent|devra|devront)(?: encore| aussi| impérativement| absolument| donc)* être (?!content|fier|patient|prudent|le |la |un ).+)$`,
      ),
    },
    // "Le dossier doit partir vendredi"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:le|la|les|l'|ce|cette|ces|tout|toutes?|tous|notre|nos|votre|vos|ton|ta|tes)\s?[^,;?]{2,60}? (?:doit|doivent|devra|devront)(?: encore| aussi| impérativement| absolument| donc)* (?:partir|sortir|arriver|passer|rentrer|aller|tenir|suivre|parvenir)\b.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,80}? (?:reste|restent|est|sont)(?: encore| toujours)* à (?:faire|\p{L}{2,}(?:er|ir|re)\b)(?! que).*)$`,
      ),
    },
    {
      certainty: 0.7,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,80}? (?:est|sont) (?:due?s?|à rendre|à remettre|attendue?s?)\b.*)$`,
      ),
    },
    // "À faire pour lundi : relire la brochure"
    {
      certainty: 0.85,
      pattern: shape(raw`^(?:à faire|reste à faire|en suspens) [^:,]{3,30}? ?: (?<task>.+)$`),
    },
    {
      certainty: 0.7,
      pattern: shape(raw`^(?:à faire|reste à faire|à ne pas oublier|en suspens)\s*:? (?<task>.+)$`),
    },
    {
      certainty: 0.7,
      pattern: shape(raw`^(?:la )?(?:date limite|échéance) (?:pour |de |du |d')(?<task>.+)$`),
    },
  ],
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
        /^(?:prépare|envoie|transmets|appelle|rappelle|relance|vérifie|contacte|commande|réserve|fais|rédige|mets|organise|finis|termine|corrige|imprime|demande|apporte|achète|récupère|dépose|prends|livre|planifie|traite|reviens|lance|règle|paie|signe|renvoie|complète|partage|publie|installe|répare|rends|écris|réponds|convoque|informe|préviens|valide|boucle|monte|gère|fournis|remets|reprends|recontacte|traduis|tiens|ajoute|actualise|programme|visite|porte)$/.test(
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
