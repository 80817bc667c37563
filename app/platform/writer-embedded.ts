import type { Writer } from "../domain/platform";
import { asksForEncoder } from "../writing/embedded/encoder/asks-for-encoder";
import type { Encoder } from "../writing/embedded/encoder/encoder";
import { type WriteEmbedded, writeEmbedded } from "../writing/write-embedded";

/** The embedded writer's drafts, with an encoder that is opened for each that asks for it. */
export const embeddedWith =
  (openEncoder: () => Promise<Encoder | null>): WriteEmbedded =>
  async (material) =>
    writeEmbedded(material, asksForEncoder(material) ? await openEncoder() : null);

/** The embedded writer: works without a key, a network or a model download. */
export const createEmbeddedWriter = (write: WriteEmbedded): Writer => ({ name: "builtin", write });
