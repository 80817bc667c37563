import { Link } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import History from "lucide-react/icons/history";
import { type AuditLine, actionWords, actorWords } from "../../domain/audit/audit-event";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { OlderNewest } from "../../ui/older-newest";
import { AbsoluteTime } from "../../ui/times";

/** /activity: the audit log, newest first. */
export function ActivityPage({
  lines,
  older,
  isFirst,
}: {
  lines: AuditLine[];
  /** The line that the next page begins after; null on the last one. */
  older: string | null;
  isFirst: boolean;
}) {
  return (
    <div className="mx-auto max-w-4xl">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div>
          <h1 className="text-page tracking-[-0.01em]">Activity</h1>
          <p className="mt-1 text-ink-2">
            What was done in your account, by you and by the schedule. Kept for a year.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {(["csv", "json"] as const).map((format) => (
            <ButtonLink
              key={format}
              to={`/activity.${format}`}
              reloadDocument
              icon={<Download size={16} aria-hidden="true" />}
            >
              {`Download ${format.toUpperCase()}`}
            </ButtonLink>
          ))}
        </div>
      </div>
      {lines.length === 0 ? (
        <EmptyState icon={<History size={20} />} title="Nothing here yet">
          Sign-ins, changes, digests and downloads are listed here.
        </EmptyState>
      ) : (
        <ol className="divide-y rounded-card border bg-surface">
          {lines.map((line) => (
            <li
              key={line.id}
              className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 px-5 py-3"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <What line={line} />
              </span>
              <span className="text-small text-ink-3">
                {`${actorWords(line.actor)}, `}
                <AbsoluteTime iso={line.at} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <OlderNewest path="/activity" older={older} isFirst={isFirst} />
    </div>
  );
}

function What({ line }: { line: AuditLine }) {
  return (
    <>
      {actionWords(line.action)}
      {line.agentId && line.agentTitle && (
        <>
          {": "}
          <Link to={`/agents/${line.agentId}`} className="link inline-block py-1">
            <bdi>{line.agentTitle}</bdi>
          </Link>
        </>
      )}
      {line.agentId && !line.agentTitle && line.action !== "agent.deleted" && (
        <span className="text-ink-3">, of an agent that was deleted</span>
      )}
    </>
  );
}
