import { expect } from "playwright/test";
import { z } from "zod";
import { fetchOnce } from "../../../scripts/fetch-once.mjs";
import { replyMail, weekMail } from "../../../scripts/own-mails.mjs";
import { newAgent } from "./agent";
import type { App } from "./app";
import { type Client, newClient } from "./client";
import { deliverToHandler } from "./deliver";
import { test as base, type Page } from "./test";

/** A user with an agent that has one of everything. */
interface Workplace {
  client: Client;
  userId: string;
  agentId: string;
  path: string;
  /** The agent and the user as the api tells them, without the history of runs: what a failure must not change. */
  everything(): Promise<unknown>;
}

const Told = z.object({
  emails: z.array(z.object({ subject: z.string().nullable() }).loose()),
  contextDocs: z.array(z.object({ state: z.string() }).loose()),
  runs: z.unknown(),
});

/** Two digests, a mail that is in them and one that waits, a document, an open question and an answered one. */
async function newWorkplace(app: App): Promise<Workplace> {
  const client = await newClient(app.url);
  const { id: agentId, emailAddress } = await newAgent(client, {
    title: "Cutover",
    recipients: ["joe@team.example"],
  });
  const api = `/api/agents/${agentId}`;
  const done = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await client.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.body;
  };
  await deliverToHandler(app, await weekMail(), emailAddress);
  const first = z.object({ summary: z.object({ id: z.string() }) });
  const { summary } = first.parse(await done("POST", `${api}/summary-now`));
  // Written anew, a digest that was edited is replaced, and stays in the history.
  await done("PUT", `${api}/summaries/${summary.id}`, { content: "Two things block the cutover." });
  await done("POST", `${api}/summary-now`);
  await deliverToHandler(app, await replyMail(), emailAddress);
  await upload(app, client, `${api}/context-docs`);
  for (const question of ["Who signs off?", "When is the dry run?"]) {
    await done("POST", `${api}/clarifying-questions`, { question, summaryId: null });
  }
  const [last] = z
    .array(z.object({ id: z.string(), question: z.string() }))
    .parse(await done("GET", `${api}/clarifying-questions`))
    .filter(({ question }) => question.startsWith("Who"));
  await done("PUT", `${api}/clarifying-questions/${last?.id}`, { answer: "Ana does.", status: "answered" });
  const everything = async () => {
    const { runs: _, ...agent } = Told.loose().parse(await done("GET", api));
    return {
      agent,
      user: await done("GET", "/api/auth/user"),
      digests: await done("GET", `${api}/summaries`),
    };
  };
  const isRead = ({ subject }: { subject: string | null }) => subject !== null;
  // What is still being read would change under the tests.
  await expect
    .poll(async () => {
      const { emails, contextDocs } = Told.parse(await done("GET", api));
      return [emails.filter(isRead).length, contextDocs.map(({ state }) => state)];
    })
    .toEqual([2, ["read"]]);
  const { id: userId } = z.object({ id: z.string() }).parse(await done("GET", "/api/auth/user"));
  return { client, userId, agentId, path: `/agents/${agentId}`, everything };
}

async function upload(app: App, client: Client, path: string): Promise<void> {
  const body = new FormData();
  body.set("file", new File(["Ana leads the cutover."], "who-is-who.md", { type: "text/markdown" }));
  const answer = await fetchOnce(`${app.url}${path}`, {
    method: "POST",
    headers: { Cookie: client.cookie },
    body,
  });
  await answer.text();
  if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}`);
}

/** This page's browser has the client's session. */
export async function signInAs(page: Page, app: App, { cookie }: Client): Promise<void> {
  await page.context().addCookies([{ name: "sid", value: cookie.replace("sid=", ""), url: app.url }]);
}

export { expect, type Page } from "./test";

// Not a fixture of the worker: Playwright starts another worker, with another app, for tests that have one more of these.
const workplaces = new WeakMap<App, Promise<Workplace>>();

/** `workplace` is shared by the tests of a worker, because failures leave it as it is; the page is signed in to it. */
export const test = base.extend<{ workplace: Workplace }>({
  workplace: async ({ app }, use) => {
    const workplace = workplaces.get(app) ?? newWorkplace(app);
    workplaces.set(app, workplace);
    await use(await workplace);
  },
  page: async ({ page, app, workplace }, use) => {
    await signInAs(page, app, workplace.client);
    await use(page);
  },
});
