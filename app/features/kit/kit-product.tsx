import { AgentCard } from "../agents/agent-card";
import { ConfirmationNotice } from "../agents/confirmation-notice";
import { FirstRunStrip } from "../agents/first-run-strip";
import { RecipientList } from "../agents/recipient-list";
import { DeliveryList } from "../digests/delivery-list";
import { DigestBody } from "../digests/digest-body";
import { RunHistory } from "../digests/run-history";
import { MailList } from "../inbox/mail-list";
import { sampleAgent, sampleAgents, sampleNews } from "./kit-samples";
import { KitSection, KitState } from "./kit-section";
import { sampleDigest } from "./sample-digest";

const newest = sampleAgents[1];

/** The product's own pieces. */
export function KitProduct() {
  return (
    <>
      <KitSection title="Agent card">
        <div className="grid gap-5 lg:grid-cols-2">
          {sampleAgents.map((agent) => (
            <AgentCard key={agent.id} agent={agent} news={sampleNews[agent.id] ?? null} />
          ))}
        </div>
      </KitSection>
      {newest && (
        <KitSection title="First run">
          <FirstRunStrip agent={newest} />
        </KitSection>
      )}
      <KitSection title="Recipients">
        <RecipientList recipients={sampleAgent.recipients} action="/kit" />
      </KitSection>
      <KitSection title="Forwarding confirmation">
        <KitState name="verified, with a code">
          <ConfirmationNotice
            confirmation={{
              provider: "Gmail",
              code: "304298959",
              url: "https://mail-settings.google.com/mail/vf-example",
              verified: true,
              receivedAt: "2026-11-20T12:58:00.000Z",
            }}
          />
        </KitState>
        <KitState name="not verified, with a link only">
          <ConfirmationNotice
            confirmation={{
              provider: "Zoho",
              code: null,
              url: "https://mail.zoho.example/confirm",
              verified: false,
              receivedAt: "2026-11-20T12:58:00.000Z",
            }}
          />
        </KitState>
      </KitSection>
      <KitSection title="Mails">
        <MailList mails={sampleAgent.emails} agentId="kit" hasMore />
        <KitState name="none">
          <MailList mails={[]} agentId="kit" hasMore={false} />
        </KitState>
      </KitSection>
      <KitSection title="Digest">
        <div className="rounded-card border bg-surface p-5 sm:p-7">
          <DigestBody
            digest={sampleDigest}
            renderMarkdown={(text) => `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`}
          />
        </div>
      </KitSection>
      <KitSection title="Deliveries and runs">
        <DeliveryList deliveries={sampleAgent.deliveries} action="/kit" />
        <RunHistory runs={sampleAgent.runs} timeZone="Europe/Berlin" />
      </KitSection>
    </>
  );
}
