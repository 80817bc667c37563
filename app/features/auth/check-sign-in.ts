import { SignIn } from "../../domain/accounts/account-schema";
import { type FormProblems, formProblems } from "../../ui/form-problems";

/** What is wrong with the sign-in form. */
export function checkSignIn(form: FormData): FormProblems {
  return formProblems(SignIn, form);
}
