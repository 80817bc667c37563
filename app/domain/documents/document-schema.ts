import { z } from "zod";

const NO_FILE = "Choose a file.";

const description = z
  .string({ error: "Description must be text" })
  .trim()
  .max(1000, "Description must be at most 1000 characters")
  .transform((text) => (text === "" ? null : text));

/** An upload as the form and the api call send it; size and type are refused by addDocument, with their own status. */
export const DocumentUpload = z.object({
  // A form without a chosen file sends one without name and bytes.
  file: z.instanceof(File, { error: NO_FILE }).refine((file) => file.name !== "" || file.size > 0, NO_FILE),
  description: description.nullish().transform((text) => text ?? null),
});

export const DocumentDescription = z.object({ description: description.nullable() });

export type DocumentUpload = z.infer<typeof DocumentUpload>;
