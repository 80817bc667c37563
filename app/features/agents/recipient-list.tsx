import type { RecipientView } from "../../domain/agents/agent-view";
import { Badge } from "../../ui/badge";

const states = {
  invalid: { word: "can't be delivered to", tone: "warn" },
  unsubscribed: { word: "unsubscribed", tone: "neutral" },
  suppressed: { word: "refused by its server", tone: "danger" },
} as const;

/** Who gets the digests; those who don't are marked and say why. '-' when there is nobody. */
export function RecipientList({ recipients }: { recipients: RecipientView[] }) {
  if (recipients.length === 0) return <>-</>;
  return (
    <ul className="grid gap-1">
      {recipients.map((recipient) => (
        <li key={recipient.email} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-all">{recipient.email}</span>
          {recipient.state !== "ok" && (
            <Badge tone={states[recipient.state].tone}>{states[recipient.state].word}</Badge>
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
    <span className="break-words">
      {recipients
        .slice(0, 2)
        .map((recipient) => recipient.email)
        .join(", ")}
      {more > 0 && ` and ${more} more`}
      {unreached > 0 && (
        <span className="ml-2 inline-block">
          <Badge tone="warn">{`${unreached} not reached`}</Badge>
        </span>
      )}
    </span>
  );
}
