import { z } from "zod";
import { DomainError } from "../domain/errors";
import { readCapped } from "./read-capped";

const LARGEST_JSON_BYTES = 1024 * 1024;

/**
 * The JSON object of a request's body; an absent body is an empty object. Throws DomainError: "too-large" above
 * 1 MB, "wrong-type" for any other content type, "invalid" when it isn't a JSON object.
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readCapped(request, LARGEST_JSON_BYTES, "The body is too large: at most 1 MB.");
  if (bytes.length === 0) return {};
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new DomainError("wrong-type", "The body must be application/json.");
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new DomainError("invalid", "The body is not valid JSON.");
  }
  const parsed = z.record(z.string(), z.unknown()).safeParse(value);
  if (!parsed.success) throw new DomainError("invalid", "The body must be a JSON object.");
  return parsed.data;
}
