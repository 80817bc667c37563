import { hydrated } from "../../../scripts/screens.mjs";
import { newAgent } from "../support/agent";
import { newClient } from "../support/client";
import { expectSaid } from "../support/said";
import { newAddress, PASSWORD } from "../support/steps";
import { expect, type Page, test } from "../support/test";
import { signInAs } from "../support/workplace";

const UNREACHED = "The server can't be reached. Check your connection and try again.";

/** A form that is sent while the network is gone. */
interface Sent {
  says: string;
  description?: string;
  at: string;
  field: string;
  button: string;
}

const FOR_USERS: Sent[] = [
  {
    says: "Failed to create agent",
    at: "/create-agent",
    field: "Context Information",
    button: "Create Agent",
  },
  { says: "Failed to update agent", at: "AGENT?dialog=edit", field: "Title", button: "Update Agent" },
  { says: "Failed to create question", at: "AGENT", field: "Add a new question", button: "Add Question" },
  { says: "Update failed", at: "/?dialog=profile", field: "Company", button: "Save Changes" },
];

test.beforeEach(({ complaints }) => complaints.allowStatus(503));

/** Chromium logs what it could not fetch. */
const forgive = (complaints: { seen: string[] }) => {
  const others = complaints.seen.filter((each) => !each.includes("net::ERR_INTERNET_DISCONNECTED"));
  complaints.seen.splice(0, complaints.seen.length, ...others);
};

async function sendOffline(
  page: Page,
  { says, description = UNREACHED, field, button }: Sent,
): Promise<void> {
  await page.getByLabel(field).fill("Half a word");
  if (button === "Create Agent") await page.getByLabel("Title").fill("Half a word");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: button }).click();
  await expectSaid(page, says, description);
  await expect(page.getByLabel(field)).toHaveValue("Half a word");
  await page.context().setOffline(false);
}

for (const sent of FOR_USERS) {
  test(`no network: '${sent.says}', and what was typed is sent with the next press`, async ({
    page,
    app,
    complaints,
  }) => {
    const client = await newClient(app.url);
    const { id } = await newAgent(client, { title: "Warehouse" });
    await signInAs(page, app, client);
    await page.goto(sent.at.replace("AGENT", `/agents/${id}`));
    await hydrated(page);
    await sendOffline(page, sent);
    await page.getByRole("button", { name: sent.button }).click();
    await expectSaid(
      page,
      sent.says.replace(/^(Failed to )?(\w+).*$/, (_, failed, word) =>
        failed ? (sent.button === "Add Question" ? "Question created" : `Agent ${word}d`) : "Profile updated",
      ),
    );
    forgive(complaints);
  });
}

test("no network: 'Login failed', a pressed link keeps the page, and then 'Login successful'", async ({
  page,
  app,
  complaints,
}) => {
  const { email } = await newClient(app.url);
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectSaid(page, "Login failed", UNREACHED);
  // Once in the toast; the message that stays has the reason.
  await expect(page.getByText("Login failed", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expectSaid(page, "You are offline", UNREACHED);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectSaid(page, "Login successful", "You have been logged in successfully.");
  forgive(complaints);
});

test("no network: an enquiry from the landing page fails in words and stays in its form", async ({
  page,
  complaints,
}) => {
  await page.goto("/?dialog=contact");
  await hydrated(page);
  const dialog = page.getByRole("dialog", { name: "Contact Us" });
  await dialog.getByLabel("Name", { exact: true }).fill("Ana Ruiz");
  await dialog.getByLabel("Company").fill("Northpier");
  await dialog.getByLabel("Email", { exact: true }).fill(newAddress());
  await dialog.getByLabel("Message", { exact: true }).fill("Please tell us about single sign-on.");
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Send Message" }).click();
  await expectSaid(page, "Error", "Failed to send your message. Please try again later.");
  await expect(dialog.getByLabel("Company")).toHaveValue("Northpier");
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Send Message" }).click();
  await expect(dialog.getByText("Message Sent!", { exact: true })).toBeVisible();
  forgive(complaints);
});

test("no network: 'Failed to load notifications' with 'Try Again'", async ({ page, app, complaints }) => {
  await signInAs(page, app, await newClient(app.url));
  await page.goto("/");
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await expect(page.getByText("Failed to load notifications", { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByText("No new notifications", { exact: true })).toBeVisible();
  forgive(complaints);
});

test("no network while the sheet waits for mail: the page, and what is being typed, stays", async ({
  page,
  app,
  complaints,
}) => {
  const client = await newClient(app.url);
  const { id } = await newAgent(client, { title: "Warehouse" });
  await signInAs(page, app, client);
  await page.clock.install();
  await page.goto(`/agents/${id}`);
  await hydrated(page);
  await expect(page.getByText("Waiting for the first email")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Add a new question").fill("Half a word");
  await page.context().setOffline(true);
  const tried = page.waitForEvent("requestfailed");
  await page.clock.fastForward(5000);
  await tried;
  await page.context().setOffline(false);
  const asked = page.waitForResponse((answer) => answer.url().includes(`/agents/${id}.data`));
  await page.clock.fastForward(5000);
  await asked;
  await expect(page.getByLabel("Add a new question")).toHaveValue("Half a word");
  forgive(complaints);
});
