import { Form, useNavigate, useSearchParams } from "@remix-run/react";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef, useState } from "react";
import { Badge } from "../../ui/badge";
import { Button, ButtonLink } from "../../ui/button";
import { PlanBenefits } from "./offer";

const PROCESSING_MS = 2000;
const REDIRECT_MS = 2000;

/**
 * 'Subscribe to Professional Plan', the demo (specification, section 2): 2 s of processing, 'Subscription
 * Successful', and after 2 s to `back`, the page they came from or the dashboard. Nothing is sent or charged. Without a script the button leads to the success.
 */
export function SubscribeDemo({ back }: { back: string }) {
  const [search] = useSearchParams();
  const [state, setState] = useState<"idle" | "processing" | "done">(search.has("demo") ? "done" : "idle");
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === "idle") return;
    // The button that had the focus is gone.
    if (state === "done") title.current?.focus();
    const timer =
      state === "processing"
        ? setTimeout(() => setState("done"), PROCESSING_MS)
        : setTimeout(() => navigate(back), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, navigate, back]);
  return (
    <div className="mx-auto max-w-md rounded-card border bg-surface p-7">
      <Badge tone="warn">Demo: no charge is made</Badge>
      <div role="status">
        {state === "done" && (
          <>
            <h1 ref={title} tabIndex={-1} className="mt-4 flex items-center gap-2.5 text-page">
              <CircleCheck size={24} aria-hidden="true" className="shrink-0 text-ok" />
              Subscription Successful
            </h1>
            <p className="mt-2 mb-5 text-ink-2">
              This was a demo: your plan has not changed. Returning in 2 s.
            </p>
          </>
        )}
      </div>
      {state === "done" ? (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/">Return to Dashboard</ButtonLink>
          {back !== "/" && (
            <ButtonLink to={back} variant="primary">
              Back to where you were
            </ButtonLink>
          )}
        </div>
      ) : (
        <>
          <h1 className="mt-4 text-page tracking-[-0.01em]">Subscribe to Professional Plan</h1>
          <p className="mt-1 text-ink-2">Get unlimited summaries and premium features</p>
          <PlanBenefits />
          <Form
            method="get"
            onSubmit={(event) => {
              event.preventDefault();
              setState("processing");
            }}
          >
            <input type="hidden" name="demo" value="done" />
            {back !== "/" && <input type="hidden" name="back" value={back} />}
            <Button variant="primary" block pending={state === "processing"} pendingLabel="Processing...">
              Subscribe for $8.99/month
            </Button>
          </Form>
        </>
      )}
    </div>
  );
}
