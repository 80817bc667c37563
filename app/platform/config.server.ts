import { z } from "zod";
import { isLocal } from "../domain/is-local";
import type { AppSettings } from "../domain/platform";

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || null);

const baseUrl = (fallback: string) =>
  z
    .string()
    .trim()
    .optional()
    .transform((value) => value || fallback)
    .pipe(z.url({ protocol: /^https?$/, error: "must be an http or https address" }))
    .transform((value) => value.replace(/\/+$/, ""));

const Settings = z
  .object({
    APP_URL: baseUrl("http://localhost:8787"),
    INBOUND_DOMAIN: z
      .string()
      .trim()
      .toLowerCase()
      .optional()
      .transform((value) => value || "inbound.localhost")
      .pipe(z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, "must be a host name")),
    MAIL_FROM: optional.pipe(
      z
        .string()
        .regex(/^[^\s@<>]+@[^\s@<>]+$/, "must be an address")
        .nullable(),
    ),
    MAILER: z.enum(["outbox", "smtp", "resend", "cloudflare"]).default("outbox"),
    SMTP_URL: optional.pipe(
      z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:pass@host:port" }).nullable(),
    ),
    RESEND_API_KEY: optional,
    RESEND_API_BASE: baseUrl("https://api.resend.com"),
    RESEND_WEBHOOK_SECRET: optional.pipe(
      z
        .string()
        .regex(/^whsec_[A-Za-z0-9+/]+=*$/, "must be the signing secret, whsec_...")
        .nullable(),
    ),
    WRITER: z.enum(["builtin", "openai", "workers-ai"]).default("builtin"),
    OPENAI_BASE_URL: baseUrl("https://api.openai.com/v1"),
    OPENAI_API_KEY: optional,
    OPENAI_MODEL: optional,
    OPENAI_TIMEOUT_SECONDS: z.coerce.number("must be a whole number").int().min(1).max(300).default(45),
    WORKERS_AI_MODEL: optional,
    STRIPE_SECRET_KEY: optional,
    STRIPE_PUBLISHABLE_KEY: optional.pipe(
      // It stands in the page for everybody to read.
      z
        .string()
        .regex(/^(?!sk_|rk_)/, "must be the publishable key, not a secret one")
        .nullable(),
    ),
    STRIPE_WEBHOOK_SECRET: optional,
    STRIPE_PRICE_ID: optional,
    STRIPE_API_BASE: baseUrl("https://api.stripe.com"),
    SIGNUP_CREDITS: z.coerce.number("must be a whole number").int().min(0).default(500),
    CONTACT_EMAIL: optional.pipe(z.email("must be an email address").nullable()),
    INBOUND_SECRET: optional,
    SETUP_SECRET: optional.pipe(z.string().min(16, "must have at least 16 characters").nullable()),
    DKIM_SELECTOR: optional.pipe(
      z
        .string()
        .regex(/^[a-z0-9._-]{1,63}$/i, "must be a name such as mail2026")
        .nullable(),
    ),
    DNS_OVER_HTTPS_URL: baseUrl("https://cloudflare-dns.com/dns-query"),
    TRUST_PROXY: z.coerce
      .number("must be the number of proxies in front, such as 1")
      .int("must be the number of proxies in front, such as 1")
      .min(0)
      .max(9)
      .default(0),
    // Milliseconds since 1970; set by the local start, which is the only worker on its data.
    STARTED_AT: z.coerce
      .number()
      .int()
      .optional()
      .transform((value) => (value === undefined ? null : new Date(value))),
    MAILS_PER_AGENT: z.coerce.number("must be a whole number").int().min(1).default(2000),
    MAILS_PER_SENDER: z.coerce.number("must be a whole number").int().min(1).default(500),
  })
  .superRefine((settings, context) => {
    const needs = (name: keyof typeof settings, when: string) => {
      if (!settings[name])
        context.addIssue({ code: "custom", path: [name], message: `is needed with ${when}` });
    };
    if (settings.MAILER === "smtp") needs("SMTP_URL", "MAILER=smtp");
    if (settings.MAILER === "resend") needs("RESEND_API_KEY", "MAILER=resend");
    if (settings.STRIPE_PRICE_ID) needs("STRIPE_SECRET_KEY", "STRIPE_PRICE_ID");
    if (settings.WRITER === "openai") needs("OPENAI_MODEL", "WRITER=openai");
    if (settings.WRITER === "workers-ai") needs("WORKERS_AI_MODEL", "WRITER=workers-ai");
  });

export type Config = z.infer<typeof Settings>;

/** The names that a run's environment may set; everything else in it is left alone. */
export const SETTING_NAMES = Object.keys(Settings.shape);

/**
 * Parses the worker's environment (api contract, 'Commands and settings').
 * Throws an Error that names every setting with a bad value.
 */
export function parseConfig(environment: Record<string, unknown>): Config {
  const known = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, environment[name]]).filter(
      ([, value]) => value !== "" && value !== undefined,
    ),
  );
  const parsed = Settings.safeParse(known);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Bad settings. ${problems.join("; ")}`);
}

/** What the domain may know of the configuration. */
export function appSettings(config: Config): AppSettings {
  return {
    appUrl: config.APP_URL,
    inboundDomain: config.INBOUND_DOMAIN,
    mailFrom: config.MAIL_FROM ?? `digests@${config.INBOUND_DOMAIN}`,
    signupCredits: config.SIGNUP_CREDITS,
    mailsPerAgent: config.MAILS_PER_AGENT,
    mailsPerSender: config.MAILS_PER_SENDER,
    contactEmail: config.CONTACT_EMAIL,
    sendsMail: config.MAILER !== "outbox" || isLocal(config.APP_URL),
    setupSecret: config.SETUP_SECRET,
    dkimSelector: config.DKIM_SELECTOR,
  };
}
