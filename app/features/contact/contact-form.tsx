import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect } from "react";
import type { z } from "zod";
import { Enquiry, TRAP_FIELD } from "../../domain/contact/enquiry-schema";
import { ALWAYS, FAILED } from "../../domain/failed-words";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Field } from "../../ui/field";
import { FormFailure } from "../../ui/form-failure";
import { type FormState, fieldProblems } from "../../ui/form-state";
import { LabelledInput } from "../../ui/labelled-input";
import { Textarea } from "../../ui/text-input";
import { useHydrated } from "../../ui/use-hydrated";
import { useOfflineRefusal } from "../../ui/use-offline-refusal";

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
  const fetcher = useFetcher<FormState>();
  const hydrated = useHydrated();
  const answer = fetcher.data ?? state;
  const [form, { name, company, email, phone, message }] = useForm<
    z.input<typeof Enquiry>,
    z.output<typeof Enquiry>
  >({
    id,
    defaultValue: draft,
    lastResult: answer?.reply,
    constraint: getZodConstraint(Enquiry),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: Enquiry }),
  });
  const formProps = getFormProps(form);
  const { refusal, refuse } = useOfflineRefusal(FAILED.contact, ALWAYS.contact);
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
      {...formProps}
      noValidate
      onSubmit={(event) => {
        if (!refuse(event)) formProps.onSubmit(event);
      }}
      onInput={keepDraft}
      className="grid gap-5"
    >
      <ErrorSummary problems={fieldProblems([name, company, email, phone, message])} />
      <FormFailure toast={refusal ?? answer?.toast} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {hydrated && <input type="hidden" name="quiet" value="on" />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <LabelledInput field={name} label="Name" autoComplete="name" required readOnly={pending} />
        <LabelledInput
          field={company}
          label="Company"
          autoComplete="organization"
          required
          readOnly={pending}
        />
        <LabelledInput
          field={email}
          label="Email"
          type="email"
          autoComplete="email"
          required
          readOnly={pending}
        />
        <LabelledInput field={phone} label="Phone" type="tel" autoComplete="tel" readOnly={pending} />
      </div>
      <Field id={message.id} label="Message" errors={message.errors} required>
        {(control) => (
          <Textarea
            {...control}
            name={message.name}
            defaultValue={message.initialValue}
            rows={5}
            required
            readOnly={pending}
          />
        )}
      </Field>
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}-${TRAP_FIELD}`}>Leave this field empty</label>
        <input id={`${id}-${TRAP_FIELD}`} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
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
