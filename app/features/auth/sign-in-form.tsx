import { getFormProps, useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { SignIn } from "../../domain/accounts/account-schema";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { InputField } from "../../ui/form/input-field";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { useSubmitting } from "../../ui/use-submitting";
import { LeavingOverlay } from "./leaving-overlay";
import { reasonToSignIn } from "./reason-to-sign-in";

const rules = () => import("../../domain/accounts/account-schema").then(({ SignIn }) => SignIn);

/** Sign-in (specification, section 2). Posts email, password and returnTo to /login. */
export function SignInForm({
  state,
  returnTo,
  recoveryPath,
  headingLevel: Heading = "h1",
}: {
  state: FormState | null | undefined;
  /** Where to go after; a path of this site. */
  returnTo?: string;
  /** Where a forgotten password is reset; without one there is no link. */
  recoveryPath?: string;
  headingLevel?: "h1" | "h3";
}) {
  const [form, { email, password }] = useForm<SignIn>({
    id: "sign-in",
    lastResult: state?.reply,
    ...useRules(rules),
  });
  const reason = reasonToSignIn(returnTo);
  const { submitting, leaving } = useSubmitting("/login");
  return (
    <Form
      method="post"
      // After a wrong password the page is still the one that somebody was sent to.
      action={returnTo ? `/login?returnTo=${encodeURIComponent(returnTo)}` : "/login"}
      {...getFormProps(form)}
      className="grid gap-5"
    >
      <Heading className="text-page">Welcome back</Heading>
      {reason && (
        <p className="border-l-[3px] border-l-info bg-info-soft px-3 py-2 text-small font-medium text-info-ink">
          {reason}
        </p>
      )}
      <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
      <FormFailure toast={state?.toast} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
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
        type="password"
        autoComplete="current-password"
        required
        readOnly={submitting}
      />
      <Button variant="primary" block pending={submitting} pendingLabel="Signing in...">
        Sign in
      </Button>
      {recoveryPath && (
        <p className="text-center">
          <Link to={recoveryPath} className="link inline-block py-1">
            Forgot password?
          </Link>
        </p>
      )}
      {leaving && <LeavingOverlay words="Loading your dashboard..." />}
    </Form>
  );
}
