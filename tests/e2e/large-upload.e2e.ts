import { truncateSync, writeFileSync } from "node:fs";
import { createAgent, signUp } from "./support/steps";
import { expect, test } from "./support/test";

test("a file of 30 MB is refused in words before it is sent, and the next one is taken", async ({
  page,
}, testInfo) => {
  await signUp(page);
  await createAgent(page, "Payments rollout");
  await page.getByRole("link", { name: "View Details" }).click();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  const picker = page.getByLabel("Add Document");
  // From the disk, as a person takes it: handing its bytes to the browser takes longer than the test.
  const plan = testInfo.outputPath("plan.md");
  writeFileSync(plan, "");
  truncateSync(plan, 30 * 1024 * 1024);
  await picker.setInputFiles(plan);
  await expect(page.getByText("Failed to upload document", { exact: true })).toBeVisible();
  await expect(page.getByText("The file is too large: at most 20 MB.").first()).toBeVisible();
  expect(sent).toEqual([]);
  writeFileSync(plan, "Joe owns the rollback plan.");
  await picker.setInputFiles(plan);
  await expect(page.getByText("Document uploaded", { exact: true })).toBeVisible();
  await expect(page.getByText("The file is too large: at most 20 MB.")).toBeHidden();
});
