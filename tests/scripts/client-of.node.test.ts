import { describe, expect, it } from "vitest";
import { headersFor, isLocal } from "../../scripts/client-of.mjs";

const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  url: "/login?a=b",
  socket: { remoteAddress },
  headers: { host: "localhost:8787", ...headers },
});

describe("Who asks, as the local start tells the worker", () => {
  it("without TRUST_PROXY is who is connected, whatever the visitor says", () => {
    const forged = {
      "cf-connecting-ip": "9.9.9.9",
      "x-forwarded-for": "8.8.8.8",
      "x-forwarded-host": "evil.example",
    };
    const headers = headersFor(
      from("127.0.0.1", { ...forged, "mf-original-url": "https://evil.example/" }),
      0,
    );
    expect(headers).toEqual({
      host: "localhost:8787",
      "cf-connecting-ip": "127.0.0.1",
      // It came by a proxy: local doors are shut.
      "x-forwarded-for": "127.0.0.1",
    });
  });

  it("somebody at this machine is local, in IPv4 and IPv6; another machine and what a proxy hands on is not", () => {
    for (const here of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
      expect([here, isLocal(from(here), 0)]).toEqual([here, true]);
      expect(headersFor(from(here), 0)).not.toHaveProperty("x-forwarded-for");
    }
    expect(isLocal(from("10.0.0.7"), 0)).toBe(false);
    for (const header of ["x-forwarded-for", "forwarded", "via", "x-real-ip"]) {
      expect([header, isLocal(from("127.0.0.1", { [header]: "127.0.0.1" }), 0)]).toEqual([header, false]);
    }
    expect(isLocal(from("127.0.0.1"), 1)).toBe(false);
  });

  it("with TRUST_PROXY is who that many proxies saw, and what the visitor wrote before them counts for nothing", () => {
    const forwarded = { "x-forwarded-for": "9.9.9.9, 203.0.113.5, 10.0.0.2", "cf-connecting-ip": "9.9.9.9" };
    const seenBy = (proxies: number, more = {}) =>
      headersFor(from("127.0.0.1", { ...forwarded, ...more }), proxies)["cf-connecting-ip"];
    expect([seenBy(1), seenBy(2), seenBy(9)]).toEqual(["10.0.0.2", "203.0.113.5", "9.9.9.9"]);
    expect(seenBy(1, { "x-forwarded-for": "203.0.113.5:4711" })).toBe("203.0.113.5");
    expect(seenBy(1, { "x-forwarded-for": "[2001:db8::1]:4711" })).toBe("2001:db8::1");
    expect(seenBy(1, { "x-forwarded-for": "unknown" })).toBe("127.0.0.1");
  });

  it("with TRUST_PROXY the address asked for is the visitor's, so that cookies are Secure behind https", () => {
    const told = { "x-forwarded-proto": "https", "x-forwarded-host": "brief.example" };
    expect(headersFor(from("127.0.0.1", told), 1)).toMatchObject({
      host: "brief.example",
      "mf-original-url": "https://brief.example/login?a=b",
    });
    const strange = { "x-forwarded-proto": "gopher", "x-forwarded-host": "a/b@c" };
    expect(headersFor(from("127.0.0.1", strange), 1)).toMatchObject({
      "mf-original-url": "http://localhost:8787/login?a=b",
    });
  });
});
