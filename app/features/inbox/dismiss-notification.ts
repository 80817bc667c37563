import { FAILED } from "../../domain/failed-words";
import type { NotificationView } from "../../domain/inbox/notification-view";

const TITLE = FAILED["dismiss-mail"];

/**
 * Marks the notifications' mails as processed (specification, section 7), also while the page is being left. Null when
 * it is done, else what to say.
 */
export async function dismissNotifications(
  notifications: readonly NotificationView[],
): Promise<{ title: string; description: string } | null> {
  const [first] = notifications;
  if (first === undefined) return null;
  try {
    const answer =
      notifications.length === 1
        ? await fetch(`/api/agents/${first.agentId}/emails/${first.id}/mark-processed`, {
            method: "PUT",
            keepalive: true,
          })
        : await fetch("/notifications", { method: "POST", keepalive: true, body: formOf(notifications) });
    if (answer.ok) return null;
    const { message }: { message?: string } = await answer.json();
    // A fault is named like the toast itself, which says nothing of its cause.
    if (message && message !== TITLE) return { title: TITLE, description: message };
  } catch {
    // No answer, or one that isn't ours.
  }
  return { title: TITLE, description: "Unknown error occurred" };
}

function formOf(notifications: readonly NotificationView[]): URLSearchParams {
  const form = new URLSearchParams({ intent: "dismiss-mails", quiet: "on" });
  for (const { id } of notifications) form.append("mailIds", id);
  return form;
}
