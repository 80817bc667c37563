import { createMessageBatch } from "cloudflare:test";
import type { Job } from "../../app/domain/job";
import type { Jobs } from "../../app/domain/platform";

export interface HeldJob {
  job: Job;
  delaySeconds: number | undefined;
}

/** Jobs that wait for the test instead of for the queue's consumer. */
export function heldJobs(): Jobs & { held: HeldJob[] } {
  const held: HeldJob[] = [];
  return {
    held,
    async enqueue(job, options = {}) {
      held.push({ job, delaySeconds: options.delaySeconds });
    },
  };
}

/** The same as a binding, for the worker's handlers. */
export function heldQueue(): Queue & { held: unknown[] } {
  const held: unknown[] = [];
  const metrics = { backlogCount: 0, backlogBytes: 0 };
  return {
    held,
    async send(body) {
      held.push(body);
      return { metadata: { metrics } };
    },
    async sendBatch(messages) {
      for (const message of messages) held.push(message.body);
      return { metadata: { metrics } };
    },
    async metrics() {
      return metrics;
    },
  };
}

/** A batch as the queue's consumer gets it. */
export function batchOf(bodies: unknown[], queue = "mondaybrief-jobs", attempts = 1): MessageBatch {
  return createMessageBatch(
    queue,
    bodies.map((body) => ({ id: crypto.randomUUID(), timestamp: new Date(), attempts, body })),
  );
}
