import { type Act, isTask } from "../act";
import type { ReadActs } from "../read-acts";
import type { Statement } from "../statement";
import { threadOf } from "../threads";
import { cuesIn } from "./ending-cues";
import { bin, combinations, fieldFeatures, namedValues, ODDS } from "./fields";
import { type Matter, tellingAct } from "./matter";
import { saysPronoun } from "./same-matter";
import { sameOwner } from "./same-owner";

const CERTAINTY = [0.55, 0.62, 0.68, 0.72, 0.78, 0.86];
const REPORT = [-4, -2.5, -1.5, -0.75, 0, 0.75, 1.5];
const NEAR_END = [-4, -2.5, -1.5, -0.8, -0.2, 0.4];
const OPEN = [0.3, 0.5, 0.65, 0.8, 0.9, 0.97];
const CHANCE = [0.1, 0.25, 0.5, 0.75, 0.9];
const WORDS = [3, 5, 8, 13, 20];
const LINE_WORDS = [2, 3, 5, 8, 13, 20];
const SHARE = [0.3, 0.5, 0.7, 0.9];
const MOST_WORDS = 30;

const TOGETHER = combinations(
  `kind act|kind certainty|act task|act certainty|act certainty task|kind obstacle|kind decision|kind report|act report|
  act whose|act whose called|act due|act medium|kind medium|act item|kind near|kind later|near later|act later|kind lang|
  act chance|act line|act share|act pronoun|kind at|act beside|kind quoted|act asks|act acts|kind cues|kind open|act open|
  near endPlace|near endOwner|endPlace endShare|endOwner endShare|near endReport|near endForm|endPlace endForm|kind near endShare|open later|open endOwner`,
);

/** What is told to the model that says whether an open matter is worth its line. */
export interface Surroundings {
  /** All matters of the material. */
  matters: readonly Matter[];
  read: ReadActs;
  talk: Talk;
  /** How many open matters each part has. */
  besides: ReadonlyMap<number, number>;
  /** How many sentences of more than two words each part has. */
  sizes: ReadonlyMap<number, number>;
  /** What stands before and after each statement in its part. */
  around: ReadonlyMap<Statement, Around>;
}

export interface Around {
  before: Statement | null;
  after: Statement | null;
}

/** What stands before and after each statement in its part. */
export const aroundOf = (statements: readonly Statement[]): ReadonlyMap<Statement, Around> =>
  new Map(
    statements.map((statement, at) => {
      const [before, after] = [statements[at - 1], statements[at + 1]];
      return [
        statement,
        {
          before: before?.unit === statement.unit ? before : null,
          after: after?.unit === statement.unit ? after : null,
        },
      ];
    }),
  );

/** Who writes in each thread, part by part. */
export type Talk = ReadonlyMap<string, readonly { unit: number; speaker: string | null; thanks: boolean }[]>;

const THANKS =
  /(?<!\p{L})(?:thanks?|thank you|thx|cheers|perfect|great|brilliant|lovely|danke|super|merci|parfait|gracias|perfecto|genial)(?!\p{L})/iu;

/** The parts of each thread with their writers. */
export function talkOf(statements: readonly Statement[]): Talk {
  const threads = new Map<string, { unit: number; speaker: string | null; thanks: boolean }[]>();
  for (const { unit, speaker, subject, text } of statements) {
    const thread = threadOf(subject);
    const parts = threads.get(thread) ?? [];
    threads.set(thread, parts);
    const last = parts.at(-1);
    const thanks = text.length < 80 && THANKS.test(text);
    if (last?.unit === unit) last.thanks ||= thanks;
    else parts.push({ unit, speaker, thanks });
  }
  return threads;
}

/** The features of an open matter for the model that says whether a careful reader would list it. */
export function lineFeatures(matter: Matter, { read, talk, besides }: Surroundings): string[] {
  const act = tellingAct(matter);
  if (!act) return [];
  const { statement } = act;
  const odds = read.odds.get(statement);
  const chance = read.chances.get(statement);
  const spoken = statement.text.split(/\s+/).length;
  const line = act.line.split(/\s+/).length;
  const acts = read.acts.get(statement) ?? [];
  const cues = cuesIn(statement.text);
  const { by } = matter.doubt;
  const values = namedValues({
    kind: matter.kind,
    act: act.kind,
    certainty: bin(act.certainty, CERTAINTY),
    task: odds ? bin(odds.task, ODDS) : "",
    obstacle: odds ? bin(odds.obstacle, ODDS) : "",
    decision: odds ? bin(odds.decision, ODDS) : "",
    report: odds ? bin(odds.report, REPORT) : "",
    who: odds?.who ?? "",
    chance: chance === undefined ? "" : bin(chance, CHANCE),
    whose: whose(matter, act),
    called: statement.addressee !== null,
    due: matter.when === null ? "none" : matter.when.deadline ? "limit" : matter.when.day ? "day" : "words",
    medium: statement.medium,
    lang: statement.language,
    item: statement.row ? "row" : statement.assignee ? "label" : statement.listItem ? "item" : "prose",
    heading: statement.heading ?? "",
    at: statement.position === 0 ? "first" : statement.position < 0.5 ? "early" : "late",
    length: bin(spoken, WORDS),
    line: bin(line, LINE_WORDS),
    share: bin(line / spoken, SHARE),
    pronoun: saysPronoun(act),
    meant: act.line.includes("("),
    asks: /\?\s*$/.test(statement.text),
    quoted: statement.quotedIn !== null,
    acts: Math.min(3, acts.length),
    tasks: Math.min(3, acts.filter(isTask).length),
    reports: acts.some(({ kind }) => kind === "done" || kind === "cancel" || kind === "release"),
    said: Math.min(3, matter.acts.length),
    support: Math.min(3, matter.support.length),
    beside: bin(besides.get(statement.unit) ?? 1, [2, 3]),
    near: bin(matter.doubt.most, NEAR_END),
    open: bin(matter.doubt.open, OPEN),
    endPlace: by?.place ?? "",
    endOwner: by?.byOwner ?? "",
    endShare: by ? bin(by.share, [0.01, 0.3, 0.6]) : "",
    endReport: by ? bin(by.report, REPORT) : "",
    endForm: by?.form ?? "",
    later: laterTalk(matter, talk),
    cues: cues.filter((cue) => cue !== "number" && cue !== "time").join("+"),
  });
  const mark = statement.language === "en" ? "" : `${statement.language}:`;
  const words = (statement.text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?|\d+|[?!:]/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => (/^\d/.test(word) ? "0" : word));
  const opening = act.line.toLowerCase().split(/\s+/);
  return [
    ...new Set([
      ...values.values(),
      ...fieldFeatures(values, TOGETHER),
      ...cues.map((cue) => `${matter.kind} cue:${cue}`),
      ...words.flatMap((word, i) => [
        `${matter.kind} w:${mark}${word}`,
        `${matter.kind} w:${mark}${words[i - 1] ?? "^"} ${word}`,
      ]),
      `${matter.kind} l:${mark}${opening[0]}`,
      `${matter.kind} l:${mark}${opening.slice(0, 2).join(" ")}`,
    ]),
  ];
}

function whose({ owner }: Matter, { statement }: Act): string {
  if (owner === null) return "nobody";
  if (sameOwner(owner, statement.speaker)) return "own";
  if (sameOwner(owner, statement.addressee)) return "reader";
  return /^\p{Lu}\S* \p{Lu}/u.test(owner) ? "named" : /^\p{Lu}/u.test(owner) ? "called" : "group";
}

/** Who spoke in the thread after the matter's last words. */
function laterTalk(matter: Matter, talk: Talk): string {
  const last = matter.acts.at(-1)?.statement;
  if (!last || matter.thread === "") return "none";
  const later = (talk.get(matter.thread) ?? []).filter(({ unit }) => unit > last.unit);
  if (later.length === 0) return "none";
  const own = later.some(({ speaker }) => sameOwner(speaker, matter.owner));
  const asker = later.filter(({ speaker }) => sameOwner(speaker, last.speaker));
  return `${own ? "owner" : ""}${asker.length > 0 ? " asker" : ""}${asker.some(({ thanks }) => thanks) ? " thanks" : ""}${own || asker.length > 0 ? "" : "others"}`;
}
