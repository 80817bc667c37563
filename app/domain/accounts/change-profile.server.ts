import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../database/schema/sessions.server";
import { users } from "../../database/schema/users.server";
import { isUniqueViolation } from "../../database/violations.server";
import { DomainError, notFound } from "../errors";
import type { Platform } from "../platform";
import { sha256Hex } from "../tokens.server";
import { checkPassword } from "./check-password.server";
import type { ProfileChanges } from "./profile-schema";
import { readUser } from "./read-user.server";
import type { UserView } from "./user-view";

const WRONG_PASSWORD = "Enter your current password to change your email.";
const TAKEN = "An account with this email already exists.";

/**
 * Changes the profile; fields left out keep their value. A new email asks for the current password, and ends all
 * sessions but the one of `sessionToken` (ASVS 7.4.3, 7.5.1). Throws DomainError: "forbidden", "conflict" for an email
 * that another account has, "too-many".
 */
export async function changeProfile(
  platform: Platform,
  user: { id: string; sessionToken: string | null },
  changes: ProfileChanges,
): Promise<UserView> {
  const before = await platform.db.query.users.findFirst({ where: eq(users.id, user.id) });
  if (!before) throw notFound("User");
  const isNewEmail = changes.email !== undefined && changes.email !== before.email;
  if (isNewEmail) {
    const about = { field: "currentPassword", refusal: WRONG_PASSWORD };
    await checkPassword(platform, before, changes.currentPassword, about);
  }
  const update = platform.db
    .update(users)
    .set({
      displayName: changes.displayName ?? before.displayName,
      email: changes.email ?? before.email,
      company: changes.company === undefined ? before.company : changes.company,
      timeZone: changes.timeZone ?? before.timeZone,
    })
    .where(eq(users.id, user.id));
  try {
    if (isNewEmail) {
      const kept = await sha256Hex(user.sessionToken ?? "");
      const others = and(eq(sessions.userId, user.id), ne(sessions.tokenHash, kept));
      await platform.db.batch([update, platform.db.delete(sessions).where(others)]);
    } else {
      await update;
    }
  } catch (error) {
    if (!isUniqueViolation(error, "users.email")) throw error;
    throw new DomainError("conflict", TAKEN, { fields: { email: [TAKEN] } });
  }
  return readUser(platform, user.id);
}
