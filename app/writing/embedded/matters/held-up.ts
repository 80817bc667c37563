import { Pace, type Slices } from "../../slices";
import type { Matter } from "./matter";
import { agree, topicOf } from "./topic";

/** "waiting for the keys", "without the plan", "until she has the figures": what is awaited. */
const AWAITED =
  /\b(?:wait(?:s|ing|ed)? (?:for|on)|awaiting|without|until|unless|as long as|depends? (?:up)?on|missing|lack(?:s|ing)?|needs?|needed|no (?:answer|reply|response|news) (?:from|on|about))\s+([^,;.]+)/gi;
const POINTS =
  /^(?:(?:i|we|he|she|they) (?:don't |do not )?have )?(?:it|this|that|these|those|them|him|her|you|both)\b/i;
/** The words of an action that say themselves that others wait for it. */
const OTHERS_WAIT =
  /\bso (?:that )?(?:\p{Lu}\p{L}+|we|they|he|she|everybody|the \p{L}+(?: \p{L}+)?) can\b|\b(?:is|are|'s|'re|’s|’re) (?:already |still )?waiting for (?:it|this|that|them|these|those|you|your)\b|\bbefore (?:\p{Lu}\p{L}+|we|they|he|she|the \p{L}+(?: \p{L}+)?) can\b|\b(?:can't|cannot|can’t|can not) [^,;.]{2,60} (?:without|until|before) (?:it|this|that|them|we have|they have|i have)\b/iu;
/** How far after what is asked a pronoun still means it. */
const NEAR = 2;

/** What is stuck, and what it waits for. */
export interface Awaited {
  byBlocker: ReadonlyMap<Matter, readonly Matter[]>;
  /** All actions that some blocker waits for. */
  actions: ReadonlySet<Matter>;
}

/** Of the actions that share a word, so many are looked at, so that the work stays in proportion. */
const MOST_ALIKE = 60;
/** Characters of statements between two pauses. */
const SLICE = 4000;

/**
 * Which open actions each open blocker waits for: by the words of what is awaited, or by a pronoun right after the
 * action. An obstacle that names nothing awaited waits for whoever has to do with the same.
 */
export function* awaitedActions(blockers: readonly Matter[], actions: readonly Matter[]): Slices<Awaited> {
  const pace = new Pace(SLICE);
  const byStem = new Map<string, Matter[]>();
  const saidIn = new Map<number, Said>();
  for (const action of actions) {
    if (pace.isDue(lengthOf(action))) yield;
    for (const stem of action.topic.about)
      byStem.set(stem, [...(byStem.get(stem) ?? []).slice(1 - MOST_ALIKE), action]);
    for (const { statement } of action.acts) {
      const said = saidIn.get(statement.order) ?? { unit: statement.unit, actions: new Set() };
      said.actions.add(action);
      saidIn.set(statement.order, said);
    }
  }
  const byBlocker = new Map<Matter, readonly Matter[]>();
  for (const blocker of blockers) {
    if (pace.isDue(lengthOf(blocker))) yield;
    const text = blocker.acts.map((act) => act.statement.text).join(" ");
    const phrases = [...text.matchAll(AWAITED)].map((match) => match[1] ?? "");
    const said = topicOf(phrases.length > 0 ? phrases.join(" ") : text);
    const near = phrases.some((phrase) => POINTS.test(phrase)) ? actionsBefore(blocker, saidIn) : [];
    const shared = new Map<Matter, number>();
    for (const stem of said.about)
      for (const action of byStem.get(stem) ?? []) shared.set(action, (shared.get(action) ?? 0) + 1);
    const meant = [...shared].flatMap(([action, stems]) => {
      const isNear = action.thread === blocker.thread && action.thread !== "";
      return stems >= (isNear ? 1 : 2) && agree(action.topic, said) ? [action] : [];
    });
    byBlocker.set(blocker, [...new Set([...near, ...meant])]);
  }
  return { byBlocker, actions: new Set([...byBlocker.values()].flat()) };
}

const lengthOf = (matter: Matter): number =>
  matter.acts.reduce((sum, act) => sum + act.statement.text.length, 0);

/** Whether the words of the action themselves say that somebody waits for it. */
export function saysOthersWait(action: Matter): boolean {
  return [...action.acts.map((act) => act.statement), ...action.support].some((s) =>
    OTHERS_WAIT.test(s.text),
  );
}

/** The actions of a statement, found by its order. */
interface Said {
  unit: number;
  actions: Set<Matter>;
}

function actionsBefore(blocker: Matter, saidIn: ReadonlyMap<number, Said>): Matter[] {
  const first = blocker.acts[0]?.statement;
  if (!first) return [];
  return Array.from({ length: NEAR + 1 }, (_, apart) => saidIn.get(first.order - apart)).flatMap((said) =>
    said?.unit === first.unit ? [...said.actions] : [],
  );
}
