import { PackOffer, PlanOffer } from "../credits/offer";
import { DocumentTable } from "../documents/document-table";
import { AgentAddresses } from "../guide/agent-addresses";
import { AnsweredQuestions } from "../questions/answered-questions";
import { OpenQuestions } from "../questions/open-questions";
import { sampleAgent, sampleAgents } from "./kit-samples";
import { KitSection, KitState } from "./kit-section";

/** What feeds a digest beside the mails, and what it costs. */
export function KitContext() {
  return (
    <>
      <KitSection title="Questions and documents">
        <OpenQuestions questions={sampleAgent.clarifyingQuestions} agentPath="/kit" digestId="d-4c2f9a" />
        <AnsweredQuestions questions={sampleAgent.clarifyingQuestions} />
        <DocumentTable documents={sampleAgent.contextDocs} agentPath="/kit" />
      </KitSection>
      <KitSection title="Addresses">
        <KitState name="some">
          <AgentAddresses agents={sampleAgents} />
        </KitState>
        <KitState name="none">
          <AgentAddresses agents={[]} />
        </KitState>
      </KitSection>
      <KitSection title="Offers">
        <div className="grid gap-7 sm:grid-cols-2">
          <PackOffer action={null} />
          <PlanOffer action={null} />
        </div>
      </KitSection>
    </>
  );
}
