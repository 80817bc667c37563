import { readFileSync } from "node:fs";
import type { DigestMaterial } from "../../app/writing/digest-material";
import { asksForEncoder } from "../../app/writing/embedded/encoder/asks-for-encoder";
import { Encoder } from "../../app/writing/embedded/encoder/encoder";
import { modelsWith } from "../../app/writing/embedded/encoder/with-encoder";
import type { WriterModels } from "../../app/writing/embedded/write-digest";

/** The encoder as the product opens it, from the files that are deployed; with ENCODER, from other weights. */
export const encoder = new Encoder(
  new WebAssembly.Module(readFileSync("app/writing/embedded/encoder/kernel.wasm")),
  readFileSync(process.env.ENCODER ?? "public/writer/encoder.bin"),
);

/** The models by which the product writes a digest of this material. */
export const modelsFor = (material: DigestMaterial): Partial<WriterModels> =>
  modelsWith(asksForEncoder(material) ? encoder : null);
