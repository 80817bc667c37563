/** Short forms that are no beginning of the name, with the names that they stand for. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  al: ["alan", "albert", "alfred", "alistair"],
  andy: ["andrew", "andreas"],
  ania: ["anna"],
  basia: ["barbara"],
  becca: ["rebecca"],
  becky: ["rebecca"],
  bella: ["isabella", "arabella"],
  beppe: ["giuseppe"],
  beth: ["elizabeth"],
  betty: ["elizabeth"],
  bill: ["william"],
  bob: ["robert"],
  charlie: ["charles", "charlotte"],
  chuck: ["charles"],
  conny: ["cornelia", "constanze", "konstantin"],
  dave: ["david"],
  di: ["diana", "diane"],
  dick: ["richard"],
  dima: ["dmitri", "dmitry", "dmytro"],
  drew: ["andrew"],
  ed: ["edward", "edwin", "edmund", "eduard"],
  fred: ["alfred", "manfred", "wilfred"],
  gerry: ["gerald", "gerard"],
  gianni: ["giovanni"],
  gosia: ["małgorzata"],
  greta: ["margaret", "margareta", "margarete"],
  hank: ["henry"],
  hannes: ["johannes"],
  harry: ["henry", "harold"],
  jack: ["john"],
  jake: ["jacob"],
  jan: ["janet", "janice", "janine"],
  jerry: ["gerald", "jeremy", "jerome"],
  jim: ["james"],
  jimmy: ["james"],
  jo: ["joanna", "joanne", "josephine", "johanna"],
  jochen: ["joachim"],
  joe: ["joseph"],
  kasia: ["katarzyna"],
  kate: ["katherine", "catherine", "katharine"],
  kathy: ["katherine", "catherine", "katharine"],
  kit: ["christopher", "katherine", "kathleen"],
  libby: ["elizabeth"],
  liz: ["elizabeth"],
  lotte: ["charlotte", "liselotte"],
  lottie: ["charlotte"],
  maggie: ["margaret"],
  mandy: ["amanda"],
  manolo: ["manuel"],
  meg: ["margaret"],
  mick: ["michael"],
  mike: ["michael"],
  misha: ["mikhail", "michail"],
  mo: ["mohammed", "mohamed", "mohammad", "muhammad", "mohamad", "maureen", "moritz"],
  molly: ["mary"],
  nacho: ["ignacio"],
  nate: ["nathan", "nathaniel"],
  ned: ["edward"],
  nell: ["eleanor", "helen"],
  nick: ["nicholas", "nicolas"],
  paco: ["francisco"],
  paddy: ["patrick"],
  peggy: ["margaret"],
  pepe: ["josé", "jose"],
  polly: ["mary"],
  rick: ["richard", "ricardo", "frederick"],
  sally: ["sarah"],
  sandro: ["alessandro"],
  sasha: ["alexander", "alexandra", "oleksandr", "aleksandr"],
  sepp: ["josef", "joseph"],
  steve: ["stephen", "steven"],
  sue: ["susan", "susanna", "suzanne"],
  tash: ["natasha", "natascha"],
  ted: ["edward", "theodore", "theodor"],
  tess: ["theresa", "teresa"],
  tom: ["thomas"],
  tomek: ["tomasz"],
  toni: ["anton", "antonia"],
  tony: ["anthony", "antonio"],
  tori: ["victoria"],
  trish: ["patricia"],
  ty: ["tyler", "tyrone"],
  uli: ["ulrich", "ulrike"],
  vicky: ["victoria"],
  xander: ["alexander"],
  zack: ["zachary"],
  zosia: ["zofia"],
};
/** A beginning of fewer letters stands for too many names. */
const SHORTEST = 3;
/** Names of their own that longer ones begin with: Paul is not Paula. */
const OWN: ReadonlySet<string> = new Set(
  `ali alma ana ann anna anne carl elena emil emma eric erik eva finn franz hans ines ivan jan jana jean joan john jose
    juan julia julian karl kurt lars lena leon louis luis marc mari maria marie marin mario mark martin nina nora olga omar
    paul peter rosa ruth simon theres tina valentin vera`.split(/\s+/),
);

/** Whether a first name is a short form of another, both in lower case: "pat" of "patricia", "winnie" of "winifred". */
export function isShortFor(short: string, name: string): boolean {
  if (short === name) return false;
  if (OTHERS[short]?.includes(name)) return true;
  if (short.length < SHORTEST) return false;
  if (OWN.has(short)) return false;
  const stem = short.replace(/(?:ie|y)$/, "");
  return [short, stem, stem.replace(/(.)\1$/, "$1")].some(
    (beginning) =>
      beginning.length >= SHORTEST && name.length > beginning.length && name.startsWith(beginning),
  );
}
