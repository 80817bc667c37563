import type { MailAttachment } from "../../reading/mail-content";

/** `Email` of the api contract, with what the screens add. Times are ISO 8601 UTC. */
export interface MailView {
  id: string;
  subject: string | null;
  /** "Name <address>", or the address: of the original author, where it was forwarded. */
  sender: string;
  /** Who forwarded it, or the list. */
  via: string | null;
  /** What stood behind the plus of the agent's address. */
  tag: string | null;
  receivedAt: string;
  processedAt: string | null;
  /** Set when the user dismissed it: processed without a digest, and it can be put back. */
  dismissedAt?: string | null;
  attachments: Pick<MailAttachment, "filename" | "size" | "read" | "problem">[];
  state: "received" | "read" | "unreadable";
  /** Why it can't be read or isn't used, in words for the user. */
  problem: string | null;
  /** Content goes into digests; the other kinds are set aside and shown as such. */
  kind: "content" | "forwarding-confirmation" | "bounce" | "vacation-reply" | "own-digest" | "digest-answer";
  isSample: boolean;
}

/** So many mails an agent's sheet lists; all are on a page of their own. */
export const MAILS_ON_SHEET = 20;

/** A page of an agent's mails, newest first. */
export interface MailPageView {
  mails: MailView[];
  /** The mail that the next page begins after; null on the last one. */
  older: string | null;
}
