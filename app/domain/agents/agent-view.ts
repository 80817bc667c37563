/** `Agent["confirmation"]` of the api contract. */
export interface ConfirmationView {
  provider: string;
  code: string | null;
  url: string | null;
  verified: boolean;
  receivedAt: string;
}

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
