import type { OutgoingMail } from "../../app/domain/platform";

export function outgoingMail(change: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    idempotencyKey: "delivery-1",
    messageId: "<delivery-1@mondaybrief.example>",
    from: { name: "Päyments rollout via Mondaybrief", address: "digests@mondaybrief.example" },
    returnPath: null,
    to: "joe@team.example",
    replyTo: "payments482913@inbound.mondaybrief.example",
    subject: "Payments rollout: 1 blocker, 2 actions - Mon 16 Nov",
    html: '<!doctype html><html lang="en"><body><p>Grüße</p></body></html>',
    text: "Grüße\n.\n.a line that begins with a dot\n",
    headers: {
      "List-ID": '"Payments" <payments482913.inbound.mondaybrief.example>',
      "List-Unsubscribe":
        "<https://app.mondaybrief.example/unsubscribe/t>, <mailto:p@inbound.mondaybrief.example?subject=unsubscribe>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
      "X-Mondaybrief-Digest": "d1",
    },
    ...change,
  };
}
