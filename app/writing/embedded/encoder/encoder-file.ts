import { z } from "zod";

const Tensor = z.object({
  name: z.string(),
  rows: z.number(),
  columns: z.number(),
  /** Where its values begin: 8-bit integers, a row after the other, each times the row's scale; or, without scales, floats. */
  at: z.number(),
  /** Where its rows' scales begin, as floats; null: its values are floats themselves. */
  scales: z.number().nullable(),
  /** A column after the other instead. */
  turned: z.boolean().default(false),
});

const Head = z.object({
  pieces: z.array(z.string()),
  scores: z.array(z.number()),
  tensors: z.array(Tensor),
});

export type Tensor = z.infer<typeof Tensor>;

/** What scripts/train/encoder writes: a length (32 bits, little endian), a head in JSON, and tensors on 16-byte borders. */
export interface EncoderFile extends Omit<z.infer<typeof Head>, "tensors"> {
  tensors: ReadonlyMap<string, Tensor>;
  /** What the positions of the tensors count in. */
  values: Uint8Array;
}

/** Reads the encoder's file. Throws when it is none. */
export function readEncoderFile(bytes: Uint8Array): EncoderFile {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const { tensors, ...head } = Head.parse(
    JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))),
  );
  return {
    ...head,
    tensors: new Map(tensors.map((tensor) => [tensor.name, tensor])),
    values: bytes.subarray(Math.ceil((4 + length) / 16) * 16),
  };
}
