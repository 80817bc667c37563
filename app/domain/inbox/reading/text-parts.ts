import type { MailPart, Person } from "../mail-content";
import { readQuotedDate } from "./quoted-date";
import { splitReply } from "./split-reply";
import { unwrapForward } from "./unwrap-forward";

/** The mail whose text is taken apart. */
export interface TextOwner {
  kind: MailPart["kind"];
  author: Person | null;
  sentAt: string | null;
  subject: string | null;
  /** Minutes east of UTC in which the client wrote dates into the text. */
  offsetMinutes: number;
}

const maxForwards = 25;

function partOf(owner: TextOwner, text: string): MailPart | null {
  const split = splitReply(text);
  if (split.text === "" && split.history === "" && split.signature === "") return null;
  const { kind, author, sentAt, subject } = owner;
  return { kind, author, sentAt, subject, filename: null, ...split };
}

/**
 * The text of one mail as parts: what its author wrote, and each mail forwarded in it with its own author, subject and
 * date, outermost first.
 */
export function readTextParts(text: string, owner: TextOwner): MailPart[] {
  const parts: MailPart[] = [];
  let current = owner;
  let rest = text.replace(/\r\n?/g, "\n");
  for (let count = 0; count < maxForwards; count++) {
    const inside = current.kind === "forwarded";
    const found = unwrapForward(rest, inside ? "Fwd:" : current.subject);
    if (!found) break;
    const ownKind = inside ? "forwarded" : "note";
    const own = partOf({ ...current, kind: ownKind }, found.note);
    if (own) parts.push(own);
    const { author, date, subject, body } = found.forwarded;
    current = {
      kind: "forwarded",
      author,
      sentAt: readQuotedDate(date, owner.offsetMinutes),
      subject,
      offsetMinutes: owner.offsetMinutes,
    };
    rest = body;
  }
  const last = partOf(current, rest);
  if (last) parts.push(last);
  else if (current.kind === "forwarded") parts.push(emptyPart(current));
  return parts;
}

/** A forwarded mail without words still tells who wrote it and about what. */
function emptyPart(owner: TextOwner): MailPart {
  const { kind, author, sentAt, subject } = owner;
  return { kind, author, sentAt, subject, filename: null, text: "", history: "", signature: "" };
}
