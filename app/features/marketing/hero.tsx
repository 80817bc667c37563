import { Link } from "@remix-run/react";
import CirclePlay from "lucide-react/icons/circle-play";
import type { MouseEvent } from "react";
import { ButtonLink } from "../../ui/button";
import { HeroDigest } from "./hero-digest";
import { RotatingHeadline } from "./rotating-word";

/** The auth card, on Register: who is new (specification, 'Start Free Digest'). */
const REGISTER = "/?tab=register#auth";

/** Tries to play the demo; the link itself scrolls to it. A browser that forbids it is only logged (specification). */
function playDemo(_: MouseEvent): void {
  const video = document.getElementById("demo-video");
  if (!(video instanceof HTMLVideoElement)) return;
  video.play().catch((reason: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it, landing page, 'Watch 60-sec Demo'
    console.info("The demo did not start by itself:", reason instanceof Error ? reason.name : "unknown");
  });
}

/** What it is, the one way on, and what comes of it. */
export function Hero() {
  return (
    <section
      aria-label="Know every blocker before Monday"
      className="mx-auto grid max-w-6xl gap-10 px-4 py-10 sm:px-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-14 md:py-12"
    >
      <div className="self-center">
        <RotatingHeadline />
        <p className="mt-5 max-w-[46ch] text-title text-ink-2">
          Forward the noise. Get one chat and email digest, ranked by urgency, Monday 9 AM. Every line opens
          to the mail it was quoted from.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={REGISTER} variant="primary" className="max-sm:w-full">
            Start Free Digest
          </ButtonLink>
          <Link
            to="#demo"
            onClick={playDemo}
            className="link control inline-flex items-center gap-2 max-sm:w-full max-sm:justify-center"
          >
            <CirclePlay size={18} aria-hidden="true" />
            Watch 60-sec Demo
          </Link>
        </div>
        <p className="mt-4 text-small text-ink-3 max-sm:text-center">
          First 500 digests free · no credit card · set up in under 2 minutes
        </p>
      </div>
      <HeroDigest />
    </section>
  );
}
