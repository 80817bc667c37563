import { DomainError } from "../domain/errors";
import { readCapped } from "./read-capped";

/** The contract's 20 MB for the file, and what its envelope and the other fields take. */
const LARGEST_UPLOAD_BYTES = 20 * 1024 * 1024 + 64 * 1024;

/**
 * The fields of a multipart body, files as File. Throws DomainError: "too-large" above 20 MB, "wrong-type" for any
 * other content type, "invalid" when it can't be taken apart.
 */
export async function readMultipart(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("Content-Type") ?? "";
  const isForm = /^multipart\/form-data\s*;/i.test(type);
  if (!isForm && type !== "") throw new DomainError("wrong-type", "The body must be multipart/form-data.");
  const bytes = await readCapped(request, LARGEST_UPLOAD_BYTES, "The file is too large: at most 20 MB.");
  if (!isForm) return {};
  try {
    const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new DomainError("invalid", "The body is not a valid form.");
  }
}
