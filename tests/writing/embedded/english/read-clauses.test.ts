import { describe, expect, it } from "vitest";
import { readClauses } from "../../../../app/writing/embedded/english/read-clauses";
import { tag } from "../../../../app/writing/embedded/english/tag";

const clausesOf = (text: string) =>
  readClauses(tag(text)).map(({ subject, verb, marker }) => [subject?.text ?? null, verb, marker]);
const firstOf = (text: string) => readClauses(tag(text))[0];

describe("every clause of a sentence is read: who, does what, under which condition", () => {
  it.each<[string, (string | null)[][]]>([
    ["Imogen will label the jars.", [["Imogen", "label", null]]],
    [
      "Imogen will label the jars and Bo delivers them.",
      [
        ["Imogen", "label", null],
        ["Bo", "deliver", null],
      ],
    ],
    [
      "Our plumber repairs the boiler and sends the bill.",
      [
        ["Our plumber", "repair", null],
        ["Our plumber", "send", null],
      ],
    ],
    [
      "If it rains, I will move the tables.",
      [
        ["it", "rain", "if"],
        ["I", "move", null],
      ],
    ],
    ["Please fold the programmes.", [[null, "fold", null]]],
    ["Imogen promised to translate the leaflet.", [["Imogen", "translate", null]]],
  ])("%s", (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });
});

describe("how sure and by whom stands in the verb group", () => {
  it.each([
    ["The hedge still has to be cut.", { modal: "must", passive: true }],
    ["I won't repair the pump.", { modal: "will", negated: true }],
    ["Imogen is preparing the stall.", { progressive: true, past: false }],
    ["Imogen has repaired the pump.", { perfect: true }],
    ["Imogen repaired the pump.", { past: true }],
    ["Imogen promised to translate the leaflet.", { through: ["promise"] }],
    ["Could you check the kiln?", { modal: "could", inverted: true, question: true }],
    ["Please fold the programmes.", { imperative: true }],
  ])("%s", (text, form) => {
    expect(firstOf(text)).toMatchObject(form);
  });

  it("does not take a participle before its noun for a verb", () => {
    expect(clausesOf("Please return the signed lease.")).toEqual([[null, "return", null]]);
  });
});
