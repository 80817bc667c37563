/** A live share link as its owner sees it; the address itself is known only when it was just made. */
export interface ShareView {
  id: string;
  digestId: string;
  /** Made by the owner, or by a sending whose mails carry it. */
  kind: "own" | "mail";
  /** ISO 8601 UTC, as are the others. */
  digestGeneratedAt: string;
  createdAt: string;
  expiresAt: string;
  lastOpenedAt: string | null;
}
