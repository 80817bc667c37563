import { findSelfMail, openSelfMail, type SelfMail } from "../inbox/self-mail.server";
import { isLocal } from "../is-local";
import type { MailOutcome, Platform } from "../platform";
import { newId } from "../tokens.server";
import { type Check, off, ok, toDo, waiting } from "./check";
import { until } from "./until.server";

/** What a mail takes at most, in a usual hour; after it, something is wrong. */
const SLOW_MS = 5 * 60_000;

/** Mails itself, and waits for what comes in. */
export async function checkMail(platform: Platform, patienceMs: number): Promise<Check[]> {
  const self = await openSelfMail(platform);
  if (platform.mailer.name === "outbox") return withoutMailer(platform, self);
  const sentAt = platform.now();
  const outcome = await Promise.race([send(platform, self.address), inTime(patienceMs)]);
  const out = whatWasSaid(platform, outcome);
  if (out.state !== "ok") return [out, await whatCameIn(platform, self, 0, null)];
  return [out, await whatCameIn(platform, self, patienceMs, sentAt)];
}

async function withoutMailer(platform: Platform, self: SelfMail): Promise<Check[]> {
  const isHere = isLocal(platform.settings.appUrl);
  const came = self.backAt === null ? null : cameIn(self, self.backAt, platform.now());
  if (isHere) {
    return [
      off("mailOut", "MAILER is outbox: mail is kept at /outbox, as is right on this machine."),
      came ?? off("mailIn", `Nothing goes out that could come in. A mail to ${self.address} would show it.`),
    ];
  }
  return [
    toDo(
      "mailOut",
      "MAILER is outbox: nothing goes out, password links neither.",
      "Set MAILER to cloudflare, resend or smtp, and deploy.",
    ),
    came ??
      toDo(
        "mailIn",
        "Nothing goes out that could come in.",
        `Write to ${self.address} from your own mailbox within the hour, and check again.`,
      ),
  ];
}

function send({ mailer, settings }: Platform, to: string): Promise<MailOutcome> {
  const id = newId();
  const words = "The setup page sent this to itself.";
  return mailer.send({
    idempotencyKey: id,
    messageId: `<${id}@${settings.inboundDomain}>`,
    from: { name: "Mondaybrief", address: settings.mailFrom },
    returnPath: null,
    to,
    replyTo: null,
    subject: "Setup check",
    html: `<p>${words}</p>`,
    text: words,
    headers: { "Auto-Submitted": "auto-generated" },
  });
}

async function inTime(patienceMs: number): Promise<MailOutcome> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  return { kind: "later", reason: `no answer within ${patienceMs / 1000} seconds` };
}

function whatWasSaid({ mailer }: Platform, outcome: MailOutcome): Check {
  if (outcome.kind === "accepted") return ok("mailOut", `${mailer.name} took a mail.`);
  const keys = { smtp: "SMTP_URL", resend: "RESEND_API_KEY and the domain at Resend", outbox: "MAILER" };
  const what =
    mailer.name === "cloudflare"
      ? "whether MAIL_FROM's domain is onboarded for Email Sending"
      : keys[mailer.name];
  return toDo("mailOut", `${mailer.name} did not take a mail: ${outcome.reason}`, `Check ${what}.`);
}

async function whatCameIn(
  platform: Platform,
  self: SelfMail,
  patienceMs: number,
  sentAt: Date | null,
): Promise<Check> {
  const { inboundDomain } = platform.settings;
  const isNew = (at: Date) => sentAt === null || at.getTime() >= sentAt.getTime();
  const back = await until(patienceMs, async () => {
    const now = await findSelfMail(platform);
    return now?.backAt && isNew(now.backAt) ? now.backAt : null;
  });
  if (back) return cameIn(self, back.found, platform.now());
  const earlier = (await findSelfMail(platform))?.backAt;
  if (earlier) return cameIn(self, earlier, platform.now());
  const records = await platform.names.look(inboundDomain, "MX").catch(() => null);
  const todo =
    records?.length === 0
      ? `${inboundDomain} has no MX record: add it in Email Routing, Settings, Subdomains.`
      : `Send the catch-all rule of ${inboundDomain} to this worker, in Email Routing, Routing Rules.`;
  if (sentAt === null) return toDo("mailIn", "Nothing was sent that could come in.", todo);
  const isSlow = platform.now().getTime() - self.openedAt.getTime() > SLOW_MS;
  if (isSlow || records?.length === 0) return toDo("mailIn", "The mail to itself did not come in.", todo);
  return waiting(
    "mailIn",
    "The mail to itself is not in yet; that may take minutes.",
    `Check again soon. Else: ${todo}`,
  );
}

function cameIn({ address }: SelfMail, at: Date, now: Date): Check {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  return ok("mailIn", `A mail to ${address} came in ${minutes < 1 ? "just now" : `${minutes} min ago`}.`);
}
