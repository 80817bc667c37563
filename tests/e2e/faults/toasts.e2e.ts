import { hydrated } from "../../../scripts/screens.mjs";
import { expectSaid, said } from "../support/said";
import { MOVING } from "../support/test";
import { expect, type Page, test } from "../support/workplace";

test.use(MOVING);

const WORDS = "Emails are being processed.";

/** A toast on a page whose clock stands still. */
async function showToast(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Process Emails" }).click();
  await expectSaid(page, WORDS);
  await expect(page.getByRole("button", { name: "Dismiss message" })).toBeVisible();
  await page.mouse.move(5, 5);
}

test("'The default duration is 5000 ms'", async ({ page, workplace }) => {
  await showToast(page, workplace.path);
  await page.clock.runFor(4900);
  await expect(said(page, WORDS)).toBeVisible();
  await page.clock.runFor(200);
  await expect(said(page, WORDS)).toHaveCount(0);
});

test("'swipe threshold 50': a shorter swipe brings the toast back, a longer one takes it away", async ({
  page,
  workplace,
}) => {
  await showToast(page, workplace.path);
  const swipe = async (distance: number) => {
    const box = await said(page, WORDS).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 6 });
    await page.mouse.up();
  };
  await swipe(45);
  await expect(said(page, WORDS)).toHaveAttribute("data-swipe", "cancel");
  await expect(said(page, WORDS)).toBeVisible();
  await swipe(55);
  await expect(said(page, WORDS)).toHaveCount(0);
});

test("a toast and a dialog come without movement for who asked for less of it", async ({
  page,
  workplace,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showToast(page, workplace.path);
  const moving = (element: Element) => getComputedStyle(element).animationName;
  expect(await said(page, WORDS).evaluate(moving)).toBe("none");
  expect(await page.getByRole("dialog").first().evaluate(moving)).toBe("none");
});
