import {
  aside,
  banner,
  button,
  field,
  footer,
  heading,
  inViewport,
  link,
  outOfViewport,
  pageTab,
  region,
  type Sight,
  says,
  tab,
  text,
  within,
} from "./sights";
import { follow, type State, walk } from "./walk";

const headerLinks = within(
  banner,
  link("Features", "/#features"),
  link("Security", "/security"),
  link("Pricing", "/#pricing"),
  link("FAQ", "/#faq"),
);
const footerLinks = within(
  footer,
  link("Home", "/"),
  link("Features", "/#features"),
  link("Security", "/security"),
  link("Pricing", "/#pricing"),
  link("FAQ", "/#faq"),
  link("Contact Us"),
);
const signInForm = [
  heading("Welcome back"),
  field("Email"),
  field("Password"),
  link("Forgot password?"),
  button("Sign in"),
];
const registrationForm = [
  heading("Create an account"),
  field("Email"),
  field("Password"),
  field("Confirm Password"),
  button("Create account"),
];
const howItWorks = within(
  aside,
  heading("Streamlined Team Intelligence"),
  heading("How It Works"),
  text("Forward"),
  text("Read"),
  text("Check"),
);
const stickyBanner = within(
  region("Start"),
  text("Ready for painless Monday updates?"),
  link("Start Free Digest", "/?tab=register#auth"),
);
const tenQuestions: Sight = {
  words: "a ten-question FAQ",
  find: (place) => place.locator("details:nth-of-type(10):last-of-type"),
};

const states: State[] = [
  {
    title: "Landing page: header, hero, 'Auth card with Login and Register tabs. Login is the default'",
    path: "/",
    shows: [
      ...headerLinks,
      heading("Know every blocker, task, update, decision and metric before Monday."),
      link("Start Free Digest", "/?tab=register#auth"),
      link("Watch 60-sec Demo", "/#demo"),
      ...within(
        region("Your account"),
        pageTab("Login", { current: true }),
        pageTab("Register", { current: false }),
        ...signInForm,
      ),
    ],
    hides: [heading("Create an account")],
  },
  {
    title:
      "Landing page: 'Why PMs Hate Mondays', 3-Step Setup, security block, demo, comparison, pricing, FAQ, footer",
    path: "/",
    shows: [
      text("Jira"),
      ...within(region("Why PMs Hate Mondays"), heading("Why PMs Hate Mondays")),
      ...within(
        region("3-Step Setup"),
        heading("3-Step Setup"),
        heading("Forward emails to your agent's address"),
        heading("Upload documents, if you like"),
        heading("Receive the digest"),
      ),
      ...within(
        region("Enterprise-Grade Security"),
        heading("Enterprise-Grade Security"),
        link("View Security Details", "/security"),
        link("Enterprise Inquiry"),
      ),
      ...within(
        region("Live Digest Demo"),
        heading("Live Digest Demo"),
        tab("Action Items", { selected: true }),
        tab("Decisions", { selected: false }),
        tab("Blockers", { selected: false }),
      ),
      { words: "poster image, no preload", find: (place) => place.locator("video[poster][preload=none]") },
      ...within(region("Compare before you commit"), text("9 USD"), text("12 USD"), text("10 USD")),
      ...within(
        region("Pricing"),
        heading("Pricing"),
        says("8.99 USD per user per month"),
        link("Create My Agent"),
        text("No credit card required."),
      ),
      ...within(
        region("FAQ"),
        heading("FAQ"),
        heading("Is it secure to forward our emails?"),
        heading("Which tools are supported?"),
        heading("What is the limit of the free tier?"),
        heading("How often does the digest come?"),
        heading("Does my team need accounts?"),
        heading("What about SOC 2 and single sign-on?"),
      ),
      ...footerLinks,
    ],
  },
  {
    title: "Landing page: 'Sticky bottom banner ... appears once the page is scrolled past 800 px'",
    path: "/",
    act: (page) => page.mouse.wheel(0, 790),
    shows: stickyBanner.map(outOfViewport),
    next: { act: (page) => page.mouse.wheel(0, 200), shows: stickyBanner.map(inViewport) },
  },
  {
    title: "Landing page: 'Start Free Digest' switches the auth card to Register and scrolls to it",
    path: "/",
    act: follow("Start Free Digest"),
    shows: within(
      region("Your account"),
      pageTab("Login", { current: false }),
      pageTab("Register", { current: true }),
      ...registrationForm,
    ).map(inViewport),
    hides: [heading("Welcome back")],
  },
  {
    title: "Landing page: 'A mobile menu toggle is included'",
    path: "/",
    async act(page) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "Menu" }).click();
    },
    shows: headerLinks,
  },
  {
    title: "/login: 'The Login tab is highlighted', 'Welcome back', 'Forgot password?', 'Sign in'",
    path: "/login",
    shows: [
      pageTab("Login", { current: true }),
      pageTab("Register", { current: false }),
      ...signInForm,
      ...howItWorks,
    ],
  },
  {
    title: "/register: 'Create an account' with email, password, confirm password and 'Create account'",
    path: "/register",
    shows: [
      pageTab("Login", { current: false }),
      pageTab("Register", { current: true }),
      ...registrationForm,
      ...howItWorks,
    ],
  },
  {
    title:
      "/security: header, 'Out of the Box Security', 'Contact Us for Specialized Features', Security FAQ, footer",
    path: "/security",
    shows: [
      ...headerLinks,
      ...within(banner, link("Sign In", "/login"), link("Start Free Trial", "/register")),
      ...within(
        region("Out of the Box Security"),
        heading("Out of the Box Security"),
        heading("Permission-based access"),
        heading("Transport security"),
        says("TLS 1.2+"),
        says("SPF, DKIM and DMARC"),
        heading("Configurable retention"),
        says("1-90 days, default 30"),
      ),
      ...within(
        region("Contact Us for Specialized Features"),
        heading("Contact Us for Specialized Features"),
        heading("Read-only connector"),
        heading("Enhanced encryption"),
        heading("Isolated processing"),
        heading("Audit logs"),
        says("kept for 1 year, with export as JSON and CSV"),
      ),
      ...within(
        region("Security FAQ"),
        heading("Security FAQ"),
        link("Contact Enterprise Sales"),
        tenQuestions,
      ),
      ...footerLinks,
    ],
  },
];

walk(states);
