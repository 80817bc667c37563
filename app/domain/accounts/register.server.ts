import { creditEntries } from "../../database/schema/credits.server";
import { users } from "../../database/schema/users.server";
import { isUniqueViolation } from "../../database/violations.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import type { Registration } from "./account-schema";
import { isCommonPassword } from "./common-passwords";
import { hashPassword } from "./hash-password.server";
import { THROTTLES, takeTry } from "./throttle.server";

/**
 * Opens an account with its sign-up credits (decisions.md, 'free tier') and returns the user's id.
 * Throws DomainError: "invalid" for a common password, "conflict" for a known address, "too-many".
 */
export async function register(
  platform: Platform,
  input: Registration,
  clientAddress: string,
): Promise<string> {
  await takeTry(platform, THROTTLES.registration, clientAddress);
  if (isCommonPassword(input.password) || input.password.toLowerCase() === input.email) {
    const words = "This password is too common. Please choose another one.";
    throw new DomainError("invalid", words, { fields: { password: [words] } });
  }
  const id = newId();
  const createdAt = platform.now();
  const credits = platform.settings.signupCredits;
  const passwordHash = await hashPassword(input.password);
  try {
    await platform.db.batch([
      platform.db.insert(users).values({
        id,
        email: input.email,
        passwordHash,
        timeZone: input.timeZone ?? "UTC",
        credits,
        createdAt,
      }),
      platform.db.insert(creditEntries).values({
        id: newId(),
        userId: id,
        delta: credits,
        reason: "signup",
        key: `signup:${id}`,
        createdAt,
      }),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, "users.email")) throw error;
    const words = "An account with this email already exists.";
    throw new DomainError("conflict", words, { fields: { email: [words] } });
  }
  return id;
}
