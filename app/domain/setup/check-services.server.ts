import { readHealth } from "../clock/tick.server";
import { DomainError } from "../errors";
import { isLocal } from "../is-local";
import type { Platform } from "../platform";
import { type Check, off, ok, toDo } from "./check";

/** Whether links in mail lead here. `origin` is the address at which /setup was asked for. */
export function checkAddress({ settings }: Platform, origin: string): Check {
  const { appUrl } = settings;
  if (new URL(appUrl).origin !== origin) {
    return toDo(
      "address",
      `APP_URL is ${appUrl}, and this page is at ${origin}: links in mail lead elsewhere.`,
      `Set APP_URL to ${origin}, and deploy.`,
    );
  }
  if (!isLocal(appUrl) && !appUrl.startsWith("https:")) {
    return toDo(
      "address",
      `${appUrl} is read by everybody on the way.`,
      "Put it behind a certificate, and set APP_URL to https.",
    );
  }
  return ok("address", `Links in mail lead to ${appUrl}.`);
}

/** Whether the minute clock ticks. */
export async function checkClock(platform: Platform): Promise<Check> {
  const { ok: isWell, tickedAt } = await readHealth(platform);
  if (isWell && tickedAt !== null) {
    const seconds = Math.round((platform.now().getTime() - Date.parse(tickedAt)) / 1000);
    return ok("clock", `It ticked ${seconds} s ago.`);
  }
  return toDo(
    "clock",
    tickedAt === null ? "It has not ticked so far." : `It last ticked at ${tickedAt}.`,
    "A new cron trigger takes up to 15 minutes. After that, look for * * * * * under the worker's trigger events.",
  );
}

/** Has the writer write a line from a mail of one sentence. */
export async function checkWriter({ writer, now }: Platform): Promise<Check> {
  const sentAt = now().toISOString();
  const sender = { name: "Ana Ruiz", address: "ana@team.example" };
  try {
    const draft = await writer.write({
      agent: { title: "Setup check", description: "" },
      timeZone: "UTC",
      now: sentAt,
      mails: [
        {
          id: "setup",
          subject: "Rollback plan",
          sender,
          sentAt,
          parts: [
            {
              kind: "body",
              author: sender,
              sentAt: null,
              subject: null,
              filename: null,
              text: "Joe, please send the rollback plan to the vendor by Friday.",
              history: "",
              signature: "",
            },
          ],
        },
      ],
      documents: [],
      answers: [],
    });
    if (draft.actionItems.length > 0) return ok("writer", `${writer.name} wrote a line of a sample mail.`);
    return toDo(
      "writer",
      `${writer.name} found no line in a sample mail.`,
      "Choose another model, or WRITER=builtin.",
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return toDo(
      "writer",
      `${writer.name}: ${error.message}`,
      "Check its address, key and model, or set WRITER=builtin.",
    );
  }
}

/** Whether the payment provider takes the keys. */
export async function checkPayments({ payments }: Platform): Promise<Check> {
  if (!payments.isOn) return off("payments", "No keys: nothing can be bought, and pages say so.");
  try {
    await payments.readPayment("pi_setup_check");
  } catch {
    return toDo("payments", "Stripe refused the key, or can't be reached.", "Check STRIPE_SECRET_KEY.");
  }
  if (payments.publishableKey === null) {
    return toDo("payments", "The card form has no key.", "Set STRIPE_PUBLISHABLE_KEY.");
  }
  if (!(await readsEvents(payments))) {
    return toDo(
      "payments",
      "What Stripe tells us can't be checked.",
      "Set STRIPE_WEBHOOK_SECRET to that of the webhook at APP_URL/api/stripe/webhook.",
    );
  }
  return ok(
    "payments",
    payments.sellsPlan
      ? "Stripe takes the keys."
      : "Stripe takes the keys; the plan is a demo without STRIPE_PRICE_ID.",
  );
}

/** Without its secret no event is looked at; with it, one that nobody signed is refused. */
async function readsEvents(payments: Platform["payments"]): Promise<boolean> {
  try {
    await payments.readEvent("{}", null);
    return true;
  } catch (error) {
    return error instanceof DomainError && error.kind === "invalid";
  }
}
