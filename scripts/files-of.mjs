import { readFile } from "node:fs/promises";
import path from "node:path";

/** Answers with the files of a folder, as the deployed worker's assets do: what has no file is 404. */
export const filesOf = (folder) => async (request) => {
  const file = path.join(folder, path.normalize(decodeURIComponent(new URL(request.url).pathname)));
  try {
    return new Response(await readFile(file));
  } catch {
    return new Response(null, { status: 404 });
  }
};
