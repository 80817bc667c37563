import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import wabt from "wabt";
import { readEncoderFile } from "../../../../app/writing/embedded/encoder/encoder-file";
import { encoder } from "../../../../scripts/eval/encoder";

const FOLDER = "app/writing/embedded/encoder";

describe("the encoder", () => {
  it("cuts a text into the likeliest pieces, and says where each begins", () => {
    const { ids, starts, of } = encoder.pieces.cut("The laptop has arrived.");
    expect(of).toBe("▁The▁laptop▁has▁arrived.");
    expect(starts.map((from, at) => of.slice(from, starts[at + 1]))).toEqual([
      "▁The",
      "▁laptop",
      "▁has",
      "▁arrived",
      ".",
    ]);
    expect(ids).toHaveLength(5);
    expect(encoder.pieces.cut("").ids).toEqual([]);
  });

  it("takes letters that its vocabulary lacks as one unknown piece", () => {
    expect(encoder.pieces.cut("漢字漢字").ids.filter((id) => id === 0)).toHaveLength(1);
  });

  it("computes with the program whose text stands beside it", async () => {
    const { parseWat } = await wabt();
    const assembled = parseWat("kernel.wat", readFileSync(`${FOLDER}/kernel.wat`), { simd: true }).toBinary(
      {},
    );
    expect(Buffer.from(assembled.buffer).equals(readFileSync(`${FOLDER}/kernel.wasm`))).toBe(true);
  });

  it("refuses what is not its file", () => {
    expect(() => readEncoderFile(new Uint8Array(64))).toThrow();
  });
});
