import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { THROTTLES, takeTry } from "../../../app/domain/accounts/throttle.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { removeSamples, trySample } from "../../../app/domain/digests/try-sample.server";
import { deliverOne, mailsOf } from "../../support/digest-agent";
import { newAgent } from "../../support/new-agent";
import { balanceOf, newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";

async function sampled(credits = 500) {
  const user = await newUser({ credits });
  const agent = await newAgent(user);
  const owner = { userId: user.id, agentId: agent.id };
  const generated = await trySample(platformAt(new Date()), owner);
  const detail = async () => (await user.call("GET", `/api/agents/${agent.id}`)).body;
  return { user, agent, owner, generated, detail };
}

describe("'Try a sample digest'", () => {
  it("five sample mails through the real intake, marked as samples, and a digest that costs no credit", async () => {
    const { user, agent, generated, detail } = await sampled(0);
    expect(generated).toMatchObject({ emailsProcessed: 5, credits: 0 });
    expect(await balanceOf(user.id)).toEqual({ credits: 0, ledger: 0 });
    const stored = await mailsOf(agent.id);
    expect(stored).toHaveLength(5);
    expect(stored.every((mail) => mail.isSample && mail.state === "read")).toBe(true);
    const body = await detail();
    expect(body).toMatchObject({ hasSamples: true, lastSummary: { id: generated.digestId, isSample: true } });
    for (const section of ["actionItems", "blockers", "decisions", "assignees"]) {
      expect([section, Reflect.get(Object(body.lastSummary), section)]).not.toEqual([section, []]);
    }
  });

  it("samples are counted nowhere and notify of nothing", async () => {
    const { user, detail } = await sampled();
    expect(await detail()).toMatchObject({
      emailCount: 0,
      unprocessedCount: 0,
      lastSummaryAt: null,
      lastMailAt: null,
    });
    expect((await user.call("GET", "/api/notifications")).body).toEqual([]);
  });

  it("are in no later digest, neither new nor written anew", async () => {
    const { agent, owner } = await sampled();
    const platform = platformAt(new Date());
    await expect(generateNow(platform, owner, { kind: "manual" })).rejects.toMatchObject({
      kind: "conflict",
    });
    await deliverOne(agent);
    expect(await generateNow(platform, owner, { kind: "manual" })).toMatchObject({ emailsProcessed: 1 });
  });

  it("a sample mail can't be bought a digest of its own", async () => {
    const { user, agent } = await sampled();
    const [mail] = await mailsOf(agent.id);
    const answer = await user.call("POST", `/api/agents/${agent.id}/emails/${mail?.id}/process`);
    expect(answer.status).toBe(404);
    expect(await balanceOf(user.id)).toEqual({ credits: 500, ledger: 500 });
  });

  it("pressed again, the mails are the same rows", async () => {
    const { agent, owner } = await sampled();
    await trySample(platformAt(new Date()), owner);
    expect(await mailsOf(agent.id)).toHaveLength(5);
  });

  it("are removed in one click with their digests and files; real mail and its digest stay", async () => {
    const { agent, owner, detail } = await sampled();
    const real = await deliverOne(agent);
    const platform = platformAt(new Date());
    const { digestId } = await generateNow(platform, owner, { kind: "manual" });
    await trySample(platform, owner);
    await removeSamples(platform, owner);
    expect((await mailsOf(agent.id)).map((mail) => mail.id)).toEqual([real]);
    expect((await env.FILES.list({ prefix: `mail/${agent.id}/` })).objects).toHaveLength(1);
    expect(await detail()).toMatchObject({ hasSamples: false, emailCount: 1, lastSummary: { id: digestId } });
  });

  it("of another user's agent: not found, and nothing is delivered", async () => {
    const { agent } = await sampled();
    const stranger = { userId: (await newUser()).id, agentId: agent.id };
    const platform = platformAt(new Date());
    await expect(trySample(platform, stranger)).rejects.toMatchObject({ kind: "not-found" });
    await expect(removeSamples(platform, stranger)).rejects.toMatchObject({ kind: "not-found" });
    expect(await mailsOf(agent.id)).toHaveLength(5);
  });

  it("costs us a writer's work, so that a 21st in an hour is refused, and nothing is written", async () => {
    const { owner, detail } = await sampled();
    const before = (await detail()).runs;
    await takeTry(platformAt(new Date()), THROTTLES.sample, owner.userId, 19);
    await expect(trySample(platformAt(new Date()), owner)).rejects.toMatchObject({ kind: "too-many" });
    expect((await detail()).runs).toEqual(before);
  });
});
