import { agentScreens } from "./screens/agent-screens.mjs";
import { publicScreens } from "./screens/public-screens.mjs";
import { signedInScreens } from "./screens/signed-in-screens.mjs";

/** The widths and colour schemes in which every screen is looked at. */
export const WIDTHS = [1280, 390, 320];
export const SCHEMES = ["light", "dark"];

/**
 * Every page and state of the product: `page` and `state` name the picture, `as` the user who looks (nobody:
 * anonymous), `path` where it is, `act` what brings the state about, `status` an answer other than 200 that may
 * come, `shows` what must be on screen, `fold` a picture of one screenful, not the whole.
 * @returns {{page: string, state: string, path: string, as?: string, status?: number, shows?: string, fold?: boolean, act?: (page: import("playwright").Page) => unknown}[]}
 */
export function listScreens(stage) {
  return [...publicScreens(stage), ...signedInScreens(stage), ...agentScreens(stage)];
}

/** Brings a page into a screen's state: hydrated, still, and showing what it should. */
export async function openScreen(page, url, screen) {
  await page.goto(`${url}${screen.path}`);
  await hydrated(page);
  await screen.act?.(page);
  if (screen.shows) await page.getByText(screen.shows).filter({ visible: true }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Waits until React has taken the page over, its effects included; public pages begin with that only when the browser
 * is idle. React marks an element as soon as it has reached it, when the rest is still the server's and nothing listens;
 * that scrolling is the router's is said by an effect, and those of one page run together.
 */
export function hydrated(page) {
  return page.waitForFunction(() => history.scrollRestoration === "manual");
}
