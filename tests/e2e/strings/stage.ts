import { composeMail } from "../../../scripts/compose-mail.mjs";
import { projectWeek } from "../../../scripts/own-mails.mjs";
import { signUp } from "../../../scripts/sign-in.mjs";
import { Agent } from "../support/agent";
import type { App } from "../support/app";
import { deliverToHandler } from "../support/deliver";

/** `fresh` has nothing, `busy` has agents. */
export type User = "fresh" | "busy";
type Caller = Awaited<ReturnType<typeof signUp>>;

/** Who and what is there in one app; each is made when it is first asked for. */
export interface Stage {
  user(name: User): Promise<Caller>;
  /** Another agent of `busy`; answers its path. */
  newAgent(fields: Record<string, unknown>): Promise<string>;
  /** The path of the agent that has everything: an edited digest, mails, a document, questions. */
  cutover(): Promise<string>;
  /** The digest of a sample is the only one of this new agent; answers its path. */
  sampled(title: string): Promise<string>;
}

export const OPEN_QUESTIONS = [
  "Who tells the bank?",
  "Which window do we take?",
  "Who may stop the move?",
  "Who books the room?",
];
export const ANSWERED = { question: "When is the dry run?", answer: "On 7 December, at noon." };

const stages = new WeakMap<App, Stage>();

/** The stage of this app: one for all tests of a worker. */
export function stageOf(app: App): Stage {
  const stage = stages.get(app) ?? newStage(app);
  stages.set(app, stage);
  return stage;
}

function newStage(app: App): Stage {
  const users = new Map<User, Promise<Caller>>();
  let cutover: Promise<string> | null = null;
  const user = (name: User) => {
    const caller = users.get(name) ?? signUp(app.url, `${name}-strings@team.example`);
    users.set(name, caller);
    return caller;
  };
  const newAgent = async (fields: Record<string, unknown>) => {
    const busy = await user("busy");
    return Agent.parse(await busy.call("POST", "/api/agents", fields));
  };
  return {
    user,
    newAgent: async (fields) => `/agents/${(await newAgent(fields)).id}`,
    async sampled(title) {
      const { id } = await newAgent({ title, recipients: ["joe@team.example"] });
      await (await user("busy")).press(id, "try-sample");
      return `/agents/${id}`;
    },
    cutover() {
      cutover ??= user("busy").then(async (busy) => {
        const agent = await newAgent({
          title: "Cutover",
          description: "Moving the ledger to the new bank connection.",
          recipients: [busy.email, "joe@team.example"],
          frequency: "weekly",
          scheduleTime: "09:00",
          scheduleDay: 1,
          timeZone: "Europe/Berlin",
        });
        await fill(app, busy, agent);
        return `/agents/${agent.id}`;
      });
      return cutover;
    },
  };
}

async function fill(app: App, busy: Caller, { id, emailAddress }: Agent): Promise<void> {
  const mails = await Promise.all(projectWeek.map(composeMail));
  for (const raw of mails.slice(0, 3)) await deliverToHandler(app, raw, emailAddress);
  const path = `/api/agents/${id}`;
  const { summary } = await busy.call("POST", `${path}/summary-now`);
  await busy.call("PUT", `${path}/summaries/${summary.id}`, {
    content: `Two things block the cutover.\n\n${summary.content.slice(summary.content.indexOf("## "))}`,
    metadata: { manuallyEdited: true, editedAt: new Date().toISOString() },
  });
  await deliverToHandler(app, await composeMail({ ...projectWeek[3], subject: "" }), emailAddress);
  await busy.upload(id, "who-is-who.md", "Ana Ruiz leads the cutover. Joe Marsh owns the rollback plan.");
  const questions = `${path}/clarifying-questions`;
  for (const question of [...OPEN_QUESTIONS, ANSWERED.question]) {
    const asked = await busy.call("POST", questions, { question, summaryId: summary.id });
    if (question === ANSWERED.question)
      await busy.call("PUT", `${questions}/${asked.id}`, { answer: ANSWERED.answer, status: "answered" });
  }
}
