import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

describe("digest: what was decided or is in the way is told without why, who told it, or a remark", () => {
  it.each([
    ["The works meeting is cancelled, I am in Bremen.", "decisions: The works meeting is cancelled"],
    [
      "The dance class is moving to Thursdays, agreed with the caretaker.",
      "decisions: The dance class is moving to Thursdays",
    ],
    [
      "The goat shed is off limits until the vet has been.",
      "blockers: The goat shed is off limits until the vet has been",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it.each([
    "Lime is no good in frost, so we wait.",
    "Ridley's is the dearest but comes with the longer warranty, so go with them.",
  ])("but what follows from it is told: %s", async (text) => {
    const [line] = (await toldToFelix(text)).filter((one) => /^(?:decisions|blockers): /.test(one));
    expect(line).toBe(`decisions: ${text.replace(/\.$/, "")}`);
  });
});

describe("digest: what leads up to it or goes on behind it is no part of what is told", () => {
  it.each([
    [
      "Ciara rang this morning, the till in the farm shop keeps freezing.",
      "blockers: The till in the farm shop keeps freezing",
    ],
    [
      "The hen house has no permit yet and the council will fine us for it.",
      "blockers: The hen house has no permit yet",
    ],
    ["Ruben rang at lunch, the open day moves to the 14th.", "decisions: The open day moves to the 14th"],
  ])("%s", async (text, line) => {
    expect((await toldToFelix(text)).filter((one) => /^(?:decisions|blockers): /.test(one))).toEqual([line]);
  });

  it.each([
    ["We were going to shut the kiln in May, but now we're keeping it.", /keeping it$/],
    ["The customer has approved the second mock-up.", /mock-up$/],
  ])("but never what it says, or of what: %s", async (text, whole) => {
    expect((await toldToFelix(text)).find((one) => /^(?:decisions|blockers): /.test(one))).toMatch(whole);
  });
});

describe("digest: what stands in the way is told without a word that says so", () => {
  it.each([
    "The scanner is playing up again.",
    "Page 14 is in RGB.",
    "Stockport lost the wifi at eight.",
    "No heat in the hall since yesterday lunch.",
  ])("%s", async (text) => {
    expect(await toldToFelix(text)).toEqual([expect.stringMatching(/^blockers: /)]);
  });
});
