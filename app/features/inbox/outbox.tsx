import { Link } from "@remix-run/react";
import MailOpen from "lucide-react/icons/mail-open";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/empty-state";
import { AbsoluteTime } from "../../ui/times";
import { Brand } from "../shell/brand";

/** A mail kept instead of sent, as the list needs it. */
interface OutboxEntryView {
  id: string;
  to: string;
  fromName: string;
  subject: string;
  /** ISO 8601 UTC. */
  sentAt: string;
}

/** The same, whole. */
interface OutboxMailView extends OutboxEntryView {
  fromAddress: string;
  replyTo: string | null;
  text: string;
  headers: Record<string, string>;
}

function OutboxFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header className="border-b bg-surface">
        <div className="mx-auto flex h-15 max-w-4xl items-center gap-4 px-4 sm:px-7">
          <Brand />
          <p className="ml-auto text-small text-ink-3">Outbox of this machine</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-4xl px-4 py-7 sm:px-7">
        {title}
        {children}
      </main>
    </div>
  );
}

/** /outbox: what would have been sent (MAILER=outbox), newest first. */
export function OutboxPage({ mails }: { mails: OutboxEntryView[] }) {
  return (
    <OutboxFrame
      title={
        <>
          <h1 className="text-page">Outbox</h1>
          <p className="mt-1 mb-7 text-ink-2">
            Mail is kept here instead of being sent while the app runs locally.
          </p>
        </>
      }
    >
      {mails.length === 0 ? (
        <EmptyState icon={<MailOpen size={20} />} title="Nothing was sent yet">
          A digest that is sent appears here, exactly as its recipient would get it.
        </EmptyState>
      ) : (
        <ul aria-label="Mails" className="divide-y rounded-card border bg-surface">
          {mails.map((mail) => (
            <li key={mail.id} className="relative px-5 py-4 hover:bg-sunken">
              <Link
                to={`/outbox/${encodeURIComponent(mail.id)}`}
                className="font-medium break-words after:absolute after:inset-0 hover:text-accent"
              >
                {mail.subject}
              </Link>
              <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
                <span className="break-all">{`To ${mail.to}`}</span>
                <AbsoluteTime iso={mail.sentAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </OutboxFrame>
  );
}

/** /outbox/{id}: one mail. `htmlPath` answers its HTML part under a policy of its own; it is framed without rights. */
export function OutboxMailPage({ mail, htmlPath }: { mail: OutboxMailView; htmlPath: string | null }) {
  const headers = {
    From: `${mail.fromName} <${mail.fromAddress}>`,
    To: mail.to,
    ...(mail.replyTo ? { "Reply-To": mail.replyTo } : {}),
    Subject: mail.subject,
    ...mail.headers,
  };
  return (
    <OutboxFrame
      title={
        <>
          <p className="mb-3">
            <Link to="/outbox" className="link inline-block py-1">
              Outbox
            </Link>
          </p>
          <h1 className="text-page break-words">{mail.subject}</h1>
          <p className="mt-1 mb-5 flex flex-wrap gap-x-3 text-small text-ink-3">
            <span className="break-all">{`To ${mail.to}`}</span>
            <AbsoluteTime iso={mail.sentAt} />
          </p>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {htmlPath && (
          <iframe
            src={htmlPath}
            title={`HTML part of ${mail.subject}`}
            sandbox="allow-popups"
            className="h-[44rem] w-full rounded-card border bg-surface"
          />
        )}
        <details open={!htmlPath} className="rounded-card border bg-surface">
          <summary className="control flex items-center px-5 font-bold">Text part</summary>
          <pre className="overflow-x-auto border-t px-5 py-4 font-mono text-small whitespace-pre-wrap">
            {mail.text}
          </pre>
        </details>
        <details className="rounded-card border bg-surface">
          <summary className="control flex items-center px-5 font-bold">Headers</summary>
          <dl className="grid gap-2 border-t px-5 py-4 font-mono text-small">
            {Object.entries(headers).map(([name, value]) => (
              <div key={name}>
                <dt className="text-ink-3">{name}</dt>
                <dd className="break-all">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </OutboxFrame>
  );
}
