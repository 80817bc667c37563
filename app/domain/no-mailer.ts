import { DomainError } from "./errors";
import type { Platform } from "./platform";

/** Said wherever a mail should go out and none can. */
export const NO_MAILER =
  "No mail server is set up here yet, so no mail can be sent. The operator has to choose one (MAILER).";

/** Throws DomainError("unavailable") where no mail goes out. */
export function requireMailer({ settings }: Pick<Platform, "settings">): void {
  if (!settings.sendsMail) throw new DomainError("unavailable", NO_MAILER);
}
