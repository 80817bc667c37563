import { click, openAll, openSiteMenu, submitEmpty } from "./acts.mjs";
import { SETUP_SECRET, UNKNOWN_TOKEN } from "./stage.mjs";

/** What a visitor sees. */
export function publicScreens({ paths }) {
  return [
    { page: "landing", state: "login", path: "/" },
    { page: "landing", state: "register", path: "/?tab=register" },
    { page: "landing", state: "folds-open", path: "/", act: openAll },
    { page: "landing", state: "contact", fold: true, path: "/?dialog=contact", shows: "Message" },
    { page: "landing", state: "menu", fold: true, path: "/", act: openSiteMenu },
    { page: "security", state: "plain", path: "/security" },
    { page: "security", state: "folds-open", path: "/security", act: openAll },
    { page: "contact", state: "plain", path: "/test-contact" },
    {
      page: "contact",
      state: "errors",
      path: "/test-contact",
      status: 400,
      act: submitEmpty("Send Message"),
      shows: "There is a problem",
    },
    { page: "contact", state: "sent", path: "/test-contact?sent=1", shows: "Message Sent!" },
    { page: "privacy", state: "plain", path: "/privacy" },
    { page: "terms", state: "plain", path: "/terms" },
    { page: "share", state: "digest", path: paths.share, shows: "Overview" },
    { page: "share", state: "dead", path: `/d/${UNKNOWN_TOKEN}`, status: 404 },
    { page: "recovery", state: "plain", path: "/forgot-password" },
    {
      page: "recovery",
      state: "sent",
      path: "/forgot-password",
      async act(page) {
        await page.getByLabel("Email").fill("nobody@team.example");
        await page.getByRole("button", { name: "Send link" }).click();
      },
      shows: "Check your mail",
    },
    {
      page: "recovery",
      state: "dead",
      path: `/reset-password/${UNKNOWN_TOKEN}`,
      status: 404,
      shows: "expired or was used",
    },
    { page: "kit", state: "plain", path: "/kit" },
    { page: "login", state: "plain", path: "/login" },
    {
      page: "login",
      state: "errors",
      path: "/login",
      status: 400,
      act: submitEmpty("Sign in"),
      shows: "There is a problem",
    },
    {
      page: "login",
      state: "refused",
      fold: true,
      path: "/login",
      status: 401,
      async act(page) {
        await page.getByLabel("Email").fill("nobody@team.example");
        await page.getByLabel("Password", { exact: true }).fill("not the password");
        await page.getByRole("button", { name: "Sign in" }).click();
      },
      shows: "Invalid email or password",
    },
    { page: "register", state: "plain", path: "/register" },
    {
      page: "register",
      state: "errors",
      path: "/register",
      status: 400,
      act: submitEmpty("Create account"),
      shows: "There is a problem",
    },
    { page: "outbox", state: "list", path: "/outbox" },
    { page: "outbox", state: "mail", path: paths.mail },
    { page: "outbox", state: "mail-open", path: paths.mail, act: openAll },
    { page: "line", state: "open", path: paths.line, shows: "Not ours" },
    {
      page: "line",
      state: "marked",
      path: paths.line,
      act: (page) => page.getByRole("button", { name: "Done" }).click(),
      shows: "marked by you",
    },
    {
      page: "line",
      state: "unknown",
      path: `/i/${UNKNOWN_TOKEN}`,
      status: 404,
      shows: "This link does not work",
    },
    { page: "unsubscribe", state: "asking", path: paths.unsubscribe, shows: "Stop these digests?" },
    {
      page: "unsubscribe",
      state: "left",
      path: paths.unsubscribe,
      act: click("button", "Unsubscribe"),
      shows: "You are unsubscribed",
    },
    {
      page: "unsubscribe",
      state: "returned",
      path: paths.unsubscribe,
      async act(page) {
        const leave = page.getByRole("button", { name: "Unsubscribe" });
        if (await leave.isVisible()) await leave.click();
        await page.getByRole("button", { name: "Subscribe again" }).click();
      },
      shows: "Welcome back",
    },
    { page: "unsubscribe", state: "unknown", path: `/unsubscribe/${UNKNOWN_TOKEN}`, status: 404 },
    {
      page: "setup",
      state: "checked",
      path: "/setup",
      async act(page) {
        await page.locator("input[name=secret]").fill(SETUP_SECRET);
        await page.getByRole("button", { name: "Open" }).click();
        await page.getByRole("button", { name: "Check everything" }).click();
      },
      shows: "Check again",
    },
    { page: "404", state: "anonymous", path: "/no/such/page", status: 404, shows: "404 Page Not Found" },
  ];
}
