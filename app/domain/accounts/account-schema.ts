import { z } from "zod";

/** Trimmed and lower-cased, as accounts are told apart. */
export const emailAddress = z
  .string({ error: "Invalid email address" })
  .trim()
  .toLowerCase()
  .max(254, "Invalid email address")
  .pipe(z.email("Invalid email address"));

/** An IANA zone that this runtime knows; anything else becomes undefined, and the caller's default rules. */
const TimeZone = z
  .string()
  .optional()
  .transform((zone) => (zone && isTimeZone(zone) ? zone : undefined));

/** The zone that a person chose: nothing is no choice, and a zone that nobody knows is refused, not replaced. */
export const ChosenTimeZone = z
  .string()
  .trim()
  .refine((zone) => zone === "" || isTimeZone(zone), "Unknown time zone; one is written like Europe/Berlin")
  .optional()
  .transform((zone) => zone || undefined);

/** Whether the runtime can tell the time there. */
function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Sign-in (specification, section 5). The length cap keeps the hash's cost bounded. */
export const SignIn = z.object({
  email: emailAddress,
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(1024, "Password must be at most 1024 characters"),
});

const newPassword = z
  .string({ error: "Password must be at least 6 characters" })
  .min(6, "Password must be at least 6 characters")
  .max(1024, "Password must be at most 1024 characters");

/** Registration as the server needs it; the confirmation stays on the form (specification, section 3). */
export const Registration = z.object({ email: emailAddress, password: newPassword, timeZone: TimeZone });

/** The registration form: the same, and the two passwords match. */
export const RegistrationForm = Registration.extend({
  confirmPassword: z
    .string({ error: "Confirm password must be at least 6 characters" })
    .min(6, "Confirm password must be at least 6 characters"),
}).refine((form) => form.password === form.confirmPassword, {
  path: ["confirmPassword"],
  message: "Passwords don't match",
});

export type SignIn = z.infer<typeof SignIn>;
export type Registration = z.infer<typeof Registration>;
