import { composeMail } from "./compose-mail.mjs";
import { fetchOnce } from "./fetch-once.mjs";
import { projectWeek } from "./own-mails.mjs";
import { signUp } from "./sign-in.mjs";

/** The widths and colour schemes in which every screen is looked at. */
export const WIDTHS = [1280, 390, 320];
export const SCHEMES = ["light", "dark"];

const UNKNOWN_TOKEN = "0".repeat(32);

/**
 * Users and agents for every state. `deliver(raw, address)` hands a mail to the app. The names of the users are
 * those of the screens' `as`.
 */
export async function prepareScreens({ url, deliver, tag = "shots" }) {
  const [fresh, first, sampled, busy] = await Promise.all(
    ["fresh", "first", "sampled", "busy"].map((name) => signUp(url, `${name}-${tag}@team.example`)),
  );
  const firstAgent = await first.call("POST", "/api/agents", { title: "Payments rollout" });
  const sampledAgent = await sampled.call("POST", "/api/agents", {
    title: "Payments rollout",
    recipients: [sampled.email],
  });
  await sampled.press(sampledAgent.id, "try-sample");

  await busy.call("POST", "/api/agents", {
    title: "Vendor watch: everything that our three payment vendors announce",
    description: "Maintenance windows, price changes and incidents. Ana decides, Joe does.",
    recipients: [busy.email, "joe@team.example", "not an address", "legal@team.example"],
    frequency: "weekly",
    scheduleTime: "09:00",
    scheduleDay: 1,
    timeZone: "Europe/Berlin",
  });
  await busy.call("POST", "/api/agents", { title: "Old project", status: "inactive", frequency: "daily" });
  const agent = await busy.call("POST", "/api/agents", {
    title: "Cutover",
    description: "Moving the ledger of the Müller account to the new bank connection in December.",
    recipients: [busy.email, "joe@team.example", "broken address"],
    frequency: "custom",
    scheduleDays: [1, 3],
    scheduleTime: "08:30",
    timeZone: "Europe/Berlin",
  });
  const mails = await Promise.all(projectWeek.map(composeMail));
  for (const raw of mails.slice(0, 3)) await deliver(raw, agent.emailAddress);
  const { summary } = await busy.call("POST", `/api/agents/${agent.id}/summary-now`);
  await busy.call("POST", `/api/agents/${agent.id}/send-summary`, { summaryId: summary.id });
  await deliver(mails[3], agent.emailAddress);
  await busy.upload(
    agent.id,
    "who-is-who.md",
    "Ana Ruiz leads the cutover. Joe Marsh owns the rollback plan.",
  );
  await busy.upload(agent.id, "plan-that-nobody-can-open.pdf", "this is not a PDF");
  const questions = `/api/agents/${agent.id}/clarifying-questions`;
  for (const question of [
    "Who tells the bank?",
    "Which window do we take?",
    "Who may stop the move?",
    "When is the dry run?",
  ]) {
    const { id } = await busy.call("POST", questions, { question, summaryId: summary.id });
    if (question.startsWith("Wh") && question.endsWith("run?"))
      await busy.call("PUT", `${questions}/${id}`, { answer: "On 7 December, at noon.", status: "answered" });
  }
  const detail = await busy.call("GET", `/api/agents/${agent.id}`);
  const answered = detail.clarifyingQuestions.find((question) => question.status === "answered");

  const outbox = await (await fetchOnce(`${url}/outbox`)).text();
  const mailPath = /\/outbox\/[0-9a-f-]{36}/.exec(outbox)?.[0] ?? "/outbox/missing";
  const mail = await (await fetchOnce(`${url}${mailPath}`)).text();
  const token = /\/unsubscribe\/([0-9a-f]{32})/.exec(mail)?.[1] ?? UNKNOWN_TOKEN;
  const users = new Map(Object.entries({ fresh, first, sampled, busy }));
  return {
    /** The cookies of the user who looks at a screen. */
    cookies: (name) => users.get(name)?.cookies ?? [],
    paths: {
      firstAgent: `/agents/${firstAgent.id}`,
      sampledAgent: `/agents/${sampledAgent.id}`,
      agent: `/agents/${agent.id}`,
      mail: mailPath,
      unsubscribe: `/unsubscribe/${token}`,
    },
    mailId: detail.emails[0].id,
    documentId: detail.contextDocs[0].id,
    questionId: answered.id,
  };
}

const click = (role, name) => (page) => page.getByRole(role, { name }).first().click();
const submitEmpty = (name) => (page) => page.getByRole("button", { name }).click();
const summaryOpen = (page) =>
  page.locator(".digest-line details:not([open]) > summary").evaluateAll((all) => {
    for (const summary of all.slice(0, 4)) summary.click();
  });

/**
 * Every page and state of the product: `page` and `state` name the picture, `as` the user who looks (nobody:
 * anonymous), `path` where it is, `act` what brings the state about, `status` an answer other than 200 that may
 * come, `shows` what must be on screen, `fold` a picture of one screenful, not the whole.
 * @returns {{page: string, state: string, path: string, as?: string, status?: number, shows?: string, fold?: boolean, act?: (page: import("playwright").Page) => unknown}[]}
 */
export function listScreens({ paths, mailId, documentId, questionId }) {
  const anonymous = [
    { page: "landing", state: "login", path: "/" },
    { page: "landing", state: "register", path: "/?tab=register" },
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
    { page: "404", state: "anonymous", path: "/no/such/page", status: 404, shows: "404 Page Not Found" },
  ];
  const signedIn = [
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
      act: click("button", "Send Digest Now"),
      shows: "Digest sent",
    },
    { as: "busy", page: "notifications", state: "list", fold: true, path: "/?dialog=notifications" },
    { as: "busy", page: "agent", state: "fold", fold: true, path: paths.agent },
    { as: "busy", page: "agent", state: "digest", path: paths.agent },
    { as: "busy", page: "agent", state: "sources-open", path: paths.agent, act: summaryOpen },
    { as: "busy", page: "agent", state: "history-open", path: paths.agent, act: openAll },
    { as: "busy", page: "dialog", state: "delete-agent", fold: true, path: `${paths.agent}?dialog=delete` },
    {
      as: "busy",
      page: "dialog",
      state: "delete-mail",
      fold: true,
      path: `${paths.agent}?dialog=delete-mail&mail=${mailId}`,
    },
    { as: "busy", page: "dialog", state: "regenerate", fold: true, path: `${paths.agent}?dialog=regenerate` },
    {
      as: "busy",
      page: "dialog",
      state: "delete-document",
      path: `${paths.agent}?dialog=delete-document&document=${documentId}`,
      shows: "Delete document",
    },
    {
      as: "busy",
      page: "dialog",
      state: "delete-question",
      path: `${paths.agent}?dialog=delete-question&question=${questionId}`,
      shows: "Delete this answered question?",
    },
    {
      as: "busy",
      page: "dialog",
      state: "edit-agent",
      path: `${paths.agent}?dialog=edit`,
      shows: "Edit Email Agent",
    },
    {
      as: "busy",
      page: "dialog",
      state: "edit-agent-errors",
      path: `${paths.agent}?dialog=edit`,
      async act(page) {
        await page.getByLabel("Title").fill("");
        await page.getByRole("button", { name: "Update Agent" }).click();
      },
      status: 400,
      shows: "Title is required",
    },
    {
      as: "busy",
      page: "dialog",
      state: "retention-on",
      path: `${paths.agent}?dialog=edit`,
      act: (page) => page.getByText("Auto-delete processed emails", { exact: true }).click(),
      shows: "Retention period (days)",
    },
    { as: "busy", page: "dialog", state: "agent-credits", path: `${paths.agent}?dialog=credits` },
    { as: "busy", page: "dialog", state: "digest-history", path: `${paths.agent}?dialog=history` },
    { as: "busy", page: "dialog", state: "credits", path: "/?dialog=credits" },
    { as: "busy", page: "dialog", state: "credits-monthly", path: "/?dialog=credits&plan=monthly" },
    { as: "busy", page: "dialog", state: "profile", path: "/?dialog=profile" },
    { as: "busy", page: "activity", state: "lines", path: "/activity", shows: "Agent created" },
    {
      as: "busy",
      page: "dialog",
      state: "profile-errors",
      path: "/?dialog=profile",
      async act(page) {
        await page.getByLabel("Name").fill("");
        await page.getByLabel("Email").fill("nobody");
        await page.getByRole("button", { name: "Save Changes" }).click();
      },
      status: 400,
      shows: "Name is required",
    },
    {
      as: "busy",
      page: "agent",
      state: "editing-section",
      path: `${paths.agent}?edit=overview`,
      act: (page) => page.getByRole("toolbar", { name: "Formatting" }).waitFor(),
    },
    {
      as: "busy",
      page: "agent",
      state: "editing-description",
      path: paths.agent,
      act: (page) => page.getByLabel("Edit description of who-is-who.md").click(),
    },
    { as: "fresh", page: "guide", state: "no-agents", path: "/forwarding-guide" },
    { as: "busy", page: "guide", state: "plain", path: "/forwarding-guide", shows: "Your addresses" },
    {
      as: "busy",
      page: "guide",
      state: "anchor",
      path: "/forwarding-guide#jira",
      shows: "Personal settings",
    },
    { as: "busy", page: "subscribe", state: "plain", path: "/subscribe" },
    { as: "busy", page: "checkout", state: "not-configured", path: "/checkout", shows: "Payment Error" },
  ];
  return [...anonymous, ...signedIn];
}

function openAll(page) {
  return page.locator("main, dialog").evaluateAll((places) => {
    for (const place of places) for (const details of place.querySelectorAll("details")) details.open = true;
  });
}

/** Brings a page into a screen's state: hydrated, still, and showing what it should. */
export async function openScreen(page, url, screen) {
  await page.goto(`${url}${screen.path}`);
  await hydrated(page);
  await screen.act?.(page);
  if (screen.shows) await page.getByText(screen.shows).filter({ visible: true }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until React has taken the page over; public pages begin with that only when the browser is idle. */
export function hydrated(page) {
  return page.waitForFunction(() =>
    Object.keys(document.documentElement).some(
      (key) => key.startsWith("__reactFiber") || key.startsWith("__reactProps"),
    ),
  );
}
