import { z } from "zod";
import type { MailEvent } from "../domain/bounces/mail-event";

/** An event of Email Sending as its subscription puts it on a queue; what we don't act on is left out. */
const Event = z.object({
  type: z.templateLiteral(["cf.email.sending.message.", z.string()]),
  payload: z.object({
    messageId: z.string(),
    recipient: z.string(),
    bounce: z.object({ type: z.string(), reason: z.string().default("") }).optional(),
    rejection: z.object({ reason: z.string(), detail: z.string().default("") }).optional(),
    failure: z.object({ reason: z.string() }).optional(),
  }),
});

/** Reads a queue message as an event of Cloudflare Email Sending; null when it is none. */
export function readCloudflareMailEvent(body: unknown): MailEvent | null {
  const event = Event.safeParse(body);
  if (!event.success) return null;
  const { type, payload } = event.data;
  const { messageId: providerId, recipient } = payload;
  return { providerId, recipient, bounce: bounceOf(type.slice("cf.email.sending.message.".length), payload) };
}

function bounceOf(
  what: string,
  { bounce, rejection, failure }: z.infer<typeof Event>["payload"],
): MailEvent["bounce"] {
  switch (what) {
    case "complained":
      return { kind: "complaint", words: "The recipient reported it as spam." };
    case "bounced":
      return { kind: bounce?.type === "hard" ? "gone" : "failed", words: bounce?.reason || "It came back." };
    case "rejected":
      return {
        kind: rejection?.reason === "suppressed" ? "gone" : "failed",
        words: rejection?.detail || "The mail service rejected it.",
      };
    case "failed":
      return { kind: "failed", words: failure?.reason ?? "The mail service failed." };
    default:
      return null;
  }
}
