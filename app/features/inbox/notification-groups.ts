import type { NotificationView } from "../../domain/inbox/notification-view";

/** The notifications of one agent, newest first. */
export interface NotificationGroup {
  agentId: string;
  agentTitle: string;
  notifications: NotificationView[];
  /** Those that can be processed: a confirmation of forwarding is nothing for a digest. */
  content: NotificationView[];
}

/** By agent, the one with the newest first; `notifications` are newest first. */
export function notificationGroups(notifications: readonly NotificationView[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const notification of notifications) {
    const { agentId, agentTitle, confirmation } = notification;
    const group = groups.get(agentId) ?? { agentId, agentTitle, notifications: [], content: [] };
    groups.set(agentId, group);
    group.notifications.push(notification);
    if (!confirmation) group.content.push(notification);
  }
  return [...groups.values()];
}
