import { composeMail } from "../compose-mail.mjs";
import { fetchOnce } from "../fetch-once.mjs";
import { projectWeek } from "../own-mails.mjs";
import { signUp } from "../sign-in.mjs";

/** Opens /setup in the app whose screens are looked at. */
export const SETUP_SECRET = "the secret of the screens";

/** A token that no link has. */
export const UNKNOWN_TOKEN = "0".repeat(32);

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
      quotedMail: `/agents/${agent.id}/emails/${detail.emails.at(-1).id}`,
      digest: `/agents/${agent.id}/digests/${summary.id}`,
      mail: mailPath,
      unsubscribe: `/unsubscribe/${token}`,
      line: /\/i\/1-[\w-]{43}/.exec(mail)?.[0] ?? `/i/${UNKNOWN_TOKEN}`,
      share: /\/d\/[0-9a-f]{32}/.exec(mail)?.[0] ?? `/d/${UNKNOWN_TOKEN}`,
    },
    mailId: detail.emails[0].id,
    documentId: detail.contextDocs[0].id,
    questionId: answered.id,
  };
}
