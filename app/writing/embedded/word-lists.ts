const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that carry grammar, not content: they stand for themselves in features. */
export const FUNCTION_WORDS = set(
  `a an the this that these those some any all each every both no none another other such same
  i me my mine myself you your yours yourself he him his she her hers it its we us our ours they them their theirs
  who whom whose which what when where why how whether if unless until while because since as so than though although
  and or but nor yet also too either neither not n't never ever just only even still already again soon now then here there
  of in on at by for from to with without about after before into onto over under between through during within against
  out up down off back away around per via like
  don won didn isn aren wasn doesn couldn wouldn shouldn haven hasn hadn ain let
  am is are was were be been being do does did done doing have has had having will would shall should can could may might must
  'll 've 're 's 'd 'm 't cannot wo ca gonna gotta wanna going ought
  need needs needed want wants wanted let let's lets please kindly thanks thank yes yeah yep ok okay sure right well um uh mm hmm oh
  maybe perhaps possibly probably hopefully sorry hi hello dear hey regards best cheers welcome congratulations
  more most less least much many few several lot lots very really quite rather pretty
  one someone somebody anyone anybody everyone everybody something anything everything nothing nobody
  able free sure ready happy glad good great nice fine possible necessary important available better sooner later
  question questions comment comments feedback time thing things way part kind sort bit group team everyone guys folks
  otherwise instead once therefore however anyway basically actually obviously essentially first second third next last final finally
  supposed assume assigned action item items deadline due asap eod`,
);

/** Verbs of work in classes, by base form; a class stands for all of its verbs in features. */
const VERB_CLASSES: Record<string, string> = {
  TRANSFER:
    "send forward mail fax submit provide give share deliver return attach bring hand pass ship upload post resend circulate distribute transfer",
  TELL: "call contact tell ask inform advise notify reply respond answer email e-mail phone ping remind report explain discuss talk speak mention say announce present describe brief suggest recommend propose invite introduce raise follow nudge chase escalate clarify",
  REVIEW:
    "review check read look see verify confirm compare examine test study investigate evaluate assess consider analyze analyse validate monitor audit inspect research explore watch track figure determine decide choose pick select",
  CHANGE:
    "update change fix revise edit correct add remove delete replace modify adjust move migrate upgrade extend reduce increase improve resolve rework refactor clean reset switch swap rename merge close reopen patch restart renew roll",
  CREATE:
    "make write create prepare draft build design set arrange schedule book organize organise plan develop produce compile document implement define outline generate configure install put draw run launch start setup",
  ADMIN:
    "sign approve complete fill register pay order print click visit join open download enter log apply finish finalize finalise publish release file save copy record cancel stop block hold buy purchase hire invoice refund deploy ensure assign reserve subscribe unsubscribe shop redeem host lead own drive handle cover",
  GET: "get take keep find use try wait work pick grab collect gather obtain receive request secure order bring fetch",
  THINK:
    "think know believe hope guess understand remember feel wonder suppose expect imagine mean wish appreciate forget note",
  MOVE: "come go meet attend stop drop visit leave stay sit catch stick",
  HELP: "help assist support",
};

const VERB_CLASS_OF = new Map<string, string>();
for (const [name, verbs] of Object.entries(VERB_CLASSES))
  for (const verb of verbs.split(" ")) if (!VERB_CLASS_OF.has(verb)) VERB_CLASS_OF.set(verb, name);

/** The class of a verb given in base form, or null when it is not one of the verbs of work. */
export const verbClassOf = (base: string): string | null => VERB_CLASS_OF.get(base) ?? null;

/** Nouns of any office in classes: what people meet in, write, ask for and wait for. */
const NOUN_CLASSES: Record<string, string> = {
  MEETING:
    "meeting meetings call calls lunch dinner breakfast coffee appointment appointments conference session sessions interview interviews visit trip demo presentation workshop discussion chat drink drinks get-together conversation",
  DOC: "document documents report reports copy copies file files list lists memo draft drafts letter letters form forms agreement agreements contract contracts invoice invoices spreadsheet attachment attachments version versions presentations slides template proposal proposals paper papers resume schedule schedules agenda note notes page pages sheet statement statements summary article",
  INFO: "information info details detail data number numbers figures address addresses name names email emails e-mail e-mails fax phone telephone message messages status update updates answer answers reply response responses suggestions suggestion thoughts thought opinion opinions input idea ideas advice concerns concern inquiry",
  HANDLE:
    "issue issues problem problems change changes error errors request requests task tasks step steps approval permission access password account accounts order orders payment payments",
  CHANCE: "chance opportunity minute moment hour hours convenience availability calendar",
  FIRM: "company customer customers client clients staff employees vendor vendors department office",
};

const NOUN_CLASS_OF = new Map<string, string>();
for (const [name, nouns] of Object.entries(NOUN_CLASSES))
  for (const noun of nouns.split(" ")) NOUN_CLASS_OF.set(noun, name);

/** The class of an everyday office noun in lower case, or null. */
export const nounClassOf = (word: string): string | null => NOUN_CLASS_OF.get(word) ?? null;

const UNDATED =
  "now today tonight tomorrow asap eod eob cob noon midnight morning afternoon evening week month quarter weekend";
/** Words that name a time. */
export const TIME_WORDS = set(
  `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  yesterday year hour hours minute minutes day days weeks months am pm ${UNDATED}`,
);

/** Departments and roles that own work as a person does. */
export const TEAM_NAMES = set(
  "legal finance marketing engineering design ops operations hr qa sales support security it procurement product compliance accounting infrastructure devops platform backend frontend data",
);

/** Capitalised words that are never a person. */
export const NOT_NAMES = set(
  `english german french spanish italian dutch polish portuguese swedish danish norwegian finnish czech turkish russian ukrainian arabic hebrew chinese japanese korean hindi greek hungarian romanian latin eur usd gbp chf euro euros pounds dollars the this that these those there here it we you they he she i a an and or but if when while what who which how why where
  please thanks thank hi hello dear hey team all everyone everybody folks guys lads lasses chaps gents ladies mates girls boys note fyi re fw fwd subject from to cc date sent
  yes no not also then so next last first after before once until since as for in on at by with about our your my his her their its
  action actions item items status priority assignee reporter due type labels summary description comment comments update updates
  blocker blockers decision decisions risk risks issue issues task tasks todo owner agenda notes minutes meeting call release version
  let can could would will should may might must do does did is are was were be been have has had need needs want
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri
  today tomorrow yesterday tonight morning afternoon evening week month quarter
  firstly secondly thirdly fourthly lastly finally additionally furthermore moreover besides further
  erstens zweitens drittens viertens außerdem ferner weiterhin schließlich premièrement deuxièmement troisièmement enfin ensuite primero segundo tercero además
  everything nothing something anything someone anyone nobody each both either some any many most more other another such
  ok okay yeah yep sure right well great good sorry just only still now later soon maybe perhaps however otherwise instead anyway
  regards best cheers sincerely yours respectfully cordially faithfully warmly greetings congratulations welcome sorry slack jira github linear zoom google teams gmail outlook email mail
  germany france italy spain portugal poland china india japan denmark sweden norway finland holland netherlands belgium austria switzerland ireland scotland wales england britain uk usa america canada mexico brazil argentina chile turkey greece hungary romania bulgaria croatia serbia slovenia slovakia czechia ukraine russia estonia latvia lithuania iceland korea taiwan vietnam thailand malaysia indonesia singapore philippines pakistan bangladesh egypt morocco tunisia nigeria ghana angola australia europe asia africa scandinavia
  deutschland frankreich italien spanien polen österreich schweiz niederlande dänemark schweden allemagne espagne italie suisse belgique pologne alemania francia españa italia suiza bélgica polonia
  amsterdam antwerp athens barcelona basel beijing berlin bern birmingham bordeaux bremen bristol brussels budapest cologne copenhagen dublin edinburgh frankfurt geneva glasgow gothenburg hamburg hannover helsinki istanbul leeds leipzig lisbon liverpool ljubljana lyon madrid manchester marseille mumbai munich naples nuremberg oslo paris porto prague rotterdam salzburg seville shanghai sheffield stockholm stuttgart tallinn tokyo toulouse trieste turin utrecht vienna vilnius warsaw wroclaw zagreb zurich zürich münchen köln wien genf prag mailand`,
);

/** Nouns for people by function, which turn a capitalised phrase into somebody's role. */
export const ROLE_WORDS = set(
  "manager lead director head engineer designer developer analyst officer president founder architect consultant coordinator specialist administrator assistant counsel accountant owner chief cto ceo cfo coo vp pm expert chair editor researcher scientist recruiter buyer secretary representative",
);
