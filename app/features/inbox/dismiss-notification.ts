import { FAILED } from "../../domain/failed-words";
import type { NotificationView } from "../../domain/inbox/notification-view";

const TITLE = FAILED["dismiss-mail"];

/**
 * Marks the notification's mail as processed (specification, section 7), also while the page is being left. Null when
 * it is done, else what to say.
 */
export async function dismissNotification({
  id,
  agentId,
}: NotificationView): Promise<{ title: string; description: string } | null> {
  const path = `/api/agents/${agentId}/emails/${id}/mark-processed`;
  try {
    const answer = await fetch(path, { method: "PUT", keepalive: true });
    if (answer.ok) return null;
    const { message }: { message?: string } = await answer.json();
    // A fault is named like the toast itself, which says nothing of its cause.
    if (message && message !== TITLE) return { title: TITLE, description: message };
  } catch {
    // No answer, or one that isn't ours.
  }
  return { title: TITLE, description: "Unknown error occurred" };
}
