import { createExecutionContext, env, getQueueResult } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { deliveries } from "../../app/database/schema/deliveries.server";
import { digestRuns, digests } from "../../app/database/schema/digests.server";
import { consumeQueue } from "../../workers/queue";
import { waitingMail } from "../support/deliver-mail";
import { deliverOne } from "../support/digest-agent";
import { batchOf } from "../support/held-jobs";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const _MINUTE_MS = 60_000;
const { db } = platformAt(new Date());

const _runOf = (id: string) => db.query.digestRuns.findFirst({ where: eq(digestRuns.id, id) });
const _digestsOf = (agentId: string) => db.query.digests.findMany({ where: eq(digests.agentId, agentId) });
const _deliveriesOf = (agentId: string) =>
  db.query.deliveries.findMany({ where: eq(deliveries.agentId, agentId) });

describe("The queue's consumer", () => {
  it("acks each message on its own: one that fails doesn't bring the others back", async () => {
    const lost = { kind: "read-mail", mailId: "no-such-mail" };
    const user = await newUser();
    const agent = await newAgent(user);
    const mailId = await deliverOne(agent, waitingMail());
    const FILES = new Proxy(env.FILES, { get: () => () => Promise.reject(new Error("R2 is away")) });
    const batch = batchOf([{ kind: "read-mail", mailId }, lost, "nonsense", { kind: "unknown" }]);
    await consumeQueue(batch, { ...env, FILES });
    const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
    expect([explicitAcks.length, retryMessages.length]).toEqual([3, 1]);
  });

  it("waits longer before each further try", async () => {
    const agent = await newAgent(await newUser());
    const mailId = await deliverOne(agent, waitingMail());
    const FILES = new Proxy(env.FILES, { get: () => () => Promise.reject(new Error("R2 is away")) });
    const delays: unknown[] = [];
    for (let attempts = 1; attempts <= 4; attempts++) {
      const batch = batchOf([{ kind: "read-mail", mailId }], undefined, attempts);
      const [message] = batch.messages;
      if (message)
        vi.spyOn(message, "retry").mockImplementation((options) => delays.push(options?.delaySeconds));
      await consumeQueue(batch, { ...env, FILES });
    }
    expect(delays).toEqual([5, 15, 60, 180]);
  });
});
