import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { dismissedWords } from "../../domain/inbox/dismissed-words";
import type { NotificationView } from "../../domain/inbox/notification-view";
import { useShowToast } from "../../ui/toast-context";
import { useRefresh } from "../../ui/use-refresh";
import { dismissNotifications } from "./dismiss-notification";

/**
 * Dismissing with a way back: the notifications go at once, the request goes out when the toast does,
 * and not at all after Undo. A page that is left meanwhile sends it on its way out. When the request fails, the
 * notifications are back.
 */
export function useDismissals(): {
  dismissed: ReadonlySet<string>;
  dismiss: (notifications: readonly NotificationView[]) => void;
} {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const showToast = useShowToast();
  const refresh = useRefresh();
  const dismiss = useCallback(
    (notifications: readonly NotificationView[]) => {
      const ids = new Set(notifications.map(({ id }) => id));
      const [first] = ids;
      if (first === undefined) return;
      const putBack = () => setDismissed((before) => new Set([...before].filter((id) => !ids.has(id))));
      setDismissed((before) => new Set([...before, ...ids]));
      showToast({
        id: `dismissed-${first}-${Date.now()}`,
        ...dismissedWords(ids.size),
        tone: "neutral",
        undo: {
          label: "Undo",
          onSelect: () => {
            flushSync(putBack);
            document.getElementById(`dismiss-${first}`)?.focus();
          },
        },
        onGone: async () => {
          const problem = await dismissNotifications(notifications);
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
