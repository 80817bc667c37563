import { describe, expect, it } from "vitest";
import type { Coverage } from "../../app/digest/coverage";
import { whyNoLine } from "../../app/domain/digests/why-no-line";

const coverage: Coverage = {
  mails: 3,
  documents: 0,
  quoted: 0,
  nothingActionable: 3,
  unread: [],
  droppedLines: 0,
};

describe("an empty digest tells what was read and why it gave no line", () => {
  it.each<[string, Partial<Coverage>, string]>([
    ["mails", {}, "3 mails were read: no task, problem or decision in them."],
    [
      "newsletters",
      { newsletters: 2 },
      "3 mails (2 newsletters or receipts) were read: no task, problem or decision in them.",
    ],
    [
      "languages that are not read",
      {
        otherLanguages: [{ language: "Polish", mails: 1, names: ["Jan Kowalski"], days: ["Fri 20 Nov"] }],
      },
      "3 mails were read: no task, problem or decision in them. 1 mail in Polish: only dates and names were read (Jan Kowalski, Fri 20 Nov).",
    ],
    [
      "orders to the software",
      { setAside: 1 },
      "3 mails were read: no task, problem or decision in them. 1 sentence set aside: written for software, not for you.",
    ],
  ])("%s", (_, more, words) => {
    expect(whyNoLine({ ...coverage, ...more }, 0)).toBe(words);
  });
});
