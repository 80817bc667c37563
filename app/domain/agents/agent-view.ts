import type { DeliveryView, DigestView, RunView } from "../digests/digest-view";
import type { ConfirmationView, MailView } from "../inbox/mail-view";

export interface RecipientView {
  /** As typed. */
  email: string;
  state: "ok" | "invalid" | "unsubscribed" | "suppressed";
}

/** `Agent` of the api contract as listed. Times are ISO 8601 UTC. */
export interface AgentView {
  id: string;
  title: string;
  description: string;
  emailAddress: string;
  status: "active" | "inactive";
  recipients: RecipientView[];
  confirmation: ConfirmationView | null;
  frequency: string;
  scheduleTime: string | null;
  scheduleDay: number | null;
  scheduleDays: number[];
  timeZone: string;
  nextRunAt: string | null;
  autoDeleteData: boolean;
  retentionDays: number;
  createdAt: string;
  lastSummaryAt: string | null;
  emailCount: number;
  unprocessedCount: number;
  /** When the last mail came in that is neither a sample nor about mail itself, such as a forwarding confirmation. */
  lastMailAt: string | null;
  hasSamples: boolean;
}

export interface DocumentView {
  id: string;
  filename: string;
  description: string | null;
  size: number;
  createdAt: string;
  state: "reading" | "read" | "unreadable";
  problem: string | null;
}

export interface QuestionView {
  id: string;
  question: string;
  answer: string | null;
  status: "open" | "answered" | "dismissed";
  summaryId: string | null;
  createdAt: string;
}

/** `Agent` as `GET /api/agents/{id}` answers it. */
export interface AgentDetailView extends AgentView {
  emails: MailView[];
  contextDocs: DocumentView[];
  lastSummary: DigestView | null;
  clarifyingQuestions: QuestionView[];
  /** Of the latest sending of the latest digest. */
  deliveries: DeliveryView[];
  /** The latest runs, newest first. */
  runs: RunView[];
}

/** `User` of the api contract. */
export interface UserView {
  id: string;
  email: string;
  displayName: string | null;
  company: string | null;
  credits: number;
  planTier: "Free" | "Professional";
  timeZone: string;
}
