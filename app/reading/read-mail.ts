import type { ReadFile } from "./files/read-attached-file";
import { Unreadable } from "./files/unreadable";
import { fitParts } from "./mail/fit-parts";
import { headerValue } from "./mail/header-value";
import { readRole } from "./mail/mail-role";
import { readMessage } from "./mail/read-message";
import { ROOMY_BYTES } from "./mail/shape-mail";
import { withLineFeeds } from "./mail/with-line-feeds";
import type { MailPart, Person, ReadMail } from "./mail-content";

interface ReadMailContext {
  /** Without a trailing slash. */
  appUrl: string;
  inboundDomain: string;
  /** Our own receiving server handed the message over, so that the headers on top are its own. */
  isFromEdge?: boolean;
  /** Reads .pdf, Word, Excel and PowerPoint files; without it they are listed as not read. */
  readFile?: ReadFile;
  /** Throws PackedFile instead of opening documents, archives and Outlook's files. */
  refusesPacked?: boolean;
}

/**
 * Reads one raw message (RFC 5322, MIME) into its parts, attachments and role. Takes every malformed mail for what can
 * be read of it; throws Unreadable only for input without a single printable character.
 */
export async function readMail(raw: Uint8Array, context: ReadMailContext): Promise<ReadMail> {
  const bytes = withLineFeeds(raw);
  if (!bytes.some((byte) => byte > 0x20)) throw new Unreadable("The mail is empty.");
  const options = {
    readFile: context.readFile ?? null,
    textOnly: bytes.length > ROOMY_BYTES,
    refusesPacked: context.refusesPacked ?? false,
  };
  const message = await readMessage(bytes, options);
  const messageId = /<[^<>\s]{1,990}>/.exec(headerValue(message.headers, "message-id") ?? "")?.[0] ?? null;
  const { subject, from, sentAt, parts, attachments, fileBytes } = message;
  const { appUrl, inboundDomain, isFromEdge = false } = context;
  const role = readRole({ ...message, appUrl, inboundDomain, isFromEdge });
  return {
    messageId,
    subject,
    from,
    // What is set aside is known by its sender.
    origin: role.kind === "content" ? message.origin : { author: from, subject, via: null },
    sentAt,
    role,
    parts: fitParts(setDigestsAside(withoutAgents(parts, inboundDomain), context.appUrl)),
    attachments,
    fileBytes,
  };
}

/** The parts with the people they went to alone: an agent that is among those written to reads along, and is asked nothing. */
function withoutAgents(parts: MailPart[], inboundDomain: string): MailPart[] {
  const isPerson = ({ address }: Person) =>
    !address?.toLowerCase().endsWith(`@${inboundDomain.toLowerCase()}`);
  return parts.map(({ sentTo, copiedTo, ...part }) => ({
    ...part,
    ...(sentTo?.some(isPerson) && { sentTo: sentTo.filter(isPerson) }),
    ...(copiedTo?.some(isPerson) && { copiedTo: copiedTo.filter(isPerson) }),
  }));
}

/** A digest of ours that somebody forwarded with a note is no news: its words go to the history. */
function setDigestsAside(parts: MailPart[], appUrl: string): MailPart[] {
  return parts.map((part) => {
    const whole = [part.text, part.signature].filter((piece) => piece !== "").join("\n\n");
    if (part.kind !== "forwarded" || !whole.includes(`${appUrl}/unsubscribe/`)) return part;
    return { ...part, text: "", signature: "", history: [part.history, whole].filter(Boolean).join("\n\n") };
  });
}
