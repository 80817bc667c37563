import { openSample } from "./support/steps";
import { expect, MOVING, test } from "./support/test";

test.use(MOVING);

test.use({ javaScriptEnabled: false });

test("a box in the middle of the screen shows itself once all of it is here", async ({ page }) => {
  await openSample(page);
  const path = `${new URL(page.url()).pathname}?dialog=delete`;
  const html = await (await page.request.get(path)).text();
  const bodyAt = html.indexOf('id="delete-agent-body"');
  expect(bodyAt).toBeGreaterThan(0);
  for (const [arrived, isShown] of [
    [html.slice(0, bodyAt), false],
    [html, true],
  ] as const) {
    await page.route(
      (url) => url.search === "?dialog=delete",
      (route) => route.fulfill({ contentType: "text/html", body: arrived }),
    );
    await page.goto(path);
    await expect(page.locator("#delete-agent")).toBeVisible({ visible: isShown });
  }
});
