import Inbox from "lucide-react/icons/inbox";
import Plus from "lucide-react/icons/plus";

import type { AgentView } from "../../domain/agents/agent-view";
import type { AgentNews } from "../../domain/items/agent-news";
import { Banner } from "../../ui/banner";

import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { dataPart } from "../../ui/url-part";
import { useRefreshOnReturn } from "../../ui/use-refresh-on-return";
import { AgentCard } from "./agent-card";
import type { FirstAgentForm } from "./first-agent-form";
import { FirstRunStrip } from "./first-run-strip";

const LazyFirstAgentForm = dataPart<Parameters<typeof FirstAgentForm>[0]>("#first-title", () =>
  import("./first-agent-form").then((module) => module.FirstAgentForm),
);

/** The newest agent that has seen neither real mail nor a digest of it. */
function findFirstRunAgent(agents: AgentView[]): AgentView | undefined {
  if (agents.some((agent) => agent.lastMailAt !== null)) return undefined;
  return agents.find((agent) => agent.lastSummaryAt === null || agent.hasSamples);
}

/**
 * The dashboard (specification, section 2). The order of the cards is the caller's.
 * `problem` is the message when the agents couldn't be loaded.
 */
export function AgentDeck({
  user,
  agents,
  news,
  problem,
  noMail,
  forwardingGuidePath,
}: {
  user: { email: string; timeZone: string };
  agents: AgentView[];
  /** What stands open, by agent. */
  news: Record<string, AgentNews>;
  problem?: string | null;
  /** Why no mail goes out, where none does. */
  noMail?: string | null;
  /** Where the guide is, once it exists. */
  forwardingGuidePath?: string;
}) {
  useRefreshOnReturn();
  const firstRunAgent = findFirstRunAgent(agents);
  // The way to a new agent is then in the middle of what is empty.
  const isEmpty = agents.length === 0 && !problem;
  return (
    <>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-7 gap-y-4">
        <div>
          <h1 className="text-page tracking-[-0.01em]">Email Agents</h1>
          <p className="mt-1 text-ink-2">Manage your email summary agents and their configurations.</p>
        </div>
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          {forwardingGuidePath && (
            <ButtonLink to={forwardingGuidePath} className="flex-auto sm:flex-none">
              Guide to Forwarding
            </ButtonLink>
          )}
          {!isEmpty && (
            <ButtonLink
              to="/create-agent"
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              className="flex-auto sm:flex-none"
            >
              Create New Agent
            </ButtonLink>
          )}
        </div>
      </div>
      {noMail && (
        <div className="mb-7">
          <Banner tone="warn" title="Digests are written, but not sent">
            {noMail}
          </Banner>
        </div>
      )}
      {problem ? (
        <Banner tone="danger" title={`Error loading agents: ${problem}`} live />
      ) : isEmpty ? (
        <EmptyState
          icon={<Inbox size={20} />}
          title="No email agents found"
          action={<LazyFirstAgentForm user={user} />}
        >
          Create your first email agent to start summarizing emails.
        </EmptyState>
      ) : (
        <>
          {firstRunAgent && <FirstRunStrip agent={firstRunAgent} />}
          <ul aria-label="Agents" className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            {agents.map((agent) => (
              <li key={agent.id} className="grid grid-cols-1">
                <AgentCard agent={agent} news={news[agent.id] ?? null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
