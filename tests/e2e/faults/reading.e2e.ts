import { hydrated } from "../../../scripts/screens.mjs";
import { newAgent } from "../support/agent";
import { newClient } from "../support/client";
import { expectSaid, said } from "../support/said";
import { whileBroken, whileTorn } from "../support/storage";
import { expect, signInAs, test } from "../support/workplace";

// Without a script: tests/workers/reading-faults.test.ts.
test.describe("with JavaScript", () => {
  test("notifications failure: 'Failed to load notifications' with 'Try Again'", async ({
    page,
    app,
    workplace,
  }) => {
    await page.goto("/");
    const dialog = page.getByRole("dialog", { name: "Notifications" });
    const mails = { table: "mails", column: "attachments", userId: workplace.userId };
    await whileTorn(app, mails, async () => {
      await page.getByRole("link", { name: /^Notifications/ }).click();
      await expectSaid(page, "Failed to load notifications");
      await dialog.getByRole("link", { name: "Try Again" }).click();
      await expectSaid(page, "Failed to load notifications");
    });
    await dialog.getByRole("link", { name: "Try Again" }).click();
    await expect(dialog.getByRole("button", { name: "Process Email" })).toBeVisible();
    await expect(said(page, "Failed to load notifications")).toBeHidden();
  });

  test("dashboard load failure: red banner 'Error loading agents: {message}'", async ({ page, app }) => {
    const client = await newClient(app.url);
    await newAgent(client, { title: "Warehouse" });
    const { id } = (await client.call("GET", "/api/auth/user")).body as { id: string };
    await signInAs(page, app, client);
    await whileTorn(app, { table: "agents", column: "schedule_days", userId: id }, async () => {
      await page.goto("/dashboard");
      await expectSaid(page, "Error loading agents: the agents could not be read. Please try again.");
      await expect(page.getByText("No email agents found")).toBeHidden();
    });
    await page.reload();
    await expect(page.getByRole("article", { name: "Warehouse" })).toBeVisible();
  });

  test("dismiss failure: 'Failed to dismiss notification', and it is in the list as before", async ({
    page,
    app,
    workplace,
    complaints,
  }) => {
    complaints.allowStatus(500);
    const before = await workplace.everything();
    await page.goto("/?dialog=notifications");
    await hydrated(page);
    const dismiss = page.getByRole("button", { name: /^Dismiss Re: Cutover/ });
    await whileBroken(app, { verb: "UPDATE", table: "mails" }, async () => {
      await dismiss.click();
      await expectSaid(page, "Notification dismissed", "Email notification has been dismissed.");
      await page.getByRole("button", { name: "Dismiss message" }).click();
      await expectSaid(page, "Failed to dismiss notification", "Unknown error occurred");
    });
    await expect(dismiss).toBeVisible();
    expect(await workplace.everything()).toEqual(before);
  });

  test("unknown route: the 404 page", async ({ page, context, complaints }) => {
    complaints.allowStatus(404);
    for (const visit of ["signed in", "visitor"]) {
      if (visit === "visitor") await context.clearCookies();
      const answer = await page.goto("/no/such/page");
      expect(answer?.status(), visit).toBe(404);
      await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
      await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    }
  });

  test("unauthenticated access: a session that ends in mid-work leads to /login and back", async ({
    page,
    app,
  }) => {
    const client = await newClient(app.url);
    const { id: agentId } = await newAgent(client, { title: "Warehouse" });
    const { id } = (await client.call("GET", "/api/auth/user")).body as { id: string };
    const database = await app.database();
    for (const [path, field, button] of [
      ["/create-agent", "Title", "Create Agent"],
      [`/agents/${agentId}`, "Add a new question", "Add Question"],
      ["/?dialog=profile", "Company", "Save Changes"],
    ] as const) {
      await signInAs(page, app, client);
      await page.goto(path);
      await hydrated(page);
      await page.getByLabel(field).fill("Half a word");
      const { results } = await database.prepare("SELECT * FROM sessions WHERE user_id = ?").bind(id).all();
      await database.prepare("DELETE FROM sessions WHERE user_id = ?").bind(id).run();
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
      expect(new URL(page.url()).searchParams.get("returnTo"), path).toBe(path.split("?")[0]);
      for (const row of results) {
        const names = Object.keys(row);
        await database
          .prepare(`INSERT INTO sessions (${names.join()}) VALUES (${names.map(() => "?").join()})`)
          .bind(...Object.values(row))
          .run();
      }
    }
    expect((await client.call("GET", `/api/agents/${agentId}/clarifying-questions`)).body).toEqual([]);
  });
});
