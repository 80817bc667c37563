import type { Bounce } from "./take-bounce.server";

/** What a mail service tells about a mail that it took. */
export interface MailEvent {
  /** The service's id of the mail. */
  providerId: string;
  recipient: string;
  /** Null for what needs nothing done: it arrived, it is late. */
  bounce: Bounce | null;
}
