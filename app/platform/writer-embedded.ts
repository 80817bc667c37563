import type { Writer } from "../domain/platform";
import type { Encoder } from "../writing/embedded/encoder/encoder";
import { type WriteEmbedded, writeEmbedded } from "../writing/write-embedded";

/** The embedded writer's drafts, with this encoder. */
export const embeddedWith =
  (openEncoder: () => Promise<Encoder | null>): WriteEmbedded =>
  (material, isBesideModel) =>
    writeEmbedded(material, openEncoder, isBesideModel);

/** The embedded writer: works without a key, a network or a model download. */
export const createEmbeddedWriter = (write: WriteEmbedded): Writer => ({ name: "builtin", write });
