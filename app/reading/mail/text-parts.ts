import { withoutForwardMark } from "../forwards/forward-phrases";
import { readQuotedDate } from "../forwards/quoted-date";
import { unwrapForward } from "../forwards/unwrap-forward";
import { readableText } from "../hidden-characters";
import type { MailPart, Person, SentAs } from "../mail-content";
import { pauseIfLong } from "../pause";
import { isOnlySentFrom } from "../replies/signature";
import { splitReply } from "../replies/split-reply";

/** The mail whose text is taken apart. */
interface TextOwner {
  kind: MailPart["kind"];
  author: Person | null;
  sentAt: string | null;
  subject: string | null;
  /** Minutes east of UTC in which the client wrote dates into the text. */
  offsetMinutes: number;
  /** A service sent it. */
  automated: boolean;
  /** What its headers say; of a mail inside its text nothing is known. */
  sentAs?: SentAs[];
  sentTo?: Person[];
  copiedTo?: Person[];
}

const MAX_FORWARDS = 25;

/** A forwarder whose telephone only says its name wrote nothing. */
function splitOf({ kind, automated }: TextOwner, text: string): ReturnType<typeof splitReply> {
  const split = splitReply(text, automated);
  if (kind !== "note" || !isOnlySentFrom(split.text)) return split;
  return { ...split, text: "", signature: [split.text, split.signature].filter(Boolean).join("\n") };
}

/** `heading` is what stood above a forwarded mail; it goes to the history, so that no word is lost. */
function partOf(owner: TextOwner, text: string, heading: string): MailPart | null {
  const split = splitOf(owner, text);
  const history = [heading, split.history].filter((piece) => piece !== "").join("\n\n");
  if (split.text === "" && history === "" && split.signature === "") return null;
  const { kind, sentAt, subject, sentAs = [], sentTo = [], copiedTo = [] } = owner;
  const author = owner.author && { ...owner.author, name: withoutService(owner.author.name) };
  const part: MailPart = { kind, author, sentAt, subject, filename: null, ...split, history };
  if (sentAs.length > 0) part.sentAs = sentAs;
  if (sentTo.length > 0) part.sentTo = sentTo;
  if (copiedTo.length > 0) part.copiedTo = copiedTo;
  return part;
}

/**
 * The text of one mail as parts: what its author wrote, and each mail forwarded in it with its own author, subject and
 * date, outermost first. Pauses between the steps over a long one.
 */
export async function readTextParts(text: string, owner: TextOwner): Promise<MailPart[]> {
  const parts: MailPart[] = [];
  let current = owner;
  let heading = "";
  let rest = readableText(text.replace(/\r\n?/g, "\n"));
  for (let count = 0; count < MAX_FORWARDS; count++) {
    const inside = current.kind === "forwarded";
    const found = unwrapForward(rest, inside ? "Fwd:" : current.subject);
    await pauseIfLong(rest.length);
    if (!found) break;
    const ownKind = inside ? "forwarded" : "note";
    const own = partOf({ ...current, kind: ownKind }, found.note, heading);
    if (own) parts.push(own);
    const { author, date, body, sentTo } = found.forwarded;
    // A client that leaves the headers out forwards under the subject of the mail itself.
    const subject = found.forwarded.subject ?? (inside ? null : withoutForwardMark(current.subject));
    heading = found.forwarded.heading;
    current = {
      kind: "forwarded",
      author,
      sentAt: readQuotedDate(date, owner.offsetMinutes, owner.sentAt),
      subject,
      offsetMinutes: owner.offsetMinutes,
      automated: owner.automated,
      sentTo,
    };
    rest = body;
  }
  const last = partOf(current, rest, heading);
  if (last) parts.push(last);
  return parts;
}

const SERVICE =
  /\s{0,3}(?:\((?:jira|confluence|github|gitlab|linear|slack|asana|trello|notion|bitbucket|azure devops|google (?:docs|sheets|slides|drive))\)|\bin (?:microsoft )?teams|(?:\(|\b)via [\p{L}\d ._-]{2,60}\)?)$/iu;

/** 'Ann (Jira)' and 'Ann via Google Docs' are Ann. */
function withoutService(name: string | null): string | null {
  if (name === null) return null;
  const own = name.slice(0, 200).replace(SERVICE, "").trim();
  // Google Groups puts the name of the author between quotes.
  return /^'(.+)'$/.exec(own)?.[1] ?? (own || name);
}
