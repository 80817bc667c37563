import { missingMigrations } from "../../database/expected-migrations.server";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { type Check, ok, toDo } from "./check";

/** Whether the database has every migration that this program was built with. */
export async function checkDatabase({ db }: Platform): Promise<Check> {
  const { known, missing } = await missingMigrations(db);
  const [first] = missing;
  if (first === undefined) return ok("database", `All ${known} migrations are there.`);
  return toDo(
    "database",
    `${missing.length} of ${known} migrations are missing, the first is ${first}.`,
    "Run npm run deploy: it applies them.",
  );
}

/** Writes a file, reads it and deletes it. */
export async function checkFiles({ files }: Platform): Promise<Check> {
  const key = `setup/${newId()}`;
  const written = new TextEncoder().encode(key);
  await files.put(key, written, written.length);
  const read = await files.get(key);
  await files.delete([key]);
  if (read && new TextDecoder().decode(read) === key && (await files.get(key)) === null) {
    return ok("files", "A file was written, read and deleted.");
  }
  return toDo("files", "A file did not come back as it was written.", "Look at the bucket behind FILES.");
}
