/** Short forms that are no beginning of the name, with the names that they stand for. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  beth: ["elizabeth"],
  betty: ["elizabeth"],
  bill: ["william"],
  bob: ["robert"],
  dave: ["david"],
  dick: ["richard"],
  hank: ["henry"],
  harry: ["henry", "harold"],
  jack: ["john"],
  jan: ["janet", "janice", "janine"],
  jim: ["james"],
  jimmy: ["james"],
  kate: ["katherine", "catherine", "katharine"],
  kathy: ["katherine", "catherine", "katharine"],
  liz: ["elizabeth"],
  maggie: ["margaret"],
  meg: ["margaret"],
  mick: ["michael"],
  mike: ["michael"],
  nick: ["nicholas", "nicolas"],
  paco: ["francisco"],
  peggy: ["margaret"],
  pepe: ["josé", "jose"],
  rick: ["richard", "ricardo", "frederick"],
  sepp: ["josef", "joseph"],
  steve: ["stephen", "steven"],
  sue: ["susan", "susanna", "suzanne"],
  ted: ["edward", "theodore", "theodor"],
  tom: ["thomas"],
  tony: ["anthony", "antonio"],
};
const SHORTEST = 3;
/** Names of their own that longer ones begin with: Paul is not Paula. */
const OWN: ReadonlySet<string> = new Set(
  `ali alma ana ann anna anne carl elena emil emma eric erik eva finn franz hans ines ivan jan jana jean joan john jose
    juan julia julian karl kurt lars lena leon louis luis marc mari maria marie marin mario mark martin nina nora olga omar
    paul peter rosa ruth simon theres tina valentin vera`.split(/\s+/),
);

/** Whether a first name is a short form of another, both in lower case: "pat" of "patricia", "winnie" of "winifred". */
export function isShortFor(short: string, name: string): boolean {
  if (short.length < SHORTEST || short === name) return false;
  if (OTHERS[short]?.includes(name)) return true;
  if (OWN.has(short)) return false;
  const stem = short.replace(/(?:ie|y)$/, "");
  return [short, stem, stem.replace(/(.)\1$/, "$1")].some(
    (beginning) =>
      beginning.length >= SHORTEST && name.length > beginning.length && name.startsWith(beginning),
  );
}
