import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuote, foldInSlices } from "../../../app/writing/check/find-quote";
import type { DigestDraft, DigestMaterial } from "../../../app/writing/digest-material";
import { writeDigest } from "../../../app/writing/embedded/write-digest";
import { atOnce } from "../../../app/writing/slices";
import { productModels } from "../../../scripts/eval/encoder";
import { allMaterial } from "../../fixtures/material/all-material";
import { mail, material } from "../../fixtures/material/build-material";
import { embeddedWriter } from "../../support/embedded-writer";

const linesOf = (draft: DigestDraft) => [
  ...draft.actionItems,
  ...draft.blockers,
  ...draft.decisions,
  ...draft.stakeholders,
];

function textsOf(from: DigestMaterial, kind: string, id: string): string[] {
  if (kind === "document") return from.documents.filter((d) => d.id === id).map((d) => d.text);
  return from.mails.filter((m) => m.id === id).flatMap((m) => m.parts.map((p) => p.text));
}

/** As the check of every draft looks for them. */
const standsIn = (text: string, quote: string) => findQuote(atOnce(foldInSlices(text)), quote) !== null;

function unfoundQuotes(from: DigestMaterial, draft: DigestDraft): string[] {
  return linesOf(draft).flatMap((line) =>
    line.quotes.length === 0
      ? ["a line without a quote"]
      : line.quotes
          .filter((q) => !textsOf(from, q.kind, q.id).some((text) => standsIn(text, q.quote)))
          .map((q) => q.quote),
  );
}

const numbersOf = (text: string) => text.match(/\d[\d.,:]*\d|\d/g) ?? [];
const fixtures = Object.entries(allMaterial);

describe("each item carries a quote that stands in its source", () => {
  it.each(fixtures)("in %s", async (_, from) => {
    expect(unfoundQuotes(from, await embeddedWriter.write(from))).toEqual([]);
  });

  it("whatever is cut out of, doubled in or put into the text", async () => {
    const scrap = fc.constantFrom(
      "\n",
      "\r\n\r\n",
      "  ",
      "> ",
      "- ",
      ":",
      "…",
      "\u00a0",
      "’",
      "I'll ",
      "please ",
      "@joe ",
      "Ana: ",
      "🙂",
      "by Friday ",
    );
    const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), drop: fc.nat(40), put: scrap });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fixtures.map(([, m]) => m)),
        fc.array(edit, { maxLength: 6 }),
        async (from, edits) => {
          const change = (text: string) =>
            edits.reduce((t, { at, drop, put }) => {
              const i = Math.floor(at * t.length);
              return t.slice(0, i) + put + t.slice(i + drop);
            }, text);
          const changed = {
            ...from,
            mails: from.mails.map((m) => ({
              ...m,
              parts: m.parts.map((p) => ({ ...p, text: change(p.text) })),
            })),
          };
          expect(unfoundQuotes(changed, await embeddedWriter.write(changed))).toEqual([]);
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });

  it("never from the signature", async () => {
    const from = material([
      mail(
        "e1",
        "Ana Ruiz <ana@acme.test>",
        "2026-11-18T09:00:00.000Z",
        "Re: Keys",
        "Thanks, that helps a lot with the planning.",
        { signature: "Please consider the environment and send the invoice to accounting." },
      ),
    ]);
    expect(JSON.stringify(await embeddedWriter.write(from))).not.toMatch(/invoice/);
  });
});

describe("what the digest says stands in the sources", () => {
  it.each(fixtures)("all numbers of tasks, decisions and overview of %s", async (_, from) => {
    const draft = await embeddedWriter.write(from);
    const said = [
      draft.overview,
      ...draft.actionItems.map((i) => i.task),
      ...draft.decisions.map((d) => d.decision),
      ...draft.blockers.map((b) => b.description),
    ];
    const known = new Set(
      from.mails.flatMap((m) => [m.subject ?? "", ...m.parts.map((p) => p.text)]).flatMap(numbersOf),
    );
    expect(said.flatMap(numbersOf).filter((n) => !known.has(n))).toEqual([]);
  });

  it.each(fixtures)(
    "lines of %s are tidy: short, capitalised, without a trailing fragment",
    async (_, from) => {
      for (const { task } of (await embeddedWriter.write(from)).actionItems) {
        expect(task.length).toBeLessThanOrEqual(160);
        expect(task).toMatch(/^[\p{Lu}\d]/u);
        expect(task).not.toMatch(/(?:[,;:]|\b(?:and|or|but|the|to))$/i);
      }
    },
  );

  it.each(fixtures)("the same material of %s gives the same bytes", async (_, from) => {
    // By an encoder that remembers nothing.
    const again = writeDigest(structuredClone(from), productModels());
    expect(JSON.stringify(again)).toBe(JSON.stringify(await embeddedWriter.write(from)));
  });

  it("takes endless words and hostile repetitions in its stride", async () => {
    const texts = [
      "X".repeat(50_000),
      "Hi ".repeat(10_000),
      "please ".repeat(5_000),
      ", and ".repeat(5_000),
      "A: ".repeat(8_000),
    ];
    const from = material(
      texts.map((text, i) =>
        mail(`b${i}`, "Ana Ruiz <ana@acme.test>", "2026-11-18T09:00:00.000Z", "Bulk", text),
      ),
    );
    expect(unfoundQuotes(from, await embeddedWriter.write(from))).toEqual([]);
  });

  it("an empty inbox gives an empty draft", async () => {
    expect(await embeddedWriter.write(material([]))).toEqual({
      overview: "",
      actionItems: [],
      blockers: [],
      decisions: [],
      stakeholders: [],
    });
  });
});
