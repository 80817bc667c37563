import { createEmbeddedWriter, embeddedWith } from "../../app/platform/writer-embedded";
import type { DigestDraft, DigestMaterial } from "../../app/writing/digest-material";
import { modelsWith } from "../../app/writing/embedded/encoder/with-encoder";
import { writeDigest as write } from "../../app/writing/embedded/write-digest";
import { encoder } from "../../scripts/eval/encoder";
import { remembering } from "./remembering";

const remembered = remembering(encoder);

/** The embedded writer as the product runs it. */
export const embeddedWriter = createEmbeddedWriter(embeddedWith(async () => remembered));

/** Its draft, in one go. */
export const writeDigest = (material: DigestMaterial): DigestDraft => write(material, modelsWith(remembered));
