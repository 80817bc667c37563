import type { ConfirmationView } from "../agents/agent-view";
import type { MailView } from "./mail-view";

/** So many are listed, the newest. */
export const LISTED_NOTIFICATIONS = 100;

/** `Notification` of the api contract. */
export interface NotificationView {
  /** The email's. */
  id: string;
  agentId: string;
  agentTitle: string;
  /** ISO 8601 UTC. */
  timestamp: string;
  subject: string | null;
  sender: string;
  /** "received": it is still being read, and has no subject yet. */
  state: MailView["state"];
  /** Who forwarded it, or the list; absent where the sender sent it. */
  via?: string;
  /** A mail provider asks to confirm forwarding to the agent; absent in all other mails. */
  confirmation?: ConfirmationView;
}
