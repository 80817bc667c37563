import { Buffer } from "node:buffer";

/** Email Routing's own limit: what could not have arrived is not imported either (platform facts A6). */
export const LARGEST_ARCHIVED_MAIL = 25 * 1024 * 1024;

/** A mail of an mbox file. */
interface MboxMail {
  /** As it was sent, without the line that begins it in the file; null when it is too large. */
  raw: Uint8Array | null;
  /** Where the next mail begins, in bytes from the first chunk. */
  end: number;
}

const LF = 0x0a;
const CR = 0x0d;
const LONGEST_LINE = 1000;
/** A time and a year, in the order of asctime or of mail; Thunderbird's newer ones leave all of it out. */
const SEPARATOR = /^From (?:(?=.*\d{1,2}:\d{2}).*\b(?:19|20)\d{2}\b|-?\s*$)/;
const FIELD = /^(?:[!-9;-~]{1,76} ?:|>From )/;
/** The line as asctime writes it, and a header that mails begin with below it: no text has both. */
const SURE_SEPARATOR =
  /^From \S+ +[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2}(?: [+-]\d{4})? \d{4}\s*$/;
const MAIL_FIELD =
  /^(?:from|to|date|subject|message-id|mime-version|return-path|received|delivered-to|status|x-[a-z-]{1,40}) ?:/i;
const UTF_8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Takes an mbox file (RFC 4155) apart while its bytes come; the first chunk begins with a mail. A line begins the next mail
 * when it stands below a blank one, looks like "From name time year", and a header follows: programs leave lines of text
 * that begin with "From " as they are. Where no blank line stands above, it must be nothing else. Never holds more than a mail and a chunk.
 */
export async function* splitMbox(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<MboxMail> {
  let buffer = Buffer.alloc(0);
  let base = 0;
  let searchFrom = 0;
  let isTooLarge = false;
  for await (const { chunk, isLast } of withLast(chunks)) {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const { at, goOn } = findSeparator(buffer, searchFrom, isLast);
      if (at === null) {
        searchFrom = goOn;
        break;
      }
      const mail = buffer.subarray(0, at);
      // Blank lines above the first mail are none.
      if (isTooLarge || !isBlank(mail)) yield { raw: isTooLarge ? null : contentOf(mail), end: base + at };
      buffer = buffer.subarray(at);
      base += at;
      searchFrom = 0;
      isTooLarge = false;
    }
    if (buffer.length > LARGEST_ARCHIVED_MAIL + LONGEST_LINE) {
      isTooLarge = true;
      const gone = searchFrom - 2;
      buffer = buffer.subarray(gone);
      base += gone;
      searchFrom = 2;
    }
  }
  if (isTooLarge || !isBlank(buffer))
    yield { raw: isTooLarge ? null : contentOf(buffer), end: base + buffer.length };
}

const isBlank = (bytes: Uint8Array) => !bytes.some((byte) => byte > 0x20);

async function* withLast(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ chunk: Uint8Array; isLast: boolean }> {
  let held: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    yield { chunk: held, isLast: false };
    held = chunk;
  }
  yield { chunk: held, isLast: true };
}

/** The next line that begins a mail, or where to search on when more bytes have come. */
function findSeparator(bytes: Buffer, from: number, isLast: boolean): { at: number | null; goOn: number } {
  for (
    let at = bytes.indexOf("\nFrom ", from, "latin1");
    at >= 0;
    at = bytes.indexOf("\nFrom ", at + 1, "latin1")
  ) {
    const above = bytes[at - 1] === CR ? at - 2 : at - 1;
    const lineEnd = bytes.indexOf(LF, at + 1);
    const isWhole = lineEnd >= 0 && bytes.length - lineEnd > LONGEST_LINE;
    if (!isWhole && !isLast && bytes.length - at <= 2 * LONGEST_LINE) return { at: null, goOn: at };
    if (lineEnd < 0) continue;
    const line = bytes.toString("latin1", at + 1, Math.min(lineEnd, at + LONGEST_LINE)).replace(/\r$/, "");
    const below = bytes.toString("latin1", lineEnd + 1, lineEnd + 1 + LONGEST_LINE);
    const isSure = SURE_SEPARATOR.test(line) && MAIL_FIELD.test(below);
    if (isSure || (bytes[above] === LF && SEPARATOR.test(line) && FIELD.test(below)))
      return { at: at + 1, goOn: 0 };
  }
  return { at: null, goOn: Math.max(2, bytes.length - "\nFrom ".length) };
}

/** Without the file's own line, and with the marks taken off that keep text from looking like one (mboxrd). */
function contentOf(whole: Buffer): Uint8Array {
  const mail = whole.subarray(0, 3).equals(UTF_8_MARK) ? whole.subarray(3) : whole;
  const isMarked = mail.subarray(0, 5).toString("latin1") === "From ";
  const start = isMarked ? mail.indexOf(LF) + 1 : 0;
  const pieces: Uint8Array[] = [];
  let copiedTo = start;
  for (let at = mail.indexOf("\n>", start, "latin1"); at >= 0; at = mail.indexOf("\n>", at + 1, "latin1")) {
    if (!/^>+From /.test(mail.toString("latin1", at + 1, at + 100))) continue;
    pieces.push(mail.subarray(copiedTo, at + 1));
    copiedTo = at + 2;
  }
  pieces.push(mail.subarray(copiedTo));
  return new Uint8Array(Buffer.concat(pieces));
}
