import { and, eq } from "drizzle-orm";
import { users } from "../../database/schema/users.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import type { SignIn } from "./account-schema";
import { verifyNothing, verifyPassword } from "./hash-password.server";
import { isOpenAccount } from "./open-account.server";
import { returnTry, THROTTLES, takeTry } from "./throttle.server";

/**
 * Checks email and password and returns the user's id. Only failures count against the throttles.
 * Throws DomainError: "unauthenticated" (the same for an unknown address), "too-many".
 */
export async function signIn(platform: Platform, input: SignIn, clientAddress: string): Promise<string> {
  await takeTry(platform, THROTTLES.signInAccount, input.email);
  await takeTry(platform, THROTTLES.signInAddress, clientAddress);
  const user = await platform.db.query.users.findFirst({
    where: and(eq(users.email, input.email), isOpenAccount(platform.now())),
    columns: { id: true, passwordHash: true },
  });
  const isRight = user
    ? await verifyPassword(input.password, user.passwordHash)
    : await verifyNothing(input.password);
  if (!user || !isRight) throw new DomainError("unauthenticated", "Invalid email or password");
  await returnTry(platform, THROTTLES.signInAccount, input.email);
  await returnTry(platform, THROTTLES.signInAddress, clientAddress);
  return user.id;
}
