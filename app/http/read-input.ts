import { z } from "zod";
import { DomainError } from "../domain/errors";

const MIB = 1024 * 1024;
const LARGEST_JSON = { bytes: MIB, words: "The body is too large: at most 1 MB." };
/** The contract's 20 MB for the file, and what its envelope and the other fields take. */
const LARGEST_UPLOAD = { bytes: 20 * MIB + 64 * 1024, words: "The file is too large: at most 20 MB." };

/** How much of a body is read, and what is said of one that is larger. */
interface Cap {
  bytes: number;
  words: string;
}

/**
 * The same request with a body that breaks off after so many bytes, with DomainError("too-large"): they are counted
 * while they are read, because a body need not declare its length.
 */
export function withCappedBody(request: Request, { bytes, words }: Cap): Request {
  if (!request.body) return request;
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > bytes) controller.error(new DomainError("too-large", words));
      else controller.enqueue(chunk);
    },
  });
  return new Request(request, { body: request.body.pipeThrough(counter) });
}

/** The body of a request. Throws DomainError("too-large") for one that is, or says that it is, above the cap. */
export async function readBytes(request: Request, cap: Cap = LARGEST_JSON): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > cap.bytes) {
    throw new DomainError("too-large", cap.words);
  }
  return new Uint8Array(await withCappedBody(request, cap).arrayBuffer());
}

/**
 * The JSON object of a request's body; an absent body is an empty object. Throws DomainError: "too-large" above
 * 1 MB, "wrong-type" for any other content type, "invalid" when it isn't a JSON object.
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request);
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

/**
 * The fields of a multipart body, files as File. Throws DomainError: "too-large" above 20 MB, "wrong-type" for any
 * other content type, "invalid" when it can't be taken apart.
 */
export async function readMultipart(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("Content-Type") ?? "";
  const isForm = /^multipart\/form-data\s*;/i.test(type);
  if (!isForm && type !== "") throw new DomainError("wrong-type", "The body must be multipart/form-data.");
  const bytes = await readBytes(request, LARGEST_UPLOAD);
  if (!isForm) return {};
  try {
    const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new DomainError("invalid", "The body is not a valid form.");
  }
}

/**
 * A page's form without the fields whose name is a path or a command to the form library. None of ours is, and
 * `email[99999999]=a` would be taken for a list of a hundred million, which the answer repeats to its sender.
 */
export async function readForm(request: Request): Promise<FormData> {
  const plain = new FormData();
  for (const [name, value] of await request.formData()) {
    if (/^[a-z][a-z0-9-]*$/i.test(name)) plain.append(name, value);
  }
  return plain;
}
