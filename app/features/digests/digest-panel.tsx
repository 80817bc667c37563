import { useSearchParams } from "@remix-run/react";
import FileText from "lucide-react/icons/file-text";
import History from "lucide-react/icons/history";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { ALL_LINES, asksForAllLines, type LineCounts } from "../../digest/shown-lines";
import type { UserView } from "../../domain/accounts/user-view";
import type { AgentDetailView } from "../../domain/digests/agent-detail-view";
import { Badge } from "../../ui/badge";

import { Banner } from "../../ui/banner";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PostForm } from "../../ui/post-form";
import { AbsoluteTime } from "../../ui/times";
import { dataPart } from "../../ui/url-part";
import { ShareDigest } from "../sharing/share-digest";
import type { DeletedLines } from "./deleted-lines";
import { DeliveryList } from "./delivery-list";
import { mailAddress } from "./digest-addresses";
import { DigestBody, type RenderMarkdown } from "./digest-body";
import { type SectionEditing, sectionTitle } from "./digest-edit";
import { LazySectionEditor } from "./lazy-section-editor";
import { RunHistory } from "./run-history";

const LazyDeletedLines = dataPart<Parameters<typeof DeletedLines>[0]>("#deleted-lines", () =>
  import("./deleted-lines").then((module) => module.DeletedLines),
);

/** What the next digest costs, for the hint beside the button. */
function priceWords(user: Pick<UserView, "credits" | "planTier">): string {
  return user.planTier === "Professional"
    ? "included in your plan"
    : `1 credit, ${Math.max(user.credits, 0)} left`;
}

/** 'Current Digest' (specification, section 2): the digest, its sources, its deliveries and the runs. */
export function DigestPanel({
  agent,
  counts,
  keptMails,
  user,
  renderMarkdown,
  editing,
}: {
  agent: AgentDetailView;
  /** Of the digest's lines, of which `agent` may have only the first. */
  counts: LineCounts | null;
  /** Of the mails that its lines quote, the ids of those that are still kept. */
  keptMails: string[];
  user: Pick<UserView, "credits" | "planTier">;
  renderMarkdown: RenderMarkdown;
  /** The section that is a form just now. */
  editing: SectionEditing | null;
}) {
  const digest = agent.lastSummary;
  const path = `/agents/${agent.id}`;
  const isWhole = asksForAllLines(useSearchParams()[0]);
  const whole = `${path}?${ALL_LINES}`;
  // The form of a line comes back to as many lines as there were.
  const acting = {
    agentPath: isWhole ? `${whole}&back=${encodeURIComponent(whole)}` : path,
    states: agent.itemStates,
  };
  const kept = new Set(keptMails);
  const deleted = digest?.removed.filter(({ itemId }) => agent.itemStates[itemId] !== undefined) ?? [];
  const waiting = agent.unprocessedCount;
  const lastRun = agent.runs[0];
  const icon = <RefreshCw size={15} aria-hidden="true" />;
  return (
    <section id="digest" aria-labelledby="digest-title" className="scroll-mt-14">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div>
          <h2 id="digest-title" className="text-title font-bold">
            Current Digest
          </h2>
          {digest && (
            <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3">
              <span>
                {"Generated at "}
                <AbsoluteTime iso={digest.generatedAt} timeZone={agent.timeZone} />
              </span>
              {digest.metadata.manuallyEdited && (
                <Badge tone="info">
                  {"Edited "}
                  {digest.metadata.editedAt && (
                    <AbsoluteTime iso={digest.metadata.editedAt} timeZone={agent.timeZone} />
                  )}
                </Badge>
              )}
              {digest.isSample && <Badge tone="accent">Sample</Badge>}
            </p>
          )}
        </div>
        <div className="no-print">
          {digest?.metadata.manuallyEdited ? (
            <ButtonLink
              id="generate-new"
              to="?dialog=regenerate"
              preventScrollReset
              icon={icon}
              aria-describedby="generate-price"
            >
              Generate New
            </ButtonLink>
          ) : (
            <PostForm
              action={path}
              fields={{ intent: "generate" }}
              id="generate-new"
              pendingLabel="Generating..."
              icon={icon}
              aria-describedby="generate-price"
            >
              Generate New
            </PostForm>
          )}
          <p id="generate-price" className="mt-1 text-meta text-ink-3">
            {priceWords(user)}
          </p>
        </div>
      </div>
      {lastRun?.state === "failed" && (
        <div className="no-print mb-5">
          <Banner tone="danger" title="The last try at a digest failed">
            {lastRun.problem ?? "No reason was given."}{" "}
            <AbsoluteTime iso={lastRun.startedAt} timeZone={agent.timeZone} />
          </Banner>
        </div>
      )}
      {digest && waiting > 0 && (
        <p className="no-print mb-5 border-l-[3px] border-l-info bg-info-soft px-3 py-2 text-small font-medium text-info-ink">
          {`${waiting} new since the last digest`}
        </p>
      )}
      {!digest && editing && (
        <div className="mb-5">
          <LazySectionEditor editing={editing} title={sectionTitle(editing.name)} />
        </div>
      )}
      {digest && deleted.length > 0 && (
        <LazyDeletedLines digestId={digest.id} lines={deleted} acting={acting} />
      )}
      {digest ? (
        <DigestBody
          digest={digest}
          renderMarkdown={renderMarkdown}
          editing={{ agentPath: path, current: editing }}
          acting={acting}
          counts={counts ?? undefined}
          mailHref={(mailId, anchor) =>
            kept.has(mailId) ? mailAddress(agent.id, mailId, anchor) : undefined
          }
        />
      ) : (
        <EmptyState icon={<FileText size={20} />} headingLevel="p" title="No digest has been generated yet.">
          {waiting > 0
            ? `${waiting} ${waiting === 1 ? "mail is" : "mails are"} waiting for it.`
            : "Forward a mail to the agent's address, then generate one."}
        </EmptyState>
      )}
      <p className="mt-5 hidden text-meta text-ink-3 print:block">{`Mondaybrief, ${path}`}</p>
      <div className="no-print mt-7 grid grid-cols-[minmax(0,1fr)] gap-5">
        {agent.hasSamples && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
            <p className="text-small text-ink-2">Sample mails are here to try things out.</p>
            <PostForm
              action={path}
              fields={{ intent: "remove-samples" }}
              size="sm"
              pendingLabel="Removing..."
            >
              Remove sample mails
            </PostForm>
          </div>
        )}
        {digest && <ShareDigest action={path} digestId={digest.id} />}
        {agent.deliveries.length > 0 && <DeliveryList deliveries={agent.deliveries} action={path} />}
        {digest && (
          <ButtonLink
            id="open-history"
            to="?dialog=history"
            preventScrollReset
            variant="ghost"
            className="-ml-4 justify-self-start"
            icon={<History size={15} aria-hidden="true" />}
          >
            Digest history
          </ButtonLink>
        )}
        {agent.runs.length > 0 && <RunHistory runs={agent.runs} timeZone={agent.timeZone} />}
      </div>
    </section>
  );
}
