import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { useHere } from "../../ui/use-here";
import { Brand } from "../shell/brand";

function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] px-4 py-5 sm:px-10">
      <header>
        <Brand />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-lg self-center border-l-[3px] border-l-accent py-5 pl-5 sm:pl-7"
      >
        <h1 className="text-[1.75rem] leading-9 tracking-[-0.015em]">{title}</h1>
        {children}
      </main>
    </div>
  );
}

/** Any other path (specification, section 2). The answer's status is 404. */
export function NotFoundPage({ signedIn }: { signedIn: boolean }) {
  return (
    <PlainPage title="404 Page Not Found">
      <p className="mt-3 text-prose text-ink-2">Did you forget to add the page to the router?</p>
      <div className="mt-7 flex flex-wrap gap-2">
        <ButtonLink to="/">{signedIn ? "Dashboard" : "Home"}</ButtonLink>
        {!signedIn && <ButtonLink to="/login">Sign in</ButtonLink>}
      </div>
    </PlainPage>
  );
}

/** Where the list of notifications is asked for, section 8 has words of its own. */
function whatFailed(search: string): string {
  const isNotifications = new URLSearchParams(search).get("dialog") === "notifications";
  return isNotifications ? "Failed to load notifications" : "Something went wrong";
}

/** Something failed that nobody meant to: what to do, and the number under which the log has it. */
export function ErrorPage({
  title,
  words = "It is not your doing, and nothing you saved is lost. Try again in a moment.",
  requestId,
}: {
  title?: string;
  words?: string;
  requestId?: string;
}) {
  const { search } = useLocation();
  const here = useHere();
  return (
    <PlainPage title={title ?? whatFailed(search)}>
      <p className="mt-3 text-prose text-ink-2">{words}</p>
      {requestId && (
        <p className="mt-3 text-small text-ink-3">
          {"Reference "}
          <code className="font-mono">{requestId}</code>
        </p>
      )}
      <div className="mt-7 flex flex-wrap gap-2">
        <ButtonLink to={here} reloadDocument>
          Try Again
        </ButtonLink>
        <ButtonLink to="/" variant="ghost" reloadDocument>
          Home
        </ButtonLink>
      </div>
    </PlainPage>
  );
}
