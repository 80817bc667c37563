import { z } from "zod";
import { ChosenTimeZone, emailAddress } from "./account-schema";

/** What changing the profile takes (specification, section 5); fields left out keep their value (api contract). */
export const ProfileChanges = z.object({
  displayName: z
    .string({ error: "Name is required" })
    .trim()
    .min(1, "Name is required")
    .max(200, "Name must be at most 200 characters")
    .optional(),
  email: emailAddress.optional(),
  company: z
    .string({ error: "Company must be text" })
    .trim()
    .max(200, "Company must be at most 200 characters")
    .nullable()
    .optional()
    .transform((company) => (company === "" ? null : company)),
  timeZone: ChosenTimeZone,
  /** Needed only when the email changes. */
  currentPassword: z.string().max(1024, "Password must be at most 1024 characters").optional(),
});

export type ProfileChanges = z.infer<typeof ProfileChanges>;
