import type { AgentView } from "./agent-view";

/** What needs its owner first: a forwarding to confirm, new mail, the next run; then the newest. */
export function orderByAttention(agents: readonly AgentView[]): AgentView[] {
  return [...agents].sort(
    (a, b) =>
      Number(waitsForConfirmation(b)) - Number(waitsForConfirmation(a)) ||
      Number(b.unprocessedCount > 0) - Number(a.unprocessedCount > 0) ||
      (a.nextRunAt ?? "9").localeCompare(b.nextRunAt ?? "9") ||
      b.createdAt.localeCompare(a.createdAt),
  );
}

/** A provider asked to confirm the forwarding, and nothing has come since. */
export function waitsForConfirmation(
  agent: AgentView,
): agent is AgentView & { confirmation: NonNullable<AgentView["confirmation"]> } {
  return (
    agent.confirmation !== null &&
    (agent.lastMailAt === null || agent.lastMailAt <= agent.confirmation.receivedAt)
  );
}
