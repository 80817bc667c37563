/** So many are listed, the newest. */
export const LISTED_HELD_MAILS = 100;

/** A mail in quarantine. */
export interface HeldMailView {
  id: string;
  subject: string | null;
  /** "Name <address>", or the address. */
  sender: string;
  /** The address alone: whom "always allow" puts on the agent's list. */
  senderAddress: string;
  /** ISO 8601 UTC. */
  receivedAt: string;
  /** Bytes. */
  size: number;
}
