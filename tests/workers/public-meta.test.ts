import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { ORIGIN } from "../support/new-user";
import { shownPage } from "../support/shown-page";

const PATHS = ["/", "/login", "/register", "/security", "/test-contact", "/privacy", "/terms"];
const shown = async (path: string) => shownPage(await SELF.fetch(ORIGIN + path));
const asset = (path: string) => env.ASSETS.fetch(ORIGIN + path);

describe("What a public page says of itself to others", () => {
  it.each(PATHS)("%s has a description, one address and a preview picture of its own", async (path) => {
    const { meta } = await shown(path);
    expect(meta.get("description")).toBeTruthy();
    expect(meta.get("canonical")).toBe(new URL(path, env.APP_URL).href);
    const preview = new URL(meta.get("og:image") ?? "");
    expect(preview.origin).toBe(new URL(env.APP_URL).origin);
    const picture = await asset(preview.pathname);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    const bytes = new DataView(await picture.arrayBuffer());
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630]);
  });

  it("no two pages have the same title", async () => {
    const titles = await Promise.all(PATHS.map(async (path) => (await shown(path)).title));
    expect(titles.filter((title) => title === "")).toEqual([]);
    expect(new Set(titles).size).toBe(PATHS.length);
  });

  it("the sitemap has every page, and robots.txt names the sitemap", async () => {
    const sitemap = await (await SELF.fetch(`${ORIGIN}/sitemap.xml`)).text();
    for (const path of PATHS) expect(sitemap).toContain(`${path}</loc>`);
    const robots = await (await SELF.fetch(`${ORIGIN}/robots.txt`)).text();
    expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  });

  it("a crawler may open what it must not keep, to be told so, or be led to the login", async () => {
    const robots = await (await SELF.fetch(`${ORIGIN}/robots.txt`)).text();
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = ""]) => path);
    expect(closed).not.toEqual([]);
    for (const path of ["/d/a", "/i/a", "/reset-password/a", "/unsubscribe/a"]) {
      const page = await SELF.fetch(ORIGIN + path);
      await page.text();
      expect([path, page.headers.get("X-Robots-Tag")]).toEqual([path, "noindex, nofollow"]);
      expect(closed.filter((begin) => path.startsWith(begin))).toEqual([]);
    }
    const agent = await SELF.fetch(`${ORIGIN}/agents/a`, { redirect: "manual" });
    expect(agent.headers.get("Location")).toMatch(/^\/login\b/);
    expect(closed.filter((begin) => "/agents/a".startsWith(begin))).toEqual([]);
  });

  it("the icon is at the address too where browsers look unasked", async () => {
    const icon = await asset("/favicon.ico");
    expect(icon.status).toBe(200);
    expect([...new Uint8Array(await icon.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });
});
