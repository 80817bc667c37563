import type { MailPageView } from "../../domain/inbox/mail-view";
import { BackLink } from "../../ui/back-link";
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
      <BackLink to={agentPath} title={agent.title} />
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
