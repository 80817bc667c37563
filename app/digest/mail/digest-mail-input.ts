import type { DigestContent } from "../digest-content";

/** Everything that one digest mail to one person says; no database behind it. */
export interface DigestMailInput {
  digestId: string;
  agentTitle: string;
  /** The agent's own inbox; replies go there. */
  agentAddress: string;
  /** IANA zone of the agent. */
  timeZone: string;
  content: DigestContent;
  /** The digest's Markdown when it was edited by hand; it is what is mailed then. Null otherwise. */
  editedMarkdown: string | null;
  generatedAt: Date;
  emailsProcessed: number;
  recipient: string;
  recipientIsOwner: boolean;
  /** Nobody mailed this address for this agent before: it is told who added it, and how to leave, at the top. */
  isFirstMailToRecipient: boolean;
  /** The person whose agent it is, as recipients know them. */
  ownerName: string;
  /** https; GET shows a button, POST acts (RFC 8058). */
  unsubscribeUrl: string;
  /** A `mailto:` address that the intake understands as leaving; null when there is none. */
  unsubscribeMailto: string | null;
  /** Readable without an account. */
  digestUrl: string;
  openQuestions: string[];
}
