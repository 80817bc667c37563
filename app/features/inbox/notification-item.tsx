import { Form, Link } from "@remix-run/react";
import X from "lucide-react/icons/x";
import { FAILED } from "../../domain/failed-words";
import type { NotificationView } from "../../domain/inbox/notification-view";
import { ButtonLink } from "../../ui/button";
import { PostForm } from "../../ui/post-form";
import { RelativeTime } from "../../ui/times";
import { ConfirmationNotice } from "../agents/confirmation-notice";
import { mailAddress } from "../digests/digest-addresses";
import { senderWords, subjectWords } from "./mail-words";

/** One unprocessed mail: whose, from whom, and the three things one can do with it. */
export function NotificationItem({
  notification,
  others,
  returnTo,
  choice,
  onDismiss,
}: {
  notification: NotificationView;
  /** Unprocessed mails of the same agent beside this one; "all" where the list ends before they do. */
  others: number | "all";
  /** Where the page comes back to. */
  returnTo: string;
  /** Its box among several; null where there is nothing to choose from. */
  choice: { form: string; isOn: boolean; onChange: (isOn: boolean) => void } | null;
  /** With a script: instead of posting at once. */
  onDismiss: () => void;
}) {
  const { id, agentId, agentTitle, timestamp, sender, via, confirmation } = notification;
  const subject = subjectWords(notification);
  const path = `/agents/${agentId}`;
  return (
    <li className="py-4">
      <div className="flex items-start gap-3">
        {choice && (
          <label className="control-small -my-1 grid w-6 shrink-0 items-center">
            <span className="sr-only">{`Select ${subject}`}</span>
            <input
              type="checkbox"
              name="mailIds"
              value={id}
              form={choice.form}
              checked={choice.isOn}
              onChange={(event) => choice.onChange(event.currentTarget.checked)}
              className="size-4 accent-accent"
            />
          </label>
        )}
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-3">
            <bdi className="font-medium text-accent-ink">{agentTitle}</bdi>
            <RelativeTime iso={timestamp} />
          </p>
          <p id={`notification-${id}`} dir="auto" className="mt-0.5 font-medium break-words">
            <Link
              to={mailAddress(agentId, id)}
              className="inline-block py-0.5 [overflow-wrap:anywhere] hover:text-accent hover:underline"
            >
              {subject}
            </Link>
          </p>
          <p className="text-small break-words text-ink-2">
            {"From: "}
            <bdi>{senderWords({ sender, via })}</bdi>
          </p>
        </div>
        <Form
          method="post"
          action={path}
          preventScrollReset
          onSubmit={(event) => {
            event.preventDefault();
            onDismiss();
          }}
        >
          <input type="hidden" name="intent" value="dismiss-mail" />
          <input type="hidden" name="mailId" value={id} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <button
            type="submit"
            id={`dismiss-${id}`}
            aria-label={`Dismiss ${subject}`}
            className="control-small grid w-8 place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:w-11"
          >
            <X size={16} aria-hidden="true" />
          </button>
        </Form>
      </div>
      {confirmation && (
        <div className="mt-3">
          <ConfirmationNotice confirmation={confirmation} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <ButtonLink
          to={path}
          size="sm"
          variant="ghost"
          className="-ml-3"
          aria-describedby={`notification-${id}`}
        >
          View Agent
        </ButtonLink>
        {!confirmation && (
          <PostForm
            action={path}
            fields={{ intent: "process-mail", mailId: id, returnTo }}
            failed={FAILED["process-mail"]}
            size="sm"
            pendingLabel="Generating..."
            aria-describedby={`notification-${id}`}
            formClassName="flex flex-wrap items-center gap-x-4 gap-y-1"
            before={
              others !== 0 && (
                <label className="control-small inline-flex items-center gap-2 text-small text-ink-2">
                  <input type="checkbox" name="includeOthers" value="on" className="size-4 accent-accent" />
                  {others === "all"
                    ? "and all other unprocessed emails"
                    : others === 1
                      ? "and the other unprocessed email"
                      : `and the other ${others} unprocessed emails`}
                </label>
              )
            }
          >
            Process Email
          </PostForm>
        )}
      </div>
    </li>
  );
}
