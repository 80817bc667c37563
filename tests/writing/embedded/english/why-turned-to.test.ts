import { describe, expect, it } from "vitest";
import { toldLines } from "../../../support/lines-of-mails";

const toFelix = (text: string): string => `Hi Felix,\n\n${text}\n\nNora`;

describe("an order to turn to somebody says why, in words of its mail", () => {
  it.each([
    [
      "The kiln has cracked along the back wall. Can you get Otto to have a look?",
      "Get Otto to have a look: the kiln has cracked along the back wall, null",
    ],
    [
      "The ferry is cancelled on Sunday. Please put a notice on the door.",
      "Put a notice on the door: the ferry is cancelled on Sunday, null",
    ],
    [
      "The lease runs out in May, so could you get on to the landlord?",
      "Get on to the landlord: the lease runs out in May, null",
    ],
    [
      "Half of the chairs are broken and the hall wants them by Friday. Would you try the scouts?",
      "Try the scouts: half of the chairs are broken, null",
    ],
    ["Mr Voss rang about the deposit. Can you call him back?", "Call Mr Voss back about the deposit, null"],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContain(`Felix Arden: ${line}`);
  });

  it.each([
    [
      "The insurer still hasn't answered our claim. I'll chase them on Thursday.",
      "Chase the insurer, who still hasn't answered our claim, Thu 19 Nov",
    ],
    [
      "We've decided to close the pool in March. I'll write to the members on Thursday.",
      "Write to the members: we've decided to close the pool in March, Thu 19 Nov",
    ],
    [
      "I'd still get the gutters cleaned, I'll give the roofers a ring on Thursday.",
      "Give the roofers a ring to get the gutters cleaned, Thu 19 Nov",
    ],
  ])("who takes it on, too: %s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContain(`Nora Blythe: ${line}`);
  });

  it.each([
    [
      "We need two more marquees for the fete. Could you ask Bellamy's?",
      "Ask Bellamy's for two more marquees for the fete",
    ],
    [
      "I still need the floor plan for the inspector, can you ask Hugo?",
      "Ask Hugo for the floor plan for the inspector",
    ],
    [
      "Perhaps the museum could lend us a projector, can you ask them?",
      "Ask the museum to lend us a projector",
    ],
  ])("what is needed is one task with asking for it: %s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toEqual([`Felix Arden: ${line}, null`]);
  });

  it.each([
    ["Lovely evening yesterday. Please ring Sofia.", "Ring Sofia"],
    ["I told the caterers this morning. Please ring the band.", "Ring the band"],
    ["If the van isn't back by ten, ring the garage.", "Ring the garage if the van isn't back by ten"],
  ])("what is no reason is none: %s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toEqual([`Felix Arden: ${line}, null`]);
  });
});
