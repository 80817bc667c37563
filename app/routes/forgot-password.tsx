import { useSearchParams } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { AuthLayout } from "../features/auth/auth-layout";
import { ForgotPasswordForm } from "../features/auth/forgot-password-form";
import { keepForm } from "../http/keep-form";
import { page } from "../http/page-action";
import { askForRecovery } from "../operations/recovery.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(() => [
  { title: "Forgot password? - Mondaybrief" },
  { name: "description", content: "Ask for a link to set a new password." },
]);

export const action = page(askForRecovery, { next: "/forgot-password?asked=1" });

export const clientAction = keepForm(FAILED.recover);

export default function ForgotPassword() {
  const [search] = useSearchParams();
  return (
    <AuthLayout current={null}>
      <ForgotPasswordForm state={useFormAnswer<typeof action>()} asked={search.get("asked") === "1"} />
    </AuthLayout>
  );
}
