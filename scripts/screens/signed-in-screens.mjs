import { click, openAll } from "./acts.mjs";

/** The pages of somebody who is signed in. */
export function signedInScreens({ paths }) {
  return [
    { as: "fresh", page: "dashboard", state: "empty", path: "/", shows: "No email agents found" },
    { as: "fresh", page: "notifications", state: "empty", fold: true, path: "/?dialog=notifications" },
    { as: "fresh", page: "create-agent", state: "plain", path: "/create-agent" },
    {
      as: "fresh",
      page: "create-agent",
      state: "errors",
      path: "/create-agent",
      status: 400,
      async act(page) {
        await page.getByLabel("Recipients").fill("ana@team.example, nobody in particular");
        await page.getByRole("button", { name: "Create Agent" }).click();
      },
      shows: "Title is required",
    },
    {
      as: "fresh",
      page: "create-agent",
      state: "weekly",
      path: "/create-agent",
      act: (page) => page.getByLabel("Frequency").selectOption("weekly"),
    },
    {
      as: "fresh",
      page: "create-agent",
      state: "custom",
      path: "/create-agent",
      act: (page) => page.getByLabel("Frequency").selectOption("custom"),
    },
    {
      as: "fresh",
      page: "404",
      state: "signed-in",
      path: "/agents/nobody",
      status: 404,
      shows: "404 Page Not Found",
    },
    { as: "first", page: "dashboard", state: "first-run", path: "/", shows: "Your first digest" },
    { as: "first", page: "agent", state: "no-digest", path: paths.firstAgent },
    {
      as: "first",
      page: "agent",
      state: "refused",
      fold: true,
      path: paths.firstAgent,
      act: click("button", "Generate New"),
      shows: "No emails to summarize yet.",
    },
    { as: "sampled", page: "dashboard", state: "sampled", path: "/" },
    { as: "sampled", page: "agent", state: "sample-digest", path: paths.sampledAgent },
    { as: "busy", page: "dashboard", state: "agents", path: "/" },
    {
      as: "busy",
      page: "dashboard",
      state: "user-menu",
      fold: true,
      path: "/",
      act: click("button", /^Account of/),
    },
    {
      as: "busy",
      page: "dashboard",
      state: "toast",
      fold: true,
      path: "/",
      async act(page) {
        await click("link", "Send Digest Now")(page);
        await click("button", "Send Digest Now")(page);
      },
      shows: "Digest sent",
    },
    { as: "busy", page: "notifications", state: "list", fold: true, path: "/?dialog=notifications" },
    { as: "fresh", page: "guide", state: "no-agents", path: "/forwarding-guide" },
    { as: "busy", page: "guide", state: "plain", path: "/forwarding-guide", shows: "Your addresses" },
    {
      as: "busy",
      page: "guide",
      state: "anchor",
      path: "/forwarding-guide#jira",
      shows: "Personal settings",
    },
    { as: "fresh", page: "monday", state: "empty", path: "/monday", shows: "Nothing is open" },
    { as: "busy", page: "monday", state: "by-date", path: "/monday", shows: "Open since" },
    { as: "busy", page: "monday", state: "by-agent", path: "/monday?by=agent", shows: "Open since" },
    {
      as: "busy",
      page: "monday",
      state: "filter-on",
      path: "/monday?by=person&kind=action",
      shows: "Clear the filter",
    },
    { as: "busy", page: "monday", state: "folds-open", path: "/monday", act: openAll },
    {
      as: "busy",
      page: "monday",
      state: "calendar-feed",
      path: "/monday/calendar",
      act: click("button", "Create a feed"),
      shows: "Copy this address now",
    },
    { as: "busy", page: "agent", state: "open-items", path: `${paths.agent}/items`, shows: "Open since" },
    { as: "busy", page: "credits", state: "ledger", path: "/credits", shows: "Balance" },
    { as: "fresh", page: "activity", state: "lines", path: "/activity", shows: "Account created" },
    { as: "busy", page: "account", state: "sections", path: "/account", shows: "This device" },
    { as: "busy", page: "account", state: "delete", path: "/account/delete", shows: "What stays" },
    { as: "busy", page: "subscribe", state: "plain", path: "/subscribe" },
    { as: "busy", page: "checkout", state: "not-configured", path: "/checkout", shows: "Payment Error" },
  ];
}
