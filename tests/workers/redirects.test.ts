import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { newUser, ORIGIN } from "../support/new-user";

const ofUsers = [
  "/dashboard",
  "/create-agent",
  "/checkout",
  "/checkout-success",
  "/subscribe",
  "/forwarding-guide",
  "/agents/1",
];

/** Who asks for what, and the words of the answer (section 2, 'Route table'). */
describe("A page that isn't for whoever asks leads to the one that is", () => {
  const answerTo = (path: string, headers: Record<string, string> = {}) =>
    SELF.fetch(ORIGIN + path, { headers, redirect: "manual" });

  it.each(ofUsers)("anonymous on %s: 'Redirecting to login...'", async (path) => {
    const answer = await answerTo(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toMatch(/^\/login/);
    expect(await answer.text()).toBe("Redirecting to login...");
  });

  it.each(["/login", "/register"])("signed in on %s: 'Redirecting to dashboard...'", async (path) => {
    const answer = await answerTo(path, { Cookie: (await newUser()).cookie });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    expect(await answer.text()).toBe("Redirecting to dashboard...");
  });

  it("nobody asks where a link leads: the page came with the whole table, and /__manifest is the 404 page", async () => {
    expect((await answerTo("/__manifest?p=/login")).status).toBe(404);
  });
});
