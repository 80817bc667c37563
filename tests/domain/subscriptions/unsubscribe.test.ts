import { SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { optOuts } from "../../../app/database/schema/recipients.server";
import { performJob } from "../../../app/jobs/perform-job.server";
import { deliverMail } from "../../support/deliver-mail";
import { ORIGIN } from "../../support/new-user";
import { mailServer, platformAt } from "../../support/platform-at";
import { address, answering, LATER, readyToSend } from "../../support/ready-to-send";

const { db } = platformAt(new Date());
const leftOf = (agentId: string) => db.query.optOuts.findMany({ where: eq(optOuts.agentId, agentId) });

/** A recipient who has a digest, and the link in it. */
async function recipientWithLink() {
  const joe = address("joe");
  const ready = await readyToSend([joe, address("ana")]);
  const server = mailServer();
  await ready.press(0, server);
  const mail = server.taken.find((each) => each.to === joe);
  const [link = "", mailto = ""] = [...(mail?.headers["List-Unsubscribe"] ?? "").matchAll(/<([^>]+)>/g)].map(
    (match) => match[1] ?? "",
  );
  const path = new URL(link).pathname;
  const visit = (init?: RequestInit) => SELF.fetch(`${ORIGIN}${path}`, init);
  const oneClick = (fields = "List-Unsubscribe=One-Click", headers: Record<string, string> = {}) =>
    visit({
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: fields,
    });
  return { ...ready, joe, path, mailto, visit, oneClick };
}

describe("Every digest mail has an unsubscribe link and header (RFC 8058)", () => {
  it("GET shows a button and changes nothing, however often it is opened", async () => {
    const { agent, visit } = await recipientWithLink();
    for (const agentName of ["browser", "scanner"]) {
      const page = await visit({ headers: { "User-Agent": agentName } });
      expect(page.status).toBe(200);
      expect(page.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await page.text();
      expect(html).toContain('method="post"');
      expect(html).toContain(agent.title);
    }
    expect((await visit({ method: "HEAD" })).status).toBe(200);
    expect(await leftOf(agent.id)).toEqual([]);
  });

  it("POST acts, without cookies, without a redirect, and twice is the same as once", async () => {
    const { agent, joe, oneClick } = await recipientWithLink();
    const anywhere: Record<string, string>[] = [
      {},
      { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
      { Origin: "null" },
    ];
    for (const headers of anywhere) {
      expect([headers, (await oneClick(undefined, headers)).status]).toEqual([headers, 200]);
    }
    expect(await leftOf(agent.id)).toMatchObject([{ emailKey: joe }]);
  });

  it("someone who left isn't mailed again, also when the owner removes and adds them", async () => {
    const { agent, user, joe, recipients, press, oneClick } = await recipientWithLink();
    await oneClick();
    const put = (list: string[]) => user.call("PUT", `/api/agents/${agent.id}`, { recipients: list });
    await put([]);
    expect((await put([joe.toUpperCase(), ...recipients.slice(1)])).body.recipients).toMatchObject([
      { email: joe.toUpperCase(), state: "unsubscribed" },
      { state: "ok" },
    ]);
    const server = mailServer();
    expect(await press(120, server)).toEqual({
      sent: 1,
      skipped: [{ email: joe.toUpperCase(), reason: "unsubscribed" }],
    });
    expect(server.taken.map((mail) => mail.to)).toEqual(recipients.slice(1));
  });

  it("unless they come back themselves", async () => {
    const { agent, press, oneClick } = await recipientWithLink();
    await oneClick();
    expect((await oneClick("intent=return")).status).toBe(200);
    expect(await leftOf(agent.id)).toEqual([]);
    expect(await press(120)).toEqual({ sent: 2, skipped: [] });
  });

  it("a mail that is still waiting for its next try is not sent to someone who left meanwhile", async () => {
    const { agent, at, press, deliveries } = await readyToSend([address("joe")]);
    await press(0, answering(LATER));
    const [row] = await deliveries();
    await SELF.fetch(`${ORIGIN}/unsubscribe/${row?.unsubscribeToken}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(await leftOf(agent.id)).toHaveLength(1);
    const server = mailServer();
    await performJob(at(60, server), { kind: "deliver", deliveryId: row?.id ?? "" });
    expect(server.taken).toEqual([]);
    expect(await deliveries()).toMatchObject([{ state: "refused", problem: "This address left the list." }]);
  });

  it("leaving one agent's digests leaves the others'", async () => {
    const { joe, oneClick } = await recipientWithLink();
    await oneClick();
    const other = await readyToSend([joe]);
    expect(await other.press(0)).toEqual({ sent: 1, skipped: [] });
  });

  it("a mail to the header's address does the same, in any case", async () => {
    const { agent, joe, mailto } = await recipientWithLink();
    expect(mailto).toMatch(/^mailto:unsubscribe-[0-9a-f]{32}@inbound\.localhost$/);
    const { rejected, jobs } = await deliverMail(mailto.replace("mailto:", "").toUpperCase());
    expect([rejected, jobs]).toEqual([null, []]);
    expect(await leftOf(agent.id)).toMatchObject([{ emailKey: joe }]);
  });

  it("a link that isn't ours is 404, and acts on nothing", async () => {
    for (const method of ["GET", "POST"]) {
      const answer = await SELF.fetch(`${ORIGIN}/unsubscribe/${"0".repeat(32)}`, {
        method,
        ...(method === "POST"
          ? { body: "a=b", headers: { "Content-Type": "application/x-www-form-urlencoded" } }
          : {}),
      });
      expect([method, answer.status]).toEqual([method, 404]);
    }
  });
});
