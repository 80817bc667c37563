import { createExecutionContext, env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { openSetup } from "../../app/domain/setup/open-setup.server";
import { platformAt } from "../support/platform-at";

const SECRET = "a secret of the operator";
const URL_OF_IT = "http://localhost/setup";

function ask(
  {
    cookie,
    form,
    address = crypto.randomUUID(),
  }: { cookie?: string; form?: Record<string, string>; address?: string },
  secret = SECRET,
) {
  const headers: Record<string, string> = {
    "CF-Connecting-IP": address,
    Host: "localhost",
    Origin: "http://localhost",
  };
  if (cookie !== undefined) headers.Cookie = cookie;
  const body = form ? new URLSearchParams(form) : null;
  const request = new Request(URL_OF_IT, {
    method: body ? "POST" : "GET",
    headers,
    body,
    redirect: "manual",
  });
  const bindings = { ...env, SETUP_SECRET: secret };
  return worker.fetch(request, bindings, createExecutionContext());
}

const cookieOf = (answer: Response) => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

describe("/setup", () => {
  it("is not there without SETUP_SECRET", async () => {
    expect((await SELF.fetch(URL_OF_IT)).status).toBe(404);
    const headers = { Host: "localhost", Origin: "http://localhost" };
    for (const form of ["secret=", "secret=undefined", "intent=check"]) {
      const body = new URLSearchParams(form);
      expect((await SELF.fetch(URL_OF_IT, { method: "POST", headers, body })).status).toBe(404);
    }
  });

  it("shows a form to everybody, and its checks to whoever has the secret, for an hour, without a script", async () => {
    const closed = await ask({});
    expect([closed.status, closed.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(await closed.text()).not.toContain("Check everything");

    const opened = await ask({ form: { secret: SECRET } });
    expect([opened.status, opened.headers.get("Location")]).toEqual([302, "/setup"]);
    expect(opened.headers.get("Set-Cookie")).toMatch(
      /^setup=\d+\.[0-9a-f]{64}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const seen = await ask({ cookie: cookieOf(opened) });
    expect(await seen.text()).toContain("Check everything");
  });

  it("opens for no wrong secret, and for no pass that is forged, over, or of another secret", async () => {
    for (const secret of ["wrong", SECRET.slice(0, -1), `${SECRET}x`]) {
      const refused = await ask({ form: { secret } });
      expect([refused.status, cookieOf(refused)]).toEqual([400, ""]);
      const page = await refused.text();
      expect(page).toContain("This is not the secret.");
      expect(page).not.toContain(`value="${secret}"`);
    }
    const { settings } = platformAt(new Date());
    const passOf = async (at: Date, setupSecret: string) =>
      (
        await openSetup(
          platformAt(at, { settings: { ...settings, setupSecret } }),
          setupSecret,
          crypto.randomUUID(),
        )
      ).pass;
    const now = new Date();
    const later = `${now.getTime() + 86_400_000}`;
    const [, seal] = (await passOf(now, SECRET)).split(".");
    const passes = [
      "",
      `${later}.`,
      `${later}.${seal}`,
      `Infinity.${seal}`,
      await passOf(new Date(now.getTime() - 3_600_001), SECRET),
      await passOf(now, "another secret of 16"),
    ];
    for (const pass of passes) {
      const answer = await ask({ cookie: `setup=${pass}`, form: { intent: "check" } });
      expect([pass, answer.status, answer.headers.get("Location")]).toEqual([pass, 302, "/setup"]);
    }
    expect(await (await ask({ cookie: `setup=${await passOf(now, SECRET)}` })).text()).toContain(
      "Check everything",
    );
  });

  it("takes ten wrong secrets of one address in a quarter of an hour, and then not even the right one", async () => {
    const address = "203.0.113.77";
    for (let count = 0; count < 10; count += 1) {
      expect((await ask({ form: { secret: `guess ${count}` }, address })).status).toBe(400);
    }
    expect((await ask({ form: { secret: SECRET }, address })).status).toBe(429);
    expect((await ask({ form: { secret: SECRET } })).status).toBe(302);
  });
});
