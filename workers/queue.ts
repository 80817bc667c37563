import { takeMailEvent } from "../app/domain/bounces/take-mail-event.server";
import { DomainError } from "../app/domain/errors";
import { Job } from "../app/domain/job";
import { log } from "../app/domain/log";
import type { Platform } from "../app/domain/platform";
import { closeDeadJob, performJob } from "../app/jobs/perform-job.server";
import { readCloudflareMailEvent } from "../app/platform/mail-events-cloudflare";
import { createPlatform } from "./platform";

const DEAD_LETTERS = "mondaybrief-dead-jobs";
const RETRY_SECONDS = [5, 15, 60, 180, 600];

/**
 * A batch of jobs, each acked or retried on its own, because one throw would bring the whole batch back. Mails and
 * documents are read, and exports written, one after the other: several large ones at once would not fit into a worker's
 * memory.
 */
export async function consumeQueue(batch: MessageBatch, env: Env): Promise<void> {
  const { platform } = createPlatform(env);
  const handle = batch.queue === DEAD_LETTERS ? closeDeadJob : performJob;
  const settle = (message: Message) => settleMessage(platform, message, handle);
  const isLarge = (message: Message) =>
    /^read-|^write-export$/.test(Job.safeParse(message.body).data?.kind ?? "");
  const inOrder = async () => {
    for (const message of batch.messages) if (isLarge(message)) await settle(message);
  };
  await Promise.all([inOrder(), ...batch.messages.filter((message) => !isLarge(message)).map(settle)]);
}

async function settleMessage(
  platform: Platform,
  message: Message,
  handle: (platform: Platform, job: Job) => Promise<void>,
): Promise<void> {
  const event = readCloudflareMailEvent(message.body);
  const job = Job.safeParse(message.body);
  if (!job.success && event === null) {
    log("job.not-understood", { messageId: message.id });
    message.ack();
    return;
  }
  try {
    if (event) await takeMailEvent(platform, event);
    if (job.success) await handle(platform, job.data);
    message.ack();
  } catch (cause) {
    const isExpected = cause instanceof DomainError && cause.kind === "conflict";
    const kind = job.data?.kind ?? "mail-event";
    if (!isExpected) log("job.failed", { kind, attempts: message.attempts }, cause);
    message.retry({ delaySeconds: RETRY_SECONDS[message.attempts - 1] ?? 600 });
  }
}
