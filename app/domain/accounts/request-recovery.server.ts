import { recoveries } from "../../database/schema/sessions.server";
import { requireMailer } from "../no-mailer";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import type { RecoveryRequest } from "./recovery-schema";
import { THROTTLES, takeTry } from "./throttle.server";

/** How long a link works (decisions, 'Forgot password?'). */
export const RECOVERY_MINUTES = 30;

/**
 * Notes that somebody asked for a new password and leaves the rest to the queue, so that an unknown address gets
 * the same answer after the same time. Throws DomainError("too-many"), "unavailable" where no mail goes out.
 */
export async function requestRecovery(
  platform: Platform,
  { email }: RecoveryRequest,
  clientAddress: string,
): Promise<void> {
  requireMailer(platform);
  await takeTry(platform, THROTTLES.recoveryAddress, clientAddress);
  await takeTry(platform, THROTTLES.recoveryAccount, email);
  const id = newId();
  const createdAt = platform.now();
  const expiresAt = new Date(createdAt.getTime() + RECOVERY_MINUTES * 60_000);
  await platform.db.insert(recoveries).values({ id, email, createdAt, expiresAt });
  await platform.jobs.enqueue({ kind: "mail-recovery", recoveryId: id });
}
