import type { Writer } from "../domain/platform";
import { writeDigest } from "../writing/embedded/write-digest";

/** The embedded writer: works without a key, a network or a model download. */
export const embeddedWriter: Writer = {
  name: "builtin",
  write: async (material) => writeDigest(material),
};
