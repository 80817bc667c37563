import { getFormProps, useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { RecoveryRequest } from "../../domain/accounts/recovery-schema";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { InputField } from "../../ui/form/input-field";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { useSubmitting } from "../../ui/use-submitting";

const rules = () =>
  import("../../domain/accounts/recovery-schema").then(({ RecoveryRequest }) => RecoveryRequest);

/** Asks for a link to set a new password (decisions, 'Forgot password?'); the answer is the same for any address. */
export function ForgotPasswordForm({
  state,
  asked,
}: {
  state: FormState | null | undefined;
  asked: boolean;
}) {
  const [form, { email }] = useForm<RecoveryRequest>({
    id: "forgot-password",
    lastResult: state?.reply,
    ...useRules(rules),
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
    <Form method="post" action="/forgot-password" {...getFormProps(form)} className="grid gap-5">
      <div>
        <h1 className="text-page">Forgot password?</h1>
        <p className="mt-1 text-prose text-ink-2">We mail you a link to set a new one.</p>
      </div>
      <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
      <FormFailure toast={state?.toast} />
      <InputField
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
