import type { Encoder } from "../../app/writing/embedded/encoder/encoder";
import { overriding } from "./overriding";

/**
 * The same encoder, which gives what it was asked before from memory: what it says hangs on its input alone, and tests have
 * the same few mails read hundreds of times.
 */
export function remembering(encoder: Encoder): Encoder {
  const known = new Map<string, number[]>();
  return overriding(encoder, {
    read(input, head) {
      const key = `${head} ${JSON.stringify(Object.values(input))}`;
      const said = known.get(key) ?? encoder.read(input, head);
      known.set(key, said);
      return [...said];
    },
  });
}
