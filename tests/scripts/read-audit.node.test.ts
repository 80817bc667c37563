import { describe, expect, it } from "vitest";
import { readAudit } from "../../scripts/audit/read-audit.mjs";

const advisory = (name: string, id: string) => ({
  name,
  title: "Something can be done to it",
  severity: "high",
  url: `https://advisories.example/${id}`,
});

describe("npm run audit", () => {
  it("names each known vulnerability once, and fails on one that nobody has looked into", () => {
    const known = advisory("react-router", "GHSA-wrjc-x8rr-h8h6");
    const audit = (...vias: object[]) =>
      readAudit(
        JSON.stringify({
          vulnerabilities: { a: { via: vias }, b: { via: [...vias, "a"] } },
        }),
      );
    expect(audit(known)).toEqual({
      lines: ["answered: high, react-router: Something can be done to it (GHSA-wrjc-x8rr-h8h6)"],
      isClean: true,
    });
    expect(audit(known, advisory("hono", "GHSA-aaaa-bbbb-cccc"))).toMatchObject({
      lines: [expect.any(String), "NEW: high, hono: Something can be done to it (GHSA-aaaa-bbbb-cccc)"],
      isClean: false,
    });
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ lines: [], isClean: true });
  });

  it("says when the registry gave no answer", () => {
    for (const printed of ['{"message":"405 Method Not Allowed","error":{}}', "", "<html>", "null"]) {
      expect(readAudit(printed)).toBeNull();
    }
  });
});
