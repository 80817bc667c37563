/** Bytes of a part; the last one is what is left. */
export const IMPORT_PART_BYTES = 8 * 1024 * 1024;
export const LARGEST_IMPORT_BYTES = 500 * 1024 * 1024;
/** What a form sends in one go, without a script. */
export const LARGEST_IMPORT_FORM_BYTES = 25 * 1024 * 1024;
export const TOO_LARGE_IMPORT = "The file is too large: at most 500 MB.";
export const TOO_LARGE_IMPORT_FORM = "Without JavaScript a file of at most 25 MB can be imported.";

/** An import of mails as its owner sees it. */
export interface ImportView {
  id: string;
  filename: string;
  /** Bytes. */
  size: number;
  /** Bytes of a part; the last one is what is left. */
  partSize: number;
  /** The numbers of the parts that have not arrived, from 0; none once all have. */
  missingParts: number[];
  state: "uploading" | "storing" | "done" | "failed";
  /** Why it failed. */
  problem: string | null;
  /** How much of it has arrived while uploading, and been stored after that: 0 to 1. */
  progress: number;
  /** Mails met so far. */
  found: number;
  stored: number;
  /** Mails that the agent had already. */
  duplicates: number;
  /** Mails that are too large, and Google's spam, trash and drafts. */
  leftOut: number;
  /** ISO 8601 UTC. */
  createdAt: string;
}
