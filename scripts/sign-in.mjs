import { fetchOnce } from "./fetch-once.mjs";

/** Of every user that is signed up here. */
export const PASSWORD = "a long phrase for machines";

/**
 * A signed-in caller of /api: what screens and benchmarks need to be there. `call` answers the parsed body and
 * throws for anything but success. Throws an error with the answer's `status` when nobody could be signed up.
 */
export async function signUp(url, email) {
  const register = await fetchOnce(`${url}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD, timeZone: "Europe/Berlin" }),
  });
  if (!register.ok) {
    const { status } = register;
    throw Object.assign(new Error(`/api/register answered ${status}`), { status });
  }
  const cookie = register.headers.get("set-cookie").split(";")[0];
  return {
    email,
    /** As a browser context takes it. */
    cookies: [{ name: "sid", value: cookie.slice("sid=".length), url }],
    cookie,
    async call(method, path, body) {
      const answer = await fetchOnce(`${url}${path}`, {
        method,
        headers: { Cookie: cookie, "Content-Type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    /** A context document of an agent. */
    async upload(agentId, filename, text) {
      const form = new FormData();
      form.set("file", new File([text], filename));
      const answer = await fetchOnce(`${url}/api/agents/${agentId}/context-docs`, {
        method: "POST",
        headers: { Cookie: cookie },
        body: form,
      });
      await answer.text();
      if (!answer.ok) throw new Error(`the upload of ${filename} answered ${answer.status}`);
    },
    /** A page's form: the button of an agent's sheet with this intent. */
    async press(agentId, intent) {
      const answer = await fetchOnce(`${url}/agents/${agentId}`, {
        method: "POST",
        headers: { Cookie: cookie, Origin: url },
        body: new URLSearchParams({ intent }),
        redirect: "manual",
      });
      await answer.text();
      if (answer.status !== 302) throw new Error(`${intent} answered ${answer.status}`);
    },
  };
}
