import type { Platform } from "../platform";
import type { ImportView } from "./import-view";
import { startImport } from "./start-import.server";
import { takePart } from "./take-part.server";

/** Imports a file that came whole, by a form without a script. Throws what its two halves throw. */
export async function importFile(
  platform: Platform,
  owner: { userId: string; agentId: string },
  file: File,
): Promise<ImportView> {
  let { view } = await startImport(platform, owner, { filename: file.name || "mails", size: file.size });
  for (const number of view.missingParts) {
    const part = file.slice(number * view.partSize, (number + 1) * view.partSize);
    const bytes = new Uint8Array(await part.arrayBuffer());
    view = await takePart(platform, { ...owner, importId: view.id }, number, bytes);
  }
  return view;
}
