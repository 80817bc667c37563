import type { AppLoadContext } from "@remix-run/cloudflare";
import { findRecovery, finishRecovery } from "../domain/accounts/finish-recovery.server";
import { PasswordReset, RecoveryRequest } from "../domain/accounts/recovery-schema";
import { requestRecovery } from "../domain/accounts/request-recovery.server";
import { FAILED } from "../domain/failed-words";
import { operation } from "../http/operation";

export const askForRecovery = operation({
  access: "public",
  input: RecoveryRequest,
  run: async ({ platform, clientAddress }, input) => {
    await requestRecovery(platform, input, clientAddress);
    return { ok: true };
  },
  says: { failed: FAILED.recover },
});

export const resetPassword = operation({
  access: "public",
  input: PasswordReset,
  run: async ({ platform }, { token, password }) => {
    return { userId: await finishRecovery(platform, token, password) };
  },
  records: ({ userId }) => ({ action: "password.reset", userId }),
  says: {
    done: {
      title: "Password changed",
      description: "You were signed out everywhere. Sign in with the new one.",
    },
    failed: FAILED["reset-password"],
  },
});

/** The address whose password the link may set, or null for a dead link. */
export function lookUpRecovery(context: AppLoadContext, token: string): Promise<string | null> {
  return findRecovery(context.platform, token);
}
