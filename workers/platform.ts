import { EmailMessage } from "cloudflare:email";
import { openDatabase } from "../app/database/open-database.server";
import type { Mailer, Payments, Platform, Writer } from "../app/domain/platform";
import { appSettings, type Config, parseConfig } from "../app/platform/config.server";
import { openEncoder } from "../app/platform/encoder-assets.server";
import { createR2Files } from "../app/platform/files-r2.server";
import { createQueueJobs } from "../app/platform/jobs-queue.server";
import { createCloudflareMailer } from "../app/platform/mailer-cloudflare.server";
import { createOutboxMailer } from "../app/platform/mailer-outbox.server";
import { createResendMailer } from "../app/platform/mailer-resend.server";
import { createSmtpMailer } from "../app/platform/mailer-smtp.server";
import { createNameService } from "../app/platform/names-dns-over-https.server";
import { offlinePayments } from "../app/platform/payments-offline.server";
import { createStripePayments } from "../app/platform/payments-stripe.server";
import { createEmbeddedWriter, embeddedWith } from "../app/platform/writer-embedded";
import { createOpenAiWriter } from "../app/platform/writer-openai.server";
import { createWorkersAiWriter, type WorkersAiInput } from "../app/platform/writer-workers-ai.server";

/** The outside world of one invocation, and the settings that it was made from. The only place that chooses adapters. */
export function createPlatform(env: Env): { platform: Platform; config: Config } {
  const config = parseConfig({ ...env });
  const db = openDatabase(env.DB);
  const now = () => new Date();
  const settings = appSettings(config);
  return {
    config,
    platform: {
      db,
      files: createR2Files(env.FILES),
      jobs: createQueueJobs(env.JOBS, env.MAIL_JOBS),
      mailer: chooseMailer(env, config, { db, now, settings }),
      writer: chooseWriter(env, config),
      payments: choosePayments(config, now),
      names: createNameService(config.DNS_OVER_HTTPS_URL),
      settings,
      startedAt: config.STARTED_AT,
      now,
    },
  };
}

function chooseMailer(
  env: Env,
  config: Config,
  { db, now, settings }: Pick<Platform, "db" | "now" | "settings">,
): Mailer {
  switch (config.MAILER) {
    case "outbox":
      return createOutboxMailer({ db, now, isOpen: settings.sendsMail });
    case "smtp":
      return createSmtpMailer({ url: config.SMTP_URL ?? "", now });
    case "resend":
      return createResendMailer({ apiKey: config.RESEND_API_KEY ?? "", baseUrl: config.RESEND_API_BASE });
    case "cloudflare":
      return createCloudflareMailer({
        now,
        async sendRaw(from, to, raw) {
          return env.EMAIL.send(new EmailMessage(from, to, raw));
        },
      });
  }
}

function choosePayments(config: Config, now: () => Date): Payments {
  if (!config.STRIPE_SECRET_KEY) return offlinePayments;
  return createStripePayments({
    secretKey: config.STRIPE_SECRET_KEY,
    publishableKey: config.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    priceId: config.STRIPE_PRICE_ID,
    apiBase: config.STRIPE_API_BASE,
    now,
  });
}

function chooseWriter(env: Env, config: Config): Writer {
  const writeEmbedded = embeddedWith(() => openEncoder(env.ASSETS));
  switch (config.WRITER) {
    case "builtin":
      return createEmbeddedWriter(writeEmbedded);
    case "openai":
      return createOpenAiWriter({
        baseUrl: config.OPENAI_BASE_URL,
        apiKey: config.OPENAI_API_KEY ?? "",
        model: config.OPENAI_MODEL ?? "",
        writeEmbedded,
        limits: {
          callDeadline: config.OPENAI_TIMEOUT_SECONDS * 1000,
          overallDeadline: config.OPENAI_TIMEOUT_SECONDS * 2000,
        },
      });
    case "workers-ai": {
      const { AI } = env;
      if (!AI) throw new Error("Bad settings. WRITER: workers-ai needs the [ai] binding in wrangler.toml");
      const run = (model: string, input: WorkersAiInput) => AI.run(model as keyof AiModels, input);
      return createWorkersAiWriter({ run, model: config.WORKERS_AI_MODEL ?? "", writeEmbedded });
    }
  }
}
