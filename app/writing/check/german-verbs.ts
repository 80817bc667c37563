/** Words that part from the end of a German verb: "ruft ... an". Alternatives of a pattern. */
export const SEPARABLE_PREFIXES =
  "an|ab|auf|aus|ein|mit|nach|vor|zu|zurück|weiter|fertig|durch|um|her|hin|los|bei|statt|frei|fest|bereit|zusammen|vorbei|weg|hoch|runter|rum|nieder|teil|dazu|heraus|herum|hinaus|raus|rein|rüber|gegen|wieder";

/** The vowel changes in the third person and where somebody is told to. */
const STRONG: Readonly<Record<string, string>> = {
  nimmt: "nehmen",
  gibt: "geben",
  spricht: "sprechen",
  trifft: "treffen",
  liest: "lesen",
  trägt: "tragen",
  fährt: "fahren",
  hält: "halten",
  lässt: "lassen",
  lädt: "laden",
  wirft: "werfen",
  hilft: "helfen",
  sieht: "sehen",
  tritt: "treten",
  schlägt: "schlagen",
  misst: "messen",
  fängt: "fangen",
  läuft: "laufen",
  bricht: "brechen",
  stößt: "stoßen",
  bläst: "blasen",
  rät: "raten",
  weiß: "wissen",
  tut: "tun",
  nimm: "nehmen",
  gib: "geben",
  sieh: "sehen",
  sprich: "sprechen",
  triff: "treffen",
  wirf: "werfen",
  hilf: "helfen",
  wirbt: "werben",
};
const STRONG_FORM = new RegExp(`^(\\p{L}*?)(${Object.keys(STRONG).join("|")})$`, "u");
const APART = new RegExp(`^(?:${SEPARABLE_PREFIXES})$`, "iu");
const WITH_ZU = new RegExp(`^(${SEPARABLE_PREFIXES})zu(\\p{L}{2,}n)$`, "iu");
/** A finite verb may end so. */
const VERB = /^\p{Ll}{3,}$/u;

/** "übernimmt" as "übernehmen"; null for verbs whose vowel stays. */
export function strongInfinitive(word: string): string | null {
  const [, before = "", strong] = STRONG_FORM.exec(word) ?? [];
  return strong === undefined ? null : `${before}${STRONG[strong] ?? ""}`;
}

/** The verbs of a German text as one word: "rufe ... an" and "anzurufen" as "anrufen". */
export function joinedVerbs(words: readonly string[]): string[] {
  const apart = words.filter((word) => APART.test(word));
  return words.flatMap((word) => {
    const strong = strongInfinitive(word);
    const [, prefix, verb] = WITH_ZU.exec(word) ?? [];
    return [
      ...(strong === null ? [] : [strong]),
      ...(prefix === undefined ? [] : [`${prefix}${verb ?? ""}`]),
      ...(VERB.test(word) && !APART.test(word)
        ? apart.map((before) => `${before}${strong ?? word}`.toLowerCase())
        : []),
    ];
  });
}
