/** One try at a digest, for the history. */
export interface RunView {
  id: string;
  trigger: "manual" | "scheduled" | "sample";
  state: "queued" | "writing" | "done" | "skipped" | "failed";
  startedAt: string;
  problem: string | null;
}
