import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { MailEvent } from "../domain/bounces/mail-event";

/** Further off a message is taken for a repeated one. */
const TOLERANCE_SECONDS = 300;

const Event = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string(),
    to: z.union([z.string(), z.array(z.string()).min(1)]),
    bounce: z.object({ type: z.string().default(""), message: z.string().default("") }).optional(),
    suppressed: z.object({ message: z.string().default("") }).optional(),
    failed: z.object({ reason: z.string().default("") }).optional(),
  }),
});

/**
 * Whether Resend signed this body within the last five minutes. Its webhooks are Svix's: HMAC-SHA256 of id, time and
 * body, in base64, one or several of them in the header (a secret that is being changed signs twice).
 */
export function isSignedByResend(
  body: string,
  headers: Pick<Headers, "get">,
  secret: string,
  now: Date,
): boolean {
  const [id, timestamp, signatures] = ["svix-id", "svix-timestamp", "svix-signature"].map((name) =>
    headers.get(name),
  );
  if (!id || !timestamp || !signatures) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(" ").some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ""), "base64");
    return each.startsWith("v1,") && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Reads the body of a webhook; null for events that are not about a mail of ours. */
export function readResendEvent(body: unknown): MailEvent | null {
  const event = Event.safeParse(body);
  if (!event.success) return null;
  const { type, data } = event.data;
  const recipient = Array.isArray(data.to) ? (data.to[0] ?? "") : data.to;
  return { providerId: data.email_id, recipient, bounce: bounceOf(type, data) };
}

function bounceOf(
  type: string,
  { bounce, suppressed, failed }: z.infer<typeof Event>["data"],
): MailEvent["bounce"] {
  const said = bounce?.message || suppressed?.message || failed?.reason;
  const words = said?.replace(/\s+/g, " ").slice(0, 200);
  switch (type) {
    case "email.complained":
      return { kind: "complaint", words: "The recipient reported it as spam." };
    case "email.bounced":
      return { kind: bounce?.type === "Permanent" ? "gone" : "failed", words: words || "It came back." };
    case "email.suppressed":
      return { kind: "gone", words: words || "The mail service does not mail this address any more." };
    case "email.failed":
      return { kind: "failed", words: words || "The mail service failed." };
    default:
      return null;
  }
}
