import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { LabelledInput } from "../../ui/labelled-input";
import { useCheckedForm } from "../../ui/use-checked-form";
import { useSubmitting } from "../../ui/use-submitting";
import { LeavingOverlay } from "./leaving-overlay";

const names = ["email", "password", "confirmPassword"] as const;
const defaults = { email: "", password: "", confirmPassword: "" };
const load = () => import("./check-registration").then((module) => module.checkRegistration);

/** Registration (specification, section 2). Posts email, password, confirmPassword and timeZone to /register. */
export function RegistrationForm({
  state,
  headingLevel: Heading = "h1",
}: {
  state: FormState | null | undefined;
  headingLevel?: "h1" | "h2";
}) {
  const { fields, problems, form } = useCheckedForm({ id: "register", names, defaults, state, load });
  const [timeZone, setTimeZone] = useState("");
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const { submitting, leaving } = useSubmitting("/register");
  return (
    <Form method="post" action="/register" {...form} className="grid gap-5">
      <Heading className="text-page">Create an account</Heading>
      <ErrorSummary problems={problems} />
      <FormFailure toast={state?.toast} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <LabelledInput
        field={fields.email}
        label="Email"
        type="email"
        autoComplete="username"
        required
        readOnly={submitting}
      />
      <LabelledInput
        field={fields.password}
        label="Password"
        hint="At least 6 characters; a long phrase is safer"
        type="password"
        autoComplete="new-password"
        required
        readOnly={submitting}
      />
      <LabelledInput
        field={fields.confirmPassword}
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
