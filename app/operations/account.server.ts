import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { AccountDeletion } from "../domain/accounts/deletion-schema";
import { closeListedSession, closeOtherSessions, listSessions } from "../domain/accounts/sessions.server";
import type { UserView } from "../domain/accounts/user-view";
import { listAgentTitles } from "../domain/agents/read-agents.server";
import { recordEvent } from "../domain/audit/record-event.server";
import { readPlan } from "../domain/credits/plan.server";
import { keepAccount, requestDeletion } from "../domain/deletion/request-deletion.server";
import { DomainError } from "../domain/errors";
import { openExport } from "../domain/exports/open-export.server";
import { findExport } from "../domain/exports/read-export.server";
import { startExport } from "../domain/exports/start-export.server";
import { FAILED } from "../domain/failed-words";
import { operation } from "../http/operation";
import { readSessionToken } from "../http/session";

export const listMySessions = operation({
  access: "user",
  input: z.object({}),
  run: ({ platform, user, request }) =>
    listSessions(platform, { userId: user.id, token: readSessionToken(request) }),
  says: { failed: "Failed to load sessions" },
});

export const closeMySession = operation({
  access: "user",
  input: z.object({ sessionId: z.string() }),
  run: async ({ platform, user }, { sessionId }) => {
    await closeListedSession(platform, { userId: user.id, sessionId });
    return { ok: true };
  },
  records: () => ({ action: "session.closed" }),
  says: { done: { title: "Signed out there" }, failed: FAILED["end-session"] },
});

export const closeMyOtherSessions = operation({
  access: "user",
  input: z.object({}),
  run: async ({ platform, user, request }) => ({
    closed: await closeOtherSessions(platform, { userId: user.id, token: readSessionToken(request) }),
  }),
  records: () => ({ action: "sessions.closed" }),
  says: { done: { title: "Signed out everywhere else" }, failed: FAILED["end-other-sessions"] },
});

export const deleteMyAccount = operation({
  access: "user",
  input: AccountDeletion,
  run: ({ platform, user }, { password }) => requestDeletion(platform, user.id, password),
  records: () => ({ action: "account.deletion-asked" }),
  says: {
    done: { title: "Your account will be deleted", description: "You have a day to change your mind." },
    failed: FAILED["delete-account"],
  },
});

export const keepMyAccount = operation({
  access: "user",
  input: z.object({}),
  run: ({ platform, user }) => keepAccount(platform, user.id),
  records: () => ({ action: "account.kept" }),
  says: { done: { title: "Your account is kept" }, failed: FAILED["keep-account"] },
});

export const readMyExport = operation({
  access: "user",
  input: z.object({}),
  run: async ({ platform, user }) => ({ export: await findExport(platform, user.id) }),
  says: { failed: "Failed to load the export" },
});

export const startMyExport = operation({
  access: "user",
  input: z.object({}),
  run: ({ platform, user }) => startExport(platform, user.id),
  records: ({ id }) => ({ action: "export.started", subjectId: id }),
  says: { done: { title: "Export started" }, failed: FAILED.export },
});

/** A zip file of an export for its user. Throws a 404 response for one that isn't there, any more or yet, or isn't theirs. */
export async function downloadMyExport(
  { platform }: AppLoadContext,
  user: UserView,
  { exportId, volume }: { exportId: string; volume: string },
) {
  try {
    const number = /^\d{1,4}$/.test(volume) ? Number(volume) : -1;
    const file = await openExport(platform, { userId: user.id, exportId, volume: number });
    await recordEvent(platform, user.id, "user", { action: "export.downloaded", subjectId: exportId });
    return file;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found")
      throw new Response("Not Found", { status: 404 });
    throw error;
  }
}

/** The page of the account: sessions and export. */
export async function loadAccount({ platform }: AppLoadContext, request: Request, user: UserView) {
  const [sessions, made] = await Promise.all([
    listSessions(platform, { userId: user.id, token: readSessionToken(request) }),
    findExport(platform, user.id),
  ]);
  return { user, sessions, made, sendsMail: platform.settings.sendsMail };
}

/** What would go with the account. */
export async function loadDeletion({ platform }: AppLoadContext, user: UserView) {
  const [agents, plan] = await Promise.all([listAgentTitles(platform, user.id), readPlan(platform, user.id)]);
  return { user, agents: agents.length, hasPlan: plan.tier === "Professional" };
}
