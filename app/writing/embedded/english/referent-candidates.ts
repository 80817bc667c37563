import type { Act } from "../act";
import { isTitled } from "../people";
import type { Statement } from "../statement";
import { lowerFirst } from "../task-wording";
import { subjectOf } from "../threads";
import { stemOf } from "../tokens";
import { TIME_WORDS } from "../word-lists";
import { type Mention, mentionsIn } from "./mentions";
import type { Pronoun } from "./pointing-pronoun";
import type { Scene } from "./scene";
import { isGroupWord, isRoleWord } from "./subjects";
import { tag } from "./tag";
import type { Token } from "./token";
import { isEnglishWord } from "./vocabulary";

/** What a pronoun may mean, with what is known of it. */
export interface Candidate {
  /** As a line says it: "the signed list". */
  words: string;
  /** The same with where it is. */
  whole: string;
  kind: Mention["kind"];
  /** What says it. */
  statement: Statement;
  /** The subject of the mail does. */
  isTitle: boolean;
  features: string[];
}

/** So many sentences back may stand what is meant; behind them the subject of the mail. */
const FARTHEST = 6;
const MOST = 24;
const LONGEST_TITLE = 8;

interface Found extends Mention {
  scene: Pick<Scene, "tokens" | "statement" | "people">;
  /** Sentences back; `TITLE` for the subject. */
  back: number;
  isNear: boolean;
  head: string;
}
const TITLE = 9;

/** Words of a line or a phrase that tell it from others. */
const headOf = ({ words }: Mention): string => stemOf(bareHead(words));

/** The subject of a mail, as far as it names things: "the concrete order for Thursday". */
function titleOf({ statement, people }: Scene): Pick<Scene, "tokens" | "statement" | "people"> | null {
  const said = subjectOf(statement.subject).replace(/[?!.…]+$/, "");
  const [first = ""] = said.split(/\s+/);
  if (said.length < 3 || said.split(/\s+/).length > LONGEST_TITLE) return null;
  const isPlain =
    /^\p{Lu}\p{Ll}+$/u.test(first) && isEnglishWord(first.toLowerCase()) && !people.isCalled(first);
  const text = isPlain ? lowerFirst(said) : said;
  return { statement: { ...statement, text }, people, tokens: tag(text) };
}

/**
 * What the pronoun of an act's line may mean: what its sentence speaks of up to `end`, the sentences before it in its mail, and its
 * subject, the nearest first. `near` are those of its paragraph.
 */
export function candidatesFor(
  pronoun: Pronoun,
  act: Act,
  {
    scene,
    end,
    earlier,
    near,
  }: { scene: Scene; end: number; earlier: readonly Scene[]; near: readonly Scene[] },
): Candidate[] {
  const found: Found[] = [];
  const isWhoElse = (mention: Mention): boolean =>
    !/^(?:person|people)$/.test(pronoun.means) || whoOf(mention, act, scene).length === 0;
  const add = (of: Found["scene"], back: number, isNear: boolean) => {
    for (const mention of mentionsIn(of, true).reverse())
      if (!isRuledOut(mention, pronoun) && isWhoElse(mention) && (back > 0 || mention.to <= end))
        found.push({ ...mention, scene: of, back, isNear, head: headOf(mention) });
  };
  add(scene, 0, true);
  for (const [at, before] of [...earlier].reverse().slice(0, FARTHEST).entries()) {
    if (before.statement.speaker !== act.statement.speaker || before.statement.row !== null) continue;
    add(before, at + 1, near.includes(before));
  }
  const title = titleOf(scene);
  if (title) add(title, TITLE, false);
  const kept = found.slice(0, MOST);
  const asked = askedOf(pronoun, act, scene);
  return kept.map((one) => ({
    words: one.words,
    whole: one.whole,
    kind: one.kind,
    statement: one.scene.statement,
    isTitle: one.back === TITLE,
    features: featuresOf(one, kept, asked),
  }));
}

const bucket = (count: number, most: number): string => String(Math.min(most, count));

/** What is known of the pronoun and its order, whatever it is held against. */
interface Asked {
  pronoun: Pronoun;
  act: Act;
  scene: Scene;
  /** The stems of the order. */
  stems: ReadonlySet<string>;
  verb: string;
  /** The verb, or the preposition, that takes the pronoun. */
  doing: string;
}

const askedOf = (pronoun: Pronoun, act: Act, scene: Scene): Asked => ({
  pronoun,
  act,
  scene,
  stems: new Set(
    act.line
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .map(stemOf),
  ),
  verb: verbOf(act),
  doing: doneTo(pronoun.token, act.line),
});

const verbOf = ({ line }: Act): string => line.split(/\s+/)[0]?.toLowerCase() ?? "";

function featuresOf(
  one: Found,
  all: readonly Found[],
  { pronoun: { means, token }, act, scene, stems, verb, doing }: Asked,
): string[] {
  const { tokens, statement } = one.scene;
  const back = bucket(one.back, one.back === TITLE ? TITLE : 4);
  const opening = tokens.findIndex(({ from }) => from >= one.from);
  const before = opening > 0 ? tokens[opening - 1] : undefined;
  const behind = tokens.find(({ from }) => from >= one.to);
  const first = tokens[opening];
  const det =
    first === undefined
      ? "none"
      : /^(?:DET|NUM|PRON)$/.test(first.pos)
        ? /^\d/.test(first.lower)
          ? "number"
          : first.lower
        : first.pos;
  const alike = all.filter(({ kind, isPlural }) => kind === one.kind && isPlural === one.isPlural);
  const fitting = alike.filter(({ isLoose }) => !isLoose);
  const nearer = fitting.filter((other) => all.indexOf(other) < all.indexOf(one)).length;
  const heaviest = Math.max(...alike.filter(({ scene: of }) => of === one.scene).map(({ weight }) => weight));
  const again = all.filter((other) => other !== one && other.head === one.head && other.scene !== one.scene);
  const where =
    one.to < statement.text.length * 0.35
      ? "first"
      : one.to > statement.text.length * 0.75
        ? "last"
        : "middle";
  const isSomebody = somebody(one);
  const isTitle = one.back === TITLE;
  const gender = /^(?:Mrs|Ms|Miss)\b/.test(one.words) ? "she" : /^Mr\b/.test(one.words) ? "he" : "";
  const said = between(one, all, token.lower, scene);
  return [
    `${means}`,
    `back ${back}`,
    `back ${back} ${means}`,
    `${one.kind} ${means}`,
    `plural ${one.isPlural} ${means}`,
    `plural ${one.isPlural} ${one.kind} ${token.lower}`,
    `role ${one.role}`,
    `role ${one.role} back ${back}`,
    `role ${one.role} ${means}`,
    `weight ${one.weight}`,
    `weight ${one.weight} ${means}`,
    `loose ${one.isLoose}`,
    `loose ${one.isLoose} ${means}`,
    `near ${one.isNear}`,
    `det ${det}`,
    `det ${det} ${means}`,
    `place ${one.isPlace} ${one.kind} ${means}`,
    `name ${one.isName} ${one.kind} ${means}`,
    `fitting ${bucket(fitting.length, 4)}`,
    `nearer ${bucket(nearer, 4)}`,
    `nearer ${bucket(nearer, 4)} ${means}`,
    `heaviest ${one.weight >= heaviest} back ${back}`,
    `again ${bucket(again.length, 2)} ${means}`,
    ...(again.some(({ back: at }) => at === TITLE) ? ["in title", `in title ${means}`] : []),
    ...(stems.has(one.head) ? ["in line", `in line ${means}`] : []),
    `where ${where} back ${back}`,
    `behind ${behind?.pos === "PUNCT" ? behind.lower : (behind?.pos ?? "end")}`,
    ...(before === undefined
      ? ["opens"]
      : before.pos === "ADP"
        ? [`led ${before.lower}`]
        : [`after ${before.pos}`]),
    `words ${bucket(one.words.split(/\s+/).length, 5)}`,
    `asks ${/\?\s*$/.test(statement.text)} back ${back}`,
    `verb ${verb} ${one.kind}`,
    `verb ${verb} ${one.isPlural}`,
    `done ${doing} ${one.kind}`,
    ...(isGroupWord(one.head) ? [`group ${means}`] : []),
    ...(isTitle ? [] : [`said ${said} ${means}`, `said ${said} ${one.role} ${one.back > 0}`]),
    `parallel ${one.role} ${/^(?:to|with|for|from|at|about|on|of|by)$/.test(doing) ? "oblique" : "object"}`,
    `somebody ${isSomebody} ${means}`,
    `somebody ${isSomebody} ${doing}`,
    `${one.kind} ${one.role} ${means} back ${back}`,
    ...(gender === "" ? [] : [`gender ${gender} ${token.lower}`]),
    ...(one.kind === "person" && isTitled(one.words) ? [`titled ${means}`] : []),
    ...whoOf(one, act, scene).map((who) => `is ${who} ${means}`),
  ];
}

/** The verb, or the preposition, that takes the pronoun. */
function doneTo(pronoun: Token, line: string): string {
  const tokens = tag(line);
  const at = tokens.findIndex(({ from }) => from === pronoun.from);
  return (tokens[at - 1]?.lemma || tokens[at - 1]?.lower) ?? "none";
}

/** Whom a name means for the act: who has it, who writes, who reads. */
function whoOf({ kind, words }: Mention, { owner }: Act, { people, statement, reader }: Scene): string[] {
  const full = people.resolve(words);
  if (kind !== "person" && full === words) return [];
  return [
    ...(full === owner ? ["owner"] : []),
    ...(full === statement.speaker ? ["writer"] : []),
    ...(full === reader ? ["reader"] : []),
  ];
}

const CLASS: Readonly<Record<string, RegExp>> = {
  him: /^(?:he|him|his|himself)$/,
  her: /^(?:she|her|hers|herself)$/,
  it: /^(?:it|its)$/,
  them: /^(?:they|them|their|theirs)$/,
};
const ANY_CLASS = /^(?:he|him|his|she|her|it|its|they|them|their)$/;

/** Whether it is spoken of again between, and by a pronoun like this one: "The van is back. It has new tyres. Could you wash it?" */
function between(
  { to, scene: of, back }: Found,
  all: readonly Found[],
  pronoun: string,
  scene: Scene,
): string {
  const behind = of.tokens.filter(({ from }) => from >= to).slice(0, back === 0 ? 12 : undefined);
  const nearer = new Set(all.filter((one) => one.back > 0 && one.back < back).map((one) => one.scene));
  const words = [
    ...behind,
    ...[...nearer].flatMap(({ tokens }) => tokens),
    ...(back > 0 ? scene.tokens.slice(0, 4) : []),
  ];
  const like = CLASS[pronoun] ?? CLASS.it;
  const own = words.find(({ lower }) => ANY_CLASS.test(lower));
  return own === undefined ? "none" : like?.test(own.lower) ? "like" : "other";
}

const SOMEBODY =
  /^(?:master|mistress|warden|steward|trustee|member|official|landlord|landlady|architect|colleague|attorney|notary|client|customer|tenant|agent|student|pupil|patient|resident|president|guy|bloke|chap|mate|woman|man|lady|dad|mum|mom|nan|gran|grandma|grandpa|granny|sister|brother|son|daughter|niece|nephew|uncle|aunt|cousin|friend|child|children|kids?|family|parents?|wife|husband|widow|partner|guest|host|chair|head|chief|boss|judge|vicar|priest|nurse|doctor|gp|vet|dean|bishop|clerk|cook|chef|guard|pilot|captain|coach|referee|athlete|apprentice|intern|trainee|temp|candidate|applicant|witness|lad|girl|boy)s?$/;

const GROUP = /^(?:people|folks?|ladies|men|women|children|helpdesk|council|police|reception|hr|it)$/;

/** How surely it is somebody. */
function somebody({ kind, words, isName, isLoose }: Mention): string {
  if (kind === "person") return "name";
  const last = bareHead(words);
  if (SOMEBODY.test(last) || (isRoleWord(last) && !/^(?:council|department)/.test(last))) return "one";
  if (isGroupWord(last) || GROUP.test(last)) return "group";
  if (!isLoose && (isName || /^\p{Lu}/u.test(words))) return "called";
  return "no";
}

const bareHead = (words: string): string =>
  words
    .replace(/ (?:of|for|from|with|about|in|on|at|to|by|behind|under|near) .*$/u, "")
    .toLowerCase()
    .split(/\s+/)
    .at(-1) ?? "";

/** What no pronoun of its kind may mean. */
function isRuledOut(mention: Mention, { means, token: { lower } }: Pronoun): boolean {
  const { kind, isPlural, words, isLoose } = mention;
  if (isLoose && kind === "thing" && words.split(/\s+/).some((word) => TIME_WORDS.has(word.toLowerCase())))
    return true;
  switch (means) {
    case "person":
      return (
        isPlural ||
        /^(?:no|group|called)$/.test(somebody(mention)) ||
        (lower === "him" ? /^(?:Mrs|Ms|Miss)\b/ : /^Mr\b/).test(words)
      );
    case "people":
    case "things":
      if (/^(?:people|folks|others|everyone|everybody)$/i.test(words)) return true;
      return kind === "person" && !isPlural;
    case "thing":
      return (
        /^(?:name|one)$/.test(somebody(mention)) ||
        (isPlural && kind === "thing" && !/^(?:data|media|news)$/i.test(words))
      );
    default:
      return kind === "person";
  }
}

/** What is known where a pronoun means nothing that is named. */
export const nothingFeatures = (pronoun: Pronoun, act: Act, candidates: readonly Candidate[]): string[] => {
  const verb = verbOf(act);
  return [
    "nothing",
    `nothing ${pronoun.means}`,
    `nothing ${pronoun.token.lower}`,
    `nothing ${verb} ${pronoun.token.lower}`,
    `nothing ${bucket(candidates.filter(({ kind }) => (kind === "thing") === /thing|either/.test(pronoun.means)).length, 3)}`,
    `nothing words ${bucket(act.line.split(/\s+/).length, 8)}`,
    `nothing done ${doneTo(pronoun.token, act.line)}`,
  ];
};
