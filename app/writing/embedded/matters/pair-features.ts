import { isSeveral } from "../several-owners";
import { bin, combinations, type Fields, fieldFeatures, namedValues } from "./fields";
import type { Later } from "./later";
import type { Pair } from "./pairs";

const SHARE = [0.01, 0.2, 0.34, 0.5, 0.7];
const DAYS = [0.3, 1, 2, 4, 8];
const DAY = 86_400_000;

/** What of a pair stands together in one feature, besides each for itself; and what of its later statement alone. */
const TOGETHER = combinations(
  `kind place|near report|near overlap|near rivals|near ends|near at|near one|report overlap|report rivals|
  overlap ends|rivals ends|place overlap report|place rivals report|place rivals ends|place overlap ends|
  place named ends|place named report|who named report|near one report|near at report|near one ends|near one at|
  place medium report|medium report rivals|near opens|near asks|near length|near made|near made at|overlap marks|
  verb overlap report|verb who report|days place|near alone|near part|part report|
  noun same|same form check|noun form check|overlap form check|same who form check|verb form check|
  noun who form|noun rivals check|noun report|noun who report|kind form check|noun verb|noun verb check|
  obstacle report kind|begins place who|begins at who|begins report`,
);
const TOGETHER_LATER = combinations("report ends|opens report|asks report|form check|task report");
/** What stands together with each cue of the statement, and with each of its acts. */
const WITH_CUE = ["near", "overlap", "noun", "kind", "report", "made"];
const WITH_ACT = ["near", "overlap"];

/** The features of a pair for the models that say whether a statement ends a matter, or goes on with it. */
export const pairFeatures = (pair: Pair): string[] => [
  ...featuresOfLater(pair.later),
  ...featuresOfPair(pair),
];

/** Those that are the same for all pairs of a statement. */
export const featuresOfLater = ({ pairValues, wordFeatures }: Later): string[] => [
  ...pairValues.values(),
  ...fieldFeatures(pairValues, TOGETHER_LATER),
  ...new Set(wordFeatures),
];

/** Those that its matter has a part in. */
export function featuresOfPair(pair: Pair): string[] {
  const { acts, cues, words, pairValues } = pair.later;
  const who = whoSpeaks(pair);
  const own = namedValues(fieldsOf(pair, who));
  const values = new Map([...pairValues, ...own]);
  const out = [...own.values(), ...fieldFeatures(values, TOGETHER)];
  for (const cue of cues) {
    out.push(`cue:${cue}`);
    for (const name of WITH_CUE) out.push(`cue:${cue}/${values.get(name)}`);
  }
  for (const kind of new Set(acts.map((act) => `act:${act.kind}${act.certainty < 0.5 ? "?" : ""}`))) {
    out.push(kind);
    for (const name of WITH_ACT) out.push(`${kind}/${values.get(name)}`);
  }
  const whose = pair.place === "else" ? "else" : who;
  for (const word of new Set(words)) out.push(`${word}/${whose}`);
  return out;
}

function fieldsOf(pair: Pair, who: string): Fields {
  const { matter, later, place, among, newer, shared, share, rival, saysVerb, isNamed, isPart } = pair;
  const { topic, statement } = later;
  const { about, numbers, identifiers } = matter.topic;
  const first = matter.acts[0];
  const isSaid = (stem: string | undefined) => stem !== undefined && topic.stems.has(stem);
  return {
    kind: matter.kind,
    place,
    same: place !== "else",
    who,
    near: `${matter.kind} ${place} ${who}`,
    overlap: bin(share, SHARE),
    shared: Math.min(3, shared),
    /** The thing itself: the first noun of the line, or only its last word. */
    noun: isSaid(about[0]) ? "first" : about.length > 1 && isSaid(about.at(-1)) ? "last" : "none",
    verb: saysVerb,
    rivals: share > rival ? "best" : share < rival ? "beaten" : share > 0 ? "tied" : "none",
    named: isNamed,
    part: isPart,
    marks: [...numbers, ...identifiers].some(
      (known) => topic.numbers.has(known) || topic.identifiers.has(known),
    ),
    one: among <= 1 ? "only" : newer === 0 ? "newest" : "older",
    days: first ? bin((Date.parse(statement.sentAt) - Date.parse(first.statement.sentAt)) / DAY, DAYS) : 0,
    made: `${first?.kind ?? ""}${/\?\s*$/.test(first?.statement.text ?? "") ? "?" : ""}`,
    begins: /\p{L}+/u.exec(first?.line ?? "")?.[0].toLowerCase() ?? "",
  };
}

function whoSpeaks({ matter, later, byOwner }: Pair): string {
  const { speaker } = later.statement;
  const isAsker = matter.acts[0]?.statement.speaker === speaker;
  if (speaker === null) return "nobody";
  if (byOwner) return isAsker ? "own" : "owner";
  if (isAsker) return "asker";
  // Of what two have, each may speak of their own part.
  return matter.owner === null || isSeveral(matter.owner) ? "any" : "third";
}
