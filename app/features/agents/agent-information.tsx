import { Link } from "@remix-run/react";
import CalendarClock from "lucide-react/icons/calendar-clock";
import type { ReactNode } from "react";
import { nextSummaryWords, scheduleWords } from "../../domain/agents/schedule-words";
import type { AgentDetailView } from "../../domain/digests/agent-detail-view";

import { MAILS_ON_SHEET } from "../../domain/inbox/mail-view";
import { useClock } from "../../ui/clock";
import { LiveStatus } from "../../ui/live-status";
import { DayTime, RelativeTime } from "../../ui/times";
import { DocumentTable } from "../documents/document-table";
import { MailList } from "../inbox/mail-list";
import { QuarantineLink } from "../inbox/quarantine-link";
import { AnsweredQuestions } from "../questions/answered-questions";
import { OpenQuestions } from "../questions/open-questions";
import { InboxAddress } from "./inbox-address";
import { LazyConfirmationNotice } from "./lazy-confirmation-notice";
import { RecipientList } from "./recipient-list";
import { StatusBadge } from "./status-badge";

function Fact({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "col-span-2" : undefined}>
      <dt className="text-small text-ink-3">{term}</dt>
      <dd className="mt-0.5 min-w-0">{children}</dd>
    </div>
  );
}

function NextSummary({ agent }: { agent: AgentDetailView }) {
  const { now } = useClock();
  if (agent.frequency === "manual") return null;
  return (
    <div className="flex gap-3 rounded-control border border-l-[3px] border-l-accent bg-surface px-4 py-3">
      <CalendarClock size={18} aria-hidden="true" className="mt-px shrink-0 text-accent" />
      <div>
        <h3 className="font-medium">Next Summary</h3>
        <p className="text-small text-ink-2" suppressHydrationWarning>
          {agent.nextRunAt
            ? `Generated ${nextSummaryWords(agent.nextRunAt, now, agent.timeZone)}.`
            : agent.status === "inactive"
              ? "None while the agent is inactive; mail is kept."
              : "None is scheduled."}
        </p>
      </div>
    </div>
  );
}

/** 'Agent Information' (specification, section 2): the right side of the sheet. */
export function AgentInformation({ agent }: { agent: AgentDetailView }) {
  const path = `/agents/${agent.id}`;
  const waiting =
    agent.lastMailAt === null ||
    agent.contextDocs.some((document) => document.state === "reading") ||
    agent.emails.some((mail) => mail.state === "received") ||
    agent.deliveries.some((delivery) => delivery.state === "queued" || delivery.state === "sending");
  return (
    <section id="information" aria-labelledby="information-title" className="scroll-mt-14">
      <h2 id="information-title" className="text-title font-bold">
        Agent Information
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-7">
        {agent.confirmation && <LazyConfirmationNotice confirmation={agent.confirmation} />}
        <dl className="grid grid-cols-2 gap-3">
          <Fact term="Email Address" wide>
            <InboxAddress address={agent.emailAddress} />
          </Fact>
          <Fact term="Status">
            <StatusBadge status={agent.status} />
          </Fact>
          <Fact term="Created">
            <DayTime iso={agent.createdAt} />
          </Fact>
          <Fact term="Summary Frequency" wide>
            {scheduleWords(agent)}
          </Fact>
          <Fact term="Who may write" wide>
            {agent.allowedSenders.length === 0 ? (
              "Anyone"
            ) : (
              <span className="break-words">{agent.allowedSenders.join(", ")}</span>
            )}
          </Fact>
          <Fact term="Recipients" wide>
            <RecipientList recipients={agent.recipients} action={path} />
          </Fact>
        </dl>
        <NextSummary agent={agent} />
        <section id="emails" aria-labelledby="emails-title" className="scroll-mt-14">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 id="emails-title" tabIndex={-1} className="text-input font-bold">
              Recent Emails
            </h3>
            <p className="text-small text-ink-3">
              {agent.lastMailAt && (
                <>
                  {"last mail "}
                  <RelativeTime iso={agent.lastMailAt} />
                  <span className="mx-1.5">·</span>
                </>
              )}
              <Link to={`${path}/import`} className="link">
                Import emails
              </Link>
            </p>
          </div>
          {agent.heldCount > 0 && (
            <div className="mb-3">
              <QuarantineLink count={agent.heldCount} />
            </div>
          )}
          <LiveStatus waiting={waiting}>
            {agent.lastMailAt === null && (
              <p className="mb-3 text-small text-ink-2">
                {agent.hasSamples
                  ? "Samples so far. Waiting for the first email of yours."
                  : "Waiting for the first email"}
              </p>
            )}
          </LiveStatus>
          <MailList mails={agent.emails} agentId={agent.id} hasMore={agent.emails.length >= MAILS_ON_SHEET} />
        </section>
        <OpenQuestions
          questions={agent.clarifyingQuestions}
          agentPath={path}
          digestId={agent.lastSummary?.id ?? null}
        />
        <section aria-labelledby="context-title">
          <h3 id="context-title" className="mb-1 text-input font-bold">
            Context Information
          </h3>
          <p dir="auto" className="max-w-[64ch] whitespace-pre-line text-ink-2">
            {agent.description || "-"}
          </p>
        </section>
        <DocumentTable documents={agent.contextDocs} agentPath={path} />
        <AnsweredQuestions questions={agent.clarifyingQuestions} />
      </div>
    </section>
  );
}
