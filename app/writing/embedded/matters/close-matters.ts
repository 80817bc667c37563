import type { Act } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import { SURE } from "../read-acts";
import type { Statement } from "../statement";
import { KIND_OF_ACT, type Matter, note } from "./matter";
import type { MatterIndex } from "./matter-index";
import { sameOwner } from "./same-owner";
import { isTalk } from "./talk";
import { aboutOf, agree, overlap, type Topic, topicOf } from "./topic";

const CHANGE_OF_PLAN =
  /\b(?:change of plans?|instead|after all|changed (?:our|my|their) minds?|correction|scratch that|new plan|we(?:'re| are) now|no longer|not .{3,40} but|reversed|overruled|plan b)\b/i;

/** Ends a matter by the words of a statement. */
export function close(
  matter: Matter,
  what: "reported-done" | "cancelled" | "superseded",
  by: Statement,
): void {
  matter.closedBy = by;
  note(matter, what, by);
}

/** A decision that another one replaces is over. */
export function supersede(index: MatterIndex, act: Act, topic: Topic, thread: string): void {
  if (!CHANGE_OF_PLAN.test(act.statement.text)) return;
  for (const matter of index.near(topic, thread, act.statement.unit)) {
    if (matter.kind !== "decision" || matter.closedBy !== null) continue;
    const sameThread = thread !== "" && matter.thread === thread;
    if (sameThread || overlap(matter.topic, topic) >= 0.34) close(matter, "superseded", act.statement);
  }
}

const ANSWERABLE =
  /^(?:(?:re-?)?confirm|answer|reply|respond|tell (?:us|me|them|him|her|\p{Lu}\p{L}+)\W*$|let (?:us|me|\p{Lu}\p{L}+) know|give (?:us|me|\p{Lu}\p{L}+) (?:your |an )?(?:answer|feedback|ok|okay|confirmation)|get back|come back)\b/iu;

/** What is asked is told in words: "tell us when the boat leaves". */
const ASKS_TO_KNOW =
  /^(?:tell|let|inform|say|explain|clarify|advise|remind|give|find out|check|know|confirm|share|send)\b.{0,40}?\b(?:when|where|what|which|who|how|whether|why|if)\b/i;
const ASKS_FOR_DATE =
  /^(?:give|tell|send|name|suggest|propose|set|offer)\b.{0,30}\b(?:date|time|day|appointment|slot)\b/i;

/** What is asked for is words or figures, and is there once they stand in an answer. */
const ASKS_FOR_PRICE = /\b(?:quote|quotation|price|offer|estimate|costs?|rate|fee)\b/i;
const PRICE =
  /(?:[€£$]|\b(?:eur|usd|cad|gbp|chf|euros?|pounds?|dollars?|kr|sek|nok|dkk|pln)\b)\s?\d|\d[\d.,]*\s?(?:[€£$]|(?:eur|usd|cad|gbp|chf|euros?|pounds?|dollars?|kr|sek|nok|dkk|pln|k)\b)/i;

/** The words of who was asked hold most of what was to be told, or the date that was asked for. */
function tells(line: string, statement: Statement, clock: Clock): boolean {
  if (ASKS_FOR_PRICE.test(line) && PRICE.test(statement.text)) return true;
  if (ASKS_FOR_DATE.test(line)) return dueDateIn(`by ${statement.text}`, statement.sentAt, clock) !== null;
  if (!ASKS_TO_KNOW.test(line)) return false;
  const about = aboutOf(topicOf(line.replace(ASKS_TO_KNOW, "")));
  const said = topicOf(statement.text).stems;
  return about.length > 0 && about.filter((stem) => said.has(stem)).length >= about.length * 0.5;
}

/** Its line without what a pronoun in it means. */
const bareLine = ({ acts }: Matter): string => (acts[0]?.line ?? "").replace(/\s\([^)]*\)$/, "");

/** Who was asked for an answer and writes in that thread has answered. */
export function answer(matters: Matter[], statement: Statement, thread: string, clock: Clock): void {
  if (
    thread === "" ||
    statement.speaker === null ||
    /\?\s*$|\b(?:later|come back to|get back to|will let you know|need more time)\b/i.test(statement.text)
  )
    return;
  for (const matter of matters) {
    const last = matter.acts.at(-1)?.statement;
    if (
      matter.kind !== "action" ||
      matter.closedBy !== null ||
      matter.thread !== thread ||
      !last ||
      last.unit >= statement.unit
    )
      continue;
    if (
      matter.owner !== null &&
      sameOwner(matter.owner, statement.speaker) &&
      (ANSWERABLE.test(bareLine(matter)) || tells(bareLine(matter), statement, clock))
    )
      close(matter, "reported-done", statement);
  }
}

/** A report without a subject, or of "it" and "all". */
const IN_SHORT =
  /^(?:(?:ok|good news|update|finally|and|so|now|it's|it is|that's|all)[,:]?\s+)*(?:paid|fixed|sorted|solved|resolved|repaired|replaced|restored|renewed|extended|cleared|released|delivered|arrived|approved|signed|done|working|works|back|up|open|unlocked|running|it (?:works|runs|is back|is up|arrived|came)|we(?:'re| are) (?:back|up|running)|all (?:good|clear|working|back|up))\b/i;
/** Of two things that a line asks for, the words name only one. */
function hasOtherPart({ kind, acts }: Matter, stems: ReadonlySet<string>): boolean {
  const parts = (acts[0]?.line ?? "").split(
    /\s+(?:and|und|et|y)\s+(?=(?:the|a|an|your|our|all|both|die|der|das|ein|eine|le|la|les|un|une|el|los|las|una|\d+)\b)/i,
  );
  if (kind !== "action" || parts.length < 2) return false;
  const named = parts.map((part) => aboutOf(topicOf(part)).some((stem) => stems.has(stem)));
  return named.includes(true) && named.includes(false);
}

const CONTACT =
  /^(?:ask|call|ring|phone|contact|tell|inform|invite|e-?mail|remind|write to|speak to|talk to|ping|nudge|chase)\b/i;

/** Closes what a report of something done, called off or no longer in the way is about. */
export function end(
  index: MatterIndex,
  statement: Statement,
  ending: readonly Act[],
  thread: string,
  all: readonly Act[],
): void {
  const said = topicOf(statement.text);
  const matters = index.near(said, thread, statement.unit);
  const stems = said.stems;
  const about = aboutOf(said);
  const isCancel = ending.some((act) => act.kind === "cancel");
  const isRelease = ending.some((act) => act.kind === "release") || ending.some((act) => act.kind === "done");
  const how = isCancel ? "cancelled" : "reported-done";
  const isDone = ending.some((act) => act.kind === "done");
  const isShown = isDone && ending.every((act) => act.kind !== "done" || act.certainty < SURE);
  const closedIn = new Set<number>();
  const made = new Set(all.filter((act) => KIND_OF_ACT[act.kind]).map((act) => act.line));
  const isBare =
    /^(?:here (?:it is|they are|you (?:go|are))|attached|see attached)\b/i.test(statement.text) ||
    (/^(?:it|that|they|this|both|all)(?:'s|'re| is| are| has| have| was| were)\b/i.test(statement.text) &&
      about.length <= 4) ||
    (about.length <= 1 && statement.text.split(/\s+/).length <= 8);
  let closedBare = false;
  for (let i = matters.length - 1; i >= 0; i -= 1) {
    const matter = matters[i];
    const last = matter?.acts.at(-1)?.statement;
    if (!matter || !last || matter.closedBy !== null || last.order >= statement.order) continue;
    if (last.unit === statement.unit && !isTalk(statement)) continue;
    if (matter.kind === "decision" && !isCancel) continue;
    if (matter.kind === "action" && !isDone && !isCancel) continue;
    if (matter.kind === "blocker" && !isRelease && !isCancel) continue;
    if (matter.acts.some((act) => made.has(act.line))) continue;
    const sameThread =
      (thread !== "" && matter.thread === thread) || (isTalk(statement) && last.unit === statement.unit);
    const topicStems = aboutOf(matter.topic);
    const shared = topicStems.filter((stem) => stems.has(stem)).length;
    const share = topicStems.length === 0 ? 0 : shared / topicStems.length;
    const byOwner =
      matter.owner !== null && statement.speaker !== null && sameOwner(matter.owner, statement.speaker);
    const verbs = [...matter.topic.stems].some((stem) => stems.has(stem) && !topicStems.includes(stem));
    const isForAll = /\b(?:everybody|everyone|all of you|each of you)\b/i.test(
      matter.acts[0]?.statement.text ?? "",
    );
    if (isForAll && matter.owner === null && !isCancel) continue;
    if (!agree(matter.topic, said)) continue;
    if (matter.topic.numbers.size > said.numbers.size && said.numbers.size > 0) continue;
    // What only shows a state closes what its owner, or the thread, speaks of by most of its words.
    if (
      isShown &&
      matter.kind === "action" &&
      !(byOwner ? share >= 0.45 : sameThread && share >= 0.6) &&
      !(byOwner && sameThread && CONTACT.test(matter.acts[0]?.line ?? "") && shared >= 1)
    )
      continue;
    const least = matter.kind === "blocker" ? 0.01 : 0.3;
    const matches = sameThread
      ? shared >= 1 && (share >= least || (verbs && share >= 0.2) || (byOwner && share >= 0.2))
      : (shared >= 2 && share >= 0.5) ||
        (shared >= 1 && byOwner && (share >= 0.4 || (verbs && share >= 0.3))) ||
        (shared >= 2 && share >= 0.34 && (verbs || byOwner));
    // "The names and the size chart" are not there with the names alone.
    if (isDone && !isCancel && hasOtherPart(matter, stems)) continue;
    // "Kilbride have had the figures since lunch": a word that is of this matter alone, from who has it or asked for it.
    const asked = matter.acts.some(
      (act) =>
        act.kind === "request" &&
        act.statement.speaker !== null &&
        act.statement.speaker === statement.speaker,
    );
    const isNamed =
      (byOwner || asked || sameThread) &&
      share >= 0.2 &&
      topicStems.some((stem) => stems.has(stem) && index.isOfOne(stem));
    if (matches || isNamed || (byOwner && shared >= 2 && CONTACT.test(matter.acts[0]?.line ?? ""))) {
      close(matter, how, statement);
      closedIn.add(matter.acts[0]?.statement.unit ?? -1);
    } else if (
      isBare &&
      sameThread &&
      !closedBare &&
      matter.kind === "action" &&
      (byOwner ||
        (matter.owner === null && last.speaker !== statement.speaker) ||
        (isCancel && last.speaker === statement.speaker))
    ) {
      close(matter, how, statement);
      closedBare = true;
    }
  }
  if (closedIn.size === 0 && !isTalk(statement) && isRelease && IN_SHORT.test(statement.text)) {
    // "Paid and extended": what the thread was stuck on.
    const [stuck, ...others] = index
      .inThread(thread)
      .filter((matter) => matter.kind === "blocker" && matter.acts.at(-1)?.statement.unit !== statement.unit);
    if (stuck && others.length === 0) close(stuck, how, statement);
  }
  // "The unit works again": what the same mail told of the same trouble is over with it.
  if (ending.some((act) => act.kind === "release"))
    for (const unit of closedIn)
      for (const matter of index.inUnit(unit))
        if (matter.kind === "blocker" && matter.acts[0]?.statement.unit === unit)
          close(matter, how, statement);
}
