import type { RunOnly } from "axe-core";
import { prepareScreens } from "../../scripts/screens/stage.mjs";
import { listScreens, openScreen, WIDTHS } from "../../scripts/screens.mjs";
import { findings } from "./support/axe";
import { deliverToHandler } from "./support/deliver";
import { expect, test } from "./support/test";

/** What reads colours: the dark scheme changes nothing else. */
const COLOURS = ["color-contrast", "link-in-text-block"];
/** What reads sizes and places. */
const PLACES = ["scrollable-region-focusable", "target-size"];
const ALL: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const rules = (...values: string[]): RunOnly => ({ type: "rule", values });
type Looks = Record<number, Partial<Record<"light" | "dark", RunOnly>>>;
/** The widths to look at, widest first, and by which rules in which scheme. */
const EVERY_LOOK: Looks = {
  1280: { light: ALL, dark: rules(...COLOURS) },
  390: { light: ALL, dark: rules(...COLOURS) },
  // Between 390 and 320 px only a word beside the logo leaves the view, and keeps its name and colour.
  320: { light: rules(...PLACES) },
};
/** A page's further states are the same page at every width: what they add is named and coloured alike on all. */
const FURTHER: Looks = { 1280: { light: ALL }, 390: { dark: rules(...COLOURS, ...PLACES) } };

// One worker prepares the accounts that are looked at, for all screens: with three it was done three times.
test.describe.configure({ mode: "default" });

type Stage = Awaited<ReturnType<typeof prepareScreens>>;
let stage: Stage | null = null;

const seen = new Set<string>();
const looksAt = (page: string): Looks => {
  const isFurther = seen.has(page);
  seen.add(page);
  return isFurther ? FURTHER : EVERY_LOOK;
};
const nameless = { paths: {}, mailId: "", documentId: "", questionId: "" };
for (const [index, { page: name, state }] of listScreens(nameless).entries()) {
  const looks = looksAt(name);
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
      for (const colorScheme of ["light", "dark"] as const) {
        const wanted = looks[width]?.[colorScheme];
        if (!wanted) continue;
        await page.emulateMedia({ colorScheme });
        expect.soft(await findings(page, wanted), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}
