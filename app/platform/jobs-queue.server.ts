import type { Job } from "../domain/job";
import type { Jobs } from "../domain/platform";

/** Handing mail over: what a slow mail server may keep waiting. */
const OF_MAIL: Job["kind"][] = ["deliver", "mail-recovery", "mail-enquiry", "tell-owner"];

const isOfMail = (job: Job) =>
  job.kind === "check-queue" ? job.queue === "mail" : OF_MAIL.includes(job.kind);

/** Jobs on Cloudflare queues: those that hand mail over on one of their own. */
export function createQueueJobs(queue: Queue<Job>, mailQueue: Queue<Job>): Jobs {
  return {
    async enqueue(job, options = {}) {
      const which = isOfMail(job) ? mailQueue : queue;
      await which.send(job, options.delaySeconds ? { delaySeconds: options.delaySeconds } : undefined);
    },
  };
}
