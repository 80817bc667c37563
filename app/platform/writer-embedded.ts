import type { Writer } from "../domain/platform";
import { writeEmbedded } from "../writing/write-embedded";

/** The embedded writer: works without a key, a network or a model download. */
export const embeddedWriter: Writer = {
  name: "builtin",
  write: writeEmbedded,
};
