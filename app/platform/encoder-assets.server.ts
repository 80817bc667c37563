import { Encoder } from "../writing/embedded/encoder/encoder";
import kernel from "../writing/embedded/encoder/kernel.wasm";

/** Where the encoder's weights stand among the worker's assets. */
const WEIGHTS = "https://assets.local/writer/encoder.bin";

/**
 * Opens the encoder of the embedded writer from the worker's own assets, too heavy for its program; null where they lack it,
 * and the fitted models write alone. Anew for each digest: it takes some 20 ms, and nothing is held between two.
 */
export async function openEncoder(assets: Fetcher): Promise<Encoder | null> {
  const answer = await assets.fetch(WEIGHTS);
  if (!answer.ok) {
    console.error("The embedded writer's encoder is missing among the assets", answer.status);
    return null;
  }
  return new Encoder(kernel, new Uint8Array(await answer.arrayBuffer()));
}
