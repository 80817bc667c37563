import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { z } from "zod";
import type { RegistrationForm as Rules } from "../../domain/accounts/account-schema";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { InputField } from "../../ui/form/input-field";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { useSubmitting } from "../../ui/use-submitting";
import { LeavingOverlay } from "./leaving-overlay";

const rules = () =>
  import("../../domain/accounts/account-schema").then(({ RegistrationForm }) => RegistrationForm);

/** Registration (specification, section 2). Posts email, password, confirmPassword and timeZone to /register. */
export function RegistrationForm({
  state,
  headingLevel: Heading = "h1",
}: {
  state: FormState | null | undefined;
  headingLevel?: "h1" | "h3";
}) {
  const [form, { email, password, confirmPassword }] = useForm<z.input<typeof Rules>, z.output<typeof Rules>>(
    {
      id: "register",
      lastResult: state?.reply,
      ...useRules(rules),
    },
  );
  const [timeZone, setTimeZone] = useState("");
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const { submitting, leaving } = useSubmitting("/register");
  return (
    <Form method="post" action="/register" {...getFormProps(form)} className="grid gap-5">
      <Heading className="text-page">Create an account</Heading>
      <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
      <FormFailure toast={state?.toast} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <InputField
        field={email}
        label="Email"
        type="email"
        autoComplete="username"
        required
        readOnly={submitting}
      />
      <InputField
        field={password}
        label="Password"
        hint="At least 6 characters; a long phrase is safer"
        type="password"
        autoComplete="new-password"
        required
        readOnly={submitting}
      />
      <InputField
        field={confirmPassword}
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        required
        readOnly={submitting}
      />
      <Button variant="primary" block pending={submitting} pendingLabel="Creating account...">
        Create account
      </Button>
      <p className="text-center text-small text-ink-3">The first 500 digests are free. No credit card.</p>
      {leaving && <LeavingOverlay words="Setting up your account..." />}
    </Form>
  );
}
