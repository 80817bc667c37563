import type { DigestDraft, DigestMaterial } from "../digest-material";
import { chunkMaterial, type LabelledText } from "./chunk-material";
import { type ChatMessage, digestPrompt, repairPrompt } from "./digest-prompt";
import { mergeDrafts } from "./merge-drafts";
import { ModelFailed } from "./model-failed";
import { parseModelDraft } from "./parse-model-draft";

/** Gives a chat to a model and returns its answer; `signal` aborts when the time is over. */
export type AskModel = (messages: ChatMessage[], signal: AbortSignal) => Promise<string>;

/** Times in milliseconds, sizes in characters. */
export interface ModelLimits {
  callDeadline: number;
  overallDeadline: number;
  chunkCharacters: number;
  /** Calls under way at once. */
  concurrency: number;
}

export const MODEL_LIMITS: ModelLimits = {
  callDeadline: 45_000,
  overallDeadline: 90_000,
  chunkCharacters: 40_000,
  concurrency: 4,
};

const TOO_SLOW = "The writing service did not answer in time. Nothing was charged. Please try again.";
const UNUSABLE =
  "The writing service gave an answer that can't be used. Nothing was charged. Please try again.";

/**
 * A draft from whichever model `ask` talks to: long material in chunks, one repair try a chunk, everything within
 * the deadlines. Throws ModelFailed with words that are safe to show. The draft is unchecked:
 * checkQuotes decides what of it is kept.
 */
export async function writeWithModel(
  material: DigestMaterial,
  ask: AskModel,
  limits: ModelLimits,
): Promise<DigestDraft> {
  const { chunks, sources } = chunkMaterial(material, limits.chunkCharacters);
  const stop = new AbortController();
  const overall = AbortSignal.any([stop.signal, AbortSignal.timeout(limits.overallDeadline)]);
  const askInTime = (messages: ChatMessage[]) => {
    const signal = AbortSignal.any([overall, AbortSignal.timeout(limits.callDeadline)]);
    return Promise.race([ask(messages, signal), rejectWhenAborted(signal)]);
  };
  const writeChunk = async (chunk: LabelledText[]) => {
    const messages = digestPrompt(material, chunk, randomFence());
    const answer = await askInTime(messages);
    const first = parseModelDraft(answer, sources);
    if (first.draft !== null) return first.draft;
    const second = parseModelDraft(await askInTime(repairPrompt(messages, answer, first.problem)), sources);
    if (second.draft === null) throw new ModelFailed(UNUSABLE, { cause: second.problem });
    return second.draft;
  };
  try {
    return mergeDrafts(await inOrder(chunks, limits.concurrency, writeChunk));
  } catch (error) {
    if (error instanceof ModelFailed) throw error;
    if (overall.aborted || isTimeout(error)) throw new ModelFailed(TOO_SLOW, { cause: error });
    throw new ModelFailed(UNUSABLE, { cause: error });
  } finally {
    // What is still under way for a draft that failed would only cost money.
    stop.abort();
  }
}

/** Results in the order of the items, at most `concurrency` under way; the first failure fails all. */
async function inOrder<Item, Result>(
  items: Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  return results;
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}

function randomFence(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
