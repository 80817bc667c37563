import { createHmac } from "node:crypto";
import { returnTry, THROTTLES, takeTry } from "../accounts/throttle.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { isSameSecret } from "../tokens.server";

const LIFE_MS = 60 * 60_000;

/**
 * The pass that keeps /setup open in one browser for an hour, for whoever has SETUP_SECRET. It is made of the secret, so
 * that another secret ends it. Throws DomainError("invalid") for a wrong one, "too-many" after ten of them.
 */
export async function openSetup(
  platform: Platform,
  secret: string,
  clientAddress: string,
): Promise<{ pass: string; seconds: number }> {
  const { setupSecret } = platform.settings;
  await takeTry(platform, THROTTLES.setup, clientAddress);
  if (setupSecret === null || !(await isSameSecret(secret, setupSecret))) {
    throw new DomainError("invalid", "This is not the secret.");
  }
  await returnTry(platform, THROTTLES.setup, clientAddress);
  const endsAt = String(platform.now().getTime() + LIFE_MS);
  return { pass: `${endsAt}.${sealOf(setupSecret, endsAt)}`, seconds: LIFE_MS / 1000 };
}

/** Whether this pass still opens /setup. */
export async function isPass(platform: Platform, pass: string | null): Promise<boolean> {
  const { setupSecret } = platform.settings;
  const [endsAt = "", seal = ""] = (pass ?? "").split(".");
  if (setupSecret === null || !(Number(endsAt) > platform.now().getTime())) return false;
  return isSameSecret(seal, sealOf(setupSecret, endsAt));
}

function sealOf(secret: string, endsAt: string): string {
  return createHmac("sha256", secret).update(`setup ${endsAt}`).digest("hex");
}
