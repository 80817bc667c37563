import type { MouseEvent } from "react";
import { ButtonLink } from "../../ui/button";
import type { FormState } from "../../ui/form-state";
import { RouteTabs } from "../../ui/tabs";
import { RegistrationForm } from "../auth/registration-form";
import { SignInForm } from "../auth/sign-in-form";
import { RotatingHeadline } from "./rotating-word";

/** Tries to play the demo; the link itself scrolls to it. A browser that forbids it is only logged (specification). */
function playDemo(_: MouseEvent): void {
  const video = document.getElementById("demo-video");
  if (!(video instanceof HTMLVideoElement)) return;
  video.play().catch((reason: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it, landing page, 'Watch 60-sec Demo'
    console.info("The demo did not start by itself:", reason instanceof Error ? reason.name : "unknown");
  });
}

/** What it is, the two ways on, and the account card. */
export function Hero({ tab, state }: { tab: "login" | "register"; state?: FormState | null }) {
  return (
    <section
      aria-label="Know every blocker before Monday"
      className="mx-auto grid max-w-6xl gap-10 px-4 py-10 sm:px-7 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-14 md:py-12"
    >
      <div className="self-center">
        <RotatingHeadline />
        <p className="mt-5 max-w-[46ch] text-title text-ink-2">
          Forward the noise. Get one digest ranked by urgency, Monday 9 AM, where every line opens to the mail
          it was quoted from.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to="/?tab=register#auth" variant="primary" className="max-sm:w-full">
            Start Free Digest
          </ButtonLink>
          <ButtonLink to="#demo" onClick={playDemo} className="max-sm:w-full">
            Watch 60-sec Demo
          </ButtonLink>
        </div>
        <p className="mt-4 text-small text-ink-3">
          First 500 digests free · no credit card · set up in under 2 minutes
        </p>
      </div>
      <section
        id="auth"
        aria-label="Your account"
        className="no-print grid scroll-mt-20 gap-5 self-center rounded-card border bg-canvas p-5"
      >
        <RouteTabs
          label="Account"
          items={[
            { label: "Login", to: "/#auth", current: tab === "login" },
            { label: "Register", to: "/?tab=register#auth", current: tab === "register" },
          ]}
        />
        {tab === "login" ? (
          <SignInForm state={state} headingLevel="h2" recoveryPath="/forgot-password" />
        ) : (
          <RegistrationForm state={state} headingLevel="h2" />
        )}
      </section>
    </section>
  );
}
