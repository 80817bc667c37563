import { SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { deliveries, sends } from "../../../app/database/schema/deliveries.server";
import { unsubscribe } from "../../../app/domain/subscriptions/unsubscribe.server";
import { everythingOf } from "../../support/everything-of";
import { ORIGIN } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";
import { deliveryOf, linkIn, saidOf, sentDigest, TASKS } from "../../support/sent-digest";

const { db } = platformAt(new Date());
const DEAD = "This link does not work any more";

const visit = (path: string, init?: RequestInit) =>
  SELF.fetch(`${ORIGIN}${path}`, { redirect: "manual", ...init });
const press = (path: string, state: string, headers: Record<string, string> = {}) =>
  visit(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ state }).toString(),
  });
const bodyOf = async (path: string) => (await visit(path)).text();

describe("In the mail: a signed link per line opens a page with the line, its words and buttons", () => {
  it("shows the line, the words it stands on and whose name the buttons act in, without an account", async () => {
    const digest = await sentDigest();
    const path = linkIn(digest.mailTo(digest.joe), 2);
    const page = await visit(path);
    expect(page.status).toBe(200);
    const html = await page.text();
    for (const words of [
      TASKS[1][0],
      TASKS[1][1],
      "Done",
      "Not ours",
      "Wrong",
      digest.joe,
      digest.agent.title,
    ])
      expect(html).toContain(words);
    expect(html).not.toContain(TASKS[2][0]);
  });

  it("GET and HEAD change nothing, however often a scanner asks; nothing is kept, found or handed on", async () => {
    const digest = await sentDigest();
    const path = linkIn(digest.mailTo(digest.joe), 1);
    const before = await everythingOf(digest.user.id, [digest.agent.id]);
    for (const method of ["GET", "HEAD", "GET"]) {
      const page = await visit(path, { method, headers: { "User-Agent": "scanner", Purpose: "prefetch" } });
      expect(page.status).toBe(200);
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      expect(page.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
      expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
    }
    await visit(`${path}?state=done`);
    expect(await everythingOf(digest.user.id, [digest.agent.id])).toEqual(before);
  });

  it.each(["done", "wrong", "not-ours"])(
    "POST %s is one event by the recipient, and Undo takes it back",
    async (state) => {
      const digest = await sentDigest();
      const path = linkIn(digest.mailTo(digest.joe), 3);
      const answer = await press(path, state);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
      await press(path, state);
      expect(await saidOf(digest)).toEqual([{ line: 3, who: digest.joe, quote: null, state }]);
      const html = await bodyOf(path);
      expect(html).toContain("Undo");
      expect(html).toContain("marked by you");
      const anas = await bodyOf(linkIn(digest.mailTo(digest.ana), 3));
      expect(anas).toContain("marked by another recipient");
      // Each gets a mail of their own, and may not know of the others.
      expect(anas).not.toContain(digest.joe);
      await press(path, "open");
      expect(await saidOf(digest)).toMatchObject([{ state }, { line: 3, who: digest.joe, state: "open" }]);
    },
  );

  it("numbers are the same for all recipients of a sending, and stay when the digest is sent again", async () => {
    const digest = await sentDigest();
    const numbers = (text: string) => text.match(/^\d+\. .*/gm);
    expect(numbers(digest.mailTo(digest.joe).text)).toHaveLength(4);
    expect(numbers(digest.mailTo(digest.joe).text)).toEqual(numbers(digest.mailTo(digest.ana).text));
    const delivery = await deliveryOf(digest.mailTo(digest.joe));
    const send = await db.query.sends.findFirst({ where: eq(sends.id, delivery?.sendId ?? "") });
    expect(send?.lines).toMatchObject(TASKS.map(() => ({ ended: null, asked: 1 })));
  });

  it("what no button says is refused", async () => {
    const digest = await sentDigest();
    const path = linkIn(digest.mailTo(digest.joe), 1);
    for (const state of ["cancelled", "superseded", "", "DONE"])
      expect((await press(path, state)).status).toBe(400);
    expect((await press(path, "done", { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(await saidOf(digest)).toEqual([]);
  });
});

describe("Good for that line and that recipient only; revocable with the recipient", () => {
  const dead = async (path: string) => {
    const page = await visit(path);
    const posted = await press(path, "done");
    expect([path, page.status, posted.status]).toEqual([path, 404, 404]);
    expect(await page.text()).toContain(DEAD);
    return posted.text();
  };

  it("guessed, cut, changed and swapped tokens are the same plain 404, and nothing changes", async () => {
    const [mine, theirs] = [await sentDigest(), await sentDigest()];
    const token = linkIn(mine.mailTo(mine.joe), 1).slice("/i/".length);
    const other = linkIn(theirs.mailTo(theirs.joe), 1).slice("/i/".length);
    const flipped = `${token.slice(0, -2)}${token.at(-2) === "A" ? "Q" : "A"}${token.slice(-1)}`;
    const guesses = [
      ...[
        "x",
        "1",
        "1-",
        `2-${token.slice(2)}`,
        `01-${token.slice(2)}`,
        `9-${token.slice(2)}`,
        `-1-${token.slice(2)}`,
      ],
      ...[token.slice(0, -1), `${token}A`, token.toUpperCase(), token.slice(2), flipped],
      // The one's mail with the other's signature.
      `${token.slice(0, 23)}${other.slice(23)}`,
      `${other.slice(0, 23)}${token.slice(23)}`,
      crypto.randomUUID(),
    ];
    const pages = new Set<string>();
    for (const guess of guesses) {
      pages.add(
        (await dead(`/i/${guess}`))
          .replace(/nonce="[^"]*"|"[A-Za-z0-9-]{36}"|\d{4}-\d\d-\d\dT[^"]*/g, "")
          .replaceAll(guess, ""),
      );
    }
    expect(await saidOf(mine)).toEqual([]);
    expect(await saidOf(theirs)).toEqual([]);
  });

  it("a recipient who was removed, or left, has no link any more; the others keep theirs", async () => {
    const digest = await sentDigest();
    const [ofJoe, ofAna] = [linkIn(digest.mailTo(digest.joe), 1), linkIn(digest.mailTo(digest.ana), 1)];
    await digest.user.call("PUT", `/api/agents/${digest.agent.id}`, { recipients: [digest.ana] });
    await dead(ofJoe);
    expect((await visit(ofAna)).status).toBe(200);
    const delivery = await deliveryOf(digest.mailTo(digest.ana));
    await unsubscribe(platformAt(new Date()), delivery?.unsubscribeToken ?? "");
    await dead(ofAna);
    expect(await saidOf(digest)).toEqual([]);
  });

  it("after 30 days it is over", async () => {
    const digest = await sentDigest();
    const path = linkIn(digest.mailTo(digest.joe), 1);
    const delivery = await deliveryOf(digest.mailTo(digest.joe));
    const sentDaysAgo = (days: number) =>
      db
        .update(sends)
        .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(sends.id, delivery?.sendId ?? ""));
    await sentDaysAgo(29.9);
    expect((await visit(path)).status).toBe(200);
    await sentDaysAgo(30.1);
    await dead(path);
  });

  it("with the agent it is gone; a mail from before links existed has none", async () => {
    const digest = await sentDigest();
    const path = linkIn(digest.mailTo(digest.joe), 1);
    await db
      .update(deliveries)
      .set({ linkKey: null })
      .where(eq(deliveries.id, digest.mailTo(digest.joe).idempotencyKey));
    await dead(path);
    const ofAna = linkIn(digest.mailTo(digest.ana), 1);
    await digest.user.call("DELETE", `/api/agents/${digest.agent.id}`);
    await dead(ofAna);
  });

  it("a link says nothing of the others: no mail holds what signs it", async () => {
    const digest = await sentDigest();
    const mail = digest.mailTo(digest.joe);
    const delivery = await deliveryOf(mail);
    expect(delivery?.linkKey).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(mail)).not.toContain(delivery?.linkKey);
  });
});
