// `node scripts/og.mjs`: the preview pictures of the public pages, 1200 x 630, into public/og.
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright";
import { findBrowser } from "./find-browser.mjs";

const pictures = {
  home: [
    "Know every blocker before Monday.",
    "One digest, ranked by urgency, with the words behind every line.",
  ],
  security: ["Your mail stays yours.", "What is true of the product today, and what is planned, kept apart."],
  login: ["Welcome back.", "Your email agents and their digests."],
  register: ["First 500 digests free.", "No credit card. Set up in under 2 minutes."],
  contact: ["Write to us.", "A person replies within 1 business day."],
  privacy: ["What is stored, and how it goes away.", "Privacy, in the words of the code."],
  terms: ["Short, and meant as written.", "What you get, what it costs, what we ask of you."],
};
const lines = [
  ["#b7191c", "Name an owner for the webhook retry bug", "High · Joe Okafor · due today"],
  ["#8d5b11", "Confirm the cutover window with operations", "Medium · Ana Ruiz · due Wed 18 Nov"],
  ["#d9dde1", "The cutover moves to Thursday 19 November", "Decision · agreed"],
];
const font = readFileSync(
  "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
).toString("base64");
const mark = readFileSync("public/icon.svg", "utf8");

const html = ([title, words]) => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Sans; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; padding: 64px; background: #fff; color: #171c25; font-family: Sans; overflow: hidden; position: relative }
.brand { display: flex; align-items: center; gap: 18px; font-size: 34px; font-weight: 640; letter-spacing: -.01em }
.brand svg { width: 52px; height: 52px }
h1 { margin-top: 64px; width: 600px; font-size: 68px; line-height: 1.06; letter-spacing: -.03em; font-weight: 640; text-wrap: balance }
p { margin-top: 28px; width: 520px; font-size: 29px; line-height: 1.35; color: #424853; text-wrap: pretty }
.card { position: absolute; left: 700px; top: 150px; width: 640px; padding: 34px; background: #f4f7f9; border: 1px solid #d9dde1; border-radius: 16px }
.line { border-left: 6px solid; padding: 4px 0 4px 24px; margin-bottom: 30px }
.line b { display: block; width: 420px; font-size: 27px; line-height: 1.3; font-weight: 550; color: #171c25 }
.line span { display: block; margin-top: 6px; font-size: 21px; color: #595f6a }
</style><div class="brand">${mark}Mondaybrief</div><h1>${title}</h1><p>${words}</p>
<div class="card">${lines.map(([colour, text, meta]) => `<div class="line" style="border-color:${colour}"><b>${text}</b><span>${meta}</span></div>`).join("")}</div>`;

mkdirSync("public/og", { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, words] of Object.entries(pictures)) {
  await page.setContent(html(words));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/og/${name}.png` });
}
await page.setViewportSize({ width: 180, height: 180 });
await page.setContent(
  `<style>body{margin:0;background:#026464}svg{display:block;width:180px;height:180px}</style>${mark}`,
);
await page.screenshot({ path: "public/apple-touch-icon.png" });
await browser.close();
