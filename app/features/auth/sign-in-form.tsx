import { Form, Link } from "@remix-run/react";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { LabelledInput } from "../../ui/labelled-input";
import { useCheckedForm } from "../../ui/use-checked-form";
import { useSubmitting } from "../../ui/use-submitting";
import { LeavingOverlay } from "./leaving-overlay";

const names = ["email", "password"] as const;
const defaults = { email: "", password: "" };
const load = () => import("./check-sign-in").then((module) => module.checkSignIn);

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
  headingLevel?: "h1" | "h2";
}) {
  const { fields, problems, form } = useCheckedForm({ id: "sign-in", names, defaults, state, load });
  const { submitting, leaving } = useSubmitting("/login");
  return (
    <Form method="post" action="/login" {...form} className="grid gap-5">
      <Heading className="text-page">Welcome back</Heading>
      <ErrorSummary problems={problems} />
      <FormFailure toast={state?.toast} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
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
