import { isTask } from "../act";
import type { Statement } from "../statement";
import { cuesIn } from "./ending-cues";
import type { Later, Pair } from "./pairs";
import { sameOwner } from "./same-owner";
import { aboutOf } from "./topic";

/** How many of the bounds a value reaches. */
export const bin = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length;

const REPORT = [-4, -2.5, -1.5, -0.75, 0, 0.75, 1.5];
/** Of the log-odds of acts. */
export const ODDS = [-3, -1.5, -0.5, 0.5];
const SHARE = [0.01, 0.2, 0.34, 0.5, 0.7];
const WORDS = [3, 5, 8, 13, 20];
const DAYS = [0.3, 1, 2, 4, 8];
const DAY = 86_400_000;
const MOST_WORDS = 24;

/** The first words of a sentence in lower case, every number as "0". */
export const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?|\d+|[?!]/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => (/^\d/.test(word) ? "0" : word));

/** Words of another language are other words. */
export const languageMark = ({ language }: Statement): string => (language === "en" ? "" : `${language}:`);

/** What of a pair stands together in one feature, besides each for itself. */
const TOGETHER =
  `kind place|near report|near overlap|near rivals|near ends|near at|near one|report overlap|report rivals|
  overlap ends|rivals ends|report ends|place overlap report|place rivals report|place rivals ends|place overlap ends|
  place named ends|place named report|who named report|near one report|near at report|near one ends|near one at|
  place medium report|medium report rivals|near opens|near asks|near length|near made|near made at|overlap marks|
  verb overlap report|verb who report|opens report|asks report|days place|near alone|near part|part report|
  noun same|form check|same form check|noun form check|overlap form check|same who form check|verb form check|
  noun who form|noun rivals check|noun report|noun who report|kind form check|noun verb|noun verb check|task report|
  obstacle report kind|begins place who|begins at who|begins report`
    .split("|")
    .map((names) => names.trim().split(" "));
/** What stands together with each cue of the statement, and with each of its acts. */
const WITH_CUE = ["near", "overlap", "noun", "kind", "report", "made"];
const WITH_ACT = ["near", "overlap"];

/** The features of a pair for the models that say whether a statement ends a matter, or goes on with it. */
export function pairFeatures(pair: Pair): string[] {
  const { statement, acts } = pair.later;
  const cues = cuesIn(statement.text);
  const fields = fieldsOf(pair, cues);
  const value = (name: string) => `${name}:${fields[name] ?? ""}`;
  const out = new Set(Object.keys(fields).map(value));
  for (const names of TOGETHER) out.add(names.map(value).join("/"));
  for (const cue of cues) {
    out.add(`cue:${cue}`);
    for (const name of WITH_CUE) out.add(`cue:${cue}/${value(name)}`);
  }
  for (const act of acts) {
    const kind = `act:${act.kind}${act.certainty < 0.5 ? "?" : ""}`;
    out.add(kind);
    for (const name of WITH_ACT) out.add(`${kind}/${value(name)}`);
  }
  const mark = languageMark(statement);
  const said = wordsIn(statement.text);
  const whose = pair.place === "else" ? "else" : fields.who;
  for (const [i, word] of said.entries()) {
    out.add(`w:${mark}${word}`);
    out.add(`w:${mark}${word}/${whose}`);
    out.add(`w:${mark}${said[i - 1] ?? "^"} ${word}`);
  }
  out.add(`w:${mark}^ ${said.slice(0, 2).join(" ")}`);
  return [...out];
}

function fieldsOf(pair: Pair, cues: readonly string[]): Readonly<Record<string, string | number | boolean>> {
  const { matter, later, place, among, newer, share, rival, isNamed, isPart } = pair;
  const { statement, odds, topic } = later;
  const first = matter.acts[0];
  const about = aboutOf(matter.topic);
  const isSaid = (stem: string | undefined) => stem !== undefined && topic.stems.has(stem);
  const who = whoSpeaks(pair);
  const cuesAmong = (names: readonly string[]) => names.filter((name) => cues.includes(name)).join("+");
  return {
    kind: matter.kind,
    place,
    same: place !== "else",
    who,
    near: `${matter.kind} ${place} ${who}`,
    overlap: bin(share, SHARE),
    shared: Math.min(3, about.filter(isSaid).length),
    /** The thing itself: the first noun of the line, or only its last word. */
    noun: isSaid(about[0]) ? "first" : about.length > 1 && isSaid(about.at(-1)) ? "last" : "none",
    verb: [...matter.topic.stems].some((stem) => isSaid(stem) && !about.includes(stem)),
    rivals: share > rival ? "best" : share < rival ? "beaten" : share > 0 ? "tied" : "none",
    named: isNamed,
    part: isPart,
    marks: [...matter.topic.numbers, ...matter.topic.identifiers].some(
      (known) => topic.numbers.has(known) || topic.identifiers.has(known),
    ),
    one: among <= 1 ? "only" : newer === 0 ? "newest" : "older",
    at: Math.min(2, later.at),
    alone: later.of === 1,
    days: first ? bin((Date.parse(statement.sentAt) - Date.parse(first.statement.sentAt)) / DAY, DAYS) : 0,
    made: `${first?.kind ?? ""}${/\?\s*$/.test(first?.statement.text ?? "") ? "?" : ""}`,
    begins: /\p{L}+/u.exec(first?.line ?? "")?.[0].toLowerCase() ?? "",
    medium: statement.medium,
    length: bin(statement.text.split(/\s+/).length, WORDS),
    asks: /\?\s*$/.test(statement.text),
    form: cuesAmong(["have", "is done", "did", "here"]),
    check: cuesAmong(["not", "yet", "part", "later", "off"]),
    ends: endingOf(later),
    opens: later.acts.some((act) => isTask(act) && act.certainty >= 0.5),
    report: odds ? bin(odds.report, REPORT) : "",
    task: odds ? bin(odds.task, ODDS) : "",
    obstacle: odds ? bin(odds.obstacle, ODDS) : "",
    decision: odds ? bin(odds.decision, ODDS) : "",
  };
}

function whoSpeaks({ matter, later: { statement } }: Pair): string {
  const { speaker } = statement;
  const isAsker = matter.acts[0]?.statement.speaker === speaker;
  if (speaker === null) return "nobody";
  if (matter.owner !== null && sameOwner(matter.owner, speaker)) return isAsker ? "own" : "owner";
  if (isAsker) return "asker";
  return matter.owner === null ? "any" : "third";
}

function endingOf({ acts }: Later): string {
  return ["cancel", "release", "done"].filter((kind) => acts.some((act) => act.kind === kind)).join("+");
}
