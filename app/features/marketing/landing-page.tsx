import { Link } from "@remix-run/react";
import { Accordion } from "../../ui/accordion";
import { InZone } from "../../ui/clock";
import type { FormState } from "../../ui/form-state";
import { ArrivalWatch } from "../auth/arrival-watch";
import { AuthCard } from "./auth-card";
import { ComparisonTable } from "./comparison-table";
import { DemoTabs } from "./demo-tabs";
import { DemoVideo } from "./demo-video";
import { EXAMPLE } from "./example-of";
import { FlipCards } from "./flip-cards";
import { Hero } from "./hero";
import { landingQuestions } from "./landing-questions";
import { Pricing } from "./pricing";
import { PublicFrame } from "./public-frame";
import { Section } from "./section";
import { SecurityBlock } from "./security-block";
import { SetupSteps } from "./setup-steps";
import { StickyBanner } from "./sticky-banner";
import { WorksWith } from "./works-with";

/** The anonymous root (specification, section 2, 'Landing page'). */
export function LandingPage({
  tab,
  state,
}: {
  tab: "login" | "register";
  /** The answer of a failed sign-in or registration, when the page itself was posted to. */
  state?: FormState | null;
}) {
  return (
    <PublicFrame extra={<StickyBanner />}>
      <InZone timeZone={EXAMPLE.timeZone}>
        <Hero />
      </InZone>
      <WorksWith />
      <Section
        id="live-demo"
        title="Live Digest Demo"
        lede="Seven mails of one week in, this comes out, untouched: what Mondaybrief wrote, word for word. Open a line to read the words it stands on, or the mail they are from."
      >
        <InZone timeZone={EXAMPLE.timeZone}>
          <DemoTabs />
        </InZone>
      </Section>
      <Section id="demo" tinted title="From no account to a sent digest, in 60 seconds">
        <DemoVideo />
      </Section>
      <Section id="features" title="Why PMs Hate Mondays">
        <FlipCards />
      </Section>
      <Section id="setup" tinted title="3-Step Setup" lede="Under 2 minutes, most of it choosing a title.">
        <SetupSteps />
      </Section>
      <Section id="security" title="Enterprise-Grade Security">
        <SecurityBlock />
      </Section>
      <Section id="compare" tinted title="Compare before you commit">
        <ComparisonTable />
      </Section>
      <Section id="pricing" title="Pricing">
        <Pricing />
      </Section>
      <Section
        id="start"
        tinted
        title="Start with your own mail"
        beside={
          <p className="mt-3 text-prose text-ink-2">
            {"New here? "}
            <Link to="/?tab=register#auth" className="link">
              Create an account
            </Link>
            {
              " with an email address and a password, give your agent a title, and a sample digest is one press away."
            }
          </p>
        }
      >
        <AuthCard tab={tab} state={state} />
      </Section>
      <Section
        id="faq"
        title="FAQ"
        beside={
          <p className="mt-3 text-prose text-ink-2">
            Something else? Ask us with the link at the end of the page; a person answers.
          </p>
        }
      >
        <Accordion name="faq" items={landingQuestions} />
      </Section>
      <ArrivalWatch />
    </PublicFrame>
  );
}
