import { Form } from "@remix-run/react";
import type { NotificationView } from "../../domain/inbox/notification-view";
import { Button } from "../../ui/button";
import { useHydrated } from "../../ui/use-hydrated";

/** The form that the boxes of all notifications belong to, wherever they stand. */
export const SELECTION = "notifications-selection";

/** Several notifications at once: all of them, or those that are chosen; without a script by plain forms. */
export function NotificationChoice({
  shown,
  chosen,
  returnTo,
  onSelectAll,
  onDismiss,
}: {
  shown: readonly NotificationView[];
  chosen: readonly NotificationView[];
  returnTo: string;
  onSelectAll: (isOn: boolean) => void;
  onDismiss: (notifications: readonly NotificationView[]) => void;
}) {
  const isHydrated = useHydrated();
  const fields = (
    <>
      <input type="hidden" name="intent" value="dismiss-mails" />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
  const instead = (notifications: readonly NotificationView[]) => (event: React.FormEvent) => {
    event.preventDefault();
    onDismiss(notifications);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      {isHydrated && (
        <label className="control-small inline-flex items-center gap-2 text-small text-ink-2">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={chosen.length === shown.length}
            onChange={(event) => onSelectAll(event.currentTarget.checked)}
          />
          Select all
        </label>
      )}
      <Form
        id={SELECTION}
        method="post"
        action="/notifications"
        className="ml-auto"
        onSubmit={instead(chosen)}
      >
        {fields}
        {(!isHydrated || chosen.length > 0) && (
          <Button size="sm" variant="ghost">
            {isHydrated ? `Dismiss ${chosen.length} selected` : "Dismiss selected"}
          </Button>
        )}
      </Form>
      <Form method="post" action="/notifications" onSubmit={instead(shown)}>
        {fields}
        {shown.map(({ id }) => (
          <input key={id} type="hidden" name="mailIds" value={id} />
        ))}
        <Button size="sm" variant="ghost">
          Dismiss all
        </Button>
      </Form>
    </div>
  );
}
