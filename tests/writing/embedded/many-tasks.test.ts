import { describe, expect, it } from "vitest";
import type { DigestMaterial } from "../../../app/writing/digest-material";
import { writeDigest as writeWithoutEncoder } from "../../../app/writing/embedded/write-digest";
import { mail, material } from "../../fixtures/material/build-material";
import { writeDigest } from "../../support/embedded-writer";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => 4001 + index);
const tasksOf = (given: DigestMaterial) => new Set(writeDigest(given).actionItems.map(({ task }) => task));
const inOneMail = (count: number) =>
  material([
    mail(
      "all",
      "Ana Ruiz <ana@acme.test>",
      "2026-11-20T09:00:00.000Z",
      "Invoices",
      `Hi Joe,\n\n${numbers(count)
        .map((number) => `- please pay invoice ${number}`)
        .join("\n")}`,
    ),
  ]);

describe("150 tasks that differ in a number", () => {
  it("are 150 lines when they stand in one mail", () => {
    expect(tasksOf(inOneMail(150)).size).toBe(150);
  });

  it("are 150 lines when each is a mail", () => {
    const mails = numbers(150).map((number, index) =>
      mail(
        `m${number}`,
        "Ana Ruiz <ana@acme.test>",
        new Date(Date.UTC(2026, 10, 20, 9, index)).toISOString(),
        "Invoices",
        `Hi Joe,\n\nplease pay invoice ${number} by Friday.\n\nAna`,
      ),
    );
    expect(tasksOf(material(mails)).size).toBe(150);
  });

  it("beyond 200 the digest says how many it left out", () => {
    const draft = writeDigest(inOneMail(230));
    expect(draft.actionItems).toHaveLength(200);
    expect(draft.beyond).toEqual({ sentences: 0, lines: 30 });
    expect(writeDigest(inOneMail(150)).beyond).toBeUndefined();
  });
});

describe("What is beyond any reading is counted", () => {
  const long = "word ".repeat(700).trim();
  const given = (text: string) =>
    material([mail("long", "Ana Ruiz <ana@acme.test>", "2026-11-20T09:00:00.000Z", "Site", text)]);

  it("a sentence without an end, while the ones beside it are read", () => {
    const draft = writeDigest(
      given(`Joe, please order the cables by Friday.\n\n${long}\n\nPriya will book the hall.`),
    );
    expect(draft.actionItems.map(({ owner }) => owner).sort()).toEqual(["Joe", "Priya"]);
    expect(draft.beyond).toEqual({ sentences: 1, lines: 0 });
  });

  it("sentences beyond 5,000 of one mail", () => {
    const lines = Array.from({ length: 5_010 }, (_, index) => `- the crate ${index} is green`);
    // What is counted is what is beyond all readers.
    expect(writeWithoutEncoder(given(lines.join("\n"))).beyond).toEqual({ sentences: 10, lines: 0 });
  });

  it("the same sentence again is read once", () => {
    const again = Array.from({ length: 6_000 }, () => "Joe, please order the cables by Friday.").join(" ");
    const draft = writeDigest(given(again));
    expect(draft.actionItems).toHaveLength(1);
    expect(draft.beyond).toBeUndefined();
  });
});
