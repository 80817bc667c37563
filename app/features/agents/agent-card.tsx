import RefreshCw from "lucide-react/icons/refresh-cw";

import type { AgentView } from "../../domain/agents/agent-view";
import { waitsForConfirmation } from "../../domain/agents/order-by-attention";
import { scheduleWords } from "../../domain/agents/schedule-words";
import { silenceWords } from "../../domain/agents/silence";
import { FAILED } from "../../domain/failed-words";
import type { AgentNews } from "../../domain/items/agent-news";
import { ButtonLink } from "../../ui/button";
import { useClock } from "../../ui/clock";
import { PostForm } from "../../ui/post-form";
import { AbsoluteTime, RelativeTime } from "../../ui/times";
import { SendLink } from "../digests/send-link";
import { QuarantineLink } from "../inbox/quarantine-link";
import { CardNews } from "./card-news";
import { InboxAddress } from "./inbox-address";
import { LazyConfirmationNotice } from "./lazy-confirmation-notice";
import { RecipientSummary } from "./recipient-list";
import { StatusBadge } from "./status-badge";

/** One agent on the dashboard (specification, section 2, 'Agent card'): the news first, its settings last. */
export function AgentCard({ agent, news }: { agent: AgentView; news: AgentNews | null }) {
  const titleId = `agent-${agent.id}`;
  const path = `/agents/${agent.id}`;
  const hasNew = agent.unprocessedCount > 0;
  return (
    <article aria-labelledby={titleId} className="flex flex-col rounded-card border bg-surface">
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} dir="auto" className="min-w-0 text-input font-bold break-words">
            {agent.title}
          </h2>
          <StatusBadge status={agent.status} />
        </div>
        {waitsForConfirmation(agent) && <LazyConfirmationNotice confirmation={agent.confirmation} compact />}
        <CardNews
          path={`${path}/items`}
          news={news}
          digests={agent.hasSamples ? "sample" : agent.lastSummaryAt === null ? "none" : "real"}
        />
        {agent.heldCount > 0 && <QuarantineLink count={agent.heldCount} path={path} />}
        {hasNew && (
          <p className="border-l-[3px] border-l-info bg-info-soft px-3 py-1.5 text-small font-medium text-info-ink">
            {agent.lastSummaryAt
              ? `${agent.unprocessedCount} new since the last digest`
              : `${agent.unprocessedCount} ${agent.unprocessedCount === 1 ? "mail" : "mails"} waiting for the first digest`}
          </p>
        )}
        <CardSilence agent={agent} />
        {agent.nextRunAt && (
          <p>
            <span className="text-ink-3">{"Next digest: "}</span>
            <AbsoluteTime iso={agent.nextRunAt} timeZone={agent.timeZone} />
          </p>
        )}
        <CardSettings agent={agent} />
      </div>
      <div className="no-print flex flex-wrap items-center gap-2 border-t px-5 py-3">
        <ButtonLink
          id={`view-${agent.id}`}
          to={path}
          preventScrollReset
          variant="ghost"
          size="sm"
          className="-ml-3 text-accent!"
          aria-describedby={titleId}
        >
          View Details
        </ButtonLink>
        <div className="ml-auto flex flex-wrap gap-2">
          {hasNew && agent.lastSummaryAt && (
            <PostForm
              action={path}
              fields={{ intent: "generate", returnTo: "/" }}
              failed={FAILED.generate}
              size="sm"
              variant="ghost"
              pendingLabel="Generating..."
              icon={<RefreshCw size={14} aria-hidden="true" />}
              aria-describedby={titleId}
            >
              Generate New
            </PostForm>
          )}
          <SendLink
            id={`send-${agent.id}`}
            to={`?dialog=send&agent=${agent.id}`}
            size="sm"
            iconSize={14}
            aria-describedby={titleId}
          />
        </div>
      </div>
    </article>
  );
}

/** That mail came once and none has for a week: a forwarding rule may have broken. */
function CardSilence({ agent }: { agent: AgentView }) {
  const words = silenceWords(agent, new Date(useClock().now));
  if (words === null) return null;
  return (
    <p className="border-l-[3px] border-l-warn bg-warn-soft px-3 py-1.5 text-small font-medium text-warn-ink">
      {words}. Is it still forwarded?
    </p>
  );
}

function CardSettings({ agent }: { agent: AgentView }) {
  return (
    <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2 border-t pt-4 text-small text-ink-2">
      <InboxAddress address={agent.emailAddress} />
      {agent.description && (
        <p dir="auto" className="line-clamp-2">
          {agent.description}
        </p>
      )}
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-ink-3">Recipients</dt>
        <dd>
          <RecipientSummary recipients={agent.recipients} />
        </dd>
        <dt className="text-ink-3">Schedule</dt>
        <dd>
          {scheduleWords(agent)}
          {agent.status === "inactive" && agent.frequency !== "manual" && (
            <span className="block text-ink-3">Does not run while inactive</span>
          )}
        </dd>
      </dl>
      <p className="flex flex-wrap gap-x-5 text-ink-3">
        <span>
          {"Last summary: "}
          {agent.lastSummaryAt ? <RelativeTime iso={agent.lastSummaryAt} /> : "Never"}
        </span>
        <span>{`Emails processed: ${agent.emailCount}`}</span>
        {agent.hasSamples && <span>Samples are not counted</span>}
      </p>
    </div>
  );
}
