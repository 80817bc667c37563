import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { PasswordReset } from "../../domain/accounts/recovery-schema";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { FormFailure } from "../../ui/form-failure";
import { type FormState, fieldProblems } from "../../ui/form-state";
import { LabelledInput } from "../../ui/labelled-input";
import { useSubmitting } from "../../ui/use-submitting";

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
  const [form, { password, confirmPassword }] = useForm({
    id: "reset-password",
    lastResult: state?.reply,
    constraint: getZodConstraint(PasswordReset),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: PasswordReset }),
  });
  const { submitting } = useSubmitting(path);
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
      <div>
        <h1 className="text-page">Set a new password</h1>
        <p className="mt-1 text-prose break-words text-ink-2">For {email}. It signs you out everywhere.</p>
      </div>
      <ErrorSummary problems={fieldProblems([password, confirmPassword])} />
      <FormFailure toast={state?.toast} />
      <input type="hidden" name="token" value={path.split("/").at(-1)} />
      <input type="hidden" autoComplete="username" defaultValue={email} />
      <LabelledInput
        field={password}
        label="New Password"
        hint="At least 6 characters; a long phrase is safer"
        type="password"
        autoComplete="new-password"
        required
        readOnly={submitting}
      />
      <LabelledInput
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
