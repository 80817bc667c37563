import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { SignInForm } from "../features/auth/sign-in-form";
import { localPath } from "../http/local-path";
import { page } from "../http/page-action";
import { signInUser } from "../operations/accounts.server";

export const meta: MetaFunction = () => [{ title: "Sign in - Mondaybrief" }];

export const action = page(signInUser, { next: "/" });

export default function Login() {
  const [search] = useSearchParams();
  const returnTo = localPath(search.get("returnTo")) ?? undefined;
  return <SignInForm state={useActionData<typeof action>()} returnTo={returnTo} />;
}
