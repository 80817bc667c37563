import { describe, expect, it } from "vitest";
import { call } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";

const MAIL = "Sign in to see this mail: mails are shown only to the person whose agent received them.";
const PAGE = "Sign in to see this page: it is shown only to the person whose account it is in.";

describe("Unauthenticated visitors to a login-required path are sent to /login", () => {
  it("which says why they are asked, and leads to the mail that they came for, also after a wrong password", async () => {
    const [email, password] = [`${crypto.randomUUID()}@people.example`, "a long phrase for one test"];
    await call("POST", "/api/register", { email, password }, { "CF-Connecting-IP": crypto.randomUUID() });
    const owner = new PlainVisitor();
    const login = await owner.open("/agents/some-agent/emails/some-mail");
    expect(login.url.pathname).toBe("/login");
    login.expectShown(MAIL);
    const refused = await login.press("Sign in", { Email: email, Password: "another phrase" });
    refused.expectShown(MAIL);
    const after = await refused.press("Sign in", { Email: email, Password: password });
    expect(after.url.pathname).toBe("/agents/some-agent/emails/some-mail");
  });

  it("of any other page it says so, too, and nothing to whoever came to sign in", async () => {
    const nobody = new PlainVisitor();
    (await nobody.open("/credits")).expectShown(PAGE);
    for (const path of ["/login", "/dashboard", "/"]) (await nobody.open(path)).expectNotShown(MAIL, PAGE);
  });
});
