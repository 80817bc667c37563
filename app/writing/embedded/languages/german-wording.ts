import { SEPARABLE_PREFIXES, strongInfinitive } from "../../check/german-verbs";
import { shape } from "./shape";

const { raw } = String;

/** "bau", "betreu": a stem that ends in a vowel. */
const OPEN_STEM = /(?:bau|schau|trau|freu|streu|treu|neu|tu|näh|zieh|seh|geh|steh)$/;
const SEPARABLE = new RegExp(`\\s(${SEPARABLE_PREFIXES})$`);

/** "schickt", "schicke" as "schicken", "übernimmt" as "übernehmen"; null where no ending tells. */
export function infinitiveOf(verb: string): string | null {
  const word = verb.toLowerCase();
  const strong = strongInfinitive(word);
  if (strong !== null) return strong;
  if (word.endsWith("n")) return word;
  const stem = /(?:[td]|fn|chn|gn|dn)et$/.test(word)
    ? word.slice(0, -2)
    : /[te]$/.test(word)
      ? word.slice(0, -1)
      : null;
  if (stem === null || stem.length < 2) return null;
  return fromStem(stem);
}

function fromStem(stem: string): string {
  if (/(?:[^i]er|eier|el)$/.test(stem)) return `${stem}n`;
  return /[^aeiouäöül]l$/.test(stem) ? `${stem.slice(0, -1)}eln` : `${stem}en`;
}

/** "aktualisierst" as "aktualisieren": what "du" does. */
function infinitiveOfYours(verb: string): string | null {
  const strong = strongInfinitive(verb.replace(/st$/, "t")) ?? strongInfinitive(verb.replace(/st$/, ""));
  if (strong !== null) return strong;
  const stem = verb.replace(/(?:(?<=[td]|chn|fn|gn|dn|tm)e)?st$/, "");
  if (stem === verb || stem.length < 2) return null;
  const isOfS = /s$/.test(stem) || (/[aeiouäöü]$/.test(stem) && !OPEN_STEM.test(stem));
  return isOfS ? fromStem(verb.slice(0, -1)) : fromStem(stem);
}

/** "bringt", "den Wagen zurück" as "den Wagen zurückbringen", `isYours` of what "du" does; null where the words are better left as they are. */
export function germanCommand(verb: string, rest: string, isYours = false): string | null {
  const tail = rest.replace(/[\s.!]+$/, "");
  if (
    / und \p{Ll}+(?:t|e|en) /u.test(tail) ||
    /[,;]/.test(tail) ||
    !/^[\p{L}\p{N} %€$/.:'’"„“()-]+$/u.test(tail)
  )
    return null;
  const base = (isYours ? infinitiveOfYours(verb) : null) ?? infinitiveOf(verb);
  if (base === null) return null;
  // "Lässt sich einen Termin geben (bis Montag)": what is in brackets stays behind.
  const [, clause = tail, behind = ""] = /^(.*[^\s(])(\s*\([^()]*\))$/u.exec(tail) ?? [];
  const apart = SEPARABLE.exec(` ${clause}`);
  const said = (apart ? clause.slice(0, Math.max(0, apart.index - 1)) : clause).replace(
    /^(?:mich|uns)\b/i,
    "sich",
  );
  return `${said} ${apart?.[1] ?? ""}${base}${behind}`.trim();
}

/** What is said beside a task: a sentence in brackets, "so wie letztes Jahr", "was nicht lange dauert", "und zwar". */
export const GERMAN_ASIDE = shape(
  raw`\s*\((?=[^()]*\b(?:ist|sind|hat|haben|habe|liegt|liegen|hängt|hängen|steht|stehen|kommt|kommen|war|waren|wurde|kann|können|muss|weiß|gibt|braucht|wartet|kennt)\b)[^()]{6,}\)|, (?:was|so wie|(?:genauso |so )?wie (?:immer|üblich|gehabt|besprochen|vereinbart|letzte\p{L}*|vorige\p{L}*|im vorjahr|das letzte mal|beim letzten mal)|(?:wenn|falls|sofern) (?:das|es|dir|ihnen|euch)\b[^,]*\b(?:passt|geht|recht ist|möglich ist|okay? ist|klappt))\b[^,.!?]*(?=[.!?]*$)|, und zwar(?= (?:bis|am|heute|morgen|übermorgen|spätestens|anfang|ende|mitte|nächste|diese))`,
);

/** "..., ein Dutzend dürfte genügen", "..., es ist keiner mehr da": a sentence of its own behind the task. */
const TOLD_BEHIND = shape(
  raw`, (?:(?:der|die|das) \p{L}+(?= \p{L}+ )|es|er|sie|das|der|die|da|damit|dann|davon|(?:eine?|zwei|drei|vier|fünf|sechs|\d+) \p{L}+|(?!(?:w(?:er|as|ie|o|ann|em|en|obei|omit|oran|arum)|ob|dass|welche\p{L}*|und|oder)\b)\p{L}+) (?:ist|sind|war|waren|hat|haben|hätte|wird|werden|kann|können|muss|müssen|dürften?|sollten?|müssten?|reich(?:t|en)|genüg(?:t|en)|gibt|brauch(?:t|en)|wart(?:et|en)|komm(?:t|en)|schließ(?:t|en)|macht|fehl(?:t|en)|lieg(?:t|en)|steh(?:t|en))(?!\p{L})[^,;:]*$`,
);

/** "Dass wir den Brief schicken wollten": what was wanted is the task. */
const UNDER_MODAL =
  /^(?!.*(?<!\p{L})(?:dass|wir|ich|du|sie|er|ob|weil|wenn) )(.*\S \p{Ll}{3,}(?:en|rn|ln)) (?:woll|soll|müss|könn|konn)(?:en|t|te|ten|test|tet|e)$/iu;
/** "Den Text vorzubereiten und ...": the first of two that follow the same word. */
const withoutZu = (rest: string): string =>
  rest
    .replace(/ zu (\p{Ll}+n) (?=und )/u, " $1 ")
    .replace(/(\p{Ll}{2,})zu(\p{Ll}{2,}n)(?= und )/u, (whole, prefix: string, verb: string) =>
      SEPARABLE.test(` ${prefix}`) ? `${prefix}${verb}` : whole,
    );

/** The words of a task as its line: no clause about it, "zu drucken" as "drucken". */
export function germanWording(phrase: string): string {
  const said = phrase
    .replace(GERMAN_ASIDE, "")
    .replace(TOLD_BEHIND, "")
    .replace(/[\s,–—-]+$/, "")
    // "Mich um den Schlüssel kümmern"
    .replace(/^(?:mich|uns|dich) (?=(?:um|für|bei|mit|an|auf|nach) .*\p{Ll}(?:en|rn|ln)$)/iu, "sich ");
  return (
    said
      .replace(UNDER_MODAL, "$1")
      // "das Tor abzuschließen"; "ist noch abzuschließen" says it of the thing
      .replace(
        /^(?!.*(?<!\p{L})(?:ist|sind|wird|werden|bleibt|bleiben|brauchs?t?|brauchen?) )(.*\S) (?:zu (\p{Ll}+n)|(\p{Ll}{2,})zu(\p{Ll}{2,}n))$/u,
        (whole, rest: string, plain?: string, prefix?: string, verb?: string) =>
          plain !== undefined
            ? `${withoutZu(rest)} ${plain}`
            : prefix !== undefined && SEPARABLE.test(` ${prefix}`)
              ? `${withoutZu(rest)} ${prefix}${verb ?? ""}`
              : whole,
      )
      // "reservierst den Raum"
      .replace(
        /^(\p{Ll}{2,}st) ((?:den|die|das|dem|de[sr]|eine?n?|alle|bis|unsere?n?|mir|uns|heute|morgen) [^,;]+)$/u,
        (whole, verb: string, rest: string) => {
          const base = infinitiveOfYours(verb);
          return base === null ? whole : (germanCommand(base, rest) ?? whole);
        },
      )
      // "den Raum reservierst", of "dass du"
      .replace(
        /^((?:den|die|das|dem|eine?n?|alle|bis|unsere?n?|heute|morgen) .*) (\p{Ll}{3,}st)$/u,
        (whole, rest: string, verb: string) => {
          const base = infinitiveOfYours(verb);
          return base === null ? whole : `${rest} ${base}`;
        },
      )
  );
}
