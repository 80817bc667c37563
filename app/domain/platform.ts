import type { Database } from "../database/open-database.server";
import type { DigestContent } from "../digest/digest-content";
import type { DigestDraft, DigestMaterial } from "../writing/digest-material";
import type { Job } from "./job";

/** Stored bytes by key (R2). Keys are made of ids, never of file names. */
export interface Files {
  /** Resolves once the bytes are durable. `size` in bytes must be the stream's exact length. */
  put(key: string, body: ReadableStream<Uint8Array> | Uint8Array, size: number): Promise<void>;
  /** The whole, or `length` bytes from `offset` on. */
  get(key: string, range?: { offset: number; length: number }): Promise<Uint8Array<ArrayBuffer> | null>;
  /** What is known of a file, and a way to a part of it. */
  find(key: string): Promise<StoredFile | null>;
  /** The keys that begin so, at most 1,000 of them. */
  list(prefix: string): Promise<string[]>;
  delete(keys: string[]): Promise<void>;
}

/** A file that can be read in part. */
export interface StoredFile {
  size: number;
  /** Between quotes, as the header has it (RFC 9110, 8.8.3); the same for the same bytes. */
  etag: string;
  uploadedAt: Date | null;
  /** `length` bytes from `offset` on, both within `size`; null when the file is gone or became another. */
  read(offset: number, length: number): Promise<ReadableStream<Uint8Array> | null>;
}

/** Work to be done soon, at least once (Queues). */
export interface Jobs {
  enqueue(job: Job, options?: { delaySeconds?: number }): Promise<void>;
}

/** One message to one recipient, complete. */
export interface OutgoingMail {
  /** The delivery's id: the same mail tried again has the same key. */
  idempotencyKey: string;
  /** With angle brackets, as in the header. */
  messageId: string;
  from: { name: string; address: string };
  /** Where a mailer that has a say in it lets bounces go; null: to the sender's address. */
  returnPath: string | null;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** Further headers (List-Unsubscribe and the like), values without CR or LF. */
  headers: Record<string, string>;
}

/** What became of a handed-over mail. A mailer never throws for what a mail server answered. */
export type MailOutcome =
  | { kind: "accepted"; providerId: string | null }
  /** Certainly not taken; trying again later makes sense. */
  | { kind: "later"; reason: string }
  /** Certainly not taken, and it never will be for this recipient. */
  | { kind: "refused"; reason: string }
  /** The server may have it: the connection ended after the last byte and before the answer. Never resent blindly. */
  | { kind: "unknown"; reason: string };

export interface Mailer {
  name: "outbox" | "smtp" | "resend" | "cloudflare";
  /** Handing over may take minutes: never while a person waits, and never in a request, which ends when they go. */
  isRemote: boolean;
  /**
   * `handOver` is awaited once, just before the mail could be taken: whoever dies earlier has certainly not sent it.
   * When it throws, the mail is not sent and `send` throws the same. A mailer that knows a mail again by its key does
   * not call it.
   */
  send(mail: OutgoingMail, handOver?: () => Promise<void>): Promise<MailOutcome>;
}

/** Writes a digest from material. Throws DomainError("unavailable") when it can't; its words are safe to show. */
export interface Writer {
  /** For the record in the digest's metadata, such as "builtin" or "openai:gpt-4.1-mini". */
  name: string;
  write(material: DigestMaterial): Promise<DigestDraft>;
  /** Questions that would make the next digest better, for writers that can ask. Throws as `write` does. */
  ask?(
    about: Pick<DigestMaterial, "agent" | "timeZone" | "now" | "answers">,
    content: DigestContent,
  ): Promise<string[]>;
}

/** A payment for credits as its provider has it now. Amounts are in the currency's smallest unit, cents. */
export interface Payment {
  id: string;
  /** "open": nothing is paid and nothing is on its way; "processing": the bank has not answered yet. */
  status: "open" | "processing" | "succeeded" | "canceled";
  amount: number;
  /** What really came in. */
  amountReceived: number;
  /** ISO 4217 in lower case. */
  currency: string;
  /** Who pays for how many credits, as we wrote it on the payment; null: this payment is not for credits of ours. */
  order: { userId: string; credits: number } | null;
  /** For the browser that pays. Never stored, never logged. */
  clientSecret: string | null;
  receiptUrl: string | null;
  amountRefunded: number;
  /** Held back by disputes that are open or lost. */
  amountDisputed: number;
}

/** A monthly plan as its provider has it now. */
export interface PlanState {
  subscriptionId: string;
  /** The provider's word: active, trialing, past_due, unpaid, canceled, incomplete, incomplete_expired, paused. */
  status: string;
  currentPeriodEnd: Date | null;
  /** It was cancelled and ends with the period. */
  cancelAtPeriodEnd: boolean;
}

/** What a verified message of the provider is about; the facts are asked for again, never taken from it. */
export type PaymentEvent = { id: string; type: string } & (
  | { about: "payment"; paymentId: string }
  | { about: "customer"; customerId: string }
  | { about: "nothing" }
);

/**
 * The payment provider. Every call throws DomainError("unavailable") when it is down, refuses us or isn't
 * configured; the reads answer null for what it does not know.
 */
export interface Payments {
  /** Whether there is a provider at all; without one every call is refused. */
  isOn: boolean;
  /** For the payment form in the browser; null: there is none. */
  publishableKey: string | null;
  /** Whether the monthly plan can be bought. */
  sellsPlan: boolean;
  createPayment(order: {
    userId: string;
    credits: number;
    amount: number;
    currency: string;
    idempotencyKey: string;
  }): Promise<Payment>;
  readPayment(paymentId: string): Promise<Payment | null>;
  /** Ends a payment that nobody paid. One that is paid or on its way stays as it is. */
  cancelPayment(paymentId: string): Promise<void>;
  createCustomer(customer: { userId: string; email: string; idempotencyKey: string }): Promise<string>;
  /** A page of the provider's where the customer subscribes; leads back to one of the two addresses. */
  startPlan(order: {
    userId: string;
    customerId: string;
    successUrl: string;
    cancelUrl: string;
    idempotencyKey: string;
  }): Promise<{ checkoutId: string; url: string }>;
  /** The address of a page that `startPlan` made, while it can still be used. */
  findOpenCheckout(checkoutId: string): Promise<string | null>;
  /** A page of the provider's where the customer changes or cancels the plan. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Ends all of a customer's plans at once and has the provider forget name and address; nothing for one it doesn't know. */
  deleteCustomer(customerId: string): Promise<void>;
  /** All plans that this customer ever had. */
  listPlans(customerId: string): Promise<PlanState[]>;
  /** Throws DomainError("invalid") for a message that the provider did not sign within the last 300 seconds. */
  readEvent(rawBody: string, signature: string | null): Promise<PaymentEvent>;
}

/** The public name service. */
export interface NameService {
  /** The texts of a name's TXT or MX records; none for a name that isn't there. Throws DomainError("unavailable"). */
  look(name: string, type: "TXT" | "MX"): Promise<string[]>;
}

/** Settings that the domain needs; parsed once from the environment. */
export interface AppSettings {
  /** Without a trailing slash. */
  appUrl: string;
  inboundDomain: string;
  mailFrom: string;
  signupCredits: number;
  /** So many mails an agent takes in a day, and so many of one sender; the next ones are deferred. */
  mailsPerAgent: number;
  mailsPerSender: number;
  contactEmail: string | null;
  /** False where mail would only be kept and nobody could look at it: the outbox at a public address. */
  sendsMail: boolean;
  /** Opens /setup; null: there is no such page. */
  setupSecret: string | null;
  /** Under which name MAIL_FROM's domain publishes the key that its mail is signed with; null: the mailer's usual one. */
  dkimSelector: string | null;
}

/** The outside world as one typed object; `workers/platform.ts` is the only place that builds it. */
export interface Platform {
  db: Database;
  files: Files;
  jobs: Jobs;
  mailer: Mailer;
  writer: Writer;
  payments: Payments;
  names: NameService;
  settings: AppSettings;
  /** When this worker was started, where it is the only one: nothing begun earlier is under way. Null: there may be others. */
  startedAt: Date | null;
  now(): Date;
}
