import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const COLUMNS = 12;
const THUMB = { width: 200, height: 300 };

/**
 * All pictures of one width on one sheet, `contact-{width}.png` beside them: the top of each under its name, light and
 * dark next to each other.
 */
export async function writeContactSheet(browser, directory, width, files) {
  const figures = files.map(
    (file) =>
      `<figure><img src="${encodeURI(file)}"><figcaption>${path.basename(file, ".png")}</figcaption></figure>`,
  );
  const html = path.resolve(directory, `contact-${width}.html`);
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><style>
body{margin:12px;display:grid;grid-template-columns:repeat(${COLUMNS},${THUMB.width}px);gap:12px;background:#8a8f98;font:11px sans-serif}
figure{margin:0}img{display:block;width:100%;height:${THUMB.height}px;object-fit:cover;object-position:top}
figcaption{padding-top:3px;overflow-wrap:anywhere}</style>${figures.join("")}`,
  );
  const page = await browser.newPage({ viewport: { width: COLUMNS * (THUMB.width + 12) + 12, height: 800 } });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: path.join(directory, `contact-${width}.png`), fullPage: true });
  await page.close();
}
