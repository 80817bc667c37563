import { env, SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { digestRuns } from "../../app/database/schema/digests.server";
import { below } from "../support/at-edge";
import { deliverMail, rawMail, waitingMail } from "../support/deliver-mail";
import { agentWithDigest, deliverOne, mailsOf } from "../support/digest-agent";
import { batchOf } from "../support/held-jobs";
import { newAgent } from "../support/new-agent";
import { balanceOf, newUser } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";
import { platformAt } from "../support/platform-at";

interface Listed {
  id: string;
  subject: string | null;
  agentTitle: string;
}

describe("GET /api/notifications", () => {
  it("lists the unprocessed mails of the user's agents, newest first", async () => {
    const [user, other] = [await newUser(), await newUser()];
    const [first, second] = [
      await newAgent(user, { title: "First" }),
      await newAgent(user, { title: "Second" }),
    ];
    const older = await deliverOne(first);
    const newer = await deliverOne(second, waitingMail());
    await deliverOne(await newAgent(other));
    const { status, body } = await user.call<Listed[]>("GET", "/api/notifications");
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: newer,
        agentId: second.id,
        agentTitle: "Second",
        timestamp: expect.stringMatching(/Z$/),
        subject: null,
        sender: "ana@payments.example",
        state: "received",
      },
      expect.objectContaining({ id: older, agentId: first.id, agentTitle: "First" }),
    ]);
  });

  it("holds at most 100, and none that a digest included", async () => {
    const user = await newUser();
    const { agent } = await agentWithDigest(user);
    expect((await user.call("GET", "/api/notifications")).body).toEqual([]);
    for (let count = 0; count < 101; count++) await deliverMail(agent.emailAddress);
    expect((await user.call<Listed[]>("GET", "/api/notifications")).body).toHaveLength(100);
  });
});

describe("The notifications' dialog", () => {
  it("groups by agent; a mail that is still being read says so; all of an agent are processed at once", async () => {
    const user = await newUser();
    const [first, second] = [
      await newAgent(user, { title: "Harbour" }),
      await newAgent(user, { title: "Bakery" }),
    ];
    const oldest = await deliverOne(first);
    const other = await deliverOne(second);
    const signed = rawMail({}, "Marta, please send the signed contract by Tuesday.");
    const newest = await deliverOne(first, waitingMail(signed));
    const page = await new PlainVisitor(user.cookie).open("/?dialog=notifications");
    const links = page.shown("#notifications a[href*='/emails/']").map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      `/agents/${first.id}/emails/${newest}`,
      `/agents/${first.id}/emails/${oldest}`,
      `/agents/${second.id}/emails/${other}`,
    ]);
    page.expectShown("Being read…");
    page.expectNotShown("(No Subject)");
    const processed = await page.press(/^Process all 2/);
    expect(processed.shown("#notifications a[href*='/emails/']")).toHaveLength(1);
    const { body } = await user.call<{ emails: { processedAt: string | null }[] }>(
      "GET",
      `/api/agents/${first.id}`,
    );
    expect(body.emails.every(({ processedAt }) => processedAt !== null)).toBe(true);
  });

  it("dismisses those that are chosen, or all, and nobody else's", async () => {
    const user = await newUser();
    const [first, second] = [await newAgent(user), await newAgent(user)];
    const elsewhere = await newAgent(await newUser());
    const theirs = await deliverOne(elsewhere);
    const ids = [await deliverOne(first), await deliverOne(second), await deliverOne(first)];
    const listed = async () =>
      (await user.call<Listed[]>("GET", "/api/notifications")).body.map(({ id }) => id);
    const visitor = new PlainVisitor(user.cookie);
    const dismiss = async (...mailIds: string[]) => {
      const form = new URLSearchParams({ intent: "dismiss-mails" });
      for (const id of mailIds) form.append("mailIds", id);
      return visitor.open("/notifications", { method: "POST", body: form });
    };
    (await dismiss()).expectSaid("Failed to dismiss notification", "Choose a notification first.");
    (await dismiss(ids[0] ?? "", theirs)).expectSaid("Notification dismissed");
    expect(await listed()).toEqual([ids[2], ids[1]]);
    const page = await visitor.open("/?dialog=notifications");
    (await page.press("Dismiss all")).expectSaid("2 notifications dismissed");
    expect(await listed()).toEqual([]);
    const left = await mailsOf(elsewhere.id);
    expect(left.map(({ dismissedAt }) => dismissedAt)).toEqual([null]);
  });
});

describe("PUT .../mark-processed and .../restore", () => {
  it("a dismissed mail stays readable, is not in the next digest, and can be put back", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const kept = await deliverOne(agent);
    const dismissed = await deliverOne(
      agent,
      rawMail({}, "Marta, please send the signed contract by Tuesday."),
    );
    const path = `/api/agents/${agent.id}/emails/${dismissed}`;
    const marked = await user.call("PUT", `${path}/mark-processed`);
    expect(marked).toMatchObject({ status: 200, body: { id: dismissed, processedAt: expect.any(String) } });
    expect((await user.call<Listed[]>("GET", "/api/notifications")).body.map((each) => each.id)).toEqual([
      kept,
    ]);

    const digest = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(digest.body.emailsProcessed).toBe(1);
    expect(JSON.stringify(digest.body)).not.toContain(dismissed);

    const restored = await user.call("PUT", `${path}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { id: dismissed, processedAt: null } });
    const next = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(next.body.emailsProcessed).toBe(1);
    expect(JSON.stringify(next.body)).toContain(dismissed);
  });

  it("says when a mail was dismissed, so that it can be put back; one that a digest included was not", async () => {
    const user = await newUser();
    const { agent, mailId } = await agentWithDigest(user);
    const dismissed = await deliverOne(agent);
    const mark = (id: string) => user.call("PUT", `/api/agents/${agent.id}/emails/${id}/mark-processed`);
    expect((await mark(dismissed)).body.dismissedAt).toEqual(expect.any(String));
    const [before] = (await mailsOf(agent.id)).filter((mail) => mail.id === mailId);
    expect((await mark(mailId)).body.dismissedAt).toBeNull();
    const [after] = (await mailsOf(agent.id)).filter((mail) => mail.id === mailId);
    expect(after).toEqual(before);
  });
});

describe("DELETE /api/agents/{id}/emails/{emailId}", () => {
  it("deletes the mail, its text and its raw bytes; the digest keeps its quotes", async () => {
    const user = await newUser();
    const { agent, mailId } = await agentWithDigest(user);
    const before = (await user.call("GET", `/api/agents/${agent.id}`)).body.lastSummary;
    expect(JSON.stringify(before)).toContain(mailId);
    const answer = await user.call("DELETE", `/api/agents/${agent.id}/emails/${mailId}`);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(await mailsOf(agent.id)).toEqual([]);
    expect((await env.FILES.list({ prefix: `mail/${agent.id}/` })).objects).toEqual([]);
    const texts = await env.DB.prepare("select 1 from mail_texts where mail_id = ?").bind(mailId).all();
    expect(texts.results).toEqual([]);
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.lastSummary).toEqual(before);
    expect((await user.call("DELETE", `/api/agents/${agent.id}/emails/${mailId}`)).status).toBe(404);
  });
});

describe("POST /api/agents/{id}/emails/{emailId}/process", () => {
  it("makes a digest from that mail alone, for one credit", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const other = await deliverOne(agent);
    const chosen = await deliverOne(agent, rawMail({}, "Marta, please send the signed contract by Tuesday."));
    const answer = await user.call("POST", `/api/agents/${agent.id}/emails/${chosen}/process`);
    expect(answer).toMatchObject({ status: 200, body: { emailsProcessed: 1, credits: 499 } });
    expect(JSON.stringify(answer.body.summary)).toContain("signed contract");
    expect(JSON.stringify(answer.body.summary)).not.toContain("retry bug");
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
    const left = (await mailsOf(agent.id)).filter((mail) => mail.processedAt === null);
    expect(left.map((mail) => mail.id)).toEqual([other]);
  });

  it("and from the other unprocessed ones if the user chooses so; also for a mail processed before", async () => {
    const user = await newUser();
    const { agent, mailId } = await agentWithDigest(user);
    await deliverOne(agent, rawMail({}, "Marta, please send the signed contract by Tuesday."));
    const path = `/api/agents/${agent.id}/emails/${mailId}/process`;
    const both = await user.call("POST", path, { includeOthers: true });
    expect(both).toMatchObject({ status: 200, body: { emailsProcessed: 2, credits: 498 } });
    // What the other mail opened stays open, so that the digest says nothing new and costs nothing.
    expect(await user.call("POST", path)).toMatchObject({
      status: 200,
      body: { emailsProcessed: 1, credits: 498, summary: both.body.summary },
    });
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.emailCount).toBe(2);
  });

  it("an unknown mail is a 404, and leaves no run in the history", async () => {
    const user = await newUser();
    const { agent } = await agentWithDigest(user);
    const foreign = (await agentWithDigest(await newUser())).mailId;
    const runs = () =>
      platformAt(new Date()).db.query.digestRuns.findMany({ where: eq(digestRuns.agentId, agent.id) });
    const before = await runs();
    for (const mailId of [foreign, "nothing"]) {
      const path = `/api/agents/${agent.id}/emails/${mailId}/process`;
      expect((await user.call("POST", path, { includeOthers: true })).status).toBe(404);
    }
    expect(await runs()).toEqual(before);
  });

  it("answers as 'Generate New' does without credits: 402", async () => {
    const user = await newUser({ credits: 0 });
    const agent = await newAgent(user);
    const mailId = await deliverOne(agent);
    const answer = await user.call("POST", `/api/agents/${agent.id}/emails/${mailId}/process`);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual({ message: "Insufficient credits. Please purchase more credits." });
    expect((await mailsOf(agent.id))[0]?.processedAt).toBeNull();
  });
});

describe("The quarantine", () => {
  async function agentWithStrangers(count: number) {
    const user = await newUser();
    const agent = await newAgent(user, { allowedSenders: ["ana@payments.example"] });
    for (let number = 1; number <= count; number++) {
      const raw = rawMail({ From: "Lena Vogt <Lena@harbour.example>", Subject: `Harbour ${number}` });
      await deliverMail(agent.emailAddress, raw, { from: "bounce@relay.example" });
    }
    const path = `/api/agents/${agent.id}/quarantine`;
    const held = await user.call<{ id: string }[]>("GET", path);
    return { user, agent, path, held: held.body };
  }

  it("GET lists what waits, newest first; it is in no notification and no digest", async () => {
    const { user, agent, held } = await agentWithStrangers(2);
    expect(held).toEqual([
      {
        id: expect.any(String),
        subject: "Harbour 2",
        sender: "Lena Vogt <lena@harbour.example>",
        senderAddress: "lena@harbour.example",
        receivedAt: expect.stringMatching(/Z$/),
        size: expect.any(Number),
      },
      expect.objectContaining({ subject: "Harbour 1" }),
    ]);
    expect((await user.call("GET", "/api/notifications")).body).toEqual([]);
    expect((await user.call("POST", `/api/agents/${agent.id}/summary-now`)).status).toBe(409);
  });

  it("POST .../allow lets that mail in, which is read as any other; the others wait on", async () => {
    const { user, agent, path, held } = await agentWithStrangers(2);
    const id = held[0]?.id ?? "";
    const allowed = await user.call("POST", `${path}/${id}/allow`, {});
    expect([allowed.status, allowed.body]).toEqual([200, { allowed: 1 }]);
    const [mail, ...others] = await mailsOf(agent.id);
    expect([mail?.id, others]).toEqual([id, []]);
    expect((await user.call("POST", `/api/agents/${agent.id}/summary-now`)).status).toBe(200);
    expect((await user.call("GET", path)).body).toMatchObject([{ subject: "Harbour 1" }]);
    expect((await user.call("POST", `${path}/${id}/allow`, {})).status).toBe(404);
  });

  it("POST .../allow {always} puts the sender on the list, and lets in all that waits of them", async () => {
    const { user, agent, path, held } = await agentWithStrangers(3);
    const allowed = await user.call("POST", `${path}/${held[1]?.id}/allow`, { always: true });
    expect(allowed.body).toEqual({ allowed: 3 });
    const shown = await user.call<{ allowedSenders: string[] }>("GET", `/api/agents/${agent.id}`);
    expect(shown.body).toMatchObject({
      allowedSenders: ["ana@payments.example", "lena@harbour.example"],
      heldCount: 0,
    });
    await deliverMail(agent.emailAddress, rawMail({ From: "lena@harbour.example" }), { from: "" });
    expect(await mailsOf(agent.id)).toHaveLength(4);
  });

  it("DELETE discards it with its bytes; deleting the agent deletes what waits", async () => {
    const { user, agent, path, held } = await agentWithStrangers(2);
    const files = async () => (await env.FILES.list({ prefix: `mail/${agent.id}/` })).objects.length;
    expect((await user.call("DELETE", `${path}/${held[0]?.id}`)).body).toEqual({ ok: true });
    expect(await files()).toBe(1);
    expect((await user.call("GET", path)).body).toHaveLength(1);
    await user.call("DELETE", `/api/agents/${agent.id}`);
    expect(await files()).toBe(0);
  });
});

describe("'Who may write' of an agent", () => {
  it("is one text or a list, in lower case, each once; empty is anyone", async () => {
    const user = await newUser();
    const made = await user.call<{ id: string }>("POST", "/api/agents", {
      title: "Harbour",
      allowedSenders: " Ana@Payments.example, @harbour.example\nharbour.example; ",
    });
    expect(made.body).toMatchObject({ allowedSenders: ["ana@payments.example", "harbour.example"] });
    const emptied = await user.call("PUT", `/api/agents/${made.body.id}`, { allowedSenders: [] });
    expect(emptied.body).toMatchObject({ allowedSenders: [] });
  });

  it.each(["ana", "ana@", "two words.", "ana@b", "<ana@payments.example>"])(
    "%j is neither an address nor a domain: 400",
    async (entry) => {
      const user = await newUser();
      const answer = await user.call("POST", "/api/agents", { title: "Harbour", allowedSenders: entry });
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ errors: { allowedSenders: [expect.stringContaining("neither")] } }),
      ]);
    },
  );
});

describe("A mail provider asks to confirm forwarding", () => {
  const LINK = "https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-abc";
  const RESULTS = "mx.cloudflare.net; dkim=pass header.d=google.com; dmarc=pass; spf=pass";
  const RECEIVED = "from mail-sor-f41.google.com (192.0.2.41) by cloudflare-email.net (cloudflare) id a1B2c3";
  /** With these headers above those that it was sent with. */
  const asked = (address: string, headers: Record<string, string>) => {
    const body = `ana@team.example has asked to forward mail to ${address}\r\n\r\nConfirmation code: 482913705\r\n\r\n${LINK}`;
    const sent = rawMail(
      {
        From: "Gmail Team <forwarding-noreply@google.com>",
        Subject: "Gmail Forwarding Confirmation - Receive Mail from ana@team.example",
      },
      body,
    );
    return below(
      Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      sent,
    );
  };

  /** The confirmation as it is shown, of an agent called 'Code review', after the queue's consumer read it. */
  async function shownAfter(deliver: (agent: { id: string; emailAddress: string }) => Promise<unknown>) {
    const user = await newUser();
    const agent = await newAgent(user, { title: "Code review" });
    await deliver(agent);
    const [mail] = await mailsOf(agent.id);
    const mailId = mail?.id ?? "";
    await worker.queue(batchOf([{ kind: "read-mail", mailId }]), env);
    const { body } = await user.call<{ confirmation: unknown }>("GET", `/api/agents/${agent.id}`);
    return { user, agent, mailId, confirmation: body.confirmation };
  }

  it("is verified by what our own server wrote on top, and its code is not the agent's address", async () => {
    const { confirmation } = await shownAfter(({ emailAddress }) =>
      deliverMail(
        emailAddress,
        asked(emailAddress, { Received: RECEIVED, "Authentication-Results": RESULTS }),
      ),
    );
    expect(confirmation).toMatchObject({ provider: "gmail", code: "482913705", url: LINK, verified: true });
  });

  it("is not verified by an Authentication-Results that its sender wrote into it", async () => {
    const forged: Record<string, string>[] = [
      { "Authentication-Results": RESULTS },
      { Received: RECEIVED, "X-Mailer": "Pen 1.0", "Authentication-Results": RESULTS },
    ];
    for (const headers of forged) {
      const { confirmation } = await shownAfter(({ emailAddress }) =>
        deliverMail(emailAddress, asked(emailAddress, headers)),
      );
      expect(confirmation).toMatchObject({ code: "482913705", verified: false });
    }
  });

  it("is not verified when it came by /api/inbound, where nobody bears anything out", async () => {
    const { confirmation } = await shownAfter(({ emailAddress }) =>
      SELF.fetch(`http://localhost/api/inbound?to=${emailAddress}&from=x@elsewhere.example`, {
        method: "POST",
        headers: { Authorization: "Bearer inbound-test-secret" },
        body: asked(emailAddress, { Received: RECEIVED, "Authentication-Results": RESULTS }),
      }),
    );
    expect(confirmation).toMatchObject({ code: "482913705", verified: false });
  });

  it("is in the notifications until it is dismissed, and in no digest", async () => {
    const { user, agent, mailId, confirmation } = await shownAfter(({ emailAddress }) =>
      deliverMail(emailAddress, asked(emailAddress, {})),
    );
    const notifications = await user.call("GET", "/api/notifications");
    expect(notifications.body).toMatchObject([
      {
        id: mailId,
        agentTitle: "Code review",
        sender: "Gmail Team <forwarding-noreply@google.com>",
        confirmation,
      },
    ]);
    expect((await user.call("POST", `/api/agents/${agent.id}/summary-now`)).status).toBe(409);
    await user.call("PUT", `/api/agents/${agent.id}/emails/${mailId}/mark-processed`);
    expect((await user.call("GET", "/api/notifications")).body).toEqual([]);
  });
});
