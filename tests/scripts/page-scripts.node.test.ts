import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const ASSETS = "build/client/assets";
const manifestFile = `/assets/${readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name))}`;

interface Scripts {
  module: string;
  imports: string[];
}

/** What Remix's browser knows of the files of each route. */
const manifest: { entry: Scripts; routes: Record<string, Scripts> } = JSON.parse(
  contentOf(manifestFile)
    .replace(/^window\.__remixManifest=/, "")
    .replace(/;$/, ""),
);

function contentOf(address: string): string {
  return readFileSync(`${ASSETS}/${address.replace("/assets/", "")}`, "utf8");
}

/** All JavaScript that a page of these routes fetches, in kB, compressed file by file. */
function kilobytesOf(...routes: string[]): number {
  const parts = [manifest.entry, ...routes.flatMap((route) => manifest.routes[route] ?? [])];
  const files = new Set([manifestFile, ...parts.flatMap(({ module, imports }) => [module, ...imports])]);
  return [...files].reduce((sum, file) => sum + gzipSync(contentOf(file)).length, 0) / 1000;
}

it("the dashboard fetches at most 115 kB of JavaScript, gzip", () => {
  const weight = kilobytesOf("root", "routes/_deck", "routes/_deck.dashboard");
  expect(weight).toBeGreaterThan(80);
  expect(weight).toBeLessThanOrEqual(115);
});

it("an agent's page fetches at most 125 kB of JavaScript, gzip", () => {
  const weight = kilobytesOf("root", "routes/_deck", "routes/_deck.agents.$agentId");
  expect(weight).toBeGreaterThan(100);
  expect(weight).toBeLessThanOrEqual(125);
});
