import { z } from "zod";
import { DomainError } from "../domain/errors";

const LARGEST_JSON_BYTES = 1024 * 1024;

/**
 * The JSON object of a request's body; an absent body is an empty object. Throws DomainError: "too-large" above
 * 1 MB, "wrong-type" for any other content type, "invalid" when it isn't a JSON object.
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > LARGEST_JSON_BYTES) throw tooLarge();
  const bytes = await readCapped(request);
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

// A body without a Content-Length is counted while it is read.
async function readCapped(request: Request): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > LARGEST_JSON_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(read.value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function tooLarge(): DomainError {
  return new DomainError("too-large", "The body is too large: at most 1 MB.");
}
