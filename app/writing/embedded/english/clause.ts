import { STATIVE_VERBS } from "./command-verbs";

/** Who a clause says something of. `text` is as said. */
export interface Subject {
  kind: "I" | "we" | "you" | "they" | "person" | "it" | "name" | "group" | "thing";
  text: string;
  from: number;
  to: number;
}

/** Still fighting with something: how it goes, and nothing that is promised. */
export const FIGHTS = /^(?:fight|battle|wrestle|grapple)$/;

/** What a verb group says of its verb: "will not have been sent". */
export interface VerbForm {
  /** The main verb's token; of a chain the last one: "promised to send" is send, with `through` promise. */
  verbAt: number;
  through: string[];
  modal: string | null;
  negated: boolean;
  passive: boolean;
  progressive: boolean;
  perfect: boolean;
  past: boolean;
}

/** One predicate of a sentence and what belongs to it. Ranges count tokens, the end is exclusive. */
export interface Clause extends VerbForm {
  from: number;
  to: number;
  /** if, unless, when, because, that, which ...; null for a main clause. */
  marker: string | null;
  subject: Subject | null;
  /** The subject stands in an earlier clause: "Ana reads it and sends it". */
  shared: boolean;
  /** The words of the verb group: "will not send". */
  group: { from: number; to: number };
  /** Lemma of the main verb. */
  verb: string;
  imperative: boolean;
  question: boolean;
  /** Helper before subject: "can you send". */
  inverted: boolean;
}

const TELLS =
  /^(?:tell|ask|write|add|bring|send|see|look|answer|note|thank|apologi[sz]e|explain|report|confirm|reply|welcome)$/;

/** Work, or what is done by a word or a walk: "somebody should tell the caterer". */
export const isErrand = (clause: Pick<Clause, "verb">): boolean => isWork(clause) || TELLS.test(clause.verb);

/** Verbs whose doing is work: not being, thinking or saying. */
export const isWork = (clause: Pick<Clause, "verb">): boolean => !STATIVE_VERBS.has(clause.verb);

/** "The till people want to swap the readers", "he'd like to move the meeting": what others mean to do themselves. */
export const isTheirWish = ({ subject, through, modal, past }: Clause): boolean =>
  (through[0] === "want"
    ? modal === null
    : /^(?:like|love|prefer)$/.test(through[0] ?? "") && modal === "would") &&
  !past &&
  /^(?:name|group|person|they|thing)$/.test(subject?.kind ?? "");
