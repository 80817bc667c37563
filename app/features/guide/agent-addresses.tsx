import type { AgentView } from "../../domain/agents/agent-view";
import { waitsForConfirmation } from "../../domain/agents/order-by-attention";

import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { LiveStatus } from "../../ui/live-status";
import { RelativeTime } from "../../ui/times";
import { ConfirmationNotice } from "../agents/confirmation-notice";
import { InboxAddress } from "../agents/inbox-address";

/** Where the mail of an agent stands: none yet, waiting for a confirmation, or when the last one came. */
function MailState({ agent }: { agent: AgentView }) {
  if (waitsForConfirmation(agent)) return <Badge tone="warn">Waiting for confirmation</Badge>;
  if (agent.lastMailAt !== null)
    return (
      <Badge tone="ok" dot>
        <span>
          {"Last mail "}
          <RelativeTime iso={agent.lastMailAt} />
        </span>
      </Badge>
    );
  return <Badge>No mail yet</Badge>;
}

/** The user's own addresses with Copy and the live state of each (issue 3, 'Forwarding guide'). */
export function AgentAddresses({ agents }: { agents: AgentView[] }) {
  if (agents.length === 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line-strong p-5">
        <p className="text-ink-2">
          Your agents' addresses will be here. Create an agent to get the first one.
        </p>
        <ButtonLink to="/create-agent">Create New Agent</ButtonLink>
      </div>
    );
  }
  return (
    <LiveStatus waiting={agents.some((agent) => agent.lastMailAt === null)}>
      <ul className="divide-y rounded-card border bg-surface">
        {agents.map((agent) => (
          <li key={agent.id} className="grid grid-cols-1 gap-3 px-5 py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
              <div className="min-w-0">
                <h3 dir="auto" className="font-medium break-words">
                  {agent.title}
                </h3>
                <InboxAddress address={agent.emailAddress} />
              </div>
              <MailState agent={agent} />
            </div>
            {waitsForConfirmation(agent) && <ConfirmationNotice confirmation={agent.confirmation} compact />}
          </li>
        ))}
      </ul>
    </LiveStatus>
  );
}
