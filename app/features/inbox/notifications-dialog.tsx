import { useLocation } from "@remix-run/react";
import BellOff from "lucide-react/icons/bell-off";
import { useEffect } from "react";
import { LISTED_NOTIFICATIONS, type NotificationView } from "../../domain/inbox/notification-view";
import { Banner } from "../../ui/banner";
import { ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { EmptyState } from "../../ui/empty-state";
import { NotificationItem } from "./notification-item";
import { useDismissals } from "./use-dismissals";

/** Notes the time of the last look in this browser (specification, section 3, 'Browser storage'). */
function rememberViewing(): void {
  try {
    localStorage.setItem("notifications_last_viewed", new Date().toISOString());
  } catch {
    // A browser that refuses storage still shows the list; the server keeps its own time.
  }
}

/** The unprocessed mails of all agents, at ?dialog=notifications of any signed-in page (specification, section 2). */
export function NotificationsDialog({
  notifications,
  failed = false,
}: {
  notifications: NotificationView[];
  /** The list couldn't be loaded. */
  failed?: boolean;
}) {
  const { pathname } = useLocation();
  const { dismissed, dismiss } = useDismissals();
  useEffect(rememberViewing, []);
  const shown = notifications.filter((notification) => !dismissed.has(notification.id));
  const isCut = notifications.length >= LISTED_NOTIFICATIONS;
  const here = `${pathname}?dialog=notifications`;

  const dismissAndMoveOn = (notification: NotificationView) => {
    const index = shown.indexOf(notification);
    const neighbour = shown[index + 1] ?? shown[index - 1];
    dismiss(notification);
    const next = neighbour ? document.getElementById(`dismiss-${neighbour.id}`) : null;
    (next ?? document.getElementById("notifications-title"))?.focus();
  };

  return (
    <Dialog
      id="notifications"
      kind="modal"
      title="Notifications"
      subtitle="Email notifications for your agents"
      closeTo={pathname}
      returnFocusId="open-notifications"
      over
    >
      {failed ? (
        <Banner
          tone="danger"
          title="Failed to load notifications"
          live
          action={
            <ButtonLink to={here} size="sm" preventScrollReset>
              Try Again
            </ButtonLink>
          }
        />
      ) : shown.length === 0 ? (
        <EmptyState icon={<BellOff size={20} />} title="No new notifications" framed={false}>
          All emails have been processed
        </EmptyState>
      ) : (
        <ul className="-my-5 divide-y">
          {shown.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              others={
                isCut
                  ? "all"
                  : shown.filter((each) => each.agentId === notification.agentId && !each.confirmation)
                      .length - 1
              }
              returnTo={here}
              onDismiss={() => dismissAndMoveOn(notification)}
            />
          ))}
          {isCut && (
            <li className="py-4 text-small text-ink-3">{`The newest ${LISTED_NOTIFICATIONS} are listed.`}</li>
          )}
        </ul>
      )}
    </Dialog>
  );
}
