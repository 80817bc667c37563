import { composeDigestMail } from "../../app/digest/mail/compose-digest-mail";
import { asOutlookReads } from "../digest/as-outlook-reads";
import { usualWeek } from "../digest/usual-week";
import { findings } from "./support/axe";
import { expect, type Page, test } from "./support/test";

const PHONE = { width: 375, height: 812 };
const SCREENS = 3;

const sizeOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ viewport: PHONE, colorScheme });

    test("the digest mail of a usual week reads well at 375 px within three screens", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.setContent(composeDigestMail(usualWeek()).html);
      const numbers = page.getByRole("link", { name: /^Act on \d+$/ });
      // Eight actions, two blockers, two decisions, and what was closed.
      await expect(numbers).toHaveCount(13);
      const { width, height } = await sizeOf(page);
      expect(width).toBe(PHONE.width);
      expect(height).toBeLessThanOrEqual(SCREENS * PHONE.height);
      for (const link of await numbers.all()) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await findings(page)).toEqual([]);
      // Where a mail program loads no pictures, it looks the same.
      expect(asked).toEqual([]);
    });

    test("a mail program that drops the style sheet shows the mail at 375 px without scrolling sideways", async ({
      page,
    }) => {
      const html = composeDigestMail(usualWeek()).html.replace(/<style>[\s\S]*?<\/style>/g, "");
      await page.setContent(html);
      const { width, height } = await sizeOf(page);
      expect(width).toBe(PHONE.width);
      expect(height).toBeLessThanOrEqual(SCREENS * PHONE.height);
      expect(await findings(page)).toEqual([]);
    });
  });
}

test("in Outlook on Windows it is one column of 600 px: number, words and sources stand beside and below each other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const { html, strange } = asOutlookReads(composeDigestMail(usualWeek()).html);
  expect(strange).toEqual([]);
  await page.setContent(html);
  expect((await sizeOf(page)).width).toBe(900);
  const column = await page.getByRole("main").boundingBox();
  expect(column).toMatchObject({ x: 150, width: 600 });
  const rows = await page.locator("tr:has(> td[width='24'])").evaluateAll((found) =>
    found.map((row) => {
      const [rail, number, words] = [...row.children].map((cell) => cell.getBoundingClientRect());
      return {
        rail: rail?.width,
        inOrder: (rail?.right ?? 0) <= (number?.left ?? 0) && (number?.right ?? 0) <= (words?.left ?? 0),
        room: words?.width ?? 0,
      };
    }),
  );
  expect(rows).toHaveLength(13);
  for (const { rail, inOrder, room } of rows) {
    expect([rail, inOrder]).toEqual([4, true]);
    expect(room).toBeGreaterThan(480);
  }
});
