import type { Page } from "playwright/test";
import { test } from "../support/test";
import {
  alert,
  button,
  card,
  choice,
  dialog,
  fact,
  field,
  fieldError,
  heading,
  link,
  pageTab,
  type Sight,
  says,
  text,
  within,
} from "./sights";
import { ANSWERED } from "./stage";
import { follow, posts, press, type State, walk } from "./walk";

const bell = (name: RegExp): Sight => ({
  words: "a red dot when there are unviewed notifications",
  find: (place) => place.getByRole("link", { name }),
});
const openBell = (page: Page) => page.getByRole("link", { name: /^Notifications/ }).click();
const edit = dialog("Edit Email Agent");
const question = (title: string, ...sights: Sight[]) => within(alert(title), ...sights, link("Cancel"));

const states: State[] = [
  {
    title: "Notifications: the red dot, 'Email notifications for your agents', each item with its buttons",
    as: "busy",
    path: async (stage) => {
      await stage.cutover();
      return "/";
    },
    shows: [bell(/^Notifications, \d+ new$/)],
    next: {
      act: openBell,
      shows: within(
        dialog("Notifications"),
        heading("Notifications"),
        text("Email notifications for your agents"),
        text("Cutover"),
        text("(No Subject)"),
        text("From: Joe Marsh <joe@team.example>"),
        { words: "relative time", find: (place) => place.locator("time[datetime][title]") },
        button("Dismiss (No Subject)"),
        link("View Agent", /^\/agents\//),
        button("Process Email"),
      ),
      hides: [text("No new notifications")],
      next: { act: follow("Close"), shows: [bell(/^Notifications$/)] },
    },
  },
  {
    title: "Notifications: 'No new notifications' / 'All emails have been processed'",
    as: "fresh",
    path: "/",
    act: openBell,
    shows: within(
      dialog("Notifications"),
      text("Email notifications for your agents"),
      text("No new notifications"),
      text("All emails have been processed"),
    ),
  },
  {
    title: "Add More Credits: tabs 'Pay-as-you-go' and 'Monthly Plan' that lead to /checkout and /subscribe",
    as: "fresh",
    path: "/",
    act: follow("500 credits, add more"),
    shows: within(
      dialog("Add More Credits"),
      heading("Add More Credits"),
      pageTab("Pay-as-you-go", { current: true }),
      pageTab("Monthly Plan", { current: false }),
      link("Buy 50 credits", "/checkout"),
    ),
    next: {
      act: follow("Monthly Plan"),
      shows: within(
        dialog("Add More Credits"),
        pageTab("Pay-as-you-go", { current: false }),
        pageTab("Monthly Plan", { current: true }),
        link("Choose the Monthly Plan", "/subscribe"),
      ),
    },
  },
  {
    title:
      "The second credit dialog: 'Credits purchase ...' and 'Plan purchase functionality to be implemented.'",
    as: "busy",
    path: async (stage) => `${await stage.cutover()}?dialog=credits`,
    act: press("Purchase Credits"),
    shows: [text("Credits purchase functionality to be implemented.")],
    next: {
      act: press("Purchase Plan"),
      shows: [text("Plan purchase functionality to be implemented.")],
      hides: [text("Credits purchase functionality to be implemented.")],
    },
  },
  {
    title:
      "'Your Profile': Name, Email, Company, read-only Total Credits and Plan Tier, Cancel, 'Save Changes'",
    as: "fresh",
    path: "/?dialog=profile",
    shows: within(
      dialog("Your Profile"),
      heading("Your Profile"),
      field("Name", "fresh-strings"),
      field("Email", "fresh-strings@team.example"),
      field("Company", ""),
      fact("Total Credits", "500"),
      fact("Plan Tier", "Free"),
      link("Cancel", "/"),
      button("Save Changes"),
    ),
  },
  {
    title:
      "'Edit Email Agent': every field; the switch Disabled/Enabled shows 'Retention period (days)'; 'Updating...'",
    as: "busy",
    path: async (stage) =>
      `${await stage.newAgent({ title: "Audit", frequency: "weekly", scheduleDay: 6, scheduleTime: "07:30" })}?dialog=edit`,
    shows: within(
      edit,
      heading("Edit Email Agent"),
      field("Title", "Audit"),
      field("Recipients", ""),
      field("Context Information", ""),
      choice("Frequency", ["Manual only", "Daily", "Weekly", "Custom"], "Weekly"),
      field("Time", "07:30"),
      choice(
        "Day of Week",
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        "Saturday",
      ),
      choice("Status", ["Active", "Inactive"], "Active"),
      text("Data Retention"),
      text("Auto-delete processed emails"),
      text("Disabled"),
      says("deleted after they have been processed into digests"),
      says("Keeping data gives more context."),
      says("Unprocessed emails are never deleted."),
      link("Cancel"),
      button("Update Agent"),
    ),
    hides: [field("Retention period (days)"), text("Enabled")],
    next: {
      act: (page) => page.getByText("Auto-delete processed emails", { exact: true }).click(),
      shows: within(edit, text("Enabled"), field("Retention period (days)", "30")),
      hides: [text("Disabled")],
      next: {
        act: press("Update Agent"),
        holds: posts,
        shows: within(edit, button("Updating...", "disabled")),
        next: { shows: within(dialog("Audit"), heading("Audit")), hides: [heading("Edit Email Agent")] },
      },
    },
  },
  {
    title:
      "'Delete Agent': the warning and 'Delete Agent?'; after deletion the panel closes and the app goes to /",
    as: "busy",
    path: (stage) => stage.newAgent({ title: "Short errand" }),
    act: follow("Delete Agent"),
    shows: question(
      "Delete Agent?",
      heading("Delete Agent?"),
      text("Warning: You are about to delete this agent. This action cannot be undone. Continue?"),
      text("This permanently deletes the agent, all its summaries and associated data."),
      button("Delete Agent"),
    ),
    next: {
      act: (page) => alert("Delete Agent?")(page).getByRole("button", { name: "Delete Agent" }).click(),
      shows: [heading("Email Agents")],
      hides: [
        { words: "the card", find: card("Short errand") },
        { words: "the panel", find: dialog("Short errand") },
      ],
    },
  },
  {
    title: "'Delete email \"{subject}\"?'",
    as: "busy",
    path: (stage) => stage.cutover(),
    act: follow("Delete email (No Subject)"),
    shows: question("Delete email", text('Delete email "(No Subject)"?'), button("Delete")),
  },
  {
    title: "'Delete document \"{filename}\"?'",
    as: "busy",
    path: (stage) => stage.cutover(),
    act: follow("Delete document who-is-who.md"),
    shows: question("Delete document", text('Delete document "who-is-who.md"?'), button("Delete")),
  },
  {
    title: "'Delete this answered question?'",
    as: "busy",
    path: (stage) => stage.cutover(),
    act: follow(`Delete question ${ANSWERED.question}`),
    shows: question("Delete question", text("Delete this answered question?"), button("Delete")),
  },
  {
    title: "'Regenerate Digest?' when a manually edited digest would be overwritten: Cancel and Continue",
    as: "busy",
    path: (stage) => stage.cutover(),
    act: (page) => dialog("Cutover")(page).getByRole("link", { name: "Generate New" }).click(),
    shows: question(
      "Regenerate Digest?",
      heading("Regenerate Digest?"),
      text(
        "You have manually edited this digest. Regenerating will overwrite your changes. Are you sure you want to continue?",
      ),
      button("Continue"),
    ),
    next: {
      act: follow("Cancel"),
      shows: [heading("Current Digest")],
      hides: [heading("Regenerate Digest?")],
    },
  },
];
walk(states);

/** Section 5, for the forms in dialogs. */
const validation: State[] = [
  {
    title: "Profile: 'Name is required', 'Invalid email address', Company optional",
    as: "fresh",
    path: "/?dialog=profile",
    status: 400,
    async act(page) {
      await page.getByLabel("Name").fill("");
      await page.getByLabel("Email").fill("ana");
      await press("Save Changes")(page);
    },
    shows: [
      heading("Your Profile"),
      fieldError("Name", "Name is required"),
      fieldError("Email", "Invalid email address"),
    ],
  },
  {
    title: "Agent edit: 'Title is required'",
    as: "busy",
    path: async (stage) => `${await stage.cutover()}?dialog=edit`,
    status: 400,
    async act(page) {
      await page.getByLabel("Title").fill("");
      await press("Update Agent")(page);
    },
    shows: [heading("Edit Email Agent"), fieldError("Title", "Title is required")],
  },
];
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });
    walk(validation);
  });
}
