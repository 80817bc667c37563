// `npm run shots`: every page and state at 1280 and 390 px, light and dark: shots/{page}-{state}-{width}-{scheme}.png,
// and all of a width on one sheet, shots/contact-{width}.png, so that a change of look is seen at once.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { freePort } from "./free-port.mjs";
import { startLocalWorker } from "./local-worker.mjs";
import { writeContactSheet } from "./screens/contact-sheet.mjs";
import { deliverToHandler } from "./screens/deliver-to-handler.mjs";
import { prepareScreens, SETUP_SECRET } from "./screens/stage.mjs";
import { listScreens, openScreen, SCHEMES } from "./screens.mjs";

const HEIGHTS = { 1280: 900, 390: 844 };
const only = process.argv[2] ?? "";

const dataDirectory = mkdtempSync(path.join(tmpdir(), "mondaybrief-shots-"));
const app = await startLocalWorker({
  port: await freePort(),
  dataDirectory,
  quiet: true,
  settings: { SETUP_SECRET },
});
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(),
  args: ["--no-sandbox"],
});
mkdirSync("shots", { recursive: true });
const filesOf = Object.fromEntries(Object.keys(HEIGHTS).map((width) => [width, []]));
try {
  const stage = await prepareScreens({
    url: app.url,
    deliver: (raw, to) => deliverToHandler(app.url, raw, to),
  });
  for (const screen of listScreens(stage).filter(({ page, state }) => `${page}-${state}`.startsWith(only))) {
    const context = await browser.newContext({
      locale: "en-GB",
      timezoneId: "Europe/Berlin",
      reducedMotion: "reduce",
      viewport: { width: 1280, height: HEIGHTS[1280] },
    });
    await context.addCookies(stage.cookies(screen.as));
    const page = await context.newPage();
    await openScreen(page, app.url, screen);
    for (const [width, height] of Object.entries(HEIGHTS)) {
      await page.setViewportSize({ width: Number(width), height });
      // Twice: what lies far below has the height that is usual for it until it comes near.
      for (let times = 0; times < 2 && !screen.fold; times++) {
        await page.setViewportSize({ width: Number(width), height: await wholeHeight(page) });
      }
      // A toast stays while the pointer is on it.
      if (await page.locator(".toast").count()) await page.locator(".toast").hover();
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = `${screen.page}-${screen.state}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: `shots/${file}` });
        filesOf[width].push(file);
      }
    }
    await context.close();
  }
  for (const [width, files] of Object.entries(filesOf)) {
    await writeContactSheet(browser, "shots", width, files);
  }
} finally {
  await browser.close();
  await app.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
console.log(
  `${Object.values(filesOf).flat().length} pictures in shots/, all of a width on shots/contact-{width}.png`,
);

/** The height at which nothing of a page needs scrolling, or of the uppermost dialog: what is under it is not looked at. */
function wholeHeight(page) {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll("dialog")].at(-1);
    const body = dialog?.querySelector("[id$=-body]");
    if (!dialog) return document.documentElement.scrollHeight;
    return innerHeight + (body ? body.scrollHeight - body.clientHeight : 0);
  });
}
