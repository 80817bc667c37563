import { describe, expect, it } from "vitest";
import type { DigestDraft, DigestMaterial } from "../../../app/domain/digests/digest-material";
import { builtinWriter } from "../../../app/platform/writer-builtin/builtin-writer";
import { allMaterial } from "../../fixtures/material/all-material";

const fold = (text: string) => text.replace(/\s+/g, " ").trim();

const linesOf = (draft: DigestDraft) => [
  ...draft.actionItems,
  ...draft.blockers,
  ...draft.decisions,
  ...draft.stakeholders,
];

function textsOf(material: DigestMaterial, kind: string, id: string): string[] {
  if (kind === "document") return material.documents.filter((d) => d.id === id).map((d) => d.text);
  return material.mails.filter((m) => m.id === id).flatMap((m) => m.parts.map((p) => p.text));
}

describe("each item carries a quote that stands in its source", () => {
  it.each(Object.entries(allMaterial))("in %s", async (_, material) => {
    const draft = await builtinWriter.write(material);
    for (const line of linesOf(draft)) {
      expect(line.quotes.length).toBeGreaterThan(0);
      for (const { kind, id, quote } of line.quotes)
        expect(
          textsOf(material, kind, id).some((text) => fold(text).includes(quote)),
          quote,
        ).toBe(true);
    }
  });
});
