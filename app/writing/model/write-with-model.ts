import { type DigestDraft, type DigestMaterial, EMPTY_DRAFT } from "../digest-material";
import { inSlices } from "../in-slices";
import { type WriteEmbedded, writeEmbedded as write } from "../write-embedded";
import { addWhatIsSure } from "./add-what-is-sure";
import { chunkMaterial, type LabelledText } from "./chunk-material";
import { type ChatMessage, digestPrompt, repairPrompt } from "./digest-prompt";
import { withFullNames } from "./full-names";
import { labelItems } from "./label-items";
import { mergeDrafts } from "./merge-drafts";
import { missedSources, onlyMissed, sureOfMissed } from "./missed-sources";
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

const withoutEncoder: WriteEmbedded = (material, isBesideModel) =>
  write(material, async () => null, isBesideModel);

type Chunk = { draft: DigestDraft; failure: null } | { draft: null; failure: unknown };

/**
 * A draft from whichever model `ask` talks to, everything within the deadlines: long material in chunks, each chunk
 * tried once more when its call fails or its answer can't be read. What a chunk that failed twice holds is written by
 * the embedded writer, and the draft says of how much; the rest is joined with what the embedded writer is sure of.
 * Throws ModelFailed with words that are safe to show when no chunk succeeds: a digest that no model read is not what
 * was asked for, and costs nothing. The draft is unchecked: checkQuotes decides what of it is kept.
 */
export async function writeWithModel(
  material: DigestMaterial,
  ask: AskModel,
  limits: ModelLimits,
  writeEmbedded: WriteEmbedded = withoutEncoder,
): Promise<DigestDraft> {
  const { chunks, sources } = chunkMaterial(material, limits.chunkCharacters);
  const items = labelItems(material.known ?? []);
  const overall = abortingAfter(limits.overallDeadline);
  const askInTime = async (messages: ChatMessage[]) => {
    overall.signal.throwIfAborted();
    const call = abortingAfter(limits.callDeadline);
    const end = () => call.abort(overall.signal.reason);
    overall.signal.addEventListener("abort", end, { once: true });
    try {
      return await Promise.race([ask(messages, call.signal), rejectWhenAborted(call.signal)]);
    } finally {
      call.clear();
      overall.signal.removeEventListener("abort", end);
    }
  };
  const askTwice = async (messages: ChatMessage[]) => {
    try {
      return { answer: await askInTime(messages), triedTwice: false };
    } catch (error) {
      const again = error instanceof ModelFailed ? error.next === "again" : isTimeout(error);
      if (!again || overall.signal.aborted) throw error;
      await busyFor(error);
      return { answer: await askInTime(messages), triedTwice: true };
    }
  };
  const writeChunk = async (chunk: LabelledText[]): Promise<DigestDraft> => {
    const messages = digestPrompt(material, chunk, randomFence(), items);
    const { answer, triedTwice } = await askTwice(messages);
    const first = parseModelDraft(answer, sources, chunk, items);
    if (first.draft !== null) return withDropped(first.draft, first.dropped);
    if (triedTwice) throw new ModelFailed(UNUSABLE, { cause: first.problem });
    const repaired = await askInTime(repairPrompt(messages, answer, first.problem));
    const second = parseModelDraft(repaired, sources, chunk, items);
    if (second.draft === null) throw new ModelFailed(UNUSABLE, { cause: second.problem });
    return withDropped(second.draft, second.dropped);
  };
  const tryChunk = async (chunk: LabelledText[]): Promise<Chunk> => {
    try {
      return { draft: await writeChunk(chunk), failure: null };
    } catch (failure) {
      // Whoever refuses the key refuses it for every chunk.
      if (failure instanceof ModelFailed && failure.next === "never") overall.abort(failure);
      return { draft: null, failure };
    }
  };
  try {
    const written = await inOrder(chunks, limits.concurrency, tryChunk);
    const failed = written.find((chunk) => chunk.draft === null);
    if (failed !== undefined && written.every((chunk) => chunk.draft === null)) throw inWords(failed.failure);
    const missed = missedSources(
      chunks.filter((_, index) => written[index]?.draft === null),
      sources,
    );
    const drafts = written.flatMap(({ draft }) => draft ?? []);
    const embedded = await writeEmbedded(material, true);
    const named = withFullNames(mergeDrafts(drafts), material);
    if (missed === null) return await inSlices(addWhatIsSure(named, embedded, material));
    const left = onlyMissed(material, missed);
    const { overview } = await writeEmbedded(left);
    const merged = mergeDrafts([named, { ...EMPTY_DRAFT, overview }]);
    return {
      ...(await inSlices(addWhatIsSure(merged, sureOfMissed(embedded, missed), material))),
      missedByModel: { mails: left.mails.length, documents: left.documents.length },
    };
  } finally {
    // What is still under way for a draft that failed would only cost money.
    overall.abort(new ModelFailed(UNUSABLE));
    overall.clear();
  }
}

function withDropped(draft: DigestDraft, dropped: number): DigestDraft {
  return dropped === 0 ? draft : { ...draft, unreadableItems: dropped };
}

function inWords(failure: unknown): ModelFailed {
  if (failure instanceof ModelFailed) return failure;
  return new ModelFailed(isTimeout(failure) ? TOO_SLOW : UNUSABLE, { cause: failure });
}

async function busyFor(error: unknown): Promise<void> {
  const seconds = error instanceof ModelFailed ? (error.retryAfterSeconds ?? 0) : 0;
  if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Results in the order of the items, at most `concurrency` under way. */
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

/** Timers of our own: a signal of AbortSignal.timeout inside AbortSignal.any may be collected before it fires. */
function abortingAfter(milliseconds: number) {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException("The time is over.", "TimeoutError"));
  const timer = setTimeout(late, milliseconds);
  return {
    signal: controller.signal,
    abort: (reason: unknown) => controller.abort(reason),
    clear: () => clearTimeout(timer),
  };
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
