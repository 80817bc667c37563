import { describe, expect, it } from "vitest";
import type { KnownItem } from "../../../../app/writing/digest-material";
import { modelsWith } from "../../../../app/writing/embedded/encoder/with-encoder";
import { writeDigest } from "../../../../app/writing/embedded/write-digest";
import { encoder } from "../../../../scripts/eval/encoder";
import { mail, material } from "../../../fixtures/material/build-material";
import { overriding } from "../../../support/overriding";

const NOTICE: KnownItem = {
  id: "i1",
  kind: "action",
  text: "Put a notice in the waiting room about the flu clinic",
  owner: "Joe Okafor",
  timeline: null,
  due: null,
  state: "open",
  closedAt: null,
  said: [
    {
      what: "asked",
      quote: "Joe, please put a notice in the waiting room about the flu clinic.",
      who: "Ana Ruiz",
      subject: "Flu clinic",
      at: "2026-11-09T09:00:00.000Z",
    },
  ],
};

/** What becomes of the item by this mail of Joe's, where the encoder thinks it over by so much. */
function changesBy(text: string, over: number, known = NOTICE) {
  const sure = overriding(encoder, {
    read: (input, head) => (head === "lines" ? [-9, over, 0] : encoder.read(input, head)),
  });
  const joe = "Joe Okafor <joe@fair.example>";
  const about = material([mail("m1", joe, "2026-11-20T09:00:00.000Z", "Notes of the day", text)], {
    known: [known],
  });
  return writeDigest(about, modelsWith(sure)).changes ?? [];
}

const UP = "The notice about the clinic is up too, and somebody drew a moustache on it.";

describe("an item of earlier digests that later words end", () => {
  it("is reported done by the likeliest of them, where the encoder thinks it over", () => {
    expect(changesBy(UP, 3)).toMatchObject([
      { itemId: "i1", what: "reported-done", quotes: [{ kind: "email", id: "m1", quote: UP }] },
    ]);
  });

  it.each([
    ["where it thinks it open", UP, -3],
    ["where the words only ask", "Is the notice about the clinic up too, or does somebody draw on it?", 3],
    ["where they tell that it is not done", "The notice about the clinic I haven't got round to.", 3],
    ["where they tell of something else", "The freezer hums like a bee since Tuesday morning.", 3],
  ])("stays open %s", (_, text, over) => {
    expect(changesBy(text, over).filter(({ what }) => what === "reported-done")).toEqual([]);
  });

  it("stays open where words of its own thread neither name it nor tell of anything done", () => {
    const inThread = {
      ...NOTICE,
      said: NOTICE.said.map((said) => ({ ...said, subject: "Notes of the day" })),
    };
    const ends = (text: string) =>
      changesBy(text, 6, inThread).filter(({ what }) => what === "reported-done").length;
    expect(ends("Fourteen people, six dogs and one parrot.")).toBe(0);
    expect(ends("Stuck it beside the door this morning.")).toBe(1);
  });

  it("is not asked about where a person has put it aside", () => {
    expect(changesBy(UP, 3, { ...NOTICE, state: "wrong" })).toEqual([]);
  });
});
