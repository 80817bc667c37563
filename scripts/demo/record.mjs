// `node scripts/demo/record.mjs`: records the demo from the built product (`npm run build` first) into public/demo,
// with its poster and captions, and writes the transcript that the landing page shows.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "../find-browser.mjs";
import { freePort } from "../free-port.mjs";
import { startLocalWorker } from "../local-worker.mjs";
import { signUp } from "../sign-in.mjs";
import { encode } from "./encode.mjs";

const width = 1280;
const height = 800;
const data = mkdtempSync(path.join(tmpdir(), "mondaybrief-demo-"));
const app = await startLocalWorker({ port: await freePort(), dataDirectory: data });
process.on("uncaughtException", async (error) => {
  console.error(error);
  await app.stop();
  process.exit(1);
});
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ["--no-sandbox"] });
const context = await browser.newContext({
  baseURL: app.url,
  viewport: { width, height },
  locale: "en-GB",
  timezoneId: "Europe/Berlin",
  colorScheme: "light",
});
await context.addInitScript(() => {
  addEventListener("DOMContentLoaded", () => {
    const dot = document.createElement("div");
    dot.popover = "manual";
    Object.assign(dot.style, {
      position: "fixed",
      inset: "auto",
      margin: "0",
      padding: "0",
      width: "22px",
      height: "22px",
      border: "2px solid #fff",
      borderRadius: "50%",
      background: "rgb(2 100 100 / 0.75)",
      boxShadow: "0 1px 6px rgb(10 13 18 / 0.4)",
      pointerEvents: "none",
      zIndex: "99",
    });
    const place = ({ clientX, clientY }) => {
      if (!dot.isConnected) document.documentElement.append(dot);
      // A dialog that opened since lies above; shown again it is on top.
      if (dot.matches(":popover-open")) dot.hidePopover();
      dot.showPopover();
      dot.style.left = `${clientX - 11}px`;
      dot.style.top = `${clientY - 11}px`;
    };
    addEventListener("mousemove", place, { passive: true, capture: true });
  });
});
const page = await context.newPage();
const pause = (ms) => page.waitForTimeout(ms);
const scenes = [];
let startedAt = 0;
const scene = (words) => scenes.push({ at: Date.now() - startedAt, words });
let pointer = { x: 640, y: 700 };

async function pointAt(target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 };
  for (let step = 1; step <= 9; step += 1) {
    const part = step / 9;
    await page.mouse.move(pointer.x + (to.x - pointer.x) * part, pointer.y + (to.y - pointer.y) * part);
    await pause(35);
  }
  pointer = to;
  await pause(350);
}
async function click(role, name, within = page) {
  const target = within.getByRole(role, { name }).first();
  await pointAt(target);
  await target.click();
}
async function type(label, words, delay = 45) {
  const field = page.getByLabel(label, { exact: true });
  await pointAt(field);
  await field.click();
  await page.keyboard.type(words, { delay });
}

// What it is all for comes first: the digest of somebody who has one.
const reader = await signUp(app.url, "joe@northpier.example");
const { id: agentId } = await reader.call("POST", "/api/agents", {
  title: "Payments rollout",
  frequency: "weekly",
  scheduleDay: 1,
  scheduleTime: "09:00",
  recipients: [reader.email],
});
await reader.press(agentId, "try-sample");
await context.addCookies(reader.cookies);
await page.goto(`/agents/${agentId}`, { waitUntil: "networkidle" });
await page.mouse.move(pointer.x, pointer.y);
const session = await context.newCDPSession(page);
const pictures = [];
session.on("Page.screencastFrame", ({ data: jpeg, sessionId }) => {
  pictures.push({ at: Date.now() - startedAt, jpeg });
  session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
});
startedAt = Date.now();
await session.send("Page.startScreencast", {
  format: "jpeg",
  quality: 95,
  maxWidth: width,
  maxHeight: height,
});

const digest = page.getByRole("region", { name: "Current Digest" });
const openSource = async (source) => {
  await pointAt(source);
  await source.click();
};
scene("A digest: what is to do, what is stuck and what was decided, ranked by urgency.");
await pause(3500);
scene("Each line opens to the words it was quoted from, with sender and date.");
await openSource(digest.locator("li.digest-line").first().locator("summary").first());
await pause(3000);
await openSource(
  digest
    .getByRole("region", { name: /^Blockers/ })
    .locator("summary")
    .first(),
);
await pause(3000);
await context.clearCookies();
scene("To get one: an account, which is an email address and a password. No card.");
await page.goto("/register", { waitUntil: "networkidle" });
await pause(1200);
await type("Email", "ana@northpier.example");
await type("Password", "monday harbour lantern", 25);
await type("Confirm Password", "monday harbour lantern", 25);
await click("button", "Create account");
await page.getByRole("heading", { name: "Email Agents", exact: true }).waitFor();
await pause(2000);
scene("Create an email agent. Its title is the only thing it needs.");
await click("link", "Create New Agent");
await page.getByLabel("Title").waitFor();
await pause(1200);
await type("Title", "Payments rollout");
await pause(800);
await click("button", "Create Agent");
await page.getByRole("article", { name: "Payments rollout" }).waitFor();
scene("The agent has an address of its own, ready to forward mail to.");
await pause(800);
await pointAt(page.locator("article code").first());
await pause(2200);
scene("Five sample mails come in, and a digest is written from them.");
await click("button", "Try a sample digest");
await page.getByText("Sample digest ready", { exact: true }).first().waitFor();
await pause(2200);
scene("The digest is there, a few seconds after its mails.");
await click("link", "View Details");
await digest.getByRole("heading", { name: "Overview" }).waitFor();
await pause(2500);
scene("Send Digest Now: it goes to everyone on the list.");
await click("link", "Send Digest Now", page.getByRole("dialog", { name: "Payments rollout" }));
await click("button", "Send Digest Now", page.getByRole("alertdialog"));
await page.getByText("Digest sent", { exact: true }).first().waitFor();
await pause(3000);
const duration = Math.ceil((Date.now() - startedAt) / 100) * 100;
await session.send("Page.stopScreencast");
if (duration > 60_000) throw new Error(`The demo takes ${duration} ms, more than a minute.`);

mkdirSync("public/demo", { recursive: true });
const studio = await context.newPage();
await studio.goto("/robots.txt");
const file = await encode(studio, pictures, { width, height, duration, quantizer: 34 });
writeFileSync("public/demo/mondaybrief.webm", file);

// The poster is the digest with its first quote open.
const posterAt = scenes[1].at + 3000;
const poster = pictures.filter((picture) => picture.at <= posterAt).at(-1);
const webp = await studio.evaluate(
  async ([jpeg, width, height]) => {
    const bytes = Uint8Array.from(atob(jpeg), (character) => character.charCodeAt(0));
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.55 });
    return btoa(
      Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""),
    );
  },
  [poster.jpeg, width * 0.75, height * 0.75],
);
writeFileSync("public/demo/poster.webp", Buffer.from(webp, "base64"));

const clock = (ms) => new Date(ms).toISOString().slice(11, 23);
const cues = scenes.map(
  ({ at, words }, index) => `${clock(at)} --> ${clock(scenes[index + 1]?.at ?? duration)}\n${words}`,
);
writeFileSync("public/demo/mondaybrief.vtt", `WEBVTT\n\n${cues.join("\n\n")}\n`);
const minute = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;
const rows = scenes.map(({ at, words }) => `  { at: "${minute(at)}", words: ${JSON.stringify(words)} },`);
writeFileSync(
  "app/features/marketing/demo-transcript.ts",
  `/** What the demo shows, scene by scene; its captions say the same. Written by scripts/demo/record.mjs. */\nexport const transcript = [\n${rows.join("\n")}\n];\n`,
);
console.log(JSON.stringify({ seconds: duration / 1000, bytes: file.length, pictures: pictures.length }));
await browser.close();
await app.stop();
rmSync(data, { recursive: true, force: true });
