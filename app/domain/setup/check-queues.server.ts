import { and, eq } from "drizzle-orm";
import { heartbeats } from "../../database/schema/heartbeats.server";
import type { Job } from "../job";
import type { Platform } from "../platform";
import { type Check, ok, toDo } from "./check";
import { until } from "./until.server";

type QueueCheck = Extract<Job, { kind: "check-queue" }>;

const NAMES = { jobs: "mondaybrief-jobs", mail: "mondaybrief-mail-jobs" };

/** Sends a message through each queue and waits until it is back. */
export async function checkQueues(platform: Platform, patienceMs: number): Promise<Check> {
  const askedAt = platform.now().getTime();
  const rounds = await Promise.all(
    (["jobs", "mail"] as const).map(async (queue) => {
      await platform.jobs.enqueue({ kind: "check-queue", queue, askedAt });
      const back = await until(patienceMs, () => findBack(platform, { queue, askedAt }));
      return { queue, seconds: back?.seconds ?? null };
    }),
  );
  const lost = rounds.find(({ seconds }) => seconds === null);
  if (lost) {
    return toDo(
      "queues",
      `${NAMES[lost.queue]} did not bring its message back within ${patienceMs / 1000} seconds.`,
      "Look at the queue: either it is far behind, or this worker is not its consumer, which npm run deploy makes it.",
    );
  }
  const longest = Math.max(...rounds.map(({ seconds }) => seconds ?? 0));
  return ok("queues", `Both brought a message back within ${longest + 1} s.`);
}

/** The message came through its queue. */
export async function noteQueueBack({ db }: Platform, { queue, askedAt }: QueueCheck): Promise<void> {
  const at = new Date(askedAt);
  await db
    .insert(heartbeats)
    .values({ name: backName(queue), at })
    .onConflictDoUpdate({ target: heartbeats.name, set: { at } });
}

async function findBack(
  { db }: Platform,
  { queue, askedAt }: Omit<QueueCheck, "kind">,
): Promise<true | null> {
  const isThis = and(eq(heartbeats.name, backName(queue)), eq(heartbeats.at, new Date(askedAt)));
  const rows = await db.select({ at: heartbeats.at }).from(heartbeats).where(isThis);
  return rows.length > 0 ? true : null;
}

const backName = (queue: QueueCheck["queue"]) => `queue-back:${queue}`;
