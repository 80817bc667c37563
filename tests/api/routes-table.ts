/** A call of the api contract, for the refusals that all calls have in common. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `{agent}`, `{mail}`, `{digest}`, `{document}` and `{question}` stand for ids. */
  path: string;
  /** All methods that the path takes, as `Allow` names them. */
  allow: string;
  access: "public" | "user";
  body?: Record<string, unknown>;
}

const AGENT = "/api/agents/{agent}";
const MAIL = `${AGENT}/emails/{mail}`;
const DOCUMENT = `${AGENT}/context-docs/{document}`;
const QUESTIONS = `${AGENT}/clarifying-questions`;
const QUESTION = `${QUESTIONS}/{question}`;

export const ROUTES: Route[] = [
  { method: "GET", path: "/api/auth/user", allow: "GET", access: "user" },
  {
    method: "POST",
    path: "/api/login",
    allow: "POST",
    access: "public",
    body: { email: "nobody@people.example", password: "wrong password" },
  },
  {
    method: "POST",
    path: "/api/register",
    allow: "POST",
    access: "public",
    body: { email: "not an address", password: "long enough" },
  },
  {
    method: "POST",
    path: "/api/contact/enterprise",
    allow: "POST",
    access: "public",
    body: { name: "A", company: "B", email: "no", message: "short" },
  },
  { method: "POST", path: "/api/logout", allow: "POST", access: "public", body: {} },
  { method: "PUT", path: "/api/profile", allow: "PUT", access: "user", body: { displayName: "Ana" } },
  { method: "GET", path: "/api/notifications", allow: "GET", access: "user" },
  { method: "GET", path: "/api/agents", allow: "GET, POST", access: "user" },
  { method: "POST", path: "/api/agents", allow: "GET, POST", access: "user", body: { title: "Never made" } },
  { method: "GET", path: AGENT, allow: "GET, PUT, DELETE", access: "user" },
  { method: "PUT", path: AGENT, allow: "GET, PUT, DELETE", access: "user", body: { title: "Taken over" } },
  { method: "DELETE", path: AGENT, allow: "GET, PUT, DELETE", access: "user" },
  { method: "POST", path: `${AGENT}/summary-now`, allow: "POST", access: "user", body: {} },
  {
    method: "POST",
    path: `${AGENT}/send-summary`,
    allow: "POST",
    access: "user",
    body: { summaryId: "{digest}" },
  },
  { method: "GET", path: `${AGENT}/summaries`, allow: "GET", access: "user" },
  { method: "POST", path: `${AGENT}/summaries/{digest}/restore`, allow: "POST", access: "user", body: {} },
  {
    method: "PUT",
    path: `${AGENT}/summaries/{digest}`,
    allow: "PUT",
    access: "user",
    body: { content: "Taken over" },
  },
  { method: "DELETE", path: MAIL, allow: "DELETE", access: "user" },
  { method: "PUT", path: `${MAIL}/mark-processed`, allow: "PUT", access: "user", body: {} },
  { method: "PUT", path: `${MAIL}/restore`, allow: "PUT", access: "user", body: {} },
  { method: "POST", path: `${MAIL}/process`, allow: "POST", access: "user", body: {} },
  // POST context-docs takes a form: post-context-docs.test.ts.
  {
    method: "PUT",
    path: DOCUMENT,
    allow: "PUT, DELETE",
    access: "user",
    body: { description: "Taken over" },
  },
  { method: "DELETE", path: DOCUMENT, allow: "PUT, DELETE", access: "user" },
  { method: "GET", path: QUESTIONS, allow: "GET, POST", access: "user" },
  {
    method: "POST",
    path: QUESTIONS,
    allow: "GET, POST",
    access: "user",
    body: { question: "Whose is it now?", summaryId: null },
  },
  {
    method: "PUT",
    path: QUESTION,
    allow: "PUT, DELETE",
    access: "user",
    body: { answer: "Mine.", status: "answered" },
  },
  { method: "DELETE", path: QUESTION, allow: "PUT, DELETE", access: "user" },
  {
    method: "POST",
    path: "/api/create-payment-intent",
    allow: "POST",
    access: "user",
    body: { credits: 50 },
  },
  { method: "POST", path: "/api/add-credits", allow: "POST", access: "user", body: { credits: 50 } },
];

/** What a route's placeholders stand for. */
const THINGS = ["agent", "mail", "digest", "document", "question"] as const;

export type Ids = Record<(typeof THINGS)[number], string>;

/** The same id for all of them. */
export function allOf(id: string): Ids {
  return { agent: id, mail: id, digest: id, document: id, question: id };
}

export const NOWHERE: Ids = allOf("no-such-thing");

/** Whether a route names more than the agent, so that it can be asked for through another agent. */
export function namesMore(route: Route): boolean {
  const text = JSON.stringify([route.path, route.body]);
  return THINGS.some((thing) => thing !== "agent" && text.includes(`{${thing}}`));
}

/** The route's path and body with these ids. */
export function aimed(route: Route, ids: Ids): { path: string; body: Record<string, unknown> | undefined } {
  const fill = (text: string) =>
    THINGS.reduce((filled, thing) => filled.replace(`{${thing}}`, ids[thing]), text);
  const filled = Object.entries(route.body ?? {}).map(([key, value]) => [
    key,
    typeof value === "string" ? fill(value) : value,
  ]);
  return { path: fill(route.path), body: route.body && Object.fromEntries(filled) };
}

/** How a route is called in a test's title. */
export function named(route: Route): string {
  return `${route.method} ${route.path}`;
}
