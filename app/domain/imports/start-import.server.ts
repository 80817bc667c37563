import { and, eq } from "drizzle-orm";
import { imports } from "../../database/schema/imports.server";
import { AT_THE_BEGINNING } from "../../reading/archive/read-mail-archive";
import { THROTTLES, takeTry } from "../accounts/throttle.server";
import { requireAgent } from "../agents/require-agent.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { type ImportStart, isTooLargeImport } from "./import-schema";
import { IMPORT_PART_BYTES, type ImportView, TOO_LARGE_IMPORT } from "./import-view";
import { findImport } from "./read-imports.server";

/**
 * Begins an import whose parts are then uploaded; of a file of the same name and size that is being uploaded, it goes on
 * where that stopped. Throws DomainError: "too-large", "not-found", "too-many" after 20 in a day.
 */
export async function startImport(
  platform: Platform,
  owner: { userId: string; agentId: string },
  { filename, size }: ImportStart,
): Promise<{ isNew: boolean; view: ImportView }> {
  await requireAgent(platform, owner);
  if (isTooLargeImport(size)) throw new DomainError("too-large", TOO_LARGE_IMPORT);
  const begun = await platform.db.query.imports.findFirst({
    where: and(
      eq(imports.agentId, owner.agentId),
      eq(imports.userId, owner.userId),
      eq(imports.state, "uploading"),
      eq(imports.filename, filename),
      eq(imports.size, size),
    ),
    columns: { id: true },
  });
  if (begun) return { isNew: false, view: await findImport(platform, { ...owner, importId: begun.id }) };
  await takeTry(platform, THROTTLES.imports, owner.userId);
  const id = newId();
  const now = platform.now();
  await platform.db.insert(imports).values({
    id,
    ...owner,
    filename,
    size,
    partSize: IMPORT_PART_BYTES,
    cursor: AT_THE_BEGINNING,
    createdAt: now,
    updatedAt: now,
  });
  return { isNew: true, view: await findImport(platform, { ...owner, importId: id }) };
}
