import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { RegistrationForm } from "../features/auth/registration-form";
import { page } from "../http/page-action";
import { registerWithConfirmation } from "../operations/accounts.server";

export const meta: MetaFunction = () => [{ title: "Create an account - Mondaybrief" }];

export const action = page(registerWithConfirmation, { next: "/" });

export default function Register() {
  return <RegistrationForm state={useActionData<typeof action>()} />;
}
