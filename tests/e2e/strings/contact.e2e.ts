import type { Page } from "playwright/test";
import { newAddress } from "../support/steps";
import { button, dialog, field, heading, says, text, within } from "./sights";
import { posts, walk } from "./walk";

const enquiryFields = [
  field("Name", ""),
  field("Company", ""),
  field("Email", ""),
  field("Phone", ""),
  field("Message", ""),
  says("within 1 business day"),
];
const sendEnquiry = async (page: Page) => {
  await page.getByLabel("Name", { exact: true }).fill("Ana Ruiz");
  await page.getByLabel("Company").fill("Northpier");
  await page.getByLabel("Email", { exact: true }).last().fill(newAddress());
  await page.getByLabel("Message").fill("Please tell us about single sign-on.");
  await page.getByRole("button", { name: "Send Message" }).click();
};

/** Sections 2 and 4, 'Enterprise contact dialog'. */
walk([
  ...[
    { path: "/", opener: "Enterprise Inquiry", width: 1280 },
    { path: "/", opener: "Contact Us", width: 1280 },
    { path: "/", opener: "Contact Us", width: 390 },
    { path: "/security", opener: "Contact Enterprise Sales", width: 1280 },
  ].map(({ path, opener, width }) => ({
    title: `Enterprise contact dialog: opened from '${opener}', ${width} px`,
    path,
    async act(page: Page) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole("link", { name: opener, exact: true }).last().click();
    },
    shows: within(dialog("Contact Us"), ...enquiryFields),
  })),
  {
    title: "/test-contact: the form alone; 'Sending...' while in flight, after success 'Message Sent!'",
    path: "/test-contact",
    shows: [heading("Contact Enterprise Sales"), ...enquiryFields],
    hides: [text("Message Sent!"), button("Sending...")],
    next: {
      act: sendEnquiry,
      holds: posts,
      shows: [button("Sending...", "disabled")],
      hides: [text("Message Sent!")],
      next: {
        shows: [text("Message Sent!"), says("within 1 business day")],
        hides: [button("Send Message")],
      },
    },
  },
  {
    title:
      "Enterprise contact dialog: 'Sending...' while in flight, then 'Message Sent!'; closing resets it after 300 ms",
    path: "/security?dialog=contact",
    act: sendEnquiry,
    holds: posts,
    shows: within(dialog("Contact Us"), button("Sending...", "disabled")),
    next: {
      shows: within(dialog("Contact Us"), text("Message Sent!")),
      next: {
        async act(page) {
          await page.clock.install();
          await page.keyboard.press("Escape");
        },
        shows: [heading("Your mail stays yours")],
        hides: [text("Message Sent!")],
        next: {
          async act(page) {
            await page.clock.fastForward(300);
            await page.getByRole("link", { name: "Contact Enterprise Sales" }).click();
          },
          shows: within(dialog("Contact Us"), ...enquiryFields),
          hides: [text("Message Sent!")],
        },
      },
    },
  },
]);
