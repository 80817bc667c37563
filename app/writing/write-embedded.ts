import type { DigestDraft, DigestMaterial } from "./digest-material";
import { inSlices } from "./in-slices";

/**
 * The embedded writer's draft, written in slices. It comes with a tagger and tables of weights, which are made ready
 * here, with the first digest, and not where a worker starts.
 */
export async function writeEmbedded(material: DigestMaterial): Promise<DigestDraft> {
  const { digestInSlices } = await import("./embedded/write-digest");
  return inSlices(digestInSlices(material));
}
