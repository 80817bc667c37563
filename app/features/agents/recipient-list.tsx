import type { RecipientView } from "../../domain/agents/agent-view";
import { Badge } from "../../ui/badge";
import { PostForm } from "../../ui/post-form";

const states = {
  invalid: { word: "can't be delivered to", tone: "warn" },
  unsubscribed: { word: "unsubscribed", tone: "neutral" },
  suppressed: { word: "no longer mailed", tone: "danger" },
} as const;

/**
 * Who gets the digests; those who don't are marked and say why. '-' when there is nobody. `action` is the agent's page,
 * which mails again to who came back or complained.
 */
export function RecipientList({ recipients, action }: { recipients: RecipientView[]; action: string }) {
  if (recipients.length === 0) return <>-</>;
  return (
    <ul className="grid gap-1">
      {recipients.map((recipient) => (
        <li key={recipient.email} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-all">{recipient.email}</span>
          {recipient.state !== "ok" && (
            <Badge tone={states[recipient.state].tone}>{states[recipient.state].word}</Badge>
          )}
          {recipient.state === "suppressed" && (
            <PostForm
              action={action}
              fields={{ intent: "lift-suppression", email: recipient.email }}
              size="sm"
              pendingLabel="Mail again"
              aria-label={`Mail again to ${recipient.email}`}
            >
              Mail again
            </PostForm>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same in one line: the first two, how many more, and whether anyone isn't reached. */
export function RecipientSummary({ recipients }: { recipients: RecipientView[] }) {
  if (recipients.length === 0) return <>-</>;
  const unreached = recipients.filter((recipient) => recipient.state !== "ok").length;
  const more = recipients.length - 2;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="min-w-0 break-words">
        {recipients
          .slice(0, 2)
          .map((recipient) => recipient.email)
          .join(", ")}
        {more > 0 && ` and ${more} more`}
      </span>
      {unreached > 0 && <Badge tone="warn">{`${unreached} not reached`}</Badge>}
    </span>
  );
}
