import { z } from "zod";
import { RegistrationForm, SignIn } from "./account-schema";

/** Asking for a link to set a new password. */
export const RecoveryRequest = SignIn.pick({ email: true });

/** The new password, twice; the same rules and words as at registration (specification, section 5). */
export const PasswordReset = z
  .object({
    token: z.string().max(200),
    password: RegistrationForm.shape.password,
    confirmPassword: RegistrationForm.shape.confirmPassword,
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });

export type RecoveryRequest = z.infer<typeof RecoveryRequest>;
