import { useSubmit } from "@remix-run/react";
import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { NotificationView } from "../../domain/inbox/notification-view";
import { useShowToast } from "../../ui/toast-context";

/**
 * Dismissing with a way back: the notification goes at once, the request goes out when the toast does,
 * and not at all after Undo. A page that is left meanwhile sends it on its way out.
 */
export function useDismissals(): {
  dismissed: ReadonlySet<string>;
  dismiss: (notification: NotificationView) => void;
} {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const showToast = useShowToast();
  const submit = useSubmit();
  const dismiss = useCallback(
    (notification: NotificationView) => {
      const { id, agentId } = notification;
      setDismissed((before) => new Set(before).add(id));
      showToast({
        id: `dismissed-${id}-${Date.now()}`,
        title: "Notification dismissed",
        description: "Email notification has been dismissed.",
        tone: "neutral",
        undo: {
          label: "Undo",
          onSelect: () => {
            flushSync(() => setDismissed((before) => new Set([...before].filter((other) => other !== id))));
            document.getElementById(`dismiss-${id}`)?.focus();
          },
        },
        onGone: () =>
          submit(
            { intent: "dismiss-mail", mailId: id, quiet: "on" },
            { method: "post", action: `/agents/${agentId}`, navigate: false, fetcherKey: `dismiss-${id}` },
          ),
      });
    },
    [showToast, submit],
  );
  return { dismissed, dismiss };
}
