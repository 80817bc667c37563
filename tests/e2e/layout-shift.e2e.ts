import { hydrated } from "../../scripts/screens.mjs";
import { openSample } from "./support/steps";
import { expect, MOVING, test } from "./support/test";

test.use(MOVING);

test("no layout shift when a page or a dialog upgrades", async ({ page }) => {
  await openSample(page);
  const agent = new URL(page.url()).pathname;
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += "value" in entry ? Number(entry.value) : 0;
      document.documentElement.dataset.shift = String(sum);
    };
    new PerformanceObserver((list) => add(list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  const dialogs = ["go", "profile", "credits", "notifications"].map((name) => `/?dialog=${name}`);
  const over = ["edit", "delete", "history", "credits"].map((name) => `${agent}?dialog=${name}`);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/", agent, ...dialogs, ...over]) {
      await page.goto(path);
      await hydrated(page);
      if (path.includes("dialog=go")) await page.getByRole("combobox").waitFor();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect.soft(shift, `${path} at ${width} px`).toBeLessThan(0.01);
    }
  }
});
