import { FAILED } from "../domain/failed-words";
import { RegistrationForm } from "../features/auth/registration-form";
import { publicMeta } from "../features/marketing/public-meta";
import { keepForm } from "../http/keep-form";
import { page } from "../http/page-action";
import { registerWithConfirmation } from "../operations/accounts.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(({ matches }) =>
  publicMeta(
    {
      title: "Create an account - Mondaybrief",
      description: "The first 500 digests are free, without a credit card. Set up in under 2 minutes.",
      path: "/register",
      picture: "register",
    },
    matches,
  ),
);

export const action = page(registerWithConfirmation, { next: "/" });

export const clientAction = keepForm(FAILED.register);

export default function Register() {
  return <RegistrationForm state={useFormAnswer<typeof action>()} />;
}
