/** Bytes; the api contract's 20 MB. */
export const LARGEST_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const TOO_LARGE_DOCUMENT = "The file is too large: at most 20 MB.";
export const ACCEPTED_EXTENSIONS = ["txt", "pdf", "doc", "docx", "md"] as const;
export const WRONG_DOCUMENT_TYPE = "Only .txt, .pdf, .doc, .docx and .md files are accepted.";
