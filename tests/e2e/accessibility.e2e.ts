import type { RunOnly } from "axe-core";
import { prepareScreens } from "../../scripts/screens/stage.mjs";
import { listScreens, openScreen, SCHEMES, WIDTHS } from "../../scripts/screens.mjs";
import { findings } from "./support/axe";
import { deliverToHandler } from "./support/deliver";
import { expect, test } from "./support/test";

/** Every rule in the first scheme; in the other one those that look at colours: no rule else reads the scheme. */
const RULES: Record<string, RunOnly> = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

type Stage = Awaited<ReturnType<typeof prepareScreens>>;
let stage: Stage | null = null;

const nameless = { paths: {}, mailId: "", documentId: "", questionId: "" };
for (const [index, { page: name, state }] of listScreens(nameless).entries()) {
  test(`${name}, ${state}: no axe finding, no horizontal overflow, light and dark, 1280, 390 and 320 px`, async ({
    page,
    app,
    complaints,
  }) => {
    stage ??= await prepareScreens({
      url: app.url,
      deliver: (raw: Buffer, to: string) => deliverToHandler(app, raw, to),
    });
    const screen = listScreens(stage)[index];
    if (!screen) throw new Error("no such screen");
    if (screen.status) complaints.allowStatus(screen.status);
    await page.context().addCookies(stage.cookies(screen.as));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openScreen(page, app.url, screen);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
      const frames = await page.evaluate(() =>
        [...document.querySelectorAll("dialog")].map((dialog) => dialog.scrollHeight - dialog.clientHeight),
      );
      expect.soft(Math.max(0, ...frames), `a dialog's frame scrolls at ${width} px`).toBe(0);
      await page.evaluate(() => {
        // What is scrolled halfway under a sticky row would be measured as a target of half its height.
        for (const element of document.querySelectorAll("dialog *")) element.scrollTop = 0;
      });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: colorScheme === "dark" ? "dark" : "light" });
        expect.soft(await findings(page, RULES[colorScheme]), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}
