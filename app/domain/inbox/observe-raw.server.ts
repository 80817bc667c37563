import { createHash } from "node:crypto";
import { readDateHeader } from "../../reading/mail/read-date";

const HEAD_BYTES = 256 * 1024;

export interface RawFacts {
  /** As the header says, without angle brackets; null when there is none that could tell mails apart. */
  messageId: string | null;
  /** ISO 8601 UTC of the Date header; null when absent or unreadable. */
  sentAt: string | null;
  sha256: string;
  /** Of the subject and the body without white space: what stays the same on every way a mail may take. */
  contentSha256: string;
  /** The first bytes, at most 256 KiB and a piece, with the whole head. */
  head: Uint8Array;
}

/**
 * Passes a raw message through unchanged while hashing it and looking at its headers, so that a mail of 25 MiB
 * never stands in memory as a whole. `facts` resolves when the stream has ended.
 */
export function observeRaw(raw: ReadableStream<Uint8Array>): {
  stream: ReadableStream<Uint8Array>;
  facts: Promise<RawFacts>;
} {
  const { take, end } = rawObserver();
  const observer = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      take(chunk);
      controller.enqueue(chunk);
    },
  });
  const facts = raw.pipeTo(observer.writable).then(end);
  // The stream's reader learns of a failure too; without this the same failure would count as unhandled.
  facts.catch(() => undefined);
  return { stream: observer.readable, facts };
}

/** The same of a message that is there as a whole. */
export function rawFacts(raw: Uint8Array): RawFacts {
  const { take, end } = rawObserver();
  take(raw);
  return end();
}

function rawObserver(): { take(chunk: Uint8Array): void; end(): RawFacts } {
  const hash = createHash("sha256");
  const content = createHash("sha256");
  let head = new Uint8Array();
  let headers: string | null = null;
  const endHead = (bodyStart: number) => {
    const unfoldedHead = unfolded(head.subarray(0, bodyStart));
    content.update(`${headerOf(unfoldedHead, "subject") ?? ""}\n`);
    content.update(withoutSpace(head.subarray(bodyStart)));
    headers = unfoldedHead;
    return unfoldedHead;
  };
  return {
    take(chunk) {
      hash.update(chunk);
      if (headers !== null) {
        content.update(withoutSpace(chunk));
        return;
      }
      const looked = head.length;
      head = joined(head, chunk);
      const bodyStart = bodyStartOf(head, looked);
      if (bodyStart !== null || head.length > HEAD_BYTES) endHead(bodyStart ?? HEAD_BYTES);
    },
    end() {
      const whole = headers ?? endHead(head.length);
      return {
        messageId: messageIdOf(whole),
        sentAt: readDateHeader(headerOf(whole, "date")),
        sha256: hash.digest("hex"),
        contentSha256: content.digest("hex"),
        head,
      };
    },
  };
}

/** Where the body begins; null while the blank line has not come. `looked` bytes were looked through before. */
function bodyStartOf(head: Uint8Array, looked: number): number | null {
  const from = Math.max(0, looked - 3);
  const end = /\r?\n\r?\n/.exec(latin1.decode(head.subarray(from)));
  return end && from + end.index + end[0].length;
}

// One character a byte, so that places are offsets.
const latin1 = new TextDecoder("latin1");

/** A header block with each header on one line (RFC 5322, 2.2.3). */
const unfolded = (head: Uint8Array) => latin1.decode(head).replace(/\r?\n[ \t]+/g, " ");

function headerOf(headers: string, name: string): string | null {
  const line = headers.split(/\r?\n/).find((each) => new RegExp(`^${name}[ \\t]*:`, "i").test(each));
  return (
    line
      ?.slice(line.indexOf(":") + 1)
      .replace(/\s+/g, " ")
      .trim() ?? null
  );
}

/** The Message-ID (RFC 5322, 3.6.4), without the blanks and comments that servers put around it; null when absent or empty. */
function messageIdOf(headers: string): string | null {
  const written = headerOf(headers, "message-id");
  const value = (/<([^<>]*)>/.exec(written ?? "")?.[1] ?? written)?.replace(/^<|>$/g, "").trim();
  return value && value.length <= 998 ? value : null;
}

/** Servers on the way break lines anew and trim them. */
function withoutSpace(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte > 0x20) kept[length++] = byte;
  }
  return kept.subarray(0, length);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
