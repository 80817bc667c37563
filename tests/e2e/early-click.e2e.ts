import { hydrated } from "../../scripts/screens.mjs";
import { expect, test } from "./support/test";

test("a click while the script still waits for the page's data breaks nothing", async ({ page }) => {
  // The data comes with the page, in a stream: here it is held back until the click has been.
  await page.addInitScript(() => {
    const pipe = ReadableStream.prototype.pipeThrough;
    const clicked = new Promise((done) => addEventListener("click", done, { once: true }));
    ReadableStream.prototype.pipeThrough = function (
      this: ReadableStream,
      pair: ReadableWritablePair,
      options,
    ) {
      const held = new TransformStream({ start: () => clicked.then(() => undefined) });
      document.documentElement.dataset.held = "";
      return pipe.call(pipe.call(this, pair, options), held);
    } as typeof pipe;
  });
  const entry = page.waitForResponse(/entry\.client/);
  await page.goto("/login");
  await entry;
  await page.waitForFunction(() => "held" in document.documentElement.dataset);
  // The entry has run, and React waits, once the page's module has taken the stream.
  await page.waitForFunction(() => {
    const context = (window as unknown as { __remixContext: { stream?: unknown } }).__remixContext;
    return context.stream === undefined;
  });
  await page.getByRole("heading", { level: 1 }).click();
  await hydrated(page);
  await page.getByRole("link", { name: "Register" }).first().click();
  await expect(page).toHaveURL(/register/);
});
