import { readFileSync } from "node:fs";
import { Encoder } from "../../app/writing/embedded/encoder/encoder";
import { modelsWith } from "../../app/writing/embedded/encoder/with-encoder";

/** The encoder as the product opens it, from the files that are deployed; with ENCODER, from other weights. */
export const encoder = new Encoder(
  new WebAssembly.Module(readFileSync("app/writing/embedded/encoder/kernel.wasm")),
  readFileSync(process.env.ENCODER ?? "public/writer/encoder.bin"),
);

/** The models by which the product writes a digest; what the encoder reads is counted for each anew. With LINEAR, those without the encoder. */
export const productModels = (isBesideModel = false) =>
  modelsWith(process.env.LINEAR ? null : encoder, isBesideModel);
