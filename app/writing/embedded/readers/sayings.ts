import { spansSetAside } from "../../check/set-aside";
import { type Language, languageWithin } from "../languages/language";
import type { Statement, Unit } from "../statement";
import { foldSpace } from "../tokens";
import { isBoilerplate } from "./boilerplate";
import { onlyHandsOn, onlyTells } from "./handed-on";

const ROLL =
  /^(?:attendees|participants|present|absent|apologies|cc|when|where|location|date|time|next (?:meeting|update|call)|teilnehmer|anwesend|présents|participantes|asistentes)\s*:/i;
/** Longer runs are data, not sentences; leaving them out also bounds the time that any pattern can take. */
const LONGEST_SENTENCE = 3000;
const ENDLESS_WORD = /\S{400}/;
/** More sentences than these are not read: of one part, and of a whole digest. */
const MOST_IN_UNIT = 5000;
const MOST = 50_000;

type More = Partial<
  Pick<
    Statement,
    | "turn"
    | "addressee"
    | "greeted"
    | "readers"
    | "label"
    | "wanted"
    | "ruledBy"
    | "paragraph"
    | "section"
    | "opensItem"
    | "heading"
    | "listItem"
    | "assignee"
    | "row"
    | "meeting"
    | "shown"
  >
> & {
  speaker: string | null;
};

/** The statements as they are found, within the bounds. */
export class Sayings {
  readonly statements: Statement[] = [];
  beyond = 0;
  private first = 0;
  private readonly inUnit = new Set<string>();

  /** Begins the next part; where its statements begin. */
  open(): number {
    this.inUnit.clear();
    this.first = this.statements.length;
    return this.first;
  }

  /** Adds a sentence and returns its statement; null for what says nothing, stands there already, or is beyond. */
  push(unit: Unit, language: Language, verbatim: string, more: More, suspicious = false): Statement | null {
    if (verbatim.length > LONGEST_SENTENCE) {
      if (!ENDLESS_WORD.test(verbatim.slice(0, LONGEST_SENTENCE))) this.beyond += 1;
      return null;
    }
    const text = foldSpace(verbatim);
    if (text.length < 2) return null;
    // In talk "yes" said twice answers two questions.
    const key = more.turn === undefined ? `${more.heading} ${more.assignee} ${more.addressee} ${text}` : null;
    if (key !== null && this.inUnit.has(key)) return null;
    if (key !== null) this.inUnit.add(key);
    if (ENDLESS_WORD.test(text) || isBoilerplate(text) || (unit.isNote && onlyTells(text))) return null;
    if (this.statements.length >= MOST || this.statements.length - this.first >= MOST_IN_UNIT) {
      this.beyond += 1;
      return null;
    }
    const statement = this.made(unit, language, text, more, suspicious);
    this.statements.push(statement);
    return statement;
  }

  /** The statement that a sentence would be, without adding it: one that only rules others. */
  made(unit: Unit, language: Language, verbatim: string, more: More, suspicious = false): Statement {
    const text = foldSpace(verbatim);
    return {
      source: unit.source,
      order: this.statements.length,
      unit: unit.index,
      position: 0,
      medium: unit.medium,
      text,
      sentAt: unit.sentAt,
      subject: unit.subject,
      suspicious: suspicious || spansSetAside(text).length > 0,
      turn: null,
      addressee: null,
      listItem: false,
      assignee: null,
      row: null,
      task: null,
      answers: unit.answers,
      language: languageWithin(text, language),
      quotedIn: unit.quotedIn,
      ...(unit.isAnswered && { isAnswered: true }),
      ...(unit.handedTo && { isHandedOn: true }),
      ...(unit.isNote && onlyHandsOn(text) && { handsOn: true }),
      meeting: unit.meeting,
      shown: null,
      ...more,
      heading: ROLL.test(text) ? "people" : (more.heading ?? null),
    };
  }
}
