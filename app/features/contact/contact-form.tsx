import { getFormProps, useForm } from "@conform-to/react";
import { type FormEvent, useEffect } from "react";
import type { z } from "zod";
import type { Enquiry } from "../../domain/contact/enquiry-schema";
import { ALWAYS, FAILED } from "../../domain/failed-words";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { InputField } from "../../ui/form/input-field";
import { TextareaField } from "../../ui/form/textarea-field";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { useFormFetcher } from "../../ui/use-form-fetcher";
import { useHydrated } from "../../ui/use-hydrated";
import { useOfflineRefusal } from "../../ui/use-offline-refusal";

const rules = () => import("../../domain/contact/enquiry-schema").then(({ Enquiry }) => Enquiry);

const FIELDS = ["name", "company", "email", "phone", "message"] as const;

/** What was typed so far, by field. */
export type ContactDraft = Partial<Record<(typeof FIELDS)[number], string>>;

/**
 * The enterprise contact form (specification, section 2). Posts to /test-contact: with a script it stays where it
 * is and says `onSent`, without one the browser is sent on to `returnTo`.
 */
export function ContactForm({
  id,
  state,
  draft,
  returnTo,
  onDraft,
  onSent,
}: {
  /** Unique on the page. */
  id: string;
  /** The answer to a form that was posted without a script. */
  state?: FormState | null;
  draft?: ContactDraft;
  /** The page to go to afterwards, without a script. */
  returnTo: string;
  onDraft?: (draft: ContactDraft) => void;
  onSent: () => void;
}) {
  const fetcher = useFormFetcher();
  const hydrated = useHydrated();
  const answer = fetcher.data ?? state;
  const { refusal, refuse } = useOfflineRefusal(FAILED.contact, ALWAYS.contact);
  const [form, { name, company, email, phone, message, leaveEmpty }] = useForm<
    z.input<typeof Enquiry>,
    z.output<typeof Enquiry>
  >({
    id,
    defaultValue: draft,
    lastResult: answer?.reply,
    onSubmit: refuse,
    ...useRules(rules),
  });
  const pending = fetcher.state !== "idle";
  const sent = fetcher.state === "idle" && fetcher.data?.reply === null && !fetcher.data.toast;
  useEffect(() => {
    if (sent) onSent();
  }, [sent, onSent]);
  const keepDraft = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    onDraft?.(Object.fromEntries(FIELDS.map((field) => [field, String(typed.get(field) ?? "")])));
  };
  return (
    <fetcher.Form
      method="post"
      action="/test-contact"
      {...getFormProps(form)}
      onInput={keepDraft}
      className="grid gap-5"
    >
      <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
      <FormFailure toast={refusal ?? answer?.toast} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {hydrated && <input type="hidden" name="quiet" value="on" />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <InputField field={name} label="Name" autoComplete="name" required readOnly={pending} />
        <InputField field={company} label="Company" autoComplete="organization" required readOnly={pending} />
        <InputField
          field={email}
          label="Email"
          type="email"
          autoComplete="email"
          required
          readOnly={pending}
        />
        <InputField field={phone} label="Phone" type="tel" autoComplete="tel" readOnly={pending} />
      </div>
      <TextareaField field={message} label="Message" rows={5} required readOnly={pending} />
      <div className="trap" aria-hidden="true">
        <label htmlFor={leaveEmpty.id}>Leave this field empty</label>
        <input id={leaveEmpty.id} name={leaveEmpty.name} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="primary" pending={pending} pendingLabel="Sending...">
          Send Message
        </Button>
        <p className="text-small text-ink-3">We reply within 1 business day.</p>
      </div>
    </fetcher.Form>
  );
}
