/** A session that is open, as its user sees it. Times are ISO 8601 UTC. */
export interface SessionView {
  id: string;
  /** "Chrome on Windows"; null where it is not known. */
  device: string | null;
  /** The one that asks. */
  isCurrent: boolean;
  createdAt: string;
  /** To five minutes. */
  lastSeenAt: string;
}
