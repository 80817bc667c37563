import { lowerFirst } from "../task-wording";
import { frenchInfinitive } from "./french-verbs";
import type { Pointing } from "./language-pack";
import { cased, shape } from "./shape";

const { raw } = String;

const DETERMINER = raw`(?:[Ll]'|(?:[Ll]es?|[Ll]a|[Uu]ne?|[Dd]es|[MmTtSs](?:on|a|es)|[NnVv](?:otre|os)|[Ll]eurs?|[Cc]et?|[Cc]ette|[Cc]es|deux|trois|quatre|cinq|six|dix|\d+) )`;
const NOUN = raw`(?!(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|midi|soir|semaine|mois|an|année|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|plus|moins|même|ici|le|la|les|une?|ce|que|qui|est|sont|ai|as|a|ont|avons|avez)\b)\p{L}[\p{L}-]+`;
const BEFORE = raw`(?:(?:nouvelle?|nouveau|nouvel|ancien(?:ne)?|petite?|grande?|gros(?:se)?|vieille?|vieux|première?|premier|dernière?|dernier|deuxième|bonne?|belle?|beau|autre)s?x? )?`;
const THING = raw`${DETERMINER}${BEFORE}${NOUN}(?: (?:(?:de la|de|du|des|au|aux|à la|pour la?|pour les?|pour) |(?:de l|d)')${NOUN}){0,2}`;

/** "De le devis" as "du devis". */
const of = (thing: string): string =>
  `de ${thing}`
    .replace(/^de le /, "du ")
    .replace(/^de (?:les|des) /, "des ")
    .replace(/^de (?=[aeiouéèêh])/, "d'");
const to = (thing: string): string => `à ${thing}`.replace(/^à le /, "au ").replace(/^à les /, "aux ");

/** "J'appelle demain" as "appeler demain". */
const asInfinitive = (line: string): string =>
  line.replace(/^(?:je |j')?(\p{L}+)/iu, (_, verb: string) => frenchInfinitive(verb) ?? verb);

const TAKES = shape(
  raw`^(?:(?:je|tu|vous|nous|on) )?(?:[tsm]'|vous |nous )en (?:charg|occup)(?:er|e|es|ez|erai|eras|erez|era|ons)(?: \S+){0,3}$|^(?:(?:je|tu) )?[mts]'y mettre?$|^(?:je )?(?:le|la|les) (?:fais|ferai|prends)(?: moi)?$`,
);
const AGAIN = shape(
  raw`^(?:je )?(?:(?:ré|r)?essa[yi]|retent|recommenc)(?:er|e|erai)(?: (?!de\b|d'|à (?!nouveau)).*)?$`,
);
const CALLS = shape(
  raw`^(?:je |j')?(?:appel(?:er|le)|téléphon(?:er|e)|rappel(?:er|le)|pass(?:er|e) voir)(?: (?:demain|moi|aussi|encore|dès|ce soir|\p{L}+di).*)?$`,
);
/** "Le trésorier refuse", "la livre": nouns that end as verbs do. */
const NO_VERB = raw`(?:\p{L}*ière|(?:trésor|plomb|menuis|charpent|courr|doss|chant|atel|pan|fich|pap|ouvr|infirm|cuisin|polic|calendr|cah|escal|quart|clav|financ|pâtiss|huiss|hôtel|jardin|caiss|prem|dern)ier|(?:conseill|boulang|boucher|étrang|dang|déjeun|din|loy|foy|roch|ruch|berg|horlog)er|(?:soir|coul|espoir|couloir|devoir|trottoir|plaisir|avenir|maire|notaire|secrétaire|locataire|propriétaire|libraire|titre|centre|nombre|membre|ministre|maître|chambre|lettre|fenêtre|porte|livre|offre|heure|facture|peinture|voiture|toiture|serrure|ouverture|fermeture|réserve|cadre|théâtre|arbre|ordre|chiffre))`;
const INFINITIVE = shape(
  raw`^(?<pronoun>le |la |les |l')(?<verb>(?!${NO_VERB}\b)\p{L}{2,}(?:er|ir|re|oir))(?<rest>(?: .*)?)$`,
);
/** Of a line that keeps its pronoun; its sentence says who does it. */
const FINITE = shape(
  raw`^(?:(?:je|tu|on) )?(?:(?:te|vous|nous|lui|leur) )?(?<pronoun>le |la |les |l')(?<verb>\p{L}{3,})(?<rest>(?: .*)?)$`,
);
const SUBJECT = raw`(?:[Jj]e|[Tt]u|nous|on|vous|il|elle|qui|\p{Lu}\p{L}+) (?:(?:te|vous|nous|lui|leur) )?`;
const TOPIC = cased(
  raw`^(?![^,:]*\b(?:est|sont|a|ont|sera|seront|était|étaient|reste|restent|arrive|arrivent|manque|manquent)\b[^,:]*[,:])(?<topic>${THING}(?: (?:pour|avec|sur|dans|chez|sans|de|du|des) [^,;:()]{2,40}?)?(?: \([^()]*\))?)\s?(?:,|:| –| -) (?:c'est )?(?:(?:je|tu|nous|on|vous|\p{L}[\p{L}-]+(?: \p{Lu}\p{L}+)?)(?: qui)? )?(?:(?:te|vous|nous|lui|leur) )?(?<pronoun>le |la |les |l')(?<verb>(?!ai\b|as\b|a\b|ont\b|avons\b|avez\b)\p{L}{2,})(?<rest>(?: [^,;]*)?)$`,
);
/** "Voyez cela avec le fournisseur" */
const ORDER = shape(
  raw`^(?<verb>(?:vois|voyez|règle|réglez|regarde|regardez|clarifie|clarifiez|gère|gérez)) (?:ça|cela) (?<rest>.+)$`,
);
/** "Prends-les jeudi" */
const TOLD_TO = shape(
  raw`^(?<verb>\p{L}{3,})-(?<pronoun>le|la|les)(?:-(?:moi|nous|lui|leur))?(?<rest>(?: .*)?)$`,
);
const FAILED = shape(
  raw`(?:pas|rien) (?:encore )?(?:réussi à|pu|arrivée? à|parvenue? à|su) (?<task>\p{L}{2,}(?:er|ir|re|oir)\b[^,;.]*)`,
);
const TO_THEM = shape(raw`\b(?<pronoun>lui|leur) \p{L}{3,}`);

const AGREE: Readonly<Record<string, RegExp>> = {
  le: /^(?:le|un|mon|ton|son|notre|votre|ce|cet|leur) |^l'/i,
  la: /^(?:la|une|ma|ta|sa|mon|son|notre|votre|cette|leur) |^l'/i,
  les: /^(?:les|des|mes|tes|ses|nos|vos|leurs|ces|deux|trois|quatre|cinq|six|dix|\d+) /i,
  "l'": /^(?!les |des |mes |tes |ses |nos |vos |leurs |ces |\d)/i,
  lui: /^(?!les |des |mes |tes |ses |nos |vos |leurs |ces |\d)/i,
  leur: /^(?:les|des|mes|tes|ses|nos|vos|leurs|ces) /i,
};

/** What French words point at: "je l'envoie mercredi", "tu peux t'en charger ?", "je lui écris". */
export const FRENCH_POINTING: Pointing = {
  things: new RegExp(`(?<![\\p{L}'-])${THING}`, "giu"),
  afterPreposition:
    /(?<!\p{L})(?:à|dans|pour|par|sur|sous|avec|sans|chez|de|en|avant|après|depuis|vers|entre|contre|dès|comme) $/iu,
  agrees: (pronoun, thing) => AGREE[pronoun.trim().toLowerCase()]?.test(thing) ?? true,
  named(line, thingFor, failed, said) {
    const topic = TOPIC.exec(line)?.groups;
    const done = topic?.verb && frenchInfinitive(topic.verb);
    if (topic?.topic && done) return `${done} ${lowerFirst(topic.topic)}${topic.rest ?? ""}`;
    if (TAKES.test(line)) {
      const thing = thingFor("en");
      if (/ (?:fais|ferai) ?/.test(line)) return thing && `Faire ${thing}`;
      return thing && (/charg/i.test(line) ? `Se charger ${of(thing)}` : `S'occuper ${of(thing)}`);
    }
    if (AGAIN.test(line)) {
      const task = FAILED.exec(failed ?? "")?.groups?.task;
      if (task) return task;
      const thing = thingFor("en");
      return thing && `${asInfinitive(line)} (${thing})`;
    }
    if (CALLS.test(line)) {
      const thing = thingFor("en");
      return thing && `${asInfinitive(line)} (${thing})`;
    }
    const order = ORDER.exec(line)?.groups;
    const ordered = order?.verb && frenchInfinitive(order.verb);
    if (order && ordered) {
      const thing = thingFor("en");
      return thing && `${ordered} ${thing} ${order.rest ?? ""}`;
    }
    const finite = FINITE.exec(line)?.groups;
    const isSaid =
      finite?.pronoun &&
      finite.verb &&
      cased(`${SUBJECT}${finite.pronoun.toLowerCase()}${finite.verb}`).test(said);
    const told = TOLD_TO.exec(line)?.groups;
    const toldVerb = told?.verb && frenchInfinitive(told.verb);
    if (told?.pronoun && toldVerb) {
      const thing = thingFor(
        told.pronoun,
        /^(?:r?appel|invit|préven|prévien|contact|inform)/i.test(told.verb ?? ""),
      );
      return thing && `${toldVerb} ${thing}${told.rest ?? ""}`;
    }
    const object = INFINITIVE.exec(line)?.groups ?? (isSaid ? finite : undefined);
    if (object?.pronoun && object.verb) {
      const verb = INFINITIVE.test(line) ? object.verb.toLowerCase() : frenchInfinitive(object.verb);
      const thing = thingFor(
        object.pronoun,
        /^(?:r?appeler|inviter|prévenir|contacter|informer|voir)$/.test(verb ?? ""),
      );
      return thing && verb && `${verb} ${thing}${object.rest ?? ""}`;
    }
    return null;
  },
  receives(line, said, thingFor) {
    const [, verb, rest = ""] =
      /^(\p{L}+(?:er|ir|re))((?: (?!à |au |le |la |les |un |une |des |l').*)?)$/iu.exec(line) ?? [];
    const pronoun = TO_THEM.exec(said)?.groups?.pronoun;
    const thing = verb && pronoun ? thingFor(pronoun, true) : null;
    return thing && `${verb} ${to(thing)}${rest}`;
  },
};
