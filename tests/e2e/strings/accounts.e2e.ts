import type { Page } from "playwright/test";
import { PASSWORD as MACHINE_PASSWORD } from "../../../scripts/sign-in.mjs";
import { newAddress, PASSWORD } from "../support/steps";
import { test } from "../support/test";
import { button, fieldError, heading, inViewport, text } from "./sights";
import { pageReads, posts, press, type State, walk } from "./walk";

const fill = (fields: Record<string, string>, name: string) => async (page: Page) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).last().fill(value);
  await press(name)(page);
};
const registration = { Email: "", Password: PASSWORD, "Confirm Password": PASSWORD };

/** Section 5, for the forms of visitors: said under the field in red, and gone once it is right. */
const validation: State[] = [
  {
    title: "Sign-in: 'Invalid email address', 'Password is required'",
    path: "/login",
    status: 400,
    act: fill({ Email: "ana" }, "Sign in"),
    shows: [fieldError("Email", "Invalid email address"), fieldError("Password", "Password is required")],
  },
  {
    title:
      "Registration: 'Password must be at least 6 characters', 'Confirm password must be at least 6 characters'",
    path: "/register",
    status: 400,
    act: fill({ Email: "ana", Password: "short", "Confirm Password": "short" }, "Create account"),
    shows: [
      fieldError("Email", "Invalid email address"),
      fieldError("Password", "Password must be at least 6 characters"),
      fieldError("Confirm Password", "Confirm password must be at least 6 characters"),
    ],
  },
  {
    title: "Registration: 'Passwords don't match' (on the confirm field)",
    path: "/register",
    status: 400,
    act: fill(
      { ...registration, Email: "ana@team.example", "Confirm Password": `${PASSWORD}?` },
      "Create account",
    ),
    shows: [fieldError("Confirm Password", "Passwords don't match")],
    hides: [text("Invalid email address")],
  },
  {
    title: "Enterprise contact: the messages of section 5, phone without a rule",
    path: "/test-contact",
    status: 400,
    act: fill({ Name: "A", Company: "N", Email: "ana", Message: "Too short" }, "Send Message"),
    shows: [
      fieldError("Name", "Name must be at least 2 characters."),
      fieldError("Company", "Company name must be at least 2 characters."),
      fieldError("Email", "Please enter a valid email address."),
      fieldError("Message", "Message must be at least 10 characters."),
    ],
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });
    walk(validation);
  });
}

/** Sections 2 and 4, 'Sign-in and registration flow' and 'Auth state'. */
walk([
  {
    title: "'Validation runs on submit, then re-runs on change'",
    path: "/login",
    status: 400,
    act: fill({ Email: "ana" }, "Sign in"),
    shows: [fieldError("Email", "Invalid email address")],
    next: {
      act: (page) => page.getByLabel("Email").fill("ana@team.example"),
      shows: [fieldError("Password", "Password is required")],
      hides: [text("Invalid email address")],
    },
  },
  {
    title: "Sign-in: 'Signing in...' while the request runs, then the overlay 'Loading your dashboard...'",
    path: "/login",
    async act(page, stage) {
      const { email } = await stage.user("fresh");
      await fill({ Email: email, Password: MACHINE_PASSWORD }, "Sign in")(page);
    },
    holds: posts,
    shows: [button("Signing in...", "disabled")],
    hides: [text("Loading your dashboard...")],
    next: {
      holds: pageReads,
      shows: [inViewport(text("Loading your dashboard..."))],
      next: { shows: [heading("Email Agents")], hides: [text("Loading your dashboard...")] },
    },
  },
  {
    title:
      "Registration: 'Creating account...' while the request runs, then the overlay 'Setting up your account...'",
    path: "/register",
    act: (page) => fill({ ...registration, Email: newAddress() }, "Create account")(page),
    holds: posts,
    shows: [button("Creating account...", "disabled")],
    hides: [text("Setting up your account...")],
    next: {
      holds: pageReads,
      shows: [inViewport(text("Setting up your account..."))],
      next: { shows: [heading("Email Agents")], hides: [text("Setting up your account...")] },
    },
  },
  {
    title: "'Redirecting to login...' over a page whose session ended",
    as: "fresh",
    path: "/",
    async act(page) {
      await page.context().clearCookies();
      await page.getByRole("link", { name: "Guide to Forwarding" }).click();
    },
    holds: (request) => new URL(request.url()).pathname === "/login.data",
    shows: [inViewport(text("Redirecting to login..."))],
    next: { shows: [heading("Welcome back")], hides: [text("Redirecting to login...")] },
  },
]);
