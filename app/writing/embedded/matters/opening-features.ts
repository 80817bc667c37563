import { type Act, isTask } from "../act";
import { bin, languageMark, ODDS, wordsIn } from "./pair-features";
import type { Later } from "./pairs";
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

const TOGETHER =
  `kind ends|kind goes|act ends|act goes|ends goes|act whose|act whose goes|act at|act at whose|act asks|kind alone|
  act task|act obstacle|act decision|act report|act certainty task|act due|act called`
    .split("|")
    .map((names) => names.trim().split(" "));

/** The features of an act for the model that says whether it makes a matter of its own. */
export function openingFeatures(act: Act, later: Later, nearby: Nearby): string[] {
  const { statement, odds, at, of, acts } = later;
  const { speaker } = statement;
  const isOwn = act.owner !== null && speaker !== null && sameOwner(act.owner, speaker);
  const fields: Readonly<Record<string, string | number | boolean>> = {
    kind: isTask(act) ? "task" : act.kind,
    act: act.kind,
    certainty: bin(act.certainty, CERTAINTY),
    ends: bin(nearby.ends, LINK),
    goes: bin(nearby.goes, LINK),
    whose: act.owner === null ? "nobody" : isOwn ? (nearby.isOwners ? "own again" : "own") : "other",
    at: Math.min(2, at),
    alone: of === 1,
    asks: /\?\s*$/.test(statement.text),
    due: act.when !== null,
    called: statement.addressee !== null,
    acts: Math.min(3, acts.length),
    medium: statement.medium,
    task: odds ? bin(odds.task, ODDS) : "",
    obstacle: odds ? bin(odds.obstacle, ODDS) : "",
    decision: odds ? bin(odds.decision, ODDS) : "",
    report: odds ? bin(odds.report, ODDS) : "",
  };
  const value = (name: string) => `${name}:${fields[name] ?? ""}`;
  const out = new Set(Object.keys(fields).map(value));
  for (const names of TOGETHER) out.add(names.map(value).join("/"));
  const mark = languageMark(statement);
  const said = wordsIn(statement.text);
  for (const [i, word] of said.entries()) {
    out.add(`w:${mark}${word}`);
    out.add(`w:${mark}${said[i - 1] ?? "^"} ${word}`);
  }
  out.add(`w:${mark}^ ${said.slice(0, 2).join(" ")}`);
  return [...out];
}
