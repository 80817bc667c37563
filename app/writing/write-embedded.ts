import { pause } from "../reading/pause";
import type { DigestDraft, DigestMaterial } from "./digest-material";
import { inSlices } from "./in-slices";

/** The embedded writer's draft, written in slices. What it needs is made ready with the first one. */
export async function writeEmbedded(material: DigestMaterial): Promise<DigestDraft> {
  const digestInSlices = await loadWriter();
  return inSlices(digestInSlices(material));
}

/**
 * The writer comes with a tagger, a language detector and tables of weights, a third of a second of work that a worker's
 * start, and all pages, do without. Piece by piece, because each is evaluated in one go.
 */
async function loadWriter() {
  await import("./embedded/english/tagger-model");
  await pause();
  await import("wink-nlp");
  await pause();
  await import("./embedded/english/tagger");
  await pause();
  await import("tinyld/light");
  await pause();
  const { digestInSlices } = await import("./embedded/write-digest");
  await pause();
  return digestInSlices;
}
