import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { UserView } from "../domain/accounts/user-view";
import { findAgent } from "../domain/agents/read-agents.server";
import { DomainError } from "../domain/errors";
import { FAILED } from "../domain/failed-words";
import { cancelImport } from "../domain/imports/cancel-import.server";
import { importFile } from "../domain/imports/import-file.server";
import { ImportForm, ImportStart } from "../domain/imports/import-schema";
import { findImport, listImports } from "../domain/imports/read-imports.server";
import { startImport } from "../domain/imports/start-import.server";
import { takePart } from "../domain/imports/take-part.server";
import { operation } from "../http/operation";

const AgentId = z.object({ agentId: z.string() });
const ImportId = AgentId.extend({ importId: z.string() });

export const listMyImports = operation({
  access: "user",
  input: AgentId,
  run: ({ platform, user }, { agentId }) => listImports(platform, { userId: user.id, agentId }),
  says: { failed: "Failed to load imports" },
});

export const readMyImport = operation({
  access: "user",
  input: ImportId,
  run: ({ platform, user }, { agentId, importId }) =>
    findImport(platform, { userId: user.id, agentId, importId }),
  says: { failed: "Failed to load imports" },
});

export const startMyImport = operation({
  access: "user",
  input: ImportStart.extend(AgentId.shape),
  run: ({ platform, user }, { agentId, ...file }) =>
    startImport(platform, { userId: user.id, agentId }, file),
  records: ({ isNew, view }, { agentId }) =>
    isNew ? { action: "import.started", agentId, subjectId: view.id } : null,
  says: { failed: FAILED["import-mails"] },
});

export const takeMyPart = operation({
  access: "user",
  input: ImportId.extend({ number: z.string(), body: z.instanceof(Uint8Array) }),
  run: ({ platform, user }, { agentId, importId, number, body }) =>
    takePart(
      platform,
      { userId: user.id, agentId, importId },
      /^\d{1,6}$/.test(number) ? Number(number) : -1,
      body,
    ),
  says: { failed: FAILED["import-mails"] },
});

/** The form without a script: the whole file at once. */
export const importMyFile = operation({
  access: "user",
  input: ImportForm.extend(AgentId.shape),
  run: ({ platform, user }, { agentId, file }) => importFile(platform, { userId: user.id, agentId }, file),
  records: ({ id }, { agentId }) => ({ action: "import.started", agentId, subjectId: id }),
  says: { done: { title: "Import started" }, failed: FAILED["import-mails"] },
});

export const removeMyImport = operation({
  access: "user",
  input: ImportId,
  run: async ({ platform, user }, { agentId, importId }) => {
    await cancelImport(platform, { userId: user.id, agentId, importId });
    return { ok: true };
  },
  records: (_, { agentId, importId }) => ({ action: "import.removed", agentId, subjectId: importId }),
  says: { done: { title: "Import removed" }, failed: FAILED["remove-import"] },
});

/** The page of an agent's imports. Throws a 404 response for an agent that isn't there or isn't theirs. */
export async function loadImports({ platform }: AppLoadContext, user: UserView, agentId: string) {
  try {
    const [{ id, title }, imports] = await Promise.all([
      findAgent(platform, user.id, agentId),
      listImports(platform, { userId: user.id, agentId }),
    ]);
    return { agent: { id, title }, imports };
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found")
      throw new Response("Not Found", { status: 404 });
    throw error;
  }
}
