import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { AuthLayout } from "../features/auth/auth-layout";
import { DeadRecoveryLink, ResetPasswordForm } from "../features/auth/reset-password-form";
import { keepForm } from "../http/keep-form";
import { page } from "../http/page-action";
import { lookUpRecovery, resetPassword } from "../operations/recovery.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(() => [
  { title: "Set a new password - Mondaybrief" },
  { name: "robots", content: "noindex" },
]);

/** Looking changes nothing: mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const email = await lookUpRecovery(context, params.token ?? "");
  return data({ email }, email === null ? 404 : 200);
}

export const action = page(resetPassword, { next: "/login" });

export const clientAction = keepForm(FAILED["reset-password"]);

export default function ResetPassword() {
  const { email } = useLoaderData<typeof loader>();
  const state = useFormAnswer<typeof action>();
  const { pathname } = useLocation();
  return (
    <AuthLayout current={null}>
      {email === null ? (
        <DeadRecoveryLink />
      ) : (
        <ResetPasswordForm state={state} email={email} path={pathname} />
      )}
    </AuthLayout>
  );
}
