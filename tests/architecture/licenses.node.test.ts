import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { productionPackages } from "../../scripts/licenses/production-packages.mjs";

it("THIRD-PARTY.md names every package of the product with its version and no other: `npm run licenses` writes it", () => {
  const named = [...readFileSync("THIRD-PARTY.md", "utf8").matchAll(/^- (\S+@\S+) \(.+\)$/gm)].map(
    (match) => match[1],
  );
  expect(named.sort()).toEqual(productionPackages());
  expect(named).toContain("react@18.3.1");
});
