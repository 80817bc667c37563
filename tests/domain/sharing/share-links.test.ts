import { SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { shareLinks } from "../../../app/database/schema/share-links.server";
import { openSharedDigest } from "../../../app/domain/digests/open-shared-digest.server";
import { retryDelivery } from "../../../app/domain/digests/retry-delivery.server";
import { sendDigest } from "../../../app/domain/digests/send-digest.server";
import {
  createShareLink,
  listShareLinks,
  openShareLink,
  revokeShareLink,
} from "../../../app/domain/sharing/share-links.server";
import { agentWithDigest } from "../../support/digest-agent";
import { newUser, ORIGIN } from "../../support/new-user";
import { mailServer, platformAt } from "../../support/platform-at";

const DAY_MS = 86_400_000;
const { db } = platformAt(new Date());

async function sharedDigest(recipients: string[] = []) {
  const user = await newUser();
  const { agent, digest } = await agentWithDigest(user, { recipients });
  const owner = { userId: user.id, agentId: agent.id };
  return { user, agent, owner, digestId: digest.digestId };
}

const open = (token: string) => SELF.fetch(`${ORIGIN}/d/${token}`);
const tokenIn = (text = "") => /\/d\/([0-9a-f]{32})\b/.exec(text)?.[1] ?? "";

describe("A shared link", () => {
  it("shows the digest to anyone without a login, kept out of caches, referrers and search engines", async () => {
    const { owner, agent, digestId } = await sharedDigest();
    const { id, token } = await createShareLink(platformAt(new Date()), owner, digestId);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const page = await open(token);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(agent.title);
    expect(html).toContain("Overview");
    expect(html).toContain("A digest that Mondaybrief wrote from 1 email");
    expect(html).toMatch(/<a [^>]*href="\/register"/);
    expect(html).toContain('name="robots" content="noindex');
    expect(html).not.toContain(agent.emailAddress);
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    const row = await db.query.shareLinks.findFirst({ where: eq(shareLinks.id, id) });
    expect(JSON.stringify(row)).not.toContain(token);
    const shouted = await SELF.fetch(`${ORIGIN}/D/${token}`);
    expect([shouted.status, shouted.headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
  });

  it("expires after 30 days", async () => {
    const { owner, digestId } = await sharedDigest();
    const now = new Date("2026-11-16T09:00:00Z");
    const { token } = await createShareLink(platformAt(now), owner, digestId);
    const last = new Date(now.getTime() + 30 * DAY_MS - 1000);
    expect((await openSharedDigest(platformAt(last), token)).expiresAt).toBe("2026-12-16T09:00:00.000Z");
    const over = platformAt(new Date(now.getTime() + 30 * DAY_MS));
    await expect(openSharedDigest(over, token)).rejects.toMatchObject({ kind: "not-found" });
    expect(await listShareLinks(over, owner)).toEqual([]);
  });

  it("is dead at once after revocation, and its owner sees when it was last opened", async () => {
    const { owner, digestId } = await sharedDigest();
    const at = platformAt("2026-11-16T09:00:00Z");
    const { id, token } = await createShareLink(at, owner, digestId);
    expect(await listShareLinks(at, owner)).toMatchObject([{ id, kind: "own", lastOpenedAt: null }]);
    await openShareLink(platformAt("2026-11-16T10:00:00Z"), token);
    expect(await listShareLinks(at, owner)).toMatchObject([{ lastOpenedAt: "2026-11-16T10:00:00.000Z" }]);
    await revokeShareLink(at, owner, id);
    const gone = await open(token);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain("This link does not work any more");
    expect(gone.headers.get("Cache-Control")).toBe("private, no-store");
    await expect(revokeShareLink(at, owner, id)).rejects.toMatchObject({ kind: "not-found" });
  });

  it("is nobody else's to make or to revoke", async () => {
    const { owner, digestId, agent } = await sharedDigest();
    const { id } = await createShareLink(platformAt(new Date()), owner, digestId);
    const stranger = await newUser();
    const theirs = { userId: stranger.id, agentId: agent.id };
    const platform = platformAt(new Date());
    await expect(createShareLink(platform, theirs, digestId)).rejects.toMatchObject({ kind: "not-found" });
    await expect(revokeShareLink(platform, theirs, id)).rejects.toMatchObject({ kind: "not-found" });
    expect(await listShareLinks(platform, theirs)).toEqual([]);
  });

  it("the agent's page makes it, shows its address once and revokes it by plain forms", async () => {
    const { user, agent, digestId } = await sharedDigest();
    const path = `/agents/${agent.id}`;
    const post = (fields: Record<string, string>) =>
      SELF.fetch(`${ORIGIN}${path}`, {
        method: "POST",
        redirect: "manual",
        headers: { Cookie: user.cookie },
        body: new URLSearchParams(fields),
      });
    const made = await post({ intent: "share", digestId });
    expect([made.status, made.headers.get("Location")]).toEqual([302, path]);
    const fresh = made.headers.getSetCookie().find((each) => each.startsWith("fresh-link=")) ?? "";
    expect(fresh).toMatch(/HttpOnly/);
    const get = (cookie: string) => SELF.fetch(`${ORIGIN}${path}`, { headers: { Cookie: cookie } });
    const shown = await (await get(`${user.cookie}; ${fresh.split(";")[0]}`)).text();
    const token = tokenIn(shown);
    expect(token).not.toBe("");
    expect(tokenIn(await (await get(user.cookie)).text())).toBe("");
    expect((await open(token)).status).toBe(200);
    const [link] = await listShareLinks(platformAt(new Date()), { userId: user.id, agentId: agent.id });
    await post({ intent: "revoke-link", linkId: link?.id ?? "" });
    expect((await open(token)).status).toBe(404);
  });
});

describe("A digest mail", () => {
  it("carries a link that needs no account: one for all mails of a sending", async () => {
    const { owner, digestId } = await sharedDigest(["joe@team.example", "ana@team.example"]);
    const mailer = mailServer();
    const platform = platformAt(new Date(), { mailer });
    await sendDigest(platform, { ...owner, digestId }, { runId: null });
    const tokens = mailer.taken.map((mail) => tokenIn(mail.text));
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(1);
    for (const mail of mailer.taken) {
      expect(mail.html).toContain(`/d/${tokens[0]}`);
      expect(mail.html).not.toContain("/agents/");
      expect(mail.text).not.toContain("/agents/");
    }
    expect((await open(tokens[0] ?? "")).status).toBe(200);
    expect(await listShareLinks(platform, owner)).toMatchObject([{ kind: "mail", digestId }]);
  });

  it("that is tried again says the same, and a revoked link stays dead in it", async () => {
    const { owner, digestId } = await sharedDigest(["joe@team.example"]);
    const mailer = mailServer((_, count) =>
      count === 1 ? { kind: "refused", reason: "550 full" } : { kind: "accepted", providerId: null },
    );
    const platform = platformAt(new Date(), { mailer });
    await sendDigest(platform, { ...owner, digestId }, { runId: null });
    const [link] = await listShareLinks(platform, owner);
    await revokeShareLink(platform, owner, link?.id ?? "");
    const [delivery] = await db.query.deliveries.findMany({
      where: (row, { eq: equals }) => equals(row.agentId, owner.agentId),
    });
    await retryDelivery(platform, owner, delivery?.id ?? "");
    const [first, second] = mailer.taken.map((mail) => tokenIn(mail.text));
    expect(second).toBe(first);
    expect((await open(first ?? "")).status).toBe(404);
    expect(await listShareLinks(platform, owner)).toEqual([]);
  });
});
