import { useLocation } from "@remix-run/react";
import BellOff from "lucide-react/icons/bell-off";
import { useEffect, useState } from "react";
import { FAILED } from "../../domain/failed-words";
import { LISTED_NOTIFICATIONS, type NotificationView } from "../../domain/inbox/notification-view";
import { Banner } from "../../ui/banner";
import { ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { EmptyState } from "../../ui/empty-state";
import { LiveStatus } from "../../ui/live-status";
import { PostForm } from "../../ui/post-form";
import { NotificationChoice, SELECTION } from "./notification-choice";
import { type NotificationGroup, notificationGroups } from "./notification-groups";
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

/** The unprocessed mails of all agents by agent, at ?dialog=notifications of any signed-in page (specification, section 2). */
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
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(rememberViewing, []);
  const shown = notifications.filter((notification) => !dismissed.has(notification.id));
  const isCut = notifications.length >= LISTED_NOTIFICATIONS;
  const here = `${pathname}?dialog=notifications`;
  const chosen = shown.filter(({ id }) => selected.has(id));

  const dismissAndMoveOn = (gone: readonly NotificationView[]) => {
    const isGone = new Set(gone);
    const from = shown.findIndex((each) => isGone.has(each));
    const next = shown.slice(from).find((each) => !isGone.has(each));
    const neighbour = next ?? shown.slice(0, from).findLast((each) => !isGone.has(each));
    dismiss(gone);
    setSelected((before) => new Set([...before].filter((id) => gone.every((each) => each.id !== id))));
    const button = neighbour ? document.getElementById(`dismiss-${neighbour.id}`) : null;
    (button ?? document.getElementById("notifications-title"))?.focus();
  };
  const select = (ids: readonly string[], isOn: boolean) =>
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id)).concat(isOn ? ids : [])));

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
        <div className="-my-5">
          <LiveStatus waiting={shown.some(({ state }) => state === "received")}>{null}</LiveStatus>
          {shown.length > 1 && (
            <NotificationChoice
              shown={shown}
              chosen={chosen}
              returnTo={here}
              onSelectAll={(isOn) =>
                select(
                  shown.map(({ id }) => id),
                  isOn,
                )
              }
              onDismiss={dismissAndMoveOn}
            />
          )}
          {notificationGroups(shown).map((group) => (
            <section key={group.agentId} aria-labelledby={`notifications-of-${group.agentId}`}>
              <GroupHead group={group} isCut={isCut} returnTo={here} />
              <ul className="divide-y">
                {group.notifications.map((notification) => (
                  <NotificationItem
                    key={notification.id}
                    notification={notification}
                    others={isCut ? "all" : group.content.length - 1}
                    returnTo={here}
                    choice={
                      shown.length > 1
                        ? {
                            form: SELECTION,
                            isOn: selected.has(notification.id),
                            onChange: (isOn) => select([notification.id], isOn),
                          }
                        : null
                    }
                    onDismiss={() => dismissAndMoveOn([notification])}
                  />
                ))}
              </ul>
            </section>
          ))}
          {isCut && (
            <p className="border-t py-4 text-small text-ink-3">{`The newest ${LISTED_NOTIFICATIONS} are listed.`}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Whose the notifications are, and all of them in one digest. */
function GroupHead({
  group: { agentId, agentTitle, notifications, content },
  isCut,
  returnTo,
}: {
  group: NotificationGroup;
  isCut: boolean;
  returnTo: string;
}) {
  const [newest] = content;
  return (
    <div className="-mx-5 flex flex-wrap items-center justify-between gap-2 border-y bg-sunken px-5 py-2">
      <h2 id={`notifications-of-${agentId}`} className="min-w-0 font-bold [overflow-wrap:anywhere]">
        <bdi>{agentTitle}</bdi>
        <span className="ml-2 text-small font-medium text-ink-3">
          {notifications.length}
          <span className="sr-only">{notifications.length === 1 ? " notification" : " notifications"}</span>
        </span>
      </h2>
      {newest && content.length > 1 && (
        <PostForm
          action={`/agents/${agentId}`}
          fields={{ intent: "process-mail", mailId: newest.id, includeOthers: "on", returnTo }}
          failed={FAILED["process-mail"]}
          size="sm"
          pendingLabel="Generating..."
        >
          <span>
            {isCut ? "Process all" : `Process all ${content.length}`}
            <span className="sr-only">{` of ${agentTitle}`}</span>
          </span>
        </PostForm>
      )}
    </div>
  );
}
