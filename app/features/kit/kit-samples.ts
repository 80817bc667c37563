import type { AgentView } from "../../domain/agents/agent-view";
import type { AgentDetailView } from "../../domain/digests/agent-detail-view";
import type { DocumentView } from "../../domain/documents/document-view";
import type { MailView } from "../../domain/inbox/mail-view";
import type { AgentNews } from "../../domain/items/agent-news";
import type { QuestionView } from "../../domain/questions/question-view";

import { sampleDigest } from "./sample-digest";

/** Invented people and mails for the kit page: every state once. */
const base: AgentView = {
  id: "a1",
  title: "Payments rollout",
  description:
    "Moving all card payments to the new ledger before Christmas. Ana leads, Joe owns webhooks, Priya runs the platform. Anything about refunds matters more than anything about the dashboard.",
  emailAddress: "paymentsRollout482913@inbound.localhost",
  status: "active",
  recipients: [
    { email: "paula@northpier.example", state: "ok" },
    { email: "joe@northpier.example", state: "unsubscribed" },
    { email: "not an address", state: "invalid" },
    { email: "former@northpier.example", state: "suppressed" },
  ],
  confirmation: null,
  frequency: "weekly",
  scheduleTime: "09:00",
  scheduleDay: 1,
  scheduleDays: [],
  timeZone: "Europe/Berlin",
  nextRunAt: "2026-11-23T08:00:00.000Z",
  autoDeleteData: false,
  retentionDays: 30,
  createdAt: "2026-10-02T10:00:00.000Z",
  lastSummaryAt: "2026-11-16T08:00:00.000Z",
  emailCount: 42,
  unprocessedCount: 3,
  lastMailAt: "2026-11-20T13:00:00.000Z",
  heldCount: 2,
  allowedSenders: ["payments.example"],
  hasSamples: false,
};

export const sampleAgents: AgentView[] = [
  {
    ...base,
    confirmation: {
      provider: "Gmail",
      code: "304298959",
      url: "https://mail-settings.google.com/mail/vf-example",
      verified: true,
      receivedAt: "2026-11-20T12:58:00.000Z",
    },
  },
  {
    ...base,
    id: "a2",
    title: "Vendor watch",
    description: "",
    emailAddress: "vendorWatch120457@inbound.localhost",
    status: "inactive",
    recipients: [],
    frequency: "manual",
    nextRunAt: null,
    lastSummaryAt: null,
    emailCount: 0,
    unprocessedCount: 1,
  },
  {
    ...base,
    id: "a3",
    title: "Hiring: a title that is as long as titles of real projects sometimes happen to be, in one line",
    emailAddress: "hiringATitleThatIsAsLongAsTitlesOfReal904411@inbound.localhost",
    recipients: [{ email: "paula@northpier.example", state: "ok" }],
    frequency: "custom",
    scheduleDays: [1, 3, 5],
    unprocessedCount: 0,
    emailCount: 1204,
  },
];

export const sampleNews: Record<string, AgentNews> = {
  a1: {
    overdue: 3,
    open: 12,
    stuck: 2,
    worst: {
      kind: "action",
      text: "Name an owner for the webhook retry bug before the release is cut",
      owner: "Joe Okafor",
      due: "2026-11-18",
      urgency: "high",
    },
    today: "2026-11-20",
  },
  a3: { overdue: 0, open: 0, stuck: 0, worst: null, today: "2026-11-20" },
};

const mail: MailView = {
  id: "m1",
  subject: "PAY-212 Webhook retries stop after the third attempt",
  sender: "Ana Ruiz <ana@northpier.example>",
  via: null,
  tag: null,
  receivedAt: "2026-11-20T13:00:00.000Z",
  processedAt: null,
  attachments: [],
  state: "read",
  problem: null,
  kind: "content",
  isSample: false,
};

const sampleMails: MailView[] = [
  {
    ...mail,
    attachments: [
      { filename: "retry-log.txt", size: 4210, read: true, problem: null },
      { filename: "scan.pdf", size: 1_804_210, read: false, problem: "no text in it" },
    ],
  },
  {
    ...mail,
    id: "m2",
    subject: null,
    sender: "joe@northpier.example",
    processedAt: "2026-11-16T08:00:00.000Z",
    dismissedAt: "2026-11-16T08:00:00.000Z",
    receivedAt: "2026-11-15T10:00:00.000Z",
  },
  {
    ...mail,
    id: "m3",
    subject: "Load test slot",
    sender: "Priya Nair <priya@northpier.example>",
    via: "Joe Okafor <joe@northpier.example>",
    tag: "loadtest",
    processedAt: "2026-11-16T08:00:00.000Z",
    receivedAt: "2026-11-14T16:05:00.000Z",
  },
  {
    ...mail,
    id: "m4",
    subject: "Gmail Forwarding Confirmation",
    sender: "Gmail Team <forwarding-noreply@google.com>",
    kind: "forwarding-confirmation",
  },
  {
    ...mail,
    id: "m5",
    subject: "Quarterly plan",
    state: "unreadable",
    problem: "The message is damaged: its parts have no end.",
    isSample: true,
  },
];

const document: DocumentView = {
  id: "d1",
  filename: "who-is-who.md",
  description: "Who does what, and who decides",
  size: 2_140,
  createdAt: "2026-11-12T09:00:00.000Z",
  state: "read",
  problem: null,
};

const sampleDocuments: DocumentView[] = [
  document,
  { ...document, id: "d2", filename: "cutover-plan.docx", description: null, size: 48_000, state: "reading" },
  {
    ...document,
    id: "d3",
    filename: "contract-signed.pdf",
    description: null,
    size: 1_500_000,
    state: "unreadable",
    problem: "The file is protected by a password.",
  },
];

const question: QuestionView = {
  id: "q1",
  question: "Who signs off the cutover?",
  answer: null,
  status: "open",
  summaryId: "s1",
  createdAt: "2026-11-16T08:00:00.000Z",
};

const sampleQuestions: QuestionView[] = [
  question,
  { ...question, id: "q2", question: "By when is the rollback plan needed?" },
  {
    ...question,
    id: "q3",
    question: "What is Priya's role?",
    answer: "She runs the platform team.",
    status: "answered",
  },
];

export const sampleAgent: AgentDetailView = {
  ...base,
  hasSamples: true,
  emails: sampleMails,
  contextDocs: sampleDocuments,
  lastSummary: {
    ...sampleDigest,
    metadata: { manuallyEdited: true, editedAt: "2026-11-16T09:32:00.000Z", writer: "builtin" },
  },
  itemStates: {},
  clarifyingQuestions: sampleQuestions,
  deliveries: [
    {
      id: "v1",
      email: "paula@northpier.example",
      state: "sent",
      attempts: 1,
      problem: null,
      sentAt: "2026-11-16T08:00:10.000Z",
    },
    {
      id: "v2",
      email: "joe@northpier.example",
      state: "unknown",
      attempts: 1,
      problem: "The server closed the connection before it answered.",
      sentAt: null,
    },
    {
      id: "v3",
      email: "former@northpier.example",
      state: "refused",
      attempts: 1,
      problem: "Mailbox not found",
      sentAt: null,
    },
    {
      id: "v4",
      email: "late@northpier.example",
      state: "queued",
      attempts: 2,
      problem: "Greylisted, next try in 4 minutes",
      sentAt: null,
    },
    {
      id: "v5",
      email: "down@northpier.example",
      state: "failed",
      attempts: 6,
      problem: "The server could not be reached",
      sentAt: null,
    },
  ],
  runs: [
    {
      id: "r1",
      trigger: "scheduled",
      state: "skipped",
      startedAt: "2026-11-17T08:00:00.000Z",
      problem: "nothing new",
    },
    { id: "r2", trigger: "manual", state: "done", startedAt: "2026-11-16T08:00:00.000Z", problem: null },
    {
      id: "r3",
      trigger: "scheduled",
      state: "failed",
      startedAt: "2026-11-09T08:00:00.000Z",
      problem: "The writer is not available.",
    },
  ],
};
