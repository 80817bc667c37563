import PostalMime, { type Header } from "postal-mime";
import { passedDkim, passedDmarc, readEdgeResults } from "./authentication-results";
import { headerValue } from "./header-value";
import { readHeaderPeople } from "./person";

/** Who a mail is from, as far as its headers bear it out. */
export interface MailSender {
  /** Lower case; null when it names nobody, or several. */
  address: string | null;
  /** The receiving server found that the address's own domain stands behind it. */
  isAuthenticated: boolean;
  /** A program sent it, or a list passed it on (RFC 3834, RFC 2919). */
  isAutomatic: boolean;
  /** Its sender's server wants no automatic answers. */
  refusesAnswers: boolean;
}

const HEAD_BYTES = 256 * 1024;

/** Reads the head of a raw message; only one from the edge (Email Routing) can bear its sender out. */
export async function readSender(raw: Uint8Array, isFromEdge: boolean): Promise<MailSender> {
  const head = new TextDecoder("latin1").decode(raw.subarray(0, HEAD_BYTES));
  const end = head.search(/\r?\n\r?\n/);
  const { headers } = await PostalMime.parse(`${end < 0 ? head : head.slice(0, end)}\r\n\r\n`);
  const from = headers.filter(({ key }) => key === "from");
  const people = readHeaderPeople(from[0]?.value ?? "");
  const address = from.length === 1 && people.length === 1 ? (people[0]?.address ?? null) : null;
  const domain = address?.slice(address.lastIndexOf("@") + 1) ?? "";
  const results = readEdgeResults(headers, isFromEdge);
  return {
    address,
    isAuthenticated: domain !== "" && (passedDkim(results, domain) || passedDmarc(results, domain)),
    isAutomatic: isAutomatic(headers),
    refusesAnswers: /\b(?:all|autoreply|oof)\b/i.test(headerValue(headers, "x-auto-response-suppress") ?? ""),
  };
}

function isAutomatic(headers: Header[]): boolean {
  const value = (name: string) => (headerValue(headers, name) ?? "").trim().toLowerCase();
  const submitted = value("auto-submitted");
  return (
    (submitted !== "" && !/^no\b/.test(submitted)) ||
    /^(?:bulk|junk|list|auto_reply)$/.test(value("precedence")) ||
    ["list-id", "list-post", "x-autoreply", "x-autorespond", "x-failed-recipients"].some(
      (name) => value(name) !== "",
    ) ||
    /^<\s?>$/.test(value("return-path")) ||
    /^multipart\/report\b/.test(value("content-type"))
  );
}
