import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digestRuns, digests } from "../../app/database/schema/digests.server";
import { mails } from "../../app/database/schema/mails.server";
import type { Platform } from "../../app/domain/platform";
import { newId } from "../../app/domain/tokens.server";
import { rawMail } from "../support/deliver-mail";
import { agentWithDigest, deliverOne, written } from "../support/digest-agent";
import { newUser } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";
import { platformAt } from "../support/platform-at";

const platform = platformAt(new Date());

/** So many more digests of the same words, each a minute older than the one before. */
async function olderDigests({ db }: Platform, digestId: string, count: number) {
  const [like] = await db.select().from(digests).where(eq(digests.id, digestId));
  if (!like) throw new Error("The digest is gone.");
  const { userId, agentId, generatedAt } = like;
  const made = Array.from({ length: count }, (_, index) => {
    const at = new Date(generatedAt.getTime() - (index + 1) * 60_000);
    const ids = { id: newId(), runId: newId() };
    return {
      run: {
        id: ids.runId,
        userId,
        agentId,
        trigger: "manual" as const,
        state: "done" as const,
        startedAt: at,
      },
      digest: { ...like, ...ids, generatedAt: at, currentSince: at },
    };
  });
  for (let start = 0; start < made.length; start += 5) {
    const some = made.slice(start, start + 5);
    await db.batch([
      db.insert(digestRuns).values(some.map(({ run }) => run)),
      db.insert(digests).values(some.map(({ digest }) => digest)),
    ]);
  }
  return made.map(({ digest }) => digest.id);
}

describe("A digest's page", () => {
  it("shows the digest whole, what changed against the one before it, and leads to its neighbours", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    const owner = { userId: user.id, agentId: agent.id };
    await deliverOne(agent, rawMail({}, "Marta, please send the signed contract by Tuesday."));
    const { digestId } = await written(owner);
    const page = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}/digests/${digestId}`);
    page.expectShown("Current", /^What changed since/);
    page.expectShown("New1");
    page.expectNotShown("No longer in it1");
    const [added, ...others] = page.shown("a[href*='#line-']");
    expect([added?.textContent, others]).toEqual(["Send the signed contract", []]);
    expect(page.shown(`#${added?.getAttribute("href")?.split("#")[1]}`)).toHaveLength(1);
    const first = await page.follow("The one before");
    expect(first.url.pathname).toBe(`/agents/${agent.id}/digests/${digest.digestId}`);
    expect(first.shown("h2", /^What changed since/)).toHaveLength(0);
    expect((await first.follow("The one after")).url.pathname).toBe(page.url.pathname);
  });

  it("of a long section shows the first 25 lines and leads to all; what changed leads to lines that aren't shown", async () => {
    const user = await newUser();
    const { agent } = await agentWithDigest(user);
    const owner = { userId: user.id, agentId: agent.id };
    const tasks = Array.from({ length: 34 }, (_, n) => `- Joe: paint hull H-${n + 101} of the spring order`);
    await deliverOne(agent, rawMail({}, ["Action items:", "", ...tasks].join("\r\n")));
    const { digestId } = await written(owner);
    const page = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}/digests/${digestId}`);
    const lines = (each: typeof page) => each.shown("section[aria-labelledby$='-actions'] li[id^='line-']");
    expect(lines(page)).toHaveLength(25);
    const path = `/agents/${agent.id}/digests/${digestId}`;
    const all = `${path}?lines=all`;
    const changes = page
      .shown("section[aria-labelledby='changes-title'] li a")
      .map((a) => a.getAttribute("href") ?? "");
    const here = changes.filter((href) => href.startsWith(`${path}#`));
    const hidden = changes.filter((href) => href.startsWith(`${all}#`));
    expect(here.length).toBeGreaterThan(20);
    expect(hidden.length).toBeGreaterThan(8);
    const whole = await page.follow(/^and \d+ more of Action Items$/);
    expect(lines(whole).length).toBeGreaterThan(33);
    expect(whole.shown("p[id$='-actions-more']")).toHaveLength(1);
    for (const href of here) expect(page.shown(href.replace(path, ""))).toHaveLength(1);
    for (const href of hidden) {
      expect(page.shown(href.replace(all, ""))).toHaveLength(0);
      expect(whole.shown(href.replace(all, ""))).toHaveLength(1);
    }
  });

  it("Restore asks, and makes it the current one", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    const [older] = await olderDigests(platform, digest.digestId, 1);
    const history = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}?dialog=history`);
    const asked = await history.follow(/^Restore/);
    asked.expectShown("Restore this digest?");
    (await asked.press("Restore", {}, "[role=alertdialog]")).expectSaid("Digest restored");
    const { body } = await user.call<{ lastSummary: { id: string } }>("GET", `/api/agents/${agent.id}`);
    expect(body.lastSummary.id).toBe(older);
  });

  it("is its owner's alone, and 404 for a digest that isn't there", async () => {
    const { agent, digest } = await agentWithDigest(await newUser());
    const visitor = new PlainVisitor((await newUser()).cookie);
    for (const id of [digest.digestId, newId()]) {
      (await visitor.open(`/agents/${agent.id}/digests/${id}`)).expectShown("404 Page Not Found");
    }
  });
});

describe("Long lists", () => {
  it("each digest of the history is reached, a page at a time; the api gives 50 after another", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    const ids = [digest.digestId, ...(await olderDigests(platform, digest.digestId, 54))];
    const listed: string[] = [];
    let page = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}?dialog=history`);
    for (;;) {
      const links = page.shown("#digest-history h2 a").map((link) => link.getAttribute("href") ?? "");
      listed.push(...links.map((href) => href.split("/").at(-1) ?? ""));
      if (page.shown("a", "Older").length === 0) break;
      page = await page.follow("Older");
    }
    expect(listed).toEqual(ids);
    const path = `/api/agents/${agent.id}/summaries`;
    const first = (await user.call<{ id: string }[]>("GET", path)).body.map(({ id }) => id);
    const rest = (await user.call<{ id: string }[]>("GET", `${path}?before=${first.at(-1)}`)).body;
    expect([...first, ...rest.map(({ id }) => id)]).toEqual(ids);
  });

  it("the sheet lists the newest 20 emails, and all of them are on pages of 50", async () => {
    const user = await newUser();
    const { agent, mailId } = await agentWithDigest(user);
    const [like] = await platform.db.select().from(mails).where(eq(mails.id, mailId));
    if (!like) throw new Error("The mail is gone.");
    const ids = [mailId];
    for (let count = 1; count <= 60; count += 1) {
      const id = newId();
      ids.push(id);
      const receivedAt = new Date(like.receivedAt.getTime() - count * 1000);
      await platform.db
        .insert(mails)
        .values({ ...like, id, dedupeKey: id, subject: `Mail ${count}`, receivedAt });
    }
    const visitor = new PlainVisitor(user.cookie);
    const idsOf = (page: Awaited<ReturnType<PlainVisitor["open"]>>) =>
      page.shown("a[id^=delete-mail-]").map(({ id }) => id.replace("delete-mail-", ""));
    const sheet = await visitor.open(`/agents/${agent.id}`);
    expect(idsOf(sheet)).toEqual(ids.slice(0, 5));
    sheet.expectShown("15 older");
    const all = await sheet.follow("All emails");
    expect([...idsOf(all), ...idsOf(await all.follow("Older"))]).toEqual(ids);
    const { body } = await user.call<{ emails: unknown[] }>("GET", `/api/agents/${agent.id}`);
    expect(body.emails).toHaveLength(61);
  });
});
