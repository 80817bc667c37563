import type { DigestContent } from "../digest-content";
import type { MailReader } from "./mail-reader";
import type { SentLine } from "./sent-lines";

/** Everything that one digest mail to one person says; no database behind it. */
export interface DigestMailInput {
  digestId: string;
  agentTitle: string;
  /** The agent's own inbox, which names its list. */
  agentAddress: string;
  /** Where an answer to this mail goes. */
  replyTo: string;
  /** IANA zone of the agent. */
  timeZone: string;
  content: DigestContent;
  /** The digest's Markdown when it was edited by hand; it is what is mailed then. Null otherwise. */
  editedMarkdown: string | null;
  generatedAt: Date;
  /** The day of the sending in the agent's zone, YYYY-MM-DD; 'today' and 'overdue' count from it. */
  today: string;
  emailsProcessed: number;
  /** For how many days no mail has come to the agent, from a week on; null otherwise. */
  silentDays: number | null;
  /** The numbered lines; empty for a digest without items. */
  lines: readonly SentLine[];
  /** The pages of these lines for this recipient, in the same order; none where lines can't be acted on. */
  lineUrls: readonly string[];
  recipient: string;
  recipientIsOwner: boolean;
  reader: MailReader;
  /** Nobody mailed this address for this agent before: it is told who added it, and how to leave, at the top. */
  isFirstMailToRecipient: boolean;
  /** The person whose agent it is, as recipients know them. */
  ownerName: string;
  /** https; GET shows a button, POST acts (RFC 8058). */
  unsubscribeUrl: string;
  /** A `mailto:` address that the intake understands as leaving; null when there is none. */
  unsubscribeMailto: string | null;
  /** The page of a mail for the agent's owner; whoever else gets this reads a line's words at `digestUrl`. */
  mailUrl: (mailId: string) => string;
  /** Readable without an account. */
  digestUrl: string;
  openQuestions: string[];
}
