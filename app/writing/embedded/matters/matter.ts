import type { WordsEvent } from "../../../digest/tracked";
import type { KnownItem } from "../../digest-material";
import { type Act, SURE } from "../act";
import type { DueDate } from "../due-dates";
import { namesOnly } from "../named-only";
import type { Statement } from "../statement";
import { squashed } from "../tokens";
import { partsOf } from "./parts";
import type { Topic } from "./topic";

export type MatterKind = "action" | "blocker" | "decision";

/** What an act makes, when it makes something. */
export const KIND_OF_ACT: Partial<Record<Act["kind"], MatterKind>> = {
  request: "action",
  commitment: "action",
  assignment: "action",
  duty: "action",
  obstacle: "blocker",
  decision: "decision",
};

/** One thing that lives through the mails: asked, accepted, moved, done. */
export interface Matter {
  kind: MatterKind;
  /** The item that earlier digests have; null for a new matter. */
  item: KnownItem | null;
  /** The acts that made it, in time order. */
  acts: Act[];
  topic: Topic;
  /** What each of the things is about that its line lists; empty where it names one. */
  parts: readonly (readonly string[])[];
  thread: string;
  owner: string | null;
  when: DueDate | null;
  /** The words that ended it; null while it is open. */
  closedBy: Statement | null;
  /** Further statements that carry it: an acceptance, a new date. */
  support: Statement[];
  /** How often it was asked. */
  asked: number;
  /** Only a question who takes it, until somebody does. */
  latent: boolean;
  /** The part in which its owner took it by "sure"; what they promise there belongs to it. */
  acceptedIn: number | null;
  /** Somebody plainly said that it is still to be done: no judge thinks it over. */
  saidOpen: boolean;
  /** What plainly tells of it by its name, whatever it says. */
  named: Statement[];
  /** What the material's statements did to it, in time order. */
  events: MatterEvent[];
  /** What a judge of links said of the statements that did not end it. */
  doubt: Doubt;
  /** What was said later and did not end it, the likeliest to have done so first. */
  later: LaterWords[];
}

/** A later statement about a matter. */
export interface LaterWords {
  statement: Statement;
  /** Log-odds that it ended the matter. */
  ends: number;
  place: "here" | "reply" | "thread" | "else";
  byOwner: boolean;
}

/** How likely it is over all the same. */
export interface Doubt {
  /** The greatest log-odds that one of them ended it. */
  most: number;
  /** The chance that none of them did, 0 to 1. */
  open: number;
  /** How the one with the greatest stands to it. */
  by: { place: string; byOwner: boolean; share: number; report: number; form: string } | null;
}

export const NO_DOUBT: Doubt = { most: -9, open: 1, by: null };

/** A matter that an act makes, open and new. */
export const newMatter = (kind: MatterKind, act: Act, topic: Topic, thread: string): Matter => ({
  kind,
  item: null,
  acts: [act],
  topic,
  parts: partsOf(act.line),
  thread,
  owner: act.owner,
  when: act.when,
  closedBy: null,
  support: [...act.support],
  asked: 1,
  latent: act.certainty < SURE,
  acceptedIn: null,
  saidOpen: false,
  named: [],
  events: [],
  doubt: NO_DOUBT,
  later: [],
});

interface MatterEvent {
  what: WordsEvent;
  statement: Statement;
  /** As it was after them. */
  owner: string | null;
  when: DueDate | null;
}

/** Keeps what a statement does to a matter; called again after owner or date changed, it says the last. */
export function note(matter: Matter, what: WordsEvent, statement: Statement): void {
  const event = { what, statement, owner: matter.owner, when: matter.when };
  const last = matter.events.at(-1);
  if (last?.what === what && last.statement === statement) matter.events.pop();
  matter.events.push(event);
}

/**
 * The act whose words are the line: of an action a promise or a request with an object, the newest of equals; what is in
 * the way and what was decided stand in their last words.
 */
export const tellingAct = ({ kind, acts }: Matter): Act | undefined =>
  kind === "action"
    ? [...acts].sort(
        (a, b) =>
          Number(isTold(a)) - Number(isTold(b)) ||
          Number(isOnlyNamed(a)) - Number(isOnlyNamed(b)) ||
          b.certainty - a.certainty ||
          b.statement.order - a.statement.order,
      )[0]
    : acts.at(-1);

/** "The frame wobbles. Close it off with tape.": what there is to do says it, and not how things are. */
const isTold = ({ line, certainty, statement }: Act): boolean =>
  certainty < SURE ||
  (statement.language === "en" &&
    /^(?:the|our|an?|this|that|it|there|I|we|they|he|she)\b/i.test(line) &&
    squashed(statement.text).endsWith(squashed(line)) &&
    line.length > MOST_OF_IT * statement.text.length);
const MOST_OF_IT = 0.6;

/** "So the rota, please", "how are you getting on with the rota?": that it is asked again, and not what there is to do. */
const isOnlyNamed = ({ line, kind, statement }: Act): boolean =>
  statement.language === "en" &&
  ((kind === "request" && ASKS_HOW_FAR.test(line)) || (!statement.listItem && namesOnly(line)));
const ASKS_HOW_FAR =
  /^(?:(?:and|so),? )?(?:have you|did you|how (?:are|is|far)|where (?:are|is)|what(?:'s| is)|any (?:news|update|progress))\b/i;

/**
 * Somebody takes it where it is asked, right below the words, or has it by the invitation to its meeting, or it was asked and
 * settled, or announced as settled: nothing is left to judge.
 */
export const isTakenInPlace = ({ acts, acceptedIn }: Matter): boolean =>
  acts.some(
    ({ isAnswer, isSaidInTwo, statement, kind, owner }) =>
      isAnswer ||
      isSaidInTwo ||
      (statement.isSettled && kind === "decision") ||
      (statement.meeting !== null && kind === "assignment" && owner !== null) ||
      (statement.isAnswered && acceptedIn !== null && statement.quotedIn === acceptedIn),
  );

/** A person said that this is none of theirs: it takes up what is said of it, and gives no line. */
export const isSilent = ({ item }: Pick<Matter, "item">): boolean =>
  item?.state === "wrong" || item?.state === "not-ours";
