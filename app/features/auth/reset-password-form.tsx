import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { z } from "zod";
import type { PasswordReset } from "../../domain/accounts/recovery-schema";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { InputField } from "../../ui/form/input-field";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { useSubmitting } from "../../ui/use-submitting";

const rules = () =>
  import("../../domain/accounts/recovery-schema").then(({ PasswordReset }) => PasswordReset);

/** Sets a new password through a mailed link. Posts password and confirmPassword to the link's own address. */
export function ResetPasswordForm({
  state,
  email,
  path,
}: {
  state: FormState | null | undefined;
  /** Whose password it is. */
  email: string;
  path: string;
}) {
  const [form, { password, confirmPassword }] = useForm<z.input<typeof PasswordReset>>({
    id: "reset-password",
    lastResult: state?.reply,
    ...useRules(rules),
  });
  const { submitting } = useSubmitting(path);
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <div>
        <h1 className="text-page">Set a new password</h1>
        <p className="mt-1 text-prose break-words text-ink-2">For {email}. It signs you out everywhere.</p>
      </div>
      <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
      <FormFailure toast={state?.toast} />
      <input type="hidden" name="token" value={path.split("/").at(-1)} />
      <input type="hidden" autoComplete="username" defaultValue={email} />
      <InputField
        field={password}
        label="New Password"
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
      <Button variant="primary" block pending={submitting} pendingLabel="Saving...">
        Save password
      </Button>
    </Form>
  );
}

/** The answer to a link that was used, is too old, or never was. */
export function DeadRecoveryLink() {
  return (
    <div className="grid gap-5">
      <h1 className="text-page">This link has expired or was used already</h1>
      <p className="text-prose text-ink-2">A link works once, for 30 minutes. Ask for a new one.</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/forgot-password" variant="primary">
          Send a new link
        </ButtonLink>
        <ButtonLink to="/login">Back to sign in</ButtonLink>
      </div>
    </div>
  );
}
