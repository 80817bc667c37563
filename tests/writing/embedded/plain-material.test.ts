import { describe, expect, it } from "vitest";
import type { DigestMaterial } from "../../../app/writing/digest-material";
import { inSingleBytes, plainMaterial } from "../../../app/writing/embedded/plain-material";
import { mail, material } from "../../fixtures/material/build-material";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

const curly = (text: string, more = {}): DigestMaterial =>
  material([
    mail("m1", "Maeve O’Dowd <maeve@acme.test>", "2026-11-23T07:00:00Z", "Roof – hall 2", text, more),
  ]);

describe("what says the same is read the same, however it was typed", () => {
  it.each([
    ["I’ll send the survey by Friday.", "I'll send the survey by Friday."],
    ["The boiler – the one in hall 2 – is broken.", "The boiler - the one in hall 2 - is broken."],
    [
      "The small one leaks… Bea, Omar and Lise will bring the trestles.",
      "The small one leaks... Bea, Omar and Lise will bring the trestles.",
    ],
    ["Could you book the “blue” room for Monday?", 'Could you book the "blue" room for Monday?'],
  ])("%s", async (typed, plain) => {
    const lines = await toldToFelix(typed);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines).toEqual(await toldToFelix(plain));
  });

  it("where an answer stands between quoted words is the same place in the plain text", () => {
    const [read] = plainMaterial(
      curly("Well… yes.\nNo – not that.", { between: [{ quoted: "Shall we – really?", at: 11 }] }),
    ).mails;
    const [part] = read?.parts ?? [];
    expect(part?.text).toBe("Well... yes.\nNo - not that.");
    expect(part?.between?.map(({ quoted, at }) => [quoted, part.text.slice(at)])).toEqual([
      ["Shall we - really?", "No - not that."],
    ]);
  });

  it("a person whose name has an apostrophe is one person, and the words shown are those of the mail", async () => {
    const [line] = await linesOfMails({
      from: "=?utf-8?Q?Maeve_O=E2=80=99Dowd?= <maeve@acme.test>",
      text: "Hi Felix,\n\nI’ll ring the roofer – today if I can.\n\nMaeve O’Dowd",
    });
    expect(line?.owner).toBe("Maeve O'Dowd");
    expect(line?.quotes).toBe("I’ll ring the roofer – today if I can.");
  });

  it("letters and signs that have no plain form are left as they are", () => {
    expect(plainMaterial(curly("Łukasz paid €500 → done 👍")).mails[0]?.parts[0]?.text).toBe(
      "Łukasz paid €500 → done 👍",
    );
    for (const text of ["", "plain", "Zoë", "Łukasz", "x".repeat(9000)])
      expect(inSingleBytes(text)).toBe(text);
  });
});
