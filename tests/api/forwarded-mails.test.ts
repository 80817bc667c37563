import { describe, expect, it } from "vitest";
import { readStoredMail } from "../../app/domain/inbox/read-stored-mail.server";
import { rawMail } from "../support/deliver-mail";
import { deliverOne, mailsOf } from "../support/digest-agent";
import { newAgent } from "../support/new-agent";
import { newUser, type TestUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const LENA = "Lena Vogt <lena@harbour.example>";
const TOMAS = "Tomas Berg <tomas@payments.example>";
const ASK = "Ana, please send the signed harbour contract by Tuesday.";

const forwarded = (note: string) =>
  [
    ...(note === "" ? [] : [note, ""]),
    "---------- Forwarded message ---------",
    `From: ${LENA}`,
    "Date: Fri, Nov 13, 2026 at 4:05 PM",
    "Subject: Harbour contract",
    `To: ${TOMAS}`,
    "",
    ASK,
  ].join("\r\n");

const forward = (note = "") => rawMail({ From: TOMAS, Subject: "Fwd: Harbour contract" }, forwarded(note));

async function agentThatRead(user: TestUser, raw: Uint8Array) {
  const agent = await newAgent(user);
  const mailId = await deliverOne(agent, raw);
  await readStoredMail(platformAt(new Date()), mailId);
  return { agent, mailId };
}

describe("Lists, digests and notifications name the original author and subject, 'via' the forwarder", () => {
  it.each(["", "For the Monday digest."])("forwarded with the note '%s'", async (note) => {
    const user = await newUser();
    const { agent, mailId } = await agentThatRead(user, forward(note));
    const named = { id: mailId, subject: "Harbour contract", sender: LENA, via: TOMAS };
    const shown = await user.call("GET", `/api/agents/${agent.id}`);
    expect(shown.body.emails).toMatchObject([named]);
    expect((await user.call("GET", "/api/notifications")).body).toMatchObject([named]);

    const digest = await user.call<{ summary: { actionItems: unknown[]; overview: string } }>(
      "POST",
      `/api/agents/${agent.id}/summary-now`,
    );
    expect(digest.status).toBe(200);
    const { summary } = digest.body;
    expect(summary.actionItems).toMatchObject([
      { sources: [{ quote: ASK, sender: LENA, subject: "Harbour contract" }] },
    ]);
    expect(JSON.stringify(summary)).not.toContain("Fwd:");
    expect(summary.overview).not.toContain("Tomas");
  });

  it("forwarded as an attachment", async () => {
    const user = await newUser();
    const inner = [`From: ${LENA}`, "Subject: Harbour contract", "", ASK];
    const body = ["--edge", "Content-Type: message/rfc822", "", ...inner, "--edge--", ""].join("\r\n");
    const raw = rawMail(
      { From: TOMAS, Subject: "WG: Harbour contract", "Content-Type": "multipart/mixed; boundary=edge" },
      body,
    );
    const { agent } = await agentThatRead(user, raw);
    const shown = await user.call("GET", `/api/agents/${agent.id}`);
    expect(shown.body.emails).toMatchObject([{ subject: "Harbour contract", sender: LENA, via: TOMAS }]);
  });

  it("forwarded again: the first author, via the last forwarder", async () => {
    const user = await newUser();
    const chain = [
      "---------- Forwarded message ---------",
      "From: Joe Okafor <joe@payments.example>",
      "Date: Sat, Nov 14, 2026 at 9:00 AM",
      "Subject: Fwd: Harbour contract",
      "",
      "For you.",
      "",
      forwarded(""),
    ].join("\r\n");
    const { agent } = await agentThatRead(
      user,
      rawMail({ From: TOMAS, Subject: "Fwd: Harbour contract" }, chain),
    );
    const shown = await user.call("GET", `/api/agents/${agent.id}`);
    expect(shown.body.emails).toMatchObject([{ subject: "Harbour contract", sender: LENA, via: TOMAS }]);
  });

  it("passed on by a list: the author, via the list", async () => {
    const user = await newUser();
    const list = "Lena Vogt via Harbour <harbour@lists.example>";
    const raw = rawMail({
      From: list,
      "Reply-To": LENA,
      "List-Id": "<harbour.lists.example>",
      Subject: "Crane",
    });
    const { agent } = await agentThatRead(user, raw);
    const shown = await user.call("GET", `/api/agents/${agent.id}`);
    expect(shown.body.emails).toMatchObject([{ subject: "Crane", sender: LENA, via: list }]);
  });

  it("who sent it themselves, answers and forwards below their own words, or attaches a mail to a report: no via", async () => {
    const user = await newUser();
    const report = [
      "--edge",
      "",
      "Three cranes stand.",
      "--edge",
      "Content-Type: message/rfc822",
      "",
      `From: ${LENA}`,
    ];
    const own = [
      rawMail({ From: TOMAS, Subject: "Crane" }),
      rawMail({ From: TOMAS, Subject: "Re: Harbour contract" }, forwarded("I sent it. Her mail is below.")),
      rawMail(
        { From: TOMAS, Subject: "Status", "Content-Type": "multipart/mixed; boundary=edge" },
        [...report, "Subject: Harbour contract", "", ASK, "--edge--", ""].join("\r\n"),
      ),
    ];
    for (const raw of own) {
      const { agent, mailId } = await agentThatRead(user, raw);
      const shown = await user.call("GET", `/api/agents/${agent.id}`);
      expect(shown.body.emails).toMatchObject([{ id: mailId, sender: TOMAS, via: null }]);
      expect(await mailsOf(agent.id)).toMatchObject([{ via: null }]);
    }
  });
});

it("the same mail, directly and forwarded by hand, is said once in the digest", async () => {
  const user = await newUser();
  const agent = await newAgent(user);
  const date = "Fri, 13 Nov 2026 16:05:00 +0000";
  await deliverOne(agent, rawMail({ From: LENA, Subject: "Harbour contract", Date: date }, ASK));
  await deliverOne(agent, forward("For the Monday digest."));
  const { body } = await user.call<{
    emailsProcessed: number;
    summary: { overview: string; actionItems: { sources: unknown[] }[] };
  }>("POST", `/api/agents/${agent.id}/summary-now`);
  expect(body.emailsProcessed).toBe(2);
  expect(body.summary.actionItems).toHaveLength(1);
  expect(body.summary.actionItems[0]?.sources).toHaveLength(1);
  expect(body.summary.overview.match(/contract/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
