import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOnly } from "axe-core";
import type { Page } from "playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page by these rules, or by all, each as one line. */
export async function findings(page: Page, rules?: RunOnly): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (runOnly): Promise<AxeResults> =>
      // Declared by the script that was just run in the page.
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
        ...(runOnly ? { runOnly } : {}),
        resultTypes: ["violations"],
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`),
  );
}
