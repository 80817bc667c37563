import type { AppLoadContext } from "@remix-run/cloudflare";
import { FAILED } from "../domain/failed-words";
import type { Check } from "../domain/setup/check";
import { isPass, openSetup } from "../domain/setup/open-setup.server";
import { runChecks } from "../domain/setup/run-checks.server";
import { SetupSecret } from "../domain/setup/setup-secret";
import { operation } from "../http/operation";
import { readSetupPass, setupPassCookie } from "../http/setup-pass";

/** Lets a browser see /setup for an hour. */
export const enterSetup = operation({
  access: "public",
  input: SetupSecret,
  run: async ({ platform, request, clientAddress, headers }, { secret }) => {
    const { pass, seconds } = await openSetup(platform, secret, clientAddress);
    headers.append("Set-Cookie", setupPassCookie(request, pass, seconds));
    return { ok: true };
  },
  says: { failed: FAILED["open-setup"] },
});

/** Throws a 404 response where no secret is set: there is no such page. */
export function requireSetup({ platform }: AppLoadContext): void {
  if (platform.settings.setupSecret === null) throw new Response("Not Found", { status: 404 });
}

/** Whether this browser may see /setup. */
export function maySeeSetup(context: AppLoadContext, request: Request): Promise<boolean> {
  return isPass(context.platform, readSetupPass(request));
}

/** Tries what a deployment needs; null for a browser that may not see it. */
export async function checkSetup(context: AppLoadContext, request: Request): Promise<Check[] | null> {
  if (!(await maySeeSetup(context, request))) return null;
  return runChecks(context.platform, { origin: new URL(request.url).origin });
}
