import { hydrated } from "../../scripts/screens.mjs";
import { createAgent, signUp } from "./support/steps";
import { expect, MOVING, test } from "./support/test";

test.use(MOVING);

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

for (const path of ["/", "/security", "/agents/"]) {
  test(`clicks at any moment of hydration break nothing: ${path}`, async ({ page }) => {
    let at = path;
    if (path === "/agents/") {
      await signUp(page);
      await createAgent(page, "Payments rollout");
      await page.getByRole("link", { name: "View Details" }).click();
      await expect(page.getByRole("dialog", { name: "Payments rollout" })).toBeVisible();
      at = new URL(page.url()).pathname;
    }
    // From React's first listener on, a click in every task until the page is taken over and a while beyond.
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener;
      let clicks = 0;
      const click = () => {
        document.querySelector("h1")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        document.documentElement.dataset.clicks = String(++clicks);
        if (clicks < 200) setTimeout(click);
      };
      EventTarget.prototype.addEventListener = function (
        this: EventTarget,
        ...given: Parameters<EventTarget["addEventListener"]>
      ) {
        if (this === document && given[0] === "click" && clicks === 0) {
          clicks = 1;
          setTimeout(click);
        }
        return listen.apply(this, given);
      };
    });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(at);
    await hydrated(page);
    await page.waitForFunction(() => document.documentElement.dataset.clicks === "200");
    await expect(page.locator("h1").first()).toBeVisible();
  });
}
