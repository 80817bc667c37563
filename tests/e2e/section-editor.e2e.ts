import { said } from "./support/said";
import { openSample } from "./support/steps";
import { expect, type Page, test } from "./support/test";

const overview = (page: Page) => page.getByRole("region", { name: "Overview" });
const editor = (page: Page) => page.getByRole("textbox", { name: "Overview", exact: true });
const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });

async function editOverview(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Edit Overview" }).click();
  await expect(toolbar(page)).toBeVisible();
  await expect(editor(page)).toBeFocused();
}

/** As the clipboard hands it over. */
async function paste(page: Page, kind: "text/plain" | "text/html", words: string): Promise<void> {
  await editor(page).evaluate(
    (element, [type, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [kind, words] as const,
  );
}

test("leaving asks however the text was changed, and not when it wasn't", async ({ page }) => {
  await openSample(page);
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const changes: Record<string, () => Promise<void>> = {
    paste: () => paste(page, "text/plain", "Pasted words"),
    "a new line": () => page.keyboard.press("Enter"),
    "everything deleted": async () => {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("Delete");
    },
    "a button of the toolbar": () => toolbar(page).getByRole("button", { name: "Bullet list" }).click(),
  };
  for (const [name, change] of Object.entries(changes)) {
    await test.step(name, async () => {
      await editOverview(page);
      await change();
      await page.getByRole("link", { name: "Close" }).click();
      await question.getByRole("button", { name: "Leave" }).click();
      await page.getByRole("link", { name: "View Details" }).click();
    });
  }
  await editOverview(page);
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: "View Details" })).toBeFocused();
});

test("bold, headings and lists of the overview are shown as written, and come back to the editor", async ({
  page,
}) => {
  await openSample(page);
  await editOverview(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await toolbar(page).getByRole("button", { name: "Heading 1" }).click();
  await page.keyboard.type("This week");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("Nothing moves");
  await page.keyboard.press("Enter");
  await toolbar(page).getByRole("button", { name: "Bullet list" }).click();
  await page.keyboard.type("without the keys");
  await page.getByRole("button", { name: "Save Overview" }).click();
  await expect(editor(page)).toBeHidden();
  await expect(overview(page).getByRole("heading", { name: "This week", level: 4 })).toBeVisible();
  await expect(overview(page).locator("strong").first()).toHaveText("Nothing moves");
  await expect(overview(page).getByRole("listitem")).toHaveText("without the keys");

  await editOverview(page);
  await expect(editor(page).locator("h1")).toHaveText("This week");
});

test("a picture in what is pasted leaves its words behind, and is not asked for", async ({ page }) => {
  await openSample(page);
  await editOverview(page);
  await paste(
    page,
    "text/html",
    '<p>Plan <img src="https://pictures.example/1.png" alt="of March"> is out</p>',
  );
  await expect(editor(page)).toContainText("Plan of March is out");
  await expect(editor(page).locator("img[src]")).toHaveCount(0);
});

test("a section that is too long says so beside its button and keeps what was written", async ({
  page,
  complaints,
}) => {
  complaints.allowStatus(400);
  await openSample(page);
  await editOverview(page);
  await paste(page, "text/plain", "all of it ".repeat(10_100));
  await page.getByRole("button", { name: "Save Overview" }).click();
  const form = page.locator("form").filter({ has: toolbar(page) });
  await expect(said(page, "Failed to update section")).toBeInViewport();
  await expect(form.getByText("A digest has at most 100000 characters.")).toBeInViewport();
  await expect(editor(page)).toContainText("all of it all of it");
});

test("a section of a digest that is no longer the current one: the words are in the history, and it says so", async ({
  page,
}) => {
  await openSample(page);
  const api = `/api${new URL(page.url()).pathname}`;
  await editOverview(page);
  await page.keyboard.type("Careful words. ");
  await page.request.post(`${api}/context-docs`, {
    multipart: {
      file: {
        name: "plan.md",
        mimeType: "text/markdown",
        buffer: Buffer.from("Ana, please order the cranes by Friday."),
      },
    },
  });
  const written = await page.request.post(`${api}/summary-now`, { data: {} });
  expect(written.status()).toBe(200);
  await page.getByRole("button", { name: "Save Overview" }).click();
  await expect(
    page.getByText("A newer digest came meanwhile and is shown. What you wrote is in the digest history.", {
      exact: true,
    }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Digest history" }).click();
  await expect(page.getByRole("dialog", { name: "Digest history" })).toContainText("Careful words.");
});

test("bold in an action item is shown, also behind a shared link; its owner and day stay what they are", async ({
  page,
}) => {
  await openSample(page);
  const items = page.getByRole("region", { name: /^Action Items/ });
  await page.getByRole("link", { name: "Edit Action Items" }).click();
  const text = page.getByRole("textbox", { name: "Action Items", exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type("Sign the ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("contract");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" (owner: Ana; due: Friday)");
  await page.getByRole("button", { name: "Save Action Items" }).click();
  await expect(text).toBeHidden();
  await expect(items.locator("strong").filter({ hasText: "contract" })).toHaveText("contract");
  await expect(items.getByRole("listitem")).toHaveText(/^Sign the contractAna·Friday$/);

  await page.getByRole("button", { name: "Create link" }).click();
  const url = page.locator("code").filter({ hasText: "/d/" });
  await page.goto((await url.textContent()) ?? "");
  await expect(items.locator("strong").filter({ hasText: "contract" })).toHaveText("contract");
});
