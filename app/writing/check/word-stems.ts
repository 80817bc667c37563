import { frenchInfinitive } from "../embedded/languages/french-verbs";
import { spanishInfinitive } from "../embedded/languages/spanish-verbs";
import { once } from "../once";
import { joinedVerbs } from "./german-verbs";
import { withApostrophes } from "./left-out";
import { wordsOf } from "./material-facts";

/** Words that any line may use without saying more than its quote: grammar, and verbs without a matter of their own. */
const GLUE = new Set(
  // English
  (
    "not isn aren wasn weren won wouldn don didn haven hadn couldn shouldn mustn needn comes came coming about above across after again against all along also although always among and another any anybody anyone are around as at away back be because been before being below between both but by can come could did do does doesn doing done down due during each either else ensure ensured ensures every everybody everyone follow for from full further get gets getting give given gives giving go goes going got had handle handled handles handling has hasn have having he her here hers him his how however if in including into is it its itself just keep keeps last let lets like made make makes making many may me might mine more most much must my myself near need needed needing needs next now of off on once one only onto or other others our ours out over own per please provide provides provided put puts putting quite rather regarding same see shall she should since so some somebody someone soon still such take taken takes taking than thank thanks that the their theirs them themselves then there these they thing things this those though through till to together too toward towards under until up upon us use used uses using very via was way we well were what when where whether which while who whom whose why will with within would yet you your yours yourself " +
    // German
    "aber alle allem allen aller alles als also am an andere auch auf aus bei beim bin bis bitte bist da dabei dafür damit dann das dass dazu dein deine dem den denn der des deshalb die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen gibt hat hatte haben hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ist ja jede jeden jeder jedes jetzt kann können könnte man mehr mein meine mich mir mit muss müssen nach neben noch nun nur ob oder schon sehr sein seine seinem seinen seiner seit sich sie sind so soll sollen sollte über um und uns unser unsere unter vom von vor war waren was weil wenn werden wird wie wieder wir wo wurde wurden zu zum zur zwischen " +
    // French
    "afin ai alors après au aussi autre aux avant avec avoir bien car ce cela ces cet cette chaque chez comme dans de depuis des devez devra doit doivent dois donc du elle elles en encore entre est et eu faire fait faut ici il ils je la le les leur leurs lors lui ma mais me merci mes moi mon même ne nos notre nous on ont ou où par peut peux plus pour pourriez pouvez puis quand que quel quelle qui sa se sera ses si soit son sont sous sur ta te tes toi ton tous tout toute toutes très tu un une vers veuillez vos votre vous été être " +
    // Spanish
    "al algo ante antes aquí así aunque bajo cada como con cual cuando cuya cuyo de debe deben debo del desde donde dos durante el ella ellas ellos en entre era eres es esa ese eso esta estas este esto estos está están favor fue gracias ha hace hacer hacia han hasta hay la las le les lo los me mi mis mucho muy más nos nosotros nuestra nuestro o otra otro para pero poder podría por porque pueda puede que quien se sea ser será si sobre son soy su sus también te tener tengo ti tiene todo todos tu tus un una unas uno unos usted ustedes ya yo"
  )
    .split(" ")
    .map(bare),
);

const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** Forms that no ending leads back: form -> the stem of its verb. */
const IRREGULAR = new Map(
  "sent send,bought buy,paid pay,told tell,wrote write,written write,kept keep,held hold,met meet,built build,found find,lost lose,chose choose,chosen choose,choice choose,spoke speak,spoken speak,broke break,broken break,drew draw,drawn draw,drove drive,driven drive,began begin,begun begin,brought bring,thought think,caught catch,taught teach,sold sell,led lead,said say,saw see,seen see,knew know,known know,grew grow,grown grow,ran run,spent spend,won win,fell fall,fallen fall,rose rise,risen rise,decision decide,signature sign,left leave,understood understand,hid hide,hidden hide,shown show,sat sit,stood stand,stuck stick,lent lend,dealt deal,fed feed,flew fly,flown fly,froze freeze,frozen freeze,rode ride,ridden ride,threw throw,thrown throw,woke wake,wore wear,worn wear,refusal refuse,response respond,receipt receive,analysis analyse,hung hang,rang ring,rung ring,swept sweep,dug dig,bled bleed,bent bend,slept sleep,given give,taken take,made make,done do,bound bind,sewn sew,sung sing,sang sing,withdrawn withdraw,withdrew withdraw,lit light,laid lay,fought fight,sought seek,struck strike,sworn swear,spun spin,wound wind,ground grind"
    .split(",")
    .map((pair): [string, string] => {
      const [form = "", verb = ""] = pair.split(" ");
      return [form, verb];
    }),
);

/** Longest first; taken off again and again while enough of the word stays. */
const ENDINGS =
  "ations ation ements ement ments ment ities ity ences ence ances ance ings ing ness ions ion ers ern er als al ez ons ar ir ando iendo ado ada ido ida ed es est en em ly te ten tet st s e y i o a n t"
    .split(" ")
    .sort((a, b) => b.length - a.length);
const SHORTEST_STEM = 3;
/** Single letters that belong to many words take a longer rest. */
const LOOSE = new Set(["y", "i", "o", "a", "n", "t"]);

/** "write", "quote": their "te" is no ending, as it is in "sagte". */
const OPEN_TE = /^\p{L}{2}[aeiou]te$/u;

/** Lower case without accents. */
function bare(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** "Rehung" of rehang. */
function againOf(form: string): string | null {
  const verb = form.startsWith("re") ? IRREGULAR.get(form.slice(2)) : undefined;
  return verb === undefined ? null : `re${verb}`;
}

/**
 * What inflection leaves of a word: "sends", "sending" and "sent" are one stem, "bank" and "bankrupt" are two. For
 * English, and near enough for German, French and Spanish; only for comparing, never shown.
 */
export function stemOf(word: string): string {
  let stem = bare(word);
  stem = (IRREGULAR.get(stem) ?? IRREGULAR.get(stem.replace(/s$/, "")) ?? againOf(stem) ?? stem).replace(
    /(..)ie[sd]$/,
    "$1y",
  );
  for (;;) {
    const ending = ENDINGS.find(
      (each) =>
        stem.endsWith(each) &&
        stem.length - each.length >= SHORTEST_STEM + (LOOSE.has(each) || OPEN_TE.test(stem) ? 1 : 0),
    );
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem.replace(/y$/, "i").replace(/([^aeiou])\1$/, "$1");
}

/** Whether a word says something of its own: three letters or more, and not glue. Digits are compared as numbers. */
export function isContentWord(word: string): boolean {
  return word.length >= 3 && !/^\d+$/.test(word) && !GLUE.has(bare(word));
}

/** The stems of the words that say something, in their order. */
export function contentStems(text: string): string[] {
  return stemsThatSay(wordsOf(text));
}

/** As contentStems, of words as `wordsOf` gives them. */
export function stemsThatSay(words: readonly string[]): string[] {
  return words.flatMap((word) => (isContentWord(word) && !NUMBERS.includes(word) ? [stemOf(word)] : []));
}

/** The infinitives that a French or Spanish word may be a form of. */
export const infinitivesOf = (word: string): string[] => {
  const spanish = [spanishInfinitive(word), spanishInfinitive(word, true), withoutPronoun(word)];
  return [frenchInfinitive(word), ...spanish, ...spanish.map((each) => each && `${each}se`)].flatMap(
    (each) => each ?? [],
  );
};

/** "Revisarlo", "acláralo" as "revisar", "aclarar"; null for words that end otherwise. */
function withoutPronoun(word: string): string | null {
  const [, verb] = /^(\p{L}{3,}?(?:[aeiáéí]r|[ae]n?))(?:me|te|se|nos|os)?l[oa]s?$/u.exec(word) ?? [];
  const plain = verb && bare(verb);
  return !plain ? null : plain.endsWith("r") ? plain : spanishInfinitive(plain);
}

/** The stems that a text says. */
export interface SaidStems {
  has(stem: string): boolean;
}

/**
 * Every stem of a text, glue included, and as it would be without haste, for looking up what it bears out. "Il faut que tu relises" bears
 * out "relire", of which no ending is left: infinitives are only sought for what the words themselves don't say.
 */
export function saidStems(text: string): SaidStems {
  const whole = withApostrophes(text);
  const words = [...wordsOf(text), ...(whole === text ? [] : wordsOf(whole))];
  const own = new Set(words.map(stemOf));
  const infinitives = once(
    () => new Set([...joinedVerbs(words), ...words.flatMap(infinitivesOf)].map(stemOf)),
  );
  return { has: (stem) => own.has(stem) || infinitives().has(stem) };
}
