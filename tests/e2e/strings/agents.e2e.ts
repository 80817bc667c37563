import type { Page } from "playwright/test";
import { test } from "../support/test";
import {
  banner,
  button,
  card,
  choice,
  fact,
  field,
  fieldError,
  footer,
  heading,
  link,
  type Place,
  says,
  text,
  within,
} from "./sights";
import { posts, press, stopClock, walk } from "./walk";

const FREQUENCIES = ["Manual only", "Daily", "Weekly", "Custom"];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const chooseFrequency = (name: string) => (page: Page) => page.getByLabel("Frequency").selectOption(name);
const cutoverCopy = (page: Place) =>
  card("Cutover")(page).getByRole("button", { name: /^Copy cutover\d{6}@/ });
const schedule = [field("Time"), choice("Day of Week", WEEKDAYS, "Monday")];

/** Section 2: shared layout, dashboard, card, 'Create Email Agent', forwarding guide. */
walk([
  {
    title:
      "Dashboard, empty: 'No email agents found' / 'Create your first email agent to start summarizing emails.'",
    as: "fresh",
    path: "/",
    shows: [
      heading("Email Agents"),
      text("Manage your email summary agents and their configurations."),
      link("Guide to Forwarding", "/forwarding-guide"),
      link("Create New Agent", "/create-agent"),
      heading("No email agents found"),
      text("Create your first email agent to start summarizing emails."),
    ],
  },
  {
    title:
      "Shared layout: logo, credit badge, bell, user menu with Profile and Logout, footer with a contact line",
    as: "fresh",
    path: "/dashboard",
    act: (page) => page.getByRole("button", { name: "Account of fresh-strings@team.example" }).click(),
    shows: [
      ...within(
        banner,
        link("Mondaybrief", "/"),
        link("500 credits, add more", "/dashboard?dialog=credits"),
        link("Notifications", "/dashboard?dialog=notifications"),
        text("F"),
        text("fresh-strings@team.example"),
        link("Profile", "/dashboard?dialog=profile"),
        button("Logout"),
      ),
      ...within(footer, says("Questions?"), link("Contact Us", "/test-contact")),
    ],
  },
  {
    title:
      "Agent card: title, badge, address with Copy, recipients, schedule, description, last summary, processed, buttons",
    as: "busy",
    path: async (stage) => {
      await stage.cutover();
      return "/";
    },
    shows: within(
      card("Cutover"),
      heading("Cutover"),
      text("Active"),
      says(/^cutover\d{6}@inbound\.localhost$/),
      { words: "Copy", find: (place) => place.getByRole("button", { name: /^Copy cutover\d{6}@/ }) },
      fact("Recipients", /busy-strings@team\.example, joe@team\.example/),
      fact("Schedule", /^Weekly, Monday 09:00 \(Europe\/Berlin\)/),
      text("Moving the ledger to the new bank connection."),
      says(/^Last summary: (?!Never)/),
      text("Emails processed: 3"),
      link("View Details", /^\/agents\//),
      link("Send Digest Now"),
    ),
  },
  {
    title: "Agent card: Inactive, recipients '-', 'Last summary: Never', 'Emails processed: 0'",
    as: "busy",
    path: async (stage) => {
      await stage.newAgent({ title: "Old project", status: "inactive" });
      return "/";
    },
    shows: within(
      card("Old project"),
      text("Inactive"),
      fact("Recipients", "-"),
      fact("Schedule", "Manual"),
      says("Last summary: Never"),
      text("Emails processed: 0"),
    ),
  },
  {
    title: "Agent card: 'the copy confirmation resets after 2 seconds'",
    as: "busy",
    path: async (stage) => {
      await stage.cutover();
      return "/";
    },
    async act(page) {
      await stopClock(page);
      await page.context().grantPermissions(["clipboard-write"]);
      await cutoverCopy(page).click();
    },
    shows: within(card("Cutover"), text("Copied")),
    next: {
      act: (page) => page.clock.fastForward(2000),
      shows: within(card("Cutover"), text("Copy")),
      hides: [text("Copied")],
    },
  },
  {
    title: "Agent card: 'Sending...' while busy; the credit badge 'shows an ellipsis while loading'",
    as: "busy",
    path: async (stage) => {
      await stage.cutover();
      return "/";
    },
    act: async (page) => {
      await card("Cutover")(page).getByRole("link", { name: "Send Digest Now" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Send Digest Now" }).click();
    },
    holds: posts,
    shows: [button("Sending...", "disabled"), ...within(banner, text("…"))],
    next: {
      shows: within(card("Cutover"), link("Send Digest Now")),
      hides: [text("Sending..."), text("…")],
    },
  },
  {
    title:
      "'Create Email Agent': fields with their help; manual and active by default, neither time nor weekday",
    as: "fresh",
    path: "/create-agent",
    shows: [
      heading("Create Email Agent"),
      field("Title", ""),
      says("descriptive name"),
      says("The email address is generated when the agent is created"),
      field("Recipients"),
      says("Addresses that receive summaries, separated by commas."),
      field("Context Information", ""),
      says("Context to help the AI"),
      choice("Frequency", FREQUENCIES, "Manual only"),
      text("When to generate summaries"),
      choice("Status", ["Active", "Inactive"], "Active"),
      says("Whether the agent is active and processing emails."),
      link("Cancel", "/"),
      button("Create Agent"),
    ],
    hides: schedule,
    next: {
      act: chooseFrequency("daily"),
      shows: [field("Time", "09:00")],
      hides: [choice("Day of Week", WEEKDAYS, "Monday")],
      next: {
        act: chooseFrequency("weekly"),
        shows: [field("Time", "09:00"), choice("Day of Week", WEEKDAYS, "Monday")],
        next: {
          act: chooseFrequency("custom"),
          shows: [field("Time", "09:00"), text("Days")],
          hides: [choice("Day of Week", WEEKDAYS, "Monday")],
        },
      },
    },
  },
  {
    title: "'Create Agent' ('Creating...') then returns to /",
    as: "busy",
    path: "/create-agent",
    async act(page) {
      await page.getByLabel("Title").fill("Vendor watch");
      await press("Create Agent")(page);
    },
    holds: posts,
    shows: [button("Creating...", "disabled")],
    next: { shows: [heading("Email Agents"), ...within(card("Vendor watch"), text("Active"))] },
  },
  {
    title: "/forwarding-guide: four topics, instructions, pro tips, 'Back to Dashboard'",
    as: "fresh",
    path: "/forwarding-guide",
    act: (page) => page.getByText("Meeting Transcripts", { exact: true }).click(),
    shows: [
      link("Back to Dashboard", "/"),
      heading("Email Threads"),
      heading("Messaging Applications"),
      heading("Project Management"),
      heading("Meeting Transcripts"),
      heading("Pro tips"),
      heading("Context documents"),
    ],
  },
]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });
    walk([
      {
        title: "Agent create: 'Title is required'",
        as: "fresh",
        path: "/create-agent",
        status: 400,
        act: press("Create Agent"),
        shows: [heading("Create Email Agent"), fieldError("Title", "Title is required")],
      },
      {
        title:
          "Agent create: once more wrong after a change, it is said again, and at the field that it is about",
        as: "fresh",
        path: "/create-agent",
        status: 400,
        act: press("Create Agent"),
        shows: [fieldError("Title", "Title is required")],
        next: {
          async act(page) {
            await page.getByLabel("Recipients").fill(`ana@team.example, ${"a".repeat(255)}`);
            await page.getByLabel("Title").fill("Cutover");
            await page.getByLabel("Title").fill("Cutover in May");
            await press("Create Agent")(page);
          },
          shows: [
            heading("Create Email Agent"),
            fieldError("Recipients", "An address has at most 254 characters"),
          ],
          hides: [text("Title is required")],
        },
      },
    ]);
  });
}
