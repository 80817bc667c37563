import { createEmbeddedWriter, embeddedWith } from "../../app/platform/writer-embedded";
import type { DigestDraft, DigestMaterial } from "../../app/writing/digest-material";
import { writeDigest as write } from "../../app/writing/embedded/write-digest";
import { encoder, productModels } from "../../scripts/eval/encoder";

/** The embedded writer as the product runs it. */
export const embeddedWriter = createEmbeddedWriter(embeddedWith(async () => encoder));

/** Its draft, in one go. */
export const writeDigest = (material: DigestMaterial): DigestDraft => write(material, productModels());
