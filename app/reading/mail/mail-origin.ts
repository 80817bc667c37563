import { subjectIsForward, subjectIsReply, withoutForwardMark } from "../forwards/forward-phrases";
import type { MailOrigin, MailPart, Person } from "../mail-content";

/** What a mail holds besides its parts, as far as it decides whose it is. */
interface OriginClues {
  subject: string | null;
  /** As the From header names them. */
  from: Person;
  /** Whom a list or a relay passed it on for; the same where nobody did. */
  author: Person;
  /** Of its own text: what was written above a forward, then the forwarded mails, outermost first. */
  ownParts: MailPart[];
  /** Of each mail that is attached. */
  attachedMails: MailPart[][];
}

/**
 * What a mail is known by in lists and digests (decisions, 'forwarded mail'): the mail that was forwarded, however
 * often, and who forwarded it. Whoever answers a mail and forwards below their words has written a mail of their own;
 * so has who attaches several mails, or one to words under another subject.
 */
export function originOf({ subject, from, author, ownParts, attachedMails }: OriginClues): MailOrigin {
  const note = ownParts.find(({ kind }) => kind === "body" || kind === "note")?.text ?? "";
  const inline = ownParts.filter(isForwarded);
  const [attached = [], ...others] = attachedMails;
  const isPassedOn =
    subjectIsForward(subject) || note === "" || topicOf(subject) === topicOf(attached[0]?.subject);
  const chain =
    inline.length > 0 ? inline : others.length === 0 && isPassedOn ? attached.filter(isForwarded) : [];
  let current = { author: null as Person | null, subject, text: note };
  for (const part of chain) {
    // What stands below the words of an answer is what it answers; a client's line instead of headers says so, too.
    const isAnswered = subjectIsReply(current.subject) || (current.author !== null && part.subject === null);
    if (isAnswered && current.text !== "") break;
    const known = part.author !== null || part.text !== "";
    if (known) current = { author: part.author, subject: part.subject, text: part.text };
  }
  if (current.author === null) {
    const isSame = sameAddress(author, from);
    const own =
      chain.length > 0 && current.subject === subject ? withoutForwardMark(subject) : current.subject;
    return { author, subject: own, via: isSame ? null : from };
  }
  return {
    author: current.author,
    subject: current.subject ?? withoutForwardMark(subject),
    via: sameAddress(current.author, from) ? null : from,
  };
}

const isForwarded = ({ kind }: MailPart) => kind === "forwarded";
const sameAddress = (one: Person, other: Person) => one.address === other.address && one.address !== null;
const topicOf = (subject: string | null | undefined) =>
  withoutForwardMark(subject ?? null)?.toLowerCase() ?? null;
