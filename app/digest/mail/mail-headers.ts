import { headerText } from "./mail-wording";

interface MailHeadersInput {
  digestId: string;
  agentTitle: string;
  agentAddress: string;
  unsubscribeUrl: string;
  unsubscribeMailto: string | null;
}

/**
 * Headers that let people leave with one click (RFC 2369, RFC 8058), let mail programs group by agent (RFC 2919)
 * without threading different digests, and keep automatic answers and our own intake from looping (RFC 3834).
 */
export function mailHeaders(input: MailHeadersInput): Record<string, string> {
  const leave = [input.unsubscribeUrl, input.unsubscribeMailto].flatMap((url) =>
    url === null ? [] : [`<${headerUrl(url)}>`],
  );
  const headers = {
    "List-ID": listId(input.agentTitle, input.agentAddress),
    "List-Unsubscribe": leave.join(", "),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "X-Entity-Ref-ID": input.digestId,
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    "X-Mondaybrief-Digest": input.digestId,
  };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)]));
}

/** The title is left out unless it is plain ASCII: an encoded word beside the id confuses mail programs. */
function listId(title: string, address: string): string {
  const id = `<${address
    .toLowerCase()
    .replace("@", ".")
    .replace(/[^a-z0-9.-]/g, "-")}>`;
  const phrase = headerText(title).slice(0, 60);
  return /^[ -~]+$/.test(phrase) ? `"${phrase.replace(/["\\<>]/g, "")}" ${id}` : id;
}

function headerUrl(url: string): string {
  return url.replace(/[\s<>]/g, encodeURIComponent);
}
