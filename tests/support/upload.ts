import type { Answer, TestUser } from "./new-user";

/** A form with a file, as a browser sends it. */
export function upload(
  bytes: Uint8Array<ArrayBuffer> | string,
  name: string,
  description?: string,
): FormData {
  const form = new FormData();
  form.set("file", new File([bytes], name));
  if (description !== undefined) form.set("description", description);
  return form;
}

/** Posts a form as multipart. */
export async function sendForm<Body = Record<string, unknown>>(
  user: Pick<TestUser, "call">,
  path: string,
  form: FormData,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const encoded = new Response(form);
  const type = encoded.headers.get("Content-Type") ?? "";
  return user.call<Body>("POST", path, await encoded.blob(), { "Content-Type": type, ...headers });
}
