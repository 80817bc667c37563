import { pause } from "../reading/pause";
import type { DigestDraft, DigestMaterial } from "./digest-material";
import type { Encoder } from "./embedded/encoder/encoder";
import { inSlices } from "./in-slices";

/** Writes a draft without key or network; beside a model it says how sure it is of each line. */
export type WriteEmbedded = (material: DigestMaterial, isBesideModel?: boolean) => Promise<DigestDraft>;

/**
 * The embedded writer's draft, written in slices. What it needs is made ready with the first one. Where `openEncoder` gives
 * none the fitted models write alone.
 */
export async function writeEmbedded(
  material: DigestMaterial,
  openEncoder: () => Promise<Encoder | null>,
  isBesideModel = false,
): Promise<DigestDraft> {
  const { digestInSlices, modelsWith } = await loadWriter();
  return inSlices(digestInSlices(material, modelsWith(await openEncoder(), isBesideModel)));
}

/**
 * The writer comes with a tagger, a language detector and tables of weights, a third of a second of work that a worker's
 * start, and all pages, do without. Piece by piece, because each is evaluated in one go.
 */
async function loadWriter() {
  for (const load of PIECES) {
    await load();
    await pause();
  }
  const { digestInSlices } = await import("./embedded/write-digest");
  await pause();
  const { modelsWith } = await import("./embedded/encoder/with-encoder");
  return { digestInSlices, modelsWith };
}

/** In the order in which they need each other. */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import("./embedded/english/tagger-model"),
  () => import("wink-nlp"),
  () => import("./embedded/english/tagger"),
  () => import("tinyld/light"),
  () => import("./embedded/languages/german"),
  () => import("./embedded/languages/french"),
  () => import("./embedded/languages/spanish"),
  () => import("./embedded/models/act-model"),
  () => import("./embedded/matters/link-model"),
];
