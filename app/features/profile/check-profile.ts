import { ProfileChanges } from "../../domain/accounts/profile-schema";
import { type FormProblems, formProblems } from "../../ui/form-problems";

/** What is wrong with the profile form. */
export function checkProfile(form: FormData): FormProblems {
  return formProblems(ProfileChanges, form);
}
