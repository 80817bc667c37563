import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { localPath } from "../../app/http/local-path";
import { call, ORIGIN } from "../support/new-user";

const ELSEWHERE = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/%2e//evil.example",
  "/agents/..//evil.example",
  "/./\\evil.example",
];

describe("Where a form goes next is a path of this site", () => {
  it.each(ELSEWHERE)("%j is not one", (address) => {
    expect(localPath(address)).toBeNull();
  });

  it.each(["/", "/create-agent?from=login#top", "/agents//x"])("%j is one", (address) => {
    expect(localPath(address)).toBe(address);
  });

  it("whoever signs in by a link with another site's address in it lands on their dashboard", async () => {
    const [email, password] = [`${crypto.randomUUID()}@people.example`, "a long phrase for one test"];
    const network = { "CF-Connecting-IP": crypto.randomUUID() };
    await call("POST", "/api/register", { email, password }, network);
    for (const returnTo of ELSEWHERE) {
      const answer = await SELF.fetch(`${ORIGIN}/login`, {
        method: "POST",
        redirect: "manual",
        headers: network,
        body: new URLSearchParams({ email, password, returnTo }),
      });
      expect([answer.status, answer.headers.get("Location")], returnTo).toEqual([302, "/"]);
    }
  });
});
