import { hydrated } from "../../scripts/screens.mjs";
import { newAgent } from "./support/agent";
import { newClient } from "./support/client";
import { PASSWORD, signUp } from "./support/steps";
import { whileBroken } from "./support/storage";
import { expect, type Page, test } from "./support/test";
import { signInAs } from "./support/workplace";

const SIGN_IN = "Sign in - Mondaybrief";

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

// Without a script, and for every form: tests/workers/failed-form-titles.test.ts.
test.beforeEach(({ complaints }) => complaints.allowStatus(400, 401, 500));

test("the title begins with 'Error: ' while a form that a script has sent failed, and not after success", async ({
  page,
}) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await hydrated(page);
  await expect(page).toHaveTitle(SIGN_IN);
  await signIn(page, email, "not the password");
  await expect(page).toHaveTitle(`Error: ${SIGN_IN}`);
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await signIn(page, email, "nor this one");
  await refused;
  await expect(page).toHaveTitle(`Error: ${SIGN_IN}`);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveTitle("Email Agents - Mondaybrief");
});

test("a link from a form that failed leads to a title of its own, and back to one without 'Error: '", async ({
  page,
}) => {
  await page.goto("/login");
  await hydrated(page);
  await signIn(page, "ana@team.example", "not the password");
  await expect(page).toHaveTitle(`Error: ${SIGN_IN}`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveTitle("Forgot password? - Mondaybrief");
  await page.goBack();
  await expect(page).toHaveTitle(SIGN_IN);
});

test("a script that comes after a form that failed without one keeps its title, and takes it away after success", async ({
  page,
}) => {
  await signUp(page);
  // The browser sends this form, as it does before the script is there.
  await page.goto("/create-agent");
  await page.locator("form[action='/create-agent']").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveTitle("Error: Create Email Agent - Mondaybrief");
  await hydrated(page);
  await expect(page).toHaveTitle("Error: Create Email Agent - Mondaybrief");
  await page.getByLabel("Title").fill("Cutover");
  await page.getByRole("button", { name: "Create Agent" }).click();
  await expect(page).toHaveTitle("Email Agents - Mondaybrief");
});

test("a page whose title stays the same loses 'Error: ' with the form that failed", async ({ page, app }) => {
  const client = await newClient(app.url);
  const { id } = await newAgent(client, { title: "Cutover" });
  await signInAs(page, app, client);
  await page.goto(`/agents/${id}?dialog=edit`);
  const send = () => page.getByRole("button", { name: "Update Agent" }).click();
  await whileBroken(app, { verb: "UPDATE", table: "agents" }, async () => {
    await send();
    await expect(page).toHaveTitle("Error: Cutover - Mondaybrief");
  });
  await send();
  await expect(page.getByText("Agent updated", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle("Cutover - Mondaybrief");
});
