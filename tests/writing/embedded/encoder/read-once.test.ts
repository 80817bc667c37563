import { describe, expect, it } from "vitest";
import { readOnce } from "../../../../app/writing/embedded/encoder/read-once";
import { encoder } from "../../../../scripts/eval/encoder";
import { overriding } from "../../../support/overriding";

const inputOf = (text: string) => {
  const { ids } = encoder.pieces.cut(text);
  const none = ids.map(() => 0);
  return { ids, segments: none, names: none, inLine: none, relations: none, facts: [1] };
};

describe("the encoder in one digest", () => {
  it("reads the same input once, and another head, or another fact of it, by itself", () => {
    let readings = 0;
    const counted = overriding(encoder, {
      read(input, head) {
        readings += 1;
        return encoder.read(input, head);
      },
    });
    const reader = readOnce(counted);
    const input = inputOf("Please send the lease.");
    const said = reader.read(input, "acts");
    expect(reader.read(inputOf("Please send the lease."), "acts")).toEqual(said);
    expect(readings).toBe(1);
    expect(said).toEqual(encoder.read(input, "acts"));
    reader.read(input, "lines");
    reader.read({ ...input, facts: [2] }, "acts");
    expect(readings).toBe(3);
  });
});
