import type { Header } from "postal-mime";
import { parseMail } from "./parse-mail";
import { readAuthor } from "./read-author";

/** What a mail server says that became of a mail. */
export interface BounceReport {
  /** "gone": the address is wrong for good; "failed": not delivered, perhaps because of us or of today; "complaint": reported as spam. */
  kind: "gone" | "failed" | "complaint";
  /** The server's own words, one line. */
  words: string;
  /** The mail that came back, or its headers; '' when the report holds none. */
  returned: string;
}

const LONGEST_WORDS = 200;
/** RFC 3463: the address itself is wrong (5.1), or its mailbox is disabled (5.2.1); a full one may be emptied. */
const GONE = /^5\.(?:1\.\d{1,3}|2\.1)$/;

/**
 * Reads a report of a delivery that failed for good (RFC 3464) or of a complaint (RFC 5965), and the plain words of
 * servers that write no report. Null for everything else: a delay, a delivery, an automatic reply.
 */
export async function readBounce(raw: Uint8Array): Promise<BounceReport | null> {
  const mail = await parseMail(raw);
  const textOf = (pattern: RegExp) => {
    const file = mail.files.find(({ mimeType }) => pattern.test(mimeType));
    return file ? new TextDecoder().decode(file.bytes) : null;
  };
  const returned =
    textOf(/^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/global-headers)$/) ?? "";
  const feedback = textOf(/^message\/feedback-report$/);
  if (feedback !== null) {
    const isAbuse = /^(?:abuse|fraud)$/i.test(fieldOf(feedback, "Feedback-Type") ?? "");
    return isAbuse ? { kind: "complaint", words: "The recipient reported it as spam.", returned } : null;
  }
  const report = textOf(/^message\/(?:global-)?delivery-status$/);
  if (report === null) return readWords(mail.text, mail.headers, returned);
  // The first block is about the message, each further one about a recipient; ours have one.
  const [failed] = report
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .filter((block) => /^failed\b/i.test(fieldOf(block, "Action") ?? ""));
  if (failed === undefined) return null;
  const diagnostic = (fieldOf(failed, "Diagnostic-Code") ?? "").replace(/^\s*(?:smtp|x-[\w-]+)\s*;\s*/i, "");
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(`${fieldOf(failed, "Status") ?? ""} ${diagnostic}`)?.[0];
  return reportOf(status, diagnostic || status || "No reason was given.", returned);
}

/** Some servers say it in words alone. What says no status code proves nothing. */
function readWords(text: string, headers: Header[], returned: string): BounceReport | null {
  // Its name may be anything.
  if (!/^(?:mailer-?daemon|postmaster)@/.test(readAuthor(headers).address ?? "")) return null;
  const line = /^.{0,300}\b5\.\d{1,3}\.\d{1,3}\b.{0,300}$/m.exec(text)?.[0];
  if (line === undefined) return null;
  return reportOf(/\b5\.\d{1,3}\.\d{1,3}\b/.exec(line)?.[0], line, `${returned}\n${text}`);
}

function reportOf(status: string | undefined, words: string, returned: string): BounceReport {
  return {
    kind: status !== undefined && GONE.test(status) ? "gone" : "failed",
    words: words.replace(/\s+/g, " ").trim().slice(0, LONGEST_WORDS),
    returned,
  };
}

/** A field of a block, unfolded; null without one. */
function fieldOf(block: string, name: string): string | null {
  const unfolded = block.replace(/\r?\n[ \t]+/g, " ");
  return new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(unfolded)?.[1]?.trim() ?? null;
}
