import { Link } from "@remix-run/react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import type { MailPageView } from "../../domain/inbox/mail-view";
import { OlderNewest } from "../../ui/older-newest";
import { mailAddress } from "../digests/digest-addresses";
import { MailRows } from "./mail-list";

/** /agents/{id}/emails: all mails of an agent, a page at a time. */
export function MailsPage({
  agent,
  page: { mails, older },
  isFirst,
}: {
  agent: { id: string; title: string };
  page: MailPageView;
  isFirst: boolean;
}) {
  const agentPath = `/agents/${agent.id}`;
  return (
    <div className="mx-auto max-w-4xl">
      <Link
        to={agentPath}
        className="link no-print control inline-flex min-w-0 items-center gap-1 [overflow-wrap:anywhere]"
      >
        <ChevronLeft size={15} aria-hidden="true" className="shrink-0" />
        <span dir="auto">{agent.title}</span>
      </Link>
      <h1 className="mb-5 text-page tracking-[-0.01em]">Emails</h1>
      {mails.length === 0 ? (
        <p className="text-ink-3">{isFirst ? "No emails received yet." : "No older emails."}</p>
      ) : (
        <div className="rounded-card border bg-surface px-5 [&>ul]:border-y-0">
          <MailRows
            mails={mails}
            agentId={agent.id}
            deleteAddress={({ id }) => `${mailAddress(agent.id, id)}?dialog=delete`}
          />
        </div>
      )}
      <OlderNewest path={`${agentPath}/emails`} older={older} isFirst={isFirst} />
    </div>
  );
}
