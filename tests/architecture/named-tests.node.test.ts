import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = readdirSync("tests", { recursive: true, encoding: "utf8" });
const rooms = readdirSync("tests", { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== "scripts" ? [entry.name] : [],
);
const isThere = (name: string) =>
  files.some((file) => file === name || file.startsWith(`${name}.`) || file.startsWith(`${name}/`));

it("each test that docs/security.md shows a promise by is there", () => {
  const words = readFileSync("docs/security.md", "utf8");
  const named = new RegExp(`(?<![/\\w])(?:${rooms.join("|")})/[\\w/-]*\\w`, "g");
  const names = words.match(named) ?? [];
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

it.each(["docs/operations.md", "docs/figures/mail-reading.md", "docs/figures/trust.md"])(
  "each test and script that %s names is there",
  (document) => {
    const names = readFileSync(document, "utf8").match(/\b(?:tests|scripts)\/[\w/.-]*\w/g) ?? [];
    expect(names.length).toBeGreaterThan(3);
    const missing = names.filter((name) => !existsSync(name) && !isThere(name.replace(/^tests\//, "")));
    expect(missing).toEqual([]);
  },
);
