import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { newAgent } from "../support/new-agent";
import { newUser, ORIGIN } from "../support/new-user";
import { shownPage } from "../support/shown-page";

type Fields = Record<string, string>;

/** The answer's title to this form, as a browser without a script gets it. */
async function titleAfter(path: string, form: Fields | null, cookie = ""): Promise<string> {
  const headers = { Cookie: cookie, "CF-Connecting-IP": crypto.randomUUID() };
  const sent = form === null ? {} : { method: "POST", body: new URLSearchParams(form) };
  const answer = await SELF.fetch(ORIGIN + path, { ...sent, headers, redirect: "manual" });
  expect(answer.ok).toBe(form === null);
  return (await shownPage(answer)).title;
}

describe("After a form that failed the title begins with 'Error: ' (without a script)", () => {
  it.each<[string, string, Fields]>([
    ["/register", "Create an account - Mondaybrief", { email: "ana" }],
    ["/login", "Sign in - Mondaybrief", { email: "ana@team.example", password: "not the password" }],
    ["/forgot-password", "Forgot password? - Mondaybrief", { email: "ana" }],
    ["/test-contact", "Contact Enterprise Sales - Mondaybrief", { email: "ana" }],
  ])("%s", async (path, title, form) => {
    expect(await titleAfter(path, null)).toBe(title);
    expect(await titleAfter(path, form)).toBe(`Error: ${title}`);
  });

  it.each<[string, string, Fields]>([
    ["/create-agent", "Create Email Agent - Mondaybrief", { title: "" }],
    ["/profile?sent", "Your Profile - Mondaybrief", { email: "ana" }],
    // Refused as a form, and as an operation.
    ["/agents/ID", "Cutover - Mondaybrief", { intent: "update", title: "" }],
    ["/agents/ID", "Cutover - Mondaybrief", { intent: "edit-section", content: "No digest has this." }],
  ])("%s, %s, %o", async (path, title, form) => {
    const user = await newUser();
    const { id } = await newAgent(user, { title: "Cutover" });
    const ours = path.replace("ID", id);
    expect(await titleAfter(ours, form, user.cookie)).toBe(`Error: ${title}`);
    expect(await titleAfter(ours, null, user.cookie)).toBe(title);
  });

  it("/reset-password", async () => {
    const form = { password: "short", confirmPassword: "short" };
    expect(await titleAfter("/reset-password/none", form)).toBe("Error: Set a new password - Mondaybrief");
  });

  it("a description for others, such as og:title, stays as it is", async () => {
    const headers = { "CF-Connecting-IP": crypto.randomUUID() };
    const body = new URLSearchParams({ email: "ana" });
    const page = await shownPage(await SELF.fetch(`${ORIGIN}/register`, { method: "POST", headers, body }));
    expect(page.meta.get("og:title")).toBe("Create an account - Mondaybrief");
  });
});
