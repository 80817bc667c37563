import type { Request } from "playwright/test";
import { hydrated } from "../../../scripts/screens.mjs";
import type { App } from "../support/app";
import { type Complaints, expect, type Page, test } from "../support/test";
import type { Sight } from "./sights";
import { type Stage, stageOf, type User } from "./stage";

/** What is done, and what is seen then. */
interface Step {
  act?: (page: Page, stage: Stage) => Promise<unknown>;
  /** Requests of the act that wait until this step was looked at: for the words of what is running. */
  holds?: (request: Request) => boolean;
  shows: Sight[];
  /** What belongs to another state. */
  hides?: Sight[];
  next?: Step;
}

/** A state of a screen: one visit. */
export interface State extends Step {
  /** A line of the specification. */
  title: string;
  path: string | ((stage: Stage) => string | Promise<string>);
  /** Who looks; nobody: a visitor. */
  as?: User;
  /** The refusal that is meant. */
  status?: number;
}

interface Given {
  page: Page;
  app: App;
  complaints: Complaints;
  javaScriptEnabled: boolean;
}
type Tests = (title: string, body: (given: Given) => Promise<void>) => void;

/** What a form sends. */
export const posts = (request: Request) => request.method() === "POST";
/** What the router asks for the next page. */
export const pageReads = (request: Request) =>
  request.method() === "GET" && new URL(request.url()).pathname.endsWith(".data");

export const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();
export const follow = (name: string) => (page: Page) =>
  page.getByRole("link", { name, exact: true }).first().click();

/** Stops the page's clock, so that what passes by itself is there to be looked at. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** A test for each row of the table. */
export function walk(states: State[], tests: Tests = test): void {
  for (const state of states) {
    tests(state.title, async ({ page, app, complaints, javaScriptEnabled }) => {
      if (state.status) complaints.allowStatus(state.status);
      const stage = stageOf(app);
      const { path, as } = state;
      if (as) await page.context().addCookies((await stage.user(as)).cookies);
      await page.goto(`${app.url}${typeof path === "string" ? path : await path(stage)}`);
      if (javaScriptEnabled) await hydrated(page);
      let release = () => {};
      for (let step: Step | undefined = state; step; step = step.next) {
        // What this step holds waits already when what the last one held goes on.
        const next = step.holds ? await hold(page, step.holds) : () => {};
        release();
        release = next;
        await step.act?.(page, stage);
        await look(page, step);
      }
      release();
    });
  }
}

async function look(page: Page, { shows, hides = [] }: Step): Promise<void> {
  for (const { words, find, check } of shows) {
    const found = find(page).filter({ visible: true }).first();
    await expect(found, words).toBeVisible();
    await check?.(found);
  }
  for (const { words, find } of hides)
    await expect(find(page).filter({ visible: true }), `not here: ${words}`).toHaveCount(0);
}

/** Lets no such request out before the answer is called. */
async function hold(page: Page, holds: (request: Request) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*", async (route) => {
    if (holds(route.request())) await released;
    await route.fallback();
  });
  return release;
}
