import type { Database } from "../database/open-database.server";
import type { Job } from "../jobs/job";
import type { DigestContent } from "./digests/digest-content";
import type { DigestDraft, DigestMaterial } from "./digests/digest-material";

/** Stored bytes by key (R2). Keys are made of ids, never of file names. */
export interface Files {
  /** Resolves once the bytes are durable. `size` in bytes must be the stream's exact length. */
  put(key: string, body: ReadableStream<Uint8Array> | Uint8Array, size: number): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  delete(keys: string[]): Promise<void>;
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
  send(mail: OutgoingMail): Promise<MailOutcome>;
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

/** Settings that the domain needs; parsed once from the environment. */
export interface AppSettings {
  /** Without a trailing slash. */
  appUrl: string;
  inboundDomain: string;
  mailFrom: string;
  signupCredits: number;
  contactEmail: string | null;
}

/** The outside world as one typed object; `workers/platform.ts` is the only place that builds it. */
export interface Platform {
  db: Database;
  files: Files;
  jobs: Jobs;
  mailer: Mailer;
  writer: Writer;
  settings: AppSettings;
  now(): Date;
}
