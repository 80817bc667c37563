import { useSearchParams } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { SignInForm } from "../features/auth/sign-in-form";
import { publicMeta } from "../features/marketing/public-meta";
import { keepForm } from "../http/keep-form";
import { localPath } from "../http/local-path";
import { page } from "../http/page-action";
import { signInUser } from "../operations/accounts.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(({ matches }) =>
  publicMeta(
    {
      title: "Sign in - Mondaybrief",
      description: "Sign in to your email agents and their digests.",
      path: "/login",
      picture: "login",
    },
    matches,
  ),
);

export const action = page(signInUser, { next: "/" });

export const clientAction = keepForm(FAILED["sign-in"]);

export default function Login() {
  const [search] = useSearchParams();
  const returnTo = localPath(search.get("returnTo")) ?? undefined;
  return (
    <SignInForm state={useFormAnswer<typeof action>()} returnTo={returnTo} recoveryPath="/forgot-password" />
  );
}
