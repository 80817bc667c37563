import { and, eq, gt, isNull } from "drizzle-orm";
import { recoveries } from "../../database/schema/sessions.server";
import { users } from "../../database/schema/users.server";
import { sendNotice } from "../notices/send-notice.server";
import type { Platform } from "../platform";
import { randomToken, sha256Hex } from "../tokens.server";
import { RECOVERY_MINUTES } from "./request-recovery.server";

/**
 * Mails the link to the account of a recovery request; nobody is mailed when there is none. The row keeps only the
 * token's hash, so a repeated try makes a new link. Throws when the mail server asks to try again.
 */
export async function mailRecovery(platform: Platform, recoveryId: string): Promise<void> {
  const now = platform.now();
  const [row] = await platform.db
    .select({ email: users.email, userId: users.id })
    .from(recoveries)
    .innerJoin(users, eq(users.email, recoveries.email))
    .where(and(eq(recoveries.id, recoveryId), isNull(recoveries.usedAt), gt(recoveries.expiresAt, now)));
  if (!row) return;
  const token = randomToken(32);
  const tokenHash = await sha256Hex(token);
  const [claimed] = await platform.db
    .update(recoveries)
    .set({ userId: row.userId, tokenHash })
    .where(and(eq(recoveries.id, recoveryId), isNull(recoveries.tokenHash)))
    .returning({ id: recoveries.id });
  if (!claimed) return;
  try {
    await sendNotice(platform, {
      // A repeated try has another link in it, so it must not be taken for the same mail.
      id: `${recoveryId}.${tokenHash.slice(0, 8)}`,
      to: row.email,
      subject: "Set a new password for Mondaybrief",
      notice: {
        title: "Set a new password",
        paragraphs: [
          `Somebody, probably you, asked for a new password for ${row.email}.`,
          `The link works once, for ${RECOVERY_MINUTES} minutes. Using it signs you out everywhere.`,
        ],
        button: { label: "Set a new password", url: `${platform.settings.appUrl}/reset-password/${token}` },
        footer: "If it was not you, do nothing: your password stays as it is.",
      },
    });
  } catch (cause) {
    await platform.db.update(recoveries).set({ tokenHash: null }).where(eq(recoveries.tokenHash, tokenHash));
    throw cause;
  }
}
