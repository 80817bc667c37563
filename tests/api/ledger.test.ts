import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { creditEntries } from "../../app/database/schema/credits.server";
import { users } from "../../app/database/schema/users.server";
import { newId } from "../../app/domain/tokens.server";
import { agentWithDigest } from "../support/digest-agent";
import { newUser } from "../support/new-user";
import { answerFrom, askPaidWorker, type StandIn } from "../support/paying";
import { platformAt } from "../support/platform-at";
import { createStripeStandIn } from "../support/stripe-stand-in.mjs";

let standIn: StandIn;
beforeEach(() => {
  standIn = createStripeStandIn();
  vi.stubGlobal("fetch", answerFrom(standIn));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Signed up, wrote a digest, bought a pack: three lines. */
async function userWithHistory(title = "Payments rollout") {
  const user = await newUser();
  const { agent } = await agentWithDigest(user, { title });
  const post = (path: string, body: unknown) =>
    askPaidWorker(path, {
      method: "POST",
      user,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const { clientSecret } = await (await post("/api/create-payment-intent", { credits: 50 })).json<{
    clientSecret: string;
  }>();
  const { id } = standIn.payBySecret(clientSecret);
  await (await post("/api/add-credits", { credits: 50, paymentIntentId: id })).text();
  return { user, agent, paymentId: String(id) };
}

describe("A page of the user's ledger: when, why, which digest or payment, balance after", () => {
  it("names each credit that came or went, links the digest's agent and the payment's receipt", async () => {
    const { user, agent, paymentId } = await userWithHistory();
    const html = await (await askPaidWorker("/credits", { user })).text();
    const receipt = standIn.intents.get(paymentId)?.latest_charge.receipt_url;
    expect(html).toContain("You have 549 credits.");
    expect(html).toContain("Free credits for your new account");
    expect(html).toContain(`href="/agents/${agent.id}"`);
    expect(html).toContain(`href="${receipt}"`);
    expect(html.indexOf("Credits purchased")).toBeLessThan(html.indexOf("Free credits for your new account"));
  });

  it("as CSV: every line with its balance, newest first", async () => {
    const { user, agent, paymentId } = await userWithHistory();
    const response = await askPaidWorker("/credits.csv", { user });
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
    const lines = (await response.text()).trimEnd().split("\r\n");
    expect(lines).toEqual([
      "Time (UTC),What,Agent,Payment,Receipt,Credits,Balance",
      expect.stringMatching(new RegExp(`Z,Credits purchased,,${paymentId},https://[^,]+,50,549$`)),
      expect.stringMatching(new RegExp(`Z,Digest,${agent.title},,,-1,499$`)),
      expect.stringMatching(/Z,Free credits for your new account,,,,500,500$/),
    ]);
  });

  it("a title that a spreadsheet would take for a formula stays text", async () => {
    const { user } = await userWithHistory('=HYPERLINK("https://evil.example","x")');
    const csv = await (await askPaidWorker("/credits.csv", { user })).text();
    expect(csv).toContain(`,"'=HYPERLINK(""https://evil.example"",""x"")",`);
  });

  it("in pages of 50, in which every balance is the sum so far, and another's line is no place to begin", async () => {
    const user = await newUser({ credits: 120 });
    const { db } = platformAt(new Date());
    for (let line = 0; line < 119; line += 1) {
      await db.insert(creditEntries).values({
        id: newId(),
        userId: user.id,
        delta: -1,
        reason: "digest",
        key: `digest:${newId()}`,
        createdAt: new Date(),
      });
    }
    const balances: number[] = [];
    let path: string | undefined = "/credits";
    for (let page = 0; path && page < 5; page += 1) {
      const html: string = await (await askPaidWorker(path, { user })).text();
      balances.push(
        ...[...html.matchAll(/Balance <\/span>(\d+)<\/td>/g)].map(([, balance]) => Number(balance)),
      );
      path = /href="(\/credits\?before=[^"]+)"/.exec(html)?.[1];
    }
    expect(balances).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    const stranger = await userWithHistory();
    const older = await (await askPaidWorker("/credits", { user })).text();
    const foreign = /before=([^"]+)"/.exec(older)?.[1];
    const html = await (await askPaidWorker(`/credits?before=${foreign}`, { user: stranger.user })).text();
    expect(html).toContain("Credits purchased");
  });

  it("says so when credits of a refunded payment had been used already", async () => {
    const { user, paymentId } = await userWithHistory();
    const { db } = platformAt(new Date());
    await db.batch([
      db.update(users).set({ credits: 20 }).where(eq(users.id, user.id)),
      db.insert(creditEntries).values({
        id: newId(),
        userId: user.id,
        delta: -529,
        reason: "digest",
        key: `digest:${newId()}`,
        createdAt: new Date(),
      }),
    ]);
    const event = await standIn.event("charge.refunded", standIn.refund(paymentId, 1000));
    const heard = await askPaidWorker("/api/stripe/webhook", {
      method: "POST",
      headers: { "Stripe-Signature": event.signature },
      body: event.body,
    });
    expect(heard.status).toBe(200);
    const html = await (await askPaidWorker("/credits", { user })).text();
    expect(html).toContain("30 credits of a payment that went back had been used already");
    expect(html).toContain("Payment refunded");
    expect(html).toContain("You have 0 credits.");
  });
});
