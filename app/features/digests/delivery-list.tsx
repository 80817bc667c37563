import type { DeliveryView } from "../../domain/digests/agent-detail-view";
import { Badge, type Tone } from "../../ui/badge";

import { PostForm } from "../../ui/post-form";
import { RelativeTime } from "../../ui/times";

const states: Record<DeliveryView["state"], { word: string; tone: Tone }> = {
  queued: { word: "Waiting", tone: "neutral" },
  sending: { word: "Sending", tone: "info" },
  sent: { word: "Sent", tone: "ok" },
  refused: { word: "Refused", tone: "danger" },
  unknown: { word: "May have arrived", tone: "warn" },
  failed: { word: "Failed", tone: "danger" },
};

/** Whom the digest was sent to last, and what became of it. `action` is the agent's page. */
export function DeliveryList({ deliveries, action }: { deliveries: DeliveryView[]; action: string }) {
  return (
    <section aria-labelledby="deliveries-title">
      <h3 id="deliveries-title" className="mb-2 font-bold">
        Sent to
      </h3>
      <ul className="divide-y border-y">
        {deliveries.map((delivery) => {
          const state = states[delivery.state];
          const again = ["failed", "refused", "unknown"].includes(delivery.state);
          return (
            <li key={delivery.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-48">
                <p className="break-all">{delivery.email}</p>
                <p className="text-small text-ink-3">
                  {delivery.sentAt && <RelativeTime iso={delivery.sentAt} />}
                  {delivery.problem}
                  {delivery.attempts > 1 && ` (${delivery.attempts} attempts)`}
                </p>
              </div>
              <Badge tone={state.tone}>{state.word}</Badge>
              {again && (
                <PostForm
                  action={action}
                  fields={{ intent: "retry-delivery", deliveryId: delivery.id }}
                  size="sm"
                  pendingLabel="Sending..."
                  aria-label={`Send again to ${delivery.email}`}
                >
                  Send again
                </PostForm>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
