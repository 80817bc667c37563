import { z } from "zod";
import { LARGEST_IMPORT_BYTES } from "./import-view";

const NO_FILE = "Choose a file.";

/** What an upload in parts begins with; a size above the limit is refused with its own status. */
export const ImportStart = z.object({
  filename: z.string().trim().min(1, NO_FILE).max(255, "The name must be at most 255 characters"),
  size: z.number().int().min(1, "This file is empty.").max(Number.MAX_SAFE_INTEGER),
});

/** The form without a script: the whole file. */
export const ImportForm = z.object({
  file: z.instanceof(File, { error: NO_FILE }).refine((file) => file.size > 0, NO_FILE),
});

export const isTooLargeImport = (size: number) => size > LARGEST_IMPORT_BYTES;
export type ImportStart = z.infer<typeof ImportStart>;
