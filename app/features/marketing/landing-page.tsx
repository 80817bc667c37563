import { ButtonLink } from "../../ui/button";
import type { FormState } from "../../ui/form-state";
import { RouteTabs } from "../../ui/tabs";
import { AbsoluteTime } from "../../ui/times";
import { RegistrationForm } from "../auth/registration-form";
import { SignInForm } from "../auth/sign-in-form";
import { DigestBody } from "../digests/digest-body";
import { Brand } from "../shell/brand";
import { sampleDigest } from "./sample-digest";
import { SetupSteps } from "./setup-steps";

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** The anonymous root: what it is, a real digest to look at, and the account card. */
export function LandingPage({
  tab,
  state,
  contactEmail,
  recoveryPath,
}: {
  tab: "login" | "register";
  /** The answer of a failed sign-in or registration, when the page itself was posted to. */
  state?: FormState | null;
  contactEmail: string | null;
  recoveryPath?: string;
}) {
  return (
    <div className="bg-surface">
      <header className="sticky top-0 z-30 border-b bg-surface">
        <div className="mx-auto flex h-15 max-w-6xl items-center gap-5 px-4 sm:px-7">
          <Brand />
          <nav aria-label="Page" className="ml-auto flex items-center gap-2">
            <a
              href="#setup"
              className="control hidden items-center rounded-control px-3 font-medium text-ink-2 hover:text-ink sm:inline-flex"
            >
              3-Step Setup
            </a>
            <ButtonLink to="/login">Sign in</ButtonLink>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <section className="mx-auto grid max-w-6xl gap-10 px-4 py-10 sm:px-7 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-14 md:py-20">
          <div className="self-center">
            <h1 className="text-hero tracking-[-0.03em]">
              Know every <span className="text-accent">blocker</span> before Monday.
            </h1>
            <p className="mt-5 max-w-[46ch] text-title text-ink-2">
              Forward the noise. Get one digest ranked by urgency, Monday 9 AM, where every line opens to the
              mail it was quoted from.
            </p>
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink to="/?tab=register#auth" variant="primary" className="max-sm:w-full">
                Start Free Digest
              </ButtonLink>
            </div>
            <p className="mt-4 text-small text-ink-3">
              First 500 digests free · no credit card · ready in 2 minutes
            </p>
          </div>
          <section
            id="auth"
            aria-label="Your account"
            className="grid gap-5 self-center rounded-card border bg-canvas p-5"
          >
            <RouteTabs
              label="Account"
              items={[
                { label: "Login", to: "/#auth", current: tab === "login" },
                { label: "Register", to: "/?tab=register#auth", current: tab === "register" },
              ]}
            />
            {tab === "login" ? (
              <SignInForm state={state} headingLevel="h2" recoveryPath={recoveryPath} />
            ) : (
              <RegistrationForm state={state} headingLevel="h2" />
            )}
          </section>
        </section>
        <section aria-labelledby="example" className="border-y bg-canvas">
          <div className="mx-auto grid max-w-6xl gap-7 px-4 py-14 sm:px-7 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-14">
            <div>
              <h2 id="example" className="text-page tracking-[-0.01em]">
                18 mails in.
                <br />
                This comes out.
              </h2>
              <p className="mt-3 text-prose text-ink-2">
                Open any line to read the words it stands on. What has no quote is not in the digest, and what
                could not be read is named.
              </p>
            </div>
            <div className="rounded-card border bg-surface p-5 sm:p-7">
              <p className="mb-5 flex flex-wrap items-baseline justify-between gap-x-5 border-b pb-4">
                <span className="text-title font-bold">Payments rollout</span>
                <span className="text-small text-ink-3">
                  <AbsoluteTime iso={sampleDigest.generatedAt} timeZone="Europe/Berlin" />
                </span>
              </p>
              <DigestBody
                firstQuoteOpen
                digest={sampleDigest}
                renderMarkdown={(text) => `<p>${escapeText(text)}</p>`}
              />
            </div>
          </div>
        </section>
        <SetupSteps />
      </main>
      <footer className="border-t">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-3 px-4 py-7 text-small text-ink-3 sm:px-7">
          <p>Mondaybrief</p>
          {contactEmail && (
            <a href={`mailto:${contactEmail}`} className="link inline-block py-1">
              Contact Us
            </a>
          )}
        </div>
      </footer>
    </div>
  );
}
