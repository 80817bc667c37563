import type { Act } from "../act";
import type { DueDate } from "../due-dates";
import type { Statement } from "../statement";
import type { Topic } from "./topic";

export type MatterKind = "action" | "blocker" | "decision";

/** One thing that lives through the mails: asked, accepted, moved, done. */
export interface Matter {
  kind: MatterKind;
  /** The acts that made it, in time order. */
  acts: Act[];
  topic: Topic;
  thread: string;
  owner: string | null;
  when: DueDate | null;
  /** The words that ended it; null while it is open. */
  closedBy: Statement | null;
  /** Further statements that carry it: an acceptance, a new date. */
  support: Statement[];
  /** How often it was asked. */
  asked: number;
  /** Only a question who takes it, until somebody does. */
  latent: boolean;
  /** The part in which its owner took it by "sure"; what they promise there belongs to it. */
  acceptedIn: number | null;
}
