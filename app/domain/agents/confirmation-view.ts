import type { MailRole } from "../../reading/mail-content";
import type { ConfirmationView } from "./agent-view";

/** What a provider asks, as the api contract says it. */
export function confirmationView(
  { provider, code, url, verified }: Extract<MailRole, { kind: "forwarding-confirmation" }>,
  receivedAt: Date,
): ConfirmationView {
  return { provider, code, url, verified, receivedAt: receivedAt.toISOString() };
}
