import { env } from "cloudflare:test";
import worker from "#worker";
import { heldQueue } from "./held-jobs";

const RETRY_WORDS = "Joe, please name an owner for the retry bug by Friday.";

/** A raw mail, CRLF; a header given as null is left out. */
export function rawMail(
  headers: Record<string, string | null> = {},
  body: string = RETRY_WORDS,
): Uint8Array<ArrayBuffer> {
  const all: Record<string, string | null> = {
    From: "Ana Ruiz <ana@payments.example>",
    To: "team@payments.example",
    Subject: "Rollout of the ledger",
    "Message-ID": `<${crypto.randomUUID()}@payments.example>`,
    Date: new Date().toUTCString(),
    "Content-Type": "text/plain; charset=utf-8",
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n${body}\r\n`);
}

/** The same mail, made too long to be read as it comes in: once stored, it waits for its job. */
export function waitingMail(raw: Uint8Array = rawMail()): Uint8Array<ArrayBuffer> {
  const trace = new TextEncoder().encode(`X-Trace: ${"a".repeat(128 * 1024)}\r\n`);
  const long = new Uint8Array(trace.length + raw.length);
  long.set(trace);
  long.set(raw, trace.length);
  return long;
}

/** The bytes as they arrive: in pieces, as a stream that can be read once. */
export function streamOf(bytes: Uint8Array, pieceSize = 64 * 1024): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(offset, offset + pieceSize));
      offset += pieceSize;
    },
  });
}

interface Delivered {
  /** What the sender's server was told, null when the mail was taken. */
  rejected: string | null;
  /** What was enqueued, unless the test gave its own queue. */
  jobs: unknown[];
}

/** Hands a mail to the worker's email handler, as Email Routing does. Rejects with whatever the handler throws. */
export async function deliverMail(
  to: string,
  raw: Uint8Array = rawMail(),
  {
    from = "ana@payments.example",
    bindings = {},
    rawSize = raw.length,
  }: { from?: string; bindings?: Partial<Env>; rawSize?: number } = {},
): Promise<Delivered> {
  const rejections: string[] = [];
  const queue = heldQueue();
  const notHere = () => Promise.reject(new Error("This mail is neither forwarded nor answered."));
  const message: ForwardableEmailMessage = {
    from,
    to,
    raw: streamOf(raw),
    rawSize,
    headers: new Headers(),
    setReject: (reason) => {
      rejections.push(reason);
    },
    forward: notHere,
    reply: notHere,
  };
  await worker.email(message, { ...env, JOBS: queue, ...bindings });
  return { rejected: rejections[0] ?? null, jobs: queue.held };
}
