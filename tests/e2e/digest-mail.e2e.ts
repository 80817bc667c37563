import { composeDigestMail } from "../../app/digest/mail/compose-digest-mail";
import { usualWeek } from "../digest/usual-week";
import { findings } from "./support/axe";
import { expect, test } from "./support/test";

const PHONE = { width: 375, height: 812 };
const SCREENS = 3;

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ viewport: PHONE, colorScheme });

    test("the digest mail of a usual week reads well at 375 px within three screens", async ({ page }) => {
      await page.setContent(composeDigestMail(usualWeek()).html);
      const numbers = page.getByRole("link", { name: /^Act on \d+$/ });
      // Eight actions, two blockers, two decisions, and what was closed.
      await expect(numbers).toHaveCount(13);
      const { width, height } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { width: scrollWidth, height: scrollHeight };
      });
      expect(width).toBe(PHONE.width);
      expect(height).toBeLessThanOrEqual(SCREENS * PHONE.height);
      for (const link of await numbers.all()) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await findings(page)).toEqual([]);
    });
  });
}
