import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";

const ORIGIN = "https://brief.example";

describe("Every answer tells browsers what not to do", () => {
  it.each(["/", "/login", "/healthz", "/api/auth/user", "/no/such/page"])("%s", async (path) => {
    const ask = async () => {
      const answer = await SELF.fetch(ORIGIN + path);
      await answer.text();
      return answer.headers;
    };
    const [headers, again] = [await ask(), await ask()];
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=(?:1[5-9]|[2-9]\d|\d{3,})\d{6}/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    const policy = headers.get("Content-Security-Policy") ?? "";
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain("unsafe");
    // What may run is named by a word that nobody knows beforehand.
    const nonceOf = (from: Headers) =>
      /script-src 'self' 'nonce-([^']{16,})'/.exec(from.get("Content-Security-Policy") ?? "")?.[1];
    expect(nonceOf(headers)).toBeDefined();
    expect(nonceOf(again)).not.toBe(nonceOf(headers));
  });
});
