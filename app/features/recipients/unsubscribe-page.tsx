import { Form } from "@remix-run/react";
import { isolated } from "../../digest/isolated";
import { Button } from "../../ui/button";
import { Brand } from "../shell/brand";

/**
 * Leaving one agent's digests (decisions, 'recipients without accounts'): looking changes nothing, only the
 * button does; coming back is as easy. Posts to its own URL with intent leave or return.
 */
export function UnsubscribePage({
  state,
  agentTitle,
  email,
}: {
  state: "asking" | "left" | "returned" | "unknown";
  agentTitle: string;
  email: string;
}) {
  const words = {
    asking: {
      title: "Stop these digests?",
      body: `${email} gets the digests of ${isolated(agentTitle)}. Once you stop them, nobody but you can turn them on again.`,
      intent: "leave",
      button: "Unsubscribe",
    },
    left: {
      title: "You are unsubscribed",
      body: `${email} gets no more digests of ${isolated(agentTitle)}.`,
      intent: "return",
      button: "Subscribe again",
    },
    returned: {
      title: "Welcome back",
      body: `${email} gets the digests of ${isolated(agentTitle)} again.`,
      intent: "leave",
      button: "Unsubscribe",
    },
    unknown: {
      title: "This link is not known",
      body: "It may have been cut off on its way. Open it again from the mail, or answer the mail to reach its sender.",
      intent: null,
      button: null,
    },
  }[state];
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] px-4 py-5 sm:px-10">
      <header>
        <Brand />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-md self-center py-10">
        <div className="rounded-card border bg-surface p-7">
          <h1 className="text-page">{words.title}</h1>
          <p className="mt-3 text-prose break-words text-ink-2">{words.body}</p>
          {words.intent && (
            <Form method="post" className="mt-5">
              <input type="hidden" name="intent" value={words.intent} />
              <Button variant={state === "asking" ? "primary" : "outline"}>{words.button}</Button>
            </Form>
          )}
        </div>
      </main>
    </div>
  );
}
