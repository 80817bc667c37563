import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOnly } from "axe-core";
import type { Page } from "playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    /** Set by the script that `findings` runs in the page. */
    axe: typeof import("axe-core");
  }
}

/** What axe finds on the page by these rules, or by all, each as one line. */
export async function findings(page: Page, rules?: RunOnly): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (runOnly): Promise<AxeResults> =>
      window.axe.run(document, {
        ...(runOnly ? { runOnly } : {}),
        resultTypes: ["violations"],
        // Not the style sheets, which axe would copy for each run: only a rule that is in none of the tags reads them.
        preload: { assets: ["media"] },
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`),
  );
}
