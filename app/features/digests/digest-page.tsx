import { useSearchParams } from "@remix-run/react";
import { saidLines } from "../../digest/said-lines";
import type { LineCounts } from "../../digest/shown-lines";
import type { DigestInHistory } from "../../domain/digests/digest-history";
import { BackLink } from "../../ui/back-link";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { AbsoluteTime } from "../../ui/times";
import { digestAddress, lineAddress, mailAddress } from "./digest-addresses";
import { DigestBody, type RenderMarkdown } from "./digest-body";
import { DigestChangesList } from "./digest-changes-list";

/** /agents/{id}/digests/{id}: a digest of the history, and what it says otherwise than the one before it. */
export function DigestPage({
  found: { digest, agent, isCurrent, before, after, changes },
  counts,
  keptMails,
  renderMarkdown,
}: {
  found: DigestInHistory;
  /** Of the digest's lines, of which `found` may have only the first. */
  counts: LineCounts;
  /** Of the mails that its lines quote, the ids of those that are still kept. */
  keptMails: string[];
  renderMarkdown: RenderMarkdown;
}) {
  const [search] = useSearchParams();
  const agentPath = `/agents/${agent.id}`;
  const path = digestAddress(agent.id, digest.id);
  const kept = new Set(keptMails);
  const shown = new Set(saidLines(digest).map(({ anchor }) => anchor));
  const time = <AbsoluteTime iso={digest.generatedAt} timeZone={agent.timeZone} />;
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to={agentPath} title={agent.title} />
      <div className="mb-5">
        <h1 className="text-page tracking-[-0.01em]">
          {"Digest of "}
          {time}
        </h1>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {isCurrent && <Badge tone="accent">Current</Badge>}
          {digest.metadata.manuallyEdited && <Badge tone="info">Edited</Badge>}
          {digest.isSample && <Badge>Sample</Badge>}
        </div>
        <div className="no-print mt-4 flex flex-wrap gap-2">
          {isCurrent ? (
            <ButtonLink to={agentPath}>Open the agent</ButtonLink>
          ) : (
            <ButtonLink id="restore-digest" to="?dialog=restore" preventScrollReset>
              Restore
            </ButtonLink>
          )}
          <ButtonLink to={`${agentPath}?dialog=history`} variant="ghost">
            Digest history
          </ButtonLink>
        </div>
      </div>
      {changes && before && (
        <DigestChangesList
          changes={changes}
          before={{
            href: digestAddress(agent.id, before.id),
            hrefOf: (anchor) => lineAddress(agent.id, before.id, anchor),
            generatedAt: before.generatedAt,
          }}
          hrefOf={(anchor) => (shown.has(anchor) ? `#${anchor}` : lineAddress(agent.id, digest.id, anchor))}
          timeZone={agent.timeZone}
        />
      )}
      <div className="rounded-card border bg-surface p-5 sm:p-7">
        <DigestBody
          digest={digest}
          renderMarkdown={renderMarkdown}
          headingLevel="h2"
          hasAnchors
          counts={counts}
          mailHref={(mailId, anchor) =>
            kept.has(mailId) ? mailAddress(agent.id, mailId, anchor) : undefined
          }
        />
      </div>
      {(before || after) && (
        <nav aria-label="Digests" className="no-print mt-5 flex flex-wrap justify-between gap-2">
          {before ? (
            <ButtonLink to={digestAddress(agent.id, before.id)}>The one before</ButtonLink>
          ) : (
            <span />
          )}
          {after && <ButtonLink to={digestAddress(agent.id, after.id)}>The one after</ButtonLink>}
        </nav>
      )}
      {search.get("dialog") === "restore" && !isCurrent && (
        <ConfirmDialog
          id="restore"
          title="Restore this digest?"
          confirmLabel="Restore"
          pendingLabel="Restoring..."
          tone="primary"
          action={agentPath}
          fields={{ intent: "restore-digest", summaryId: digest.id }}
          closeTo={path}
          returnFocusId="restore-digest"
        >
          <p>
            {"The digest of "}
            {time}
            {
              " becomes the current one: it is what the agent shows and sends. The current one stays in the history."
            }
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
