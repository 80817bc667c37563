// `npm run pictures`: the product as it is now into docs/pictures, beside the pictures of how it was before issue 12
// (docs/pictures/README.md says what was chosen). Needs a build.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { freePort } from "./free-port.mjs";
import { startLocalWorker } from "./local-worker.mjs";
import { deliverToHandler } from "./screens/deliver-to-handler.mjs";
import { prepareScreens } from "./screens/stage.mjs";
import { openScreen } from "./screens.mjs";

const WIDE = 1280;
const PHONE = 390;

const dataDirectory = mkdtempSync(path.join(tmpdir(), "mondaybrief-pictures-"));
const app = await startLocalWorker({ port: await freePort(), dataDirectory, quiet: true });
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(),
  args: ["--no-sandbox"],
});
try {
  const { cookies, paths } = await prepareScreens({
    url: app.url,
    deliver: (raw, to) => deliverToHandler(app.url, raw, to),
  });
  const ask = `${paths.agent}?dialog=send`;
  await take("landing-after", "/", [WIDE, 800]);
  await take("landing-phone-after", "/", [PHONE, 844]);
  await take("dashboard-after", "/", [WIDE, 900], "busy");
  await take("agent-after", paths.agent, [WIDE, 900], "busy");
  await take("digest", paths.agent, [WIDE, 820], "busy", openSources);
  await take("send-asks-after", ask, [WIDE, 900], "busy");
  await take("send-asks-phone-after", ask, [PHONE, 844], "busy");
  await take("digest-mail-phone-after", `${paths.mail}/html`, [PHONE, 1600]);
  await take("shared-page-after", paths.share, [WIDE, 1400]);

  /** One screenful of a page, as `as` sees it (nobody: anonymous), after `act`, into docs/pictures/{name}.webp. */
  async function take(name, at, [width, height], as, act) {
    const context = await browser.newContext({
      locale: "en-GB",
      timezoneId: "Europe/Berlin",
      reducedMotion: "reduce",
      colorScheme: "light",
      viewport: { width, height },
    });
    await context.addCookies(cookies(as));
    const page = await context.newPage();
    const isOwnDocument = at.endsWith("/html");
    if (isOwnDocument) await page.goto(`${app.url}${at}`);
    else await openScreen(page, app.url, { path: at });
    // The face that came too late for the first view is there for the second.
    if (!isOwnDocument) await openScreen(page, app.url, { path: at });
    await act?.(page);
    const png = (await page.screenshot()).toString("base64");
    const studio = await context.newPage();
    const webp = await studio.evaluate(toWebp, png);
    writeFileSync(`docs/pictures/${name}.webp`, Buffer.from(webp, "base64"));
    await context.close();
  }
} finally {
  await browser.close();
  await app.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

/** The words under every line of a digest. */
function openSources(page) {
  return page.locator("#digest .digest-line details:has(figure)").evaluateAll((sources) => {
    for (const source of sources) source.open = true;
  });
}

/** Runs in a page: a PNG as WebP, both in base64. */
async function toWebp(png) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.85).split(",")[1];
}
