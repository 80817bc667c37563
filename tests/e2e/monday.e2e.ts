import { readFileSync } from "node:fs";
import { z } from "zod";
import { deliverToHandler } from "./support/deliver";
import { createAgent, signUp } from "./support/steps";
import { expect, type Page, test } from "./support/test";

const mail = (subject: string, text: string) =>
  Buffer.from(
    [
      ...["From: Ana Ruiz <ana@yard.example>", "Date: Mon, 2 Nov 2026 08:00:00 +0000", `Subject: ${subject}`],
      ...[`Message-ID: <${subject.replace(/\W+/g, "-")}-${crypto.randomUUID()}@yard.example>`],
      ...["Content-Type: text/plain; charset=utf-8", "", `Hi Joe,\r\n\r\n${text}\r\n\r\nAna`, ""],
    ].join("\r\n"),
  );
const LEASE = mail(
  "Shop move",
  "please send the lease to the landlord by Friday. Could you also order the shelves?",
);
const CRANE = mail("Crane", "please book the crane by Wednesday.");

type Deliver = (raw: Buffer, to: string) => Promise<number>;

/** Two agents whose digests have three items; their paths, Shop move first. */
async function twoAgents(page: Page, deliver: Deliver): Promise<string[]> {
  await signUp(page);
  const paths: string[] = [];
  for (const [title, raw] of [
    ["Shop move", LEASE],
    ["Crane yard", CRANE],
  ] as const) {
    const address = await createAgent(page, title);
    expect(await deliver(raw, address)).toBe(200);
    const agents = z.array(z.object({ id: z.string(), title: z.string() }));
    const listed = agents.parse(await (await page.request.get("/api/agents")).json());
    const path = `/agents/${listed.find((agent) => agent.title === title)?.id}`;
    expect((await page.request.post(`/api${path}/summary-now`)).status()).toBe(200);
    paths.push(path);
  }
  return paths;
}

const rows = (page: Page) => page.locator("li[id^=item-]");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });

    test("from a card to what is open, its words, 'Done' and 'Undo'", async ({ page, app }) => {
      await twoAgents(page, (raw, to) => deliverToHandler(app, raw, to));
      await page.goto("/");
      const card = page.getByRole("article", { name: "Shop move" });
      await expect(card).toContainText("1 overdue · 2 open");
      await expect(card).toContainText("Send the lease to the landlord");
      await expect(card).toContainText("Overdue since Fri 6 Nov · Joe");
      await card.getByRole("link", { name: "1 overdue · 2 open" }).click();
      await expect(page.getByRole("heading", { name: "Open items", level: 1 })).toBeVisible();
      await expect(rows(page)).toHaveCount(2);
      const lease = rows(page).filter({ hasText: "Send the lease to the landlord" });
      await expect(lease.getByText("please send the lease to the landlord by Friday.")).toBeHidden();
      await lease.locator("summary").first().click();
      await expect(lease.getByText("please send the lease to the landlord by Friday.")).toBeVisible();
      await expect(lease).toContainText("Open since");
      await lease.locator("summary", { hasText: "Close or change it" }).click();
      await lease.getByRole("button", { name: "Done: Send the lease to the landlord" }).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(page).toHaveURL(/\/agents\/[^/]+\/items$/);
      const closed = page.getByRole("region", { name: "Closed within a week" });
      await expect(closed).toContainText("Done, marked by hand · Shop move");
      await closed.getByRole("button", { name: "Undo: Send the lease to the landlord" }).click();
      await expect(rows(page)).toHaveCount(2);
    });

    test("/monday over all agents: groups, order, filter, file", async ({ page, app }) => {
      await twoAgents(page, (raw, to) => deliverToHandler(app, raw, to));
      await page.goto("/");
      await page.getByRole("banner").getByRole("link", { name: "Monday", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Monday", level: 1 })).toBeVisible();
      const overdue = page.getByRole("region", { name: /^Overdue/ }).getByRole("listitem");
      await expect(overdue.filter({ hasText: "Open since" })).toHaveText([
        /Book the crane/,
        /Send the lease/,
      ]);
      await expect(page.getByRole("region", { name: /^Waiting for others/ })).toContainText(
        "Order the shelves",
      );

      await page.getByRole("link", { name: "By agent" }).click();
      await expect(page.getByRole("heading", { level: 2, name: /^Crane yard/ })).toBeVisible();
      await page.getByRole("link", { name: "By person" }).click();
      await expect(page.getByRole("heading", { level: 2, name: /^Joe/ })).toContainText("3");

      await page.locator("summary", { hasText: "Filter" }).click();
      await page.getByLabel("Words").fill("crane");
      await page.getByLabel("Agent").selectOption({ label: "Crane yard" });
      await page.getByRole("button", { name: "Show" }).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole("status").filter({ hasText: "1 item." })).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download CSV" }).click(),
      ]);
      const lines = readFileSync(await file.path(), "utf8")
        .trimEnd()
        .split("\r\n");
      expect(lines).toHaveLength(2);
      expect(lines[1]).toMatch(/^Crane yard,Overdue,action,Book the crane,Joe,2026-11-04,/);
      await page.getByRole("link", { name: "Clear the filter" }).click();
      await expect(rows(page)).toHaveCount(3);
      await page
        .getByRole("navigation", { name: "Groups" })
        .getByRole("link", { name: /Overdue/ })
        .click();
      await expect(rows(page)).toHaveCount(2);
    });

    test("on /monday a task gets another owner and date, and stands where it belongs then", async ({
      page,
      app,
      complaints,
    }) => {
      complaints.allowStatus(400);
      await twoAgents(page, (raw, to) => deliverToHandler(app, raw, to));
      await page.goto("/monday?by=person");
      const crane = rows(page).filter({ hasText: "Book the crane" });
      await crane.locator("summary", { hasText: "Close or change it" }).press("Enter");
      const due = crane.getByLabel("Due: Book the crane");
      const save = crane.getByRole("button", { name: "Save owner and date: Book the crane" });
      await crane.getByLabel("Owner: Book the crane").fill("Marta Lind");
      // A browser that has no field for dates sends what was typed.
      await due.evaluate((field) => field.setAttribute("type", "text"));
      await due.fill("Friday");
      await save.press("Enter");
      await expect(crane.getByText("Enter a date such as 2026-11-27.", { exact: true })).toBeVisible();
      await expect(crane.getByLabel("Owner: Book the crane")).toHaveValue("Marta Lind");
      await expect(page.getByRole("heading", { level: 2, name: /^Joe/ })).toContainText("3");
      await due.evaluate((field) => field.setAttribute("type", "date"));
      await due.fill("2099-12-04");
      await save.press("Enter");
      const marta = page.getByRole("region", { name: /^Marta Lind/ });
      await expect(marta.getByRole("listitem").filter({ hasText: "Book the crane" })).toContainText(
        "Fri 4 Dec 2099",
      );
      await expect(page).toHaveURL(/\/monday\?by=person$/);
    });

    test("a calendar feed is made, its address copied or read once, and revoked", async ({ page, app }) => {
      await twoAgents(page, (raw, to) => deliverToHandler(app, raw, to));
      await page.goto("/monday");
      await page.getByRole("link", { name: "Calendar feed" }).click();
      await page.getByRole("button", { name: "Create a feed" }).click();
      const address = (await page.locator("code").textContent()) ?? "";
      const path = new URL(address).pathname;
      const calendar = await page.request.get(path);
      expect(await calendar.text()).toContain("SUMMARY:Book the crane (Joe)");
      await page.getByRole("button", { name: "Revoke" }).click();
      // The button itself says 'Revoking...' meanwhile.
      await expect(page.getByText(/^Made /)).toHaveCount(0);
      expect((await page.request.get(path)).status()).toBe(404);
    });
  });
}

test("by keyboard alone: an item is closed and opened again, and the focus is never lost", async ({
  page,
  app,
}) => {
  await twoAgents(page, (raw, to) => deliverToHandler(app, raw, to));
  await page.goto("/monday");
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    });
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60 && !(await focused()).startsWith(name); presses += 1) {
      await page.keyboard.press("Tab");
    }
    expect(await focused()).toContain(name);
  };
  await tabTo("Close or change it: Book the crane");
  await page.keyboard.press("Enter");
  await tabTo("Done: Book the crane");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await tabTo("Undo: Book the crane");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("in print the list is whole, with the words behind every item and without a control", async ({
  page,
  app,
}) => {
  await twoAgents(page, (raw, to) => deliverToHandler(app, raw, to));
  await page.goto("/monday");
  await page.emulateMedia({ media: "print" });
  const quotes = rows(page).locator("blockquote");
  await expect(quotes).toHaveCount(3);
  await expect(quotes.filter({ visible: true })).toHaveCount(3);
  await expect(page.getByText(/^Mondaybrief, \/monday, /)).toBeVisible();
  for (const control of ["button", "input", "select", "nav"])
    await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
});
