import { z } from "zod";

/** Asking for the deletion of the account takes the password. */
export const AccountDeletion = z.object({
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(1024, "Password must be at most 1024 characters"),
});

export type AccountDeletion = z.infer<typeof AccountDeletion>;
