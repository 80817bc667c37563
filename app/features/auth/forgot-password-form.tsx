import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, Link } from "@remix-run/react";
import { RecoveryRequest } from "../../domain/accounts/recovery-schema";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { FormFailure } from "../../ui/form-failure";
import { type FormState, fieldProblems } from "../../ui/form-state";
import { LabelledInput } from "../../ui/labelled-input";
import { useSubmitting } from "../../ui/use-submitting";

/** Asks for a link to set a new password (decisions, 'Forgot password?'); the answer is the same for any address. */
export function ForgotPasswordForm({
  state,
  asked,
}: {
  state: FormState | null | undefined;
  asked: boolean;
}) {
  const [form, { email }] = useForm({
    id: "forgot-password",
    lastResult: state?.reply,
    constraint: getZodConstraint(RecoveryRequest),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: RecoveryRequest }),
  });
  const { submitting } = useSubmitting("/forgot-password");
  const back = (
    <p className="text-center">
      <Link to="/login" className="link inline-block py-1">
        Back to sign in
      </Link>
    </p>
  );
  if (asked) {
    return (
      <div className="grid gap-5">
        <h1 className="text-page">Check your mail</h1>
        <p role="status" className="text-prose text-ink-2">
          If there is an account with that address, a link to set a new password is on its way. It works once,
          for 30 minutes.
        </p>
        <p className="text-small text-ink-3">
          Nothing there? Look into the spam folder, then{" "}
          <Link to="/forgot-password" className="link inline-block py-1">
            ask again
          </Link>
          .
        </p>
        {back}
      </div>
    );
  }
  return (
    <Form method="post" action="/forgot-password" {...getFormProps(form)} noValidate className="grid gap-5">
      <div>
        <h1 className="text-page">Forgot password?</h1>
        <p className="mt-1 text-prose text-ink-2">We mail you a link to set a new one.</p>
      </div>
      <ErrorSummary problems={fieldProblems([email])} />
      <FormFailure toast={state?.toast} />
      <LabelledInput
        field={email}
        label="Email"
        type="email"
        autoComplete="username"
        required
        readOnly={submitting}
      />
      <Button variant="primary" block pending={submitting} pendingLabel="Sending...">
        Send link
      </Button>
      {back}
    </Form>
  );
}
