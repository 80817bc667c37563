import { Link } from "@remix-run/react";
import FlaskConical from "lucide-react/icons/flask-conical";

import type { AgentView } from "../../domain/agents/agent-view";
import { PostForm } from "../../ui/post-form";

import { StepList } from "../../ui/step-list";
import { AddressText } from "./address-text";

/**
 * What to do first, until real mail has come: shown for the newest agent while no mail and no digest
 * of its own is there. Trying a sample costs no credit.
 */
export function FirstRunStrip({ agent }: { agent: AgentView }) {
  const tried = agent.hasSamples;
  return (
    <section aria-labelledby="first-run" className="no-print mb-7 rounded-card border bg-surface p-5">
      <h2 id="first-run" className="mb-4 text-input font-bold">
        Your first digest
      </h2>
      <StepList
        steps={[
          { title: "Agent ready", state: "done", body: <bdi>{agent.title}</bdi> },
          {
            title: "Try a sample",
            state: tried ? "done" : "next",
            body: tried ? (
              <>
                <Link to={`/agents/${agent.id}`} preventScrollReset className="link inline-block py-1">
                  Read the sample digest
                </Link>
                <p>Sample mails can be removed there.</p>
              </>
            ) : (
              <>
                <p className="mb-3">Five sample mails, one digest, 0 credits.</p>
                <PostForm
                  action={`/agents/${agent.id}`}
                  fields={{ intent: "try-sample", returnTo: "/" }}
                  size="sm"
                  pendingLabel="Generating..."
                  icon={<FlaskConical size={14} aria-hidden="true" />}
                >
                  Try a sample digest
                </PostForm>
              </>
            ),
          },
          {
            title: "Forward real mail",
            state: tried ? "next" : "later",
            body: (
              <>
                {"To "}
                <code className="font-mono [overflow-wrap:anywhere]">
                  <AddressText address={agent.emailAddress} />
                </code>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
