import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import type { FormState } from "../../ui/form-state";
import { PlainFrame } from "../marketing/plain-frame";
import { ContactForm } from "./contact-form";
import { MessageSent } from "./message-sent";

/** The enterprise contact form alone (specification, section 2, /test-contact). */
export function ContactPage({ state }: { state: FormState | null | undefined }) {
  const [search] = useSearchParams();
  const [sent, setSent] = useState(false);
  return (
    <PlainFrame width="max-w-2xl">
      <h1 className="text-page tracking-[-0.01em]">Contact Enterprise Sales</h1>
      <p className="mt-2 max-w-[60ch] text-prose text-ink-2">
        Single sign-on, a deployment of your own, a security review, or a question: write to us.
      </p>
      <div className="mt-7 rounded-card border bg-surface p-5 sm:p-7">
        {sent || search.get("sent") === "1" ? (
          <MessageSent />
        ) : (
          <ContactForm
            id="contact-form"
            state={state}
            returnTo="/test-contact?sent=1"
            onSent={() => setSent(true)}
          />
        )}
      </div>
    </PlainFrame>
  );
}
