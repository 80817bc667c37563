import type { Act } from "../act";
import { lowerFirst } from "../task-wording";
import type { Scene } from "./scene";
import { whoWishes } from "./wishes";

/** What people hand in: a parcel or a case of theirs that is missing is not theirs to bring. */
const HANDED_IN =
  "(?:\\p{L}+-)?(?:assessments?|questionnaires?|surveys?|essays?|homework|assignments?|evaluations?|submissions?|fees?|dues|forms?|sheets?|timesheets?|reports?|lists?|figures|numbers|comments?|corrections?|feedback|input|answers?|references?|dates|bios?|biography|abstracts?|menus?|reply|replies|signatures?|contracts?|agreements?|statements?|receipts?|invoices?|expenses|claims?|proofs?|cop(?:y|ies)|certificates?|details|data|photos?|applications?|registrations?|declarations?|approvals?|confirmations?|contributions?|chapters?|texts?|slides|drafts?|quotes?|offers?|payments?|rent|deposits?|hours|votes?|availability|documents?|papers|files?|consent|logs?|readings?|rules|terms|waivers?|ballots?|orders?|bookings?)";
const YOURS = `(your (?:[\\p{L}'’-]+ ){0,4}?${HANDED_IN}(?: (?:for|of|on|from|about) [^,.;:?!]{2,40}?)?)`;
const SHAPES: readonly RegExp[] = [
  new RegExp(
    `^(?:[\\p{L}]+, |(?:and|also|but|only),? )?${YOURS}(?: is| are|'s) (?:also |now |only )?(?:still (?:missing|lacking|outstanding|not \\p{L}+|open)|missing|lacking|outstanding|overdue|not (?:in|here|there)(?: yet)?)(?<which> (?:for|on) [^,.;:?!]{2,30})?(?=[,.;!]| from| and| so|$)`,
    "iu",
  ),
  new RegExp(
    `\\b(?:we|i)(?:'ve| have)?(?: still)? ?(?:haven't|have not|not)(?: yet| still)? (?:had|got|received|seen) ${YOURS}(?: yet| so far| back)*(?=[,.;!]|$)`,
    "iu",
  ),
  /\b(?:we|i)(?:'ve| have)?(?: still| also)? ?(?:haven't|have not|not)(?: yet| still| also)? (?:had|got|received|seen) ((?:the|those|these|any of the|any|an?) (?!(?:answer|reply|response|word|news|problem|complaint)\b)[^,.;:?!]{3,60}?)(?: yet| so far| back)* (?:from|off) you(?: all| both| yet| so far)*(?=[,.;!]|$)/iu,
  /^(?:what|all(?: that)?) (?:i|we) (?:haven't|have not|don't|do not)(?: yet| still)? (?:got|have|received|seen)(?: yet| so far| from you)?\s*(?:is|are|:|[–—-])\s*(.{4,160}?)[.!]*$/iu,
  /\b(?:i|we)(?:'ve| have)?(?: still| also)? ?(?:haven't|have not|not|never)(?: yet| still| also| ever)? (?:had|got|received|heard|seen) (?:an?|any|your) ((?:answer|reply|response) (?:to|on|about|regarding) (?:my|our|the) [^,;:?!]{4,80}?)[.!]*$/iu,
  new RegExp(`\\bmissing is ${YOURS}(?=[,.;!]|$)`, "iu"),
];

/** "Your timesheet is still missing", "we haven't got your form yet": the one who is told so has to bring it. */
export function owedIn(scene: Scene): Act | null {
  if (scene.reader === null || scene.statement.heading === "blockers") return null;
  const found = SHAPES.map((shape) => shape.exec(scene.plain)).find((one) => one !== null);
  const [, thing = ""] = found ?? [];
  if (thing === "") return null;
  // "Your expenses are missing for October": which of theirs.
  const which = found?.groups?.which;
  const what = which === undefined ? thing.replace(/^your /i, "the ") : `${lowerFirst(thing)}${which}`;
  return scene.made("request", scene.reader, 0.95, `get ${whoWishes(scene)} ${what}`);
}
