import { createScheduledController, env, SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { agents } from "../../app/database/schema/agents.server";
import { outboxMails } from "../../app/database/schema/deliveries.server";
import { mails } from "../../app/database/schema/mails.server";
import type { AgentView } from "../../app/domain/agents/agent-view";
import { makeMsg } from "../fixtures/files/make-msg";
import { makePptx, makeXlsx, shape } from "../fixtures/files/make-office";
import { makeTnef } from "../fixtures/files/make-tnef";
import { deliverMail, rawMail } from "../support/deliver-mail";
import { batchOf, heldQueue } from "../support/held-jobs";
import { newAgent } from "../support/new-agent";
import { newUser, ORIGIN, type TestUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

/**
 * What stands in the issue on mail as it really arrives, from the built worker's own handlers to its own answers:
 * nothing of the source is called in between.
 */

interface ShownMail {
  id: string;
  subject: string | null;
  sender: string;
  via: string | null;
  kind: string;
  attachments: { filename: string; read: boolean; problem: string | null }[];
  text: { author: string; sentAt: string; body: string; note: string | null }[];
}

/** To look into, and to let days pass. */
const { db } = platformAt(new Date());
const newRecipient = () => `joe-${crypto.randomUUID()}@payments.example`;
const TOMAS = "Tomas Berg <tomas@payments.example>";
const LENA = "Lena Vogt <lena@harbour.example>";
const ASK = "Ana, please send the signed harbour contract by Tuesday.";

/** Hands the mail to the email handler, and to the queue's consumer what that asked for, if it did; answers what the api shows. */
async function shownAfter(user: TestUser, agent: AgentView, raw: Uint8Array): Promise<ShownMail> {
  const { rejected, jobs } = await deliverMail(agent.emailAddress, raw);
  expect(rejected).toBeNull();
  await worker.queue(batchOf(jobs), env);
  const { emails } = (await user.call<{ emails: { id: string }[] }>("GET", `/api/agents/${agent.id}`)).body;
  return (await user.call<ShownMail>("GET", `/api/agents/${agent.id}/emails/${emails[0]?.id}`)).body;
}

async function shown(headers: Record<string, string | null>, ...lines: string[]): Promise<ShownMail> {
  const user = await newUser();
  return shownAfter(user, await newAgent(user), rawMail(headers, lines.join("\r\n")));
}

const words = (mail: ShownMail) => mail.text.map(({ body }) => body.replace(/\s+/g, " ").trim());

describe("1. Proton and Spark forwards are there, without the marks of their quotation", () => {
  it.each([
    ["------- Forwarded Message -------", "On Friday, November 13th, 2026 at 16:05"],
    ["---------- Forwarded message ----------", "13 Nov 2026 at 16:05 +0100"],
  ])("below '%s'", async (rule, date) => {
    const mail = await shown(
      { From: TOMAS, Subject: "Fwd: Harbour contract" },
      rule,
      `From: ${LENA}`,
      `Date: ${date}`,
      "Subject: Harbour contract",
      `To: ${TOMAS}`,
      "",
      "> Ana, please send the signed",
      "> harbour contract by Tuesday.",
    );
    expect(mail).toMatchObject({ subject: "Harbour contract", sender: LENA, via: TOMAS });
    expect(words(mail)).toEqual([ASK]);
  });
});

describe("2. Lists, notifications and digests name the author and the subject, 'via' the forwarder", () => {
  it("in all of them", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const body = `Please track.\r\n\r\n---------- Forwarded message ---------\r\nFrom: ${LENA}\r\nDate: Fri, Nov 13, 2026 at 4:05 PM\r\nSubject: Harbour contract\r\nTo: ${TOMAS}\r\n\r\n${ASK}`;
    const raw = rawMail({ From: TOMAS, Subject: "Fwd: Harbour contract" }, body);
    const named = { subject: "Harbour contract", sender: LENA, via: TOMAS };
    expect(await shownAfter(user, agent, raw)).toMatchObject({
      ...named,
      text: [{ author: LENA, note: "Please track." }],
    });
    expect((await user.call("GET", "/api/notifications")).body).toMatchObject([named]);
    const { body: sheet } = await user.call("GET", `/api/agents/${agent.id}`);
    expect(sheet).toMatchObject({ emails: [named] });
    const { body: written } = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    const source = { quote: ASK, sender: LENA, subject: "Harbour contract" };
    expect(written).toMatchObject({ summary: { actionItems: [{ sources: [source] }] } });
    expect(JSON.stringify(written)).not.toMatch(/Fwd:|Tomas/);
  });
});

describe("3. What mails look like", () => {
  it("a header folded over a line of blanks loses nothing below it", async () => {
    const above = `X-Trace: one\r\n \r\n two\r\nFrom: ${LENA}\r\nSubject: Harbour contract\r\n\r\n${ASK}\r\n`;
    const user = await newUser();
    const other = await shownAfter(user, await newAgent(user), new TextEncoder().encode(above));
    expect(other).toMatchObject({ sender: LENA, subject: "Harbour contract", text: [{ body: ASK }] });
  });

  it("a subject in UTF-7", async () => {
    expect(await shown({ Subject: "=?utf-7?Q?Kr+AOQ-ne_am_Kai?=" }, ASK)).toMatchObject({
      subject: "Kräne am Kai",
    });
  });

  const FORWARDS: [title: string, headers: Record<string, string>, lines: string[]][] = [
    [
      "Yahoo's 'Message transmis'",
      {},
      [
        "----- Message transmis -----",
        `De : ${LENA}`,
        `À : ${TOMAS}`,
        "Envoyé : vendredi 13 novembre 2026 à 16:05:00 UTC+1",
        "Objet : Harbour contract",
        "",
        ASK,
      ],
    ],
    [
      "Thunderbird's 'Kopie (CC):'",
      {},
      [
        "-------- Weitergeleitete Nachricht --------",
        "Betreff: \tHarbour contract",
        "Datum: \tFri, 13 Nov 2026 16:05:00 +0100",
        `Von: \t${LENA}`,
        `An: \t${TOMAS}`,
        "Kopie (CC): \tAna Ruiz <ana@payments.example>",
        "",
        ASK,
      ],
    ],
    [
      "blank lines between its headers",
      {},
      [
        "---------- Forwarded message ---------",
        `From: ${LENA}`,
        "",
        "Date: Fri, 13 Nov 2026 16:05:00 +0100",
        "",
        "Subject: Harbour contract",
        "",
        `To: ${TOMAS}`,
        "",
        ASK,
      ],
    ],
    [
      "no date",
      {},
      ["---------- Forwarded message ---------", `From: ${LENA}`, "Subject: Harbour contract", "", ASK],
    ],
    [
      "Zoho's rulers",
      {},
      [
        "============ Forwarded message ============",
        `From : ${LENA}`,
        `To : ${TOMAS}`,
        "Date : Fri, 13 Nov 2026 16:05:00 +0100",
        "Subject : Harbour contract",
        "============ Forwarded message ============",
        "",
        ASK,
      ],
    ],
    [
      "Apple's page, whose To and Cc don't leak",
      { "Content-Type": "text/html; charset=utf-8" },
      [
        '<html><body><div>Begin forwarded message:</div><br><blockquote type="cite">',
        ...[
          ["From", 'Lena Vogt &lt;<a href="mailto:lena@harbour.example">lena@harbour.example</a>&gt;'],
          ["Subject", "Harbour contract"],
          ["Date", "13 November 2026 at 16:05:00 CET"],
          ["To", "Tomas Berg &lt;tomas@payments.example&gt;"],
          ["Cc", "Ana Ruiz &lt;ana@payments.example&gt;"],
        ].map(([label, value]) => `<div><span><b>${label}: </b></span><span>${value}<br></span></div>`),
        `<br><div>${ASK}</div></blockquote></body></html>`,
      ],
    ],
  ];
  it.each(FORWARDS)("a forward with %s", async (_title, headers, lines) => {
    const mail = await shown({ From: TOMAS, Subject: "Fwd: Harbour contract", ...headers }, ...lines);
    expect(mail).toMatchObject({ sender: LENA, subject: "Harbour contract", via: TOMAS });
    expect(words(mail)).toEqual([ASK]);
  });

  it("Zoho's reply counts for its new words", async () => {
    const heading = `---- On Fri, 13 Nov 2026 16:05:00 +0100 ${LENA} wrote ----`;
    const mail = await shown(
      { From: TOMAS, Subject: "Re: Harbour contract" },
      "Signed today.",
      "",
      heading,
      "",
      ASK,
    );
    expect(words(mail)).toEqual(["Signed today."]);
  });

  it.each([
    [
      "Mailman",
      {
        From: "Lena Vogt via Yard <yard@lists.harbour.example>",
        "Reply-To": LENA,
        "List-Id": "Yard <yard.lists.harbour.example>",
      },
      [
        "_______________________________________________",
        "Yard mailing list -- yard@lists.harbour.example",
        "To unsubscribe send an email to yard-leave@lists.harbour.example",
      ],
    ],
    [
      "Google Groups",
      {
        From: "'Lena Vogt' via Yard <yard@harbour.example>",
        "X-Original-From": LENA,
        "List-Id": "<yard.harbour.example>",
      },
      [
        "-- ",
        'You received this message because you are subscribed to the Google Groups "Yard" group.',
        "To unsubscribe from this group and stop receiving emails from it, send an email to yard+unsubscribe@harbour.example.",
      ],
    ],
  ])("%s: the author is named, and the footer is no part of the words", async (_name, headers, footer) => {
    const mail = await shown({ Subject: "Harbour contract", ...headers }, ASK, "", ...footer);
    expect(mail.sender).toBe(LENA);
    expect(words(mail)).toEqual([ASK]);
  });

  it("SimpleLogin: the author behind the alias is named", async () => {
    const mail = await shown(
      {
        From: '"Lena Vogt - lena(a)harbour.example" <ra+x7@simplelogin.co>',
        "X-SimpleLogin-Type": "Forward",
        "X-SimpleLogin-Envelope-From": "lena@harbour.example",
        "X-SimpleLogin-Original-From": LENA,
      },
      ASK,
    );
    expect(mail.sender).toContain("Lena Vogt");
    expect(mail.sender).not.toContain("simplelogin");
  });
});

describe("4. One Message-ID, two contents; one content, two ways", () => {
  it("both mails are there; what came directly and by hand is said once", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const id = { "Message-ID": "<contract-1@harbour.example>", From: LENA, Subject: "Harbour contract" };
    const direct = await shownAfter(user, agent, rawMail(id, ASK));
    const other = await shownAfter(user, agent, rawMail(id, "Joe, please book the crane by Friday."));
    expect(other.id).not.toBe(direct.id);
    const body = `---------- Forwarded message ---------\r\nFrom: ${LENA}\r\nDate: ${new Date().toUTCString()}\r\nSubject: Harbour contract\r\nTo: ${TOMAS}\r\n\r\n${ASK}`;
    await shownAfter(user, agent, rawMail({ From: TOMAS, Subject: "Fwd: Harbour contract" }, body));
    type Written = { summary: { overview: string; actionItems: { task: string }[] } };
    const { body: written } = await user.call<Written>("POST", `/api/agents/${agent.id}/summary-now`);
    expect(written.summary.actionItems).toHaveLength(2);
    expect(written.summary.overview.match(/contract/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe("6. Attachments are read, one level of a zip too", () => {
  const DOCUMENT = "Tomas signs the harbour contract by Friday.";
  const cell = `<row r="1"><c r="A1" t="inlineStr"><is><t>${DOCUMENT}</t></is></c></row>`;
  const xlsx = makeXlsx({ Plan: cell });
  const text = strToU8(DOCUMENT);
  const office = "application/vnd.openxmlformats-officedocument";
  const sender = { name: "Lena Vogt", address: "lena@harbour.example" };
  const FILES: [filename: string, type: string, bytes: Uint8Array][] = [
    ["plan.xlsx", `${office}.spreadsheetml.sheet`, xlsx],
    ["plan.pptx", `${office}.presentationml.presentation`, makePptx([{ shapes: shape("title", DOCUMENT) }])],
    ["plan.msg", "application/vnd.ms-outlook", makeMsg({ subject: "Plan", from: sender, text: DOCUMENT })],
    ["winmail.dat", "application/ms-tnef", makeTnef([{ short: "plan.txt", bytes: text }])],
    [
      "plan.zip",
      "application/zip",
      zipSync({ "plan.txt": text, "deep.zip": zipSync({ "secret.txt": strToU8("Not to be opened") }) }),
    ],
  ];
  it.each(FILES)("%s", async (filename, type, bytes) => {
    const mail = await shown(
      { "Content-Type": "multipart/mixed; boundary=edge" },
      "--edge",
      "Content-Type: text/plain",
      "",
      "The plan is attached.",
      "--edge",
      `Content-Type: ${type}; name="${filename}"`,
      `Content-Disposition: attachment; filename="${filename}"`,
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n"),
      "--edge--",
    );
    expect(mail.attachments.some(({ read }) => read)).toBe(true);
    const all = mail.text.map(({ note, body }) => `${note ?? ""}\n${body}`).join("\n");
    expect(all).toContain("The plan is attached.");
    expect(all).toContain(DOCUMENT);
    expect(all).not.toContain("Not to be opened");
  });
});

describe("9. 100 MB of attachments per free account", () => {
  it("a file beyond them is kept out with a notice, and its mail is taken", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const withFile = (bytes: number) =>
      rawMail(
        { "Content-Type": "multipart/mixed; boundary=edge" },
        [
          "--edge",
          "Content-Type: text/plain",
          "",
          ASK,
          "--edge",
          'Content-Disposition: attachment; filename="plan.bin"',
          "Content-Type: application/octet-stream",
          "",
          "x".repeat(bytes),
          "--edge--",
        ].join("\r\n"),
      );
    const MIB = 1024 * 1024;
    for (const bytes of [24, 24, 24, 24, 3].map((size) => size * MIB)) {
      expect((await shownAfter(user, agent, withFile(bytes))).attachments).toMatchObject([
        { filename: "plan.bin", problem: expect.not.stringContaining("100 MB") },
      ]);
    }
    const beyond = await shownAfter(user, agent, withFile(2 * MIB));
    expect(words(beyond)).toEqual([ASK]);
    expect(beyond.attachments).toMatchObject([
      { filename: "plan.bin", read: false, problem: expect.stringContaining("100 MB") },
    ]);
    const raw = await user.call<string>("GET", `/api/agents/${agent.id}/emails/${beyond.id}/raw`);
    expect([raw.body.includes(ASK), raw.body.length < MIB]).toEqual([true, true]);
  });
});

/** The minute clock, and the queues' consumer with what it asked for, until nothing is asked for any more. */
async function tickThrough(): Promise<void> {
  const [JOBS, MAIL_JOBS] = [heldQueue(), heldQueue()];
  const bindings = { ...env, JOBS, MAIL_JOBS };
  await worker.scheduled(createScheduledController(), bindings);
  for (let turn = 0; turn < 5; turn++) {
    await worker.queue(batchOf(JOBS.held.splice(0)), bindings);
    await worker.queue(batchOf(MAIL_JOBS.held.splice(0), "mondaybrief-mail-jobs"), bindings);
  }
}

/** A mail came to the agent so many days ago; its slot is due now. */
async function dueAgent(user: TestUser, daysAgo: number, recipient = newRecipient()): Promise<AgentView> {
  const agent = await newAgent(user, { frequency: "daily", recipients: [recipient] });
  await shownAfter(user, agent, rawMail({ Subject: "Harbour contract" }, ASK));
  const arrived = new Date(Date.now() - daysAgo * 86_400_000);
  await db.update(mails).set({ receivedAt: arrived }).where(eq(mails.agentId, agent.id));
  await due(agent);
  return agent;
}

/** A slot of the agent is due, another one for each `hour`. */
const due = (agent: AgentView, hour = 0) =>
  db
    .update(agents)
    .set({ scheduleTime: `0${hour}:30`, nextRunAt: new Date(Date.now() - 60_000) })
    .where(eq(agents.id, agent.id));

const mailedTo = async (to: string) =>
  (await db.query.outboxMails.findMany({ where: eq(outboxMails.to, to) })).map(({ subject }) => subject);

describe("13. No credits, few credits, a week of silence: somebody is told, once", () => {
  it("without credits the mails wait, and their owner gets one mail for two slots", async () => {
    const user = await newUser({ credits: 0 });
    const agent = await dueAgent(user, 0);
    for (const hour of [1, 2]) {
      await due(agent, hour);
      await tickThrough();
    }
    expect(await mailedTo(user.email)).toEqual([expect.stringMatching(/credit/i)]);
    expect((await user.call("GET", "/api/notifications")).body).toHaveLength(1);
  });

  it("at three left their owner is warned", async () => {
    const user = await newUser({ credits: 4 });
    await dueAgent(user, 0);
    await tickThrough();
    expect(await mailedTo(user.email)).toEqual([expect.stringMatching(/3 credits/i)]);
  });

  it("mail that stopped for a week: a mail to the owner once, the card and the next digest mail say so", async () => {
    const user = await newUser();
    const recipient = newRecipient();
    const agent = await dueAgent(user, 9, recipient);
    await tickThrough();
    expect(await mailedTo(user.email)).toEqual([]);
    for (const hour of [1, 2]) {
      await due(agent, hour);
      await tickThrough();
    }
    expect(await mailedTo(user.email)).toEqual([`No mail has come to ${agent.title} for 9 days`]);
    const card = await SELF.fetch(ORIGIN, { headers: { Cookie: user.cookie } });
    expect(await card.text()).toContain("No mail for 9 days");
    const [sent, ...others] = await db.query.outboxMails.findMany({
      where: eq(outboxMails.to, recipient),
    });
    expect(others).toEqual([]);
    expect(sent?.text.replace(/\s+/g, " ")).toContain("no mail for 9 days");
  });
});

describe("14. What is no news: our own digest, an answer to one, vacation replies", () => {
  it("a digest that comes back, as such or forwarded without a word, is set aside", async () => {
    const user = await newUser();
    const to = newRecipient();
    const agent = await newAgent(user, { recipients: [to] });
    await shownAfter(user, agent, rawMail({}, ASK));
    const written = await user.call<{ summary: { id: string } }>(
      "POST",
      `/api/agents/${agent.id}/summary-now`,
    );
    const summaryId = written.body.summary.id;
    expect((await user.call("POST", `/api/agents/${agent.id}/send-summary`, { summaryId })).status).toBe(200);
    const sent = await db.query.outboxMails.findFirst({ where: eq(outboxMails.to, to) });
    const marks = { ...(sent?.headers ?? {}), Subject: sent?.subject ?? "" };
    const text = (sent?.text ?? "").replace(/\r?\n/g, "\r\n");
    const back = await shownAfter(user, agent, rawMail(marks, text));
    expect(back.kind).toBe("own-digest");
    const headings = `---------- Forwarded message ---------\r\nFrom: ${LENA}\r\nSubject: ${sent?.subject}\r\n\r\n`;
    const forwarded = await shownAfter(
      user,
      agent,
      rawMail({ From: TOMAS, Subject: "Fwd: x" }, headings + text),
    );
    expect(forwarded.kind).toBe("own-digest");
    const quoted = text.replace(/^/gm, "> ");
    const answer = rawMail(
      { From: TOMAS, Subject: `Re: ${sent?.subject}`, "In-Reply-To": sent?.messageId ?? "" },
      `The crane comes on Friday.\r\n\r\nOn Fri, 13 Nov 2026, Mondaybrief wrote:\r\n${quoted}`,
    );
    const answered = await shownAfter(user, agent, answer);
    expect([answered.kind, words(answered)]).toEqual(["content", ["The crane comes on Friday."]]);
    const away = rawMail(
      { Subject: "Automatic reply: Harbour", "Auto-Submitted": "auto-replied" },
      "I am away.",
    );
    expect((await shownAfter(user, agent, away)).kind).toBe("vacation-reply");
    const { body } = await user.call("GET", "/api/notifications");
    expect(body).toMatchObject([{ id: answered.id }]);
  });
});
