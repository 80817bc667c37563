import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

describe("two lines are one only with the same act, object and identifiers", () => {
  it.each([
    ["tickets", "Please close ticket BOAT-12.", "Please close ticket BOAT-13."],
    ["invoices", "Please pay invoice 4410.", "Please pay invoice 4411."],
    ["partners", "Please sign the contract with Arnheim.", "Please sign the contract with Belcourt."],
    ["places", "Please empty locker 7.", "Please empty locker 9."],
    ["documents", "Please print the menu.", "Please print the wine list."],
  ])("different %s are different tasks", async (_, first, second) => {
    const lines = await linesOfMails(
      { text: `Hi Felix,\n\n${first}\n\nNora`, subject: "Today" },
      { text: `Hi Felix,\n\n${second}\n\nNora`, subject: "Today" },
    );
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const identifier =
        line.words.match(/[A-Z]*-?\d+|Arnheim|Belcourt|menu|wine list/)?.[0] ?? "no identifier";
      expect(line.quotes.toLowerCase()).toContain(identifier.toLowerCase());
    }
  });

  it("the same thing asked twice is one line with two quotes", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nplease pay invoice 4410.\n\nNora",
      "Hi Felix,\n\na reminder: please pay invoice 4410 by Friday.\n\nNora",
    );
    expect(lines.map(({ words, timeline }) => [words, timeline])).toEqual([
      ["Pay invoice 4410", "Fri 20 Nov"],
    ]);
    expect(lines[0]?.quotes.match(/4410/g)).toHaveLength(2);
  });

  it("150 tasks that differ in a number are 150", async () => {
    const mails = Array.from({ length: 150 }, (_, index) => ({
      text: `Hi Felix,\n\nplease repaint bollard ${1000 + index} this month.\n\nNora`,
      subject: `Bollard ${1000 + index}`,
      date: `2026-11-16 08:${String(index % 60).padStart(2, "0")} +0000`,
    }));
    const lines = await linesOfMails(...mails);
    const numbers = lines.map(({ words }) => words.match(/\d+/)?.[0]);
    expect(new Set(numbers).size).toBe(150);
  });
});
