import { expect, it } from "vitest";
import { planFrom } from "../../app/features/credits/checkout-from";
import { wayBack } from "../../app/http/way-back";
import { newAgent } from "../support/new-agent";
import { newUser, ORIGIN } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";

const asked = (path: string, cookie = "") =>
  wayBack(new Request(`${ORIGIN}${path}`, { headers: { Cookie: cookie } }));

it("/subscribe leads back to the page that somebody came from, also by way of the provider's pages", () => {
  const sheet = "/agents/01?dialog=credits";
  const begun = asked(planFrom(sheet));
  expect(begun.back).toBe(sheet);
  const cookie = begun.keep["Set-Cookie"] ?? "";
  expect(cookie).toMatch(/; Path=\/subscribe; HttpOnly; SameSite=Lax$/);
  const pair = cookie.split(";")[0];
  for (const result of ["success", "cancelled"])
    expect(asked(`/subscribe?result=${result}`, pair)).toEqual({ back: sheet, keep: {} });
  expect(asked("/subscribe?result=success")).toEqual({ back: "/", keep: {} });
  // Who begins anew from the dashboard comes back there.
  const anew = asked(planFrom("/dashboard"), pair);
  expect(anew.back).toBe("/");
  expect(anew.keep["Set-Cookie"]).toContain("Max-Age=0");
});

it("/subscribe leads to no other site, whoever wrote its address or the cookie", () => {
  for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    expect(asked(`/subscribe?${new URLSearchParams({ back: elsewhere })}`).back).toBe("/");
    expect(asked("/subscribe?result=success", `plan_from=${encodeURIComponent(elsewhere)}`).back).toBe("/");
  }
});

it("without a script the demo's success has a link back, and 'Return to Dashboard'", async () => {
  const user = await newUser();
  const { id } = await newAgent(user);
  const visitor = new PlainVisitor(user.cookie);
  const plan = await visitor.open(planFrom(`/agents/${id}`));
  const done = await plan.press("Subscribe for $8.99/month");
  done.expectShown("Subscription Successful");
  done.expectShown("Return to Dashboard");
  const sheet = await done.follow("Back to where you were");
  expect(sheet.url.pathname).toBe(`/agents/${id}`);
});
