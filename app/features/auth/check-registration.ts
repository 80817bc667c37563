import { RegistrationForm } from "../../domain/accounts/account-schema";
import { type FormProblems, formProblems } from "../../ui/form-problems";

/** What is wrong with the registration form. */
export function checkRegistration(form: FormData): FormProblems {
  return formProblems(RegistrationForm, form);
}
