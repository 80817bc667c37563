import { z } from "zod";

/** What opens /setup. */
export const SetupSecret = z.object({
  secret: z.string({ error: "Please enter the secret." }).trim().min(1, "Please enter the secret.").max(500),
});

export type SetupSecret = z.infer<typeof SetupSecret>;
