import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const SHEET_WIDTH = 2600;
const THUMB_HEIGHT = 340;
/** A phone's page still reads at half of the size at which a desktop's does. */
const THUMB_WIDTHS = { 390: 160 };
const WIDE = 320;

/**
 * All pictures of one width on one sheet, `contact-{width}.png` beside them: the top of each under its name, light and
 * dark next to each other.
 */
export async function writeContactSheet(browser, directory, width, files) {
  const figures = files.map(
    (file) =>
      `<figure><div><img src="${encodeURI(file)}"></div><figcaption>${path.basename(file, ".png")}</figcaption></figure>`,
  );
  const thumbWidth = THUMB_WIDTHS[width] ?? WIDE;
  const html = path.resolve(directory, `contact-${width}.html`);
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><style>
body{margin:12px;display:grid;grid-template-columns:repeat(auto-fill,${thumbWidth}px);gap:12px;background:#8a8f98;font:11px sans-serif}
figure{margin:0}div{max-height:${THUMB_HEIGHT}px;overflow:hidden}img{display:block;width:100%}
figcaption{padding-top:3px;overflow-wrap:anywhere}</style>${figures.join("")}`,
  );
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: path.join(directory, `contact-${width}.png`), fullPage: true });
  await page.close();
  rmSync(html);
}
