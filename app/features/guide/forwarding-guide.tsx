import { useLocation } from "@remix-run/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect } from "react";

import type { AgentView } from "../../domain/agents/agent-view";
import { Accordion } from "../../ui/accordion";

import { ButtonLink } from "../../ui/button";
import { AgentAddresses } from "./agent-addresses";
import { EmailThreads } from "./email-threads";
import { MeetingTranscripts } from "./meeting-transcripts";
import { MessagingApplications } from "./messaging-applications";
import { ProjectManagement } from "./project-management";

const topics = [
  { id: "email-threads", title: "Email Threads", body: <EmailThreads />, open: true },
  { id: "messaging", title: "Messaging Applications", body: <MessagingApplications /> },
  { id: "project-management", title: "Project Management", body: <ProjectManagement /> },
  { id: "meeting-transcripts", title: "Meeting Transcripts", body: <MeetingTranscripts /> },
];

const jumps = [
  { href: "#gmail", label: "Gmail" },
  { href: "#outlook", label: "Outlook" },
  { href: "#slack", label: "Slack" },
  { href: "#jira", label: "Jira" },
];

/** Opens the topic that holds the anchor; browsers do so by themselves only for some anchors. */
function showAnchor(hash: string): void {
  const place = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  const topic = place?.closest("details");
  if (!place || !topic) return;
  topic.open = true;
  place.scrollIntoView();
}

/** /forwarding-guide (specification, section 2): the user's addresses, and how mail gets to them. */
export function ForwardingGuide({ agents }: { agents: AgentView[] }) {
  const { hash } = useLocation();
  useEffect(() => {
    showAnchor(hash);
    const onHash = () => showAnchor(window.location.hash);
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, [hash]);
  return (
    <div className="mx-auto max-w-3xl">
      <ButtonLink
        to="/"
        variant="ghost"
        size="sm"
        className="-ml-3"
        icon={<ArrowLeft size={15} aria-hidden="true" />}
      >
        Back to Dashboard
      </ButtonLink>
      <h1 className="mt-3 text-page tracking-[-0.01em]">Guide to Forwarding</h1>
      <p className="mt-1 mb-7 max-w-[60ch] text-ink-2">
        How mail, chats, tickets and transcripts get to an agent. Each agent has an address of its own.
      </p>
      <section aria-labelledby="addresses-title" className="mb-10">
        <h2 id="addresses-title" className="mb-3 text-title">
          Your addresses
        </h2>
        <AgentAddresses agents={agents} />
      </section>
      <section aria-labelledby="topics-title">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
          <h2 id="topics-title" className="text-title">
            Instructions
          </h2>
          <nav aria-label="Jump to" className="flex flex-wrap gap-x-4">
            {jumps.map((jump) => (
              <a key={jump.href} href={jump.href} className="link inline-block py-1 text-small">
                {jump.label}
              </a>
            ))}
          </nav>
        </div>
        <Accordion name="guide" items={topics} />
      </section>
    </div>
  );
}
