import { randomBytes } from "node:crypto";
import { type BrowserContextOptions, test as base, expect, type Page } from "playwright/test";
import { SETUP_SECRET } from "../../../scripts/screens/stage.mjs";
import { hydrated } from "../../../scripts/screens.mjs";
import { startStripeServer } from "../../support/stripe-server.mjs";
import { type App, appAt, removeApp, type Settings, startApp } from "./app";
import { stripeSettings } from "./stripe-settings";

export { expect, type Page };

/** What a page complained about, and which refusals of the server a test means to meet. */
export interface Complaints {
  seen: string[];
  /** Chromium logs every answer from 400 up as an error; a test names the statuses it provokes. */
  allowStatus(...statuses: number[]): void;
}

/** Collects console errors, policy violations, hydration mismatches and uncaught errors of every page of a context. */
export function listen(page: Page, complaints: { seen: string[]; allowed: Set<number> }): void {
  page.on("pageerror", (error) => complaints.seen.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // Remix logs it when a navigation cancels a fetch of data that is still being read.
    if (message.text().startsWith("AbortError: signal is aborted")) return;
    const status = /Failed to load resource: .*status of (\d{3})/.exec(message.text())?.[1];
    if (status && complaints.allowed.has(Number(status))) return;
    complaints.seen.push(`${page.url()}: ${message.text()}`);
  });
}

/** For tests of what moves or is reached while it moves: `test.use(MOVING)`. All others ask for less motion. */
export const MOVING: { contextOptions: BrowserContextOptions } = {
  contextOptions: { reducedMotion: "no-preference" },
};

const homes = new WeakMap<ReturnType<Page["context"]>, App>();

/** The app that this page's paths are of. */
export function appOf(page: Page): App {
  const app = homes.get(page.context());
  if (!app) throw new Error("this page has no app");
  return app;
}

/** A stand-in of the provider of payments on this machine. */
export type Provider = Awaited<ReturnType<typeof startStripeServer>>;

interface WorkerFixtures {
  settings: Settings;
  app: App;
  /**
   * An app whose payments go to a stand-in, started for the first test that wants one. It stands here, because tests with a
   * worker's fixture of their own get workers of their own.
   */
  shop: { provider: Provider; app: App };
}

/** Every test fails on any complaint of its pages. */
export const test = base.extend<{ complaints: Complaints }, WorkerFixtures>({
  settings: [{ SETUP_SECRET }, { option: true, scope: "worker" }],
  app: [
    async ({ settings }, use) => {
      const app = await startApp(settings);
      await use(app);
      await removeApp(app);
    },
    { scope: "worker" },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are told by their first parameter
    async ({}, use) => {
      const provider = await startStripeServer();
      const app = await startApp(stripeSettings(provider));
      provider.setWebhookUrl(`${app.url}/api/stripe/webhook`);
      await use({ provider, app });
      await removeApp(app);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  // Each test comes from an address of its own: what is throttled by address must not add up over them. It is one of
  // this machine's, as the outbox and the kit open to nobody else.
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are told by their first parameter
  extraHTTPHeaders: async ({}, use) => use({ "CF-Connecting-IP": `127.${randomBytes(3).join(".")}` }),
  // Scripts come after the first view: a test that needs them must not be quicker than they are.
  page: async ({ page, baseURL, javaScriptEnabled }, use) => {
    const home = appAt(baseURL ?? "");
    if (home) homes.set(page.context(), home);
    const goto = page.goto.bind(page);
    page.goto = async (...where) => {
      const answer = await goto(...where);
      const isSignedIn =
        javaScriptEnabled !== false && (await page.locator("html[data-hydrate=shown]").count()) > 0;
      if (isSignedIn) await hydrated(page);
      return answer;
    };
    // As scripts/fetch-once.mjs, and for its reason; get, post and put come through here.
    const fetch = page.request.fetch.bind(page.request);
    page.request.fetch = (where, options) =>
      fetch(where, { ...options, headers: { ...options?.headers, Connection: "close" } });
    await use(page);
    // A browser that is told to close several tabs at once, one of them still loading, now and then never answers.
    for (const other of page.context().pages()) if (other !== page) await other.close();
  },
  complaints: [
    async ({ context }, use) => {
      const state = { seen: [] as string[], allowed: new Set<number>() };
      context.on("page", (page) => listen(page, state));
      await use({
        seen: state.seen,
        allowStatus: (...statuses) => statuses.map((s) => state.allowed.add(s)),
      });
      expect(state.seen, "console errors, policy violations, hydration mismatches, uncaught errors").toEqual(
        [],
      );
    },
    { auto: true },
  ],
});
