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

/** "Adding Tom, so that he sees it", "looping in the others": who reads on. */
const ADDS_A_READER =
  /^(?:(?:just|also|now|I['’]m|we['’]re|I am|we are) )*(?:adding|copying|including|looping|b?cc['’]?-?ing)(?: in)? (?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|you|them|him|her|everyone|everybody|(?:the|my|our) \p{L}+)(?: in| here| to (?:this|the) (?:thread|mail|loop|conversation|chain|cc|copy))?(?=$|[,.;:!–—]| (?:so|for|who|as)\b)/iu;

/** It may say something of what was asked before: no order to the reader, no newsletter, greeting or signature, nor who reads on. */
export const mayTell = (statement: Statement): boolean =>
  !statement.suspicious &&
  statement.medium !== "bulk" &&
  !isGreeting(statement) &&
  !isSigned(statement) &&
  !ADDS_A_READER.test(statement.text);

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
