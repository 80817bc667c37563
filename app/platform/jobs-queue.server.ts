import type { Job } from "../domain/job";
import type { Jobs } from "../domain/platform";

/** Jobs on a Cloudflare queue. */
export function createQueueJobs(queue: Queue<Job>): Jobs {
  return {
    async enqueue(job, options = {}) {
      await queue.send(job, options.delaySeconds ? { delaySeconds: options.delaySeconds } : undefined);
    },
  };
}
