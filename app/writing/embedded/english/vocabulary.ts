import { tagger } from "./tagger";

const { its } = tagger;

const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `ada ade al aline alma althea amber amelia amir angel angus anil anna anthony armin art ash aud aurora barb basil
    belle ben berit beryl beth bill billy bob bobby bonnie brad brent britt brittany bryony bud candy carina carlos
    carol caroline carter catherine chance chase cherry christian chuck clarence clay clem clement clementine cliff
    colleen cooper costa crystal cynthia cyprian dag daisy dale dana dawn dean deb destiny dexter dieter dirk dolly
    don donna dorian dot drew duke ebony edward elisa elizabeth elvis ester eve fabian faith fay felicity fern flora
    florence florin frank gal gale gay gemma gene georgia ginger glen grace grant guy hakeem hakim hank harry hazel
    heath heather hector hermann honor hope horst hunter ibrahim ida ike inga inka iris isolde ivy jack jade jan
    jasmine jean jem jerry jet jimmy jo jock johnny jordan joseph josh joss joy jun june kat ken kit kitty knut kris
    kylie lan lance laurel lea lech lee lev lex lily liv lotte lucia lucky ludo lulu malik marc marcel marguerite
    marian marina mark marten mason matt mavis max meg mei mercy mick mickey mike miles milo min mina missy mo moa
    molly mona myrtle nacho nick noel noemi norm norman ola olive oscar pat patience patsy patty pauline pearl penny
    petter pia pilar poppy porter primrose prudence raj ramona randy ray rex rich rick rico rima rob robin rocky rod
    rolf rosaria rose rosemary rowan ruby rune rusty sabine salim sally sam sami sanaa sandy seb serge shay sian
    silvan skip solomon sri storm sue summer susa tad tammy tanner taro ted teddy theresa tia timur toby tom tony
    trey trine turner undine van verity victor vincent viola violet virginia wade walker wally wen wieland will zeno`.split(
    /\s+/,
  ),
);

/** Words of offices and houses that the tagger's dictionary lacks, most of them British. */
const MORE_WORDS: ReadonlySet<string> = new Set(
  `allotments badges canapes carpark caterers changelog fitters flyers fridges gazebos hobs hotfix induction inductions
    kegs lanyard lanyards leaflet leaflets loos lorries nappies onboarding payslip payslips physio physios playgroup
    repo rollout rota rotas scaffolder scaffolders standup teabags tills timesheet timesheets timetable timetables urns
    webinar wiki worktop worktops`.split(/\s+/),
);

const idOf = (word: string): number => Number(tagger.readDoc(word).tokens().out(its.uniqueId)[0]);

/** What the tagger has no entry for gets the numbers above those that it has: this is the first such word. */
const FIRST_UNKNOWN = idOf("zzqxj");

/** True for a word of the English dictionary, in lower case, that nobody is called by: "proof", but not "mark" or "ravi". */
export const isEnglishWord = (lower: string): boolean =>
  /^[a-z]{2,}$/.test(lower) &&
  !GIVEN_NAMES.has(lower) &&
  (MORE_WORDS.has(lower) || idOf(lower) < FIRST_UNKNOWN);

/** True for a word, in lower case, that somebody may be called by though it is in the dictionary: "rob", "dot". */
export const isGivenName = (lower: string): boolean => GIVEN_NAMES.has(lower);
