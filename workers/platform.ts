import { openDatabase } from "../app/database/open-database.server";
import type { Mailer, Platform, Writer } from "../app/domain/platform";
import { appSettings, type Config, parseConfig } from "../app/platform/config.server";
import { createR2Files } from "../app/platform/files-r2.server";
import { createQueueJobs } from "../app/platform/jobs-queue.server";
import { createCloudflareMailer } from "../app/platform/mailer-cloudflare.server";
import { createOutboxMailer } from "../app/platform/mailer-outbox.server";
import { createResendMailer } from "../app/platform/mailer-resend.server";
import { createSmtpMailer } from "../app/platform/mailer-smtp.server";

/** The outside world of one invocation, and the settings that it was made from. The only place that chooses adapters. */
export function createPlatform(env: Env): { platform: Platform; config: Config } {
  const config = parseConfig({ ...env });
  const db = openDatabase(env.DB);
  const now = () => new Date();
  return {
    config,
    platform: {
      db,
      files: createR2Files(env.FILES),
      jobs: createQueueJobs(env.JOBS),
      mailer: chooseMailer(env, config, db, now),
      writer: chooseWriter(env, config),
      settings: appSettings(config),
      now,
    },
  };
}
