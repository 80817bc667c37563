import { createAgent, register } from "./support/steps";
import { expect, test } from "./support/test";

test("a file of 30 MB is refused in words before it is sent, and the next one is taken", async ({ page }) => {
  await register(page);
  await createAgent(page, "Payments rollout");
  await page.getByRole("link", { name: "View Details" }).click();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  const picker = page.getByLabel("Add Document");
  const file = { name: "plan.md", mimeType: "text/markdown" };
  await picker.setInputFiles({ ...file, buffer: Buffer.alloc(30 * 1024 * 1024, "x") });
  await expect(page.getByText("Failed to upload document", { exact: true })).toBeVisible();
  await expect(page.getByText("The file is too large: at most 20 MB.").first()).toBeVisible();
  expect(sent).toEqual([]);
  await picker.setInputFiles({ ...file, buffer: Buffer.from("Joe owns the rollback plan.") });
  await expect(page.getByText("Document uploaded", { exact: true })).toBeVisible();
  await expect(page.getByText("The file is too large: at most 20 MB.")).toBeHidden();
});
