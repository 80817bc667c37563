import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { NotificationView } from "../../domain/inbox/notification-view";
import { useShowToast } from "../../ui/toast-context";
import { useRefresh } from "../../ui/use-refresh";
import { dismissNotification } from "./dismiss-notification";

/**
 * Dismissing with a way back: the notification goes at once, the request goes out when the toast does,
 * and not at all after Undo. A page that is left meanwhile sends it on its way out. When the request fails, the
 * notification is back.
 */
export function useDismissals(): {
  dismissed: ReadonlySet<string>;
  dismiss: (notification: NotificationView) => void;
} {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const showToast = useShowToast();
  const refresh = useRefresh();
  const dismiss = useCallback(
    (notification: NotificationView) => {
      const { id } = notification;
      const putBack = () => setDismissed((before) => new Set([...before].filter((other) => other !== id)));
      setDismissed((before) => new Set(before).add(id));
      showToast({
        id: `dismissed-${id}-${Date.now()}`,
        title: "Notification dismissed",
        description: "Email notification has been dismissed.",
        tone: "neutral",
        undo: {
          label: "Undo",
          onSelect: () => {
            flushSync(putBack);
            document.getElementById(`dismiss-${id}`)?.focus();
          },
        },
        onGone: async () => {
          const problem = await dismissNotification(notification);
          if (problem === null) return refresh();
          putBack();
          showToast({ id: crypto.randomUUID(), ...problem, tone: "danger" });
        },
      });
    },
    [showToast, refresh],
  );
  return { dismissed, dismiss };
}
