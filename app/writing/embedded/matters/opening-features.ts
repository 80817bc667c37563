import { type Act, isTask } from "../act";
import { bin, combinations, fieldFeatures, namedValues, ODDS } from "./fields";
import type { Later } from "./later";
import { sameOwner } from "./same-owner";

const CERTAINTY = [0.55, 0.62, 0.68, 0.72, 0.78, 0.86];
const LINK = [-3, -2, -1, -0.4, 0.2, 1];

/** What is near an act in a thread that has open matters already. */
export interface Nearby {
  /** The surest of the log-odds that its statement ends a matter, and that it goes on with one. */
  ends: number;
  goes: number;
  /** Whether one of them is its speaker's. */
  isOwners: boolean;
}

const TOGETHER = combinations(
  `kind ends|kind goes|act ends|act goes|ends goes|act whose|act whose goes|act at|act at whose|act asks|kind alone|
  act task|act obstacle|act decision|act report|act certainty task|act due|act called`,
);

/** The features of an act for the model that says whether it makes a matter of its own. */
export function openingFeatures(act: Act, later: Later, nearby: Nearby): string[] {
  const { statement, odds, acts, wordFeatures } = later;
  const isOwn = sameOwner(act.owner, statement.speaker);
  const fields = {
    kind: isTask(act) ? "task" : act.kind,
    act: act.kind,
    certainty: bin(act.certainty, CERTAINTY),
    ends: bin(nearby.ends, LINK),
    goes: bin(nearby.goes, LINK),
    whose: act.owner === null ? "nobody" : isOwn ? (nearby.isOwners ? "own again" : "own") : "other",
    due: act.when !== null,
    called: statement.addressee !== null,
    acts: Math.min(3, acts.length),
    report: odds ? bin(odds.report, ODDS) : "",
  };
  const values = namedValues(fields, later.values);
  return [...values.values(), ...fieldFeatures(values, TOGETHER), ...new Set(wordFeatures)];
}
