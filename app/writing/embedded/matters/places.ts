import type { Statement } from "../statement";
import { subjectOf, threadOf } from "../threads";
import { type Topic, topicOf } from "./topic";

/** "Hi Ana,": no sentence of its own. By words of its own, since the models of links were fitted on places so counted. */
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning|hallo|liebe[rs]?|moin|guten (?:morgen|tag)|sehr geehrte[rn]?|bonjour|salut|bonsoir|ch[eè]re?s?|hola|buen[oa]s (?:d[ií]as|tardes)|estimad[oa]s?|querid[oa]s?)\b[^,.!:]{0,40}[,!.:]?$/iu;

const isGreeting = ({ text }: Statement): boolean => GREETING.test(text) && text.split(/\s+/).length <= 5;

/** "Marek" below what Marek writes. */
const isSigned = ({ text, speaker }: Statement): boolean =>
  speaker !== null && text.length <= speaker.length && speaker.toLowerCase().includes(text.toLowerCase());

/** It may say something of what was asked before: no order to the reader, no newsletter, greeting or signature. */
export const mayTell = (statement: Statement): boolean =>
  !statement.suspicious && statement.medium !== "bulk" && !isGreeting(statement) && !isSigned(statement);

/** So many sentences of a mail, its first, may leave it to the subject what they are about. */
const OF_SUBJECT = 2;

/** Where statements stand in their parts, and parts in their threads. */
export class Places {
  private readonly inUnit = new Map<Statement, number>();
  /** By subject, which all sentences of a mail share. */
  private readonly threads = new Map<string | null, string>();
  private readonly subjects = new Map<string, Topic>();
  private readonly sizes = new Map<number, number>();
  private readonly inThread = new Map<string, Map<number, number>>();

  constructor(statements: readonly Statement[]) {
    for (const statement of statements) {
      const thread = this.threadOf(statement);
      const units = this.inThread.get(thread) ?? new Map<number, number>();
      if (!units.has(statement.unit)) units.set(statement.unit, units.size);
      this.inThread.set(thread, units);
      if (isGreeting(statement)) continue;
      const at = this.sizes.get(statement.unit) ?? 0;
      this.inUnit.set(statement, at);
      this.sizes.set(statement.unit, at + 1);
    }
  }

  /** Which thread a statement is of. */
  threadOf({ subject }: Statement): string {
    const known = this.threads.get(subject);
    if (known !== undefined) return known;
    const thread = threadOf(subject);
    this.threads.set(subject, thread);
    return thread;
  }

  /** Which of the sentences of its part a statement is, greetings aside, from 0; and how many there are. */
  of(statement: Statement): { at: number; of: number } {
    return { at: this.inUnit.get(statement) ?? 0, of: this.sizes.get(statement.unit) ?? 1 };
  }

  /** What its subject says that one of the first sentences of a mail is about, where that mail begins its thread: "Chemist" above "Spoke to him." */
  subjectOf(statement: Statement): Topic | null {
    const { subject, medium, unit } = statement;
    if (subject === null || medium !== "mail" || this.of(statement).at >= OF_SUBJECT) return null;
    if ((this.inThread.get(this.threadOf(statement))?.get(unit) ?? 0) > 0) return null;
    const known = this.subjects.get(subject);
    if (known) return known;
    const topic = topicOf(subjectOf(subject));
    this.subjects.set(subject, topic);
    return topic;
  }

  /** How many parts of its thread a statement's part is later than another: 1 for the next. */
  steps(earlier: number, statement: Statement): number {
    const units = this.inThread.get(this.threadOf(statement));
    return (units?.get(statement.unit) ?? 0) - (units?.get(earlier) ?? -1);
  }
}
