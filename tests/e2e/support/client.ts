import { fetchOnce } from "../../../scripts/fetch-once.mjs";
import { newAddress, PASSWORD } from "./steps";

/** A signed-in caller of /api, for what a test needs to be there before the part it is about. */
export interface Client {
  email: string;
  cookie: string;
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
}

/** Registers a user through /api/register. */
export async function newClient(url: string, email = newAddress()): Promise<Client> {
  const answer = await fetchOnce(`${url}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (answer.status !== 201) throw new Error(`/api/register answered ${answer.status}`);
  await answer.json();
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return {
    email,
    cookie,
    async call(method, path, body) {
      const response = await fetchOnce(`${url}${path}`, {
        method,
        headers: { Cookie: cookie, "Content-Type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const parsed: unknown = await response.json();
      return { status: response.status, body: parsed };
    },
  };
}
