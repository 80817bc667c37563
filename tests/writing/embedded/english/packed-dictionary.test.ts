import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  byPlanes,
  byRows,
  unpackDictionary,
} from "../../../../app/writing/embedded/english/packed-dictionary";
import { packDictionary } from "../../../../scripts/dictionary/pack-dictionary";

const OF_PACKAGE = new URL(
  "../../../../node_modules/wink-eng-lite-web-model/dist/languages/cur/models/eng-core-web-model.json",
  import.meta.url,
);

describe("the tagger's dictionary is packed in the worker", () => {
  it("and unpacked it is the package's own", () => {
    const dictionary = JSON.parse(readFileSync(OF_PACKAGE, "utf8"));
    // Quickly packed; how small it gets is told by the size of the bundle.
    expect(unpackDictionary(packDictionary(dictionary, 2))).toEqual(dictionary);
  });

  it("rows that don't fill the last one keep all their bytes", () => {
    const rows = Uint8Array.from({ length: 16 * 3 + 5 }, (_, at) => (at * 37) % 251);
    expect([...byRows(byPlanes(rows))]).toEqual([...rows]);
    expect([...byPlanes(rows).slice(0, 4)]).toEqual([rows[0], rows[16], rows[32], rows[1]]);
  });
});
