import { z } from "zod";

/** Bytes; the api contract's 20 MB. */
export const LARGEST_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const TOO_LARGE_DOCUMENT = "The file is too large: at most 20 MB.";
export const ACCEPTED_EXTENSIONS = ["txt", "pdf", "doc", "docx", "md"] as const;
export const WRONG_DOCUMENT_TYPE = "Only .txt, .pdf, .doc, .docx and .md files are accepted.";

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
