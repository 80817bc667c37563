/** Persons and moods of the present: "pongo", "ponga", "ponen". */
const NOW = "(?:o|a|as|an|e|es|en)";
const AHEAD = "(?:é|á|án|ás|emos|éis)";

/** Forms whose ending alone doesn't tell the infinitive, as their families have them; the first that fits counts. */
const FAMILIES: readonly (readonly [RegExp, string])[] = (
  [
    [`(des|re)?(?:ha(?:go|ga|gas|gan|z|r${AHEAD})|hacen?|haces)`, "$1hacer"],
    [`(?<!do|su|es|pro|im|com|dis|ex)po(?:ngo|nga|ngas|ngan|ne|nes|nen|n|ndr${AHEAD})`, "poner"],
    [`(com|dis|ex|im|pro|su)po(?:ngo|nga|ngas|ngan|ne|nes|nen|ndr${AHEAD})`, "$1poner"],
    [`(man|ob|de|con|re|sos|entre|)t(?:engo|enga|engas|engan|iene|ienes|ienen|endr${AHEAD})`, "$1tener"],
    [`(pre|inter|con|)v(?:engo|enga|engas|engan|iene|ienes|ienen|endr${AHEAD})`, "$1venir"],
    [`sal(?:go|ga|gas|gan|dr${AHEAD})`, "salir"],
    [`(?:di(?:go|ga|gas|gan|ce|ces|cen)|dir${AHEAD})`, "decir"],
    [`(dis|a|con|)trae(?:s|n)?|(dis|a|con|)traig${NOW}`, "$1$2traer"],
    [`(pre|)ve(?:o|a|as|an)?`, "$1ver"],
    [`le(?:o|a|as|an|e|es|en)`, "leer"],
    [`(\\p{L}+)du(?:zco|zca|zcas|zcan|ce|ces|cen)`, "$1ducir"],
    [`(\\p{L}+)zc(?:o|a|as|an)`, "$1cer"],
    [`(ofre|pare|cono|agrade|estable|na|cre|ha|ven|conven)ce(?:s|n)?`, "$1cer"],
    [`(re|es|en|aco|)co(?:jo|ja|jas|jan|ge|ges|gen)`, "$1coger"],
    [`(corr|el)i(?:jo|ja|jas|jan|ge|ges|gen)`, "$1egir"],
    [`(prote)(?:jo|ja|jas|jan)`, "$1ger"],
    [`(dir|ex)i(?:jo|ja|jas|jan|ge|ges|gen)`, "$1igir"],
    [`(\\p{L}*)sig(?:o|a|as|an|ue|ues|uen)`, "$1seguir"],
    [`(des|im|)pid${NOW}`, "$1pedir"],
    [`(\\p{L}*)(rep|comp)it${NOW}`, "$1$2etir"],
    [`sirv${NOW}`, "servir"],
    [`mid${NOW}`, "medir"],
    [`(in|re|ad|con|)v(?:iert)${NOW}`, "$1vertir"],
    [`(pre|trans|con|su|re|in)fier${NOW}`, "$1ferir"],
    [`(c|enc|desc|ent|at|ext|def|t|desp)iend(?:o|a|as|an|e|es|en)`, "$1ender"],
    [`(\\p{L}*)uelv${NOW}`, "$1olver"],
    [`(\\p{L}*)muev${NOW}`, "$1mover"],
    [`(\\p{L}*)cuelg(?:o|a|as|an|ue|ues|uen)`, "$1colgar"],
    [`(\\p{L}*(?:pr|compr|apr|enc|m|rec|ac|s|c|ren|alm))ue(b|ntr|str|rd|lt|nt|v|rz)${NOW}`, "$1o$2ar"],
    [`(?:juego|juega|juegas|juegan|juegue|juegues|jueguen)`, "jugar"],
    [`(emp|com)ie(?:z|c)${NOW}`, "$1ezar"],
    [`(c|recom|p|s|cal|desp|apr|ac|manif|t|enm)ie(rr|nd|ns|nt|mbr|rt|t|st)${NOW}`, "$1e$2ar"],
    [`(r|fr|n|pl)ieg(?:o|a|as|an|ue|ues|uen)`, "$1egar"],
    [`(\\p{L}+)uy${NOW}`, "$1uir"],
    [`(\\p{L}{2,})í${NOW}`, "$1iar"],
    [`(\\p{L}{2,})ú${NOW}`, "$1uar"],
    [`(\\p{L}+)gu(?:e|es|en)`, "$1gar"],
    [`(\\p{L}+)qu(?:e|es|en)`, "$1car"],
    [
      `(\\p{L}*(?:[lntrvmsdg]i|van|lan|can|cru|cha|bra|tra|re[em]pla|despla|for|esfor|re|go))c(?:e|es|en)`,
      "$1zar",
    ],
  ] as const
).map(([form, infinitive]) => [new RegExp(`^(?:${form})$`, "u"), infinitive]);

/** Stems of common verbs in -ir and -er, whose forms look like those of others. */
const IN_IR = new Set(
  "viv escrib sub abr cubr descubr recib decid part repart compart imprim asist cumpl permit añad discut insist acud confund exist defin describ inscrib transmit remit admit emit resum asum reun reún un sufr suprim exig prohib".split(
    " ",
  ),
);
const IN_ER = new Set(
  "respond vend com corr aprend comprend met promet somet recog escog barr romp deb cre tem beb coser tej ced proced conced sorprend depend prend".split(
    " ",
  ),
);

/** Verbs whose stem ends as a future does: "prepara", "mira", "considera". */
const HAS_R =
  /(?:par|mir|tir|gir|vir|spir|clar|esper|super|gener|liber|cooper|consider|oper|alter)(?:e|an?)$/;

/** "Que nos enviara", "que respondieras": the stem of a wish put politely, whose third person of the past ends in "-ron". */
function wishedInPast(word: string): string | null {
  const ofAr = /^(\p{L}{2,}ar)a[sn]?$/u.exec(word)?.[1];
  if (ofAr !== undefined) return ofAr;
  const [, stem = ""] = /^(\p{L}{1,})ier(?:a|as|an)$/u.exec(word) ?? [];
  return IN_IR.has(stem) ? `${stem}ir` : IN_ER.has(stem) ? `${stem}er` : (CHANGED_STEMS[stem] ?? null);
}

/** Verbs whose past has a stem of its own. */
const CHANGED_STEMS: Readonly<Record<string, string>> = {
  hic: "hacer",
  pus: "poner",
  tuv: "tener",
  vin: "venir",
  sigu: "seguir",
  pid: "pedir",
  sirv: "servir",
  repit: "repetir",
  corrig: "corregir",
  elig: "elegir",
  consigu: "conseguir",
  mid: "medir",
  dij: "decir",
  traj: "traer",
  hub: "haber",
};

/**
 * The infinitive of a form of a Spanish verb, told by how its family is conjugated: "traduzca", "recojo", "enviará". A
 * wish turns the vowel of the ending round: "que prepares" is of "preparar". Null for words that no ending leads back.
 */
export function spanishInfinitive(verb: string, isWish = false): string | null {
  // "Que firmemos" as "que firmes"
  const word = verb.toLowerCase().replace(isWish ? /(?<=\p{L}{2}[ae])mos$/u : /(?!)/, "s");
  const family = FAMILIES.find(([form]) => form.test(word));
  if (family) return word.replace(family[0], family[1]);
  const future = /^(\p{L}+[aei]r)(?:é|á|án|emos|ás|éis)$/u.exec(word)?.[1];
  if (future !== undefined) return /^(?:querr|podr|sabr|habr)/.test(word) ? null : future;
  // "Pagare", in haste: no present ends so.
  const past = isWish ? wishedInPast(word) : null;
  if (past !== null) return past;
  if (!isWish && /^\p{L}{2,}(?:a|[^iu]e|i)r(?:e|an?)$/u.test(word) && !HAS_R.test(word))
    return word.replace(/(?:e|an?)$/, "");
  const [, stem = "", vowel = ""] = /^(\p{L}{2,})([oae])(?:s|n)?$/u.exec(word) ?? [];
  if (stem === "") return null;
  if (IN_IR.has(stem)) return `${stem.replace("ú", "u")}ir`;
  if (IN_ER.has(stem)) return `${stem}er`;
  const isFirst = vowel === "o" || (vowel === "e") === isWish;
  return isFirst ? `${stem}ar` : `${stem}er`;
}
