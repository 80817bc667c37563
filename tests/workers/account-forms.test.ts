import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { ORIGIN } from "../support/new-user";
import { type ShownPage, shownPage } from "../support/shown-page";

const PASSWORDS_DIFFER = "Passwords don't match";

const newAddress = () => `${crypto.randomUUID()}@people.example`;

/** Fills the page's form and sends all of it, as a browser without a script does. */
async function send(path: string, typed: Record<string, string>) {
  const form = formOf(await shownPage(await SELF.fetch(ORIGIN + path)), path);
  const names = form.controls.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(typed)));
  const fields = form.controls.map(({ name, value }) => [name, typed[name] ?? value ?? ""]);
  const answer = await SELF.fetch(ORIGIN + path, {
    method: "POST",
    redirect: "manual",
    headers: { "CF-Connecting-IP": crypto.randomUUID() },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, page: await shownPage(answer) };
}

function formOf(page: ShownPage, path: string) {
  const form = page.forms.find(({ action }) => action === path);
  if (form === undefined) throw new Error(`no form for ${path}`);
  expect(form.method).toBe("post");
  return form;
}

/** What is said of each field that is marked as wrong. */
function wrongIn(page: ShownPage, path: string): Record<string, string> {
  const wrong = formOf(page, path).controls.filter(({ isInvalid }) => isInvalid);
  return Object.fromEntries(
    wrong.map(({ name, describedBy }) => [
      name,
      describedBy
        .filter((id) => id.endsWith("-error"))
        .map((id) => page.textById.get(id))
        .join(" "),
    ]),
  );
}

const shownValue = (page: ShownPage, path: string, field: string) =>
  formOf(page, path).controls.find(({ name }) => name === field)?.value ?? "";

describe("The account forms without a script (section 5)", () => {
  it("registration says what is wrong beside each field, keeps the email and never a password", async () => {
    const typed = { email: "not an address", password: "short", confirmPassword: "short" };
    const { status, page } = await send("/register", typed);
    expect(status).toBe(400);
    const words = {
      email: "Invalid email address",
      password: "Password must be at least 6 characters",
      confirmPassword: "Confirm password must be at least 6 characters",
    };
    expect(wrongIn(page, "/register")).toEqual(words);
    // On top of the form, each a link to its field.
    for (const [field, text] of Object.entries(words)) {
      expect(page.links).toContainEqual({ text, href: `#register-${field}` });
    }
    expect(shownValue(page, "/register", "email")).toBe("not an address");
    expect(shownValue(page, "/register", "password")).toBe("");
    expect(shownValue(page, "/register", "confirmPassword")).toBe("");
  });

  it("registration: 'Passwords don't match', on the confirm field alone", async () => {
    const typed = { email: newAddress(), password: "a long phrase", confirmPassword: "a long phrase!" };
    const { status, page } = await send("/register", typed);
    expect(status).toBe(400);
    expect(wrongIn(page, "/register")).toEqual({ confirmPassword: PASSWORDS_DIFFER });
    expect(page.links).toContainEqual({ text: PASSWORDS_DIFFER, href: "#register-confirmPassword" });
  });

  it("signing in with a wrong password says 'Login failed' and 'Invalid email or password'", async () => {
    const email = newAddress();
    const { status, page } = await send("/login", { email, password: "not the password" });
    expect(status).toBe(401);
    expect(page.texts).toContain("Login failed");
    expect(page.texts).toContain("Invalid email or password");
    expect(shownValue(page, "/login", "email")).toBe(email);
    expect(shownValue(page, "/login", "password")).toBe("");
  });
});
