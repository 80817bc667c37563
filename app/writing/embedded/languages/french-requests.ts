import { IMPERATIVE, INFINITIVE, MODAL_TU, MODAL_VOUS, WISHED } from "./french-forms";
import type { Shape } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** Ways to ask somebody for something, the surest first. */
export const FRENCH_REQUESTS: readonly Shape[] = [
  // "Prends-les jeudi"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?!dis|dites|crois|croyez|voyez|fais|faites|peut|est|a-)\p{L}{3,}-(?:le|la|les)(?:-(?:moi|nous|lui|leur))?(?![\p{L}-])[^?]*)$`,
    ),
  },
  // "Je vous remercie de bien vouloir signer l'avenant", "merci aussi de nous dire si vous venez"
  {
    certainty: 0.9,
    pattern: shape(
      raw`^(?:(?:je|nous) (?:te|vous) remerci(?:e|ons)|merci) (?:par avance |d'avance |aussi |également |encore |donc |déjà |simplement |bien )*(?:de |d')(?:bien vouloir )?(?!(?:(?:(?:nous|vous|les|le|la|lui|leur|y|en|me|te) |(?:m|t|l)')*)(?:avoir|être|votre|notre)\b)(?<task>${INFINITIVE}.*)$`,
    ),
  },
  // "Voyez cela avec le fournisseur"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^(?<task>(?:vois|voyez|règle|réglez|clarifie|clarifiez|regarde|regardez) (?:ça|cela) (?:directement )?(?:avec|ensemble|auprès) .{3,})$`,
    ),
  },
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
  // "Tu commandes les tricots ?"
  {
    certainty: 0.85,
    pattern: shape(
      raw`^tu (?!(?:as|es|sais|vois|connais|penses|crois|vas|viens|peux|pourras|veux|voudras|dois|travailles|restes|trouves|aimes|prends)\b)(?<verb>\p{L}{3,}s) (?<rest>(?:l'|(?:le|la|les|une?|des|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos|ce|cette|ces|deux|trois|quatre|cinq|dix|\d+) )(?!.*\b(?:qui|quoi|où|quand|combien|comment|quel\p{L}*)\s*\?$)[^?]*)\?$`,
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
];
