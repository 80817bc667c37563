import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

/** Verbs and things of many trades, most of them rare: verb in its base form, participle, object. */
const WORK = [
  ["grout", "grouted", "tiles"],
  ["re-lay", "re-laid", "slabs"],
  ["sterilise", "sterilised", "jars"],
  ["tarmac", "tarmacked", "drive"],
  ["pressure-test", "pressure-tested", "boiler"],
  ["back up", "backed up", "till"],
  ["lint", "linted", "config"],
  ["enrol", "enrolled", "latecomers"],
  ["fell", "felled", "ash"],
  ["referee", "refereed", "match"],
  ["top-dress", "top-dressed", "green"],
  ["order", "ordered", "pegs"],
] as const;

const SENTENCES = {
  "Felix, please V the N by Friday.": "Felix Arden",
  "Could you V the N by Friday?": "Felix Arden",
  "I'll V the N on Friday.": "Nora Blythe",
  "Felix will V the N by Friday.": "Felix Arden",
  "Felix is going to V the N on Friday.": "Felix Arden",
} as const;

describe("a task is its verb and its object, however rare the verb", () => {
  it.each(Object.entries(SENTENCES))("%s", async (sentence, owner) => {
    for (const [verb, , thing] of WORK) {
      const said = sentence.replace("V", verb).replace("N", thing);
      const words = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} the ${thing}`;
      expect(await linesOfMails(`${said}\n\nNora`), said).toMatchObject([{ kind: "actions", words, owner }]);
    }
  });

  it("what is done is no task", async () => {
    for (const [, participle, thing] of WORK)
      for (const said of [
        `Felix has ${participle} the ${thing}.`,
        `We ${participle} the ${thing} yesterday.`,
      ])
        expect(await linesOfMails(`${said}\n\nNora`), said).toEqual([]);
  });
});
