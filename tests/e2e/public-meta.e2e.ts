import { expect, test } from "./support/test";

test("every public page has a title, a description, one address and a preview picture of its own", async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  const paths = ["/", "/login", "/register", "/security", "/test-contact", "/privacy", "/terms"];
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute("content");
    const picture = await request.get((await meta("og:image")) ?? "");
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").pathname).toBe(
      path,
    );
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBeTruthy();
  }
  expect(titles.size).toBe(paths.length);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of paths) expect(sitemap).toContain(`${path}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test("the icon is at the address too where browsers look unasked", async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect(icon.status()).toBe(200);
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});
