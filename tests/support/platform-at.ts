import { env } from "cloudflare:test";
import type { Mailer, MailOutcome, OutgoingMail, Platform, Writer } from "../../app/domain/platform";
import { createOutboxMailer } from "../../app/platform/mailer-outbox.server";
import { createPlatform } from "../../workers/platform";
import { type HeldJob, heldJobs } from "./held-jobs";
import { sharedWriter } from "./shared-writer";

export interface TestPlatform extends Platform {
  held: HeldJob[];
}

/**
 * The worker's own platform with another clock, and a writer that opens its encoder once for all tests; its jobs wait in
 * `held`. A Date given is read anew at each call.
 */
export function platformAt(at: Date | string, changes: Partial<Platform> = {}): TestPlatform {
  const { platform } = createPlatform(env);
  const now = () => new Date(at);
  const jobs = heldJobs();
  return {
    ...platform,
    writer: sharedWriter,
    mailer: createOutboxMailer({ db: platform.db, now, isOpen: true }),
    jobs,
    now,
    ...changes,
    held: jobs.held,
  };
}

/** A mail server that answers as the test says, and remembers what it was handed, once that is written down. */
export function mailServer(
  answer: (mail: OutgoingMail, count: number) => MailOutcome | Promise<MailOutcome> = () => ({
    kind: "accepted",
    providerId: null,
  }),
  name: Mailer["name"] = "smtp",
): Mailer & { taken: OutgoingMail[] } {
  const taken: OutgoingMail[] = [];
  return {
    name,
    isRemote: false,
    taken,
    async send(mail, handOver) {
      await handOver?.();
      taken.push(mail);
      return answer(mail, taken.length);
    },
  };
}

/** A writer that writes what the test says, and remembers what it was given. */
export function writerThat(write: Writer["write"]): Writer & { asked: Parameters<Writer["write"]>[0][] } {
  const asked: Parameters<Writer["write"]>[0][] = [];
  return {
    name: "test",
    asked,
    async write(material) {
      asked.push(material);
      return write(material);
    },
  };
}
