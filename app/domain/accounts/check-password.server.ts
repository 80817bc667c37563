import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { verifyPassword } from "./hash-password.server";
import { returnTry, THROTTLES, takeTry } from "./throttle.server";

/**
 * Holds when this is the user's password, asked for once more before something that matters. Counted like a sign-in, so
 * that a session left open is no place to guess at it. Throws DomainError: "forbidden" with `refusal` at `field`,
 * "too-many".
 */
export async function checkPassword(
  platform: Platform,
  user: { email: string; passwordHash: string },
  password: string | undefined,
  { field, refusal }: { field: string; refusal: string },
): Promise<void> {
  const refused = new DomainError("forbidden", refusal, { fields: { [field]: [refusal] } });
  if (!password) throw refused;
  await takeTry(platform, THROTTLES.signInAccount, user.email);
  if (!(await verifyPassword(password, user.passwordHash))) throw refused;
  await returnTry(platform, THROTTLES.signInAccount, user.email);
}
