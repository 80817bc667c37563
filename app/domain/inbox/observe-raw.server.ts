import { createHash } from "node:crypto";

const HEAD_BYTES = 256 * 1024;

export interface RawFacts {
  /** As the header says, without angle brackets; null when there is none that could tell mails apart. */
  messageId: string | null;
  sha256: string;
}

/**
 * Passes a raw message through unchanged while hashing it and looking at its headers, so that a mail of 25 MiB
 * never stands in memory as a whole. `facts` resolves when the stream has ended.
 */
export function observeRaw(raw: ReadableStream<Uint8Array>): {
  stream: ReadableStream<Uint8Array>;
  facts: Promise<RawFacts>;
} {
  const hash = createHash("sha256");
  const head: Uint8Array[] = [];
  let headSize = 0;
  const observer = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      hash.update(chunk);
      if (headSize < HEAD_BYTES) {
        head.push(chunk.slice(0, HEAD_BYTES - headSize));
        headSize += chunk.length;
      }
      controller.enqueue(chunk);
    },
  });
  const facts = raw
    .pipeTo(observer.writable)
    .then(() => ({ messageId: findMessageId(joined(head)), sha256: hash.digest("hex") }));
  // The stream's reader learns of a failure too; without this the same failure would count as unhandled.
  facts.catch(() => undefined);
  return { stream: observer.readable, facts };
}

/** The Message-ID of a raw header block (RFC 5322, 3.6.4), unfolded; null when absent or empty. */
function findMessageId(head: string): string | null {
  const end = head.search(/\r?\n\r?\n/);
  const headers = (end < 0 ? head : head.slice(0, end)).replace(/\r?\n[ \t]+/g, " ");
  const line = headers.split(/\r?\n/).find((each) => /^message-id[ \t]*:/i.test(each));
  const value = line
    ?.slice(line.indexOf(":") + 1)
    .trim()
    .replace(/^<|>$/g, "");
  return value && value.length <= 998 ? value : null;
}

function joined(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder("latin1");
  return chunks.map((chunk) => decoder.decode(chunk)).join("");
}
