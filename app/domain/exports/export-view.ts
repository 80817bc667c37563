/** So long an export can be downloaded. */
export const EXPORT_DAYS = 7;

/** A copy of everything that a user has here, as they see it. Times are ISO 8601 UTC. */
export interface ExportView {
  id: string;
  state: "making" | "ready" | "failed";
  /** Why it failed. */
  problem: string | null;
  /** 0 to 1. */
  progress: number;
  createdAt: string;
  /** Until then it can be downloaded; null while it is made. */
  expiresAt: string | null;
  /** The zip files that it consists of, once it is ready: one, but for large accounts. Each has everything it needs. */
  files: { volume: number; size: number }[];
}
