import type { ImportView } from "../../domain/imports/import-view";

const TRIES = 5;
const FIRST_PAUSE_MS = 1000;

/** What is said of an upload that stopped. */
export class UploadStopped extends Error {}

/**
 * Uploads a file in parts, those that are missing, one after the other; `onProgress` hears 0 to 1. A part that is lost on
 * the way is sent again. Throws UploadStopped with words for the person who waits.
 */
export async function sendParts(
  agentId: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const path = `/api/agents/${agentId}/imports`;
  const start = JSON.stringify({ filename: file.name, size: file.size });
  const headers = { "Content-Type": "application/json" };
  let view = await answerOf(() => fetch(path, { method: "POST", headers, body: start, signal }), signal);
  onProgress(view.progress);
  for (const number of view.missingParts) {
    const body = file.slice(number * view.partSize, (number + 1) * view.partSize);
    const part = `${path}/${view.id}/parts/${number}`;
    view = await answerOf(() => fetch(part, { method: "PUT", body, signal }), signal);
    onProgress(view.state === "uploading" ? view.progress : 1);
  }
}

async function answerOf(ask: () => Promise<Response>, signal: AbortSignal): Promise<ImportView> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask().catch(() => null);
    if (answer?.ok) return answer.json();
    if (signal.aborted) throw new UploadStopped("");
    // A refusal stays one; a fault or a lost connection may pass.
    if (answer && answer.status < 500) throw new UploadStopped(await wordsOf(answer));
    if (attempt === TRIES)
      throw new UploadStopped(
        "The connection was lost. Choose the same file again to go on where it stopped.",
      );
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)));
  }
}

async function wordsOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const message: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "message") : null;
  return typeof message === "string" ? message : "The upload was refused.";
}
